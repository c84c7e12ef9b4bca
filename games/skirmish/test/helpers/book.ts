/** Battles in which the handbook plays Ann's side. */
import type { SkirmishContent, SpecialRules, Task } from '../../battle.ts';
import type { AiCard } from '../../content.ts';
import type { Plan } from '../../queries/ai/plans.ts';
import { planAction } from '../../queries/ai/responses.ts';
import { seatOf } from '../../queries/units.ts';
import type { BookTurn, Force, Model, SkirmishState } from '../../state.ts';
import type { How, Priority } from '../../words.ts';
import { type BattleSetting, type BattleTest, battle, content, scene, unit } from './battle.ts';

type Book = NonNullable<SkirmishState['book']>;

/** The handbook plays this seat; Number Tokens are dealt in the order of the models. */
export const played = (state: SkirmishState, seat = 0, more: Partial<Book> = {}): void => {
  const models = state.models.filter((model) => seatOf({ state, content }, model) === seat);
  state.book = {
    sides: [{ seat, level: 'book' }],
    overrule: false,
    waits: false,
    models: models.map(({ id, x, y }, i) => ({ model: id, number: i + 1, x, y })),
    markers: [],
    turn: null,
    ...more,
  };
};

/** What the card says in this activation: a careful shot, unless it is said otherwise. */
export const rolled = (id: string, more: Partial<BookTurn> = {}): BookTurn => ({
  model: id,
  side: 1,
  row: 'bottle',
  column: 0,
  response: 'attack',
  reckless: false,
  stays: false,
  method: 'ranged',
  charged: false,
  quick: false,
  spent: 0,
  free: 0,
  ...more,
});

const CELL = { cells: ['Ac' as const], method: 'ranged' as const };

/** Cards to play with: one AI card for everybody, with these targets. */
export const withCard = (card: Partial<AiCard> = {}): SkirmishContent => ({
  ...content,
  aiCards: new Map([
    [
      'test',
      {
        id: 'test',
        name: 'Test',
        columns: [{}],
        rows: { bottle: CELL, 'two-bottles': CELL, star: CELL, 'two-stars': CELL, blast: CELL },
        targets: ['nearest'],
        prefers: [],
        units: [...content.units.keys()],
        ...card,
      },
    ],
  ]),
});

export const aimingBy = (...targets: Priority[]): SkirmishContent => withCard({ targets });

/** A scenario that sets this task for Ann's side; Ben's is to defeat anybody. */
export const withTask = (task: Task, bens: Task = { objective: 'defeat', subjects: [] }): SpecialRules => ({
  task: (now, model) => (seatOf(now, model) === 0 ? task : bens),
});

interface Asked {
  readonly how?: How;
  /** Which of those that are still tied. */
  readonly toss?: (tied: readonly Model[]) => Model;
}

/** What the model does with its next Action. */
export function planOf(
  setting: BattleSetting,
  id: string,
  turn: Partial<BookTurn> = {},
  { how = 'action', toss }: Asked = {},
): Plan {
  // Set before anybody plays: the handbook would go on by itself.
  const t = scene(setting);
  played(t.state);
  const planning = planAction(t, t.model(id), rolled(id, turn), how);
  let word = planning.next();
  while (!word.done) {
    if (toss === undefined) throw new Error(`Tied: ${word.value.map((each) => each.id)}.`);
    word = planning.next(toss(word.value));
  }
  return word.value;
}

/** What it does, in brief: `shoot b-1`. */
export const briefly = ({ activity, target }: Plan): string =>
  target === undefined ? activity : `${activity} ${target}`;

export const does = (setting: BattleSetting, id: string, turn: Partial<BookTurn> = {}, asked?: Asked): string =>
  briefly(planOf(setting, id, turn, asked));

/** Where a Move or Charge ends. */
export const endOf = ({ answers }: Plan): readonly [number, number] => {
  const path = (answers['move.path'] ?? answers['charge.path']) as readonly (readonly [number, number])[];
  return path.at(-1)!;
};

/** Ann's model is in its activation, after the die; the table stops when Ben is asked something. */
export const acting = (
  setting: BattleSetting,
  id: string,
  turn: Partial<BookTurn> = {},
  left = 2,
  points = 0,
): BattleTest =>
  battle({
    ...setting,
    state: (state) => {
      state.round = 1;
      state.phase = 'acting';
      state.activation = { model: id, left, points, icons: [], limited: { last: true, next: false } };
      for (const model of state.models) model.readiness = model.id === id ? 'ready' : model.readiness;
      played(state);
      state.book!.turn = rolled(id, turn);
      setting.state?.(state);
    },
  });

/** What the handbook's side did, line by line, without who did it. */
export const deeds = (t: BattleTest): string[] =>
  t.session.wholeLog.flatMap(({ say, args }) =>
    say.startsWith('book.does.')
      ? [`${say.slice('book.does.'.length).replace(/-at$/, '')}${args?.target ? ` ${args.target}` : ''}`]
      : [],
  );

/** Lines of the log by their key. */
export const said = (t: BattleTest, key: string): (object | undefined)[] =>
  t.session.wholeLog.filter(({ say }) => say === key).map(({ args }) => args);

/** A Super Mutant with a board and a rifle, or with what is named. */
export const mutant = (id: string, at: readonly [number, number], ...weapons: string[]): Force[number] =>
  unit(id, 'super-mutant', [at], ...(weapons.length > 0 ? weapons : ['bolt-action-pipe-rifle', 'board']));

/** A settler with nothing that shoots. */
export const bare = (id: string, ...at: (readonly [number, number])[]): Force[number] =>
  unit(id, 'settler', at, 'board');

/** Damage on models. */
export const wounds =
  (tokens: Readonly<Record<string, number>>) =>
  ({ models }: SkirmishState): void => {
    for (const model of models) model.regular = tokens[model.id] ?? model.regular;
  };
