/** The words of Boost cards, made from what they do. */
import { abilitySentence } from './ability-words.ts';
import type { BoostCard, BoostDoes, BoostOf, RollKind } from './boosts.ts';
import { capital, list, signed } from './wording.ts';

type Told = { readonly [D in BoostDoes]: (effect: BoostOf<D>) => string };

const ROLL: Readonly<Record<RollKind, string>> = {
  attack: 'the roll of an attack',
  other: 'the roll of a test that is no attack',
  any: 'the roll of a test',
};

const ICON: Readonly<Record<string, string>> = { damage: 'damage icon', 'reduce-armor': 'Armor Reduction icon' };
const icon = (id: string): string => ICON[id] ?? capital(id);
const many = (count: number, id: string): string => `${count} ${icon(id)}${count > 1 ? 's' : ''}`;

/** `2 Bottles or 1 Star`. */
const handfuls = (all: readonly (readonly string[])[]): string =>
  list(
    all.map((each) => many(each.length, each[0]!)),
    'or',
  );

const TOLD: Told = {
  icon: (it) => `after ${ROLL[it.of]}: ${many(1, it.icon)} more.`,
  shift: ({ by, of }) => `after ${ROLL[of]}: ${signed(by)} to the Skill Die.`,
  'extra-die': ({ die, of }) => `after ${ROLL[of]}: 1 ${die} die more is rolled.`,
  points: ({ points }) => `in an activation: ${points} Action Point${points > 1 ? 's' : ''}.`,
  armor: ({ more, covered }) =>
    covered
      ? `when one of yours in cover is hit: the cover gives +${more + 1} armor instead of +1.`
      : `when one of yours is hit by an attack: +${more} armor.`,
  critical: ({ points }) => `after an attack: ${points} Critical Point more on the weapon.`,
  swap: (it) => `before ${ROLL.attack}: 1 ${list(it.of, 'or')} die is swapped for a ${it.for} one.`,
  'turn-icons': ({ from, to }) => `after ${ROLL.attack}: any number of ${icon(from)}s count as ${icon(to)}s.`,
  'trade-icons': ({ give, get }) => `after ${ROLL.attack}: ${handfuls(give)} counts as a ${icon(get)}.`,
  'reroll-skill': ({ of }) => `after ${ROLL[of]}: the Skill Die is rolled again, but not an X.`,
  'reroll-one': () => `after ${ROLL.any}: 1 die is rolled again, but not an X.`,
  'reroll-all': ({ dice, blank }) =>
    `after ${ROLL.any}: all ${blank ? 'blank ' : ''}${list(dice)} dice are rolled again.`,
  'reroll-vats': () => 'after a V.A.T.S. roll: it is rolled again.',
  lucky: () => 'after the flip of a Luck Token of yours: it shows the Luck side.',
  succeed: () => 'after a failed test of yours: it succeeds.',
  'second-event': () => 'when an Event is drawn: so is a second one; you choose, and the other goes under the deck.',
  'keep-event': () => 'when a round ends: its Event stays until the next one ends.',
  gives: ({ until, gives }) =>
    `in an activation, ${until === 'movement' ? 'for its next movement' : 'until it ends'}: ${abilitySentence(gives, '').join(' ')}`,
  hearten: ({ by }) => `before the first Action of an activation: +${by} to all Skill Values in that Action.`,
  leave: () => 'when one of yours leaves an engagement: there are no free attacks.',
  'slide-out': () => 'when one of yours may Slide: it may leave the engagement; free attacks come as usual.',
  anticipate: () => 'when an enemy declares an Action: whoever would notice it reacts before it.',
  alert: () => 'when an enemy has acted: yours notice it at two Awareness lengths, whatever it was.',
  watch: () => 'when one of yours has noticed a Trigger: it gets a Reaction Marker, but not for that Trigger.',
  'watch-too': () => 'when one of yours gets a Reaction Marker: so does another inside its Presence and in sight.',
  'keep-marker': () => 'after a Reaction: the Reaction Marker stays.',
  'hold-back': () => 'in your turn: only some of your Ready models are Used, and the others stay Ready.',
  'ready-more': ({ most }) =>
    `when a model is made Ready: so are up to ${most} more inside its Presence and in sight, and nobody is Used this turn.`,
  again: ({ by }) => `when all of yours are Used: one of them acts again, with ${by} to all its Skill Values.`,
  tread: () => 'when one of yours would set off a mine: it does not.',
  'go-on': () => 'after an attack that has removed an enemy: a Move that is no Action.',
  'act-on': () => 'after a Move: a Quick Action that is no movement and costs no Action Point.',
  cry: ({ value, color }) => `after a Charge: a Battle Cry with ${value}, Push Back ${capital(color)}.`,
  handy: () => 'before a blow with a ranged weapon: no penalty, and no armor for the target.',
  'scatter-again': () => 'when something scatters: it goes in another random direction.',
  'scatter-shift': () => 'when something scatters: it goes one color more or less far.',
  luck: () => 'where a Luck Token is of use: one of the supply is flipped.',
  'keep-item': () => 'when a Limited Use item is used: it is not discarded.',
  'walk-off': ({ most }) => `when one of yours has taken damage and still stands: up to ${most} of it are removed.`,
  reload: () => 'in an activation: one empty weapon is loaded.',
  intended: () => 'before a shot into a melee: it hits whom it is aimed at.',
  douse: () => 'before Fire burns one of yours: it goes out.',
  hinder: ({ by }) => `before the roll of an attack on one of yours: ${by} to it.`,
  resist: () => 'when somebody cries out at one of yours: it resists.',
  unlock: () => 'in an activation: a locked computer in contact is open again.',
  replace: () => 'when one of yours has drawn a Danger: another is drawn in its place.',
  rummage: ({ draw }) =>
    `in an activation: ${draw} items are drawn, the opponent discards 1, and the model keeps 1 of the others.`,
};

export const boostSentences = ({ effect }: BoostCard): string[] => [
  capital((TOLD[effect.does] as (it: typeof effect) => string)(effect)),
];
