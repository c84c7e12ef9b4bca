import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Finding, ruleFiles, ruleLint } from '../checks/rule-lint.ts';

const root = join(import.meta.dirname, '..', '..');

/** What every sample may use. */
const WORDS = `
export type Play<T = void> = Generator<{ ask: string }, T, string | number>;
export interface Table { readonly state: { log: string[] }; trail: string }
export function* roll(_table: Table, sides: number): Play<number> {
  yield { ask: 'roll' };
  return sides;
}
export function* attack(table: Table): Play {
  yield* roll(table, 6);
}
export function* within<T>(_table: Table, _name: string, body: Play<T>): Play<T> {
  return yield* body;
}
export function* countTo(n: number): Generator<number> {
  for (let i = 1; i <= n; i += 1) yield i;
}
export interface Card { readonly effect?: (table: Table) => Play }
export const SEATS: number[] = [0, 1, 2];
`;
const IMPORT =
  "import { attack, type Card, countTo, type Play, roll, SEATS, type Table, within } from './sample-words.ts';";

/** Samples in which every line that must be reported ends with `//!` and a part of the message. */
const SAMPLES: Record<string, string> = {
  'a rule that is called and not played': `
export function* turn(table: Table): Play {
  attack(table); //! attack(...) is never played
  (attack(table)); //! never played
  void attack(table); //! never played
  attack(table) as Play; //! never played
  table.trail === '' && attack(table); //! never played
  table.trail ? attack(table) : roll(table, 6); //! never played
  for (attack(table); ; attack(table)) break; //! never played
  yield* attack(table);
}`,
  'a rule that may be missing, called and not played': `
export function* play(table: Table, card: Card): Play {
  card.effect?.(table); //! card.effect(...) is never played
  card.effect!(table); //! never played
  yield* attack(table);
}`,
  'yield without its star': `
export function* turn(table: Table): Play {
  yield attack(table) as never; //! write yield* instead of yield
  yield* attack(table);
}`,
  'a rule that is kept and never played': `
export function* turn(table: Table): Play {
  const _kept = attack(table); //! is kept and never played
  let later: Play | undefined;
  later = attack(table); //! is kept and never played
  const _all = SEATS.map(() => attack(table)); //! is kept and never played
  yield* attack(table);
}`,
  'a rule returned from a rule': `
export function* turn(table: Table): Play<unknown> {
  yield* attack(table);
  if (table.trail) return roll(table, 6); //! is returned and not played
  return table.trail === '' ? roll(table, 6) : yield* roll(table, 20); //! is returned and not played
}
export function* inferred(table: Table) {
  yield* attack(table);
  return attack(table); //! is returned and not played
}
export const card = {
  *effect(table: Table) {
    yield* attack(table);
    return attack(table); //! is returned and not played
  },
};`,
  'a rule used as a condition': `
export function* turn(table: Table): Play {
  if (roll(table, 6)) return; //! is always true
  while (!roll(table, 6)) return; //! is always true
  const hit = roll(table, 6) ? 1 : 2; //! is always true
  const both = roll(table, 6) && table.trail; //! is always true
  const waiting = roll(table, 6);
  if (waiting) table.trail = String(hit) + both; //! waiting is always true
  yield* within(table, 'x', waiting);
}`,
  'a rule used as a value': `
export function* turn(table: Table): Play {
  table.trail = \`rolled \${roll(table, 6)}\`; //! is used as a value
  table.trail = 'rolled ' + roll(table, 6); //! is used as a value
  switch (roll(table, 6) as unknown) { //! is used as a value
    case 6:
      break;
  }
  if ((roll(table, 6) as unknown) === 6) return; //! is used as a value
  if (typeof roll(table, 6) === 'number') return; //! is used as a value
  yield* attack(table);
}`,
  'a rule given to a loop that expects none': `
export function* turn(table: Table): Play {
  SEATS.forEach(() => attack(table)); //! is returned and not played
  SEATS.forEach(() => { attack(table); }); //! is never played
  SEATS.some(() => roll(table, 6)); //! is returned and not played
  const hits = SEATS.filter(function () { return roll(table, 6); }); //! is returned and not played
  SEATS.map(() => attack(table)); //! is never played
  yield* roll(table, hits.length);
}`,
  'a rule driven by hand': `
export function* turn(table: Table): Play {
  attack(table).next('x'); //! is driven by hand
  for (const question of attack(table)) table.trail = question.ask; //! is driven by hand
  const [first] = attack(table); //! is driven by hand
  const rest = [...attack(table)]; //! is driven by hand
  yield* roll(table, rest.length + (first ? 1 : 0));
}`,
  'rules that are played': `
export function* turn(table: Table, card: Card): Play<number> {
  yield* attack(table);
  const hit = yield* roll(table, 6);
  if ((yield* roll(table, 6)) > hit && (yield* roll(table, 20)) > 1) table.trail = \`\${yield* roll(table, 6)}\`;
  yield* within(table, 'nested', attack(table));
  if (card.effect) yield* card.effect(table);
  const effect = card.effect?.(table);
  if (effect) yield* effect;
  const again = card.effect?.(table);
  if (again !== undefined) yield* again;
  const waiting = hit > 3 ? roll(table, 6) : roll(table, 20);
  const effects = SEATS.map((seat) => (t: Table) => roll(t, seat));
  for (const one of effects) yield* one(table);
  return yield* waiting;
}
export function handOn(table: Table): Play<number> {
  return roll(table, 6);
}
export const arrow = (table: Table) => roll(table, 6);
export const card: Card = { effect: (table) => attack(table) };
export function* chooseRule(table: Table): Play<Play<number>> {
  yield* attack(table);
  return roll(table, 6);
}`,
  'generators that only count': `
export function sum(): number {
  let total = 0;
  for (const i of countTo(3)) total += i;
  const [first = 0] = countTo(1);
  return [...countTo(2), total + first].length;
}
export function forgotten(): void {
  countTo(3); //! is never played
}`,
  'the clock': `
export function now(): number {
  const made = new Date(); //! Date reads the clock
  return made.getTime() + performance.now(); //! performance reads the clock
}
export const then = (): number => globalThis.Date.now(); //! Date reads the clock
export type When = Date; //! Date reads the clock`,
  'chance that no seed decides': `
export const face = (): number => Math.floor(Math.random() * 6); //! Math.random is not chosen by the seed
export const id = (): string => crypto.randomUUID(); //! crypto is not chosen by the seed`,
  'mathematics that differs from machine to machine': `
export const far = (x: number, y: number): number => Math.hypot(x, y); //! Math.hypot differs
export const turned = (a: number): number => Math.sin(a) + Math.atan2(a, 1); //! Math.sin differs //! Math.atan2 differs
export const grown = (a: number): number => Math.pow(a, 0.5) + Math.log(a) + Math.exp(a); //! Math.pow //! Math.log //! Math.exp
export const power = (a: number, b: number): number => a ** b; //! ** differs
export const root = (a: number): number => a ** 0.5; //! ** differs
export const { cos } = Math; //! Math is only used by the name
export const key = (): number => Math['tan'](1); //! Math is only used by the name`,
  'what runs later': `
export async function wait(): Promise<void> { //! an async function runs later //! Promise runs later
  await null; //! await runs later
  for await (const _ of []) break; //! for await runs later
}
export const soon = async () => 1; //! an async function runs later
export function later(f: () => void): void {
  setTimeout(f, 1); //! setTimeout runs later
  setInterval(f, 1); //! setInterval runs later
  queueMicrotask(f); //! queueMicrotask runs later
}
export const lazy = () => import('./sample-words.ts'); //! import() runs later`,
  'the world outside': `
import { readFileSync } from 'node:fs'; //! node:fs reaches outside
import path from 'path'; //! path reaches outside
export { join } from 'node:path'; //! node:path reaches outside
export const home = () => process.env.HOME; //! process reaches outside
export const page = () => fetch('x'); //! fetch reaches outside
export function shout(): void {
  console.log(readFileSync('x'), path.sep); //! console reaches outside
}`,
  'the language of the machine': `
export const order = (a: string, b: string): number => a.localeCompare(b); //! localeCompare depends
export const shown = (n: number): string => n.toLocaleString(); //! toLocaleString depends
export const list = () => new Intl.ListFormat(); //! Intl depends`,
  'orders that surprise': `
export function orders(numbers: number[], record: Record<string, number>): number[] {
  for (const key in record) numbers.push(record[key] ?? 0); //! for...in also walks
  numbers.sort(); //! sort() without a comparison
  return numbers.toSorted(); //! toSorted() without a comparison
}`,
  'names that only look forbidden': `
interface Clock { readonly Date: number; readonly process: string; console(): void }
export function same(clock: Clock, bytes: Uint8Array, sorter: { sort(): void }): number {
  const fetch = (n: number): number => n;
  const process = clock.process.length;
  clock.console();
  sorter.sort();
  bytes.sort();
  return fetch(process) + clock.Date;
}
export function exact(numbers: number[], names: ReadonlySet<string>, record: Record<string, number>): number {
  numbers.sort((a, b) => a - b);
  for (const name of names) numbers.push(name.length);
  for (const key of Object.keys(record)) numbers.push(record[key] ?? 0);
  return Math.floor(Math.sqrt(Math.max(1, Math.abs(numbers[0] ?? 0)))) ** 2 + Math.trunc(Math.min(2, 3));
}`,
  'variables of a module': `
let count = 0; //! count is a variable of the module
export let open = true; //! open is a variable of the module
// biome-ignore lint: the sample needs it
var old = 1; //! old is a variable of the module
export class Counter {
  static made = 0; //! made is a variable of the class
  static readonly limit = 3;
  mine = 0;
}
export function step(): number {
  count += 1;
  open = false;
  old += 1;
  return count;
}`,
  'constants of a module that change': `
const seen = new Set<string>();
const counts: Record<string, number> = {};
const deep = { list: [1], at: { x: 0 } };
const [left, right] = [{ n: 1 }, { n: 2 }];
const cache = new Map<string, number>();
export function change(key: string): void {
  seen.add(key); //! seen belongs to the module
  counts[key] = 1; //! counts belongs to the module
  counts.total ??= 1; //! counts belongs to the module
  delete counts[key]; //! counts belongs to the module
  deep.list.push(2); //! deep belongs to the module
  deep.at.x++; //! deep belongs to the module
  --deep.at.x; //! deep belongs to the module
  [deep.at.x] = [3]; //! deep belongs to the module
  ({ n: deep.at.x } = left); //! deep belongs to the module
  right.n = 3; //! right belongs to the module
  Object.assign(deep, { at: 1 }); //! deep belongs to the module
  (cache as Map<string, number>).set(key, 1); //! cache belongs to the module
  SEATS.sort((a, b) => a - b); //! SEATS belongs to the module
  Object.assign(change, { last: key }); //! change belongs to the module
}`,
  'constants of a module that stay': `
const PRICES = new Map([['room', 3]]);
const ORDER = ['a', 'b'].sort((a, b) => (a < b ? -1 : 1));
export function price(table: Table, kind: string): number {
  const counts: Record<string, number> = {};
  const list = [...ORDER];
  counts[kind] = PRICES.get(kind) ?? 0;
  list.push(kind);
  table.state.log.push(kind);
  table.trail = kind;
  return list.length;
}
export function shadowed(ORDER: string[]): void {
  ORDER.push('c');
}`,
  excuses: `
// rule-lint: filled once, while the module is read
export let first = 1;
export let second = 2; //! second is a variable
// rule-lint:
export let third = 3; //! third is a variable
// rule-lint: nothing is wrong here //! there is nothing to excuse here
export const fourth = 4;
export function* turn(table: Table): Play {
  // rule-lint: a sample
  attack(table);
  yield* attack(table);
}`,
};

