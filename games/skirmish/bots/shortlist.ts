/** Of all that may be answered, what is worth thinking about, for bots. */
import type { Answer, Question, Seat } from '@holotape/kernel';
import type { Battle, SkirmishContent, SpecialAction } from '../battle.ts';
import { specialAction } from '../queries/actions.ts';
import { hasAuras } from '../queries/auras.ts';
import { movementColor } from '../queries/circumstances.ts';
import { engagedWith } from '../queries/engagement.ts';
import { isPath } from '../queries/ground.ts';
import { whyNotCarry } from '../queries/items.ts';
import { markerById } from '../queries/markers.ts';
import { aFew } from '../queries/places.ts';
import { suggestPaths } from '../queries/suggested-paths.ts';
import { cardOf, isFriendly, modelById, modelsOf, seatOf } from '../queries/units.ts';
import type { Model } from '../state.ts';
import { aimOf, looksForAFight } from './aims.ts';
import { bestBonus, bestShot, bestStrike, bestWeapon } from './attacks.ts';
import { farFrom } from './errands.ts';
import { WEIGHTS, type Weights } from './evaluation.ts';
import { type Fighter, Tactics } from './tactics.ts';

/** An enemy that could attack a model may prefer another. */
const ALONE = 0.5;

/** Paths that are looked at closely. */
const MOST_PATHS = 7;

/** Places that are looked at before the battle. */
const MOST_PLACES = 8;
const PLACING = ['marker.place', 'deploy.place', 'deploy.unit'];

/** Questions whose first answer is good enough: which number, whether to press an advantage. */
const SMALL = [
  'melee.number',
  'push.follow',
  'push.length',
  'react.next',
  'attack.effect',
  'mine.next',
  'crop.burn',
  'name.journalist',
  'force.leave',
  'wall.more',
  'carried.food',
  'carried.weapon',
  'carried.unit',
  'points.model',
  'points.use',
  'priority.who',
  'mine.card',
  'mine.place',
  'missile.at',
  'terrain.piece',
  'terrain.turn',
  'terrain.place',
  'wall.from',
  'wall.to',
  'turret.card',
  'turret.place',
];

/** Whoever may die fighting attacks, if there is somebody to attack. */
const attackAmong = (answers: readonly Answer[]): Answer | undefined =>
  answers.find((answer) => /(^|:)(strike|shoot)$/.test(String(answer)));

/** An attack that is to be expected to do less is not worth a Reaction Marker. */
const LEAST = 0.3;

/**
 * Who reacts, and how: with the attack that does most to the one who caused it, with a Charge at them, or by getting out of
 * the way; what is left is thought about. WW-REACT-1
 */
function reactionsWorth(battle: Battle, to: Model, answers: readonly Answer[], life: number): readonly Answer[] {
  const declared = answers.flatMap((answer) => {
    const [id, action] = String(answer).split(':');
    return action === undefined ? [] : [{ answer, action, by: modelById(battle, id!) }];
  });
  const attacks = declared
    .map(({ answer, action, by }) => ({
      answer,
      worth:
        action === 'strike'
          ? bestStrike(battle, by, life, [to])
          : action === 'shoot'
            ? bestShot(battle, by, life, [to])
            : Number.NEGATIVE_INFINITY,
    }))
    .filter(({ worth }) => worth > LEAST)
    .sort((one, other) => other.worth - one.worth);
  if (attacks.length > 0) return [attacks[0]!.answer];
  const charge = declared.find(({ action }) => action === 'charge');
  if (charge !== undefined) return [charge.answer];
  const others = declared.filter(
    ({ action, by }) => ['shake-off', 'douse'].includes(action) || (action === 'move' && canGoAnywhere(battle, by)),
  );
  return [...others.map(({ answer }) => answer), 'done'];
}

/** Whoever hangs on a wall or stands on something may find no way on that the ruler allows. WW-CLIMB-4 */
const canGoAnywhere = (battle: Battle, model: Model): boolean =>
  (model.climbing === null && model.height === 0) ||
  suggestPaths(battle, model, movementColor(battle, model, cardOf(battle, model).move, 'move')).length > 0;

/**
 * What a model does next. Who has charged strikes before anything else: to walk away again is a free attack for nothing. Nobody
 * ends an activation with an Action to spare who could at least lie in wait, nobody lies in wait for an attack that it can make
 * now, and whoever lies in wait stays where it is. WW-CHARGE-8, WW-WITHDRAW-2, WW-PREPARE-1, WW-PREPARE-4
 */
