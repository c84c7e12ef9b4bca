/** The season: who meets whom, in which scenario, and how everybody stands. */
import type { Seat } from '@holotape/kernel';
import type { SkirmishContent } from '../../battle.ts';
import type { Campaign } from '../campaign.ts';
import { houseOf, sideOf } from './houses.ts';

/** The linked story, in its order. SC-CAMP-1 */
const LINKED: readonly string[] = ['defend-the-farm', 'newshound', 'hurt-locker', 'reinforcements', 'hold-the-fort'];

/** Battles to which players bring their own forces: campaigns are made of these. */
export const scenariosFor = ({ scenarios }: SkirmishContent): string[] =>
  [...scenarios.values()].filter(({ own }) => own !== undefined).map(({ id }) => id);

/** Who has the first side, and who the second. */
type Sides = readonly [Seat, Seat];

/** Ways in which two houses can take the sides of a scenario: some factions are barred from some. SC-SUIT-1 */
export function orders(campaign: Campaign, scenario: string, pair: Sides): Sides[] {
  const barred = campaign.content.scenarios.get(scenario)!.own?.barred?.factions ?? [[], []];
  const both: Sides[] = [pair, [pair[1], pair[0]]];
  return both.filter((sides) => sides.every((seat, at) => !barred[at]!.includes(houseOf(campaign, seat).faction)));
}

/** A house that nobody plays by hand, where it was agreed that such fight by the handbook. CH-AISETUP-1 */
export const isByTheBook = ({ state: { agreed } }: Pick<Campaign, 'state'>, seat: Seat): boolean =>
  agreed.book !== null && agreed.unmanned.includes(seat);

/** Where a scenario is made for one person, the handbook's side is that of the house that fights by it. CH-AISETUP-1 */
export function waysRound(campaign: Campaign, scenario: string, pair: Sides): readonly Sides[] {
  const ways = orders(campaign, scenario, pair);
  const { book } = campaign.content.scenarios.get(scenario)!;
  const made = ways.filter((sides) => book !== undefined && isByTheBook(campaign, sides[book]!));
  return made.length > 0 ? made : ways;
}

/** Those of the linked story that are on the shelf. */
export const linkedFor = (content: SkirmishContent): string[] =>
  LINKED.filter((id) => scenariosFor(content).includes(id));

/** How many battles a house has fought; one that was called off is none. */
export const foughtBy = ({ state }: Campaign, seat: Seat): number =>
  state.battles.filter((battle) => battle.winners !== null && !battle.calledOff && sideOf(battle, seat) !== undefined)
    .length;

/** 2 for a battle won, 1 for a draw. */
export const pointsOf = (campaign: Campaign, seat: Seat): number => {
  const { won, drawn } = houseOf(campaign, seat).score;
  return 2 * won + drawn;
};

/** The seats by their points, then by what they have built. */
export const standings = (campaign: Campaign): Seat[] =>
  campaign.state.houses
    .map((_, seat) => seat)
    .sort(
      (a, b) =>
        pointsOf(campaign, b) - pointsOf(campaign, a) || worthOfHouse(campaign, b) - worthOfHouse(campaign, a) || a - b,
    );

/** The chest and everything built. */
export function worthOfHouse({ state, content }: Campaign, seat: Seat): number {
  const { caps, settlement } = state.houses[seat]!;
  return (settlement?.structures ?? []).reduce((sum, { card }) => sum + content.structures.get(card)!.caps, caps);
}

/** How often two houses have met. */
const meetings = ({ state }: Campaign, a: Seat, b: Seat): number =>
  state.battles.filter(({ sides }) => sides.every(({ seat }) => seat === a || seat === b)).length;

/** Who fights next: whoever has fought least, against whom they have met least. Undefined: the season is over. */
export function nextPair(campaign: Campaign): Sides | undefined {
  const { houses, agreed } = campaign.state;
  const open = houses.map((_, seat) => seat).filter((seat) => foughtBy(campaign, seat) < agreed.season);
  const [first, ...others] = open.sort((a, b) => foughtBy(campaign, a) - foughtBy(campaign, b) || a - b);
  if (first === undefined || others.length === 0) return undefined;
  const second = others.reduce((best, seat) => {
    const by = (each: Seat) => meetings(campaign, first, each) * houses.length + foughtBy(campaign, each);
    return by(seat) < by(best) ? seat : best;
  });
  return [first, second];
}

/** So many battles a house has fought when it can have fallen behind. */
const SETTLED = 6;

/** What a house had when this battle was found. */
const worthBefore = ({ state }: Campaign, seat: Seat, number: number): number =>
  state.houses[seat]!.growth.findLast(({ battle }) => battle < number)?.worth ?? 0;

/** Of the battles after the sixth of both houses, how many went to the one that had more: for simulations. docs/balance-skirmish.md */
export function laterBattles(
  campaign: Campaign,
): Readonly<Record<'richer' | 'poorer' | 'drawn' | 'of equals', number>> {
  const counts = { richer: 0, poorer: 0, drawn: 0, 'of equals': 0 };
  const fought = campaign.state.battles.filter(({ winners, calledOff }) => winners !== null && !calledOff);
  for (const [at, { number, sides, winners }] of fought.entries()) {
    const before = fought.slice(0, at);
    if (sides.some(({ seat }) => before.filter((each) => sideOf(each, seat) !== undefined).length < SETTLED)) continue;
    const [mine, theirs] = sides.map(({ seat }) => worthBefore(campaign, seat, number)) as [number, number];
    const richer = sides[mine > theirs ? 0 : 1]!.seat;
    if (winners!.length !== 1) counts.drawn += 1;
    else if (mine === theirs) counts['of equals'] += 1;
    else counts[winners![0] === richer ? 'richer' : 'poorer'] += 1;
  }
  return counts;
}
