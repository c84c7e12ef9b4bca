/** Forces of a house: what its Settlement allows in them, and forces to begin with. CH-ADFORCE */
import { type Answer, type Checked, type Reason, randomFrom, type Seat } from '@holotape/kernel';
import type { SkirmishContent } from '../../battle.ts';
import { type ForceList, forceListSchema, type ListedUnit } from '../../printed/force-lists.ts';
import { listAtTable } from '../../queries/force-lists/at-table.ts';
import { standardUnit } from '../../queries/force-lists/chance.ts';
import type { Flaw } from '../../queries/force-lists/flaws.ts';
import { forceCaps } from '../../queries/force-lists/prices.ts';
import { isLimitedUse } from '../../queries/limited-use.ts';
import { carriedInto } from '../../queries/story.ts';
import type { Campaign } from '../campaign.ts';
import { attachable } from './cards.ts';
import { battleOf, houseOf, sideOf } from './houses.ts';
import { memberById, membersIn } from './leading.ts';
import { storyOf } from './linked.ts';
import { questRecordOf } from './quests.ts';

/** The size of the battle for a side, whatever the story has brought it. CH-AFTER-2 */
export function sizeFor(campaign: Campaign, seat: Seat): number {
  const battle = battleOf(campaign);
  const { own } = campaign.content.scenarios.get(battle.scenario)!;
  return battle.limit + (own?.more[battle.sides.findIndex((side) => side.seat === seat)] ?? 0);
}

/** The limit of a side in the battle that is being prepared. CH-ADFORCE-1, SC-FARM-12, SC-REINF-10 */
export function limitOf(campaign: Campaign, seat: Seat): number {
  const { scenario, sides } = battleOf(campaign);
  const story = storyOf(campaign);
  const at = sides.findIndex((side) => side.seat === seat);
  return (
    sizeFor(campaign, seat) + carriedInto(story, scenario, 'caps', at) + carriedInto(story, scenario, 'troops', at)
  );
}

/** Cards of a unit that do not come with it, each as often as a card of it is needed. CH-ADFORCE-2, CH-ADFORCE-5, CH-ADMOD-3 */
export function cardsBeyondKit({ units, items }: SkirmishContent, unit: ListedUnit): string[] {
  const { kit, free } = units.get(unit.card)!;
  const spare = [...kit, ...free];
  const needed = [...unit.items, ...unit.mods.map(({ mod }) => mod)];
  const seen = new Set<string>();
  return needed.filter((id) => {
    const at = spare.indexOf(id);
    if (at >= 0) {
      spare.splice(at, 1);
      return false;
    }
    // Of what every model has one card will do, of Limited Use items each copy is one. CH-ADFORCE-5
    const isCopy = seen.has(id) && !isLimitedUse(items.get(id)!);
    seen.add(id);
    return !isCopy;
  });
}

/** What the Settlement has against a force, beyond what the rules have against any. */
function houseFlaws(campaign: Campaign, seat: Seat, list: ForceList): Flaw[] {
  const { content } = campaign;
  const house = houseOf(campaign, seat);
  if (house.settlement === null) return [];
  const ids = membersIn(campaign, seat, list.units);
  const left = [...house.taken.items, ...house.granted.items];
  const flaw = (rule: string, say: string, unit: number, card: string): Flaw => ({
    rule,
    say: `why.${say}`,
    args: { card, unit: list.units[unit]!.card },
    unit,
    card,
  });
  const cards = list.units.flatMap((unit, at) =>
    cardsBeyondKit(content, unit).flatMap((id): Flaw[] => {
      const found = left.indexOf(id);
      if (found < 0) return [flaw(content.mods.has(id) ? 'CH-ADMOD-2' : 'CH-ADFORCE-4', 'not-taken', at, id)]; // CH-ADFORCE-3, CH-RULING-64
      left.splice(found, 1);
      const mod = content.mods.get(id);
      const can = attachable(campaign, seat);
      return mod !== undefined && !mod.fits.some((each) => can.includes(each)) // CH-ADMOD-1, CH-PERK-5
        ? [flaw('CH-ADMOD-1', 'no-perk-for-mod', at, id)]
        : [];
    }),
  );
  const perks = list.units.flatMap((unit, at) => {
    const owned = house.members.find(({ id }) => id === ids[at])?.perks ?? [];
    return unit.perks
      .filter((perk) => !owned.includes(perk))
      .map((perk) => flaw('CH-ADFORCE-7', 'not-bought', at, perk));
  });
  // What was packed is the hand, and nothing else. CH-ADFORCE-8
  const boosts = list.boosts.map(
    (card): Flaw => ({ rule: 'CH-ADFORCE-8', say: 'why.boost-in-force', args: { card }, card }),
  );
  return [...cards, ...perks, ...boosts];
}

