/** What a command of `holotape` is, and how its arguments are read. */
import { type ParseArgsConfig, type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { GAME_NAMES, type GameName, isGameName } from '@holotape/shelf';
import { listed } from '../terminal/text.ts';
import { WrongUsage } from '../terminal/trouble.ts';

export interface Command {
  /** Printed by `holotape COMMAND --help`. */
  readonly help: string;
  /** Does it; the exit code comes back. */
  run(args: readonly string[]): number | Promise<number>;
}

/** Options every command with a screen takes. */
export const LOOK_OPTIONS = {
  plain: { type: 'boolean' },
  'no-color': { type: 'boolean' },
} as const satisfies ParseArgsOptionsConfig;

export const LOOK_HELP = `  --plain             nothing but ASCII, no colours
  --no-color          no colours (so does NO_COLOR=1)`;

/** Reads arguments; what it does not understand becomes a sentence. */
export function readArgs<const T extends ParseArgsOptionsConfig>(args: readonly string[], options: T) {
  const config = { args: [...args], options, allowPositionals: true, strict: true } satisfies ParseArgsConfig;
  try {
    return parseArgs(config);
  } catch (error) {
    // The rest of the message is about positional arguments that begin with a dash.
    throw new WrongUsage(`${(error as Error).message.split(/\.(?: |$)/)[0]}.`);
  }
}

/** The name of a game, as the first thing after the command. */
export function gameNamed(name: string | undefined): GameName {
  const games = listed(GAME_NAMES, 'or');
  if (name === undefined) throw new WrongUsage(`Which game? There is ${games}.`);
  if (!isGameName(name)) throw new WrongUsage(`There is no game called "${name}" on the shelf; there is ${games}.`);
  return name;
}

/** A whole number among the arguments. */
export function wholeNumber(option: string, text: string, least: number, most: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most))
    throw new WrongUsage(`${option} takes a whole number from ${least} to ${most}, not "${text}".`);
  return number;
}

/** Refuses what stands at the end and means nothing. */
export function nothingMore(extra: readonly string[]): void {
  if (extra.length > 0) throw new WrongUsage(`"${extra[0]}" is one word too many.`);
}
