import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BadPack, type PackFile } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { readSkirmishContent } from '../index.ts';
import { healthOf, skillValue } from '../queries/attributes.ts';
import { whyNotAForce } from '../queries/forces.ts';
import { rangesTo } from '../queries/shooting.ts';
import { sizeOf } from '../queries/units.ts';
import { ATTRIBUTES, DAMAGE_TYPES } from '../words.ts';
import { content, scene, settler, unit } from './helpers/battle.ts';

const card = (changes: string[] = []): PackFile => {
  const lines = [
    '- id: tester',
    '  name: Tester',
    '  faction: survivors',
    '  unique: false',
    '  type: human',
    '  special: { STR: 3, PER: 6, END: 4, CHA: 4, INT: 4, AGI: 5, LUC: 3 }',
    '  skills: { rifle: AGI, health: END }',
    '  move: yellow',
    '  charge: red',
    '  awareness: green',
    '  armor: { physical: "1", energy: "2+1", radiation: "X" }',
    '  icons: []',
    '  caps: 1',
    '  base: 32',
    '  text: ""',
  ];
  for (const change of changes) {
    const key = change.split(':')[0]!;
    const at = lines.findIndex((line) => line.startsWith(`${key}:`));
    lines[at] = change;
  }
  return { path: 'units.yaml', text: lines.filter((line) => !line.endsWith(': gone')).join('\n') };
};
const problemsOf = (file: PackFile): string => {
  try {
    readSkirmishContent([[{ path: 'pack.yaml', text: 'id: p\nname: P\ngame: skirmish' }, file]]);
  } catch (error) {
    if (error instanceof BadPack) return error.message;
  }
  return '';
};

describe('Reading unit and weapon cards', () => {
  test('WW-SPEC-1 a card has all seven attributes', () => {
    expect(problemsOf(card(['  special: { STR: 3, PER: 6, END: 4, CHA: 4, INT: 4, AGI: 5 }']))).toContain('special');
    expect(Object.keys(content.units.get('settler')!.special)).toEqual([
      'STR',
      'PER',
      'END',
      'CHA',
      'INT',
      'AGI',
      'LUC',
    ]);
  });

  test('WW-SPEC-2 the card says which attribute a skill uses, no default does', () => {
    const soleSurvivor = content.units.get('sole-survivor')!;
    const trooper = content.units.get('trooper')!;
    expect(skillValue(soleSurvivor, 'rifle')).toBe(soleSurvivor.special.PER);
    expect(skillValue(trooper, 'rifle')).toBe(trooper.special.AGI);
    expect(skillValue(trooper, 'rifle')).not.toBe(trooper.special.PER);
  });

  test('WW-SPEC-3 the rulebook tells what each attribute is for, and no test goes by that', () => {
    const catalog = readFileSync(fileURLToPath(new URL('../rules.yaml', import.meta.url)), 'utf8');
    const [, text] = /id: WW-SPEC-3\n\s+rule: "(.*)"/.exec(catalog)!;
    for (const attribute of ATTRIBUTES) expect(text).toMatch(new RegExp(`${attribute} for \\w+`));
    // PER is for ranged weapons, END for Health; these cards say otherwise.
    const [trooper, survivor] = [content.units.get('trooper')!, content.units.get('sole-survivor')!];
    expect(skillValue(trooper, 'rifle')).toBe(trooper.special.AGI);
    expect(healthOf(survivor)).toBe(survivor.special.AGI);
  });

  test('WW-SPEC-5 what raises an attribute raises the skills read from it', () => {
    const { skills, special } = content.units.get('super-mutant') ?? content.units.get('skirmisher')!;
    const mutant = { ...content.units.get('skirmisher')!, skills, special: { ...special, STR: 6 } };
    expect(skillValue(mutant, 'melee', { STR: 3 })).toBe(9);
    expect(skillValue(mutant, 'melee')).toBe(6);
  });

  test('WW-CARD-2 a card has one Health icon and may be without a Charge', () => {
    expect(problemsOf(card(['  skills: { rifle: AGI }']))).toContain('health');
    expect(problemsOf(card(['  move: gone']))).toContain('move');
    expect(problemsOf(card(['  charge: gone']))).not.toContain('charge');
  });

  test('WW-CARD-3 without a long range bar no long range is offered', () => {
    const t = scene({
      ann: [unit('a', 'settler', [[1000, 1000]], '10mm-pistol', 'assault-rifle')],
      ben: [settler('b', [1000 + 320 + 1700, 1000])],
    });
    const [a, b] = [t.model('a-1'), t.model('b-1')];
    expect(rangesTo(t, a, content.weapons.get('10mm-pistol')!, b)).toEqual(['short']);
    expect(rangesTo(t, a, content.weapons.get('assault-rifle')!, b)).toEqual(['long']);
    expect(content.weapons.get('eyebot-laser')!.critical).toBeUndefined();
  });

  test('WW-DMG-1 Health is the attribute beside its icon, and what adds to it', () => {
    const soleSurvivor = content.units.get('sole-survivor')!;
    expect(soleSurvivor.skills.health).toBe('AGI');
    expect(healthOf(soleSurvivor)).toBe(7);
    expect(healthOf(soleSurvivor, {}, 1)).toBe(8);
    expect(healthOf(content.units.get('settler')!)).toBe(content.units.get('settler')!.special.END);
  });

  test('WW-DMG-2 damage is physical, energy or radiation', () => {
    const weapon = (type: string) => ({
      path: 'weapons.yaml',
      text: `- { id: w, name: W, type: rifle, short: { range: red, dice: [] }, damage: [{ type: ${type}, amount: 1 }], caps: 0, text: "" }`,
    });
    expect(problemsOf(weapon('acid'))).toContain('damage');
    for (const type of DAMAGE_TYPES) expect(problemsOf(weapon(type))).not.toContain('damage');
  });

  test('WW-RULING-27 a dash is a rating of 0 and an X is immune', () => {
    const { armor } = content.units.get('scientist')!;
    expect(armor.physical).toEqual({ rating: 0, strong: 0, immune: false });
    expect(content.units.get('deathclaw')!.armor).toMatchObject({
      physical: { rating: 3, strong: 1 },
      radiation: { immune: true },
    });
  });

  test('WW-RULING-44 the improvised weapon: melee, 1 physical damage, a green die, no effects, no meter', () => {
    expect(content.weapons.get('improvised-weapon')).toMatchObject({
      type: 'melee',
      short: { dice: ['green'] },
      damage: [{ type: 'physical', amount: 1 }],
      effects: [],
    });
    expect(content.weapons.get('improvised-weapon')!.critical).toBeUndefined();
  });
});

