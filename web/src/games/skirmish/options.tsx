/** Options in words: what an Action is and what it can do now, how likely an attack hits, what a choice means. */
import type { Option } from '@holotape/kernel/play';
import type { Battle } from '@holotape/skirmish/battle';
import { modelById } from '@holotape/skirmish/queries/units';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import type { OptionLabel, PendingAnswer } from '../module.ts';
import { aboutOf } from './asked.ts';
import { actionLabel, actionName } from './bar/actions.ts';
import { otherWords } from './bar/other-words.ts';
import { endOf } from './board/place.ts';
import { placeName } from './board/places.ts';
import { inches } from './board/scale.ts';
import { faceOf } from './decks/faces.ts';
import { wouldDo } from './decks/now.ts';
import { cardOption } from './decks/offers.ts';
import { d } from './decks/words.ts';
import { type en, isKey } from './en.ts';
import { healthNow } from './health.ts';
import { plannedFor } from './moving/then.ts';
import { modelName, nameOnTable, weaponName } from './names.ts';
import { declaredFor, modelOf } from './reactions/declaring.ts';
import { offersOf } from './reactions/offers.ts';
import { expectedIfHit, luckSides } from './shooting/consequences.ts';
import { attackAsked, shownWay } from './shooting/odds.ts';
import { lastStory } from './shooting/story.ts';
import { type BattleContext, battleOf } from './table.tsx';
import { thingOf } from './things.ts';
import { b } from './words.ts';

type Key = keyof typeof en;

/** Options that are a word: the part of the question's name before the dot, and the option. */
const SPOKEN: Readonly<Record<string, string>> = {
  'turn.use': 'use',
  'climb.down': 'climb',
  'attack.critical': 'critical',
  'attack.limb': 'limb',
  'item.food': 'food',
  'item.cure': 'item',
  'push.follow': 'push',
  'cry.push': 'push',
  'search.interact': 'search',
  'search.item': 'search',
  'expertise.item': 'expertise',
  'armor.card': 'armor',
  'charge.bonus': 'charge',
  'siren.way': 'siren',
  'crop.burn': 'crop',
  'wander.go': 'wander',
  'wall.more': 'wall',
  'points.use': 'points',
  'deploy.edge': 'edge',
  'terrain.table': 'table',
  'shoot.range': 'range',
  'book.step': 'book',
  'attack.stun': 'stun',
  'armor.brace': 'brace',
  'addiction.again': 'addiction',
  'withdraw.entangle': 'entangle',
  'trick.refuel': 'refuel',
  'attack.shrug-off': 'shrug-off',
  'round.seize': 'seize',
  'withdraw.slip': 'slip',
  'charge.which': 'which',
  'critical.finesse': 'finesse',
  'armor.sets': 'sets',
  'armor.adds': 'sets',
};

/** The last key, ghost: passing, being done. */
const PASSES = new Set(['end', 'finish', 'nobody', 'none', 'done', 'stop', 'keep', 'leave']);

export function optionLabel(question: QuestionInfo, option: Option, context: BattleContext): OptionLabel {
  const battle = battleOf(context.view);
  const { ask } = question;
  const { id } = option;
  const seat = /^seat:(\d)$/.exec(id);
  if (seat !== null) return { name: b('first.you', { name: context.names[Number(seat[1])] ?? '' }) };
  const card = cardLabel(battle, question, id);
  if (card !== undefined) return card;
  if (ask === 'action') return actionLabel(battle, question, option);
  if (ask === 'react.declare') return reactionLabel(battle, question, id, context);
  if (ask === 'attack.effect') return effectLabel(battle, question, id, context);
  if (ask.startsWith('luck.')) return luckLabel(battle, question, id, context);
  return attackLabel(battle, question, id, context) ?? modelLabel(battle, id) ?? wordLabel(battle, question, id);
}

