/** What the rules say of an answer to an open question before it is given: the checkers that the rules themselves ask. */
import type { Answer, Checked } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import type { Model } from '../state.ts';
import type { Color } from '../words.ts';
import { check } from './aiming.ts';
import { weaponsOf } from './carrying.ts';
import { checkCharge } from './charging.ts';
import { checkMine } from './mines.ts';
import { checkOn, checkPath } from './paths.ts';
import { checkPush } from './push-back.ts';
import { checkSetUp, type SetUpQuestion } from './set-up.ts';
import { whyNotThere } from './shooting.ts';
import { checkSlide } from './slide.ts';
import { thrownBy } from './throwing.ts';

/** What an open question says of itself. */
interface OpenQuestion extends Partial<SetUpQuestion> {
  readonly ask: string;
  readonly model?: string | undefined;
  readonly weapon?: string | undefined;
  readonly color?: Color | undefined;
  /** Of a movement that goes on. WW-FALL-7 */
  readonly left?: number | undefined;
}

type Checker = (battle: Battle, model: Model, question: OpenQuestion, answer: Answer) => Checked;

/** Questions of the set-up. */
const PLACING = new Set(['terrain.place', 'marker.place', 'deploy.place', 'wall.from', 'wall.to', 'turret.place']);

const GOOD: Checked = { ok: true };

const CHECKERS: Readonly<Record<string, Checker>> = {
  'move.path': (battle, model, { color }, answer) => checkPath(battle, model, color!, answer, true),
  'move.on': (battle, model, { left }, answer) => checkOn(battle, model, left!, answer),
  'charge.path': (battle, model, { color }, answer) => checkCharge(battle, model, color!, answer),
  'slide.to': (battle, model, _, answer) => checkSlide(battle, model, answer),
  'mine.at': (battle, model, _, answer) => checkMine(battle, model, answer),
  'push.length': ({ content }, _model, { color }, answer) => checkPush(content, color!, answer),
  'shoot.point': (battle, model, { weapon }, answer) =>
    checkAim(battle, model, answer, weaponsOf(battle, model), weapon),
  'throw.point': (battle, model, { weapon }, answer) =>
    checkAim(battle, model, answer, thrownBy(battle, model), weapon),
};

/** WW-SHOOT-7, WW-THROW-4 */
function checkAim(
  battle: Battle,
  model: Model,
  answer: Answer,
  weapons: ReturnType<typeof weaponsOf>,
  id: string | undefined,
): Checked {
  const weapon = weapons.find((each) => each.id === id);
  return weapon === undefined ? GOOD : check(battle, (place) => whyNotThere(battle, model, weapon, place), answer);
}

/** The rules' verdict, with its evidence; what has no checker here the table itself judges. */
export function checkOpenAnswer(battle: Battle, question: OpenQuestion, answer: Answer): Checked {
  const { seat } = question;
  if (PLACING.has(question.ask) && seat !== undefined) return checkSetUp(battle, { ...question, seat }, answer);
  const model = battle.state.models.find(({ id }) => id === question.model);
  const checker = CHECKERS[question.ask];
  return model === undefined || checker === undefined ? GOOD : checker(battle, model, question, answer);
}
