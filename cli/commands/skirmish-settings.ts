/** Forces that players bring to a battle, from the words of the command line. */
import type { AnyGame, Json } from '@holotape/kernel';
import type { SkirmishContent } from '@holotape/skirmish/battle';
import { MOST_LIMIT } from '@holotape/skirmish/printed/force-lists';
import { listAtTable } from '@holotape/skirmish/queries/force-lists/at-table';
import { LIMITS } from '@holotape/skirmish/queries/force-lists/prices';
import { verdictLines } from '../games/skirmish/force-sheet.ts';
import { forceNamed } from '../games/skirmish/forces.ts';
import { Trouble, WrongUsage } from '../terminal/trouble.ts';
import { wholeNumber } from './command.ts';

interface Forces {
  readonly force?: string | undefined;
  readonly against?: string | undefined;
  readonly caps?: string | undefined;
}

const WIDTH = 100;

/** The forces of both sides and the limit, checked as the table would. */
export function forcesGiven(game: AnyGame, scenario: string, { force, against, caps }: Forces): Record<string, Json> {
  const content = game.content as SkirmishContent;
  const printed = content.scenarios.get(scenario)!;
  const isOwn = printed.own !== undefined;
  const given = { '--force': force, '--against': against, '--caps': caps };
  const [name] = Object.entries(given).find(([, value]) => value !== undefined) ?? [];
  if (!isOwn && name !== undefined)
    throw new WrongUsage(`${name} means nothing in ${printed.name}: its forces are a fixed list (SC-COMMON-6).`);
  if (!isOwn) return {};
  const limit = wholeNumber('--caps', caps ?? String(LIMITS.regular), LIMITS.small, MOST_LIMIT);
  const own = [force, against].map((each) => (each === undefined ? null : forceNamed(content, each).list));
  for (const seat of [0, 1]) {
    const { list, isPlayable } = listAtTable(content, printed, { own, caps: limit }, seat);
    if (!isPlayable) throw new Trouble(`${list.name}:\n${verdictLines(content, list, WIDTH).join('\n')}`);
  }
  return { own, caps: limit };
}
