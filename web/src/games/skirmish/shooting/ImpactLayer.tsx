/** Damage, armor and removal where they happened, for as long as they are news. */
import { baseOf } from '@holotape/skirmish/queries/units';
import { Quiet } from '../../../design/Quiet.tsx';
import { asksForPath, asksForPoint } from '../asked.ts';
import { onSheet, SCALE } from '../board/scale.ts';
import { modelName } from '../names.ts';
import { type BattleContext, useBattle } from '../table.tsx';
import { b } from '../words.ts';
import { type Impact, impactsOf } from './impacts.ts';
import { attackAsked } from './odds.ts';

export function ImpactLayer({ context: { log, question } }: { readonly context: BattleContext }) {
  const { battle } = useBattle();
  if (asksForPath(question) || asksForPoint(question) || attackAsked(battle, question) !== undefined) return null;
  return (
    <Quiet className="impacts">
      {impactsOf(log).map((impact) => (
        <ImpactMark key={impact.model} impact={impact} />
      ))}
    </Quiet>
  );
}

/** A star with eleven points, about twenty pixels wide. */
const BURST = `M${Array.from({ length: 22 }, (_, i) => {
  const [angle, far] = [(i * Math.PI) / 11 - Math.PI / 2, i % 2 === 0 ? 26 : 18];
  return `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
}).join('L')}Z`;

function ImpactMark({ impact: { model: id, damage, blocked, isOut, isMissed } }: { readonly impact: Impact }) {
  const { battle } = useBattle();
  const model = battle.state.models.find((each) => each.id === id);
  if (model === undefined) return null;
  const { x, y } = onSheet(battle.state, model);
  const r = baseOf(battle, model).r * SCALE;
  const side = x > battle.state.width * SCALE - 3 * r - 60 ? -1 : 1;
  const words = isMissed ? b('impact.missed') : blocked > 0 ? b('impact.stopped', { n: blocked }) : undefined;
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} data-impact={id}>
      {isOut && (
        <>
          <circle r={r} className="fallen" />
          <path
            d={`M${-r * 0.6} ${-r * 0.6}L${r * 0.6} ${r * 0.6}M${r * 0.6} ${-r * 0.6}L${-r * 0.6} ${r * 0.6}`}
            className="fallen-cross"
          />
          <text y={-r - 9} textAnchor="middle" fontSize="15" className="figure-name">
            {b('impact.out', { name: modelName(battle, id) })}
          </text>
        </>
      )}
      {damage > 0 && (
        <g transform={`translate(${side * (r + 20)} ${r * 0.5})`}>
          <path d={BURST} className="burst" />
          <text y="8" textAnchor="middle" fontSize="22" className="burst-number">
            −{damage}
          </text>
        </g>
      )}
      {words !== undefined && (
        <g transform={`translate(${side * (r + (damage > 0 ? 92 : 48))} ${r * 0.5})`} className="chance">
          <rect x="-44" y="-12" width="88" height="24" rx="3" />
          <text y="5" textAnchor="middle" fontSize="15">
            {words}
          </text>
        </g>
      )}
    </g>
  );
}
