/** Every kind of card that has a table here: the cards of the content, and each as a row of that table. */

import { boostSentences } from '../../printed/boost-words.ts';
import {
  armorSentences,
  clothingSentences,
  factionSentences,
  gearSentences,
  leaderSentences,
  modSentences,
  perkSentences,
  unitSentences,
} from '../../printed/card-words.ts';
import { questSentences } from '../../printed/quest-words.ts';
import { cardName, content } from '../helpers/battle.ts';
import { aiCardRow } from './ai.ts';
import { consequenceDone, dangerDone, eventDone, strangerDone } from './encounters.ts';
import { chemRow, foodRow, orNone, powerArmorRow, turretRow, unitRow, weaponRow } from './notation.ts';
import type { Row } from './tables.ts';

interface Card {
  readonly id: string;
  readonly name: string;
}
interface Kind {
  readonly cards: readonly Card[];
  readonly rowOf: (card: never) => Row;
}

/** Cards of the tests alone. */
const isExample = ({ id }: Card): boolean => id.startsWith('example-') || id.startsWith('lasts-');
const kind = <C extends Card>(cards: Iterable<C>, rowOf: (card: C) => Row): Kind => ({
  cards: [...cards].filter((card) => !isExample(card)),
  rowOf,
});

const unsaid = (card: string): string => orNone((content.unsaid.get(card) ?? []).map(({ says }) => says).join(' '));
const star = ({ name, unique }: { name: string; unique: boolean }): string => (unique ? `${name} *` : name);
const nameOf = (item: string): string => content.items.get(item)!.name;

/** A card whose table has the effect in words: what the data say, and what nobody does yet. */
const worded = <C extends Card & { readonly caps: number; readonly unique: boolean }>(
  folder: string,
  column: string,
  cards: ReadonlyMap<string, C>,
  sentences: (card: C) => string[],
  more: (card: C) => Row = () => ({}),
): Kind =>
  kind(cards.values(), (card) => ({
    [column]: star(card),
    ...more(card),
    caps: String(card.caps),
    done: orNone(sentences(card).join(' ')),
    'not yet': unsaid(`${folder}/${card.id}`),
  }));

const FITS = { 'power-armor': 'power armor' } as Readonly<Record<string, string>>;

export const KINDS: Readonly<Record<string, Kind>> = {
  factions: kind(content.factions.values(), (card) => ({
    faction: card.name,
    done: orNone(factionSentences(card).join(' ')),
  })),
  units: kind(content.units.values(), (unit) => ({
    ...unitRow(unit, nameOf),
    done: orNone(unitSentences(unit).join(' ')),
    'not yet': unsaid(`units/${unit.id}`),
  })),
  'ai-cards': kind(content.aiCards.values(), aiCardRow),
  weapons: kind(content.weapons.values(), weaponRow),
  turrets: kind(content.turrets.values(), turretRow),
  'power-armor': kind(content.powerArmor.values(), powerArmorRow),
  armor: worded('armor', 'armor', content.armor, armorSentences),
  clothing: worded('clothing', 'clothing', content.clothing, clothingSentences),
  mods: worded('mods', 'mod', content.mods, modSentences, ({ fits, needs }) => ({
    fits: `${fits.map((each) => FITS[each] ?? each).join(', ')}${needs === 'sets' ? ' that sets' : ''}`,
  })),
  gear: worded('gear', 'gear', content.gear, gearSentences),
  leaders: worded('leaders', 'leader', content.leaders, leaderSentences),
  perks: worded('perks', 'perk', content.perks, perkSentences, ({ attribute, least }) => ({
    attribute,
    least: String(least),
  })),
  chems: kind([...content.chems.values(), ...content.alcohol.values()], (card) => ({
    ...chemRow(card),
    table: content.alcohol.has(card.id) ? 'Alcohol' : 'Chems',
  })),
  food: kind(content.food.values(), foodRow),
  junk: kind(content.junk.values(), ({ name, caps }) => ({ junk: name, caps: String(caps) })),
  dangers: kind(content.dangers.values(), (card) => ({ danger: card.name, done: dangerDone(card) })),
  creatures: kind(content.creatures.values(), (card) => ({ creature: card.name, done: dangerDone(card) })),
  strangers: kind(content.strangers.values(), (card) => ({ stranger: card.name, done: strangerDone(card) })),
  events: kind(content.events.values(), (card) => ({
    event: card.name,
    flip: card.flip ? 'yes' : 'no',
    done: eventDone(card),
  })),
  consequences: kind(content.consequences.values(), (card) => ({
    consequence: card.name,
    done: consequenceDone(card),
  })),
  quests: kind(
    [...content.quests.values()].map((card) => ({
      ...card,
      name: card.part === undefined ? card.name : `${card.name} ${card.part}`,
    })),
    (card) => ({ quest: card.name, part: card.part ?? '-', done: questSentences(card, cardName).join(' ') }),
  ),
  boosts: kind(content.boosts.values(), (card) => ({
    boost: card.name,
    type: card.type,
    caps: String(card.caps),
    done: boostSentences(card).join(' '),
  })),
  structures: kind(content.structures.values(), ({ name, caps, gives, power, water, most, perks, use }) => ({
    structure: name,
    caps: String(caps),
    'gives power': String(gives?.power ?? '-'),
    'gives water': String(gives?.water ?? '-'),
    'needs power': String(power),
    'needs water': String(water),
    most: String(most ?? '-'),
    perks: orNone((perks ?? []).map((id) => content.perks.get(id)!.name).join(', ')),
    draw: use?.does === 'items' || use?.does === 'boosts' ? `${use.draw} keep ${use.keep}` : '-',
  })),
  explore: kind(content.explore.values(), (card) => ({ explore: card.name, done: card.text })),
};
