/** Step 2, Draw: Structures are used, one after the other and in any order. CH-DRAW, CH-STRUCT */
import { choose, mark, type Option, option, type Play, type Seat, say } from '@holotape/kernel';
import type { CampaignTable } from '../campaign.ts';
import { drawOf, drawsItems, exploreCost, ofUse, usable, useOf, whyNotAgain, whyNotUse } from '../queries/drawing.ts';
import { houseOf, settlementOf, structureById, structureCard } from '../queries/houses.ts';
import { isWorking } from '../queries/supply.ts';
import type { StructureBuilt } from '../state.ts';
import { drawOn, isWanted, keepCard } from './decks.ts';
import { explore } from './exploring.ts';
import { keepOf } from './keeping.ts';
import { enter } from './ledger.ts';

/** A use of a helper together with a Structure: `again:operations-room-9@bar-7`. */
const joined = (word: string, helper: StructureBuilt, built: StructureBuilt): string =>
  `${word}:${helper.id}@${built.id}`;

function offers(table: CampaignTable, seat: Seat): Option[] {
  const { state } = table;
  const all = settlementOf(table, seat).structures;
  const { degraded } = houseOf(table, seat);
  const mending = all.filter((built) => structureCard(table.content, built).repairs !== undefined);
  return [
    option('done'),
    ...(state.drawn ? [] : [option('build')]), // CH-BUILD-11
    ...usable(table, seat).map((built) => option(`use:${built.id}`, whyNotUse(table, seat, built))),
    ...ofUse(table, seat, 'named').flatMap((office) =>
      all
        .filter((built) => drawsItems(table, built))
        .map((built) =>
          option(joined('named', office, built), whyNotUse(table, seat, office) ?? whyNotUse(table, seat, built)),
        ),
    ),
    ...ofUse(table, seat, 'again').flatMap((room) =>
      all
        .filter((built) => useOf(table, built) !== undefined)
        .map((built) =>
          option(joined('again', room, built), whyNotUse(table, seat, room) ?? whyNotAgain(table, built)),
        ),
    ),
    ...mending.flatMap((station) =>
      degraded.map((_, at) => option(`mend:${station.id}@${at}`, whyNotMend(table, seat, station))),
    ),
  ];
}

/** Each Station restores one suit, and that is no use of it. CH-ADPOWER-3, CH-RULING-55 */
function whyNotMend(table: CampaignTable, seat: Seat, station: StructureBuilt) {
  if (!isWorking(table, seat, station)) return { rule: 'CH-BUILD-9', say: 'why.no-power' };
  return station.mended ? { rule: 'CH-ADPOWER-3', say: 'why.mended' } : undefined;
}

export function* drawStep(table: CampaignTable): Play {
  const { state } = table;
  const seat = state.turn;
  mark(table, 'action');
  const next = state.agreed.short ? usable(table, seat).find((built) => isForDrawing(table, seat, built)) : undefined;
  if (next !== undefined) return yield* useStructure(table, seat, next);
  const answer = yield* choose(table, seat, 'draw', () => offers(table, seat), { rule: 'CH-DRAW-2' });
  if (answer === 'done' || answer === 'build') {
    state.stage = answer === 'done' ? 'select' : 'build';
    return;
  }
  const [word, what = ''] = answer.split(':') as [string, string];
  const [first, second = ''] = what.split('@') as [string, string | undefined];
  const built = structureById(table, seat, first);
  if (word === 'use') yield* useStructure(table, seat, built);
  else if (word === 'named') yield* takeNamed(table, seat, built, structureById(table, seat, second));
  else if (word === 'again') useAgain(table, seat, built, structureById(table, seat, second));
  else mend(table, seat, built, Number(second));
}

/** In the short mode what draws cards is used by itself. */
const isForDrawing = (table: CampaignTable, seat: Seat, built: StructureBuilt): boolean =>
  drawOf(table, seat, built) !== undefined && whyNotUse(table, seat, built) === undefined;

function* useStructure(table: CampaignTable, seat: Seat, built: StructureBuilt): Play {
  const { state } = table;
  const use = useOf(table, built)!;
  const card = structureCard(table.content, built);
  if (use.does === 'items' && use.token) {
    const how = yield* choose(table, seat, 'draw.workbench', () => [option('mod'), option('token')], {
      rule: 'CH-STRUCT-9',
      about: { structure: card.id },
    });
    if (how === 'token') {
      built.used += 1;
      houseOf(table, seat).tokens += 1;
      say(table, 'did.token', { seat, structure: card.id }, 'CH-STRUCT-9');
      return;
    }
  }
  const cost = use.does === 'explore' ? exploreCost(table, seat, use.cost) : 0;
  built.used += 1; // CH-DRAW-1
  state.drawn = true; // CH-BUILD-11
  say(table, 'did.use', { seat, structure: card.id }, 'CH-DRAW-1');
  if (use.does === 'explore') {
    if (cost > 0) enter(table, seat, -cost, 'explore', { structure: card.id }, 'CH-STRUCT-36');
    return yield* explore(table, seat);
  }
  const { of, types, draw, keep } = drawOf(table, seat, built)!;
  state.drawing = { from: card.id, of, types, cards: [], keep, aside: [] };
  yield* drawOn(table, seat, draw);
  yield* keepOf(table, seat, true);
}

/** A card of the type by its name, in place of the draw. CH-STRUCT-45, CH-RULING-58 */
function* takeNamed(table: CampaignTable, seat: Seat, office: StructureBuilt, built: StructureBuilt): Play {
  const { state } = table;
  const draw = drawOf(table, seat, built)!;
  office.used += 1;
  built.used += 1;
  state.drawn = true;
  say(table, 'did.use', { seat, structure: office.card }, 'CH-STRUCT-45');
  const cards = state.decks.items.filter((id) => isWanted(table, seat, draw, id)).sort((a, b) => (a < b ? -1 : 1));
  if (cards.length === 0) return;
  const id = yield* choose(table, seat, 'draw.named', () => cards.map((each) => option(each)), {
    rule: 'CH-STRUCT-45',
  });
  state.decks.items = state.decks.items.filter((each) => each !== id);
  keepCard(table, seat, id, 'CH-STRUCT-45');
}

/** CH-STRUCT-44 */
function useAgain(table: CampaignTable, seat: Seat, room: StructureBuilt, built: StructureBuilt): void {
  room.used += 1;
  built.uses += 1;
  say(table, 'did.again', { seat, structure: built.card }, 'CH-STRUCT-44');
}

/** CH-ADPOWER-3 */
function mend(table: CampaignTable, seat: Seat, station: StructureBuilt, at: number): void {
  const house = houseOf(table, seat);
  const [suit] = house.degraded.splice(at, 1);
  station.mended = true;
  say(table, 'did.mend', { seat, item: suit!.card }, 'CH-ADPOWER-3');
}
