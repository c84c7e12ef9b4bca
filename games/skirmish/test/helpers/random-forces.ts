/** Battles by chance: any scenario, any legal forces, people or the handbook on either side, with and without all the decks. */
import { below, type Random } from '@holotape/kernel';
import type { SkirmishContent } from '../../battle.ts';
import type { ForceList } from '../../printed/force-lists.ts';
import type { PrintedScenario } from '../../printed/scenarios.ts';
import { aiCardFor } from '../../queries/ai/cards.ts';
import { listAtTable } from '../../queries/force-lists/at-table.ts';
import { randomForce } from '../../queries/force-lists/chance.ts';

const oneOf = <T>(random: Random, all: readonly T[]): T => all[below(random, all.length)]!;

/** Most battles are small: a large one takes as long as several of them. */
const CAPS = [500, 500, 500, 750, 1000];

/** Forces that are tried until one is legal there. */
const TRIES = 60;

/** Who the handbook plays: nobody, a side, or both. */
const SIDES: readonly (readonly number[])[] = [[], [], [], [0], [1], [0, 1]];

/** Tables: mostly by lot, and now and then laid by the players or as at first. */
const TABLES = ['by-lot', 'by-lot', 'by-lot', 'by-chance', 'by-turns'];

function forceFor(
  content: SkirmishContent,
  scenario: PrintedScenario,
  seat: number,
  { caps, isBook }: { readonly caps: number; readonly isBook: boolean },
  random: Random,
): ForceList {
  const limit = (scenario.own!.caps ?? caps) + scenario.own!.more[seat]!;
  const factions = [...new Set([...content.units.values()].map(({ faction }) => faction))];
  for (let i = 0; i < TRIES; i += 1) {
    const wanted = { name: `Force ${seat + 1}`, limit, prices: '2020', faction: oneOf(random, factions) };
    const bare = randomForce(content, wanted, random);
    const boosted = { ...bare, boosts: [oneOf(random, [...content.boosts.keys()])] };
    const isLegal = (list: ForceList): boolean => {
      const own = seat === 0 ? [list, null] : [null, list];
      return listAtTable(content, scenario, { own, caps }, seat).flaws.length === 0;
    };
    const list = isLegal(boosted) ? boosted : bare;
    if (list.units.length === 0 || !isLegal(list)) continue;
    if (!isBook || list.units.every(({ card }) => aiCardFor(content, card) !== undefined)) return list;
  }
  throw new Error(`No force by chance is legal for side ${seat + 1} of ${scenario.name}.`);
}

/** What is agreed on before such a battle. */
export function randomBattle(content: SkirmishContent, random: Random): object {
  const scenario = oneOf(random, [...content.scenarios.values()]);
  const sides = oneOf(random, SIDES);
  const base = {
    scenario: scenario.id,
    table: oneOf(random, TABLES),
    placing: below(random, 2) === 0 ? 'auto' : 'players',
    ...(sides.length > 0 && {
      // It waits before each Action: so everything is looked at there.
      book: {
        sides,
        level: oneOf(random, ['gentle', 'book', 'supplied']),
        overrule: below(random, 4) === 0,
        waits: true,
      },
    }),
  };
  if (scenario.own === undefined) return base;
  const caps = oneOf(random, CAPS);
  const own = [0, 1].map((seat) => forceFor(content, scenario, seat, { caps, isBook: sides.includes(seat) }, random));
  const isOn = (): boolean => below(random, 3) === 0;
  return { ...base, caps, own, events: isOn(), boosts: isOn(), quests: isOn() };
}
