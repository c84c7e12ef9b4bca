/** Forces as codes and files: what comes back, and what is said when not all of it does. */
import { describe, expect, test } from 'vitest';
import type { ForceList } from '../../printed/force-lists.ts';
import { forceCode, forceFrom, isForceCode } from '../../queries/force-lists/codes.ts';
import { fileOf, forceIn } from '../../queries/force-lists/reading.ts';
import { content } from '../helpers/battle.ts';
import { forceOf, leading, listed, words } from '../helpers/forces.ts';

const grenade = 'fragmentation-grenade';
const full = forceOf(
  [
    leading({ items: ['laser-musket'], mods: [{ on: 'laser-musket', mod: 'long-barrel' }], heroic: true }),
    listed('settler', { models: 3, items: ['assault-rifle', grenade, grenade] }),
    listed('lancer', { perks: ['big-leagues'] }),
  ],
  { limit: 750, house: true, name: 'Everything' },
);

const read = (result: ReturnType<typeof forceFrom>) => {
  if ('say' in result) throw new Error(words(result));
  return { list: result.list, lost: result.lost.map(words) };
};
const refused = (result: ReturnType<typeof forceFrom>): string => {
  if ('list' in result) throw new Error('It could be read.');
  return words(result);
};

describe('a code', () => {
  test('brings back all of a force but its name, in whatever case it is typed', () => {
    const code = forceCode(full);
    expect(isForceCode(code)).toBe(true);
    expect(code).toMatch(/^F1\.2020\.[0-9a-z.-]+$/);
    for (const typed of [code, code.toUpperCase(), ` ${code}\n`])
      expect(read(forceFrom(content, typed, 'Everything'))).toEqual({ list: full, lost: [] });
  });

  test('no two cards of a kind are written alike', () => {
    for (const kind of ['units', 'items', 'leaders', 'perks'] as const) {
      const codes = [...content[kind].keys()].map((id) => {
        const unit = listed(kind === 'units' ? id : 'settler', {
          items: kind === 'items' ? [id] : [],
          perks: kind === 'perks' ? [id] : [],
          leader: kind === 'leaders' ? id : null,
        });
        return forceCode(forceOf([unit]));
      });
      expect(new Set(codes).size).toBe(codes.length);
    }
  });

  test('one wrong character is noticed, and nothing is made of it', () => {
    const code = forceCode(full);
    const sentence = 'The code is damaged: a character is missing or wrong. Nothing of it could be kept.';
    for (let at = 9; at < code.length; at += 1) {
      const other = code[at] === 'q' ? 'r' : 'q';
      expect(refused(forceFrom(content, code.slice(0, at) + other + code.slice(at + 1), 'x'))).toBe(sentence);
    }
    expect(refused(forceFrom(content, code.slice(0, -3), 'x'))).toBe(sentence);
    expect(refused(forceFrom(content, 'T1.wasteland.x', 'x'))).toBe(
      'This is a code of another kind ("t1"): a force begins with F1.',
    );
  });

  test('a unit and a card that are unknown here are left out, with a sentence, and the rest is kept', () => {
    const { settler: _, ...units } = Object.fromEntries(content.units);
    const poorer = { ...content, units: new Map(Object.entries(units)) };
    const items = new Map([...content.items].filter(([id]) => id !== 'laser-musket'));
    const { list, lost } = read(forceFrom({ ...poorer, items }, forceCode(full), 'x'));
    expect(list.units.map(({ card }) => card)).toEqual(['preston-garvey', 'lancer']);
    expect(list.units[0]!.items).toEqual([]);
    expect(lost).toEqual([
      expect.stringMatching(/^One card of Preston Garvey \(\w{3}\) is unknown here and was left out\.$/),
      expect.stringMatching(/^One unit of the code \(\w{3}\) is unknown here and was left out\.$/),
    ]);
  });

  test('prices of a list that is not here: those of the cards, and it is said', () => {
    const { list, lost } = read(forceFrom(content, forceCode({ ...full, prices: '2031' }), 'x'));
    expect(list.prices).toBe('2020');
    expect(lost).toEqual(['There is no list of prices "2031" here: the force is reckoned with that of 2020.']);
  });
});

describe('a file', () => {
  const file = (change: object): string => JSON.stringify({ ...JSON.parse(fileOf(full)), ...change });
  const fromFile = (text: string) => read(forceIn(content, text));

  test('brings back the whole force', () => {
    expect(fromFile(fileOf(full))).toEqual({ list: full, lost: [] });
  });

  test('that is none gets a sentence', () => {
    expect(refused(forceIn(content, '{ "format": '))).toBe(
      'This file is no force: it cannot be read. Nothing of it could be kept.',
    );
    for (const foreign of ['7', 'null', '{}', '{ "format": "holotape-save" }'])
      expect(refused(forceIn(content, foreign))).toBe('This file is something else, not a force of Holotape.');
  });

  test('CH-FORCE-7 models of a unit that are equipped unalike are no unit', () => {
    const unlike = { card: 'settler', models: 3, items: [{ card: 'assault-rifle', models: 2 }] };
    const { list, lost } = fromFile(file({ units: [...full.units, unlike] }));
    expect(list).toEqual(full);
    expect(lost).toEqual([
      expect.stringMatching(/^Unit 4 of the file is damaged \(items\.0: .*\) and was left out\.$/),
    ]);
  });

  test('damaged fields get what is usual, unknown cards are left out, and each is told', () => {
    const units: ForceList['units'] = [
      leading({ leader: 'emperor', perks: ['flying'], items: ['laser-musket', 'moon'] }),
      listed('wizard'),
    ];
    const { list, lost } = fromFile(file({ limit: -4, name: 17, prices: '1997', units }));
    expect(list).toEqual({
      boosts: [],
      name: 'A force',
      prices: '2020',
      limit: 750,
      house: true,
      units: [leading({ leader: null, items: ['laser-musket'] })],
    });
    expect(lost).toEqual([
      'The name of the file is missing or damaged: it is A force now.',
      'The limit of the file is missing or damaged: it is 750 now.',
      'There is no list of prices "1997" here: the force is reckoned with that of 2020.',
      'There is no card called moon here: it was left out.',
      'There is no card called flying here: it was left out.',
      'There is no card called emperor here: it was left out.',
      'There is no card called wizard here: it was left out.',
    ]);
  });

  test('without units, or with more than any table holds', () => {
    expect(fromFile(file({ units: 'all' })).lost).toEqual(['The file has no units.']);
    const many = fromFile(file({ units: Array.from({ length: 31 }, () => listed('settler')) }));
    expect(many.list.units.length).toBe(30);
    expect(many.lost).toEqual(['The file has more than 30 units: the rest was left out.']);
  });
});
