/** Of all that may be answered, what is worth thinking about, for bots. */
import type { Answer, Question, Seat } from '@holotape/kernel';
import type { Battle, SkirmishContent } from '../battle.ts';
import { isPath } from '../queries/ground.ts';
import { whyNotCarry } from '../queries/items.ts';
import { markerById } from '../queries/markers.ts';
import { aFew } from '../queries/places.ts';
import { cardOf, modelById, modelsOf, seatOf } from '../queries/units.ts';
import type { Model } from '../state.ts';
import { aimOf } from './aims.ts';
import { WEIGHTS, type Weights } from './evaluation.ts';
import { Tactics } from './tactics.ts';

/** An enemy that could attack a model may prefer another. */
const ALONE = 0.5;

/** Paths that are looked at closely. */
const MOST_PATHS = 7;

/** Places that are looked at before the battle. */
const MOST_PLACES = 8;
const PLACING = ['marker.place', 'deploy.place', 'deploy.unit'];

/** Questions whose first answer is good enough: which die, which number, whether to press an advantage. */
const SMALL = [
  'charge.bonus',
  'melee.number',
  'push.follow',
  'push.length',
  'react.next',
  'attack.effect',
  'withdraw.attack',
  'mine.next',
];

/** Whoever may react or die fighting attacks, if there is somebody to attack. */
const attackAmong = (answers: readonly Answer[]): Answer | undefined =>
  answers.find((answer) => /(^|:)(strike|shoot)$/.test(String(answer)));

/**
 * What needs no thought. What costs nothing and brings something is taken; what costs nothing and brings nothing is
 * not even looked at, or a bot would look at it for ever.
 */
function settledAnswer(
  battle: Battle,
  { ask, detail }: Question,
  answers: readonly Answer[],
): readonly Answer[] | undefined {
  // A few places of many; not `auto`, which leaves everything that is still to be placed to chance.
  if (PLACING.includes(ask))
    return aFew(
      answers.filter((answer) => answer !== 'auto'),
      MOST_PLACES,
    );
  if (ask === 'search.interact') return ['interact'];
  // Small matters are decided at once: thinking them through costs more than it brings.
  if (ask === 'slide.to' || SMALL.includes(ask)) return [answers[0]!];
  if (ask === 'react.declare' || ask === 'last.action') return [attackAmong(answers) ?? answers.at(-1)!];
  // Whoever is Ready acts: a model that is not Used in its round has done nothing. WW-ROUND-11
  if (ask === 'turn.use') return ['all'];
  if (ask === 'turn.next') return answers.filter((answer) => answer !== 'finish');
  if (ask === 'search.item') return [answers.includes('keep') ? 'keep' : 'leave'];
  const id = detail?.about?.model;
  if (ask !== 'action' || typeof id !== 'string') return undefined;
  const free = answers.filter((answer) => isFree(answer));
  const worth = free.filter((answer) => isWorthLooking(battle, modelById(battle, id), answer));
  return worth.length > 0 ? [worth[0]!] : answers.filter((answer) => !free.includes(answer));
}

/** Looking at markers and taking up what lies there costs nothing. WW-SEARCH-2 */
const isFree = (answer: Answer): boolean => /^(look|take|turn-up):/.test(String(answer));

/** Dogs carry nothing; what somebody has seen and cannot carry it leaves alone. */
function isWorthLooking(battle: Battle, model: Model, answer: Answer): boolean {
  if (cardOf(battle, model).type === 'dog') return false;
  const [verb, on] = String(answer).split(':') as [string, string];
  const { items, seen } = markerById(battle, on);
  const isKnown = verb === 'take' && seen.includes(seatOf(battle, model));
  return !isKnown || items.some((item) => whyNotCarry(battle, model, item) === undefined);
}

/** Of many places the few that promise most, by a quick look at each. */
export function shortlistOf(content: SkirmishContent, weights: Weights = WEIGHTS) {
  const tactics = new Tactics(content);
  return (battle: Battle, seat: Seat, question: Question, answers: readonly Answer[]): readonly Answer[] => {
    const settled = settledAnswer(battle, question, answers);
    if (settled !== undefined) return settled;
    const about = question.detail?.about?.model;
    if (answers.length <= MOST_PATHS || typeof about !== 'string' || !answers.every(isPath)) return answers;
    const model = modelById(battle, about);
    const foes = modelsOf(battle, 1 - seat);
    const { x, y } = model;
    const promising = answers
      .map((answer) => {
        const [toX, toY] = answer.at(-1)!;
        model.x = toX;
        model.y = toY;
        let value = weights.aim * aimOf(battle, seat, seat);
        value += weights.fire * tactics.threat(battle, model, foes, weights.life);
        for (const foe of foes) value -= weights.exposure * ALONE * tactics.threat(battle, foe, [model], weights.life);
        return { answer, value };
      })
      .sort((a, b) => b.value - a.value)
      .slice(0, MOST_PATHS)
      .map(({ answer }) => answer);
    model.x = x;
    model.y = y;
    return promising;
  };
}
