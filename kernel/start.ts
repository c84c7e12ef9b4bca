/** The beginning of a game. */
import type { ChanceSource } from './chance.ts';
import { TableRefused } from './errors.ts';
import type { Agreement, Game } from './game.ts';
import type { Json } from './play.ts';
import { Session } from './session.ts';
import { chanceOf, KEEP_ALL, type Keeping, type Setting, type UndoPolicy } from './setting.ts';

/** What a table may be told when it is made; what is left out gets a sensible value. */
export interface StartOptions<O> {
  readonly seats: number;
  readonly seed: string;
  /** As given by people: checked against the game's schema, which also fills in what is left out. */
  readonly options?: Json | Partial<O>;
  readonly dice?: Setting['dice'];
  readonly undo?: UndoPolicy;
  /** `keyed`: nobody can foresee it; see `Setting`. */
  readonly chanceFrom?: Setting['chance'] | undefined;
  /** For tests: a source of their own. */
  readonly chance?: ChanceSource;
  readonly keeping?: Keeping;
}

export function startSession<S, C, V, O>(game: Game<S, C, V, O>, start: StartOptions<O>): Session<S, C, V, O> {
  const { least, most, rule } = game.seats;
  if (!Number.isInteger(start.seats) || start.seats < least || start.seats > most)
    throw new TableRefused(
      `${game.title} is played by ${least} to ${most}; ${start.seats} seats were asked for.`,
      rule,
    );
  const options = game.options.safeParse(start.options ?? {});
  if (!options.success) {
    const problems = options.error.issues.map((issue) => `${issue.path.join('.') || 'options'}: ${issue.message}`);
    throw new TableRefused(`The options of the table will not do: ${problems.join('; ')}`);
  }
  const agreement: Agreement<O> = { seats: start.seats, options: options.data };
  const { seed, dice = 'seeded', undo = 'ask', chanceFrom: chance } = start;
  const setting: Setting = { seed, dice, undo, ...(chance && { chance }) };
  const state = game.setup(game.content, agreement);
  return new Session(
    game,
    agreement,
    setting,
    start.keeping ?? KEEP_ALL,
    start.chance ?? chanceOf(setting),
    { state, counts: {}, past: [], log: [], notes: [] },
    [],
  );
}
