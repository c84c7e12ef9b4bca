/** The words of tricks. */
import type { Trick, TrickOf } from './tricks.ts';

type Told = { readonly [D in Trick['does']]: (trick: TrickOf<D>) => string };
/** How a card is spoken of in lower case and in full: given by ability-words.ts. */
interface Speaking {
  readonly words: (id: string) => string;
  readonly dice: (dice: readonly string[]) => string;
  readonly roll: (roll: string) => string;
  readonly types: (types: NonNullable<Trick['types']>) => string;
}

const points = (n: number): string => `${n} Action Point${n > 1 ? 's' : ''}`;

const toldBy = ({ words, dice, roll }: Speaking): Told => ({
  hurry: (it) => `takes ${it.damage} damage for ${points(it.points)}`,
  rouse: (it) =>
    [
      points(it.points),
      `until its next activation Strong Armor +${it.strong}`,
      ...Object.entries(it.dice).map(([skill, more]) => `${dice(more!)} ${roll(skill)}`),
    ].join(', '),
  power: (it) => `${points(it.points)} in Power Armor`,
  overload: ({ most }) => `its undegraded Power Armor takes 1 to ${most} damage for as many Action Points`,
  unsettle: ({ by, unseen }) =>
    `a ${by} marker on one enemy inside Presence${unseen ? '' : ' and in sight'} until its next activation`,
  steady: () => 'removes Stun from one other model inside Presence',
  treat: ({ heals, within }) =>
    `removes ${heals} damage from a model in sight within ${words(within)} that is no robot`,
  reload: ({ test }) => `tests ${test} to load one heavy weapon`,
  order: () => 'spends 1 Action that an unengaged friend inside Presence performs instead',
  bank: () => 'puts 1 Action aside, 1 at most, and has it in a later activation',
  cheer: (it) => points(it.points),
  watch: () => 'takes a Reaction Marker of its owner',
  drink: ({ heals }) => `removes ${heals} damage`,
  fly: ({ over }) => `a Move or Charge straight over terrain up to ${words(over)} high`,
  foresee: () => 'looks at a marker or at the top card of a deck for a point',
  borrow: () => 'has one attribute of its owner for an activation',
  extinguish: ({ area, within }) => `puts out Fire in an ${words(area)} area up to ${words(within)} away`,
  move: () => 'a Move',
  command: ({ unit, most, within }) => `up to ${most} ${words(unit)}s within ${words(within)} each do a Quick Action`,
  refuel: (it) => `${dice(it.dice)} on the next attack with the ${words(it.weapon)}, or a Move`,
});

/** `once per activation takes 1 damage for 1 Action Point`. */
export function trickWords(trick: Trick, speaking: Speaking): string {
  const { once, tokens, types, refills } = trick;
  const told = (toldBy(speaking)[trick.does] as (it: Trick) => string)(trick);
  const times = once === undefined ? '' : `once per ${once} `;
  const anew = refills === undefined ? '' : ` each ${refills}`;
  const how = tokens === undefined ? times : `${tokens} token${tokens > 1 ? 's' : ''}${anew}: for one, ${times}`;
  const whose = types === undefined ? '' : `, for ${speaking.types(types)}`;
  const sharing = trick.shared ? ', also by sharing' : '';
  return `${how}${told}${whose}${sharing}${trick['used-up'] ? '; then it is discarded' : ''}`;
}
