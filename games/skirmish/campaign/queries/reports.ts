/** A battle as one answer: what its table is started with, and what it reports when it is over. */
import { type Answer, asData, type Checked, hashOf, type Json, type Seat } from '@holotape/kernel';
import { z } from 'zod';
import type { Battle } from '../../battle.ts';
import type { ListedUnit } from '../../printed/force-lists.ts';
import { aiCardFor } from '../../queries/ai/cards.ts';
import { pendingOf } from '../../queries/consequences.ts';
import { unitIdsOf } from '../../queries/names.ts';
import { questOutcome, whyNotQuest } from '../../queries/quests.ts';
import { result } from '../../queries/result.ts';
import { awardTo, specialRules } from '../../queries/scenario.ts';
import type { Campaign } from '../campaign.ts';
import type { BattleSide, CampaignBattle } from '../state.ts';
import { isForKeeping } from './cards.ts';
import { cardsBeyondKit } from './forces.ts';
import { battleOf } from './houses.ts';
import { questRecordOf } from './quests.ts';
import { isByTheBook } from './seasons.ts';

const whole = z.number().int().nonnegative();
const MOST_CAPS = 2000;
const MOST_CARDS = 60;
const cards = z.array(z.string()).max(MOST_CARDS);

/** A unit, in the order of its force: models removed, cards it has at the end, whether its Power Armor is degraded. */
const unitReport = z.strictObject({ fell: whole, cards, degraded: z.boolean() });

const sideReport = z.strictObject({
  units: z.array(unitReport),
  /** Boosts that were not played; null: all that were packed. Only their house knows which. CH-BOOST-3 */
  boosts: cards.nullable(),
  /** Consequences that never came up; null: all of them. CH-ADCONS-1 */
  consequences: cards.nullable(),
  /** Whether the Quest was completed, which it was, and how often its task was done. CH-QUEST-10 */
  quest: z.boolean(),
  taken: z
    .strictObject({
      card: z.string(),
      count: whole,
      /** A price that was agreed on, and types of units that were studied. CH-RULING-123, CH-RULING-129 */
      marks: z.record(z.string().regex(/^(price|studied-[a-z-]+)$/), whole.max(MOST_CAPS)).optional(),
    })
    .nullable()
    .default(null),
  /** Caps found, and those the scenario awards. CH-AFTER-3 */
  caps: whole.max(MOST_CAPS),
});

/** What a table of the skirmish says when it is over, or what people write down after one with real models. */
const battleReport = z.strictObject({
  battle: whole,
  /** The mark of the battle it belongs to. */
  mark: z.string(),
  /** It never ended: nobody won, and everybody goes home as they came. */
  calledOff: z.boolean(),
  /** Of both sides, by their place; none for a draw. */
  winners: z.array(z.number().int().min(0).max(1)).max(2),
  grade: z.enum(['major', 'minor']).nullable(),
  sides: z.array(sideReport).length(2),
});
export type BattleReport = z.infer<typeof battleReport>;
type UnitReport = z.infer<typeof unitReport>;

/** What makes this battle this battle: a report of another is none of it. */
export const markOf = ({ number, scenario, limit, sides }: CampaignBattle): string =>
  hashOf(
    asData({ number, scenario, limit, sides: sides.map(({ seat, list }) => ({ seat, list: asData(list!) })) }),
  ).slice(0, 12);

/** Whom no AI card moves a bot thinks for, as everywhere. CH-AISETUP-2 */
const isFoughtByTheBook = (campaign: Campaign, { seat, list }: BattleSide): boolean =>
  isByTheBook(campaign, seat) && list!.units.every(({ card }) => aiCardFor(campaign.content, card) !== undefined);

