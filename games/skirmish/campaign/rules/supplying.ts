/** Between building and drawing: who gets Power and Water. CH-BUILD-8, CH-BUILD-10 */
import { choose, mark, option, type Play, type Seat, say } from '@holotape/kernel';
import type { CampaignTable } from '../campaign.ts';
import { settlementOf, structureById, structureCard } from '../queries/houses.ts';
import { needing, type Supply, shortOf, supplyOf } from '../queries/supply.ts';

const FIELD = { power: 'powered', water: 'watered' } as const;

export function* supplyStep(table: CampaignTable): Play {
  const { state } = table;
  const seat = state.turn;
  mark(table, 'action');
  for (const built of settlementOf(table, seat).structures) {
    built.powered = true;
    built.watered = true;
  }
  // Power first: a purifier gives Water only if it has some. CH-STRUCT-5
  yield* assign(table, seat, 'power');
  yield* assign(table, seat, 'water');
  state.stage = 'draw';
}

/** As long as there is too little, one Structure more goes without. CH-BUILD-8, CH-RULING-68 */
function* assign(table: CampaignTable, seat: Seat, what: Supply): Play {
  const { state } = table;
  while (shortOf(table, seat, what) > 0) {
    const asked = needing(table, seat, what).filter((built) => built[FIELD[what]]);
    const id = state.agreed.short
      ? leastMissed(
          table,
          asked.map((built) => built.id),
          seat,
        )
      : yield* choose(table, seat, `supply.${what}`, () => asked.map((built) => option(built.id)), {
          rule: what === 'power' ? 'CH-BUILD-8' : 'CH-BUILD-10',
          about: { short: shortOf(table, seat, what), supply: supplyOf(table, seat, what) },
        });
    const built = structureById(table, seat, id);
    built[FIELD[what]] = false;
    say(table, `did.without-${what}`, { seat, structure: built.card }, 'CH-BUILD-8');
  }
}

/** In the short mode: the cheapest goes without. */
function leastMissed(table: CampaignTable, ids: readonly string[], seat: Seat): string {
  const costs = (id: string) => structureCard(table.content, structureById(table, seat, id)).caps;
  return ids.reduce((least, id) => (costs(id) < costs(least) ? id : least));
}
