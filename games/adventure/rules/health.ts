/** FB-HP, FB-KILL: HP and rads, being killed and being eliminated. */
import { choose, option, type Play, type Seat, say } from '@holotape/kernel';
import { isAffected, sumOf } from '../queries/effects.ts';
import { isAsOne } from '../queries/fate.ts';
import { startingSpaces } from '../queries/map.ts';
import { inventoryOf, isActing, rightOf, sheetOf, survivorOf } from '../queries/survivors.ts';
import type { AdventureTable } from '../state.ts';
import { TRACK_END } from '../words.ts';
import { advance, discardAgenda } from './agendas.ts';
import { discardItem } from './decks.ts';
import { leaveBehind } from './markers.ts';
import { Stop } from './stops.ts';
import { checkMutation } from './together/mutations.ts';
import { moveOpposing } from './together/opposing.ts';
import { happened } from './triggers.ts';
import { checkSurvivors } from './winning.ts';

/** Comes back with whether the survivor still stands; one killed in its own turn ends the turn here. FB-HP-2, FB-HP-6 */
export function* sufferDamage(table: AdventureTable, seat: Seat, damage: number): Play<boolean> {
  const survivor = survivorOf(table.state, seat);
  if (damage <= 0) return true;
  survivor.hp = Math.max(0, survivor.hp - damage); // FB-HP-2, FB-HP-4
  say(table, 'damage', { seat, damage, hp: survivor.hp }, 'FB-HP-2');
  return yield* standOrFall(table, seat);
}

/** FB-HP-3 */
export function* sufferRads(table: AdventureTable, seat: Seat, rads: number): Play<boolean> {
  const survivor = survivorOf(table.state, seat);
  const suffered = rads - sumOf(table, seat, 'lead');
  if (suffered <= 0) return true;
  survivor.rads = Math.min(TRACK_END, survivor.rads + suffered);
  if (isActing(table.state, seat)) table.state.turn.rads += suffered; // FB-QUEST-6
  say(table, 'rads', { seat, rads: suffered, now: survivor.rads }, 'FB-HP-3');
  checkMutation(table, seat); // AB-MUT-1, FB-RULING-63
  if (!(yield* standOrFall(table, seat))) return false; // FB-HP-6
  yield* happened(table, seat, { rads: true }); // FB-QUEST-6
  return true;
}

/** Never past the maximum. FB-HP-4 */
export function recoverHp(table: AdventureTable, seat: Seat, hp: number): void {
  const survivor = survivorOf(table.state, seat);
  const now = Math.max(survivor.hp, Math.min(sheetOf(table, seat).maxHp, survivor.hp + hp));
  say(table, 'heal', { seat, hp: now - survivor.hp }, 'FB-HP-4');
  survivor.hp = now;
}

export function recoverRads(table: AdventureTable, seat: Seat, rads: number): void {
  const survivor = survivorOf(table.state, seat);
  const now = Math.max(0, survivor.rads - rads);
  say(table, 'cleanse', { seat, rads: survivor.rads - now }, 'FB-HP-4');
  survivor.rads = now;
}

function* standOrFall(table: AdventureTable, seat: Seat): Play<boolean> {
  const { hp, rads } = survivorOf(table.state, seat);
  if (hp > rads || (hp === rads && hp > 0 && isAffected(table, seat, 'lastBreath'))) return true; // AB-MUT-2
  yield* killed(table, seat);
  return false;
}

/** FB-KILL-1 to FB-KILL-8 */
function* killed(table: AdventureTable, seat: Seat): Play {
  const { state } = table;
  const survivor = survivorOf(state, seat);
  const acting = isActing(state, seat);
  say(table, 'killed', { seat }, 'FB-HP-6');
  if (state.together !== null) moveOpposing(table, 1); // AB-KILL-1
  if (isAsOne(table)) advance(table, { shield: 1 }); // NC-SCEN-8
  leaveBehind(state, seat); // FB-QUEST-9
  survivor.space = null;
  for (const { id } of inventoryOf(survivor)) discardItem(table, id); // FB-KILL-2
  survivor.cards = survivor.cards.filter((card) => card.in !== 'inventory'); // FB-KILL-2, FB-KILL-3
  for (const { card } of survivor.kept) state.trashed.push(card); // FB-CORE-2
  survivor.kept = []; // FB-CORE-2
  survivor.hp = sheetOf(table, seat).maxHp; // FB-KILL-4
  const isOut = survivor.hp <= survivor.rads; // FB-KILL-8
  if (isOut) {
    eliminate(table, seat); // FB-KILL-8
  } else {
    survivor.space = yield* choose(
      table,
      seat,
      'killed.space',
      () => startingSpaces(table).map((space) => option(space)),
      { rule: 'FB-KILL-1' },
    );
    say(table, 'killed.back', { seat, space: survivor.space }, 'FB-KILL-1');
  }
  if (acting) throw new Stop('turn'); // FB-KILL-7
}

/** Nothing is left of it; the others play on. FB-KILL-9, FB-KILL-10, FB-RULING-13 */
function eliminate(table: AdventureTable, seat: Seat): void {
  const { state } = table;
  const survivor = survivorOf(state, seat);
  say(table, 'eliminated', { seat }, 'FB-KILL-8');
  for (const { id } of survivor.cards) discardItem(table, id);
  for (const agenda of survivor.agendas) discardAgenda(table, agenda);
  state.perkDeck.push(...survivor.perks);
  state.letters.push(...survivor.letters);
  if (state.first === seat) state.first = rightOf(state, seat); // FB-FIRST-4
  Object.assign(survivor, {
    hp: 0,
    caps: 0,
    xp: 0,
    letters: [],
    traits: [],
    cards: [],
    agendas: [],
    revealed: null,
    perks: [],
    eliminated: true,
  } satisfies Partial<typeof survivor>);
  checkSurvivors(table); // FB-RULING-12
}