/** What a table of this battle is started with: the options of the skirmish. */
export function battleStart(campaign: Campaign): { readonly [option: string]: Json } {
  const { battles, agreed } = campaign.state;
  const { scenario, limit, sides } = battles.at(-1)!;
  const byTheBook = sides.flatMap((side, at) => (isFoughtByTheBook(campaign, side) ? [at] : []));
  return {
    scenario,
    caps: limit,
    own: sides.map(({ list }) => asData(list!)),
    boosts: true,
    hands: sides.map(({ boosts }) => [...boosts]),
    carried: sides.map(({ allotted }) => allotted.map(({ member: _, ...carried }) => asData(carried))),
    ...(byTheBook.length > 0 && { book: { ...agreed.book, sides: byTheBook } }), // CH-AISETUP-1
    // Consequences come up in the Event deck. CH-CONSEQ-2
    ...(agreed.events && { events: true, consequences: sides.map(({ consequences }) => [...consequences]) }),
    ...(agreed.quests && { quests: true, records: sides.map(({ seat }) => asData(questRecordOf(campaign, seat))) }),
  };
}

/** The cards of a unit, as it goes into the battle. */
const cardsOf = ({ items, mods }: ListedUnit): string[] => [...items, ...mods.map(({ mod }) => mod)];

/** Everybody comes home as they went. Whoever writes it down does not know what the others hold. */
const unharmed = ({ list }: BattleSide): BattleReport['sides'][number] => ({
  units: list!.units.map((unit) => ({ fell: 0, cards: cardsOf(unit), degraded: false })),
  boosts: null,
  consequences: null,
  quest: false,
  taken: null,
  caps: 0,
});

/** A report by hand: who won, and everybody comes home as they went. */
export function plainReport(campaign: Campaign, winners: readonly number[], calledOff = false): BattleReport {
  const battle = battleOf(campaign);
  return {
    battle: battle.number,
    mark: markOf(battle),
    calledOff,
    winners: [...winners],
    grade: null,
    sides: battle.sides.map(unharmed),
  };
}

/** What could have come of it, for bots and keyboards. */
export const suggestedReports = (campaign: Campaign): Answer[] =>
  [[0], [1], []]
    .map((winners) => asData(plainReport(campaign, winners)))
    .concat(asData(plainReport(campaign, [], true)));

const no = (rule: string, say: string, args: { readonly [name: string]: Json } = {}): Checked => ({
  ok: false,
  reason: { rule, say: `why.report-${say}`, args },
});

/** Whether an answer is the report of this battle; a damaged one, or one of another battle, is told from it. */
export function checkReport(campaign: Campaign, answer: Answer): Checked {
  const battle = battleOf(campaign);
  const read = battleReport.safeParse(answer);
  if (!read.success) {
    const [issue] = read.error.issues;
    return no('CH-SETTLE-1', 'damaged', { where: issue!.path.join('.') || 'it', what: issue!.message });
  }
  const report = read.data;
  if (report.battle !== battle.number || report.mark !== markOf(battle))
    return no('CH-SETTLE-1', 'other', { battle: battle.number, given: report.battle });
  for (const [at, side] of report.sides.entries()) {
    const wrong = wrongSide(campaign, battle.sides[at]!, side);
    if (wrong !== undefined) return wrong;
  }
  return { ok: true };
}

/** What one side could not have reported. */
function wrongSide(
  campaign: Campaign,
  { seat, list, consequences }: BattleSide,
  given: BattleReport['sides'][number],
): Checked | undefined {
  const { content } = campaign;
  const { units } = list!;
  if (given.units.length !== units.length) return no('CH-AFTER-4', 'units', { seat, units: units.length });
  const over = given.units.findIndex(({ fell }, at) => fell > units[at]!.models);
  if (over >= 0) return no('CH-AFTER-11', 'models', { seat, unit: units[over]!.card, models: units[over]!.models });
  const unknown = given.units.flatMap(({ cards }) => cards).find((id) => !content.items.has(id));
  if (unknown !== undefined) return no('CH-AFTER-4', 'card', { seat, card: unknown });
  const unheard = given.boosts?.find((id) => !content.boosts.has(id));
  if (unheard !== undefined) return no('CH-AFTER-4', 'card', { seat, card: unheard });
  // One's own that did not come up, and what a Boost began in the battle itself. CH-ADCONS-1, CH-BOOST-8
  const begun = [...content.boosts.values()].map(({ consequence }) => consequence);
  const foreign = given.consequences?.find((id) => !consequences.includes(id) && !begun.includes(id));
  if (foreign !== undefined) return no('CH-AFTER-4', 'not-had', { seat, card: foreign });
  if (given.taken === null) return undefined;
  const quest = given.taken.card;
  const why = whyNotQuest(content, questRecordOf(campaign, seat), quest);
  return why && no('CH-QUEST-7', 'quest', { seat, quest });
}

