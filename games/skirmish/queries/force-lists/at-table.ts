/** Forces of players at a table: which list counts, under which limit, and why it may not be played. */
import type { Reason } from '@holotape/kernel';
import type { SkirmishContent } from '../../battle.ts';
import type { ForceList } from '../../printed/force-lists.ts';
import type { PrintedScenario } from '../../printed/scenarios.ts';
import type { Story } from '../../printed/story.ts';
import type { QuestRecord } from '../../state.ts';
import { factionAmong } from '../factions.ts';
import { carriedInto, OF_THE_STORY } from '../story.ts';
import { type Flaw, flawsOf, isPlayable } from './flaws.ts';
import { billOf } from './prices.ts';

/** The limit of a side: the scenario's own or as agreed, and what the scenario gives it on top. CH-BSETUP-2, SC-CAMP-6, SC-POLICE-4 */
const limitOf = ({ own }: Pick<PrintedScenario, 'own'>, caps: number, seat: number): number =>
  (own?.caps ?? caps) + (own?.more[seat] ?? 0);

/** Why a force may not be on a side: of its faction nobody could do what the side is to do. SC-SUIT-1 */
function whyBarred(content: SkirmishContent, { own }: PrintedScenario, list: ForceList, seat: number): Flaw[] {
  const faction = factionAmong(content, list.units);
  if (faction === undefined || own?.barred === undefined) return [];
  const { rule, factions } = own.barred;
  return factions[seat]!.includes(faction) ? [{ rule, say: 'force.barred', args: { faction } }] : [];
}

/** For whoever brings nothing: a list of the box, the largest that the limit allows; another faction for each side. */
function boxedList(content: SkirmishContent, limit: number, seat: number): ForceList {
  const lists = [...content.lists.values()];
  const faction = [...new Set(lists.map((list) => list.faction))][seat]!;
  const own = lists.filter((list) => list.faction === faction);
  const { name, prices, units, boosts } = own.filter((list) => list.limit <= limit).at(-1) ?? own[0]!;
  return { name, prices, units, boosts, limit, house: false };
}

interface Agreed {
  readonly own: readonly (ForceList | null)[];
  readonly caps: number;
  readonly story?: Story | null | undefined;
  readonly awards?: readonly number[] | undefined;
  /** What the players have done of Quests before. */
  readonly records?: readonly (Pick<QuestRecord, 'items'> | null)[];
}

/** In the linked scenarios Creatures may be on the side of the Super Mutants. SC-RULING-73 */
const isLetPass = ({ story }: PrintedScenario, seat: number, { rule, say }: Flaw): boolean =>
  story !== undefined && seat === 1 && rule === 'CH-FORCE-12' && say === 'force.creature';

/** SC-CAMP-2 */
function whyNotInStory(content: SkirmishContent, story: Story | null, list: ForceList, seat: number): Flaw[] {
  const faction = factionAmong(content, list.units);
  if (story === null || faction === undefined || OF_THE_STORY[seat]!.includes(faction)) return [];
  return [{ rule: 'SC-CAMP-2', say: 'force.other-side', args: { faction } }];
}

/** Caps for troops buy units alone. SC-REINF-10, SC-RULING-11 */
function whyNotTroops(content: SkirmishContent, list: ForceList, bare: number): Flaw[] {
  if (list.limit === bare) return [];
  const gear = list.units
    .flatMap((unit) => billOf(content, list.prices, unit))
    .reduce((sum, { kind, caps }) => sum + (kind === 'unit' ? 0 : caps), 0);
  return gear > bare ? [{ rule: 'SC-REINF-10', say: 'force.troops-only', args: { gear, limit: bare } }] : [];
}

/** The list of a side as it is played, and what the book has against it. */
export function listAtTable(
  content: SkirmishContent,
  scenario: PrintedScenario,
  { own, caps, story = null, awards = [0, 0], records = [] }: Agreed,
  seat: number,
): { readonly list: ForceList; readonly flaws: readonly Flaw[]; readonly isPlayable: boolean } {
  const won = carriedInto(story, scenario.id, 'caps', seat) + awards[seat]!; // SC-FARM-12, SC-POLICE-3
  const bare = limitOf(scenario, caps, seat) + won;
  const limit = bare + carriedInto(story, scenario.id, 'troops', seat); // SC-REINF-10
  const list = { ...(own[seat] ?? boxedList(content, limit, seat)), limit };
  const flaws = [
    ...flawsOf(content, list, records[seat]?.items).filter((flaw) => !isLetPass(scenario, seat, flaw)),
    ...whyBarred(content, scenario, list, seat),
    ...whyNotInStory(content, story, list, seat),
    ...whyNotTroops(content, list, bare),
  ];
  return { list, flaws, isPlayable: isPlayable(list, flaws) };
}

/** What a scenario had better find in a force and does not: nobody is refused for it. SC-LOOT-3 */
export function whyUnwise(
  { units }: SkirmishContent,
  { wishes }: Pick<PrintedScenario, 'wishes'>,
  cards: readonly string[],
  seat: number,
): Reason | undefined {
  if (wishes === undefined || wishes.side !== seat) return undefined;
  const { rule, skills } = wishes;
  const isAble = (card: string): boolean => skills.every((skill) => units.get(card)?.skills[skill] !== undefined);
  return cards.some(isAble) ? undefined : { rule, say: 'force.unskilled', args: { skills: skills.join(' and ') } };
}
