/** Structures in words: what their data say, as their cards say it. */
import { BOOST_TYPES } from '../words.ts';
import type { ItemType, Structure, StructureUse } from './structures.ts';
import { list } from './wording.ts';

/** One of them, and several. */
const TYPES: Readonly<Record<ItemType, readonly [one: string, more: string]>> = {
  any: ['item', 'items'],
  weapon: ['weapon', 'weapons'],
  armor: ['armor', 'armor'],
  clothing: ['clothing', 'clothing'],
  chem: ['chem', 'chems'],
  alcohol: ['alcohol', 'alcohol'],
  food: ['food', 'food'],
  gear: ['gear', 'gear'],
  junk: ['junk', 'junk'],
  'power-armor': ['Power Armor', 'Power Armor'],
  medical: ['medical item', 'medical items'],
  'weapon-mod': ['Mod for weapons that can be attached', 'Mods for weapons that can be attached'],
  'armor-mod': ['Mod for armor', 'Mods for armor'],
  'power-armor-mod': ['Mod for Power Armor', 'Mods for Power Armor'],
};

const named = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** `gun-nut-rifle` as it stands on its card. */
const perkName = (id: string): string =>
  named(id)
    .replace(/^Gun Nut /, 'Gun Nut: ')
    .replace(/ Ii$/, ' II');

type Use<D extends StructureUse['does']> = Extract<StructureUse, { does: D }>;

function itemWords({ types, draw, keep, per, token }: Use<'items'>): string {
  const what = list(
    types.map((type) => TYPES[type][draw === 1 || per !== undefined ? 0 : 1]),
    'or',
  );
  const many =
    per === undefined
      ? `Draws ${draw} ${what}`
      : `Draws 1 ${what} for each ${list(per.map(named), 'or')} at work, at most ${draw}`;
  return `${many}, keeps ${keep}${token ? '; or adds 1 Armor Boost Token to a unit' : ''}.`;
}

const boostWords = ({ types, draw, keep }: Use<'boosts'>): string =>
  `Draws ${draw} ${types.length === BOOST_TYPES.length ? '' : `${list(types, 'or')} `}Boost${draw === 1 ? '' : 's'}, keeps ${keep}.`;

function useWords(use: StructureUse): string {
  switch (use.does) {
    case 'items':
      return itemWords(use);
    case 'boosts':
      return boostWords(use);
    case 'explore':
      return use.often
        ? `Explores for ${use.cost} Caps, as often as they are paid.`
        : 'Explores once, without payment.';
    case 'other-explore':
      return 'Another Explore card in place of one just drawn, before anything on it is done.';
    case 'redraw':
      return 'All cards of a draw are drawn anew.';
    case 'draw-more':
      return `${use.cards} card more is drawn.`;
    case 'keep-more':
      return `${use.cards} card more of a draw is kept.`;
    case 'again':
      return 'One more use of a Structure that was used.';
    case 'named':
      return 'An item by its name in place of a draw from the Item Deck.';
  }
}

export const structureSentences = (card: Structure): string[] => [
  ...(card.gives?.power === undefined ? [] : [`Gives ${card.gives.power} Power.`]),
  ...(card.gives?.water === undefined ? [] : [`Gives ${card.gives.water} Water.`]),
  ...(card.power === 0 ? ['Needs no Power.'] : []),
  ...(card.water === 0 ? [] : [`Needs ${card.water} Water.`]),
  ...(card.most === undefined ? [] : [`At most ${card.most}.`]),
  ...(card.perks === undefined ? [] : [`Needs ${list(card.perks.map(perkName), 'or')}.`]),
  ...(card.after === undefined ? [] : [`Needs ${named(card.after)}.`]),
  ...(card.instead === undefined
    ? []
    : [`${named(card.instead.faction)} build it instead of ${named(card.instead.of)}.`]),
  ...(card.use === undefined ? [] : [useWords(card.use)]),
  ...(card.selects === undefined
    ? []
    : [`Takes ${card.selects} item or ${2 * card.selects} Boosts from the pool to the next battle.`]),
  ...(card.retains === undefined ? [] : [`Retains ${card.retains} item or ${2 * card.retains} Boosts after a battle.`]),
  ...(card.repairs === undefined ? [] : [`Mends ${card.repairs} suit of Power Armor.`]),
];
