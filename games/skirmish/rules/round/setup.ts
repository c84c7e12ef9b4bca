/** The table as it is before the first step. */
import { type Agreement, sentence } from '@holotape/kernel';
import type { SkirmishContent } from '../../battle.ts';
import type { PrintedScenario } from '../../printed/scenarios.ts';
import { emptyTable, unplayed } from '../../queries/empty-table.ts';
import { listAtTable } from '../../queries/force-lists/at-table.ts';
import { forceCaps } from '../../queries/force-lists/prices.ts';
import { whyNotAForce } from '../../queries/forces.ts';
import { isByTurns, tableOfPile } from '../../queries/piles.ts';
import { whyNotNext } from '../../queries/story.ts';
import { isRolled, tableNamed } from '../../queries/tables.ts';
import { SEATS } from '../../queries/units.ts';
import type { ScenarioState, SkirmishOptions, SkirmishState } from '../../state.ts';
import { texts } from '../../texts.ts';
import { bookOf, checkAiCards, equip } from '../ai/set-up.ts';
import {
  boostsOf,
  forceOf,
  modelOf,
  specialBoostsOf,
  turretUnit,
  unitOfForce,
  unitsBrought,
  woundsOf,
} from './joining.ts';

/** A battle with the forces, terrain and places that were agreed; a scenario brings its own. */
export function setup(content: SkirmishContent, { options }: Agreement<SkirmishOptions>): SkirmishState {
  const state =
    options.scenario === null ? bareSetup(content, options) : scenarioSetup(content, options, options.scenario);
  dealHands(content, options, state);
  state.questing = options.quests;
  layEvents(content, options, state);
  state.records = state.records.map((none, seat) => options.records[seat] ?? none);
  checkAiCards(content, state); // CH-AISETUP-2
  return state;
}

function bareSetup(content: SkirmishContent, options: SkirmishOptions): SkirmishState {
  for (const force of options.forces) {
    const why = whyNotAForce({ content }, force);
    if (why !== undefined) throw new Error(`This force cannot be played: ${why}.`);
  }
  const units = options.forces.flatMap((force, seat) => force.map((unit) => ({ ...unit, seat })));
  const inPlay = units.map((unit) => unitOfForce(content, unit, unit.seat));
  const empty = { ...emptyTable(options), book: bookOf(options) };
  const turrets = options.turrets.map(({ id, card }) => turretUnit(content, id, card));
  const table = { ...empty, units: [...inPlay, ...turrets] };
  return {
    ...table,
    phase: 'round',
    advantage: options.advantage,
    pieces: options.pieces,
    models: [
      ...units.flatMap(({ id, models }, n) => {
        const boosts = boostsOf({ state: table, content }, inPlay[n]!);
        const wounds = woundsOf({ state: table, content }, inPlay[n]!);
        return models.map((at, i) => modelOf(id, i + 1, at, boosts, wounds));
      }),
      ...options.turrets.map((at) => modelOf(at.id, 1, at)),
    ],
    turrets: options.turrets.map(({ id, arc }) => ({ model: `${id}-1`, reactions: 0, arc })),
    lasting: units
      .flatMap(({ id, models }, n) => models.flatMap((_, i) => specialBoostsOf(content, inPlay[n]!, `${id}-${i + 1}`)))
      .map((boost, i) => ({ id: String(i + 1), ...boost })),
  };
}