/** Cards are chosen in the bar where they lie open; a Boost beside other things is a chip. CH-BOOST-4 */
function cardLabel(battle: Battle, question: QuestionInfo, id: string): OptionLabel | undefined {
  const thing = cardOption(battle, question, id);
  const face = faceOf(battle, thing ?? id);
  if (thing !== undefined && face !== undefined) {
    const act = d(face.kind === 'boost' ? 'play' : 'take', { name: face.name });
    return { name: face.name, thing, act };
  }
  if (face !== undefined && id.startsWith('boost:')) {
    const note = wouldDo(battle, question, id.slice('boost:'.length)) ?? face.says;
    return { name: d('play', { name: face.name }), note, thing: id, bar: true };
  }
  if (id === 'none' && question.ask.startsWith('boost.')) return { name: d('keep'), way: 'pass' };
  return id === 'none' && question.ask === 'quest.choose' ? { name: d('quest.none'), way: 'pass' } : undefined;
}

/** A model, a marker or a mine of the board. */
function modelLabel(battle: Battle, id: string): OptionLabel | undefined {
  const thing = thingOf(id, battle);
  if (thing === undefined) return undefined;
  if (!thing.startsWith('model:')) return { name: nameOnTable(battle, id), thing, bar: true };
  const model = modelById(battle, id);
  const { left, most } = healthNow(battle, model);
  const note = b('ready.note', { health: left, most });
  return { name: modelName(battle, id), note, thing, bar: true };
}

/** Weapons and targets of an attack stand in the bar with their odds, and on the board. */
function attackLabel(
  battle: Battle,
  question: QuestionInfo,
  id: string,
  context: BattleContext,
): OptionLabel | undefined {
  const asked = attackAsked(battle, question);
  const way = asked && shownWay(asked, context.inHand, id);
  if (asked === undefined || way === undefined || id === 'point') return undefined;
  const isThis = (asked.what === 'weapon' ? way.weapon : way.target.id) === id;
  const thing = asked.what === 'weapon' ? `weapon:${id}` : `model:${id}`;
  if (!isThis) return { name: asked.what === 'weapon' ? weaponName(battle, id) : modelName(battle, id), thing };
  return {
    name: modelName(battle, way.target.id),
    act: b(`attack.act.${asked.kind}`, { target: modelName(battle, way.target.id) }),
    note: b('attack.act.note', { weapon: weaponName(battle, way.weapon) }),
    thing,
  };
}

/** Reactions stand on a card for each model; those that are chosen are declared together. WW-REACT-10 */
function reactionLabel(battle: Battle, question: QuestionInfo, id: string, { inHand }: BattleContext): OptionLabel {
  if (id === 'done') return { name: b('react.done'), way: 'pass' };
  const declared = declaredFor(inHand, question);
  const waiting = offersOf(battle, question).filter(
    ({ model }) => !declared.some((each) => modelOf(each) === model.id),
  );
  const names = waiting.map(({ model }) => modelName(battle, model.id)).join(', ');
  const at = id.indexOf(':');
  const action = `action.${id.slice(at + 1)}`;
  const name = b('react.option', { model: modelName(battle, id.slice(0, at)), action: isKey(action) ? b(action) : id });
  return {
    name,
    thing: `reaction:${id}`,
    act: b('react.act', { n: Math.max(1, declared.length) }),
    ...(names !== '' && { note: b('react.waits', { names }) }),
  };
}

/** With the damage to expect, as the dice lie. */
function effectLabel(battle: Battle, question: QuestionInfo, id: string, { log }: BattleContext): OptionLabel {
  const { content } = battle;
  const story = lastStory(log);
  const now = story && expectedIfHit(battle, story);
  const damage = (mean: number | undefined) => (mean === undefined ? [] : [b('effect.damage', { n: mean.toFixed(1) })]);
  if (id === 'done') return { name: b('done'), way: 'pass', ...(now !== undefined && { note: damage(now)[0]! }) };
  const { weapon } = aboutOf(question);
  const effect = content.weapons.get(weapon ?? '')?.effects[Number(id.slice('effect:'.length))];
  if (effect === undefined) return { name: b('done'), way: 'pass' };
  const icons = (['bottle', 'star', 'blast'] as const).flatMap((icon) => {
    const n = effect.spend.filter((each) => each === icon).length;
    return n === 0 ? [] : [b(`icon.${icon}`, { n })];
  });
  const price = b('effect.price', { icons: icons.join(' + ') });
  const then = story && expectedIfHit(battle, story, [effect]);
  return { name: b(`gain.${effect.gain}`), note: [price, ...damage(then)].join(' · ') };
}

