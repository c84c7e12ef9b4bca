/** Verbs: gained, suffered, recovered, given up. FB-RES-6 to FB-RES-12 */
import { choose, option, roll, say } from '@holotape/kernel';
import { amountOf } from '../../queries/conditions.ts';
import { survivorOf } from '../../queries/survivors.ts';
import { TRACK_END } from '../../words.ts';
import { gainAgendas } from '../agendas.ts';
import { takeUnique } from '../decks.ts';
import { hitsOn } from '../dice.ts';
import { gainXp, levelUp } from '../experience.ts';
import { recoverHp, recoverRads, sufferDamage, sufferRads } from '../health.ts';
import { drawCards, gainCards } from '../items.ts';
import { giveUp } from '../quests.ts';
import { become, loseTrait } from '../traits.ts';
import { atOnce, type Verbs } from './carry.ts';

type Gaining =
  | 'xp'
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
  xp: (table, scene, xp) => gainXp(table, scene.seat, amountOf(table, scene, xp)),
  caps: atOnce((table, scene, amount) => {
    const caps = amountOf(table, scene, amount);
    survivorOf(table.state, scene.seat).caps += caps; // FB-CAPS-2
    say(table, 'caps', { seat: scene.seat, caps }, 'FB-RES-8');
  }),
  loot: (table, scene, count) => drawCards(table, scene.seat, 'loot', amountOf(table, scene, count)),
  asset: (table, scene, count) => drawCards(table, scene.seat, 'asset', amountOf(table, scene, count)),
  agenda: (table, scene, count) => gainAgendas(table, scene.seat, amountOf(table, scene, count)),
  *damage(table, scene, damage) {
    yield* sufferDamage(table, scene.seat, amountOf(table, scene, damage));
  },
  *rads(table, scene, rads) {
    yield* sufferRads(table, scene.seat, amountOf(table, scene, rads));
  },
  loseCaps: atOnce((table, scene, amount) => {
    const survivor = survivorOf(table.state, scene.seat);
    const caps = Math.min(survivor.caps, amountOf(table, scene, amount));
    survivor.caps -= caps;
    say(table, 'caps.lost', { seat: scene.seat, caps }, 'FB-CAPS-4');
  }),
  heal: atOnce((table, scene, hp) =>
    recoverHp(table, scene.seat, hp === 'all' ? TRACK_END : amountOf(table, scene, hp)),
  ),
  cleanse: atOnce((table, scene, rads) =>
    recoverRads(table, scene.seat, rads === 'all' ? TRACK_END : amountOf(table, scene, rads)),
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
    const dice = yield* roll(table, 'addiction.roll', [6]);
    if (hitsOn(table, dice) > 0) become(table, seat, 'addicted');
  },
};
