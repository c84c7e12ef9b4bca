/** What a card says, made from what it does: its abilities in their own words, and what cards of its kind have besides. */
import { DAMAGE_TYPES, type UnitType } from '../words.ts';
import type { Ability, Aura } from './abilities.ts';
import { abilitySentence, auraSentences, countWords, dieWords, effectWords, GAIN, WORDS } from './ability-words.ts';
import type { Faction } from './factions.ts';
import type { Armor, Changes, Gear, Leader, Mod, Perk } from './items.ts';
import type { Unit } from './units.ts';
import type { Weapon } from './weapons.ts';
import { capital, list, plural, signed, words } from './wording.ts';

const limitSentences = ({
  only,
  never,
}: {
  only?: readonly UnitType[] | undefined;
  never?: readonly UnitType[] | undefined;
}): string[] => [
  ...(only === undefined ? [] : [`${capital(list(only.map(plural)))} only.`]),
  ...(never === undefined ? [] : [`Not for ${list(never.map(plural))}.`]),
];

export const factionSentences = ({ has, boosts, pairs, watch, ...card }: Faction): string[] => [
  ...(boosts === undefined
    ? []
    : [
        `Each model starts with ${boosts.others} Armor Boost${boosts.others > 1 ? 's' : ''}, a Unique one with ${boosts.unique}.`,
      ]),
  ...pairs.map((who) => `Two different versions of the ${words(who)} may be in one force.`),
  ...has.flatMap((each) => abilitySentence(each, '')),
  ...card['unique-only'].map((type) => `Of ${plural(type)} only Unique ones may be in its force.`),
  ...(watch ? ['When its Leader is activated, one friend inside Presence may get a Reaction Marker.'] : []),
  ...(card['joins-in'] ? ['Charges without Line of Sight whom another of them is engaged with.'] : []),
  ...(card['aims-areas']
    ? ['Played by the book it throws where most enemies are caught, and no friends if it is Careful.']
    : []),
  ...(card['far-computers'] === undefined
    ? []
    : [
        `Once per round one of its models may use Computers from within ${words(card['far-computers'])} instead of in contact.`,
      ]),
];

type AbilityCard = Ability & { readonly aura?: readonly Aura[] | undefined };
const cardSentences = (card: AbilityCard): string[] => [
  ...abilitySentence(card, ''),
  ...auraSentences(card.aura ?? []),
];

export const unitSentences = (unit: Unit): string[] => [
  ...(unit.icons.includes('dog-handler') ? ['Dog Handler.'] : []),
  ...(unit['charges-unseen'] ? ['Charges without Line of Sight.'] : []),
  ...unit.has.flatMap((ability) => abilitySentence(ability, '')),
  ...auraSentences(unit.aura),
  ...(unit.specialities.length === 0 ? [] : [`Speciality: ${list(unit.specialities.map(words))}.`]),
  ...(unit.perks.length === 0 ? [] : [`Has ${list(unit.perks.map(words))} free.`]),
  ...(unit['shares-force'] ? ['May share a force with one other version of itself.'] : []),
  ...(unit.without === undefined ? [] : ['Never in Power Armor.']),
  ...(unit['hurt-unless'] === undefined
    ? []
    : [
        `Starts with ${unit['hurt-unless'].damage} damage if the Leader is none of the ${words(unit['hurt-unless'].led)}.`,
      ]),
  ...(unit.free.length === 0 ? [] : [`Pays no Caps for ${list(unit.free.map(words))}.`]),
  ...(unit['as-leader'] === undefined
    ? []
    : [
        `As Leader it takes ${words(unit['as-leader'].leader)} and no other card, and pays no Caps for ${list(unit['as-leader'].free.map(words))}.`,
      ]),
];

const ratingWords = ({ rating, strong, immune }: { rating: number; strong: number; immune: boolean }): string =>
  immune ? 'X' : `${rating === 0 ? '-' : rating}${strong > 0 ? `+${strong}` : ''}`;

export const armorSentences = ({ sets, presence, bars, ...card }: Armor): string[] => [
  ...limitSentences(card),
  ...(sets === undefined
    ? []
    : [
        `Sets ${DAMAGE_TYPES.flatMap((type) => (sets[type] === undefined ? [] : [`${type} ${ratingWords(sets[type])}`])).join(', ')}.`,
      ]),
  ...cardSentences(card),
  ...(presence === undefined ? [] : [`Presence ${words(presence)}.`]),
  ...(bars === undefined ? [] : ['No clothing with it.']),
];

export const clothingSentences = (
  card: AbilityCard & { only?: readonly UnitType[] | undefined; never?: readonly UnitType[] | undefined },
): string[] => [...limitSentences(card), ...cardSentences(card)];

