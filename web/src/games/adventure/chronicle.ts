/** What the log tells of the story so far: steps of power and their reasons, quests that left the wall. Pure. */
import type { Faction } from '@holotape/adventure/words';
import type { LogLine } from '@holotape/table/spoken/protocol';

type Args = Readonly<Record<string, unknown>>;
const argsOf = (line: LogLine): Args => (line.args ?? {}) as Args;

/** Lines with the round they belong to, the first being 1. */
export function byRound(
  log: readonly LogLine[],
): readonly { readonly line: LogLine; readonly round: number; readonly at: number }[] {
  let round = 1;
  return log.map((line, at) => {
    const told = { line, round, at };
    if (line.say === 'round.end') round = Number(argsOf(line).round ?? round) + 1;
    return told;
  });
}

export interface PowerStep {
  readonly faction: Faction;
  readonly round: number;
  /** The space it moved to, from 0. */
  readonly at: number;
  readonly spaces: number;
  /** The card that moved it; none, if the agenda deck was turned. */
  readonly card: string | undefined;
  readonly seat: number | undefined;
}

const CAUSES = new Set(['quest.completed', 'encounter.drawn', 'kept.due']);
const TURNS = new Set(['turn', 'round.end', 'agenda.depleted']);

export function powerSteps(log: readonly LogLine[]): readonly PowerStep[] {
  let cause: Args | undefined;
  return byRound(log).flatMap(({ line, round }) => {
    if (CAUSES.has(line.say)) cause = argsOf(line);
    if (TURNS.has(line.say)) cause = undefined;
    if (line.say !== 'power') return [];
    const { faction, spaces, at } = argsOf(line) as { faction: Faction; spaces: number; at: number };
    const card = (cause?.quest ?? cause?.encounter) as string | undefined;
    return [{ faction, round, at: at - 1, spaces, card, seat: cause?.seat as number | undefined }];
  });
}

interface OffTheWall {
  readonly card: string;
  readonly round: number;
  readonly how: 'done' | 'trashed';
  readonly seat: number | undefined;
}

/** Quests that were completed or left the game, each once, the last first. */
export function offTheWall(log: readonly LogLine[], staged: readonly string[]): readonly OffTheWall[] {
  const gone = new Map<string, OffTheWall>();
  for (const { line, round } of byRound(log)) {
    const { quest, seat } = argsOf(line) as { quest?: string; seat?: number };
    if (quest === undefined || staged.includes(quest)) continue;
    if (line.say === 'quest.completed') gone.set(quest, { card: quest, round, how: 'done', seat });
    if (line.say === 'quest.trashed' && !gone.has(quest))
      gone.set(quest, { card: quest, round, how: 'trashed', seat: undefined });
  }
  return [...gone.values()].reverse();
}

/** Numbered cards that were shuffled into a deck: they stay unread. */
export const addedCards = (log: readonly LogLine[]): readonly { readonly number: string; readonly deck: string }[] =>
  log.flatMap((line) => {
    const { number, back } = argsOf(line) as { number?: string | number; back?: string };
    return line.say === 'library.added' && number !== undefined ? [{ number: String(number), deck: back ?? '' }] : [];
  });
