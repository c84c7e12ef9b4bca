/** Suit Up: a suit of Power Armor under one of five markers, and an ambush that closes behind whoever looks for it. */
import { type Play, type Reason, say } from '@holotape/kernel';
import type { Battle, BattleTable, Grade, SpecialRules, Task } from '../../battle.ts';
import { whyUnfit } from '../../queries/items.ts';
import { roundsHeld, tallyOf } from '../../queries/scenario.ts';
import { cardOf, modelsOf, SEATS, seatOf, unitOf } from '../../queries/units.ts';
import { offerItem } from '../../rules/items/searching.ts';
import { addToTally } from '../../rules/round/moments.ts';
import type { Marker, Model } from '../../state.ts';
import { EDGES } from '../../words.ts';
import { searching } from '../searching.ts';
import { aim, isVital } from './aims.ts';
import { ATTACKER, DEFENDER, holderOf, SUIT } from './suit.ts';

/** SC-SUIT-5 */
const STIMPAK = 'stimpak';
/** SC-SUIT-2, SC-SUIT-3, SC-SUIT-4 */
const AWARDS = { major: 200, minor: 100 } as const;

/** What the suit has suffered lies with it while nobody wears it. */
const TOKENS = ['regular', 'radiation'] as const;
const DEGRADED = 'suit-degraded';
const tokensOn = (type: (typeof TOKENS)[number]): string => `suit-${type}`;

/** Of the Attackers only whoever can wear it takes it; to a Defender it is a burden. SC-RULING-35 */
function whyNotTake(battle: Battle, model: Model, card: string): Reason | undefined {
  if (card !== SUIT || seatOf(battle, model) !== ATTACKER) return undefined;
  const suit = battle.content.powerArmor.get(suitCard(battle))!;
  const why = whyUnfit(cardOf(battle, model), { ...suit, kind: 'power-armor' });
  return why && { ...why, rule: 'SC-RULING-35' };
}

const suitCard = ({ content }: Battle): string => content.objectives.get(SUIT)!.suit!;

/** It is put on at once, as it was left; whoever stands in another suit climbs out of that one. SC-RULING-35, WW-ITEM-9 */
function putOn(table: BattleTable, model: Model, card: string): void {
  if (card !== SUIT || seatOf(table, model) !== ATTACKER) return;
  const unit = unitOf(table, model);
  const before = unit.powerArmor?.card;
  unit.mods = unit.mods.filter(({ on }) => on !== before);
  unit.powerArmor = {
    card: suitCard(table),
    regular: tallyOf(table, tokensOn('regular')),
    radiation: tallyOf(table, tokensOn('radiation')),
    degraded: tallyOf(table, DEGRADED) > 0,
  };
  say(table, 'suit.worn', { model: model.id, suit: unit.powerArmor.card }, 'SC-RULING-35');
}

/** The suit lies where its bearer fell, for both sides, with what it has suffered. SC-RULING-35 */
function dropSuit(table: BattleTable, model: Model): void {
  const { state } = table;
  model.items = model.items.filter((item) => item !== SUIT);
  const unit = unitOf(table, model);
  if (seatOf(table, model) === ATTACKER && unit.powerArmor !== null) {
    const { tally } = state.scenario!;
    for (const type of TOKENS) tally[tokensOn(type)] = unit.powerArmor[type];
    tally[DEGRADED] = unit.powerArmor.degraded ? 1 : 0;
    unit.powerArmor = null;
  }
  const { x, y } = model;
  const id = `dropped-${model.id}`;
  state.markers.push({
    id,
    kind: 'searchable',
    x,
    y,
    face: 'letter-a',
    up: true,
    seen: [...SEATS],
    items: [SUIT],
    opened: true,
  });
  say(table, 'dropped', { model: model.id, marker: id }, 'SC-RULING-35');
}

/** Under the marker lies the suit, to be taken or left. SC-SUIT-5 */
function* findSuit(table: BattleTable, model: Model, marker: Marker): Play<boolean> {
  if (marker.items.length === 0) marker.items.push(SUIT);
  yield* offerItem(table, model, marker);
  // Whoever took it has discarded the marker.
  return true;
}

/** Nobody can wear it out of town any more. SC-RULING-4 */
const isLost = (battle: Battle): boolean =>
  modelsOf(battle, ATTACKER).length === 0 || tallyOf(battle, 'taken-away') > 0;

const isOut = (battle: Battle): boolean => tallyOf(battle, 'escaped') > 0;

/** SC-SUIT-3, SC-SUIT-4 */
const gradeOf = (battle: Battle): Grade => {
  if (isOut(battle)) return 'major';
  const holder = holderOf(battle);
  return holder !== undefined && seatOf(battle, holder) === ATTACKER ? 'minor' : 'major';
};

/** By the handbook the Attackers look for the suit and walk out in it; the Defenders are after whoever wears it. CH-AIOBJ-6 */
function task(battle: Battle, model: Model): Task {
  const holder = holderOf(battle);
  const isMine = holder !== undefined && seatOf(battle, holder) === seatOf(battle, model);
  if (holder !== undefined && !isMine) return { objective: 'defeat', subjects: [{ is: 'model', id: holder.id }] };
  if (seatOf(battle, model) === DEFENDER) return { objective: 'defeat', subjects: [] };
  if (holder === undefined) return searching(battle, model);
  if (holder !== model) return { objective: 'protect', subjects: [{ is: 'model', id: holder.id }] };
  return { objective: 'go-to', subjects: EDGES.map((edge) => ({ is: 'edge', edge })), leaves: true };
}

export const suitUp: SpecialRules = {
  task,
  messages: {
    'suit.goal.find': 'Find the suit and put it on',
    'suit.goal.out': 'and walk off the table in it, over any edge',
    'suit.goal.keep': 'Keep the suit on the table to the end; a Major victory if nobody of them wears it then',
    'suit.worn': '{model:model} climbs into {suit:item}. It fits.',
  },
  aim,
  isVital,
  means: { 'letter-a': findSuit },
  finds: (_, { face }) => (face === 'item' ? STIMPAK : undefined),
  whyNotTake,
  taken: putOn,
  removed(table, model) {
    if (!model.items.includes(SUIT)) return;
    if (model.gone !== 'left') return dropSuit(table, model);
    addToTally(table, seatOf(table, model) === ATTACKER ? 'escaped' : 'taken-away');
  },
  goals(battle) {
    const holder = holderOf(battle);
    const isWorn = isOut(battle) || (holder !== undefined && seatOf(battle, holder) === ATTACKER);
    return [
      { seat: ATTACKER, rule: 'SC-SUIT-2', say: 'suit.goal.find', reached: isWorn ? 1 : 0, needed: 1 },
      { seat: ATTACKER, rule: 'SC-SUIT-2', say: 'suit.goal.out', reached: tallyOf(battle, 'escaped'), needed: 1 },
      { seat: DEFENDER, rule: 'SC-SUIT-3', say: 'suit.goal.keep', ...roundsHeld(battle) },
    ];
  },
  grade: gradeOf,
  award(battle) {
    const grade = gradeOf(battle);
    const rule = isOut(battle) ? 'SC-SUIT-2' : grade === 'major' ? 'SC-SUIT-3' : 'SC-SUIT-4';
    return { caps: AWARDS[grade], rule };
  },
  verdict(battle, isOver) {
    if (isOut(battle)) return [ATTACKER]; // SC-SUIT-2
    return isOver || isLost(battle) ? [DEFENDER] : undefined; // SC-SUIT-3, SC-SUIT-4, SC-RULING-34
  },
};
