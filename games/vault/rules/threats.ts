/** SH-THREAT: threats appear, are fought, and go. */
import { choose, type Option, option, type Play, reveal, roll, type Seat, say, shuffle } from '@holotape/kernel';
import { billOf } from '../content.ts';
import { readyItems } from '../queries/items.ts';
import { canPay } from '../queries/paying.ts';
import { COLUMNS, columnOf, spaceId, standingOn } from '../queries/spaces.ts';
import type { Level, VaultTable } from '../state.ts';
import { exhaust, wantsToUse } from './items.ts';
import type { Placement } from './placement.ts';
import { pay } from './resources.ts';

const TWO_DICE = [6, 6] as const;
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** One roll for each level, from the top down. SH-THREAT-1 */
export function* spawnThreats(table: VaultTable): Play {
  for (const level of table.state.levels) yield* spawnOn(table, level);
}

function* spawnOn(table: VaultTable, level: Level): Play {
  const { state } = table;
  const rolled = yield* roll(table, 'spawn.roll', TWO_DICE, { rule: 'SH-THREAT-1', about: { level: level.name } });
  const dice = yield* maybeTurnDie(table, level, rolled);
  const sum = dice[0]! + dice[1]!;
  const column = columnOf(sum);
  if (column === undefined) {
    say(table, 'spawn.seven', { level: level.name, dice }, 'SH-THREAT-3');
    return;
  }
  // SH-THREAT-4: no card is drawn for a place without a room or a space already covered.
  if (level.rooms[column >> 1] === null || level.threats[column] !== null) {
    say(table, 'spawn.nothing', { level: level.name, dice }, 'SH-THREAT-4');
    return;
  }
  const threat = yield* drawThreat(table);
  if (threat === undefined) return;
  level.threats[column] = threat;
  if (yield* isKeptOut(table, level, threat)) {
    level.threats[column] = null;
    state.threatDiscard.push(threat);
    say(table, 'spawn.discarded', { threat, level: level.name }, 'SH-ITEM-2');
    return;
  }
  say(table, 'spawn', { threat, space: spaceId(level, column), level: level.name, dice }, 'SH-THREAT-2');
}

/** Door Wedge: the owner of the level may have the threat discarded instead. */
function* isKeptOut(table: VaultTable, { owner }: Level, threat: string): Play<boolean> {
  if (owner === null) return false;
  for (const { held } of readyItems(table, owner, 'discard-spawn'))
    if (yield* wantsToUse(table, owner, 'item.discard-spawn', held, { threat })) {
      exhaust(table, owner, held);
      return true;
    }
  return false;
}

/** The top threat; if the deck has run out, the discards serve for the rest of this spawning. SH-THREAT-11 */
function* drawThreat(table: VaultTable): Play<string | undefined> {
  const { state } = table;
  if (state.threatDeck.length === 0 && state.threatDiscard.length > 0) {
    state.threatDeck.push(...state.threatDiscard.splice(0));
    yield* shuffle(table, 'deck.threats', state.threatDeck);
    say(table, 'deck.reshuffled', { deck: 'threat' }, 'SH-THREAT-11');
  }
  const threat = state.threatDeck.pop(); // SH-THREAT-2
  if (threat !== undefined) reveal(table);
  if (state.threatDeck.length === 0 && !state.threatsOut) {
    state.threatsOut = true;
    say(table, 'spawn.out', {}, 'SH-END-1');
  }
  return threat;
}

/** Lucky Coin: the owner of the level may turn one die. */
function* maybeTurnDie(table: VaultTable, level: Level, dice: readonly number[]): Play<readonly number[]> {
  const coin = level.owner === null ? undefined : readyItems(table, level.owner, 'turn-die')[0];
  if (coin === undefined) return dice;
  const answer = yield* choose(
    table,
    level.owner!,
    'item.turn-die',
    () => [
      option('keep'),
      ...[0, 1].flatMap((die) =>
        FACES.filter((face) => face !== dice[die]).map((face) => option(`die:${die + 1}:${face}`)),
      ),
    ],
    { rule: 'SH-ITEM-2', about: { dice, level: level.name } },
  );
  if (answer === 'keep') return dice;
  exhaust(table, level.owner!, coin.held);
  const [, die, face] = answer.split(':').map(Number);
  return dice.map((each, i) => (i === die! - 1 ? face! : each));
}

