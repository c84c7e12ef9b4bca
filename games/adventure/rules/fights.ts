/** FB-FIGHT, FB-ABIL: fights. */
import { choose, option, type Play, reveal, type Seat, say, within } from '@holotape/kernel';
import { isAffected, sumOf } from '../queries/effects.ts';
import {
  bonusHits,
  enemyBlow,
  type Fight,
  hitsNeeded,
  hitsThatHurt,
  isSealed,
  rangedBonus,
  survivorHits,
} from '../queries/fights.ts';
import { type Foe, factionFoe, foeOf, has } from '../queries/foes.ts';
import { newRolling } from '../queries/rolling.ts';
import { equippedIn, fightRerolls, item, survivorOf, weaponLetters, weaponOf } from '../queries/survivors.ts';
import { lateUses, usesFor } from '../queries/using.ts';
import type { AdventureTable, MapEnemy } from '../state.ts';
import type { EnemyType, Faction } from '../words.ts';
import { drawToken } from './decks.ts';
import { rerollStep, rollAll } from './dice.ts';
import { deactivate, killEnemy, rewardKill } from './enemies.ts';
import { sufferDamage, sufferRads } from './health.ts';
import { discardHeld } from './items.ts';
import {
  type Assistance,
  assistance,
  hitsOfAssistant,
  hurtAssistant,
  rerollToAssist,
  rewardAssistant,
  rollToAssist,
} from './together/assisting.ts';
import { useCard } from './using.ts';

type FightEnd = 'won' | 'lost' | 'killed';

/** Abilities that work on an enemy that was only drawn. FB-RULING-51 */
const WHEN_DRAWN = ['armor', 'radiation', 'loot', 'caps'] as const;

/** With an enemy of the map, by an action of the survivor or by an attack. FB-FIGHT-1, FB-FIGHT-23 */
export function* fight(table: AdventureTable, seat: Seat, enemy: MapEnemy, how: 'action' | 'attack'): Play<FightEnd> {
  const foe = foeOf(table, enemy.token)!;
  const afar = enemy.space !== survivorOf(table.state, seat).space; // FB-FIGHT-4, FB-RULING-17
  const running = begin(table, seat, foe, afar, how === 'action'); // FB-FIGHT-4, FB-RULING-17, FB-RULING-18
  say(table, how === 'action' ? 'fight' : 'fight.attack', { seat, enemy: enemy.token }, 'FB-FIGHT-5');
  const end = yield* within(table, 'fight', exchange(table, running));
  if (end === 'won') yield* killEnemy(table, seat, enemy, running.hurt);
  // FB-ABIL-15; after the survivor's death nothing follows. FB-RULING-75
  if (end === 'lost' && has(foe, 'retreat')) {
    deactivate(table, enemy);
    say(table, 'enemy.retreats', { enemy: enemy.token }, 'FB-ABIL-15');
  } else if (end === 'lost' && foe.type !== undefined && weaponOf(table, seat)?.freezes) {
    deactivate(table, enemy);
    say(table, 'enemy.frozen', { enemy: enemy.token }, 'FB-CORE-2');
  }
  return end;
}

/** Draws a token, fights it and discards it, whatever happens. FB-FIGHT-17 */
export function* drawAndFight(
  table: AdventureTable,
  seat: Seat,
  against: EnemyType | Faction,
  plus: number,
): Play<FightEnd> {
  const { stacks } = table.state;
  const drawn = yield* drawFoe(table, against);
  if (drawn === undefined) return 'lost'; // FB-RULING-22
  const { token, foe: printed } = drawn;
  const level = Math.min(Math.max(3, printed.level), printed.level + plus); // FB-CORE-2
  const foe = {
    ...printed,
    level,
    abilities: printed.abilities.filter((each) => WHEN_DRAWN.some((one) => one === each)), // FB-RULING-51
  };
  // Discarded at once, so that it is in no two places should the survivor be killed.
  if (foe.type !== undefined) stacks[foe.type].discard.push(token);
  reveal(table);
  say(table, 'fight.drawn', { seat, enemy: token }, 'FB-FIGHT-17');
  const running = begin(table, seat, foe, false, true); // FB-RULING-51
  const end = yield* within(table, 'fight', exchange(table, running));
  if (end === 'won') yield* rewardKill(table, seat, foe, running.hurt); // FB-RULING-50
  return end;
}

function* drawFoe(
  table: AdventureTable,
  against: EnemyType | Faction,
): Play<{ readonly token: string; readonly foe: Foe } | undefined> {
  if (against === 'star' || against === 'shield') {
    const foe = factionFoe(table, against);
    return foe && { token: against, foe };
  }
  const token = yield* drawToken(table, against);
  return token === undefined ? undefined : { token, foe: foeOf(table, token)! };
}

/** Armor means nothing to some weapons. AB-MOD-2 */
const pierced = (table: AdventureTable, seat: Seat, foe: Foe): Foe =>
  isAffected(table, seat, 'piercing') ? { ...foe, abilities: foe.abilities.filter((each) => each !== 'armor') } : foe;

function begin(table: AdventureTable, seat: Seat, against: Foe, afar: boolean, action: boolean): Fight {
  const letters = weaponLetters(table, seat);
  const foe = pierced(table, seat, against);
  const hits = hitsNeeded(foe) - bonusHits(table, seat, foe) - rangedBonus(table, seat, foe, afar && action);
  const rolling = newRolling('fight', letters, fightRerolls(table, seat), {
    hits,
    areas: foe.areas,
  });
  return { seat, foe, afar, action, rolling, hurt: 0 };
}

