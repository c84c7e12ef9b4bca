/** Which dice anybody would roll again: bots do not think about that for long. */
import type { Answer, Args } from '@holotape/kernel';
import type { AdventureContent } from '../content.ts';
import type { Use } from '../printed/items.ts';
import { SOME_DICE, type Wanted } from '../queries/rolling.ts';

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

/** What is known of a roll when something can still be done about it. */
interface Rolled {
  readonly dice: readonly number[];
  readonly wanted: Wanted;
}

/** What a card or perk does: `use:lock-tools.1`, `perk:called-shot`. */
function useOf({ items, perks }: AdventureContent, answer: string): Use | undefined {
  const id = answer.slice(answer.indexOf(':') + 1);
  return answer.startsWith('perk:') ? perks.get(id)?.use : items.get(id)?.use;
}

/** Rerolls first, then a card that gives more of them; drugs are left alone. */
function atReroll(
  content: AdventureContent,
  ask: string,
  { dice, wanted }: Rolled,
  answers: readonly string[],
): string {
  const again = ask === 'test.reroll' ? forHits(content, dice, wanted.hits) : forAreas(content, dice, wanted);
  if (again === undefined) return 'stand';
  const reroll = `reroll:${again}`;
  if (answers.includes(reroll)) return reroll;
  const more = answers.find((answer) => {
    const steps = useOf(content, answer)?.do ?? [];
    return (
      steps.some(({ rerolls }) => rerolls !== undefined) && steps.every(({ addiction }) => addiction === undefined)
    );
  });
  return more ?? (answers.includes('rested') ? 'rested' : 'stand');
}

/** At the end of a fight: what makes a miss a kill is used, and nothing else. */
function atStrike(content: AdventureContent, { dice, wanted }: Rolled, answers: readonly string[]): string {
  const matching = dice.filter((face) => content.dice[face - 1]!.areas.some((area) => wanted.areas.includes(area)));
  const missing = wanted.hits - matching.length;
  if (missing <= 0) return 'go-on';
  const kills = answers.find((answer) =>
    useOf(content, answer)?.do.some(({ hits, everyArea }) => (hits ?? (everyArea ? 1 : 0)) >= missing),
  );
  return kills ?? 'go-on';
}

/** Before the enemy hits, nothing is used that would do as well afterwards. */
function beforeHits(content: AdventureContent, answers: readonly string[]): string | undefined {
  const later = answers.every((answer) => {
    const steps = useOf(content, answer)?.do;
    return steps === undefined || steps.every(({ hits, everyArea, addiction }) => hits ?? everyArea ?? addiction);
  });
  return later ? 'go-on' : undefined;
}

export function habit(
  content: AdventureContent,
  ask: string,
  about: Args,
  answers: readonly Answer[],
): Answer | undefined {
  const rolled = about as Args & Rolled;
  switch (ask) {
    case 'test.reroll':
    case 'fight.reroll':
      return atReroll(content, ask, rolled, answers as readonly string[]);
    case 'fight.hits':
      return beforeHits(content, answers as readonly string[]);
    case 'fight.strike':
      return atStrike(content, rolled, answers as readonly string[]);
    default:
      return undefined;
  }
}