/** The Leader is whoever leads the house, with the recorded card. CH-ADFORCE-7, CH-ADLEAD-1 */
function leaderFlaws(campaign: Campaign, seat: Seat, list: ForceList): Flaw[] {
  const { leader } = houseOf(campaign, seat);
  if (leader === null) return [];
  const ids = membersIn(campaign, seat, list.units);
  return list.units.flatMap((unit, at): Flaw[] =>
    unit.leader !== null && (ids[at] !== leader.member || unit.leader !== leader.card)
      ? [
          {
            rule: 'CH-ADLEAD-1',
            say: 'why.other-leader',
            args: { member: leader.member, leader: leader.card },
            unit: at,
            card: unit.leader,
          },
        ]
      : [],
  );
}

/** What the scenario's table has against it. CH-BSETUP-2 */
function atTable(campaign: Campaign, seat: Seat, list: ForceList): readonly Flaw[] {
  const { scenario, limit, sides } = battleOf(campaign);
  const at = sides.findIndex((side) => side.seat === seat);
  const own = sides.map((_, place) => (place === at ? list : null));
  const records = sides.map((side) => questRecordOf(campaign, side.seat)); // CH-QUEST-14
  const printed = campaign.content.scenarios.get(scenario)!;
  return listAtTable(campaign.content, printed, { own, caps: limit, records, story: storyOf(campaign) }, at).flaws;
}

/** Everything against a force for the battle that is being prepared. CH-ADFORCE-1 */
function campaignFlaws(campaign: Campaign, seat: Seat, list: ForceList): readonly Flaw[] {
  const { state } = campaign;
  const limited = { ...list, limit: limitOf(campaign, seat), prices: state.agreed.prices };
  const flaws = atTable(campaign, seat, limited);
  if (flaws.some(({ hard }) => hard)) return flaws;
  return [...flaws, ...leaderFlaws(campaign, seat, limited), ...houseFlaws(campaign, seat, limited)];
}

/** The first thing against it, as a refusal. */
function whyNotForce(campaign: Campaign, seat: Seat, list: ForceList): Reason | undefined {
  if (list.units.length === 0) return { rule: 'CH-FORCE-1', say: 'why.empty-force' };
  return campaignFlaws(campaign, seat, list)[0];
}

/** Whether an answer is a force that this house may bring. */
export function checkForce(campaign: Campaign, seat: Seat, given: Answer): Checked {
  const read = forceListSchema.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    return {
      ok: false,
      reason: {
        rule: 'CH-FORCE-1',
        say: 'why.no-force',
        args: { where: issue!.path.join('.') || 'it', what: issue!.message },
      },
    };
  }
  const reason = whyNotForce(campaign, seat, read.data);
  return reason === undefined ? { ok: true } : { ok: false, reason };
}

/** Forces of this house that may be played, each another way to spend the limit. */
export function suggestedForces(campaign: Campaign, seat: Seat): ForceList[] {
  const last = lastForce(campaign, seat);
  const made = (['elite', 'mixed', 'crowd'] as const).map((way) => madeForce(campaign, seat, way));
  return [...(last === undefined ? [] : [last]), ...made].filter(
    (list) => whyNotForce(campaign, seat, list) === undefined,
  );
}