/** The five steps; there is only one exchange. FB-FIGHT-5, FB-FIGHT-14 */
function* exchange(table: AdventureTable, running: Fight): Play<FightEnd> {
  const { seat, foe, rolling } = running;
  yield* beforeFight(table, running); // FB-FIGHT-20
  const helper = yield* assistance(table, running); // AB-ASSIST-1, FB-RULING-61
  say(table, 'fight.step', { step: 1 }, 'FB-FIGHT-5');
  yield* rollAll(table, seat, rolling); // FB-FIGHT-6
  if (helper !== undefined) yield* rollToAssist(table, helper); // AB-ASSIST-4
  say(table, 'fight.step', { step: 2 }, 'FB-FIGHT-5');
  yield* rerollStep(table, seat, rolling, () => told(table, running, helper));
  if (helper !== undefined) yield* rerollToAssist(table, helper, running); // AB-ASSIST-6
  say(table, 'fight.step', { step: 3 }, 'FB-FIGHT-5');
  yield* useMore(table, running, 'fight.hits', helper); // FB-FIGHT-19
  if (helper !== undefined) yield* hurtAssistant(table, helper, foe.level); // AB-ASSIST-8
  if (!(yield* enemyHits(table, running))) return 'killed'; // FB-KILL-6
  say(table, 'fight.step', { step: 4 }, 'FB-FIGHT-5');
  yield* useMore(table, running, 'fight.strike', helper); // FB-FIGHT-19
  const hits = survivorHits(table, running) + (helper === undefined ? 0 : hitsOfAssistant(table, helper, running)); // AB-ASSIST-5
  const needed = hitsNeeded(foe);
  const end = hits >= needed ? 'won' : 'lost'; // FB-FIGHT-12; hits are forgotten otherwise, FB-FIGHT-16
  say(table, end === 'won' ? 'fight.won' : 'fight.lost', { seat, hits, needed }, 'FB-FIGHT-12');
  say(table, 'fight.step', { step: 5 }, 'FB-FIGHT-5');
  if (end === 'won') survivorOf(table.state, seat).caps += weaponOf(table, seat)?.capsPerKill ?? 0; // FB-CORE-2
  if (end === 'won' && helper !== undefined) yield* rewardAssistant(table, helper); // AB-ASSIST-7
  if (end === 'lost' && !(yield* sufferDamage(table, seat, sumOf(table, seat, 'lostDamage')))) return 'killed'; // AB-MUT-2
  return end;
}

function* beforeFight(table: AdventureTable, { seat, foe, rolling }: Fight): Play {
  while (usesFor(table, seat, 'before-fight', rolling).length > 0) {
    const answer = yield* choose(
      table,
      seat,
      'fight.before',
      () => [...usesFor(table, seat, 'before-fight', rolling), option('roll')],
      { rule: 'FB-FIGHT-20', about: { enemy: foe.id, foe: { ...foe } } },
    );
    if (answer === 'roll') return;
    yield* useCard(table, seat, answer, rolling);
  }
}

/** Who is fought, what it is about to do, and what is still wanted: every question of a fight tells it. FB-FIGHT-9, AB-ASSIST-5 */
const told = (table: AdventureTable, running: Fight, helper: Assistance | undefined) => {
  const { hits, areas } = running.rolling.wanted;
  const helped = helper === undefined ? 0 : hitsOfAssistant(table, helper, running);
  return {
    foe: { ...running.foe },
    blow: { ...enemyBlow(table, running) },
    wanted: { hits: hits - running.rolling.bonus - helped, areas },
    ...(helper !== undefined && { green: [...helper.rolling.dice] }),
  };
};

/** Abilities of "during a fight" work in any step. FB-FIGHT-19 */
function* useMore(
  table: AdventureTable,
  running: Fight,
  ask: 'fight.hits' | 'fight.strike',
  helper: Assistance | undefined,
): Play {
  const { seat, rolling } = running;
  while (lateUses(table, seat, rolling).length > 0) {
    const answer = yield* choose(table, seat, ask, () => [...lateUses(table, seat, rolling), option('go-on')], {
      rule: 'FB-FIGHT-19',
      about: { dice: rolling.dice, ...told(table, running, helper) },
    });
    if (answer === 'go-on') return;
    yield* useCard(table, seat, answer, rolling);
  }
}

/** Step 3. Comes back with whether the survivor still stands. */
function* enemyHits(table: AdventureTable, running: Fight): Play<boolean> {
  const { seat, foe } = running;
  const hits = hitsThatHurt(table, running);
  running.hurt = hits * foe.level + (hits > 0 && has(foe, 'radiation') ? sumOf(table, seat, 'radDamage') : 0);
  yield* payUpkeep(table, seat, hits);
  if (!(yield* sufferDamage(table, seat, running.hurt))) return false;
  if (hits === 0 || !has(foe, 'radiation')) return true;
  if (isSealed(table, seat)) return true;
  return yield* sufferRads(table, seat, foe.level); // FB-ABIL-9, FB-RULING-28
}

/** A weapon that wears out: a Cap for every hit that hurts, or it is gone. */
function* payUpkeep(table: AdventureTable, seat: Seat, hits: number): Play {
  const survivor = survivorOf(table.state, seat);
  for (let hit = 0; hit < hits; hit += 1) {
    const weapon = equippedIn(survivor, 'weapon')[0];
    if (weapon === undefined || !item(table, weapon.id).upkeep) return;
    const pays =
      survivor.caps > 0 &&
      (yield* choose(table, seat, 'fight.upkeep', () => [option('pay'), option('discard')], {
        rule: 'FB-CORE-2',
        about: { item: weapon.id },
      })) === 'pay';
    if (pays) survivor.caps -= 1;
    else discardHeld(table, seat, weapon.id);
  }
}
