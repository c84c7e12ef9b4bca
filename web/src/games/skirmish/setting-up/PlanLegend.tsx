/** What the picture of a scenario shows, in words, each with its rule. */
import { PlayerMark, RuleTag } from '../../../design/index.ts';
import { MarkerSign, PAPER, PLATE_INK } from '../board/MarkerSign.tsx';
import { colourOf } from '../colours.ts';
import { skirmishContent } from '../pack.ts';
import { RulerTag } from '../signs/RulerTag.tsx';
import { b } from '../words.ts';
import type { ScenarioPlan } from './plan.ts';
import { scenarioById } from './scenarios.ts';
import { w } from './words.ts';

interface PlanLegendProps {
  readonly plan: ScenarioPlan;
  readonly scenario: string;
}

export function PlanLegend({ plan, scenario }: PlanLegendProps) {
  const { sides } = scenarioById(scenario);
  return (
    <ul className="plan-legend" aria-label={w('plan')}>
      {plan.zones.map(({ seat, color, rule, round }) => (
        <li key={`${seat} ${rule} ${round}`}>
          <PlayerMark colour={colourOf(seat)} size={18} />
          <span>
            <b>{sides[seat]}</b> {round !== undefined && w('plan.round', { n: round })}
          </span>
          {color !== undefined && <RulerTag content={skirmishContent()} color={color} />}
          <RuleTag id={rule} />
        </li>
      ))}
      {plan.markers.map(({ kind, at, rule }) => (
        <li key={`${kind} ${rule} ${at.length}`}>
          <svg viewBox="-16 -16 32 32" width="24" height="24" aria-hidden="true">
            <rect x="-15" y="-15" width="30" height="30" rx="4" fill={PAPER} stroke={PLATE_INK} strokeWidth="2" />
            <MarkerSign kind={kind} />
          </svg>
          <span>
            {at.length} × {b(`marker.${kind}`)}
          </span>
          <RuleTag id={rule} />
        </li>
      ))}
    </ul>
  );
}
