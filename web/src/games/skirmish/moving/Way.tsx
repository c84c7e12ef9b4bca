/** The way to where one points: the path, the model as it would stand there, its ruler, and what happens on the way. */
import type { Point } from '@holotape/skirmish/geometry/point';
import { allowance } from '@holotape/skirmish/queries/ground';
import { lengthOf } from '@holotape/skirmish/queries/ranges';
import { Quiet } from '../../../design/Quiet.tsx';
import { Flag } from '../board/Flag.tsx';
import { figuresOf } from '../board/figures.ts';
import { inches, onSheet, sizeOf } from '../board/scale.ts';
import { modelName, pieceName } from '../names.ts';
import { UnitSign } from '../signs/UnitSign.tsx';
import { useBattle } from '../table.tsx';
import { b } from '../words.ts';
import { plateAt, plateWidth } from './plate.ts';
import { RulerPlate } from './RulerPlate.tsx';
import { SaferFlag } from './Safer.tsx';
import type { Shown, ShownWay } from './use-plan.ts';

/** What the rules have measured of a way. */
interface Evidence {
  readonly length?: number;
  readonly limit?: number;
  readonly color?: Shown['roam']['color'];
}

const evidenceOf = ({ checked }: ShownWay['plan']): Evidence =>
  checked.ok ? ((checked.evidence ?? {}) as Evidence) : {};

interface WayProps {
  /** In this very frame. */
  readonly way: ShownWay;
  /** With what comes of it, perhaps a little behind. */
  readonly shown: Shown | undefined;
}

export function Way({ way, shown }: WayProps) {
  const { battle } = useBattle();
  const { plan, roam, chosen } = way;
  const { state } = battle;
  const points = [{ x: roam.model.x, y: roam.model.y }, ...plan.path.map(([x, y]) => ({ x, y }))].map((point) =>
    onSheet(state, point),
  );
  const line = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  const figure = figuresOf(battle).find(({ id }) => id === roam.model.id);
  const end = points.at(-1)!;
  const good = plan.checked.ok;
  const leaves = shown?.outcome?.setOff.leaves ?? false;
  return (
    <Quiet className={`way${chosen ? ' chosen' : ''}`} data-way={plan.path.join(' ')}>
      <path d={`M${line}`} className="way-dark" />
      <path d={`M${line}`} className={good ? 'way-line' : 'way-line no'} />
      {plan.path.slice(0, -1).map(([x, y]) => {
        const at = onSheet(state, { x, y });
        return <circle key={`${x} ${y}`} cx={at.x} cy={at.y} r="4" className="way-bend" />;
      })}
      {figure && (
        <g
          transform={`translate(${end.x.toFixed(1)} ${end.y.toFixed(1)})`}
          className={good && !leaves ? 'ghost' : 'ghost no'}
        >
          <UnitSign r={figure.r} card={figure.card} faction={figure.faction} colour={figure.colour} />
          <circle r={figure.r + 4} className="ghost-ring" />
        </g>
      )}
      {good && <Measured way={way} points={points} />}
      {shown && <SaferFlag shown={shown} />}
      {shown && <Happenings shown={shown} />}
      {leaves && (
        <Flag at={end} dx={-80} dy={-40} kind="red">
          {b('flag.leaves')}
        </Flag>
      )}
    </Quiet>
  );
}

function Measured({ way: { plan, roam }, points }: { readonly way: ShownWay; readonly points: readonly Point[] }) {
  const { battle } = useBattle();
  const { length = 0, limit, color = roam.color } = evidenceOf(plan);
  if (limit === undefined) return null;
  const ruler = lengthOf(battle.content, color);
  const { x, y } = plateAt(points, sizeOf(battle.state), plateWidth(limit), figuresOf(battle));
  return (
    <RulerPlate
      x={x}
      y={y}
      color={color}
      ruler={ruler}
      limit={allowance(battle, roam.model, color)}
      length={length}
      missing={plan.missing}
    />
  );
}

/** Everything that happens, at the place where it happens. */
function Happenings({ shown: { outcome, roam } }: { readonly shown: Shown }) {
  const { battle } = useBattle();
  if (outcome === undefined) return null;
  const { strikes, mines, climbs, reactors } = outcome.setOff;
  const { state } = battle;
  return (
    <>
      {strikes.map((foe) => (
        <Flag key={foe.id} at={onSheet(state, foe)} dx={-90} dy={30} kind="red">
          {b('flag.strike', { name: modelName(battle, foe.id) })}
        </Flag>
      ))}
      {climbs.map(({ piece, at, from, to }) => (
        <Flag key={`${piece.id} ${from} ${to}`} at={onSheet(state, at)} dx={70} dy={-40} kind="paper">
          {b(to > from ? 'flag.climb' : 'flag.down', {
            piece: pieceName(battle, piece.id),
            inches: inches(Math.abs(to - from)),
          })}
        </Flag>
      ))}
      {mines.map(({ mine, at }) => (
        <Flag key={mine.id} at={onSheet(state, at)} dx={-60} dy={60} kind="red">
          {b('flag.mine')}
        </Flag>
      ))}
      {reactors
        .filter(({ id }) => id !== roam.model.id)
        .map((foe) => (
          <Flag key={foe.id} at={onSheet(state, foe)} dx={50} dy={-54} kind="red">
            {b('flag.reacts')}
          </Flag>
        ))}
    </>
  );
}
