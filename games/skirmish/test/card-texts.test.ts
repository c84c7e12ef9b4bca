/** Every card says what it does, and does what it says, but for what unsaid.yaml lists with its reason. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { content } from './battle.ts';
import {
  armorSentences,
  clothingSentences,
  gearSentences,
  leaderSentences,
  modSentences,
  perkSentences,
  unitSentences,
  weaponSentences,
} from './card-words.ts';

interface Unsaid {
  readonly card: string;
  readonly says: string;
  readonly why: string;
}

const unsaid = parse(readFileSync(fileURLToPath(new URL('../unsaid.yaml', import.meta.url)), 'utf8')) as Unsaid[];

/** Cards of other kinds (chems, food, Dangers, Events) have no words beside the steps and outcomes of their schemas. */
const KINDS = {
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
      const all = [...sentences(card as never), ...unsaid.filter((each) => each.card === name).map(({ says }) => says)];
      expect({ name, text: card.text }).toEqual({ name, text: all.join(' ') });
    }
  },
);

test('what is listed as not done has a card, a reason, and stands there once', () => {
  for (const { card, says, why } of unsaid) {
    const [kind, id] = card.split('/') as [keyof typeof KINDS, string];
    expect(KINDS[kind]?.[0].has(id), card).toBe(true);
    expect(says.endsWith('.'), says).toBe(true);
    expect(why.length, card).toBeGreaterThan(10);
  }
  const names = unsaid.map(({ card, says }) => `${card} ${says}`);
  expect(new Set(names).size).toBe(names.length);
});
