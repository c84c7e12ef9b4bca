import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_PACK, holotape } from './helpers/holotape.ts';

const simulate = (...args: string[]) =>
  holotape(['simulate', 'vault', '--seats', 'random,random', '--seed', '7', ...args]);

test('for programs: one JSON object, and the same games whatever the number of jobs', () => {
  const [one, two] = ['1', '2'].map((jobs) => {
    const ran = simulate('--games', '6', '--json', '--jobs', jobs);
    expect(ran).toMatchObject({ code: 0, err: '' });
    return JSON.parse(ran.out) as Record<string, unknown>;
  });
  expect(one).toMatchObject({ games: 6, errors: 0, seed: '7' });
  expect(one!.decisions).toBeGreaterThan(100);
  expect(one!.decisionsPerSecond).toBeGreaterThan(0);
  expect((one!.wins as number[]).reduce((sum, wins) => sum + wins)).toBe(6);
  for (const same of ['fingerprint', 'wins', 'decisions', 'scores', 'cards']) expect(two![same]).toEqual(one![same]);
});

test('for people: a page that fits, with names of cards', () => {
  const { code, out, lines, err } = simulate('--games', '6', '--extra-rooms', '--pack', EXAMPLE_PACK);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^The vault: 6 games of random and random, seed 7\n/);
  expect(out).toMatch(/^ {2}1 random +[\d.]+ +[\d.]+ % +[\d.]+ - [\d.]+ % +[\d.]+$/m);
  expect(out).toMatch(/^Endings: /m);
  expect(out).not.toMatch(/[a-z]-[a-z]+ [+-]\d/);
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
});

test('a database that cannot be had is told in a sentence, without its password', () => {
  const { code, out, err } = simulate('--games', '6', '--database', 'postgresql://me:secret@127.0.0.1:1/none');
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^The database at 127\.0\.0\.1:1\/none cannot be opened: .*ECONNREFUSED.*\n$/);
  expect(err).not.toContain('secret');
});

describe('the balance laboratory', () => {
  test('plays on until a question is decided, and says so in a sentence', () => {
    const ran = simulate('--games', '200', '--until', 'seat 1', '--margin', '30');
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toMatch(/^The vault: \d\d games/);
    expect(ran.out.replace(/\s+/g, ' ')).toMatch(
      /Decided: seat 1 wins as much as is fair, 50\.0 %, within 30\.0 %\. \d+\.\d % \(.* to .*\) of \d\d games\./,
    );
  });

  test('what is not decided is told too, and a card nobody had', () => {
    expect(simulate('--games', '6', '--until', 'seat 1').out).toMatch(/Not decided: it is open whether seat 1 wins/);
    expect(simulate('--games', '2', '--until', 'rooms moon base').out).toMatch(/no game says anything about it/);
  });

  test('compares two versions of the cards with the same dice, and draws a page that needs nothing else', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'holotape-')), 'lab.html');
    const ran = simulate('--games', '6', '--extra-rooms', '--compare', EXAMPLE_PACK, '--html', file);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toMatch(/^With the other cards, in 6 games with the same dice \(\d ended just the same\):$/m);
    expect(ran.out).toMatch(/^ {2}victories, seat 1 +[+-]?\d+\.\d % +[+-]?\d+\.\d to [+-]?\d+\.\d$/m);
    expect(ran.lines.filter((line) => line.length > 80)).toEqual([]);
    const page = readFileSync(file, 'utf8');
    expect(page).toMatch(/^<!doctype html>/);
    expect(page.match(/<svg /g)!.length).toBeGreaterThan(8);
    expect(page).toContain('Bugle');
    expect(page).not.toMatch(/<script|<link|https?:|url\(|NaN|undefined/);
  });

  test('plays every scenario there is, and tells them side by side', () => {
    const ran = holotape(['simulate', 'adventure', '--seats', 'random,random', '--games', '1', '--each-scenario']);
    expect(ran.code).toBe(0);
    expect(ran.out).toMatch(/^ {2}scenario +seat 1 +seat 2$/m);
    expect(ran.out.match(/^ {2}The .* %\)$/gm)!.length).toBeGreaterThan(3);
  });

  test('what cannot be asked gets a sentence', () => {
    const told = (...args: string[]) => simulate('--games', '2', ...args).err.split('\n')[0];
    expect(told('--until', 'seat')).toContain('--until takes two words, such as "seat 1"');
    expect(told('--until', 'seat 3')).toContain('--until seat');
    expect(told('--until', 'bot greedy')).toContain('No "greedy" bot plays');
    expect(told('--until', 'bot random')).toContain('Only random bots play');
    expect(told('--margin', '3')).toContain('--margin belongs to a question');
    expect(told('--each-scenario')).toContain('has no scenarios to choose from');
    expect(told('--until', 'seat 1', '--database', 'postgresql://x/y')).toContain('leave out --database');
  });
});
