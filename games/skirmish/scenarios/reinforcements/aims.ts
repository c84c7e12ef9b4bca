/** Reinforcements Have Arrived: those of the column who are nearest to the exit run for it. */
import type { Aim, Battle } from '../../battle.ts';
import { fewestMoves, movesTo } from '../../bots/errands.ts';
import { baseOf, modelsOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { ATTACKER, DEFENDER, escaped, exitOf, halfOf } from './column.ts';

/** Half of the column decides it: whoever is away is worth more than whoever still could be. */
const AWAY = 14;
const PER_MOVE = 2.2;
/** The ambush closes in. */
const TO_THEM = 0.4;

function movesHome(battle: Battle, model: Model): number {
  const { width, height } = battle.state;
  const { x, y } = model;
  const gate = { top: { x, y: height }, bottom: { x, y: 0 }, left: { x: 0, y }, right: { x: width, y } }[
    exitOf(battle)
  ];
  return movesTo(battle, model, { ...gate, r: 0 });
}

function column(battle: Battle): number {
  const needed = Math.max(0, halfOf(battle) - escaped(battle));
  const ways = modelsOf(battle, DEFENDER)
    .map((model) => movesHome(battle, model))
    .sort((a, b) => a - b)
    .slice(0, needed + 1);
  return AWAY * escaped(battle) - PER_MOVE * ways.reduce((sum, moves) => sum + moves, 0);
}

export const aim: Aim = (battle, seat) => {
  if (seat === DEFENDER) return column(battle);
  const prey = modelsOf(battle, DEFENDER).map((model) =>
    fewestMoves(battle, modelsOf(battle, ATTACKER), baseOf(battle, model)),
  );
  return -TO_THEM * prey.reduce((sum, moves) => sum + moves, 0) - AWAY * escaped(battle);
};
