/** The way that is shown now: where one points, or else the one that was chosen. */
import type { Roam } from '@holotape/skirmish/queries/reach';
import { useMemo, useSyncExternalStore } from 'react';
import { asksForPath } from '../asked.ts';
import { endOf } from '../board/place.ts';
import { type BattleContext, useBattle } from '../table.tsx';
import { type Outcome, outcomeOf, type Path, type Plan, planTo, roamAsked } from './planning.ts';
import { type Pointing, useFollowing, usePointing } from './pointer.ts';

export interface ShownWay {
  readonly roam: Roam;
  readonly plan: Plan;
  /** It was chosen and only waits for the key. */
  readonly chosen: boolean;
}

export interface Shown extends ShownWay {
  /** Nothing comes of a way that cannot be gone. */
  readonly outcome: Outcome | undefined;
}

type Asked = Pick<BattleContext, 'question' | 'pending'>;

const NONE: Path = [];

/** The ground of the open question, if it asks for a way. */
export function useRoam({ question }: Pick<BattleContext, 'question'>): Roam | undefined {
  const { battle, pointer } = useBattle();
  const via = useSyncExternalStore(pointer.subscribe, () => settledFor(pointer.now(), question));
  return useMemo(
    () => (question !== null && asksForPath(question) ? roamAsked(battle, question, via) : undefined),
    [battle, question, via],
  );
}

const settledFor = ({ via, question: of }: Pointing, question: BattleContext['question']): Path =>
  of === question?.number ? via : NONE;

/** The way to where one points in this very frame. */
export function useShownWay(context: Asked): ShownWay | undefined {
  const { pointer } = useBattle();
  return useWay(context, usePointing(pointer));
}

/** The way with what comes of it, which follows the pointer a little later. */
export function useShownPlan(context: Asked): Shown | undefined {
  const { battle, pointer } = useBattle();
  const way = useWay(context, useFollowing(pointer));
  return useMemo(
    () => way && { ...way, outcome: way.plan.checked.ok ? outcomeOf(battle, way.roam, way.plan.path) : undefined },
    [battle, way],
  );
}

function useWay(context: Asked, { at, exact }: Pointing): ShownWay | undefined {
  const { question, pending } = context;
  const { battle } = useBattle();
  const roam = useRoam(context);
  return useMemo(() => {
    if (roam === undefined || question === null) return undefined;
    const chosen = at === undefined ? pendingPlan(pending) : undefined;
    const plan = at === undefined ? chosen : planTo(battle, question, roam, at, exact);
    return plan && { roam, plan, chosen: chosen !== undefined };
  }, [battle, question, pending, roam, at, exact]);
}

function pendingPlan(pending: BattleContext['pending']): Plan | undefined {
  const end = endOf(pending?.answer);
  if (pending === undefined || end === undefined || !Array.isArray(pending.answer)) return undefined;
  return { path: pending.answer as [number, number][], checked: pending.verdict, end, missing: 0 };
}
