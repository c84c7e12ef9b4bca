/** FB-ENEMY, FB-FAC: questions about enemies. */
import type { Seat } from '@holotape/kernel';
import type { WhichEnemies } from '../printed/conditions.ts';
import type { Adventure, AdventureState, MapEnemy } from '../state.ts';
import { type Area, type EnemyAbility, type EnemyType, FACTIONS, type Faction } from '../words.ts';
import { loyalTo, survivorOf } from './survivors.ts';

/** An enemy as it fights. */
export interface Foe {
  /** Of the printed enemy; of a faction its name. */
  readonly id: string;
  readonly name: string;
  readonly type: EnemyType | undefined;
  readonly faction: Faction | undefined;
  readonly level: number;
  readonly areas: readonly Area[];
  readonly abilities: readonly EnemyAbility[];
}

export const isFactionToken = (token: string): token is Faction => FACTIONS.includes(token as Faction);

/** X and Y are read beside the faction's token on the power track. FB-FAC-2 */
export function powerValue({ state, content }: Adventure, faction: Faction, value: 'x' | 'y'): number {
  const { track } = content.scenarios.get(state.scenario)!;
  return track[Math.min(state.power[faction], track.length - 1)]![value];
}

/** The enemy that a faction's tokens stand for; some are no enemies. FB-FAC-7 */
export function factionFoe(adventure: Adventure, faction: Faction): Foe | undefined {
  const { name, enemy } = adventure.content.scenarios.get(adventure.state.scenario)!.factions[faction];
  if (enemy === undefined) return undefined; // FB-FAC-7
  const level = typeof enemy.level === 'number' ? enemy.level : powerValue(adventure, faction, enemy.level);
  const abilities: EnemyAbility[] = enemy.armorAtLevel === level ? [...enemy.abilities, 'armor'] : [...enemy.abilities];
  return { id: faction, name, type: undefined, faction, level, areas: enemy.areas, abilities };
}

/** What a token is; nothing, if it is a faction's and the faction has no enemy. */
export function foeOf(adventure: Adventure, token: string): Foe | undefined {
  if (isFactionToken(token)) return factionFoe(adventure, token);
  const { id, name, type, level, areas, abilities } = adventure.content.tokens.get(token)!;
  return { id, name, type, faction: undefined, level, areas, abilities };
}

export const isOfType = ({ content }: Adventure, { token }: MapEnemy, type: EnemyType | Faction): boolean =>
  token === type || (!isFactionToken(token) && content.tokens.get(token)!.type === type);

export const enemyById = (state: AdventureState, id: string): MapEnemy | undefined =>
  state.enemies.find((enemy) => enemy.id === id);

/** Faceup enemies in a space; tokens that are no enemies are not among them. */
export const activeIn = (adventure: Adventure, space: string): MapEnemy[] =>
  adventure.state.enemies.filter(
    (enemy) => enemy.space === space && enemy.faceup && foeOf(adventure, enemy.token) !== undefined,
  );

export const has = (foe: Foe, ability: EnemyAbility): boolean => foe.abilities.includes(ability);

/** A survivor neither fights nor is hindered by the faction it is loyal to. FB-LOYAL-3, FB-LOYAL-5 */
export const isLoyalToEnemy = (adventure: Adventure, seat: Seat, { token }: MapEnemy): boolean =>
  loyalTo(adventure, seat) === token;

/** Active enemies that keep a survivor from encounters, quests and camping. FB-ACT-5, FB-FAC-8 */
export const hindering = (adventure: Adventure, seat: Seat): MapEnemy[] =>
  activeIn(adventure, survivorOf(adventure.state, seat).space!).filter(
    (enemy) => !isLoyalToEnemy(adventure, seat, enemy),
  );

/** Whether an enemy is meant by a card. */
export function isMeant(which: WhichEnemies, foe: Foe): boolean {
  if (which.type !== undefined && !which.type.some((type) => type === foe.type)) return false;
  if (which.enemy !== undefined && !which.enemy.includes(foe.id)) return false;
  if (which.faction !== undefined && which.faction !== foe.faction) return false;
  if (which.token === true && foe.faction === undefined) return false;
  if (which.level !== undefined && which.level !== foe.level) return false;
  if (which.least !== undefined && foe.level < which.least) return false;
  return which.ability === undefined || has(foe, which.ability);
}
