/** General Atomics Facility: Blue runs from terminal to terminal; Red hunts whoever could read them, uploads, or wrecks. */
import type { Seat } from '@holotape/kernel';
import type { Aim, Battle } from '../../battle.ts';
import { fewestMoves, movesTo, prospects } from '../../bots/errands.ts';
import { errandTo, knows } from '../../bots/finds.ts';
import { discOf } from '../../queries/markers.ts';
import { oddsOf } from '../../queries/odds.ts';
import { tallyOf } from '../../queries/scenario.ts';
import { skillOf } from '../../queries/skills.ts';
import { baseOf, modelsOf } from '../../queries/units.ts';
import type { Marker, Model } from '../../state.ts';
import {
  BLUE,
  DATA,
  dataInReach,
  HUB,
  isRead,
  isRedBrotherhood,
  isRedMutant,
  isTerminal,
  isUnderstood,
  isUploaded,
  RED,
} from './figures.ts';

/** Four are needed, and there are six rounds: each is worth several models, or the way to it would not be worth the shots it costs. */
const ITEM = 60;
/** Five of seven are terminals. */
const UNKNOWN = 0.7;
const UPLOAD = 18;
const UNDERSTOOD = 8;
/** Red loses nothing by waiting near what Blue wants. */
const TO_A_READER = 0.5;
/** More than a shot. */
const PER_MOVE = 4;
/** Whoever is not needed at a terminal covers the others; one more is on its way than is needed. */
const SPARE = 1;

const chanceOf = (battle: Battle, model: Model): number => {
  const value = skillOf(battle, model, 'computers');
  return value === undefined ? 0 : oddsOf(battle.content.dice, value, [], []);
};

/** Whoever fails tries again: those who know half as much are worth more than half the way. */
const hopeOf = (battle: Battle, model: Model): number => Math.sqrt(chanceOf(battle, model));

/** What a marker promises to Blue. */
function promise(battle: Battle, marker: Marker, viewer: Seat): number {
  if (isTerminal(marker)) return isRead(battle, marker) ? 0 : 1;
  if (marker.kind !== 'investigation') return 0;
  if (!knows(marker, viewer)) return UNKNOWN;
  return marker.face.startsWith('number') ? 1 : 0;
}

function blue(battle: Battle, viewer: Seat): number {
  const errands = battle.state.markers
    .filter((marker) => promise(battle, marker, viewer) > 0)
    .map((marker) => errandTo(marker, (model) => ITEM * promise(battle, marker, viewer) * hopeOf(battle, model)));
  const data = tallyOf(battle, 'data');
  return ITEM * data + prospects(battle, modelsOf(battle, BLUE), errands, PER_MOVE, DATA - data + SPARE);
}

function red(battle: Battle): number {
  const models = modelsOf(battle, RED);
  const readers = modelsOf(battle, BLUE).filter((model) => chanceOf(battle, model) > 0);
  const far = models.reduce(
    (sum, model) => sum + Math.min(8, ...readers.map((foe) => movesTo(battle, model, baseOf(battle, foe)))),
    0,
  );
  return special(battle, models) - TO_A_READER * far;
}

/** What only some factions can do about it. */
function special(battle: Battle, models: readonly Model[]): number {
  const { markers } = battle.state;
  if (isRedBrotherhood(battle)) {
    if (isUploaded(battle)) return UPLOAD;
    const hub = markers.find(({ id }) => id === HUB);
    return hub === undefined
      ? 0
      : prospects(battle, models, [errandTo(hub, (model) => UPLOAD * chanceOf(battle, model))]);
  }
  if (!isRedMutant(battle) || !isUnderstood(battle)) return 0;
  const open = markers.filter((marker) => isTerminal(marker) && !isRead(battle, marker));
  const near = Math.min(8, ...open.map((marker) => fewestMoves(battle, models, discOf(marker))));
  return UNDERSTOOD - ITEM * dataInReach(battle) - near;
}

export const aim: Aim = (battle, seat, viewer) => (seat === BLUE ? blue(battle, viewer) : red(battle));
