/** Quests are chosen before the first round, and their markers laid. CH-QUEST-1 */
import { choose, option, type Play, pick, say, together } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { Point } from '../../geometry/index.ts';
import type { QuestTask, TaskOf } from '../../printed/quests.ts';
import { isBookSeat } from '../../queries/ai/sides.ts';
import { MARKER_RADIUS } from '../../queries/markers.ts';
import { roomFor } from '../../queries/places.ts';
import { barricades, cornersAt, quartersOf, whereOf } from '../../queries/quest-places.ts';
import { namable, questOf, whyNotQuest } from '../../queries/quests.ts';
import { lengthOf } from '../../queries/ranges.ts';
import { modelsOf, SEATS, unitOf } from '../../queries/units.ts';
import type { Marker } from '../../state.ts';
import type { Color } from '../../words.ts';
import { attributeTest } from '../round/own-tests.ts';
import { addStranger } from '../wasteland/strangers.ts';

const NONE = 'none';

/** Everybody chooses in secret, one or none; whoever plays by the handbook has none. CH-QUEST-1, CH-QUEST-3, CH-RULING-36 */
export function* chooseQuests(table: BattleTable): Play {
  const { state, content } = table;
  if (!state.questing) return;
  const seats = SEATS.filter((seat) => !isBookSeat(table, seat)); // CH-RULING-36
  const chosen = yield* together(
    table,
    seats,
    'quest.choose',
    (seat) => [
      ...[...content.quests.keys()].map((id) => option(id, whyNotQuest(content, state.records[seat]!, id))),
      option(NONE),
    ],
    { rule: 'CH-QUEST-1' },
  );
  // All lie on the table before anybody is asked more: what is known in secret is in the state alone, where thoughts deal it anew.
  for (const [i, seat] of seats.entries())
    state.quests[seat] = chosen[i] === NONE ? null : { card: chosen[i]!, model: null, marks: {} };
  for (const seat of seats) if (state.quests[seat] !== null) yield* begin(table, seat);
}

function* begin(table: BattleTable, seat: number): Play {
  const { task, id: card } = questOf(table, seat)!.card;
  say(table, 'quest.taken', { seat }, 'CH-QUEST-4');
  say(table, 'quest.card', { quest: card }, 'CH-QUEST-1', [seat]); // CH-QUEST-4
  const able = namable(table, seat, task);
  if (able !== undefined && able.length > 0)
    table.state.quests[seat]!.model = yield* choose(
      table,
      seat,
      'quest.model',
      () => able.map((model) => option(model.id)),
      { rule: 'CH-QUEST-1', about: { quest: card } },
    );
  if (task.is === 'sale') yield* sell(table, seat, task);
  if (task.is === 'swarms') yield* placeSwarms(table, seat, task.count);
  if (task.is === 'stranger') table.state.quests[seat]!.model = placeStranger(table);
  for (const [i, at] of (yield* placesOf(table, task)).entries()) layMarker(table, `quest-${seat}-${i + 1}`, at);
}

/** The fixed price, or what the Leader gets for it. CH-RULING-129 */
function* sell(table: BattleTable, seat: number, { test, won, lost }: TaskOf<'sale'>): Play {
  const own = modelsOf(table, seat);
  const seller = own.find((model) => unitOf(table, model).leader !== null) ?? own[0];
  if (seller === undefined) return;
  const answer = yield* choose(table, seat, 'quest.sale', () => [option('price'), option('bargain')], {
    rule: 'CH-RULING-129',
    about: { model: seller.id, won, lost },
  });
  if (answer === 'price') return;
  const { success } = yield* attributeTest(table, seller, 'quest.roll', test);
  table.state.quests[seat]!.marks.price = success ? won : lost;
}

/** Thirds of the table, by name: far enough from its edges and from each other. */
const THIRDS = ['top-left', 'top', 'top-right', 'left', 'middle', 'right', 'bottom-left', 'bottom', 'bottom-right'];

/** The other side says where. CH-RULING-130 */
function* placeSwarms(table: BattleTable, seat: number, count: number): Play {
  const { width, height } = table.state;
  const left = [...THIRDS];
  for (let n = 1; n <= count; n += 1) {
    const name = yield* choose(table, 1 - seat, 'quest.swarm', () => left.map((each) => option(each)), {
      rule: 'CH-RULING-130',
      about: { number: n, count },
    });
    left.splice(left.indexOf(name), 1);
    const at = THIRDS.indexOf(name);
    const [column, row] = [at % 3, Math.floor(at / 3)];
    layMarker(table, `quest-${seat}-${n}`, {
      x: Math.round((width * (column + 1)) / 4),
      y: Math.round((height * (3 - row)) / 4),
    });
  }
}

function placeStranger(table: BattleTable): string {
  const { width, height } = table.state;
  return addStranger(table, roomFor(table, MARKER_RADIUS, { x: Math.round(width / 2), y: Math.round(height / 2) })).id;
}

function layMarker(table: BattleTable, id: string, at: Point): void {
  const { x, y } = roomFor(table, MARKER_RADIUS, at);
  const marker: Marker = { id, kind: 'quest', x, y, face: 'blank', up: true, seen: [], items: [], opened: false };
  table.state.markers.push(marker);
}

/** Where the markers of a task lie, before room is made for them. */
function* placesOf(table: BattleTable, task: QuestTask): Play<Point[]> {
  const { width, height } = table.state;
  const middle = { x: Math.round(width / 2), y: Math.round(height / 2) };
  const at = (color: Color): Point[] => cornersAt(table, lengthOf(table.content, color));
  switch (whereOf(task)) {
    case 'middle':
      return [middle];
    case 'corners':
      return at('blue');
    case 'quarters':
      return quartersOf(table);
    case 'corner':
      return [at('black')[yield* pick(table, 'quest.corner', 4, { rule: 'CH-QUEST-1' })]!];
    case 'barricades':
      return barricades(table);
    case 'searchables':
      return beside(table, 'searchable', 4) ?? quartersOf(table);
    case 'investigations':
      return beside(table, 'investigation', 2) ?? quartersOf(table).slice(1, 3);
    case 'pair': {
      const half = Math.round(lengthOf(table.content, 'yellow') / 2) + MARKER_RADIUS;
      return [
        { ...middle, x: middle.x - half },
        { ...middle, x: middle.x + half },
      ];
    }
    default:
      return [];
  }
}

/** Where markers of a kind lie, if there are enough of them. CH-RULING-131 */
function beside({ state }: BattleTable, kind: Marker['kind'], count: number): Point[] | undefined {
  const found = state.markers.filter((marker) => marker.kind === kind).slice(0, count);
  return found.length < count ? undefined : found.map(({ x, y }) => ({ x, y }));
}