function actionsWorth(
  battle: Battle,
  model: Model,
  answers: readonly Answer[],
  { life, prepared }: Weights,
): readonly Answer[] {
  const free = answers.filter((answer) => isFree(answer) || habitOf(battle, answer) !== undefined);
  const worth = free.filter((answer) => isWorthDoing(battle, model, answer));
  if (worth.length > 0) return [worth[0]!];
  const isOf =
    (...names: string[]) =>
    (answer: Answer) =>
      names.includes(String(answer).replace(/^quick:/, ''));
  const isStuck = !canGoAnywhere(battle, model);
  const costly = answers.filter((answer) => !free.includes(answer) && !(isStuck && isOf('move')(answer)));
  const hasCharged = model.bonus !== null && costly.some(isOf('strike'));
  const staying = hasCharged ? costly.filter((answer) => !isOf('move', 'charge')(answer)) : costly;
  const isIdle = staying.some(isOf('prepare', 'strike'));
  const busy = isIdle ? staying.filter((answer) => answer !== 'end') : staying;
  const rash = rashAmong(battle, model, busy, { life, prepared });
  return busy.some((answer) => !rash.includes(answer)) ? busy.filter((answer) => !rash.includes(answer)) : busy;
}

/**
 * What is done in the wrong order: to lie in wait with an attack at hand that promises more, or with Actions left by an Action
 * Point, which can wait for them; and to walk off after lying in wait. An attack is judged by all its dice, not by a few rolls.
 */
function rashAmong(
  battle: Battle,
  model: Model,
  answers: readonly Answer[],
  { life, prepared }: Pick<Weights, 'life' | 'prepared'>,
): readonly Answer[] {
  const isActing = battle.state.activation?.model === model.id;
  if (isActing && model.prepared) return ['move'];
  const isEarly = isActing && battle.state.activation!.left > 0;
  const early = isEarly ? ['quick:prepare'] : [];
  if (!answers.includes('prepare')) return early;
  const strike = answers.includes('strike') ? bestStrike(battle, model, life) : 0;
  const attack = answers.includes('shoot') ? Math.max(strike, bestShot(battle, model, life)) : strike;
  return attack > prepared ? [...early, 'prepare'] : early;
}

/**
 * What needs no thought. What costs nothing and brings something is taken; what costs nothing and brings nothing is
 * not even looked at, or a bot would look at it for ever.
 */
function settledAnswer(
  battle: Battle,
  { ask, detail }: Question,
  answers: readonly Answer[],
  weights: Weights,
): readonly Answer[] | undefined {
  const { life } = weights;
  // A few places of many; not `auto`, which leaves everything that is still to be placed to chance.
  if (PLACING.includes(ask))
    return aFew(
      answers.filter((answer) => answer !== 'auto'),
      MOST_PLACES,
    );
  if (ask === 'search.interact') return ['interact'];
  const weapon = bestWeapon(battle, ask, detail?.about, answers, life);
  if (weapon !== undefined) return [weapon];
  const { model: id, target, to } = detail?.about ?? {};
  if (ask === 'charge.bonus')
    return [bestBonus(battle, modelById(battle, String(id)), modelById(battle, String(target)), answers, life)];
  // Small matters are decided at once: thinking them through costs more than it brings.
  if (SMALL.includes(ask)) return [answers[0]!];
  if (ask === 'react.declare') return reactionsWorth(battle, modelById(battle, String(to)), answers, life);
  if (ask === 'last.action') return [attackAmong(answers) ?? answers.at(-1)!];
  // Whoever is Ready acts: a model that is not Used in its round has done nothing. WW-ROUND-11
  if (ask === 'turn.use') return ['all'];
  if (ask === 'turn.next') return answers.filter((answer) => answer !== 'finish');
  if (ask === 'search.item') return [answers.includes('keep') ? 'keep' : 'leave'];
  if (ask === 'shoot.target' && typeof id === 'string') return foesAmong(battle, modelById(battle, id), answers);
  if (ask !== 'action' || typeof id !== 'string') return undefined;
  return actionsWorth(battle, modelById(battle, id), answers, weights);
}

/** Nobody aims at a friend where there is an enemy to aim at: in a melee chance may hit either. WW-MELEE-1 */
function foesAmong(battle: Battle, by: Model, answers: readonly Answer[]): readonly Answer[] {
  const foes = answers.filter((answer) => {
    const target = battle.state.models.find(({ id }) => id === answer);
    return target !== undefined && !isFriendly(battle, by, target);
  });
  return foes.length > 0 ? foes : answers;
}

