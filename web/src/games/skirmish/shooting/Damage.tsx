/** The last plate of an attack: a box for each point, what became of it, and the rule behind it. WW-ARM-2, WW-SPFX-8 */
import { RuleTag } from '../../../design/index.ts';
import { modelName } from '../names.ts';
import { useBattle } from '../table.tsx';
import { b } from '../words.ts';
import { type PointsOfDamage, pointsOf } from './points.ts';
import type { Story } from './story.ts';

const typeName = (type: string): string => b(`type.${type as 'physical' | 'energy' | 'radiation'}`);

interface DamageProps {
  readonly story: Story;
  readonly isOver: boolean;
}

export function Damage({ story, isOver }: DamageProps) {
  const { battle } = useBattle();
  const { taken, fallen, outcome } = story;
  return (
    <ul>
      {pointsOf(story).map((points) => (
        <Points key={`${points.model} ${points.type}`} points={points} />
      ))}
      {fallen.map((model) => (
        <li key={`fallen ${model}`} className="hurt">
          {b('story.out', { model: modelName(battle, model) })}
        </li>
      ))}
      {isOver && taken.length === 0 && outcome !== undefined && <li>{b('story.nothing')}</li>}
    </ul>
  );
}

function Points({ points: { model, type, boxes } }: { readonly points: PointsOfDamage }) {
  const { battle } = useBattle();
  const name = modelName(battle, model);
  const stopped = boxes.filter((box) => box === 'stopped').length;
  const through = boxes.length - stopped;
  return (
    <>
      <li className="damage-boxes" aria-hidden="true">
        {boxes.map((box, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points of damage have no other name
          <i key={i} className={box} data-point={box}>
            {b(`story.point.${box}`)}
          </i>
        ))}
      </li>
      {stopped > 0 && (
        <li>
          {b('story.armor', { model: name, type: typeName(type), n: stopped })} <RuleTag id="WW-ARM-2" />
        </li>
      )}
      <li className={through > 0 ? 'hurt' : ''}>
        {b('story.taken', { model: name, n: through, type: typeName(type) })}
      </li>
    </>
  );
}