/** Units are there from the beginning, models when they are deployed. SC-COMMON-6 */
function scenarioSetup(content: SkirmishContent, options: SkirmishOptions, id: string): SkirmishState {
  const scenario = content.scenarios.get(id);
  if (scenario === undefined)
    throw new Error(`There is no scenario "${id}"; there are ${[...content.scenarios.keys()].join(', ')}.`);
  const isOwn = scenario.own !== undefined;
  if (options.forces.some((force) => force.length > 0) || (!isOwn && options.own.some((list) => list !== null)))
    throw new Error(`The forces of ${scenario.name} are a fixed list: nothing can be added, dropped or equipped.`);
  if (!isOwn && options.events) throw new Error(`${scenario.name} has no Events.`); // SC-RULING-72
  if (!isOwn && options.quests) throw new Error(`${scenario.name} has no Quests.`); // SC-RULING-72
  if (!isOwn && options.boosts) throw new Error(`${scenario.name} has no Boosts.`); // SC-RULING-72
  const whyNot = options.story && whyNotNext(content, options.story, id);
  if (whyNot) throw new Error(sentence(texts, content, [], whyNot.say, whyNot.args)); // SC-CAMP-1
  const lists = isOwn ? SEATS.map((seat) => broughtList(content, scenario, options, seat)) : [];
  const own = unitsBrought(content, lists);
  const { table: name } = options;
  const table = isByTurns(name)
    ? tableOfPile(content, scenario, options, name)
    : isRolled(name)
      ? undefined
      : tableNamed(content, scenario, options, name);
  if (table !== undefined && 'say' in table) throw new Error(sentence(texts, content, [], table.say, table.args));
  return {
    ...emptyTable(options),
    book: bookOf(options),
    advantage: scenario.advantage,
    units: [
      ...scenario.forces.flatMap((force, seat) =>
        force.map((unit) => unitOfForce(content, forceOf(content, unit), seat)),
      ),
      ...own.map(({ force, seat, place }) => {
        const unit = unitOfForce(content, force, seat);
        if (options.book?.sides.includes(seat)) equip(content, unit); // CH-AISETUP-3
        // A suit that came home degraded is worn so. CH-ADPOWER-2
        if (unit.powerArmor !== null && options.carried[seat]![place]?.degraded) unit.powerArmor.degraded = true;
        return unit;
      }),
    ],
    scenario: {
      ...unplayed(id, options.table),
      auto: options.placing === 'auto' ? [...SEATS] : (options.book?.sides ?? []),
      brought: lists.map(({ list, flaws }) => ({
        name: list.name,
        caps: forceCaps(content, list),
        limit: list.limit,
        waived: [...new Set(flaws.map(({ rule }) => rule))],
      })),
      strength: Object.fromEntries(own.map(({ force, models }) => [force.id, models])),
      story: options.story,
      prices: Object.fromEntries(own.map(({ force, caps }) => [force.id, caps])),
      carried: own.flatMap(({ force, seat, place }) => carriedBy(options, force.id, seat, place)),
    },
  };
}

/** What a unit brings from a campaign, if it is anything. CH-EXPLORE-5, CH-RULING-56 */
function carriedBy({ carried }: SkirmishOptions, unit: string, seat: number, place: number): ScenarioState['carried'] {
  const { damage = 0, radiation = 0, stunned = 0, tokens = 0 } = carried[seat]![place] ?? {};
  return damage + radiation + stunned + tokens === 0 ? [] : [{ unit, damage, radiation, stunned: stunned > 0, tokens }];
}

/** All Events or the mixture that was agreed on, and what each player has begun before, no card twice. CH-EVENT-2, CH-CONSEQ-2 */
function layEvents(
  content: SkirmishContent,
  { events, rounds, consequences }: SkirmishOptions,
  state: SkirmishState,
): void {
  const agreed = events === true ? [...content.events.keys()] : events === false ? [] : events; // CH-EVENT-2
  const unknown =
    agreed.find((id) => !content.events.has(id)) ?? consequences.flat().find((id) => !content.consequences.has(id));
  if (unknown !== undefined) throw new Error(`There is no Event or Consequence "${unknown}".`);
  state.decks.events = [...agreed];
  state.planned = rounds;
  state.consequences = consequences.flatMap((cards, seat) => [...new Set(cards)].map((card) => ({ seat, card }))); // CH-CONSEQ-4
}

/** Boosts of the forces and those that were given besides; whoever plays by the handbook has none. CH-BOOST-2, CH-RULING-36 */
function dealHands(content: SkirmishContent, options: SkirmishOptions, state: SkirmishState): void {
  if (!options.boosts) return;
  const scenario = content.scenarios.get(options.scenario ?? '');
  const own = scenario?.own === undefined ? undefined : scenario;
  for (const seat of SEATS) {
    if (options.book?.sides.includes(seat)) continue; // CH-RULING-36
    const named = own === undefined ? [] : broughtList(content, own, options, seat).list.boosts;
    const hand = [...named, ...options.hands[seat]!];
    const unknown = hand.find((id) => !content.boosts.has(id));
    if (unknown !== undefined) throw new Error(`There is no Boost "${unknown}".`);
    state.hands[seat] = hand;
    state.owed[seat] = options.drawn[seat]!;
  }
  const held = state.hands.flat();
  state.decks.boosts = [...content.boosts.keys()].filter((id) => !held.includes(id));
}

/** The force that a side brings, or that of the box; one that may not be played is refused with its reasons. CH-BSETUP-2 */
function broughtList(
  content: SkirmishContent,
  scenario: PrintedScenario,
  options: SkirmishOptions,
  seat: number,
): ReturnType<typeof listAtTable> {
  const brought = listAtTable(content, scenario, options, seat);
  if (brought.isPlayable) return brought;
  const { list, flaws } = brought;
  const why = flaws.map(({ say, args, rule }) => `${sentence(texts, content, [], say, args)} (${rule})`);
  throw new Error(`${list.name} cannot be played: ${why.join(' ') || 'it has no units.'}`);
}