describe('Units and models', () => {
  const one: [number, number][] = [[500, 500]];
  const two: [number, number][] = [
    [500, 500],
    [1500, 500],
  ];

  test('WW-UNIT-1 a unit has one card and at least one model', () => {
    const t = scene({ ann: [settler('a', [500, 500], [1500, 500], [2500, 500])], ben: [settler('b', [5000, 5000])] });
    expect(t.state.units.filter(({ seat }) => seat === 0)).toHaveLength(1);
    expect(t.state.models.filter((model) => model.unit === 'a')).toHaveLength(3);
    expect(whyNotAForce({ content }, [{ ...settler('a'), models: [] }])).toBeDefined();
  });

  test('WW-UNIT-4 one model of each Unique unit, in each force by itself', () => {
    const danse = (id: string, at = one) => unit(id, 'paladin-danse', at);
    expect(whyNotAForce({ content }, [danse('a'), danse('b')])).toBeDefined();
    expect(whyNotAForce({ content }, [danse('a', two)])).toBeDefined();
    expect(
      whyNotAForce({ content }, [danse('a'), unit('b', 'elder-maxson', one), unit('c', 'piper', one)]),
    ).toBeUndefined();
    expect(() => scene({ ann: [danse('a')], ben: [danse('b', [[5000, 5000]])] })).not.toThrow();
  });

  test('WW-UNIT-5 versions of one character are one Unique unit', () => {
    expect(whyNotAForce({ content }, [unit('a', 'dogmeat', one), unit('b', 'dogmeat-scout', one)])).toBeDefined();
    expect(whyNotAForce({ content }, [unit('b', 'dogmeat-scout', one)])).toBeUndefined();
  });

  test('WW-UNIT-6 32 mm is Normal, 40 mm Large, 60 mm and wider Huge', () => {
    expect([32, 40, 60, 80].map(sizeOf)).toEqual(['normal', 'large', 'huge', 'huge']);
  });
});
