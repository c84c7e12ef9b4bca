/**
 * The words of abilities, made from what they do: every field of the vocabulary has its words here, so that a text that says
 * more than its data, or less, is found.
 */
import { ATTRIBUTES, DAMAGE_TYPES, type Gain } from '../words.ts';
import type { Ability, Aura, When } from './abilities.ts';
import { DEED_WORDS } from './deed-words.ts';
import { FEAT_WORDS } from './feat-words.ts';
import { knackWords } from './knack-words.ts';
import { trickWords } from './trick-words.ts';
import type { SpecialEffect } from './weapons.ts';
import { capital, list, plural, signed, words } from './wording.ts';

const SKILL: Readonly<Record<string, string>> = { resist: 'Resist Battle Cry', 'battle-cry': 'Battle Cry' };
const skillName = (skill: string): string => SKILL[skill] ?? words(skill);

const CONDITION: Readonly<Record<string, string>> = {
  stunned: 'Stun',
  poisoned: 'Poison',
  'on-fire': 'Fire',
  'battle-cry': 'Battle Cry',
};
const conditionName = (id: string): string => CONDITION[id] ?? words(id);

const ROLL: Readonly<Record<string, string>> = {
  melee: 'in melee',
  pistol: 'with pistols',
  rifle: 'with rifles',
  heavy: 'with heavy weapons',
  throw: 'when throwing',
  'pistol-long': 'on long pistol shots',
  'rifle-short': 'on short rifle shots',
  'rifle-long': 'on long rifle shots',
  'heavy-long': 'on long heavy shots',
  improvised: 'with the improvised weapon',
  'quick-attack': 'on Quick Action attacks',
  'unseen-long': 'on long shots if only the target sees the model',
  'radiation-weapon': 'with radiation weapons',
  'charge-bonus': 'when using a Charge bonus',
  expertise: 'on Expertise rolls',
  danger: 'on Danger tests',
  creature: 'on Creature tests',
  stranger: 'on Stranger tests',
};
const WITH: Readonly<Record<string, string>> = {
  melee: ' in melee',
  pistol: ' with pistols',
  rifle: ' with rifles',
  heavy: ' with heavy weapons',
  thrown: ' when throwing',
  improvised: ' with the improvised weapon',
};
const ICON: Readonly<Record<string, string>> = { move: 'Movement' };
const LENGTH: Readonly<Record<string, string>> = { 'quick-move': 'Quick Action Move' };
const FACE: Readonly<Record<string, string>> = { damage: 'damage', 'reduce-armor': 'Armor Reduction', 'minus-1': '-1' };

export const GAIN: Readonly<Record<Gain, string>> = {
  damage: '+1 damage',
  'armor-reduction': 'Armor Reduction',
  'ignore-armor': '1 damage ignores armor',
  stun: 'Stun',
  fire: 'Fire',
  frozen: 'Frozen',
  poison: 'Poison',
  'injured-arm': 'an injured arm',
  'injured-leg': 'an injured leg',
  'action-point': '1 Action Point',
  'remove-reaction': 'the target loses its Reaction Marker',
  'push-orange': 'Push Back Orange',
  'push-yellow': 'Push Back Yellow',
  'stays-loaded': 'it stays loaded',
  jolt: 'the target loses its Reaction Marker, or is Stunned if it has none',
  'injured-limb': 'an injured arm or leg',
  irradiate: '1 radiation damage',
  repeat: 'the shot is repeated',
  'scatter-orange': 'it is scattered Orange',
};

/** `2 Bottles, once: +1 damage`. */
export function effectWords({ spend, gain, most, ifDamaged }: SpecialEffect): string {
  const [icon] = spend;
  const cost =
    icon === undefined ? 'Every hit' : spend.length === 1 ? `A ${words(icon)}` : `${spend.length} ${words(icon)}s`;
  const times = most === undefined ? '' : most === 1 ? ', once' : `, ${most} times at most`;
  return `${cost}${times}: ${GAIN[gain]}${ifDamaged ? ', if the target takes damage' : ''}`;
}

export const dieWords = (dice: readonly string[]): string =>
  [...new Set(dice)].map((die) => `+${dice.filter((each) => each === die).length} ${die}`).join(' ');

function raiseWords(raises: Partial<Record<string, number>>): string[] {
  const values = ATTRIBUTES.flatMap((each) => raises[each] ?? []);
  const isAll = values.length === ATTRIBUTES.length && new Set(values).size === 1;
  if (isAll) return [`all attributes ${signed(values[0]!)}`];
  return ATTRIBUTES.flatMap((each) => (raises[each] ? [`${each} ${signed(raises[each]!)}`] : []));
}

