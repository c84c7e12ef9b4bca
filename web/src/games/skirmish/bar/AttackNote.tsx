/** The best odds of an attack, under its name: reckoned when the question itself is on the screen, so that nobody waits for it. */
import type { Battle } from '@holotape/skirmish/battle';
import { isFriendly } from '@holotape/skirmish/queries/units';
import type { AttackKind } from '@holotape/skirmish/queries/ways-to-attack';
import type { Model } from '@holotape/skirmish/state';
import { useEffect, useState } from 'react';
import { modelName } from '../names.ts';
import { waysToAttack } from '../shooting/odds.ts';
import { b } from '../words.ts';

interface AttackNoteProps {
  readonly battle: Battle;
  readonly model: Model;
  readonly kind: AttackKind;
}

/** As high as a line that says something. */
const BLANK = '\u00a0';

export function AttackNote({ battle, model, kind }: AttackNoteProps) {
  const isPainted = usePainted(battle);
  if (!isPainted) return BLANK;
  const best = waysToAttack(battle, model, kind)[0];
  if (best === undefined) return BLANK;
  const target = modelName(battle, best.target.id);
  if (isFriendly(battle, model, best.target)) return b('action.attack.friend', { target });
  const chance = b('odds.chance', { n: Math.round(best.preview.odds * 100) });
  return b('action.attack.note', { chance, target });
}

/** Whether a position has been on the screen: a frame has begun after it was drawn. */
function usePainted(battle: Battle): boolean {
  const [seen, setSeen] = useState<Battle>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setSeen(battle));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [battle]);
  return seen === battle;
}
