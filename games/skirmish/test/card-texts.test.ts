/** Every card says what it does, and does what it says; what a pack of one's own leaves undone its unsaid.yaml lists. */
import { expect, test } from 'vitest';
import { readSkirmishContent } from '../index.ts';
import { boostSentences } from '../printed/boost-words.ts';
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
import { questSentences } from '../printed/quest-words.ts';
import { structureSentences } from '../printed/structure-words.ts';
import { builtInFiles, cardName, content } from './helpers/battle.ts';

/** What a card says, beside what its data say. */
const told = <Card extends { readonly text: string }>(
  cards: ReadonlyMap<string, Card>,
  sentences: (card: Card) => string[],
) => [...cards].map(([id, card]) => ({ id, text: card.text, says: sentences(card) }));

/** Cards of other kinds (chems, food, Dangers, Events) have no words beside the steps and outcomes of their schemas. */
const KINDS = {
  factions: told(content.factions, factionSentences),
  units: told(content.units, unitSentences),
  weapons: told(content.weapons, weaponSentences),
  armor: told(content.armor, armorSentences),
  clothing: told(content.clothing, clothingSentences),
  gear: told(content.gear, gearSentences),
  mods: told(content.mods, modSentences),
  leaders: told(content.leaders, leaderSentences),
  perks: told(content.perks, perkSentences),
  boosts: told(content.boosts, boostSentences),
  structures: told(content.structures, structureSentences),
  quests: told(content.quests, (card) => questSentences(card, cardName)),
};

const isExample = (id: string): boolean => id.startsWith('example-') || id.startsWith('lasts-');

test.each(Object.keys(KINDS) as (keyof typeof KINDS)[])('the text of %s is what their data say', (kind) => {
  for (const { id, text, says } of KINDS[kind]) {
    if (isExample(id)) continue;
    const name = `${kind}/${id}`;
    const all = [...says, ...(content.unsaid.get(name) ?? []).map((unsaid) => unsaid.says)];
    expect({ name, text }).toEqual({ name, text: all.join(' ') });
  }
});

test('of the printed cards nothing is left undone', () => {
  expect([...content.unsaid.keys()]).toEqual([]);
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
