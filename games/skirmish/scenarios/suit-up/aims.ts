/** Suit Up: the Attackers look under markers and run with what they find; the Defenders are in the way, and after the suit. */
import type { Seat } from '@holotape/kernel';
import type { Aim, Battle } from '../../battle.ts';
import { fewestMoves, movesOut, movesTo, prospects } from '../../bots/errands.ts';
import { errandTo, knows, ofKind } from '../../bots/finds.ts';
import { whyUnfit } from '../../queries/items.ts';
import { baseOf, cardOf, modelsOf, seatOf } from '../../queries/units.ts';
import type { Marker, Model } from '../../state.ts';
import { ATTACKER, DEFENDER, holderOf, SUIT } from './suit.ts';

/** Whoever wears it has half won; every Move to the nearest edge is worth a wound or two. */
const WORN = 40;
const PER_MOVE = 4;
/** One marker of five is it; once it is known, it is all that counts. */
const UNKNOWN = 14;
const KNOWN = 34;
/** A Defender who sits on the suit has all the time there is. */
const KEPT = 24;
const TO_A_FOE = 0.5;
const TO_THE_WEARER = 2;

const canWear = (battle: Battle, model: Model): boolean => {
  const { content } = battle;
  const suit = content.powerArmor.get(content.objectives.get(SUIT)!.suit!)!;
  return whyUnfit(cardOf(battle, model), { ...suit, kind: 'power-armor' }) === undefined;
};

/** Whoever wears the suit is what the battle is about. */
export const isVital = (battle: Battle, model: Model): boolean =>
  seatOf(battle, model) === ATTACKER && model.items.includes(SUIT);

const worthOf = (marker: Marker, viewer: Seat): number => {
  if (marker.items.includes(SUIT)) return KNOWN;
  if (!knows(marker, viewer)) return UNKNOWN;
  return marker.face === 'letter-a' ? KNOWN : 0;
};

/** Markers that may be the suit, for whoever could take it. */
const hunt = (battle: Battle, models: readonly Model[], viewer: Seat): number =>
  prospects(
    battle,
    models,
    ofKind(battle, 'searchable').map((marker) => errandTo(marker, () => worthOf(marker, viewer))),
    PER_MOVE,
  );

function attackers(battle: Battle, viewer: Seat): number {
  const models = modelsOf(battle, ATTACKER);
  const holder = holderOf(battle);
  if (holder === undefined)
    return hunt(
      battle,
      models.filter((model) => canWear(battle, model)),
      viewer,
    );
  if (seatOf(battle, holder) === ATTACKER) return WORN - PER_MOVE * movesOut(battle, holder);
  return -TO_THE_WEARER * fewestMoves(battle, models, baseOf(battle, holder));
}

function defenders(battle: Battle, viewer: Seat): number {
  const models = modelsOf(battle, DEFENDER);
  const holder = holderOf(battle);
  if (holder !== undefined && seatOf(battle, holder) === DEFENDER) return KEPT;
  if (holder !== undefined) return -TO_THE_WEARER * fewestMoves(battle, models, baseOf(battle, holder));
  const foes = modelsOf(battle, ATTACKER).map((foe) => baseOf(battle, foe));
  const far = models.reduce((sum, model) => sum + Math.min(8, ...foes.map((foe) => movesTo(battle, model, foe))), 0);
  return hunt(battle, models, viewer) / 2 - TO_A_FOE * far;
}

export const aim: Aim = (battle, seat, viewer) =>
  seat === ATTACKER ? attackers(battle, viewer) : defenders(battle, viewer);