const FOUND: Readonly<Record<NonNullable<Gear['found']>, string>> = {
  note: 'When found: a Searchable lies Blue away in a random direction; only its finder may Search it, and a success is 2 items.',
  letter:
    "When found: an item is drawn; if one of its finder's models later opens a Searchable by Lockpick in this battle, 100 Caps are gained too.",
};

export const gearSentences = ({ succeeds, 'spent-by': spent, instant, fixed, unshared, ...card }: Gear): string[] => [
  ...limitSentences(card),
  ...cardSentences(card),
  ...(card.found === undefined ? [] : [FOUND[card.found]]),
  ...(succeeds === undefined
    ? []
    : [`A test of ${words(succeeds)} succeeds, even without the skill; then it is discarded.`]),
  ...(spent === undefined ? [] : [`Discarded after the first success with ${words(spent)}.`]),
  ...(fixed === undefined ? [] : abilitySentence(fixed, `for ${fixed.duration} activations`)),
  ...(unshared ? ['Cannot be shared.'] : []),
  ...(instant?.heals === undefined
    ? []
    : [
        `Removes ${instant.heals} damage${
          instant['or-cures']
            ? `, or cures ${list(
                instant['or-cures'].map((each) => `an ${words(each).toLowerCase()}`),
                'or',
              )}`
            : ''
        }.`,
      ]),
  ...(instant?.repairs === undefined
    ? []
    : [
        `Interact, unengaged and not in Power Armor: removes ${instant.repairs} damage from the undegraded Power Armor of a friend, who is Stunned.`,
      ]),
];

type ChangeWords = { readonly [F in keyof Changes]-?: (value: NonNullable<Changes[F]>) => string[] };
const CHANGES: ChangeWords = {
  short: (by) => [`${signed(by)} skill at short range`],
  long: (by) => [`${signed(by)} skill at long range`],
  skill: (by) => [`${signed(by)} skill`],
  longer: () => ['short and long range one color longer'],
  quiet: () => ['shots are no Triggers, damage is'],
  effects: (effects) => effects.map((each) => effectWords(each).replace(/^A/, 'a')),
  blue: () => ['a blue die if it has none'],
  damage: (more) => [`+${more} damage`],
  reduction: (icons) => [`${icons} Armor Reduction`],
  'slow-firing': () => ['becomes slow firing'],
  strength: (less) => [`needs ${less} less STR`],
  counts: (counts) => counts.map(countWords),
  'hits-intended': () => ['shots into close combat hit the intended target'],
  handy: (what) => WORDS.handy(what, {}),
  icons: (icons) => icons.map((icon) => `${words(icon)} Action Point icon for this weapon`),
  swaps: ({ give, get }) => [`before the roll any ${give} effect dice are discarded for 1 ${list(get, 'or')}`],
  'stuns-for': (icons) => [`before the armor roll ${icons} damage icons are discarded to Stun`],
  honed: ({ tokens, die }) => [`${tokens} ${die} tokens: against Power Armor one is spent for +1 ${die}`],
  'until-poison': () => ['discarded after the first poisoning'],
  bayonet: (die) => [`whoever charges its user, who is not engaged yet, takes 1 physical damage and a ${die} die`],
};

export const modSentences = ({ weapon, needs, named, ...card }: Mod): string[] => {
  const changes = (Object.keys(CHANGES) as (keyof Changes)[]).flatMap((field) =>
    weapon?.[field] === undefined ? [] : (CHANGES[field] as (value: unknown) => string[])(weapon[field]),
  );
  return [
    ...(needs === undefined ? [] : ['On armor that sets ratings.']),
    ...(named === undefined ? [] : [`On ${list(named.map(words), 'or')} only.`]),
    ...(changes.length === 0 ? [] : [`${capital(changes.join(', '))}.`]),
    ...cardSentences(card),
  ];
};

export const leaderSentences = ({ becomes, ...card }: Leader): string[] => [
  ...limitSentences(card),
  ...cardSentences(card),
  ...(becomes === undefined ? [] : [`Its faction becomes ${words(becomes)}.`]),
];

export const perkSentences = ({ settlement, needs, after, ...card }: Perk): string[] => [
  ...(settlement === undefined ? [] : ['For settlements.']),
  ...(needs === undefined ? [] : [`Needs ${words(needs)}.`]),
  ...(after === undefined ? [] : [`Needs ${words(after)}.`]),
  ...(settlement === undefined ? [] : [settlementWords(settlement, after !== undefined)]),
  ...cardSentences(card),
];

const MODDED: Readonly<Record<string, string>> = {
  armor: 'armor',
  'power-armor': 'Power Armor',
  melee: 'melee weapons',
  heavy: 'heavy weapons',
  pistol: 'pistols',
  rifle: 'rifles',
};

