/** Inside the question bar: what an answer would do, in the rules' own figures. */
import { asksForPath } from '../asked.ts';
import { MoveBody } from '../moving/MoveBody.tsx';
import { AttackBody } from '../shooting/AttackBody.tsx';
import type { BattleContext } from '../table.tsx';

export function BarBody(context: BattleContext) {
  if (asksForPath(context.question)) return <MoveBody {...context} />;
  return <AttackBody {...context} />;
}
