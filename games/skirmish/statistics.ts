/** What simulations count: how long battles are, how they end, who falls and what does the damage. */
import type { LogEntry, Statistics } from '@holotape/kernel';
import type { Battle } from './battle.ts';
import { modelsOf, seatOf } from './queries/units.ts';

/** Damage that tokens were placed for, on models and on Power Armor. */
const DAMAGE = ['suffered', 'suit.suffered'];
/** Falls, fire, barrels and whatever else is no weapon. */
const NO_WEAPON = 'no weapon';

function damageByWeapon(log: readonly LogEntry[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { say, args } of log) {
    if (!DAMAGE.includes(say)) continue;
    const weapon = String(args?.weapon ?? NO_WEAPON);
    sums[weapon] = (sums[weapon] ?? 0) + Number(args!.damage);
  }
  return sums;
}

export function statistics(battle: Battle, log?: readonly LogEntry[]): Statistics {
  const { scenario, models, round } = battle.state;
  const winners = scenario?.winners ?? [];
  const sides = scenario === null ? undefined : battle.content.scenarios.get(scenario.id)?.sides;
  const nameOf = (seat: number) => sides?.[seat] ?? `side ${seat}`;
  const lost = (seat: number) => models.filter((model) => model.gone !== null && seatOf(battle, model) === seat).length;
  return {
    rounds: round,
    ending: winners.length === 0 ? 'draw' : `${nameOf(winners[0]!)} win`,
    cards: { items: [0, 1].map((seat) => modelsOf(battle, seat).flatMap(({ items }) => items)) },
    ...(log !== undefined && {
      sums: {
        'models lost': Object.fromEntries([0, 1].map((seat) => [nameOf(seat), lost(seat)])),
        'damage by weapon': damageByWeapon(log),
      },
    }),
  };
}