const fileOf = (sample: string) => `sample-${Object.keys(SAMPLES).indexOf(sample)}.ts`;
const textOf = (sample: string) => `${IMPORT}${SAMPLES[sample]}\n`;

let findings: Finding[] = [];
beforeAll(() => {
  const texts = Object.fromEntries(Object.keys(SAMPLES).map((sample) => [fileOf(sample), textOf(sample)]));
  findings = ruleLint(root, Object.keys(texts), { ...texts, 'sample-words.ts': WORDS });
});

describe('the rule lint reports', () => {
  test.each(Object.keys(SAMPLES))('%s', (sample) => {
    const found = findings.filter(({ file }) => file === fileOf(sample));
    const lines = textOf(sample).split('\n');
    const wanted = lines.flatMap((text, i) => {
      const messages = text.split('//! ').slice(1);
      return messages.map((part) => ({ line: i + 1, part: part.trim() }));
    });
    for (const { line, part } of wanted) {
      const messages = found.filter((finding) => finding.line === line).map(({ message }) => message);
      expect(messages.join('\n'), lines[line - 1]).toContain(part);
    }
    const surplus = found.filter(({ line }) => !wanted.some((one) => one.line === line));
    expect(surplus).toEqual([]);
  });
});

test('a finding names the file, the line and the column', () => {
  const [first] = findings.filter(({ file }) => file === fileOf('orders that surprise'));
  expect(first).toMatchObject({ line: 3, column: 3 });
});

test('rule files are the code of the games and the small games of the kernel, and no tests', () => {
  const files = ruleFiles(root);
  expect(files.filter((file) => /\.test\.ts$|^games\/[^/]+\/test\//.test(file))).toEqual([]);
  expect(files.every((file) => /^games\/|^kernel\/test\/games\//.test(file))).toBe(true);
});
