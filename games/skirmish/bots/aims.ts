/** What each scenario makes worth striving for, for bots: in points, of which one is about a point of damage. */
import type { Seat } from '@holotape/kernel';
import { isLeader, storm } from '../scenarios/coming-storm/aims.ts';
import { davis } from '../scenarios/fort-davis/aims.ts';
import { isKeyHolder, journal } from '../scenarios/lost-journal/aims.ts';
import { begin } from '../scenarios/troubled-beginnings/aims.ts';
import { water } from '../scenarios/water-treatment-plant/aims.ts';
import type { Battle, Model } from '../state.ts';

/** What a side has reached and is near to, as far as the viewer knows. */
export type Aim = (battle: Battle, seat: Seat, viewer: Seat) => number;

const AIMS: Readonly<Record<string, Aim>> = {
  'troubled-beginnings': begin,
  'fort-davis': davis,
  'water-treatment-plant': water,
  'lost-journal': journal,
  'coming-storm': storm,
};

export const aimOf = (battle: Battle, seat: Seat, viewer: Seat): number =>
  battle.state.scenario === null ? 0 : (AIMS[battle.state.scenario.id]?.(battle, seat, viewer) ?? 0);

/** Models on whose life the scenario hangs. */
export function isVital(battle: Battle, model: Model): boolean {
  switch (battle.state.scenario?.id) {
    case 'coming-storm':
      return isLeader(model);
    case 'lost-journal':
      return isKeyHolder(battle, model);
    default:
      return false;
  }
}
