/** The skirmish's cards in words, for whoever looks one up: what is printed as text, without the figures. */
import type { BookCard } from '../../rulebook.ts';
import { w } from './words.ts';

interface Worded {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

const files = import.meta.glob<readonly Worded[]>(
  [
    '../../../../../games/skirmish/content/{units,weapons,armor,power-armor,clothing,gear,mods,chems,alcohol,food}.yaml',
    '../../../../../games/skirmish/content/{leaders,perks,danger,creatures,strangers,events,turrets}.yaml',
  ],
  { query: '?words', import: 'default', eager: true },
);

/** The rule that a kind of card is played by, by the file it stands in. */
const RULES = {
  units: 'WW-CARD-2',
  weapons: 'WW-SHOOT-1',
  armor: 'WW-ARM-1',
  'power-armor': 'WW-PA-1',
  clothing: 'WW-ITEM-4',
  gear: 'WW-ITEM-1',
  mods: 'WW-ITEM-8',
  chems: 'WW-USE-2',
  alcohol: 'WW-USE-2',
  food: 'WW-HEAL-1',
  leaders: 'WW-LEADER-1',
  perks: 'CH-PERK-1',
  turrets: 'WW-TURRET-2',
  danger: 'WW-WASTE-1',
  creatures: 'WW-WASTE-1',
  strangers: 'WW-WASTE-1',
  events: 'CH-EVENT-1',
} as const satisfies Readonly<Record<string, string>>;

export const cardsInWords = (): BookCard[] =>
  (Object.keys(RULES) as (keyof typeof RULES)[]).flatMap((kind) => {
    const cards = Object.entries(files).find(([path]) => path.endsWith(`/${kind}.yaml`))?.[1] ?? [];
    return cards
      .filter(({ text }) => text !== '')
      .map(({ id, name, text }) => ({ id, name, text, kind: w(`kind.${kind}`), rule: RULES[kind] }));
  });
