/** Which dice anybody would roll again: bots do not think about that for long. */
import type { Answer, Args } from '@holotape/kernel';
import type { AdventureContent } from '../content.ts';
import { SOME_DICE, type Wanted } from '../rules/dice.ts';

/** The chance that so many dice show at least so many hits. */
function chanceOf({ dice }: AdventureContent, count: number, hits: number): number {
  if (hits <= 0) return 1;
  if (count === 0) return 0;
  const content = { dice } as AdventureContent;
  return dice.reduce((sum, face) => sum + chanceOf(content, count - 1, hits - face.hits), 0) / dice.length;
}

/** For hits: the dice whose reroll helps most; if one reroll cannot do it, all that are not at their best. */
function forHits(content: AdventureContent, dice: readonly number[], wanted: number): string | undefined {
  const hits = dice.map((face) => content.dice[face - 1]!.hits);
  const sum = hits.reduce((all, each) => all + each, 0);
  if (sum >= wanted) return undefined;
  const most = Math.max(...content.dice.map((face) => face.hits));
  let best: string | undefined;
  let chance = 0;
  for (const some of SOME_DICE) {
    const kept = sum - [...some].reduce((all, die) => all + hits[Number(die) - 1]!, 0);
    const here = chanceOf(content, some.length, wanted - kept);
    if (here > chance) [best, chance] = [some, here];
  }
  return best ?? dice.flatMap((_, die) => (hits[die]! < most ? [String(die + 1)] : [])).join('');
}

/** For areas: every die that shows none of them, unless enough do. */
function forAreas(content: AdventureContent, dice: readonly number[], { hits, areas }: Wanted): string | undefined {
  const misses = dice.flatMap((face, die) =>
    content.dice[face - 1]!.areas.some((area) => areas.includes(area)) ? [] : [String(die + 1)],
  );
  return dice.length - misses.length >= hits ? undefined : misses.join('');
}

export function habit(
  content: AdventureContent,
  ask: string,
  about: Args,
  answers: readonly Answer[],
): Answer | undefined {
  if (ask !== 'test.reroll' && ask !== 'fight.reroll') return undefined;
  const { dice, wanted } = about as unknown as { readonly dice: readonly number[]; readonly wanted: Wanted };
  const again = ask === 'test.reroll' ? forHits(content, dice, wanted.hits) : forAreas(content, dice, wanted);
  if (again === undefined) return 'stand';
  const reroll = `reroll:${again}`;
  if (answers.includes(reroll)) return reroll;
  return answers.includes('rested') ? 'rested' : 'stand';
}
