/** The Lost Journal: the lock tells which key, the key opens the safe, and whoever has the journal runs. */
import type { Seat } from '@holotape/kernel';
import type { Aim, Battle } from '../../battle.ts';
import { fewestMoves, movesOut, movesTo, prospects } from '../../bots/errands.ts';
import { carriers, errandTo, knows, ofKind } from '../../bots/finds.ts';
import { discOf } from '../../queries/markers.ts';
import { tallyOf } from '../../queries/scenario.ts';
import { baseOf, modelsOf } from '../../queries/units.ts';
import type { Marker, Model } from '../../state.ts';

const KEYS = ['key-a', 'key-b', 'key-c'] as const;
/** The next stage is worth more than anything that could still be found in the one before. */
const LOCK_KNOWN = 12;
const KEY = 10;
const RIGHT_KEY = 36;
const JOURNAL = 90;
const PER_MOVE = 4;
/** One of the eight markers is the right key; so are two others until the lock is known. */
const UNKNOWN_MARKER = 18;
/** The Super Mutants have time, but not for ever. */
const TO_A_FOE = 0.6;
const TO_THE_THIEF = 1.5;

const safesFor = (battle: Battle, viewer: Seat): Marker[] =>
  ofKind(battle, 'investigation').filter((marker) => !knows(marker, viewer) || marker.face === 'searchable');

const holds = (item: string) => (model: Model) => model.items.includes(item);

/** The key that opens the safe, once the lock is known. */
const wantedKey = (battle: Battle): (typeof KEYS)[number] | undefined => KEYS[tallyOf(battle, 'lock') - 1];

/** Without the journal, or the key to it, there is nothing to win. */
export function isVital(battle: Battle, model: Model): boolean {
  const wanted = wantedKey(battle);
  return holds('journal')(model) || (wanted !== undefined && holds(wanted)(model));
}

function survivors(battle: Battle, viewer: Seat): number {
  const models = modelsOf(battle, 0);
  const thief = models.find(holds('journal'));
  if (thief !== undefined) return JOURNAL - PER_MOVE * movesOut(battle, thief);
  const dropped = ofKind(battle, 'dropped').find(({ items }) => items.includes('journal'));
  if (dropped !== undefined) return JOURNAL / 2 - PER_MOVE * fewestMoves(battle, carriers(battle, 0), discOf(dropped));
  const lock = tallyOf(battle, 'lock');
  const safes = safesFor(battle, viewer).map(discOf);
  const wanted = wantedKey(battle);
  const holder = wanted === undefined ? undefined : models.find(holds(wanted));
  if (holder !== undefined)
    return LOCK_KNOWN + RIGHT_KEY - PER_MOVE * Math.min(...safes.map((safe) => movesTo(battle, holder, safe)));
  const keys = KEYS.filter((key) => models.some(holds(key))).length;
  const finds = ofKind(battle, 'searchable', 'dropped').map((marker) =>
    errandTo(marker, () => worthOf(marker, wanted, viewer)),
  );
  const toTheSafe = Math.min(...safes.map((safe) => fewestMoves(battle, carriers(battle, 0), safe)), 8);
  return (
    (lock > 0 ? LOCK_KNOWN : KEY * keys - PER_MOVE * toTheSafe) +
    prospects(battle, carriers(battle, 0), finds, PER_MOVE)
  );
}

/** What a marker is worth to whoever looks for a key. */
function worthOf(marker: Marker, wanted: string | undefined, viewer: Seat): number {
  if (marker.kind === 'dropped') return marker.items.some((item) => item === wanted) ? 2 * RIGHT_KEY : 0;
  if (!knows(marker, viewer)) return UNKNOWN_MARKER;
  const isKey = marker.face.startsWith('letter');
  return isKey && (wanted === undefined || marker.face === `letter-${wanted.at(-1)}`) ? RIGHT_KEY : 0;
}

export const aim: Aim = (battle, seat, viewer) => {
  if (seat === 0) return survivors(battle, viewer);
  const models = modelsOf(battle, 1);
  const thief = modelsOf(battle, 0).find(holds('journal'));
  const prey = modelsOf(battle, 0).map((foe) => baseOf(battle, foe));
  const far = models.reduce((sum, model) => sum + Math.min(8, ...prey.map((each) => movesTo(battle, model, each))), 0);
  const toTheThief = thief === undefined ? 0 : fewestMoves(battle, models, baseOf(battle, thief));
  return -TO_A_FOE * far - TO_THE_THIEF * toTheThief;
};
