/**
 * Luck that is the same in every run: of the server, of the pages, and of the tables in them. Every test has its own, so
 * that a new test in a file changes nothing for the others.
 */
import { below, type Random, randomFrom } from '@holotape/kernel';
import { stream } from '@holotape/kernel/chance';
import type { Luck } from '@holotape/server/luck';
import { expect } from 'vitest';

/** The test that runs now, or the file while it gets ready; benches and pictures are neither. */
function nowTested(): string {
  if (process.env.VITEST === undefined) return 'no test';
  const { testPath = '', currentTestName = '' } = expect.getState();
  return `${testPath.split(/[\\/]/).at(-1)} > ${currentTestName}`;
}

/** For a server that outlives a test: what is of no table yet begins anew with each. */
export const testedLuck: Luck = (of) => {
  let test: string | undefined;
  let random: Random;
  return () => {
    const now = nowTested();
    if (now !== test) random = randomFrom(`${now} > ${of}`);
    test = now;
    return random();
  };
};

const visitors = new Map<string, number>();

/**
 * A script that gives the pages of one visitor their luck: the first of a test is always dealt the same, and the second
 * something else. A page that is loaded again goes on with other luck: what it makes must not have the ids of before.
 */
export function visitorLuck(): string {
  const test = nowTested();
  const number = (visitors.get(test) ?? 0) + 1;
  visitors.set(test, number);
  const random = randomFrom(`${test} > visitor ${number}`);
  const [a, b, c, d] = Array.from({ length: 4 }, () => below(random, 2 ** 31));
  return `(() => {
    if (location.protocol === 'about:') return;
    const loads = Number(localStorage.getItem('test.loads') ?? 0) + 1;
    localStorage.setItem('test.loads', String(loads));
    const stream = ${stream};
    const word = stream(${a}, ${b}, loads);
    crypto.getRandomValues = (array) => {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (let i = 0; i < bytes.length; i += 1) bytes[i] = word() & 255;
      return array;
    };
    crypto.randomUUID = () =>
      [8, 4, 4, 4, 12].map((signs) => Array.from({ length: signs }, () => (word() & 15).toString(16)).join('')).join('-');
    // How often a line is tried again depends on the machine: that is not felt by what is dealt.
    const other = stream(${c}, ${d}, loads);
    Math.random = () => other() / 2 ** 32;
  })();`;
}
