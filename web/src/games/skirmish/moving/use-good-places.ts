/** Good places of the open question: looked for while the pointer rests, so that nobody waits for them. */
import type { Answer } from '@holotape/kernel/play';
import { useEffect, useSyncExternalStore } from 'react';
import { asksForPath } from '../asked.ts';
import { type BattleContext, useBattle } from '../table.tsx';
import { goalFor } from './goals.ts';
import { type GoodPlace, goodPlaces, judged } from './good-places.ts';
import { planTo } from './planning.ts';
import { useRoam } from './use-plan.ts';

const NONE: readonly GoodPlace[] = [];
/** While the pointer moves, milliseconds. */
const LATER = 100;

/** They are still being looked for, or there are some: then nothing else is suggested. */
export function useSeeks(question: BattleContext['question']): boolean {
  const { places } = useBattle();
  const found = useSyncExternalStore(places.subscribe, places.now);
  if (question === null || !isSought(question)) return false;
  return found?.number !== question.number || found.places.length > 0;
}

/** A Charge is suggested by whom it goes for. */
const isSought = (question: NonNullable<BattleContext['question']>): boolean =>
  asksForPath(question) && question.ask !== 'charge.path';

export function useGoodPlaces(question: BattleContext['question']): readonly GoodPlace[] {
  const { places } = useBattle();
  const found = useSyncExternalStore(places.subscribe, places.now);
  return found !== undefined && found.number === question?.number ? found.places : NONE;
}

/** Looks for them, one place after the other; stands once on the sheet. */
export function SeekPlaces({ question, watching }: BattleContext) {
  const { battle, places, pointer } = useBattle();
  const roam = useRoam({ question });
  useEffect(() => {
    if (watching || question === null || roam === undefined || roam.via.length > 0) return;
    if (!isSought(question)) return;
    if (places.now()?.number === question.number) return;
    const goal = goalFor(battle, roam.model);
    const onward = goal === undefined ? [] : [planTo(battle, question, roam, goal.at, false)];
    const left: Answer[] = [
      ...onward.flatMap(({ path, checked }) => (checked.ok ? [path.map(([x, y]) => [x, y])] : [])),
      ...(question.suggestions ?? []),
    ];
    const found: NonNullable<ReturnType<typeof judged>>[] = [];
    let turn: ReturnType<typeof setTimeout>;
    const next = () => {
      if (!pointer.rests()) {
        turn = setTimeout(next, LATER);
        return;
      }
      const answer = left.shift();
      if (answer === undefined) {
        places.find({ number: question.number, places: goodPlaces(battle, found, goal) });
        return;
      }
      const place = judged(battle, roam, answer, goal);
      if (place !== undefined) found.push(place);
      turn = setTimeout(next);
    };
    turn = setTimeout(next);
    return () => clearTimeout(turn);
  }, [battle, question, roam, watching, places, pointer]);
  return null;
}
