/** Verbs: gained, suffered, recovered, given up. FB-RES-6 to FB-RES-12 */
import { choose, option, roll, say } from '@holotape/kernel';
import { amountOf } from '../../queries/conditions.ts';
import { isAffected, sumOf } from '../../queries/effects.ts';
import { hitsOn } from '../../queries/rolling.ts';
import { clockwiseFrom, survivorOf } from '../../queries/survivors.ts';
import { TRACK_END } from '../../words.ts';
import { gainAgendas } from '../agendas.ts';
import { takeUnique } from '../decks.ts';
import { gainXp, levelUp } from '../experience.ts';
import { recoverHp, recoverRads, sufferDamage, sufferRads } from '../health.ts';
import { drawCards, gainCards } from '../items.ts';
import { giveUp } from '../quests.ts';
import { gainUpgrades } from '../together/workshop.ts';
import { become, loseTrait } from '../traits.ts';
import { atOnce, type Verbs } from './carry.ts';

type Gaining =
  | 'xp'
  | 'groupXp'
  | 'caps'
  | 'loot'
  | 'asset'
  | 'agenda'
  | 'damage'
  | 'rads'
  | 'loseCaps'
  | 'heal'
  | 'cleanse'
  | 'become'
  | 'lose'
  | 'gain'
  | 'discard'
  | 'letter'
  | 'addiction';

export const GAINING: Verbs<Gaining> = {
  xp: (table, deed, xp) => gainXp(table, deed.seat, amountOf(table, deed, xp)),
  *groupXp(table, deed, amount) {
    const xp = amountOf(table, deed, amount);
    for (const seat of clockwiseFrom(table.state, table.state.first)) yield* gainXp(table, seat, xp); // NC-RULES-3
  },
  caps: atOnce((table, deed, amount) => {
    const caps = amountOf(table, deed, amount);
    survivorOf(table.state, deed.seat).caps += caps; // FB-CAPS-2
    say(table, 'caps', { seat: deed.seat, caps }, 'FB-RES-8');
  }),
  loot: (table, deed, count) => drawCards(table, deed.seat, 'loot', amountOf(table, deed, count)),
  asset: (table, deed, count) => drawCards(table, deed.seat, 'asset', amountOf(table, deed, count)),
  agenda: (table, deed, count) => {
    const cards = amountOf(table, deed, count);
    return table.state.together === null ? gainAgendas(table, deed.seat, cards) : gainUpgrades(table, deed.seat, cards); // AB-WORK-1
  },
  *damage(table, deed, damage) {
    yield* sufferDamage(table, deed.seat, amountOf(table, deed, damage));
  },
  *rads(table, deed, rads) {
    yield* sufferRads(table, deed.seat, amountOf(table, deed, rads));
  },
  loseCaps: atOnce((table, deed, amount) => {
    const survivor = survivorOf(table.state, deed.seat);
    const caps = Math.min(survivor.caps, amountOf(table, deed, amount));
    survivor.caps -= caps;
    say(table, 'caps.lost', { seat: deed.seat, caps }, 'FB-CAPS-4');
  }),
  heal: atOnce((table, deed, hp) => {
    const isAid = deed.card !== undefined && table.content.items.get(deed.card)?.kind === 'aid';
    const more = isAid ? sumOf(table, deed.seat, 'aid') : 0;
    recoverHp(table, deed.seat, hp === 'all' ? TRACK_END : Math.max(0, amountOf(table, deed, hp) + more));
  }),
  cleanse: atOnce((table, deed, rads) =>
    recoverRads(table, deed.seat, rads === 'all' ? TRACK_END : amountOf(table, deed, rads)),
  ),
  *become(table, { seat }, traits) {
    const trait =
      typeof traits === 'string'
        ? traits
        : yield* choose(table, seat, 'become', () => traits.map((each) => option(each)), { rule: 'FB-RES-6' });
    become(table, seat, trait);
  },
  lose: atOnce((table, { seat }, trait) => loseTrait(table, seat, trait)),
  *gain(table, { seat }, unique) {
    const card = yield* takeUnique(table, unique === 'any' ? undefined : unique);
    if (card !== undefined) yield* gainCards(table, seat, [card]); // FB-CARDS-6
  },
  discard: (table, { seat }, which) => giveUp(table, seat, which),
  letter: (table, { seat }) => levelUp(table, seat),
  *addiction(table, { seat }) {
    if (isAffected(table, seat, 'weakBlood')) return become(table, seat, 'addicted');
    const dice = yield* roll(table, 'addiction.roll', [6]);
    if (hitsOn(table, dice) > 0) become(table, seat, 'addicted');
  },
};
