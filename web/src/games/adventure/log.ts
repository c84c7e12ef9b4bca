/** How the adventure's log lines stand in the log, and what they speak of. Pure. */
import type { AdventureView } from '@holotape/adventure/view';
import type { LogLine } from '@holotape/table/spoken/protocol';
import type { LogLook, ThingId } from '../module.ts';
import { a } from './words.ts';

type Args = Readonly<Record<string, unknown>>;
const argsOf = (line: LogLine): Args => (line.args ?? {}) as Args;

/** Lines that say what came of the line before. */
const FOLLOWS = new Set([
  'dice.again',
  'damage',
  'rads',
  'heal',
  'cleanse',
  'xp',
  'letter',
  'caps',
  'caps.lost',
  'caps.spent',
  'item.gained',
  'item.equipped',
  'item.discarded',
  'item.readied',
  'agenda.yours',
  'looked.at',
  'enemy.replaced',
  'enemy.no-icon',
  'quest.counted',
  'quest.trashed',
  'library.added',
  'power',
  'text',
]);

const ROLLS = new Set(['dice', 'dice.again', 'test.passed', 'test.failed', 'fight.won', 'fight.lost']);
/** Lines that help whoever looks something up, and nobody who watches. */
const ASIDE = new Set(['fight.step', 'turn', 'dice']);
const FLAGS = new Set(['quest.staged', 'quest.completed', 'over.influence', 'over.faction', 'over.nobody']);

export function logLook(line: LogLine): LogLook {
  const { say } = line;
  const args = argsOf(line);
  const seat = typeof args.seat === 'number' ? args.seat : undefined;
  if (say === 'round.end') return { head: a('log.round-end', { n: args.round as number }) };
  if (say === 'setup.scenario') return { head: a('setting-up') };
  return {
    ...(seat !== undefined && { seat }),
    ...(FLAGS.has(say) && { sign: 'flag' as const }),
    ...(ROLLS.has(say) && { sign: 'die' as const }),
    ...(Array.isArray(args.dice) && { dice: args.dice as number[] }),
    ...(FOLLOWS.has(say) && { follows: true }),
    ...(ASIDE.has(say) && { aside: true }),
  };
}

/** Spaces, cards and enemies a line speaks of; an enemy as long as it is on the map. */
export function thingsOf(line: LogLine, { view }: { readonly view: AdventureView }): readonly ThingId[] {
  const { space, item, quest, encounter, enemy } = argsOf(line);
  const things: ThingId[] = [];
  if (typeof space === 'string') things.push(`space:${space}`);
  if (typeof item === 'string') things.push(`item:${item}`);
  for (const card of [quest, encounter]) if (typeof card === 'string') things.push(`card:${card}`);
  // Tokens of a faction are alike: the line may mean any of them.
  const meant = view.enemies.filter(({ token }) => token !== null && token === enemy);
  if (meant.length === 1) things.push(`enemy:${meant[0]!.id}`);
  return things;
}
