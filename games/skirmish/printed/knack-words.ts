/** The words of the abilities in knacks.ts. */
import type { z } from 'zod';
import type { knackFields } from './knacks.ts';

type Knacks = { readonly [F in keyof typeof knackFields]-?: NonNullable<z.infer<(typeof knackFields)[F]>> };

/** Given by ability-words.ts. */
interface Speaking {
  readonly words: (id: string) => string;
  readonly list: (all: readonly string[], last?: string) => string;
  readonly types: (types: NonNullable<Knacks['mends']['types']>) => string;
}

const WEAPONS: Readonly<Record<string, string>> = { pistol: 'pistols', rifle: 'rifles' };

export const knackWords = ({
  words,
  list,
  types,
}: Speaking): { readonly [F in keyof Knacks]: (value: Knacks[F]) => string[] } => ({
  hobbles: () => [
    'before a rifle shot that is not of radiation: 1 damage of its type and a blue die, of which a Star injures a leg',
  ],
  rerolls: ({ of, with: kinds }) => [`re-rolls 1 ${list(of, 'or')} with ${list(kinds.map((each) => WEAPONS[each]!))}`],
  'same-target': (by) => [`once per activation +${by} when shooting the target of the Action before`],
  evasive: (by) => [
    `after two movement Actions enemy shots at ${by} until it is Used, takes damage, is engaged or reacts`,
  ],
  rams: (die) => [`in Power Armor, instead of the Charge bonus, a ${die} die is damage to the target`],
  finesse: (tokens) => [
    `${tokens} tokens: one is flipped when a die gives a Critical Point, and half of the time adds another`,
  ],
  'treads-lightly': () => ['flips Luck when it would set off a mine by moving'],
  'kicks-habits': () => ['re-rolls one addiction roll per battle'],
  appalls: ({ by, most, within }) => [
    `on removing an enemy flips Luck: up to ${most} others within ${words(within)} and in sight have ${by} on their next Action`,
  ],
  lunges: (color) => [`one melee attack per activation reaches ${words(color)}`],
  quickened: (icon) => [`a blue die when Used, without V.A.T.S.: a ${words(icon)} is 1 Action Point`],
  stranger: ({ on, amount, dice, within, later }) => [
    `V.A.T.S. ${list(on.map(words), 'or')}: ${amount} physical damage and ${list(dice.map((die) => `a ${die} die`))}, an automatic hit, ${
      within === undefined
        ? 'on the nearest unengaged enemy in sight'
        : `on anybody seen from a place up to ${words(within)} away`
    }${later === undefined ? '' : `, or kept as a Reaction for later, Awareness ${words(later)}`}`,
  ],
  entangles: () => [
    'once per activation an enemy that leaves its engagement makes an opposed AGI test: if it loses it stays and does something else, if it wins it leaves without a free attack',
  ],
  mends: ({ leader, types: kinds, heals, test, kit, suit, once }) => {
    const whom = suit
      ? 'the undegraded Power Armor of a friend in contact, who is Stunned'
      : `one of the ${kinds === undefined ? 'friends' : types(kinds)} in contact`;
    const how = [
      ...(test === undefined ? [] : [`after a test of ${test}`]),
      ...(kit === undefined ? [] : [`or a ${words(kit)} is applied to it`]),
    ];
    return [
      `${leader === undefined ? '' : `with a ${words(leader)}, `}${once ? 'once per activation, ' : ''}Use Expertise removes ${heals} damage from ${whom}${how.length === 0 ? '' : `, ${how.join(', ')}`}`,
    ];
  },
  'handles-dogs': () => ['Dog Handler'],
  braces: (by) => [`its Reaction Marker is discarded for +${by} on one armor roll`],
  pumps: ({ item, health }) => [`at ${health} Health or less after an attack its own ${words(item)} is used by itself`],
  vents: ({ type, amount, area, from }) => [
    `after a fall or jump of ${words(from)} or more ${amount} ${type} damage in a ${words(area)} area around it, not on itself`,
  ],
  wary: () => ['dangerous Searchables may be declined and put back'],
});