/** What it fought with before, without what it no longer has. */
function lastForce(campaign: Campaign, seat: Seat): ForceList | undefined {
  const { state, content } = campaign;
  const before = state.battles.slice(0, -1).findLast((battle) => sideOf(battle, seat)?.list != null);
  const list = before && sideOf(before, seat)!.list!;
  if (list === undefined) return undefined;
  const units = list.units.map((unit): ListedUnit => {
    const beyond = cardsBeyondKit(content, unit);
    const items = unit.items.filter((id) => !beyond.includes(id));
    return { ...unit, items, mods: unit.mods.filter(({ mod }) => !beyond.includes(mod)) };
  });
  return withTaken(campaign, seat, { ...list, limit: limitOf(campaign, seat), units, boosts: [] });
}

const WAYS = { elite: -1, mixed: 0, crowd: 1 } as const;

/** The Leader first, then units of the faction, as dear or as cheap as the way wants them, until nothing more fits. */
function madeForce(campaign: Campaign, seat: Seat, way: keyof typeof WAYS): ForceList {
  const { content, state } = campaign;
  const house = houseOf(campaign, seat);
  const limit = limitOf(campaign, seat);
  const leading = memberById(campaign, seat, house.leader!.member);
  const leader: ListedUnit = { ...standardUnit(content, leading.card), leader: house.leader!.card };
  const start: ForceList = {
    name: 'Our own',
    prices: state.agreed.prices,
    limit,
    house: false,
    units: [leader],
    boosts: [],
  };
  let list = withTaken(campaign, seat, start);
  const random = randomFrom(`${seat}/${state.battles.length}/${way}`);
  const own = [...content.units.values()]
    .filter(
      (unit) => unit.faction === house.faction && unit.type !== 'creature' && !content.unsaid.has(`units/${unit.id}`),
    )
    .map((unit) => ({
      unit,
      order:
        way === 'mixed'
          ? random()
          : WAYS[way] * forceCaps(content, { ...start, units: [standardUnit(content, unit.id)] }),
    }))
    .sort((a, b) => a.order - b.order);
  for (let isMore = true; isMore; ) {
    isMore = false;
    for (const { unit } of own) {
      const after = { ...list, units: [...list.units, standardUnit(content, unit.id)] };
      if (list.units.length >= MOST || campaignFlaws(campaign, seat, after).length > 0) continue;
      list = after;
      isMore = true;
      if (way === 'mixed') continue;
      break;
    }
  }
  return list;
}

/** Units of a made force at most: more is a long evening. */
const MOST = 10;

/** With as many of the chosen items as somebody of the list can carry, and the perks of its models. */
function withTaken(campaign: Campaign, seat: Seat, list: ForceList): ForceList {
  const house = houseOf(campaign, seat);
  let best = list;
  const ids = () => membersIn(campaign, seat, best.units);
  const tried = (change: (unit: ListedUnit) => ListedUnit, at: number): boolean => {
    const after = { ...best, units: best.units.map((unit, i) => (i === at ? change(unit) : unit)) };
    if (campaignFlaws(campaign, seat, after).length > 0) return false;
    best = after;
    return true;
  };
  for (const [at, id] of ids().entries())
    for (const perk of house.members.find((member) => member.id === id)?.perks ?? [])
      if (!best.units[at]!.perks.includes(perk)) tried((unit) => ({ ...unit, perks: [...unit.perks, perk] }), at);
  for (const id of [...house.taken.items, ...house.granted.items]) {
    const isMod = campaign.content.mods.has(id);
    best.units.some((unit, at) =>
      isMod
        ? unit.items.some((on) => tried((each) => ({ ...each, mods: [...each.mods, { on, mod: id }] }), at))
        : tried((each) => ({ ...each, items: [...each.items, id] }), at),
    );
  }
  return best;
}
