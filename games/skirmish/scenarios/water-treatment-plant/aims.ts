/** Water Treatment Plant: the Survivors stay at the pumps; the Super Mutants take captives by hand. */
import type { Aim, Battle } from '../../battle.ts';
import { movesTo } from '../../bots/errands.ts';
import { ofKind } from '../../bots/finds.ts';
import { discOf } from '../../queries/markers.ts';
import { isInSquare } from '../../queries/places.ts';
import { scenarioOf, tallyOf } from '../../queries/scenario.ts';
import { skillOf } from '../../queries/skills.ts';
import { baseOf, modelsOf } from '../../queries/units.ts';

/** Thousand gallons; thirty of them win. */
const GALLONS = 1.2;
/** Four captives win. */
const CAPTIVE = 9;
/** The technician at the pumps when a round begins saves two thousand gallons. */
const TECH = 2.4;
const TO_A_PUMP = 1.3;
/** Five thousand gallons for every round that it runs. */
const GENERATOR = 5;
const TO_A_FOE = 0.6;
/** Half a side of the pump area. SC-WATER-11 */
const HALF = 1270;

const roundsLeft = (battle: Battle): number => Math.max(0, scenarioOf(battle).rounds - battle.state.round);

export const aim: Aim = (battle, seat) => {
  const models = modelsOf(battle, seat);
  if (seat === 1) {
    const prey = modelsOf(battle, 0).map((foe) => baseOf(battle, foe));
    const far = models.map((model) => Math.min(...prey.map((each) => movesTo(battle, model, each)), 8));
    return CAPTIVE * tallyOf(battle, 'captives') - TO_A_FOE * far.reduce((sum, moves) => sum + moves, 0);
  }
  const hackers = models.filter((model) => skillOf(battle, model, 'computers') !== undefined);
  const pumps = ofKind(battle, 'computer').map(discOf);
  const toPumps = hackers.map((model) => Math.min(...pumps.map((pump) => movesTo(battle, model, pump))));
  const tech = models.find(({ unit }) => unit === 'tech');
  const isRunning = tallyOf(battle, 'running') > 0;
  return (
    (GALLONS * tallyOf(battle, 'gallons')) / 1000 +
    (isRunning ? GALLONS * GENERATOR * (roundsLeft(battle) + 1) : 0) +
    (tech !== undefined && isInSquare(battle, tech, HALF) ? TECH : 0) -
    TO_A_PUMP * toPumps.reduce((sum, moves) => sum + moves, 0)
  );
};
