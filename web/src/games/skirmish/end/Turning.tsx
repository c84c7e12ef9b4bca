/** Health of both sides over the battle, and the blow that weighed most. */
import { KeyLink, Panel, paintOf, SHAPES } from '../../../design/index.ts';
import { colourOf } from '../colours.ts';
import { modelName, weaponName } from '../names.ts';
import { useBattle } from '../table.tsx';
import type { Account, Turning as Blow } from './account.ts';
import type { AccountProps } from './props.ts';
import { e } from './words.ts';

export function Turning({ account, names, info }: AccountProps) {
  const { battle } = useBattle();
  const { turning, moments, health } = account;
  const share = (seat: 0 | 1) => Math.round(((moments.at(-1)?.left[seat] ?? 0) / Math.max(1, health[seat])) * 100);
  return (
    <Panel title={e('turning')} more={e('turning.more')} className="turning">
      {turning === undefined ? (
        <p>{e('turning.none')}</p>
      ) : (
        <>
          <Curve
            account={account}
            label={e('curve.label', {
              first: names[0] ?? '',
              mine: share(0),
              second: names[1] ?? '',
              theirs: share(1),
            })}
          />
          <h3>{e('turning.round', { round: turning.round })}</h3>
          <p>{blowWords(battle, turning)}</p>
          <KeyLink sign="play" to={`/replay/${info.id}?line=${turning.line}`}>
            {e('watch')}
          </KeyLink>
        </>
      )}
    </Panel>
  );
}

function blowWords(battle: Parameters<typeof modelName>[0], { by, weapon, target, damage, fell }: Blow): string {
  const name = modelName(battle, target);
  if (by === undefined || weapon === undefined) return e('turning.other', { target: name, n: damage });
  const args = { by: modelName(battle, by), target: name, weapon: weaponName(battle, weapon), n: damage };
  return e(fell ? 'turning.fall' : 'turning.hit', args);
}

const [W, H, LEFT, TOP] = [330, 150, 34, 12];

/** Two lines that differ in colour, dash and the shape at their end. */
function Curve({
  account: { moments, health, turning },
  label,
}: {
  readonly account: Account;
  readonly label: string;
}) {
  const x = (i: number) => LEFT + (i / Math.max(1, moments.length - 1)) * (W - LEFT - 14);
  const y = (seat: 0 | 1, left: number) => TOP + (1 - left / Math.max(1, health[seat])) * (H - TOP - 22);
  const rounds = moments.flatMap(({ round }, i) =>
    round > 0 && moments[i - 1]?.round !== round ? [{ round, i }] : [],
  );
  const at = moments.findLastIndex(({ line }) => turning !== undefined && line <= turning.line);
  return (
    <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={label}>
      {[100, 50, 0].map((share) => (
        <text key={share} x={LEFT - 6} y={TOP + (1 - share / 100) * (H - TOP - 22) + 5} textAnchor="end">
          {share}
        </text>
      ))}
      <path className="axis" d={`M${LEFT} ${TOP}V${H - 22}H${W - 10}`} />
      {rounds.map(({ round, i }) => (
        <g key={round}>
          <path className="round" d={`M${x(i)} ${TOP}V${H - 22}`} />
          <text x={x(i) + 3} y={H - 6}>
            {round}
          </text>
        </g>
      ))}
      {([0, 1] as const).map((seat) => {
        const points = moments.map(({ left }, i) => `${x(i).toFixed(1)} ${y(seat, left[seat]).toFixed(1)}`);
        const last = moments.at(-1);
        return (
          <g key={seat} stroke={paintOf(colourOf(seat))} fill={paintOf(colourOf(seat))}>
            <polyline points={points.join(',')} fill="none" strokeDasharray={seat === 0 ? undefined : '7 4'} />
            {last && (
              <path
                d={SHAPES[colourOf(seat)]}
                transform={`translate(${x(moments.length - 1)} ${y(seat, last.left[seat])}) scale(.62)`}
              />
            )}
          </g>
        );
      })}
      {at >= 0 && <circle className="turn" cx={x(at)} cy={TOP} r="6" />}
      {at >= 0 && <path className="turn" d={`M${x(at)} ${TOP + 6}V${H - 22}`} />}
    </svg>
  );
}