const settlementWords = ({ mods, brings }: NonNullable<Perk['settlement']>, isSecond: boolean): string => {
  const fits = mods === undefined ? [] : [`Mods for ${list(mods.map((each) => MODDED[each]!))}`];
  const free = brings === undefined ? [] : [`one free ${brings.split('-').map(capital).join(' ')}`];
  const both = [...fits, ...free];
  return both.length > 0 ? `${both.join('; ')}.` : `Unlocks ${isSecond ? 'more ' : ''}advanced structures.`;
};

const bandWords = (bands: NonNullable<Weapon['scatter']>): string =>
  bands
    .map(({ over, range }, i) => {
      const next = bands[i + 1]?.over;
      const span = next === undefined ? `${over}+` : next - 1 === over ? `${over}` : `${over}-${next - 1}`;
      return `${span} ${words(range)}`;
    })
    .join(', ');

function primedSentences({
  tokens,
  gains,
  optional,
  fades,
  value,
  less,
  ...primed
}: NonNullable<Weapon['primed']>): string[] {
  const by =
    gains === 'prepare'
      ? 'Prepare adds a token, and any movement clears them (ours)'
      : `A token after each Action${primed['not-by-shooting'] ? ' but shooting' : ''} with an enemy in sight${fades ? ', one less without' : ''}`;
  const use = optional
    ? `up to ${tokens} tokens are 1 damage more each`
    : primed['at-once']
      ? `with ${tokens} it shoots at once, and clears`
      : `with ${tokens} it can be used`;
  const test =
    value === undefined ? '' : `, with ${value}${less === undefined ? '' : ` less the ${less} of the target`}`;
  return [`${by}; ${use}${test}.`];
}

export function weaponSentences(weapon: Weapon): string[] {
  const inArea = (area: string | undefined) =>
    weapon.burst.filter((each) => each.area === area).map(({ gain }) => GAIN[gain]);
  const areas = [...new Set(weapon.burst.map(({ area }) => area))];
  return [
    ...(weapon.icons.includes('robot') ? ['Robots only.'] : []),
    ...(weapon.units === undefined ? [] : [`${list(weapon.units.map(words), 'or')} only.`]),
    ...(weapon.strength === undefined ? [] : [`Needs STR ${weapon.strength}.`]),
    ...(weapon.icons.includes('slow-firing') ? ['Slow firing.'] : []),
    ...(weapon.walked === undefined
      ? []
      : [`Walked fire: ${weapon.walked.shots} shots, ${words(weapon.walked.range)}.`]),
    ...(weapon.scatter === undefined
      ? []
      : [`${weapon['always-scatters'] ? 'Always scatters' : 'Scatters'}: ${bandWords(weapon.scatter)}.`]),
    ...(weapon.minimum === undefined ? [] : [`Minimum range ${words(weapon.minimum)}.`]),
    ...(weapon.once ? ['One use.'] : []),
    ...(weapon.target === undefined ? [] : [`The target takes ${weapon.target} damage more.`]),
    ...areas.map(
      (area) => `${area === undefined ? 'On the target' : `Inside ${words(area)}`} also ${list(inArea(area))}.`,
    ),
    ...(weapon['dice-if-damaged'] === undefined
      ? []
      : [`${dieWords(weapon['dice-if-damaged'])} for each model that takes damage.`]),
    ...(weapon.brings === undefined
      ? []
      : [`Where it lands a ${words(weapon.brings.unit)} with ${list(weapon.brings.items.map(words))} stands, Used.`]),
    ...(weapon.affects.length === 0 ? [] : [`Harms ${list(weapon.affects.map(plural))} only.`]),
    ...(weapon.lowest.length === 0 ? [] : [`Against the lowest of ${list(weapon.lowest)} armor.`]),
    ...(weapon.quiet ? ['Its shots are no Triggers.'] : []),
    ...(weapon.criticals ? ['Its user has Criticals.'] : []),
    ...(weapon.strong === undefined
      ? []
      : [weapon.strong === 'none' ? 'No die for great STR.' : `The die for great STR is ${weapon.strong}.`]),
    ...(weapon.blows === undefined ? [] : [`One attack for each ${weapon.blows} Health left, rounded up.`]),
    ...(weapon.tramples === undefined
      ? []
      : [
          `Used after moving through a weaker model, which tests ${weapon.tramples}; a success is 1 physical damage and Stun instead.`,
        ]),
    ...weapon.effects.map((each) => `${effectWords(each)}.`),
    ...(weapon.repeats === undefined
      ? []
      : [`Repeated on another model within ${words(weapon.repeats)} of the last, in sight.`]),
    ...(weapon.critical?.effects ?? []).map(
      (each) =>
        `Critical: ${effectWords(each)
          .replace(/^Every hit: /, '')
          .replace(/^A/, 'a')}.`,
    ),
    ...(weapon.critical?.['strong-as-usual'] ? ['Critical: Strong Armor counts as usual armor.'] : []),
    ...(weapon.primed === undefined ? [] : primedSentences(weapon.primed)),
  ];
}
