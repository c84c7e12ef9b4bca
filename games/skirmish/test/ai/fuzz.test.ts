/** Whatever the matrix says, wherever everybody stands: there is a next step, it is legal, and battles end. */
import { type Answer, below, type Question, type Random, randomFrom, startSession } from '@holotape/kernel';
import { isWide } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Battle } from '../../battle.ts';
import { whyNotAct } from '../../queries/actions.ts';
import type { Plan } from '../../queries/ai/plans.ts';
import { planAction } from '../../queries/ai/responses.ts';
import { cardOf, inPlay, isFriendly } from '../../queries/units.ts';
import { METHODS, RESPONSES } from '../../words.ts';
import { content, game } from '../helpers/battle.ts';
import { played, rolled } from '../helpers/book.ts';

/**
 * The scenarios that are made for the book, and one of the others: all of them, and all cells for every model, take minutes, and
 * are looked at with `HOLOTAPE_WIDE=1 npx vitest run games/skirmish/test/ai/fuzz`.
 */
const OTHER = 'police-station';
const SCENARIOS = [...content.scenarios.values()]
  .filter(({ id, book }) => isWide() || book !== undefined || id === OTHER)
  .map(({ id }) => id);
/** Answers between two looks at the whole matrix, and looks at a battle. */
const EVERY = 60;
const LOOKS = 1;
/** So many models share the cells among them. */
const ROUND = 4;

/** One of those allowed. */
function anyAnswer(question: Question, random: Random): Answer {
  const pick = <T>(all: readonly T[]): T => all[below(random, all.length)]!;
  if (question.kind === 'choice') return pick(question.options().filter(({ blocked }) => blocked === undefined)).id;
  if (question.kind !== 'open') throw new Error(`Nobody is asked "${question.ask}".`);
  return pick(question.suggest().filter((answer) => question.check(answer).ok));
}

/** Every cell that a card could have: what is wrong with what comes of it. They go round among the models; wide, each model tries all. */
function* everyPlan(battle: Battle): Generator<{ who: string; plan: Plan; hasFoes: boolean }> {
  for (const [number, model] of inPlay(battle).entries()) {
    if (!battle.state.book!.models.some((each) => each.model === model.id)) continue;
    // Whoever is only escorted is never activated, and has no card. SC-RULING-51
    if (cardOf(battle, model).escorted) continue;
    const hasFoes = inPlay(battle).some((other) => !isFriendly(battle, model, other));
    const cells = Object.values(RESPONSES).flatMap((response) =>
      METHODS.flatMap((method) => [true, false].map((reckless) => ({ response, method, reckless }))),
    );
    for (const { response, method, reckless } of cells.filter((_, i) => isWide() || (i + number) % ROUND === 0)) {
      const turn = rolled(model.id, { response, method, reckless, stays: reckless });
      const planning = planAction(battle, model, turn, 'action');
      let word = planning.next();
      while (!word.done) word = planning.next(word.value[0]!);
      const plan = word.value;
      if (typeof plan.action === 'string') {
        const why = whyNotAct(battle, model, plan.action, 'action');
        if (why !== undefined)
          throw new Error(`${model.id} ${response} ${method}: ${plan.activity} is refused by ${why.rule}`);
      }
      yield { who: `${model.id} ${response} ${method} ${reckless}`, plan, hasFoes };
    }
  }
}

describe.each(SCENARIOS)('%s', (scenario) => {
  test('CH-RULING-17 no cell of the matrix ends in nothing while there is an enemy to go for', () => {
    const random = randomFrom(`book/${scenario}`);
    const session = startSession(game, { seats: 2, seed: 'matrix', options: { scenario, placing: 'auto' } as never });
    let all = 0;
    const idle: string[] = [];
    for (let look = 0; look < LOOKS && session.result === undefined; look += 1) {
      for (let i = 0; i < EVERY && session.result === undefined; i += 1) {
        const question = session.question!;
        session.answer(question.to as number, anyAnswer(question, random));
      }
      const state = game.copy(session.state);
      played(state, 0);
      const mine = state.book!.models;
      played(state, 1);
      state.book!.models.push(...mine);
      for (const { who, plan, hasFoes } of everyPlan({ state, content })) {
        all += 1;
        if (plan.activity === 'nothing' && hasFoes) idle.push(who);
      }
    }
    expect(all).toBeGreaterThan(0);
    expect(idle).toEqual([]);
  });

  test('CH-AISETUP-1 a battle of two sides by the book comes to its end by itself', () => {
    const book = { sides: [0, 1], level: 'supplied' };
    const session = startSession(game, {
      seats: 2,
      seed: `end/${scenario}`,
      options: { scenario, placing: 'auto', book } as never,
    });
    expect(session.result).toBeDefined();
    const lost = session.wholeLog.filter(({ say, rule }) => say.startsWith('book.') && rule === undefined);
    expect(lost).toEqual([]);
  });
});
