/** After a trigger: the rings of those who may react, and a dotted line to what they noticed. */
import { distance } from '@holotape/skirmish/geometry/point';
import type { Model } from '@holotape/skirmish/state';
import { paintOf } from '../../../design/players.tsx';
import { Quiet } from '../../../design/Quiet.tsx';
import { aboutOf } from '../asked.ts';
import { Flag } from '../board/Flag.tsx';
import { figuresOf } from '../board/figures.ts';
import { inches, onSheet } from '../board/scale.ts';
import { UnitSign } from '../signs/UnitSign.tsx';
import { type BattleContext, useBattle } from '../table.tsx';
import { b } from '../words.ts';
import { offersOf, whoCannot } from './offers.ts';
import { Rings } from './Rings.tsx';

export function TriggerLayer({ context: { question } }: { readonly context: BattleContext }) {
  const { battle } = useBattle();
  if (question === null || question.ask !== 'react.declare') return null;
  const able = offersOf(battle, question).map(({ model }) => model);
  const cause = battle.state.models.find(({ id }) => id === aboutOf(question).to);
  const at = cause && onSheet(battle.state, cause);
  return (
    <>
      <Rings models={able} cause={cause} />
      {cause && <Moved cause={cause} took={aboutOf(question).way ?? []} />}
      <Quiet className="sights">
        {at &&
          able.map((model) => {
            const { x, y } = onSheet(battle.state, model);
            return (
              <g key={model.id}>
                <path d={`M${x} ${y}L${at.x} ${at.y}`} className="sight-dark" />
                <path d={`M${x} ${y}L${at.x} ${at.y}`} className="sight-line" />
              </g>
            );
          })}
        {whoCannot(battle, question)
          .filter(({ why }) => why === 'busy')
          .map(({ model }) => (
            <Flag key={model.id} at={onSheet(battle.state, model)} dx={-30} dy={46} kind="red">
              {b('react.engaged')}
            </Flag>
          ))}
      </Quiet>
    </>
  );
}

/** Where it came from, half in ink, and the way it took. */
function Moved({ cause, took }: { readonly cause: Model; readonly took: readonly (readonly [number, number])[] }) {
  const { battle } = useBattle();
  const way = took.map(([x, y]) => ({ x, y }));
  const figure = figuresOf(battle).find(({ id }) => id === cause.id);
  if (figure === undefined || way.length < 2) return null;
  const points = way.map((point) => onSheet(battle.state, point));
  const length = way.slice(1).reduce((sum, point, i) => sum + distance(way[i]!, point), 0);
  const line = `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  return (
    <Quiet className="trigger" data-trigger={cause.id}>
      <path d={line} className="way-dark" />
      <path d={line} fill="none" stroke={paintOf(figure.colour)} strokeWidth="5" strokeLinejoin="round" />
      <g transform={`translate(${points[0]!.x.toFixed(1)} ${points[0]!.y.toFixed(1)})`} opacity=".45">
        <UnitSign r={figure.r} card={figure.card} faction={figure.faction} colour={figure.colour} />
      </g>
      <Flag at={points.at(-1)!} dx={40} dy={52} kind="paper">
        {b('react.moved', { inches: inches(length) })}
      </Flag>
    </Quiet>
  );
}
