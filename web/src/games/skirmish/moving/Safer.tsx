/** A way to the same place that sets off no mine: a green flag on the sheet, a key in the bar. WW-MINE-7 */
import type { JudgedPath } from '@holotape/skirmish/queries/reach';
import { Chip } from '../../../design/index.ts';
import { Quiet } from '../../../design/Quiet.tsx';
import { Flag } from '../board/Flag.tsx';
import { inches, onSheet } from '../board/scale.ts';
import { type BattleContext, useBattle } from '../table.tsx';
import { b } from '../words.ts';
import { saferFor } from './planning.ts';
import type { Shown } from './use-plan.ts';

const lengthOf = ({ checked }: JudgedPath): number =>
  checked.ok ? (((checked.evidence ?? {}) as { length?: number }).length ?? 0) : 0;

export function SaferFlag({ shown: { roam, plan, outcome } }: { readonly shown: Shown }) {
  const { battle } = useBattle();
  const safer = outcome && saferFor(battle, roam, plan.path, outcome);
  if (safer === undefined) return null;
  const points = [roam.model, ...safer.path.map(([x, y]) => ({ x, y }))].map((point) => onSheet(battle.state, point));
  const bend = points[Math.floor(points.length / 2)]!;
  return (
    <Quiet className="safer" data-safer={safer.path.join(' ')}>
      <path d={`M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`} className="safer-way" />
      <path d={`M${bend.x} ${bend.y - 9}l9 9-9 9-9-9Z`} className="waypoint" />
      <Flag at={bend} dx={0} dy={-46} kind="green">
        {b('flag.round', { inches: inches(lengthOf(safer)) })}
      </Flag>
    </Quiet>
  );
}

export function SaferChip({ shown, context }: { readonly shown: Shown; readonly context: BattleContext }) {
  const { battle, pointer } = useBattle();
  const { roam, plan, outcome } = shown;
  const safer = outcome && saferFor(battle, roam, plan.path, outcome);
  if (safer === undefined) return null;
  return (
    <Chip
      data-safer-key
      note={b('move.round.note', { inches: inches(lengthOf(safer)) })}
      onClick={() => {
        pointer.point(undefined);
        context.propose(safer.path.map(([x, y]) => [x, y]));
      }}
    >
      {b('move.round')}
    </Chip>
  );
}
