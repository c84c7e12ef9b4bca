/** What cards carry (CH-CARD), and what some of them do when a force is set up. */
import { BadPack } from '@holotape/kernel';
import { expect, test } from 'vitest';
import { readSkirmishContent } from '../../index.ts';
import { whyNotAForce } from '../../queries/forces.ts';
import { showsIcon } from '../../queries/units.ts';
import { builtInFiles, content, scene, unit } from '../helpers/battle.ts';

/** What is wrong with a pack of one card. */
function problemsOf(file: string, card: object): string[] {
  const files = [
    { path: 'pack.yaml', text: 'id: mine\nname: Mine\ngame: skirmish' },
    { path: file, text: JSON.stringify([card]) },
  ];
  try {
    readSkirmishContent([builtInFiles, files]);
    return [];
  } catch (error) {
    if (error instanceof BadPack) return error.problems.map(({ message }) => message);
    throw error;
  }
}

const without = (card: object, field: string) =>
  Object.fromEntries(Object.entries(card).filter(([key]) => key !== field));

const UNIT = {
  id: 'example-guard',
  name: 'Guard',
  unique: false,
  faction: 'survivors',
  type: 'human',
  special: { STR: 4, PER: 4, END: 4, CHA: 4, INT: 4, AGI: 4, LUC: 4 },
  skills: { health: 'END' },
  move: 'yellow',
  awareness: 'green',
  armor: { physical: '1', energy: '1', radiation: '-' },
  icons: [],
  caps: 30,
  base: 32,
  text: '',
};

test('CH-CARD-1 a unit card has every field of the list, or is reported', () => {
  expect(problemsOf('units.yaml', UNIT)).toEqual([]);
  const wanted = ['unique', 'name', 'faction', 'move', 'special', 'skills', 'armor', 'awareness', 'icons'];
  for (const field of wanted) expect(problemsOf('units.yaml', without(UNIT, field)).join()).toContain(field);
  const six = { ...UNIT, special: without(UNIT.special, 'LUC') };
  expect(problemsOf('units.yaml', six).join()).toContain('LUC');
  expect(problemsOf('units.yaml', { ...UNIT, move: 'purple' }).join()).toContain('move');
});

test('CH-CARD-2 an AI card has every field of the list and a cell for each column, or is reported', () => {
  const [card] = content.aiCards.values();
  const own = { ...card!, id: 'example-mind', units: [] };
  expect(problemsOf('ai-cards.yaml', own)).toEqual([]);
  for (const field of ['name', 'columns', 'rows', 'targets'])
    expect(problemsOf('ai-cards.yaml', without(own, field)).join()).toContain(field);
  const rows = Object.fromEntries(
    Object.entries(own.rows).map(([row, it]) => [row, { ...it, cells: it!.cells.slice(1) }]),
  );
  expect(problemsOf('ai-cards.yaml', { ...own, rows }).join()).toContain('every row has a cell for each column');
  const nobody = Object.fromEntries(Object.entries(own.rows).map(([row, it]) => [row, without(it!, 'method')]));
  expect(problemsOf('ai-cards.yaml', { ...own, rows: nobody }).join()).toContain('method');
});

const WEAPON = {
  id: 'example-gun',
  name: 'Gun',
  type: 'rifle',
  short: { range: 'red', dice: ['black'] },
  damage: [{ type: 'physical', amount: 2 }],
  caps: 5,
  text: '',
};

test('CH-CARD-3 a weapon card has type, name, range and damage; long range and Critical Meter it may lack', () => {
  expect(problemsOf('weapons.yaml', WEAPON)).toEqual([]);
  for (const field of ['type', 'name', 'short', 'damage'])
    expect(problemsOf('weapons.yaml', without(WEAPON, field)).join()).toContain(field);
});

test('CH-CARD-4 a Heroic card gives Luck, Critical Points and three Action Point uses; without it there are none', () => {
  const settler = content.units.get('settler')!;
  for (const icon of ['luck', 'criticals'] as const)
    expect([showsIcon(settler, true, icon), showsIcon(settler, false, icon)]).toEqual([true, false]);
  expect(content.heroic.icons).toEqual(expect.arrayContaining(['move', 'attack', 'expertise']));
});

test('WW-CARD-1 Strong begins hurt under a Leader who is no Survivor', () => {
  const led = (card: string, leader: string | null) =>
    scene({
      ann: [{ ...unit('lead', card, [[1000, 1000]]), leader }, unit('strong', 'strong', [[2000, 1000]])],
      ben: [unit('x', 'settler', [[8000, 8000]])],
    }).model('strong-1').regular;
  expect([led('paladin-danse', 'hunter'), led('sole-survivor', 'hunter'), led('sole-survivor', null)]).toEqual([
    2, 0, 0,
  ]);
});

test('WW-FACTION-1 a Controller makes its owner one of the Creatures or Robots', () => {
  const lead = { ...unit('lead', 'sole-survivor', [[1000, 1000]]), leader: 'robot-controller' };
  const t = scene({
    ann: [lead, unit('robot', 'mr-handy', [[2000, 1000]])],
    ben: [unit('x', 'settler', [[8000, 8000]])],
    boosted: true,
  });
  // Survivors begin with Armor Boosts; a Leader of Robots is none, and neither is what it leads.
  expect([t.model('lead-1').boosts, t.model('robot-1').boosts, t.model('x-1').boosts]).toEqual([0, 0, 1]);
  expect(whyNotAForce(t, [lead])).toBeUndefined();
});
