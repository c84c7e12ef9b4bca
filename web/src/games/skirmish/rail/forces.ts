/** Both sides at a glance: who stands, how they are, who is still to act. Pure. */
import type { Battle } from '@holotape/skirmish/battle';
import { seatOf } from '@holotape/skirmish/queries/units';
import type { Model } from '@holotape/skirmish/state';
import { healthNow } from '../health.ts';

type State = 'unready' | 'ready' | 'used' | 'acting' | 'gone' | 'left';

export interface RosterRow {
  readonly model: Model;
  readonly left: number;
  readonly most: number;
  readonly state: State;
}

interface SideRoster {
  readonly seat: number;
  readonly rows: readonly RosterRow[];
  readonly standing: number;
  /** Not Used yet this round. */
  readonly toGo: number;
  readonly hasAdvantage: boolean;
}

function stateOf(battle: Battle, model: Model): State {
  if (model.gone !== null) return model.gone === 'left' ? 'left' : 'gone';
  return battle.state.activation?.model === model.id ? 'acting' : model.readiness;
}

const known = new WeakMap<Battle, readonly SideRoster[]>();

/** Sides 0 and 1, and whoever belongs to nobody if somebody does. Asked once for a position. */
export function rosters(battle: Battle): readonly SideRoster[] {
  const sides = known.get(battle) ?? rostersOf(battle);
  known.set(battle, sides);
  return sides;
}

function rostersOf(battle: Battle): SideRoster[] {
  const { models, advantage } = battle.state;
  const seats = [0, 1, 2].filter((seat) => seat < 2 || models.some((model) => seatOf(battle, model) === seat));
  return seats.map((seat) => {
    const rows = models
      .filter((model) => seatOf(battle, model) === seat)
      .map((model) => ({
        model,
        ...healthNow(battle, model),
        state: stateOf(battle, model),
      }));
    const standing = rows.filter(({ model }) => model.gone === null);
    return {
      seat,
      rows,
      standing: standing.length,
      toGo: standing.filter(({ model }) => model.readiness !== 'used').length,
      hasAdvantage: advantage === seat,
    };
  });
}
