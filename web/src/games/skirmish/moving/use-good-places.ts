/** Good places of the open question: looked for between the frames, so that nobody waits for them. */
import { useEffect, useSyncExternalStore } from 'react';
import { asksForPath } from '../asked.ts';
import { type BattleContext, useBattle } from '../table.tsx';
import { type GoodPlace, goodPlaces, judged } from './good-places.ts';
import { useRoam } from './use-plan.ts';

const NONE: readonly GoodPlace[] = [];

export function useGoodPlaces(question: BattleContext['question']): readonly GoodPlace[] {
  const { places } = useBattle();
  const found = useSyncExternalStore(places.subscribe, places.now);
  return found !== undefined && found.number === question?.number ? found.places : NONE;
}

/** Looks for them, one place after the other; stands once on the sheet. */
export function SeekPlaces({ question, watching }: BattleContext) {
  const { battle, places } = useBattle();
  const roam = useRoam({ question });
  useEffect(() => {
    if (watching || question === null || roam === undefined || roam.via.length > 0) return;
    if (!asksForPath(question) || question.ask === 'charge.path') return;
    if (places.now()?.number === question.number) return;
    const left = [...(question.suggestions ?? [])];
    const found: NonNullable<ReturnType<typeof judged>>[] = [];
    let turn: ReturnType<typeof setTimeout>;
    const next = () => {
      const answer = left.shift();
      if (answer === undefined) {
        places.find({ number: question.number, places: goodPlaces(battle, found) });
        return;
      }
      const place = judged(battle, roam, answer);
      if (place !== undefined) found.push(place);
      turn = setTimeout(next);
    };
    turn = setTimeout(next);
    return () => clearTimeout(turn);
  }, [battle, question, roam, watching, places]);
  return null;
}
