/** Who helps whom, whose help is taken, and who goes first. AB-ASSIST, AB-ACT-9 */
import type { Args, Seat } from '@holotape/kernel';
import { type FightAhead, fightIn, type HelpOdds, helpOdds } from '../../queries/helping.ts';
import { distancesFrom } from '../../queries/map.ts';
import { survivorOf } from '../../queries/survivors.ts';
import { sideOf } from '../../queries/together.ts';
import type { Adventure } from '../../state.ts';
import { worthOfXp } from '../worth.ts';
import { isNeeded } from './goals.ts';

/** A kill by its level, in actions: XP, and an enemy less. */
const KILL = 1.5;
/** A survivor killed: what it carries, the way back, and a space for the other side. AB-KILL-1 */
const DEATH = 18;
/** HP that an action recovers. */
const PER_ACTION = 3;

const cost = ({ harm, falls }: { readonly harm: number; readonly falls: number }): number =>
  harm / PER_ACTION + DEATH * falls;

/** What a fight comes to for the company. */
function worthOfFight(adventure: Adventure, { foe }: FightAhead, odds: HelpOdds, helper?: Seat): number {
  const xp = helper === undefined ? 0 : worthOfXp(survivorOf(adventure.state, helper));
  return odds.kill * (KILL * foe.level + xp) - cost(odds) - (odds.helper === undefined ? 0 : cost(odds.helper));
}

/** Helps if the company is better off with it. AB-ASSIST-1 */
export function shouldHelp(adventure: Adventure, seat: Seat, about: Args | undefined): boolean {
  const ahead = fightIn(about);
  if (ahead === undefined) return false;
  const alone = worthOfFight(adventure, ahead, helpOdds(adventure, ahead));
  return worthOfFight(adventure, ahead, helpOdds(adventure, ahead, seat), seat) > alone;
}

const SEAT = 'seat:';

/** Of those who offer, with whom the fight goes best; `alone` if none makes it better. AB-ASSIST-3 */
export function helpToTake(adventure: Adventure, about: Args | undefined, answers: readonly string[]): string {
  const ahead = fightIn(about)!;
  const worth = (answer: string): number => {
    const helper = answer.startsWith(SEAT) ? Number(answer.slice(SEAT.length)) : undefined;
    return worthOfFight(adventure, ahead, helpOdds(adventure, ahead, helper), helper);
  };
  return answers.reduce((best, answer) => (worth(answer) > worth(best) ? answer : best));
}

/** When only the way home is left, whoever is nearest to it goes first; otherwise it stays as it is. AB-ACT-9 */
export function firstToAct(adventure: Adventure, answers: readonly string[]): string {
  const { state, content } = adventure;
  if (isNeeded(adventure)) return answers[0]!;
  const home = content.named.get(sideOf(adventure, state.together!.loyal!).home)!;
  const far = distancesFrom(adventure, home);
  const distance = (answer: string): number => {
    const { space } = survivorOf(state, Number(answer.slice(SEAT.length)));
    return space === null ? Number.POSITIVE_INFINITY : (far.get(space) ?? Number.POSITIVE_INFINITY);
  };
  return answers.reduce((best, answer) => (distance(answer) < distance(best) ? answer : best));
}
