/** Every card says what it does, and does what it says, but for what unsaid.yaml lists with its reason. */
import { expect, test } from 'vitest';
import { readSkirmishContent } from '../index.ts';
import {
  armorSentences,
  clothingSentences,
  factionSentences,
  gearSentences,
  leaderSentences,
  modSentences,
  perkSentences,
  unitSentences,
  weaponSentences,
} from '../printed/card-words.ts';
import { builtInFiles, content } from './helpers/battle.ts';

/** Cards of other kinds (chems, food, Dangers, Events) have no words beside the steps and outcomes of their schemas. */
const KINDS = {
  factions: [content.factions, factionSentences],
  units: [content.units, unitSentences],
  weapons: [content.weapons, weaponSentences],
  armor: [content.armor, armorSentences],
  clothing: [content.clothing, clothingSentences],
  gear: [content.gear, gearSentences],
  mods: [content.mods, modSentences],
  leaders: [content.leaders, leaderSentences],
  perks: [content.perks, perkSentences],
} as const;

const isExample = (id: string): boolean => id.startsWith('example-') || id.startsWith('lasts-');

test.each(Object.keys(KINDS) as (keyof typeof KINDS)[])(
  'the text of %s is what their data say, and what is listed',
  (kind) => {
    const [cards, sentences] = KINDS[kind] as unknown as [
      ReadonlyMap<string, { text: string }>,
      (card: never) => string[],
    ];
    for (const [id, card] of cards) {
      if (isExample(id)) continue;
      const name = `${kind}/${id}`;
      const all = [...sentences(card as never), ...(content.unsaid.get(name) ?? []).map(({ says }) => says)];
      expect({ name, text: card.text }).toEqual({ name, text: all.join(' ') });
    }
  },
);

test('what is listed as not done stands there once', () => {
  const names = [...content.unsaid.values()].flat().map(({ card, says }) => `${card} ${says}`);
  expect(new Set(names).size).toBe(names.length);
});

test('what no card says cannot be listed', () => {
  const entry = '# Nobody does this.\n- { card: units/settler, says: "Flies.", why: "nobody flies" }';
  const files = [
    { path: 'pack.yaml', text: 'id: mine\nname: Mine\ngame: skirmish' },
    { path: 'unsaid.yaml', text: entry },
  ];
  expect(() => readSkirmishContent([builtInFiles, files])).toThrow(
    'unsaid.yaml:2: no card units/settler says "Flies."',
  );
});