/** What both sides of the token would do. WW-LUCK-2 */
function luckLabel(battle: Battle, question: QuestionInfo, id: string, { log }: BattleContext): OptionLabel {
  const sides = luckSides(battle, question, lastStory(log));
  if (id !== 'flip') return { name: b('luck.keep'), way: 'pass', ...(sides && { note: sides.keep }) };
  const left = b('luck.flip.note', { n: aboutOf(question).tokens ?? 0 });
  return { name: b('luck.flip'), note: sides === undefined ? left : `${left}: ${sides.flip}` };
}

/** What has no place on the board: a weapon, a card, a word. */
function wordLabel(battle: Battle, { ask }: QuestionInfo, id: string): OptionLabel {
  const { content, state } = battle;
  const group = SPOKEN[ask];
  const key = `${group}.${id}`;
  const way = PASSES.has(id) ? { way: 'pass' as const } : {};
  if (group !== undefined && isKey(key)) {
    const note = `${key}.note`;
    const ready = state.models.filter(({ readiness, gone }) => gone === null && readiness === 'ready').length;
    return { name: b(key), ...(isKey(note) && { note: b(note, { n: ready }) }), ...way };
  }
  if (id === 'auto' || id === 'point') return { name: b(id), note: b(`${id}.note`) };
  if (isKey(id) && PASSES.has(id)) return { name: b(id), ...way };
  if (ask === 'terrain.turn') return { name: b('turned', { degrees: Number(id.slice('turn:'.length)) * 22.5 }) };
  const table = content.tables.get(id) ?? content.terrain.get(id);
  const item = content.items.get(id.split(/[@:]/)[0]!);
  const weapon = content.weapons.has(id.split(':')[0]!) ? weaponName(battle, id) : undefined;
  const other = otherWords(battle, ask, id);
  return { name: table?.name ?? weapon ?? item?.name ?? modelName(battle, id), ...other, ...way };
}

const ACTS: Readonly<Record<string, Key>> = {
  'move.path': 'answer.move',
  'move.on': 'answer.move',
  'charge.path': 'answer.charge',
  'slide.to': 'answer.slide',
  'mine.at': 'answer.mine',
  'shoot.point': 'answer.aim',
  'throw.point': 'answer.aim',
  'missile.at': 'answer.aim',
};

/** A place or a way in words. */
export function answerLabel(
  question: QuestionInfo,
  { answer, verdict }: PendingAnswer,
  context: BattleContext,
): OptionLabel {
  const battle = battleOf(context.view);
  if (answer === 'auto') return { name: b('auto'), note: b('auto.note') };
  if (typeof answer === 'number') return { name: b('answer.push', { inches: inches(answer) }) };
  if (typeof answer === 'string') return { name: modelName(battle, answer), act: b('answer.aim') };
  const at = endOf(answer);
  const act = b(ACTS[question.ask] ?? 'answer.place');
  if (at === undefined) return { name: '', act };
  const model = battle.state.models.find(({ id }) => id === aboutOf(question).model);
  const stays = model !== undefined && model.x === at.x && model.y === at.y;
  const then = plannedFor(context.inHand, question);
  const planned = then === undefined ? [] : [b('then.planned', { action: actionName(then) })];
  const { length, limit } = (verdict.ok ? (verdict.evidence ?? {}) : {}) as { length?: number; limit?: number };
  return {
    name: placeName(battle, model, at),
    act: stays ? b('answer.stay') : act,
    ...(length !== undefined &&
      limit !== undefined && {
        note: [b('answer.length', { length: inches(length), limit: inches(limit) }), ...planned].join(', '),
      }),
  };
}
