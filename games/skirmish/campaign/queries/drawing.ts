/** Step 2: what each Structure draws, whether it can be used, and what may be done with an open draw. CH-DRAW */
import type { Reason, Seat } from '@holotape/kernel';
import type { StructureUse } from '../../printed/structures.ts';
import type { Campaign } from '../campaign.ts';
import type { StructureBuilt } from '../state.ts';
import { whyNotPay } from './building.ts';
import { settlementOf, structureCard } from './houses.ts';
import { hasFavor } from './quests.ts';
import { hasPerkFor, isWorking, workingOf } from './supply.ts';

const why = (rule: string, say: string, args: NonNullable<Reason['args']> = {}): Reason => ({
  rule,
  say: `why.${say}`,
  args,
});

type Does<D extends StructureUse['does']> = Extract<StructureUse, { does: D }>;
type Draws = Does<'items'> | Does<'boosts'>;

export const useOf = ({ content }: Pick<Campaign, 'content'>, built: StructureBuilt): StructureUse | undefined =>
  structureCard(content, built).use;

const isDraw = (use: StructureUse | undefined): use is Draws => use?.does === 'items' || use?.does === 'boosts';

/** What a Structure draws and keeps now; undefined if it draws nothing. CH-SETTLE-5 */
export function drawOf(
  campaign: Campaign,
  seat: Seat,
  built: StructureBuilt,
):
  | { readonly of: 'items' | 'boosts'; readonly types: string[]; readonly draw: number; readonly keep: number }
  | undefined {
  const card = structureCard(campaign.content, built);
  const { use } = card;
  if (!isDraw(use)) return undefined;
  const { drawMore } = settlementOf(campaign, seat);
  // CH-STRUCT-12: one for each field that works.
  const fields = use.does === 'items' ? use.per : undefined;
  const basis =
    fields === undefined
      ? use.draw
      : Math.min(use.draw, workingOf(campaign, seat, ({ id }) => fields.includes(id)).length);
  const more = built.more + (card.kind === 'item' ? drawMore : 0);
  return { of: use.does, types: [...use.types], draw: basis + more, keep: use.keep };
}

/** Why a Structure does nothing in this phase. CH-BUILD-9, CH-BUILD-10, CH-RULING-48 */
function whyNotWorking(campaign: Campaign, seat: Seat, built: StructureBuilt): Reason | undefined {
  if (isWorking(campaign, seat, built)) return undefined;
  const card = structureCard(campaign.content, built);
  if (!hasPerkFor(campaign, seat, card)) return why('CH-RULING-48', 'perk', { perks: card.perks!.join(', ') });
  return card.power > 0 && !built.powered ? why('CH-BUILD-9', 'no-power') : why('CH-BUILD-10', 'no-water');
}

/** A Quest lets one Structure be used once more in every phase. CH-QUEST-10 */
const mayAgain = (campaign: Campaign, seat: Seat): boolean =>
  hasFavor(campaign, seat, 'twice-used') &&
  settlementOf(campaign, seat).structures.every((each) => each.used <= each.uses || isEndless(useOf(campaign, each)));

/** CH-STRUCT-36 */
const isEndless = (use: StructureUse | undefined): boolean => use?.does === 'explore' && use.often === true;

/** What a look around costs: by a Quest the first of a phase costs nothing. CH-QUEST-10 */
export const exploreCost = (campaign: Campaign, seat: Seat, cost: number): number =>
  hasFavor(campaign, seat, 'free-listening-post') &&
  settlementOf(campaign, seat).structures.every((each) => each.used === 0 || useOf(campaign, each)?.does !== 'explore')
    ? 0
    : cost;

/** CH-DRAW-1, CH-DRAW-4 */
export function whyNotUse(campaign: Campaign, seat: Seat, built: StructureBuilt): Reason | undefined {
  const idle = whyNotWorking(campaign, seat, built);
  if (idle !== undefined) return idle;
  const use = useOf(campaign, built)!;
  if (!isEndless(use) && built.used >= built.uses && !mayAgain(campaign, seat)) return why('CH-DRAW-1', 'used');
  if (use.does === 'explore') return whyNotPay(campaign, seat, exploreCost(campaign, seat, use.cost), 'CH-STRUCT-36');
  if (use.does === 'items' && drawOf(campaign, seat, built)!.draw === 0) return why('CH-STRUCT-12', 'no-fields');
  return undefined;
}

/** Structures that are used by themselves, in the order they stand. */
export const usable = (campaign: Campaign, seat: Seat): StructureBuilt[] =>
  settlementOf(campaign, seat).structures.filter((built) => {
    const does = useOf(campaign, built)?.does;
    return does === 'items' || does === 'boosts' || does === 'explore';
  });

/** Structures that change a draw in progress: the Brahmin, and others of their kind. CH-RULING-57 */
export const helping = (campaign: Campaign, seat: Seat): StructureBuilt[] =>
  settlementOf(campaign, seat).structures.filter((built) => {
    const does = useOf(campaign, built)?.does;
    return does === 'redraw' || does === 'draw-more' || does === 'keep-more';
  });

export const ofUse = (campaign: Campaign, seat: Seat, does: StructureUse['does']): StructureBuilt[] =>
  settlementOf(campaign, seat).structures.filter((built) => useOf(campaign, built)?.does === does);

/** One more use: only of what was used, and not of the room itself. CH-STRUCT-44 */
export function whyNotAgain(campaign: Campaign, built: StructureBuilt): Reason | undefined {
  if (useOf(campaign, built)?.does === 'again') return why('CH-STRUCT-44', 'not-itself');
  return built.used === 0 ? why('CH-STRUCT-44', 'not-used') : undefined;
}

/** What serves Item draws alone. CH-STRUCT-45, CH-RULING-58 */
export const drawsItems = (campaign: Campaign, built: StructureBuilt): boolean =>
  useOf(campaign, built)?.does === 'items';
