/** After a trigger: the rings of those who may react, and a dotted line to what they noticed. */
import { Quiet } from '../../../design/Quiet.tsx';
import { aboutOf } from '../asked.ts';
import { onSheet } from '../board/scale.ts';
import { type BattleContext, useBattle } from '../table.tsx';
import { offersOf } from './offers.ts';
import { Rings } from './Rings.tsx';

export function TriggerLayer({ context: { question } }: { readonly context: BattleContext }) {
  const { battle } = useBattle();
  if (question === null || question.ask !== 'react.declare') return null;
  const able = offersOf(battle, question).map(({ model }) => model);
  const cause = battle.state.models.find(({ id }) => id === aboutOf(question).to);
  const at = cause && onSheet(battle.state, cause);
  return (
    <>
      <Rings models={able} />
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
      </Quiet>
    </>
  );
}