/** Looking at markers and taking up what lies there costs nothing. WW-SEARCH-2 */
const isFree = (answer: Answer): boolean => /^(look|take|turn-up):/.test(String(answer));

const isSpecial = (answer: Answer): answer is `special:${string}` =>
  typeof answer === 'string' && answer.startsWith('special:');

/** What a scenario says of an Action of its own. */
const habitOf = (battle: Battle, answer: Answer): SpecialAction['habit'] =>
  isSpecial(answer) ? specialAction(battle, answer).habit : undefined;

/** What costs nothing and is done at a glance. */
const isWorthDoing = (battle: Battle, model: Model, answer: Answer): boolean =>
  isFree(answer) ? isWorthLooking(battle, model, answer) : habitOf(battle, answer) === 'at-once';

/** Dogs carry nothing; what somebody has seen and cannot carry it leaves alone. */
function isWorthLooking(battle: Battle, model: Model, answer: Answer): boolean {
  if (cardOf(battle, model).type === 'dog') return false;
  const [verb, on] = String(answer).split(':') as [string, string];
  const { items, seen } = markerById(battle, on);
  const isKnown = verb === 'take' && seen.includes(seatOf(battle, model));
  return !isKnown || items.some((item) => whyNotCarry(battle, model, item) === undefined);
}

/** Places that an open question offers: where a path ends, or a point. */
const endOf = (answer: Answer): readonly [number, number] | undefined => {
  if (isPath(answer)) return answer.at(-1)!;
  return Array.isArray(answer) && answer.length === 2 && answer.every((each) => typeof each === 'number')
    ? (answer as [number, number])
    : undefined;
};

/** A Move that leads nowhere is an Action for nothing. */
const isNowhere = (model: Model, answer: Answer): boolean => {
  const end = endOf(answer);
  return end !== undefined && end[0] === model.x && end[1] === model.y;
};

/** Of many places the few that promise most, by a quick look at each. */
export function shortlistOf(content: SkirmishContent, weights: Weights = WEIGHTS) {
  const tactics = new Tactics(content);
  /**
   * Its enemies as they are with the model where it is when one asks. Where it stands means nothing to what they have and can, unless
   * it is in contact with somebody, or an aura of its own reaches them.
   */
  const foesOf = (battle: Battle, seat: Seat, model: Model) => {
    const find = () => modelsOf(battle, seat).map((foe) => tactics.fighter(battle, foe));
    if (hasAuras(battle, model)) return find;
    const known = new Map<string, readonly Fighter[]>();
    return (): readonly Fighter[] => {
      const touched = engagedWith(battle, model)
        .map(({ id }) => id)
        .join();
      const foes = known.get(touched) ?? find();
      known.set(touched, foes);
      return foes;
    };
  };
  const promising = (battle: Battle, seat: Seat, model: Model, answers: readonly Answer[], most: number): Answer[] => {
    const foes = foesOf(battle, 1 - seat, model);
    const enemies = modelsOf(battle, 1 - seat);
    const hunts = looksForAFight(battle, seat);
    const { x, y } = model;
    const found = answers
      .map((answer) => {
        [model.x, model.y] = endOf(answer)!;
        const own = tactics.fighter(battle, model);
        const others = foes();
        let value = weights.aim * aimOf(battle, seat, seat);
        const threat = tactics.threat(battle, own, others, weights.life);
        value += weights.fire * threat;
        if (threat === 0 && hunts) value -= weights.reach * farFrom(battle, model, enemies);
        for (const foe of others) value -= weights.exposure * ALONE * tactics.threat(battle, foe, [own], weights.life);
        return { answer, value };
      })
      .sort((a, b) => b.value - a.value)
      .slice(0, most)
      .map(({ answer }) => answer);
    model.x = x;
    model.y = y;
    return found;
  };
  return (battle: Battle, seat: Seat, question: Question, answers: readonly Answer[]): readonly Answer[] => {
    const settled = settledAnswer(battle, question, answers, weights);
    if (settled !== undefined) return settled;
    const about = question.detail?.about?.model;
    if (typeof about !== 'string' || !answers.every((answer) => endOf(answer) !== undefined)) return answers;
    const model = modelById(battle, about);
    // Where one Slides to is decided at a glance; staying is one of the places.
    if (question.ask === 'slide.to') return promising(battle, seat, model, answers, 1);
    const somewhere = answers.filter((answer) => !isNowhere(model, answer));
    const open = somewhere.length > 0 ? somewhere : answers;
    return open.length <= MOST_PATHS ? open : promising(battle, seat, model, open, MOST_PATHS);
  };
}
