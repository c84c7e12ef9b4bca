/**
 * Every figure, die, Critical and effect of every card against tables of what the printed cards say (test/facts/*.md), so that
 * nothing is dropped silently: what is not as printed is in deviations.md, what is not there in absent.md, with the reason.
 */
import { describe, expect, test } from 'vitest';
import { diceRows, fallRows, heroicRow, priceIn2024, rulerRows } from './facts/box.ts';
import { KINDS } from './facts/kinds.ts';
import { untoldOf } from './facts/notation.ts';
import { nameIn, type Row, rowsOf } from './facts/tables.ts';

const deviations = rowsOf('deviations');
const absent = rowsOf('absent');

const factsOf = (file: string): ReadonlyMap<string, Row> => {
  const rows = rowsOf(file);
  const byName = new Map(rows.map((row) => [nameIn(row), row]));
  expect(byName.size, `names in ${file}.md stand there once`).toBe(rows.length);
  return byName;
};

/** Columns that people read beside what is compared: the card in brief, the price of another year, what is still missing. */
const NOTES: Readonly<Record<string, readonly string[]>> = {
  factions: ['rule', 'not yet'],
  units: ['abilities', 'c24'],
  armor: ['effect', 'c24'],
  clothing: ['effect', 'c24'],
  mods: ['effect'],
  gear: ['effect', 'c24'],
  leaders: ['effect', 'c24'],
  perks: ['effect', 'c24'],
  weapons: ['c24'],
  'power-armor': ['c24'],
  chems: ['c24'],
  food: ['c24'],
  dangers: ['test', 'success', 'failure', 'not yet'],
  creatures: ['test', 'success', 'failure', 'not yet'],
  strangers: ['test or price', 'success or paid', 'failure', 'not yet'],
  events: ['lasts', 'effect', 'not yet'],
  explore: ['choice or test', 'result'],
  boosts: ['effect'],
  quests: ['task', 'reward', 'not yet'],
};

/** Lists in a cell have no order. */
const sorted = (text: string): string => text.split('; ').sort().join('; ');

/** What a card must be: the table's figures, but where it is listed that they are others. */
function wanted(kind: string, row: Row): Row {
  const caps = row.caps === '-' ? (row.c24 === '-' ? '0' : row.c24!) : row.caps;
  const cells: Record<string, string> = { ...row, ...(caps === undefined ? {} : { caps }) };
  for (const { card, column, facts, ours } of deviations) {
    if (card !== `${kind}/${nameIn(row)}`) continue;
    expect({ card, column, facts: cells[column!] }).toEqual({ card, column, facts });
    expect(ours, `${card} is as printed`).not.toBe(facts);
    cells[column!] = ours!;
  }
  return cells;
}

describe.each(Object.entries(KINDS))('%s', (kind, { cards, rowOf }) => {
  const facts = factsOf(kind);
  const named = new Map(cards.map((card) => [card.name, card]));

  test('are the printed ones, but for what is listed', () => {
    const missing = absent.filter((row) => row.kind === kind && row.is === 'not built').map(({ card }) => card);
    const added = absent.filter((row) => row.kind === kind && row.is === 'ours').map(({ card }) => card);
    expect([...facts.keys()].filter((name) => !named.has(name))).toEqual(missing);
    expect([...named.keys()].filter((name) => !facts.has(name))).toEqual(added);
  });

  test.each([...named].filter(([name]) => facts.has(name)))('%s is as printed', (name, card) => {
    const own = rowOf(card as never);
    const row = wanted(kind, facts.get(name)!);
    const columns = Object.keys(row).filter((column) => !NOTES[kind]?.includes(column));
    expect(Object.keys(own)).toEqual(expect.arrayContaining(columns));
    const pick = (cells: Row) => Object.fromEntries(columns.map((column) => [column, sorted(cells[column]!)]));
    expect(pick(own)).toEqual(pick(row));
  });
});

test.each(['weapons', 'units'] as const)('every field of %s is told in a column', (kind) => {
  for (const card of KINDS[kind]!.cards) expect([card.name, untoldOf(kind, card)]).toEqual([card.name, []]);
});

describe('the box', () => {
  test.each([
    ['WW-RULING-6 the Skill Die', ['skill']],
    ['WW-RULING-7 the Effect Dice', ['black', 'yellow', 'green', 'blue']],
    ['WW-RULING-8 the Armor Die', ['armor']],
  ])('%s: the faces are those of the table', (_, dice) => {
    const those = ({ die }: { readonly die?: unknown }) => dice.includes(String(die));
    const printed = rowsOf('dice').filter(those);
    expect(new Set(printed.map(({ die }) => die))).toEqual(new Set(dice));
    expect(diceRows().filter(those)).toEqual(printed.map(({ die, face, count }) => ({ die, face, count })));
  });
  test('rulers are as long, and marked in the corners, as the table says', () => {
    expect(rulerRows()).toEqual(rowsOf('rulers'));
  });
  test('WW-FALL-2 a fall does the damage of the table', () => {
    expect(fallRows()).toEqual(rowsOf('falling'));
  });
  test('WW-HEROIC-2 the Heroic card is the printed one', () => {
    expect(heroicRow()).toEqual(rowsOf('heroic')[0]);
  });
});

describe('prices of 2024', () => {
  const priced = Object.entries(KINDS).filter(([kind]) => 'c24' in (rowsOf(kind)[0] ?? {}));

  test('there are some of every kind that is paid for', () => {
    expect(priced.map(([kind]) => kind)).toContain('units');
    expect(priced.length).toBeGreaterThan(8);
  });
  test.each(priced)('of %s are those of the table; a card that has none costs what it did', (kind, { cards }) => {
    const facts = factsOf(kind);
    const rows = cards.flatMap(({ id, name }) => {
      const row = facts.get(name);
      return row === undefined ? [] : [{ name, caps: priceIn2024(kind, id), row: wanted(kind, row) }];
    });
    const told = rows.map(({ name, caps }) => `${name} ${caps}`);
    // What grows on somebody has no price in the table.
    const printed = ({ c24 = '0', caps }: Row) => (c24 === '-' ? caps : c24);
    expect(told).toEqual(rows.map(({ name, row }) => `${name} ${printed(row)}`));
  });
});

test('whatever is listed is a card of a table, and has a reason', () => {
  const known = new Set(
    Object.keys(KINDS).flatMap((kind) => [...factsOf(kind).keys()].map((name) => `${kind}/${name}`)),
  );
  expect(deviations.filter(({ card, why }) => !known.has(card!) || why === '')).toEqual([]);
  expect(absent.filter(({ why }) => why === '')).toEqual([]);
});
