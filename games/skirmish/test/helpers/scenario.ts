/** Tables of scenarios for tests: set up by chance and then changed as the test wants them. */
import { type Answer, startSession } from '@holotape/kernel';
import { testTable } from '@holotape/kernel/testing';
import type { Battle } from '../../battle.ts';
import { modelById } from '../../queries/units.ts';
import { addModel } from '../../rules/round/joining.ts';
import type { Marker, Model, SkirmishState } from '../../state.ts';
import { type BattleTest, content, game, tableOf } from './battle.ts';

/** Scenarios that are in no book. */
export const OURS: ReadonlySet<string> = new Set(['noon']);

interface ScenarioSetting {
  readonly chance?: Readonly<Record<string, readonly Answer[]>>;
  /** More options than its name. */
  readonly options?: object;
  /** Where models stand; all others are put in a corner of the table, out of the way. */
  readonly at?: Readonly<Record<string, readonly [number, number]>>;
  /** Models that are gone. */
  readonly without?: readonly string[];
  readonly state?: (state: SkirmishState) => void;
  readonly round?: number;
  /** Other cards than those of the box. */
  readonly game?: typeof game;
}

/** A scenario at the beginning of a round on an empty table; seat 0 takes the first turn if it is asked. */
export function scenario(
  id: string,
  { chance = {}, options = {}, at = {}, without = [], state, round = 1, game: played = game }: ScenarioSetting = {},
): BattleTest {
  return testTable(played, {
    seats: 2,
    options: { scenario: id, ...options } as never,
    chance,
    state: (now) => {
      fill(now, id);
      now.round = round - 1;
      for (const [model, [x, y]] of Object.entries(at)) Object.assign(modelIn(now, model), { x, y });
      for (const model of without) modelIn(now, model).gone = 'eliminated';
      state?.(now);
    },
  });
}

const modelIn = (state: SkirmishState, id: string): Model => {
  const model = modelById({ state, content }, id);
  if (model === undefined) throw new Error(`There is no model "${id}": ${state.models.map((each) => each.id)}.`);
  return model;
};

/** What the set-up would have done, without terrain and markers but for fixed ones. */
function fill(state: SkirmishState, id: string): void {
  const { forces, setup } = content.scenarios.get(id)!;
  const battle: Battle = { state, content };
  state.phase = 'round';
  state.pieces = [];
  state.markers = [];
  state.models = [];
  state.scenario!.step = setup.length;
  state.scenario!.done = 0;
  for (const [seat, force] of [...forces, ...brought(state)].entries())
    for (const [i, { id: unit, models }] of force.entries())
      for (let n = 0; n < models; n += 1)
        addModel(tableOf(battle), unit, { x: 600 + i * 900 + n * 420, y: seat === 0 ? 300 : state.height - 300 });
  for (const step of setup)
    if (step.does === 'fixed')
      for (const { id: name, marker: kind, at } of step.markers) state.markers.push(marker(name, kind, [at.x, at.y]));
}

/** Forces that players brought, by side; none where the scenario has its own. */
const brought = ({ units, scenario }: SkirmishState) =>
  scenario!.brought.map((_, side) =>
    units.filter(({ seat }) => seat === side).map(({ id }) => ({ id, models: scenario!.strength[id]! })),
  );

export const marker = (
  id: string,
  kind: Marker['kind'],
  [x, y]: readonly [number, number],
  face: Marker['face'] = 'item',
  up = true,
): Marker => ({ id, kind, x, y, face, up, seen: [], items: [], opened: false });

/** The first turn goes to the seat, whose model is made Ready and Used. */
export function use(t: BattleTest, seat: number, model: string): void {
  for (const each of [0, 1]) if (t.seat(each).asked()?.ask === 'round.first') t.seat(each).answer(`seat:${seat}`);
  t.seat(seat).answer(model);
  if (t.seat(seat).asked()?.ask === 'turn.use') t.seat(seat).answer('all');
  t.seat(seat).answer(model);
}

/** Everybody who is asked ends what they do, until the round is over or the battle ends. */
export function endRound(t: BattleTest): void {
  const { round } = t.state;
  for (let i = 0; i < 200 && t.state.round === round && t.session.result === undefined; i += 1) {
    const seat = [0, 1].find((each) => t.seat(each).asked() !== undefined)!;
    const { ask, can } = t.seat(seat).asked()!;
    if (ask === 'turn.next') t.seat(seat).answer('finish');
    else if (ask === 'action') t.seat(seat).answer('end');
    else t.seat(seat).answer(can.at(-1)!);
  }
}

/** A set-up as the players see it, with nothing placed. */
export const settingUp = (id: string, options: object = {}, chance: ScenarioSetting['chance'] = {}): BattleTest =>
  testTable(game, { seats: 2, options: { scenario: id, ...options } as never, chance });

export const start = (options: object, seed = 'start') =>
  startSession(game, { seats: 2, seed, options: options as never });
