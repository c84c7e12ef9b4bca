/** What the rules ask of a side that the handbook plays is answered by its rules. */
import { type Answer, answeredBy, type Choice, type Open, type Play, pick, type Question, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { distance } from '../../geometry/index.ts';
import { followsUp } from '../../queries/ai/following.ts';
import { byNumber, isBookSeat, levelOf, numberOf, poolOf } from '../../queries/ai/sides.ts';
import { slideAway } from '../../queries/ai/sliding.ts';
import { gripsFor } from '../../queries/ai/weapons.ts';
import { isPath } from '../../queries/ground.ts';
import { modelById } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { nextTarget } from './next-target.ts';

/** By a rule alone, or with the help of chance. */
type ByRule = (table: BattleTable, question: Choice & Open) => Answer;
type ByLuck = (table: BattleTable, question: Choice & Open) => Play<Answer>;

const allowed = (question: Choice): string[] =>
  question.options().flatMap(({ id, blocked }) => (blocked === undefined ? [id] : []));

const about = (table: BattleTable, { detail }: Question, what = 'model'): Model =>
  modelById(table, String(detail!.about![what]));

/** Nothing of this is on the handbook's lists. CH-RULING-36 */
const always =
  (answer: Answer): ByRule =>
  () =>
    answer;

/** One of what is allowed, at random. */
const byChance = (ask: string, rule: string): ByLuck =>
  function* (table, question) {
    const able = allowed(question);
    return able.length === 1 ? able[0]! : able[yield* pick(table, ask, able.length, { rule })]!;
  };

/** One Number Token is drawn, and the model with that number is made Ready. CH-AITURN-2 */
function* drawToken(table: BattleTable, question: Choice): Play<Answer> {
  const pool = byNumber(table, poolOf(table, question.to));
  const model = pool[pool.length === 1 ? 0 : yield* pick(table, 'book.token', pool.length, { rule: 'CH-AITURN-2' })]!;
  say(table, 'book.token', { number: numberOf(table, model), model: model.id }, 'CH-AITURN-2');
  return model.id;
}

/** A flipped token decides, unless it can shout. CH-AIATT-15, CH-AIATT-16 */
function* chargeBonus(table: BattleTable, question: Choice): Play<Answer> {
  if (allowed(question).includes('battle-cry')) {
    say(table, 'book.cries', { model: about(table, question).id }, 'CH-AIATT-16');
    return 'battle-cry'; // CH-AIATT-16
  }
  if (!allowed(question).includes('black')) return allowed(question)[0]!; // CH-EVENT-5
  const color = (yield* pick(table, 'book.bonus', 2, { rule: 'CH-AIATT-15' })) === 0 ? 'black' : 'green'; // CH-AIATT-15
  say(table, 'book.bonus', { model: about(table, question).id, color }, 'CH-AIATT-15');
  return color;
}

/** The dearest effect, until nothing more can be bought. CH-AIFX-1, CH-AIFX-2 */
function dearestEffect(table: BattleTable, question: Choice): Answer {
  const { effects } = table.content.weapons.get(String(question.detail!.about!.weapon))!;
  const able = allowed(question).filter((id) => id !== 'done'); // CH-AIFX-2
  // A Critical Attack adds effects behind those on the card.
  const costOf = (id: string): number => effects[Number(id.slice('effect:'.length))]?.spend.length ?? 1;
  return able.reduce((best, id) => (costOf(id) > costOf(best) ? id : best)); // CH-AIFX-1
}

/** CH-AIPUSH-1 to CH-AIPUSH-5 */
function follow(table: BattleTable, question: Choice): Answer {
  const model = about(table, question);
  const { follows, rule } = followsUp(table, model);
  say(table, follows ? 'book.follows' : 'book.stays', { model: model.id }, rule);
  return follows ? 'follow' : 'stay';
}

/** As far as it can. WW-PUSH-1 */
function pushFar(_table: BattleTable, question: Open): Answer {
  return Math.max(...question.suggest().map(Number));
}

/** Away from the Subject, or not at all. CH-AISLIDE-2 */
function slide(table: BattleTable, question: Open): Answer {
  const model = about(table, question);
  const to = slideAway(table, model);
  if (to === undefined) return [model.x, model.y];
  say(table, 'book.slides', { model: model.id }, 'CH-AISLIDE-2');
  return to;
}

/** Only for Tough, and then whenever it can. CH-AIFX-10 */
function tough(table: BattleTable, question: Choice): Answer {
  return levelOf(table, about(table, question)) === 'gentle' ? 'keep' : 'flip';
}

/** Always, when the meter is full. CH-AIFX-9 */
function critical(table: BattleTable): Answer {
  const act = table.state.acting.at(-1);
  const model = act && modelById(table, act.model);
  return model !== undefined && levelOf(table, model) === 'gentle' ? 'standard' : 'critical';
}

/** The weapon it likes best. CH-AIATT-4 */
function freeAttack(table: BattleTable, question: Choice): Answer {
  const [grip] = gripsFor(table, about(table, question), about(table, question, 'target'));
  return grip?.id ?? 'none';
}

/** The card that lets less through. WW-PA-4 */
function betterArmor(_table: BattleTable, question: Choice): Answer {
  const { usualLets, powerArmorLets } = question.detail!.about!;
  return Number(powerArmorLets) <= Number(usualLets) ? 'power-armor' : 'usual';
}

/** In ascending order of their numbers. CH-AITURN-3 */
function lowestNumber(table: BattleTable, question: Choice): Answer {
  const ready = allowed(question).filter((id) => id !== 'finish');
  return byNumber(
    table,
    ready.map((id) => modelById(table, id)),
  )[0]!.id;
}

const BY_RULE: Readonly<Record<string, ByRule>> = {
  'turn.use': always('all'), // CH-AITURN-2
  'turn.next': lowestNumber,
  'turn.ready-too': always('nobody'), // CH-RULING-36
  'use.ready': always('nobody'), // CH-RULING-36
  'faction.watch': always('nobody'), // CH-RULING-36
  'react.declare': always('done'), // CH-RULING-36
  'react.item': always('none'), // CH-RULING-36
  'last.action': always('none'), // CH-RULING-36
  'trick.command': always('nobody'), // CH-RULING-36
  'trick.action': always('none'), // CH-RULING-36
  'luck.accurate': always('keep'), // CH-AIFX-10
  'luck.dodge': always('keep'), // CH-AIFX-10
  'luck.critical': always('keep'), // CH-AIFX-10
  'luck.tough': tough,
  'attack.critical': critical,
  'attack.effect': dearestEffect,
  'cry.push': always('push'), // CH-AIPUSH-1
  'push.length': pushFar,
  'push.follow': follow,
  'slide.to': slide,
  'wander.go': always('stay'), // SC-NEWS-2: it knows of nobody yet
  'shoot.range': always('short'),
  'withdraw.attack': freeAttack,
  'armor.card': betterArmor,
};

const BY_LUCK: Readonly<Record<string, ByLuck>> = {
  'turn.ready': drawToken,
  'attack.limb': byChance('book.limb', 'CH-AIFX-1'),
  'melee.number': byChance('book.melee', 'CH-AIATT-21'),
  'charge.bonus': chargeBonus,
  'shoot.next': nextTarget,
  'terrain.table': byChance('book.terrain', 'CH-AISETUP-1'),
  'deploy.edge': byChance('book.edge', 'CH-AISETUP-1'),
};

/** What has no rule of its own: the first that is allowed; what declines stands last. */
const first = (question: Choice | Open): Answer =>
  question.kind === 'choice' ? allowed(question)[0]! : question.suggest().find((answer) => question.check(answer).ok)!;

/** What the handbook's side is asked; people are asked by other names. */
const isAskedOfTheBook = (table: BattleTable, question: Question): question is Choice | Open =>
  (question.kind === 'choice' || question.kind === 'open') &&
  !question.ask.startsWith('book.') &&
  isBookSeat(table, question.to);

/** Plays a rule; whatever it asks of the handbook's side is answered by the handbook. CH-AISETUP-1 */
export const byTheBook = <T>(table: BattleTable, rule: Play<T>): Play<T> =>
  answeredBy(rule, (question) => answerTo(table, question));

function* answerTo(table: BattleTable, question: Question): Play<Answer | undefined> {
  if (!isAskedOfTheBook(table, question)) return undefined;
  const { ask } = question;
  if (ask in BY_LUCK) return yield* BY_LUCK[ask]!(table, question as Choice & Open);
  return BY_RULE[ask]?.(table, question as Choice & Open) ?? first(question);
}

/** Plays an Action as it was worked out; what was not foreseen is answered as ever. */
export const asPlanned = <T>(table: BattleTable, rule: Play<T>, answers: Readonly<Record<string, Answer>>): Play<T> =>
  // biome-ignore lint/correctness/useYield: the answer is known
  answeredBy(rule, function* (question) {
    return isAskedOfTheBook(table, question) ? fitting(question, answers[question.ask]) : undefined;
  });

/** The planned answer, or, where it cannot be followed any more, the nearest to it. WW-RULING-41 */
function fitting(question: Choice | Open, answer: Answer | undefined): Answer | undefined {
  if (answer === undefined) return undefined;
  if (question.kind === 'choice') return allowed(question).find((id) => id === answer);
  if (question.check(answer).ok) return answer;
  if (!isPath(answer)) return undefined;
  const [x, y] = answer.at(-1)!;
  const far = (path: Answer): number => {
    const [toX, toY] = (path as [number, number][]).at(-1)!;
    return distance({ x: toX, y: toY }, { x, y });
  };
  const able = question.suggest().filter((path) => isPath(path) && question.check(path).ok);
  return able.length === 0 ? undefined : able.reduce((best, path) => (far(path) < far(best) ? path : best));
}
