/** Battles that random players fight on, looked at all the way. */
import type { Random, Session } from '@holotape/kernel';
import { checkFork, checkRefusals, checkViews, playRandomly } from '@holotape/kernel/testing';
import { expect } from 'vitest';
import type { SkirmishContent } from '../../battle.ts';
import type { SkirmishOptions, SkirmishState } from '../../state.ts';
import type { SkirmishView } from '../../view.ts';
import { whatIsWrong } from './invariants.ts';

type BattleSession = Session<SkirmishState, SkirmishContent, SkirmishView, SkirmishOptions>;

/** Nothing is wrong at any question; at every so manieth it is forked, answered wrongly and seen by everybody, too. */
export function foughtOn(from: BattleSession, random: Random, mostAnswers: number, every: number) {
  let asked = 0;
  const end = playRandomly(from, random, {
    mostAnswers,
    eachAnswer: (now) => {
      expect(whatIsWrong(now.position, now.question, now.agreement.options)).toEqual([]);
      asked += 1;
      if (asked % every !== 0) return;
      checkFork(now, random);
      checkRefusals(now);
      checkViews(now, random);
    },
  });
  return { end, asked };
}
