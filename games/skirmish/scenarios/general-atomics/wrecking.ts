/** Super Mutants who have understood: terminals can be attacked like anybody else. */
import { choose, option, type Play, type Reason, roll, say } from '@holotape/kernel';
import type { Battle, BattleTable } from '../../battle.ts';
import { damageTo, type WayToHit, waysToHit } from '../../queries/attacks-on-markers.ts';
import { blockedBy } from '../../queries/damage.ts';
import { faceOf } from '../../queries/faces.ts';
import { markerById } from '../../queries/markers.ts';
import { tallyOf } from '../../queries/scenario.ts';
import { seatOf } from '../../queries/units.ts';
import { attack } from '../../rules/attacking/attacks.ts';
import { fired } from '../../rules/attacking/heavy-weapons.ts';
import { discardMarker } from '../../rules/items/markers.ts';
import { addToTally } from '../../rules/round/moments.ts';
import type { Marker, Model } from '../../state.ts';
import { isRedMutant, isTerminal, isUnderstood, RED } from './figures.ts';

/** SC-GAF-17 */
const HEALTH = 4;
const ARMOR = { physical: 2, energy: 1, radiation: 0 } as const;
const ARMOR_DIE = 12;

const damageKey = ({ id }: Marker): string => `damage-${id}`;

const targets = (battle: Battle): Marker[] => battle.state.markers.filter(isTerminal);

/** `terminal-2/shoot:hunting-rifle`. */
const waysOf = (
  battle: Battle,
  model: Model,
): { readonly id: string; readonly marker: Marker; readonly way: WayToHit }[] =>
  targets(battle).flatMap((marker) =>
    waysToHit(battle, model, marker).map((way) => ({ id: `${marker.id}/${way.id}`, marker, way })),
  );

/** SC-GAF-14 */
export function whyNotWreck(battle: Battle, model: Model): Reason | undefined {
  const why = (say: string): Reason => ({ rule: 'SC-GAF-14', say });
  if (seatOf(battle, model) !== RED || !isRedMutant(battle)) return why('gaf.not-yours');
  if (!isUnderstood(battle)) return why('gaf.not-understood');
  return waysOf(battle, model).length === 0 ? why('gaf.no-terminal') : undefined;
}

/** One attack on a terminal that lies face up. SC-GAF-16, SC-GAF-17 */
export function* wreck(table: BattleTable, model: Model): Play {
  const ways = waysOf(table, model);
  const answer = yield* choose(table, RED, 'gaf.wreck', () => ways.map(({ id }) => option(id)), {
    rule: 'SC-GAF-16',
    about: { model: model.id },
  });
  const { marker, way } = ways.find(({ id }) => id === answer)!;
  say(table, 'gaf.attacks', { model: model.id, marker: marker.id, weapon: way.weapon }, 'SC-GAF-16');
  fired(table, model, way.attack.weapon);
  const { hit, test } = yield* attack(table, way.attack);
  if (hit) yield* damageTerminal(table, marker.id, damageTo(way.attack, test, ARMOR));
}

/** Armor first, one type after the other; then it may be scrap. SC-GAF-17 */
function* damageTerminal(table: BattleTable, id: string, hits: ReturnType<typeof damageTo>): Play {
  const marker = markerById(table, id);
  for (const { type, amount, rating } of hits) {
    const about = { marker: id, type, rating: rating.rating };
    const [side] = rating.rating > 0 ? yield* roll(table, 'gaf.armor', [ARMOR_DIE], { rule: 'SC-GAF-17', about }) : [];
    const blocked = blockedBy(rating, side === undefined ? undefined : faceOf(table.content.dice.armor, side));
    const taken = Math.max(0, amount - blocked);
    addToTally(table, damageKey(marker), taken);
    say(table, 'gaf.damaged', { marker: id, damage: taken, blocked }, 'SC-GAF-17');
  }
  if (tallyOf(table, damageKey(marker)) < HEALTH) return;
  discardMarker(table, marker);
  say(table, 'gaf.destroyed', { marker: id }, 'SC-GAF-17');
}
