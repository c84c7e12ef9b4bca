/** The season as a road with a ticket for each battle: what was fought, what comes next, and what the story carries into it. */
import { storyOf } from '@holotape/skirmish/campaign/queries/linked';
import { linkedFor } from '@holotape/skirmish/campaign/queries/seasons';
import type { CampaignView } from '@holotape/skirmish/campaign/view';
import { skirmishContent } from '../../skirmish/pack.ts';
import { type CampaignContext, campaignBehind } from '../context.ts';
import { nameLines } from '../plan/layout.ts';
import { named, w } from '../words.ts';
import { heldIn, lengthOf, ROAD, type Stop, stopsOf, TICKET, wayThrough } from './layout.ts';

type Fought = CampaignView['battles'][number];
type RoadContext = Pick<CampaignContext, 'view' | 'names' | 'seat'>;

export function Road(context: RoadContext) {
  const { view } = context;
  const stops = stopsOf(view);
  const held = heldIn(view);
  const way = wayThrough(stops);
  const label = w('road.label', { n: held.filter(({ winners }) => winners !== null).length, of: lengthOf(view) });
  return (
    <svg className="season-road" viewBox={`0 0 ${ROAD.w} ${ROAD.h}`} role="img" aria-label={label}>
      <Land />
      <path d={way} className="verge" />
      <path d={way} className="asphalt" />
      <path d={way} className="middle" />
      {stops.map((stop) => (
        <Milestone key={stop.number} stop={stop} battle={held[stop.number - 1]} context={context} />
      ))}
    </svg>
  );
}

/** Dry grass, rock and a river: nothing of it means anything. */
function Land() {
  return (
    <g className="country">
      <rect width={ROAD.w} height={ROAD.h} className="land" />
      <path
        d={`M0 0H330Q280 70 150 84T0 120ZM0 ${ROAD.h}V340Q220 300 420 352T${ROAD.w} 330V${ROAD.h}Z`}
        className="grass"
      />
      <path d={`M610 0Q660 60 790 66T${ROAD.w} 128V0Z`} className="rock" />
      <path d="M412 0Q380 70 430 130T404 262T440 430" className="river" />
      <path d="M0 250Q180 214 360 262T720 236T1000 262M0 380Q260 350 500 386T1000 372" className="contour" />
    </g>
  );
}

/** How a battle stands: for whoever looks, or for nobody in particular. */
function stateOf(battle: Fought | undefined, seat: RoadContext['seat']): 'ahead' | 'next' | 'won' | 'lost' | 'fought' {
  if (battle === undefined) return 'ahead';
  const { winners, sides } = battle;
  if (winners === null) return 'next';
  const isMine = typeof seat === 'number' && sides.some((side) => side.seat === seat);
  if (winners.length !== 1 || !isMine) return 'fought';
  return winners[0] === seat ? 'won' : 'lost';
}

const MARKS = { won: 'M-6 0l4 5 8-10', lost: 'M-5 -5l10 10M5 -5l-10 10' } as const;

function Milestone({
  stop: { number, x, y },
  battle,
  context,
}: {
  readonly stop: Stop;
  readonly battle: Fought | undefined;
  readonly context: RoadContext;
}) {
  const state = stateOf(battle, context.seat);
  const top = y + 52;
  return (
    <g className={`stop ${state}`}>
      <g transform={`translate(${x} ${y})`}>
        {state === 'next' && <circle r="36" className="halo" />}
        <circle r="29" className="stone" />
        <text y="10" textAnchor="middle" className="number">
          {number}
        </text>
        {(state === 'won' || state === 'lost') && (
          <g transform="translate(23 -21)">
            <circle r="12" className="seal" />
            <path d={MARKS[state]} className="seal-mark" />
          </g>
        )}
      </g>
      <Ticket x={x - TICKET.w / 2} y={top} lines={linesOf(number, battle, context)} />
      <Carried x={x} y={y - 46} number={number} context={context} />
    </g>
  );
}

/** What stands on its ticket: the name, what came of it, and how large it is. */
function linesOf(number: number, battle: Fought | undefined, { view, names }: RoadContext): readonly string[] {
  const content = skirmishContent();
  const linked = linkedFor(content);
  const scenario =
    battle?.scenario ?? (view.agreed.matching === 'linked' ? linked[(number - 1) % linked.length] : undefined);
  const caps = scenario === undefined ? undefined : (battle?.limit ?? content.scenarios.get(scenario)!.own!.caps);
  return [
    scenario === undefined ? w('road.open') : named('scenario', scenario),
    cameOf(battle, names),
    caps === undefined ? w('road.caps', { n: view.agreed.caps }) : w('road.caps', { n: caps }),
  ];
}

function cameOf(battle: Fought | undefined, names: readonly string[]): string {
  if (battle === undefined) return w('road.ahead');
  const { winners, grade } = battle;
  if (winners === null) return w('battle.next');
  if (winners.length !== 1) return w('battle.drawn');
  return w(grade === null ? 'battle.won' : `road.${grade}`, { name: names[winners[0]!] ?? '' });
}

function Ticket({ x, y, lines }: { readonly x: number; readonly y: number; readonly lines: readonly string[] }) {
  const [name, came, size] = lines as [string, string, string];
  const title = nameLines(name);
  const h = TICKET.h + (title.length - 1) * 19;
  return (
    <g transform={`translate(${x} ${y})`} className="road-ticket">
      <path d={`M0 0H${TICKET.w / 2 - 8}l8 -9 8 9H${TICKET.w}V${h}H0Z`} className="paper" />
      {title.map((line, at) => (
        <text key={line} x="12" y={25 + at * 19} className="name">
          {line}
        </text>
      ))}
      <text x="12" y={h - 50} className="came">
        {came}
      </text>
      <path d={`M12 ${h - 38}H${TICKET.w - 12}`} className="rule" />
      <text x="12" y={h - 15} className="size">
        {size}
      </text>
    </g>
  );
}

/** What the story has carried into this battle, or keeps for it. SC-CAMP-4 */
function Carried({
  x,
  y,
  number,
  context: { view, names },
}: {
  readonly x: number;
  readonly y: number;
  readonly number: number;
  readonly context: RoadContext;
}) {
  const campaign = campaignBehind(view);
  const linked = linkedFor(skirmishContent());
  const story = storyOf(campaign);
  const held = heldIn(view);
  if (story === null || held[number - 1]?.winners != null) return null;
  const here = story.carried.filter((each) => each.in === linked[(number - 1) % linked.length]);
  const sides = held.at(-1)?.sides.map(({ seat }) => seat) ?? [0, 1];
  return here.map(({ what, seat, n }, at) => {
    const words = w(`carried.${what}`, { n, name: names[sides[seat]!] ?? '' });
    const width = 22 + 7.4 * words.length;
    return (
      <g key={`${what} ${seat}`} transform={`translate(${x - width / 2} ${y - 24 - at * 30})`} className="carried">
        <rect width={width} height="25" rx="3" />
        <text x={width / 2} y="17" textAnchor="middle">
          {words}
        </text>
      </g>
    );
  });
}
