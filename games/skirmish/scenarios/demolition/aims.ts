/** Demolition: Blue carries charges to pillars that none stands at yet; Red hunts the carriers and puts charges to sleep. */
import type { Seat } from '@holotape/kernel';
import type { Aim, Battle } from '../../battle.ts';
import { movesTo, prospects } from '../../bots/errands.ts';
import { errandTo } from '../../bots/finds.ts';
import { heldBy } from '../../queries/markers.ts';
import { oddsOf } from '../../queries/odds.ts';
import { tallyOf } from '../../queries/scenario.ts';
import { attributeNow } from '../../queries/skills.ts';
import { baseOf, modelsOf } from '../../queries/units.ts';
import type { Marker, Model } from '../../state.ts';
import { BLUE, blastOf, isActive, isReal, lyingCharges, pillars, pillarsIn, RED } from './charges.ts';

/** Four of six are enough. */
const PILLAR = 14;
const ENOUGH = 4;
const PER_MOVE = 1;
/** The order wins what is set, and gives away all that could still be set: before there is enough it is folly. SC-DEMO-19 */
const IN_TIME = 8;
const TOO_EARLY = 60;
/** Nobody stands where it will go off soon. */
const IN_THE_BLAST = 3;
const TO_A_CARRIER = 0.5;
const DISARM = 14;
/** A second charge at a pillar makes more work for Red, and brings nothing else down. */
const SET = 2;

const oddsOfInt = (battle: Battle, model: Model): number =>
  oddsOf(battle.content.dice, attributeNow(battle, model, 'INT'), [], []);

/** Red cannot tell a dummy from a charge: each may be one. SC-DEMO-10 */
function blue(battle: Battle, viewer: Seat): number {
  const mayBeReal = (charge: Marker) => viewer !== BLUE || isReal(charge);
  const active = lyingCharges(battle).filter((charge) => isActive(charge) && mayBeReal(charge));
  const blasts = active.map((charge) => blastOf(battle, charge));
  const mined = new Set(blasts.flatMap((blast) => pillarsIn(battle, blast)));
  const models = modelsOf(battle, BLUE);
  const carriers = models.filter((model) => heldBy(battle, model).some(mayBeReal));
  const open = pillars(battle).filter((pillar) => !mined.has(pillar));
  const hopes = prospects(
    battle,
    carriers,
    open.map((pillar) => errandTo(pillar, () => PILLAR)),
    PER_MOVE,
  );
  const fallen = battle.state.markers.filter(({ kind }) => kind === 'fallen').length;
  const inDanger = models.filter((model) => blasts.some((blast) => movesTo(battle, model, blast) === 0)).length;
  const all = mined.size + fallen;
  return PILLAR * all + hopes + orderedAt(battle, all) - IN_THE_BLAST * inDanger;
}

function orderedAt(battle: Battle, pillars: number): number {
  if (tallyOf(battle, 'ordered') === 0) return 0;
  return pillars >= ENOUGH ? IN_TIME : -TOO_EARLY;
}

function red(battle: Battle): number {
  const models = modelsOf(battle, RED);
  const active = lyingCharges(battle).filter(isActive);
  const carriers = modelsOf(battle, BLUE).filter((model) => heldBy(battle, model).length > 0);
  const near = models.reduce(
    (sum, model) => sum + Math.min(8, ...carriers.map((foe) => movesTo(battle, model, baseOf(battle, foe)))),
    0,
  );
  const disarming = new Map(
    active.length === 0 ? [] : models.map((model) => [model, DISARM * oddsOfInt(battle, model)]),
  );
  const errands = active.map((charge) => errandTo(charge, (model) => disarming.get(model)!));
  return prospects(battle, models, errands, PER_MOVE) - SET * active.length - TO_A_CARRIER * near;
}

export const aim: Aim = (battle, seat, viewer) => (seat === BLUE ? blue(battle, viewer) : red(battle));
