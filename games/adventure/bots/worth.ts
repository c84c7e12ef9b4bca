/** What things are worth to a bot, in actions: so many it would give for them. */
import type { Seat } from '@holotape/kernel';
import type { Instruction } from '../printed/instructions.ts';
import { amountOf } from '../queries/conditions.ts';
import { isAsOne } from '../queries/fate.ts';
import { survivorOf } from '../queries/survivors.ts';
import type { Adventure, Survivor } from '../state.ts';
import { FACTIONS, LETTERS } from '../words.ts';
import { worthAsOne } from './as-one.ts';
import { isLostAt, roundsLeft, type Standing, standingOf, stepsToWin, withAgendas } from './standing.ts';
import { worthTogether } from './together/goals.ts';

/** A step of the main story takes about eight actions with the way there; somewhat more, so that it is worth the trouble. */
const STEP = 18;

/** A letter is a reroll in two of seven tests and in fights with weapons that show it; the sixth matters less. */
const LETTER = 4;
const ENOUGH_LETTERS = 5;
const LATER_LETTER = 2.5;

export const CAP = 0.4;
const LOOT = 0.8;
const UNIQUE = 4;
/** A staged quest is something to do. */
export const STAGED = 0.8;
const TRAIT = 0.5;

/** A faction that takes over while there is not enough influence. */
const LOST = 60;

/** A step takes so many rounds; what cannot be done before a faction takes over is feared in proportion. */
const ROUNDS_PER_STEP = 4;
const FEAR = 30;

export function prospectOf(standing: Standing): number {
  if (isLostAt(standing)) return -LOST;
  const steps = stepsToWin(standing);
  const rounds = steps * ROUNDS_PER_STEP;
  const late = Math.max(0, rounds - roundsLeft(standing)) / Math.max(1, rounds);
  return -STEP * steps - FEAR * late;
}

/** What the next letter is worth, and how many XP it takes. FB-XP-1 */
const nextLetter = ({ letters }: Survivor): number => (letters.length < ENOUGH_LETTERS ? LETTER : LATER_LETTER);
export const worthOfXp = (survivor: Survivor): number => nextLetter(survivor) / (survivor.letters.length + 1);

export function worthOfLetters(survivor: Survivor): number {
  const { letters, xp } = survivor;
  const owned =
    Math.min(letters.length, ENOUGH_LETTERS) * LETTER + Math.max(0, letters.length - ENOUGH_LETTERS) * LATER_LETTER;
  const passed = letters.filter((letter) => LETTERS.indexOf(letter) < xp).length;
  return owned + passed * worthOfXp(survivor);
}

/** How much of results can be told beforehand; what lies behind tests is left to trying. */
export function worthOfResults(adventure: Adventure, seat: Seat, results: readonly Instruction[]): number {
  const survivor = survivorOf(adventure.state, seat);
  const count = (amount: Instruction['xp']) => (amount === undefined ? 0 : amountOf(adventure, { seat }, amount));
  const power = { ...adventure.state.power };
  const gained = { star: 0, shield: 0 };
  let drawn = 0;
  let worth = 0;
  for (const each of results) {
    for (const faction of FACTIONS) gained[faction] += each.power?.[faction] ?? 0;
    for (const faction of FACTIONS) power[faction] = Math.max(0, power[faction] + (each.power?.[faction] ?? 0));
    drawn += count(each.agenda);
    worth +=
      (count(each.xp) + count(each.groupXp)) * worthOfXp(survivor) + count(each.caps) * CAP + count(each.loot) * LOOT;
    if (each.gain !== undefined) worth += UNIQUE;
    if (each.become === 'idolized' || each.become === 'vilified') worth += TRAIT;
    if (each.stage !== undefined || each.add !== undefined) worth += STAGED;
    if (each.trash !== undefined) worth -= STAGED;
  }
  if (adventure.state.together !== null) return worth + worthTogether(adventure, drawn, gained);
  if (isAsOne(adventure)) return worth + worthAsOne(adventure, drawn, gained); // NC-SCEN
  const before = standingOf(adventure, seat);
  const moved = { ...before, power };
  if (isLostAt(moved)) return -LOST;
  return worth + prospectOf(drawn === 0 ? moved : withAgendas(moved, drawn)) - prospectOf(before);
}
