/** The words of the abilities in deeds.ts. */
import type { z } from 'zod';
import type { deedFields } from './deeds.ts';
import { list, words } from './wording.ts';

type Deeds = { readonly [F in keyof typeof deedFields]: NonNullable<z.infer<(typeof deedFields)[F]>> };

const iconWords = (icons: readonly string[]): string =>
  icons.length === 1 ? `a ${words(icons[0]!)}` : `${icons.length} ${words(icons[0]!)}s`;

export const DEED_WORDS: { readonly [F in keyof Deeds]: (value: Deeds[F]) => string[] } = {
  'takes-for': (range) => [
    `once between its activations, unengaged, may take what an attack does to a friend within ${words(range)} and in sight`,
  ],
  'passes-on': (range) => [
    `once per battle, unengaged, an unengaged friend within ${words(range)} and in sight may take what an attack does to it`,
  ],
  'shrugs-off': (attribute) => [`once per battle may test ${attribute} to ignore all damage of an attack`],
  stealthy: () => ['whoever attacks, charges or would notice it tests PER at -4 first'],
  'self-destructs': ({ at, if: icons = [], as }) => [
    at === 'zero'
      ? `at 0 Health self-destructs like a ${words(as)} instead of being removed`
      : `on dropping below half its Health self-destructs like a ${words(as)} if a blue die shows ${iconWords(icons)}`,
  ],
  detonates: ({ within, if: icon, as }) => [
    `may set off its ${words(as)} as an Action within ${words(within)} of an enemy, and is removed; after taking damage a blue die with a ${words(icon)} sets it off; removed by a Critical Attack it drops it instead`,
  ],
  rouses: () => [
    'when Used may make 1 Unready friend that is not Unique, inside Presence and in sight, Ready for Quick Actions alone',
  ],
  'hands-out': ({ dice, most }) => [
    `when Used gives up to ${most} Ready friends without one a ${list(dice, 'or')} die for their next attack`,
  ],
  emboldened: (dice) => [`after taking damage has a ${list(dice, 'or')} die for its next attack, if it has none`],
  heartens: (by) => [`the first friend activated after its owner has +${by} on its first test`],
  seizes: () => ['once per battle takes the Advantage Marker'],
  cries: (range) => [`who can resist a Battle Cry has Battle Cry ${words(range)}`],
  'slips-away': () => ['once per round one of them leaves an engagement without free attacks'],
  swaps: ({ of, for: got, in: where, once }) => [
    `may swap 1 ${list(of, 'or')} die for a ${got} one before the roll${where === undefined ? '' : where === 'melee' ? ' in close combat' : ' against the outnumbered'}${once ? ', once per activation' : ''}`,
  ],
  avenged: (most) => [
    `when an enemy attack has removed it up to ${most} friends inside Presence and in sight each do a Quick Action`,
  ],
  burrows: () => [
    'its Charge is no movement and no Trigger: it comes up anywhere within Charge distance where it engages, without Line of Sight',
  ],
  lingers: ({ type, amount, within }) => [
    `where it is removed ${amount} ${type} damage to whoever ends an activation within ${words(within)}, until the round ends`,
  ],
  picks: () => ['draws 1 item more and discards 1'],
};
