/** The next battle: who meets whom, where, and with which forces. */
import { asData, choose, mark, open, option, type Play, pick, type Seat, say } from '@holotape/kernel';
import { forceListSchema } from '../../printed/force-lists.ts';
import type { CampaignTable } from '../campaign.ts';
import { checkForce, limitOf, suggestedForces } from '../queries/forces.ts';
import { battleOf, houseOf } from '../queries/houses.ts';
import { membersIn } from '../queries/leading.ts';
import { sidesOfStory } from '../queries/linked.ts';
import { linkedFor, nextPair, orders, pointsOf, scenariosFor, standings, waysRound } from '../queries/seasons.ts';
import type { Allotted, BattleSide } from '../state.ts';

export function* matchingStep(table: CampaignTable): Play {
  const { state, content } = table;
  mark(table, 'round');
  const pair = nextPair(table);
  if (pair === undefined) return endSeason(table);
  const scenario = yield* nextScenario(table, pair);
  // Who has which side is chance, unless the story says.
  const ways = waysRound(table, scenario, pair);
  const isFree = ways.length > 1 && state.agreed.matching !== 'linked';
  const story = sidesOfStory(table); // SC-CAMP-2
  const sides = story ?? ways[isFree ? yield* pick(table, 'match.side', ways.length) : 0]!;
  state.battles.push({
    number: state.battles.length + 1,
    scenario,
    limit: content.scenarios.get(scenario)!.own!.caps ?? state.agreed.caps,
    sides: sides.map(
      (seat): BattleSide => ({ seat, list: null, boosts: [], consequences: [], quest: null, allotted: [], caps: 0 }),
    ),
    winners: null,
    grade: null,
    calledOff: false,
  });
  say(table, 'did.match', { battle: state.battles.length, scenario, seats: [...sides] }, 'CH-SETTLE-3');
  state.turn = sides[0]!;
  state.stage = 'forces';
}

/** By choice of whoever is behind, by chance, or the next of the linked story. SC-CAMP-1 */
function* nextScenario(table: CampaignTable, pair: readonly [Seat, Seat]): Play<string> {
  const { state, content } = table;
  const isOpen = (id: string) => orders(table, id, pair).length > 0;
  const linked = linkedFor(content).filter(isOpen);
  if (state.agreed.matching === 'linked' && linked.length > 0) {
    const held = state.battles.filter(({ calledOff }) => !calledOff).length;
    return linked[held % linked.length]!;
  }
  const all = scenariosFor(content).filter(isOpen);
  if (state.agreed.matching === 'chance') return all[yield* pick(table, 'match.scenario', all.length)]!;
  const behind = pointsOf(table, pair[0]) <= pointsOf(table, pair[1]) ? pair[0] : pair[1];
  return yield* choose(table, behind, 'match.choose', () => all.map((id) => option(id)), { rule: 'CH-SETTLE-3' });
}

function endSeason(table: CampaignTable): void {
  const { state } = table;
  const [first] = standings(table);
  const best = pointsOf(table, first!);
  state.winners = standings(table).filter((seat) => pointsOf(table, seat) === best);
  state.stage = 'over';
  say(table, 'did.season', { seats: state.winners }, 'CH-SETTLE-1');
}

/** One side makes its force, and says who bears what was found on the way. CH-ADFORCE, CH-EXPLORE-5 */
export function* forcesStep(table: CampaignTable): Play {
  const { state } = table;
  const seat = state.turn;
  const battle = battleOf(table);
  const at = battle.sides.findIndex((side) => side.seat === seat);
  const side = battle.sides[at]!;
  const house = houseOf(table, seat);
  mark(table, 'turn');
  const answer = yield* open(
    table,
    seat,
    'force',
    (given) => checkForce(table, seat, given),
    () => suggestedForces(table, seat).map((list) => asData(list)),
    { rule: 'CH-ADFORCE-1', about: { limit: limitOf(table, seat), scenario: battle.scenario } },
  );
  side.list = { ...forceListSchema.parse(answer), prices: state.agreed.prices };
  side.boosts = [...house.taken.boosts, ...house.granted.boosts]; // CH-ADFORCE-8
  side.consequences = [...new Set(house.pending)]; // CH-CONSEQ-4
  yield* allot(table, seat, side);
  say(table, 'did.force', { seat, battle: battle.number }, 'CH-ADFORCE-1');
  if (at === 0) state.turn = battle.sides[1]!.seat;
  else state.stage = 'battle';
}

/** Harm and tokens go to units of the force, suits are as they came home. CH-EXPLORE-5, CH-RULING-56, CH-ADPOWER-2 */
function* allot(table: CampaignTable, seat: Seat, side: BattleSide): Play {
  const house = houseOf(table, seat);
  const { units } = side.list!;
  const ids = membersIn(table, seat, units);
  const suits = [...house.degraded];
  side.allotted = ids.map((member, at): Allotted => {
    const worn = suits.findIndex(
      ({ card, member: of }) => units[at]!.items.includes(card) && (of === null || of === member),
    );
    if (worn >= 0) suits.splice(worn, 1);
    return { member, damage: 0, radiation: 0, stunned: 0, tokens: 0, degraded: worn >= 0 };
  });
  const whom = function* (what: string): Play<Allotted> {
    const id = yield* choose(table, seat, 'force.allot', () => ids.map((each) => option(each)), {
      rule: what === 'tokens' ? 'CH-RULING-56' : 'CH-EXPLORE-5',
      about: { what },
    });
    return side.allotted[ids.indexOf(id)]!;
  };
  for (const { what, count } of house.harms) for (let n = 0; n < count; n += 1) (yield* whom(what))[what] += 1;
  for (let n = 0; n < house.tokens; n += 1) (yield* whom('tokens')).tokens += 1;
}
