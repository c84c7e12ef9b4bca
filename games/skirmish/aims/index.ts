/** What each scenario makes worth striving for, for bots: in points, of which one is about a point of damage. */
import type { Seat } from '@holotape/kernel';
import type { Battle, Model } from '../state.ts';
import { isLeader, storm } from './coming-storm.ts';
import { davis } from './fort-davis.ts';
import { isKeyHolder, journal } from './lost-journal.ts';
import { begin } from './troubled-beginnings.ts';
import { water } from './water-treatment-plant.ts';

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