export const reportIn = (answer: Answer): BattleReport => battleReport.parse(answer);

/** What a table of the skirmish reports when it is over. Undefined: it goes on. */
export function reportOf(battle: Battle, of: CampaignBattle): BattleReport | undefined {
  const end = result(battle);
  if (end === undefined) return undefined;
  // As at the table: unit by unit of both forces.
  const ids = unitIdsOf(of.sides.flatMap(({ list }) => list!.units.map(({ card }) => card)));
  return {
    battle: of.number,
    mark: markOf(of),
    calledOff: false,
    winners: [...end.winners],
    grade: end.winners.length === 1 ? (specialRules(battle).grade?.(battle) ?? null) : null,
    sides: of.sides.map((side, at) => {
      const before = at === 0 ? 0 : of.sides[0]!.list!.units.length;
      const plain = unharmed(side);
      const quest = questOutcome(battle, at);
      return {
        ...plain,
        // Whoever was left at home came to no harm.
        units: plain.units.map((unit, place) => unitIn(battle, ids[before + place]!) ?? unit),
        boosts: [...battle.state.hands[at]!],
        consequences: unresolved(battle, at, side),
        quest: quest?.done ?? false,
        taken: quest && {
          card: quest.quest,
          count: quest.count,
          ...(Object.keys(quest.marks).length > 0 && { marks: quest.marks }),
        },
        caps: carriedHome(battle, at) + awardTo(battle, at),
      };
    }),
  };
}

/** What did not come up, and what was begun. CH-ADCONS-1, CH-CONSEQ-1 */
function unresolved(battle: Battle, at: Seat, { consequences }: BattleSide): string[] {
  const cameUp = battle.state.resolved.filter(({ seat }) => seat === at).map(({ card }) => card);
  return [...new Set([...consequences.filter((card) => !cameUp.includes(card)), ...pendingOf(battle, at)])];
}

/** A unit as it is at the end; undefined if it never came into play. */
function unitIn(battle: Battle, id: string): UnitReport | undefined {
  const unit = battle.state.units.find((each) => each.id === id);
  if (unit === undefined) return undefined;
  const models = battle.state.models.filter((model) => model.unit === id);
  return {
    fell: models.filter(({ gone }) => gone === 'eliminated').length,
    cards: [
      ...unit.weapons,
      ...unit.items,
      ...unit.mods.map(({ mod }) => mod),
      ...(unit.powerArmor === null ? [] : [unit.powerArmor.card]),
      ...models.flatMap(({ items }) => items),
    ],
    degraded: unit.powerArmor?.degraded ?? false,
  };
}

/** Caps that survivors carry home. */
const carriedHome = (battle: Battle, seat: Seat): number =>
  battle.state.models
    .filter(
      (model) =>
        model.gone !== 'eliminated' && battle.state.units.some(({ id, seat: of }) => id === model.unit && of === seat),
    )
    .reduce((sum, { caps }) => sum + caps, 0);

/** Cards that a unit has at the end and that do not come with it. CH-AFTER-4 */
export const gatheredOf = (campaign: Campaign, unit: ListedUnit, { cards: all }: UnitReport): string[] => {
  const { content } = campaign;
  // What grows on somebody, lies about or belongs to a scenario is nobody's to keep.
  const items = all.filter((id) => !content.mods.has(id) && isForKeeping(content, id));
  const mods = all.filter((id) => content.mods.has(id)).map((mod) => ({ on: '', mod }));
  return cardsBeyondKit(content, { ...unit, items, mods });
};
