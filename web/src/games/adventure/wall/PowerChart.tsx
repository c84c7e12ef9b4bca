/** Power by round: a step chart of both factions with the reason of each step, and who would end the game. FB-FAC-3 */
import { FACTIONS } from '@holotape/adventure/words';
import { RuleTag } from '../../../design/index.ts';
import { type PowerStep, powerSteps } from '../chronicle.ts';
import { Lead } from '../rail/Power.tsx';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { a } from '../words.ts';

const W = 420;
const H = 184;
/** Below the first space: the rounds. */
const BOTTOM = 36;
const LEFT = 26;
const TOP = 14;

const PAINT = { star: 'var(--link)', shield: 'var(--alert)' } as const;

export function PowerChart(context: AdventureContext) {
  const steps = powerSteps(context.log);
  return (
    <section className="panel power-chart" aria-label={a('wall.power')}>
      <div className="head">
        <h2>{a('wall.power')}</h2>
        <RuleTag id="FB-FAC-3" />
      </div>
      <Chart steps={steps} context={context} />
      <Lead {...context} />
      <Reasons steps={steps} context={context} />
    </section>
  );
}

interface StepsProps {
  readonly steps: readonly PowerStep[];
  readonly context: AdventureContext;
}

/** All rounds, or as many of them as can be read. */
const MOST_ROUNDS = 9;

function roundsShown(last: number): readonly number[] {
  const every = Math.max(1, Math.ceil(last / MOST_ROUNDS));
  return Array.from({ length: Math.floor(last / every) }, (_, i) => (i + 1) * every);
}

function Chart({ steps, context: { view } }: StepsProps) {
  const { position } = useAdventure();
  const { track } = position.content.scenarios.get(view.scenario)!;
  const last = track.length - 1;
  const x = (round: number) => LEFT + ((W - LEFT - 12) * round) / Math.max(1, view.round);
  const y = (at: number) => TOP + (H - TOP - BOTTOM) * (1 - Math.min(at, last) / last);
  return (
    <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={a('wall.power')}>
      <rect x={LEFT} y={y(last) - 7} width={W - LEFT - 12} height="14" fill="var(--alert)" opacity=".18" />
      {track.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the spaces of a track
        <g key={at}>
          <path d={`M${LEFT} ${y(at)}H${W - 12}`} stroke="var(--hairline)" />
          <text x="14" y={y(at) + 5} className="axis">
            {at + 1}
          </text>
        </g>
      ))}
      {roundsShown(view.round).map((round) => (
        <text key={round} x={x(round)} y={H - 6} className="axis">
          {round}
        </text>
      ))}
      {FACTIONS.map((faction) => (
        <path
          key={faction}
          d={lineOf(
            steps.filter((step) => step.faction === faction),
            view.power[faction],
            view.round,
            x,
            y,
          )}
          fill="none"
          stroke={PAINT[faction]}
          strokeWidth={faction === 'star' ? 3 : 4}
          strokeDasharray={faction === 'star' ? '7 4' : undefined}
        />
      ))}
      {steps.map(({ faction, round, at, card }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps in their order
        <g key={i} transform={`translate(${x(round)} ${y(at)})`}>
          <circle r="6.5" fill="var(--paper)" stroke={PAINT[faction]} strokeWidth="3" />
          <text x="10" y="-6" className="why">
            {card ?? ''}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Every step in words. */
function Reasons({ steps, context: { names } }: StepsProps) {
  const { position, factionName } = useAdventure();
  return (
    <ol className="reasons">
      {steps.map(({ faction, round, at, card, seat }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps in their order
        <li key={i}>
          {a('wall.step', {
            round,
            faction: factionName(faction),
            at: at + 1,
            why:
              card === undefined
                ? a('why.deck')
                : `${position.content.cards.get(card)?.title ?? card}${seat === undefined ? '' : `, ${names[seat]}`}`,
          })}
        </li>
      ))}
    </ol>
  );
}

/** From where it began to where it stands, by steps. */
function lineOf(
  steps: readonly PowerStep[],
  now: number,
  round: number,
  x: (round: number) => number,
  y: (at: number) => number,
): string {
  const [first] = steps;
  const start = first === undefined ? now : first.at - first.spaces;
  const moves = steps.map((step) => `H${x(step.round)}V${y(step.at)}`).join('');
  return `M${x(0)} ${y(start)}${moves}H${x(round)}`;
}