function armorWords({ adds = {}, against }: Pick<Ability, 'adds' | 'against'>): string[] {
  const to = against === undefined ? '' : ` against ${against === 'area' ? 'area effects' : list(against.map(plural))}`;
  const values = DAMAGE_TYPES.flatMap((each) => adds[each] ?? []);
  const isAll = values.length === DAMAGE_TYPES.length && new Set(values).size === 1;
  if (isAll) return [`all armor ${signed(values[0]!)}${to}`];
  return DAMAGE_TYPES.flatMap((each) => (adds[each] ? [`${each} armor ${signed(adds[each]!)}${to}`] : []));
}

export function countWords({ face, of, as, with: types = [] }: NonNullable<Ability['counts']>[number]): string {
  const shown = face === 'blank' ? `blank ${list(of, 'or')}` : `${list(of, 'or')} ${words(face)}`;
  const where = types.map((type) => WITH[type]).join('');
  if (as === undefined) return `re-rolls 1 ${shown}${where}`;
  const [icon] = as;
  const value = icon === 'minus-1' ? '-1' : `${as.length} ${FACE[icon!]}`;
  return `1 ${shown} counts as ${value}${where}`;
}

type Words = {
  readonly [F in Exclude<keyof Ability, 'when' | 'against'>]-?: (
    value: NonNullable<Ability[F]>,
    all: Ability,
  ) => string[];
};

/** The words of every field; the compiler finds a field without any. */
export const WORDS: Words = {
  raises: raiseWords,
  adds: (_, all) => armorWords(all),
  skills: (skills) => Object.entries(skills).map(([skill, by]) => `${skillName(skill)} ${signed(by!)}`),
  'at-least': (skills) =>
    Object.entries(skills).map(([skill, value]) => `${skillName(skill)} ${value} for those without it`),
  icons: (icons) =>
    icons.map((icon) =>
      icon === 'luck' || icon === 'criticals' ? words(icon) : `${ICON[icon] ?? words(icon)} Action Point icon`,
    ),
  health: (more) => [`Health +${more}`],
  boosts: (count) => [`starts with ${count} Armor Boost${count > 1 ? 's' : ''}`],
  longer: (lengths) => [`${list(lengths.map((each) => LENGTH[each] ?? words(each)))} one color longer`],
  shorter: (lengths) => [`${list(lengths.map(words))} one color shorter`],
  immune: (conditions) => [`immune to ${list(conditions.map(conditionName))}`],
  dice: (dice) => Object.entries(dice).map(([roll, all]) => `${dieWords(all!)} ${ROLL[roll] ?? `on ${words(roll)}`}`),
  reach: (color) => [`its melee weapons reach ${words(color)}`],
  damage: (damage) => Object.entries(damage).map(([type, more]) => `${more} damage more${WITH[type]}`),
  counts: (counts) => counts.map(countWords),
  effects: (effects) => effects.map((each) => `${effectWords(each).replace(/^A/, 'a')}${WITH[each.on]}`),
  'ignores-cover': (items) => [`shots ignore ${items} item of cover`],
  'hits-intended': () => ['shots into close combat hit the intended target'],
  handy: (what) => [
    what === 'all'
      ? 'no penalty for a ranged weapon in close combat'
      : 'no +1 armor for the target of a ranged weapon in close combat',
  ],
  falls: (how) => [how === 'unhurt' ? 'no damage from falling or jumping' : 'falls count one color less'],
  climbs: ({ by, sure }) => [
    ...(by === undefined ? [] : [`${signed(by)} to climb`]),
    ...(sure === undefined
      ? []
      : [sure === 'always' ? 'climbing needs no test' : 'the first climb of a movement needs no test']),
  ],
  leaps: () => ['climbs but never ends a movement mid-climb'],
  unimpeded: () => ['ignores Difficult Terrain'],
  'resists-stun': () => ['a flip when Stunned, half of the time ignored'],
  'charges-unseen': () => ['Charges without Line of Sight'],
  quiet: ({ at, of = ['all'] }) => {
    const what = list(of.map((each) => ({ all: 'Actions', melee: 'melee attacks', movement: 'movement' })[each]));
    return [
      `${what} ${what === 'movement' ? 'causes' : 'cause'} no Triggers${at.includes('short') ? '' : ' beyond one ruler'}`,
    ];
  },
  camouflaged: () => ['seen only from within one Awareness ruler'],
  'radiation-heals': () => ['each point of radiation removes 1 damage'],
  through: (whom) => [whom === 'smaller' ? 'moves through smaller enemy bases' : 'moves through models with less STR'],
  hinders: ({ by, of }) => [`${of === 'tests' ? 'tests' : 'shots'} that are no attacks on it at ${by}`],
  'hard-to-hit': (ranges) => Object.entries(ranges).map(([range, by]) => `${by} to hit it at ${range} range`),
  spots: () => ['may charge whom its owner sees, and react to what its owner is aware of'],
  lends: (skills) => [`unengaged friends may use the ${list(skills.map(skillName))} of its owner`],
  shares: (what) =>
    what.map((each) =>
      each === 'luck'
        ? 'may flip the Luck tokens of its owner'
        : each === 'boosts'
          ? 'may use the Armor Boosts of its owner'
          : 'may resist a Battle Cry as its owner does',
    ),
  readies: (color) => [`may make 1 Unready friend within ${words(color)} Ready when Used`],
  'readies-kin': () => ['when made Ready, one other of its kind inside Presence may be made Ready too'],
  joins: (whom) => [
    whom === 'near'
      ? 'may be made Ready together with a friend inside its Presence'
      : 'may be made Ready together with any friend',
  ],
  radiates: ({ type, amount, area, if: icon }) => [
    `when its activation ends${icon === undefined ? '' : `, if a blue die shows a ${words(icon)},`} ${amount} ${type} damage to all others in ${words(area)}`,
  ],
  points: (points) => [`${points} Action Point when Used`],
  vats: (icons) => [`in V.A.T.S. a ${list(icons.map(words))} is 1 Action Point too`],
  food: (how) => [how === 'cooked' ? 'food counts as cooked' : 'no radiation from food'],
  'lasts-longer': () => ['the last step of a chem lasts one activation longer'],
  'never-locked': () => ['never locked out of Computers'],
  'charge-bonus': (dice) => [`a ${list(dice)} die may be its Charge bonus`],
  sharing: (color) => [`shares items at ${words(color)}`],
  'last-action': () => ['one Quick Action, no movement, before being removed'],
  improves: (items) => Object.entries(items).map(([item, more]) => `a ${words(item)} does ${more} more`),
  uncounted: () => ['not counted for the Advantage Marker'],
  looks: (color) => [`looks at Investigation Markers at Awareness plus ${words(color)}`],
  trick: (it) => [
    trickWords(it, { words, dice: dieWords, roll: (roll) => ROLL[roll]!, types: (all) => list(all.map(plural)) }),
  ],
  strong: (more) => [`Strong Armor +${more}`],
  'boosts-against': (boosts) =>
    Object.entries(boosts).map(([type, count]) => `starts with ${count} Armor Boosts against ${type} damage alone`),
  ...knackWords({ words, list, types: (all) => list(all.map(plural)) }),
  ...DEED_WORDS,
  ...FEAT_WORDS,
};

