/** Questions in words, where in the turn they stand, and how a round goes. */
import { turretsOnto } from '@holotape/skirmish/queries/turrets';
import type { SkirmishView } from '@holotape/skirmish/view';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import { optionOf, type RoundStep } from '../module.ts';
import { aboutOf, asksForPath, asksForPoint } from './asked.ts';
import { cardOption } from './decks/offers.ts';
import { d } from './decks/words.ts';
import { isKey } from './en.ts';
import { modelName, weaponName } from './names.ts';
import { attackAsked, shownWay } from './shooting/odds.ts';
import { type BattleContext, battleOf } from './table.tsx';
import { b } from './words.ts';

/** Parts of a turn that a breadcrumb names. */
const PARTS = ['activation', 'attack', 'damage', 'reaction'] as const;
const isPart = (part: string): part is (typeof PARTS)[number] => (PARTS as readonly string[]).includes(part);

export function questionText(question: QuestionInfo, context: BattleContext) {
  const { seat, trail } = question;
  const battle = battleOf(context.view);
  const { model } = aboutOf(question);
  const crumb = [
    context.names[seat] ?? '',
    ...(model === undefined ? [] : [modelName(battle, model)]),
    ...trail.flatMap((part) => (isPart(part) ? [b(`part.${part}`)] : [])),
  ];
  const hint = hintOf(question, context);
  const isOfCards = (question.options ?? []).some(({ id }) => cardOption(battle, question, id) !== undefined);
  return {
    ask: askOf(question, context),
    crumb,
    ...(hint !== undefined && { hint }),
    ...(isOfCards && { pick: d('pick.card') }),
  };
}

/** In our own words where there are some; the rules' sentence otherwise. */
function askOf(question: QuestionInfo, context: BattleContext): string {
  const key = `ask.${question.ask}`;
  const battle = battleOf(context.view);
  const asked = attackAsked(battle, question);
  const way = asked && shownWay(asked, context.inHand, optionOf(context));
  if (way !== undefined)
    return b(`ask.attack.${way.kind}`, {
      target: modelName(battle, way.target.id),
      weapon: weaponName(battle, way.weapon),
    });
  if (!isKey(key)) return context.explain({ say: key, args: question.about });
  const { model, target, to, weapon } = aboutOf(question);
  const named = (id: string | undefined) => (id === undefined ? '' : modelName(battle, id));
  return b(key, {
    model: named(model),
    target: named(target),
    to: named(to),
    weapon: weapon === undefined ? '' : weaponName(battle, weapon),
  });
}

/** The line of the log that tells what is reacted to. */
function triggerOf(question: QuestionInfo, { log, explain }: BattleContext): string | undefined {
  const { to } = aboutOf(question);
  const line = log.findLast(({ args }) => (args as { model?: unknown } | undefined)?.model === to);
  return line && explain(line);
}

function hintOf(question: QuestionInfo, context: BattleContext): string | undefined {
  if (question.ask === 'react.declare') return triggerOf(question, context);
  if (question.ask === 'action') {
    const { left = 0, points = 0 } = aboutOf(question) as { left?: number; points?: number };
    const words = points > 0 ? b('hint.action.points', { n: left, points }) : b('hint.action', { n: left });
    return withTurrets(words, question, context);
  }
  if (asksForPath(question)) return b('hint.path');
  return asksForPoint(question) ? b('hint.place') : undefined;
}

/** A turret shoots at whoever does anything in its sight: that is said before it is done. WW-TURRET-4 */
function withTurrets(left: string, question: QuestionInfo, { view }: BattleContext): string {
  const battle = battleOf(view);
  const model = view.models.find(({ id }) => id === aboutOf(question).model);
  const onto = model === undefined ? [] : turretsOnto(battle, model);
  if (onto.length === 0) return left;
  const names = onto.map((turret) => modelName(battle, turret.model)).join(', ');
  return b('hint.turrets', { left, names });
}

/** Setting up, then in every round: who is made Ready, who acts, the end. */
export function round({ view }: Pick<BattleContext, 'view'>): { name: string; steps: RoundStep[] } {
  const { phase, round: n, models } = view;
  if (phase === 'setup') return { name: b('setting-up'), steps: [] };
  if (phase === 'over') return { name: b('round', { n }), steps: [{ name: b('over'), state: 'now' }] };
  // Between two rounds: an end as long as somebody is still Used, then a beginning.
  const isEnd = phase === 'round' && models.some(({ readiness }) => readiness === 'used');
  const at = isEnd ? 2 : phase === 'turn' || phase === 'round' ? 0 : 1;
  const steps = [b('step.ready'), b('step.use'), b('step.end')];
  return {
    name: b('round', { n: Math.max(1, n) }),
    steps: steps.map((name, i) => ({ name, state: i < at ? 'done' : i === at ? 'now' : 'next' })),
  };
}

export const isOver = ({ phase }: SkirmishView): boolean => phase === 'over';
