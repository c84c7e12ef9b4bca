/** The way that is shown now: where one points, or else the one that was chosen. */
import type { Roam } from '@holotape/skirmish/queries/reach';
import { useMemo } from 'react';
import { asksForPath } from '../asked.ts';
import { endOf } from '../board/place.ts';
import { type BattleContext, useBattle } from '../table.tsx';
import { type Outcome, outcomeOf, type Path, type Plan, planTo, roamAsked } from './planning.ts';
import { usePointing } from './pointer.ts';

export interface Shown {
  readonly roam: Roam;
  readonly plan: Plan;
  /** It was chosen and only waits for the key. */
  readonly chosen: boolean;
  /** Nothing comes of a way that cannot be gone. */
  readonly outcome: Outcome | undefined;
}

/** The ground of the open question, if it asks for a way. */
export function useRoam({ question }: Pick<BattleContext, 'question'>): Roam | undefined {
  const { battle, pointer } = useBattle();
  const { via, question: settledFor } = usePointing(pointer);
  const settled = settledFor === question?.number ? via : NONE;
  return useMemo(
    () => (question !== null && asksForPath(question) ? roamAsked(battle, question, settled) : undefined),
    [battle, question, settled],
  );
}

const NONE: Path = [];

export function useShownPlan(context: Pick<BattleContext, 'question' | 'pending'>): Shown | undefined {
  const { question, pending } = context;
  const { battle, pointer } = useBattle();
  const { at, exact } = usePointing(pointer);
  const roam = useRoam(context);
  return useMemo(() => {
    if (roam === undefined || question === null) return undefined;
    const chosen = at === undefined ? pendingPlan(pending) : undefined;
    const plan = at === undefined ? chosen : planTo(battle, question, roam, at, exact);
    if (plan === undefined) return undefined;
    return {
      roam,
      plan,
      chosen: chosen !== undefined,
      outcome: plan.checked.ok ? outcomeOf(battle, roam, plan.path) : undefined,
    };
  }, [battle, question, pending, roam, at, exact]);
}

function pendingPlan(pending: BattleContext['pending']): Plan | undefined {
  const end = endOf(pending?.answer);
  if (pending === undefined || end === undefined || !Array.isArray(pending.answer)) return undefined;
  return { path: pending.answer as [number, number][], checked: pending.verdict, end, missing: 0 };
}