function whenWords({ force, health, near, beside, wears, unengaged, after, unseen, ...when }: When): string[] {
  return [
    ...(force === undefined ? [] : [`in a force of ${force}`]),
    ...(health === undefined ? [] : [`at ${health} Health or less`]),
    ...(near === undefined
      ? []
      : [near === 'friend' ? 'with a friend inside Presence' : 'with no friend but dogs inside Presence']),
    ...(beside === undefined ? [] : [`with another ${list(beside.map(words), 'or')} inside Presence`]),
    ...(wears ? ['wearing armor or clothing'] : []),
    ...(unengaged ? ['unengaged'] : []),
    ...(after ? ['after its owner was Used in the same turn'] : []),
    ...(when['after-heavy'] ? ['after its owner fired a heavy weapon in the same turn'] : []),
    ...(unseen ? ['in an activation begun out of enemy sight'] : []),
  ];
}

const FIELDS = Object.keys(WORDS) as (keyof Words)[];

/** One sentence of an ability, or none if it gives nothing. */
export function abilitySentence(ability: Ability | Aura, prefix: string): string[] {
  const given = FIELDS.flatMap((field) =>
    ability[field] === undefined
      ? []
      : (WORDS[field] as (value: unknown, all: Ability) => string[])(ability[field], ability),
  );
  if (given.length === 0) return [];
  const conditions = [
    ...(prefix === '' ? [] : [prefix]),
    ...(ability.when === undefined ? [] : whenWords(ability.when)),
  ];
  const sentence = `${conditions.length === 0 ? '' : `${conditions.join(', ')}: `}${given.join(', ')}`;
  return [`${capital(sentence)}.`];
}

function auraPrefix({ to, types, units, common }: Aura): string {
  if (common) return 'aura on those who are not Unique';
  const every = to === 'others' ? 'every other' : 'every';
  const whom = [...(types ?? []).map(plural), ...(units ?? []).map((unit) => `${every} ${words(unit)}`)];
  if (whom.length > 0) return `aura on ${list(whom)}`;
  return to === 'foes' ? 'aura on enemies' : to === 'others' ? 'aura on others' : 'aura';
}

export const auraSentences = (auras: readonly Aura[]): string[] =>
  auras.flatMap((aura) => abilitySentence(aura, auraPrefix(aura)));