/** Both dice against the number; below it the dweller is injured and there is no reward. SH-THREAT-6 */
export function* fight(table: VaultTable, { seat, dwellers }: Placement, number: number): Play<boolean> {
  let dice = yield* roll(table, 'fight.roll', TWO_DICE, { rule: 'SH-THREAT-6', about: { number } });
  let plus = 0;
  const sum = () => dice[0]! + dice[1]! + plus;
  // SH-ITEM-2: items that say so help, one after the other, as long as they are needed.
  while (sum() < number) {
    const options = fightOptions(table, seat);
    if (options.length === 0) break;
    const answer = yield* choose(table, seat, 'fight.item', () => [...options, option('stand')], {
      rule: 'SH-ITEM-2',
      about: { dice, plus, number },
    });
    if (answer === 'stand') break;
    const [, id, way] = answer.split(':');
    const held = table.state.players[seat]!.items.find((each) => each.id === id)!;
    const { ability } = table.content.items.get(held.id)!;
    exhaust(table, seat, held);
    if (ability.does === 'add-to-fight') {
      if (way === 'pay') yield* pay(table, seat, billOf(ability.orPay!.cost));
      plus += way === 'pay' ? ability.orPay!.plus : ability.plus;
    } else if (way === undefined) dice = yield* roll(table, 'fight.reroll', TWO_DICE);
    else {
      const again = yield* roll(table, 'fight.reroll-one', [6]);
      dice = dice.map((face, i) => (i === Number(way) - 1 ? again[0]! : face));
    }
  }
  const won = sum() >= number;
  say(table, won ? 'fight.won' : 'fight.lost', { seat, dice, plus, number }, 'SH-THREAT-6');
  if (!won) yield* sufferDefeat(table, seat, dwellers);
  return won;
}

/** Ready items that help in a fight: `use:pump-shotgun`, `use:beam-carbine:pay`, `use:patrol-dog:2` for the second die. */
function fightOptions(table: VaultTable, seat: Seat): Option[] {
  const player = table.state.players[seat]!;
  const options: Option[] = [];
  for (const { held, ability } of readyItems(table, seat, 'add-to-fight')) {
    options.push(option(`use:${held.id}`));
    if (ability.orPay !== undefined && canPay(player, billOf(ability.orPay.cost)))
      options.push(option(`use:${held.id}:pay`));
  }
  for (const { held, ability } of readyItems(table, seat, 'reroll-fight'))
    if (ability.dice === 'both') options.push(option(`use:${held.id}`));
    else options.push(option(`use:${held.id}:1`), option(`use:${held.id}:2`));
  return options;
}

/** Riot Shield: one may stay unhurt. */
function* sufferDefeat(table: VaultTable, seat: Seat, dwellers: Placement['dwellers']): Play {
  for (const { held } of readyItems(table, seat, 'stay-unhurt'))
    if (yield* wantsToUse(table, seat, 'item.stay-unhurt', held)) {
      exhaust(table, seat, held);
      return;
    }
  for (const dweller of dwellers) {
    dweller.injured = true;
    say(table, 'injured', { seat, dweller: dweller.id }, 'SH-THREAT-6');
  }
}

/** At recall a threat with an uninjured dweller on it is defeated; all others stay. SH-THREAT-8, SH-THREAT-9, SH-INJURY-5 */
export function judgeThreats(table: VaultTable): void {
  const { state } = table;
  for (const level of state.levels)
    for (let at = 0; at < COLUMNS; at += 1) {
      const threat = level.threats[at]!;
      const victor =
        threat === null ? undefined : standingOn(state, spaceId(level, at)).find(({ dweller }) => !dweller.injured);
      if (threat === null || victor === undefined) continue;
      level.threats[at] = null;
      state.threatDiscard.push(threat);
      state.players[victor.seat]!.defeated += 1;
      say(table, 'threat.defeated', { seat: victor.seat, threat }, 'SH-THREAT-8');
    }
}
