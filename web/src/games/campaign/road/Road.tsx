/** The season as a road with a ticket for each battle: what was fought, what comes next, and what the story carries into it. */
import { storyStart, threadsOf } from '@holotape/skirmish/campaign/queries/linked';
import { linkedFor } from '@holotape/skirmish/campaign/queries/seasons';
import type { CampaignView } from '@holotape/skirmish/campaign/view';
import { type CampaignContext, campaignBehind } from '../context.ts';
import { campaignContent } from '../pack.ts';
import { nameLines } from '../plan/layout.ts';
import { named, w } from '../words.ts';
import { Land } from './Land.tsx';
import { heldIn, lengthOf, ROAD, type Stop, stopsOf, TICKET, wayThrough } from './layout.ts';
import pictures from './scenarios.yaml?game-icons';
import { Threads } from './Threads.tsx';

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
      <Threads
        threads={threadsOf(campaignBehind(view))}
        stops={stops}
        numbers={numbersIn(context)}
        names={context.names}
      />
    </svg>
  );
}

/** Which battle of the season is at this place: one that was found, or the story's. */
function scenarioAt(number: number, { view }: RoadContext): string | undefined {
  const linked = linkedFor(campaignContent());
  const found = heldIn(view)[number - 1]?.scenario;
  return found ?? (view.agreed.matching === 'linked' ? linked[(number - 1) % linked.length] : undefined);
}

/** Where the battles of the story that is being told stand. */
function numbersIn(context: RoadContext): ReadonlyMap<string, number> {
  const linked = linkedFor(campaignContent());
  const first = storyStart(campaignBehind(context.view));
  return new Map(linked.map((scenario, at) => [scenario, first + at + 1]));
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
  const picture = pictures[scenarioAt(number, context) ?? ''];
  return (
    <g className={`stop ${state}`}>
      {picture !== undefined && (
        <svg x={x + 44} y={y - 62} width="44" height="44" viewBox="0 0 512 512" aria-hidden="true">
          <path d={picture} className="landmark" />
        </svg>
      )}
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
    </g>
  );
}

/** What stands on its ticket: the name, what came of it, how large and how long it is. */
function linesOf(number: number, battle: Fought | undefined, context: RoadContext): readonly string[] {
  const { view, names } = context;
  const scenario = scenarioAt(number, context);
  if (scenario === undefined) return [w('road.open'), w('road.ahead'), w('road.caps', { n: view.agreed.caps })];
  const { own, rounds } = campaignContent().scenarios.get(scenario)!;
  const caps = battle?.limit ?? own!.caps ?? view.agreed.caps;
  return [named('scenario', scenario), cameOf(battle, names), w('road.size', { n: caps, rounds })];
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
