/** What simulations count: how long battles are, how they end, who falls and what does the damage. */
import type { LogEntry, Statistics } from '@holotape/kernel';
import type { Battle } from './battle.ts';
import { modelsOf, seatOf, unitOf } from './queries/units.ts';

/** Damage that tokens were placed for, on models and on Power Armor. */
const DAMAGE = ['suffered', 'suit.suffered'];
/** Falls, fire, barrels and whatever else is no weapon. */
const NO_WEAPON = 'no weapon';

/** What each unit suffered, by its card. */
function damageByUnit(battle: Battle, log: readonly LogEntry[]): Record<string, number> {
  const cards = new Map(battle.state.models.map((model) => [model.id, unitOf(battle, model).card]));
  const sums: Record<string, number> = {};
  for (const { say, args } of log) {
    const card = DAMAGE.includes(say) ? cards.get(String(args?.model)) : undefined;
    if (card !== undefined) sums[card] = (sums[card] ?? 0) + Number(args!.damage);
  }
  return sums;
}

function lostByUnit(battle: Battle): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const model of battle.state.models) {
    if (model.gone === null) continue;
    const { card } = unitOf(battle, model);
    sums[card] = (sums[card] ?? 0) + 1;
  }
  return sums;
}

function damageByWeapon(log: readonly LogEntry[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { say, args } of log) {
    if (!DAMAGE.includes(say)) continue;
    const weapon = String(args?.weapon ?? NO_WEAPON);
    sums[weapon] = (sums[weapon] ?? 0) + Number(args!.damage);
  }
  return sums;
}

const bySeat = (find: (seat: number) => string[]): string[][] => [0, 1].map(find);

export function statistics(battle: Battle, log?: readonly LogEntry[]): Statistics {
  const { scenario, models, units, round } = battle.state;
  const winners = scenario?.winners ?? [];
  const sides = scenario === null ? undefined : battle.content.scenarios.get(scenario.id)?.sides;
  const nameOf = (seat: number) => sides?.[seat] ?? `side ${seat}`;
  const lost = (seat: number) => models.filter((model) => model.gone !== null && seatOf(battle, model) === seat).length;
  return {
    rounds: round,
    ending: winners.length === 0 ? 'draw' : `${nameOf(winners[0]!)} win`,
    cards: {
      units: bySeat((seat) => units.flatMap((unit) => (unit.seat === seat ? [unit.card] : []))),
      weapons: bySeat((seat) => units.flatMap((unit) => (unit.seat === seat ? unit.weapons : []))),
      items: bySeat((seat) => modelsOf(battle, seat).flatMap(({ items }) => items)),
    },
    ...(log !== undefined && {
      sums: {
        'models lost': Object.fromEntries([0, 1].map((seat) => [nameOf(seat), lost(seat)])),
        'models lost by unit': lostByUnit(battle),
        'damage by weapon': damageByWeapon(log),
        'damage suffered by unit': damageByUnit(battle, log),
      },
    }),
  };
}
