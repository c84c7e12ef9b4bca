/** The Settlement as a plan: plots behind a fence, wires and pipes that show what has Power and Water. CH-BUILD-8 */
import type { Option } from '@holotape/kernel/play';
import type { KeyboardEvent } from 'react';
import { paintOf } from '../../../design/index.ts';
import { optionOf } from '../../module.ts';
import { colourOf } from '../colours.ts';
import { type CampaignContext, shownSeat } from '../context.ts';
import { campaignContent } from '../pack.ts';
import { named, w } from '../words.ts';
import { Drawing } from './drawings/index.tsx';
import { COLUMNS, LONG_LINE, nameLines, PLOT, pipeAbove, planSize, plotBox, rowsFor, wireBelow } from './layout.ts';
import { type Built, noteOf, type Status, statusOf } from './status.ts';

const PICTURE = 94;

export function Plan(context: CampaignContext) {
  const { view, names } = context;
  const seat = shownSeat(context);
  const { settlement, sums, faction } = view.houses[seat]!;
  const places = sums?.room.of ?? 0;
  const { w: width, h } = planSize(places);
  const structures = settlement?.structures ?? [];
  // Step 1 is closed by the first card. CH-BUILD-11
  const free = view.stage === 'build' ? 'plan.free.now' : 'plan.free.note';
  const label = w('plan.label', { name: names[seat] ?? '', used: structures.length, of: places });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in for a drawing
    <svg className="settlement-plan" viewBox={`0 0 ${width} ${h}`} role="group" aria-label={label}>
      <PlanDefs />
      <Ground width={width} h={h} />
      {settlement === null ? (
        <OnTheRoad name={faction === '' ? null : (names[seat] ?? '')} width={width} h={h} />
      ) : (
        <>
          <Lines structures={structures} />
          {Array.from({ length: rowsFor(places) * COLUMNS }, (_, at) =>
            structures[at] === undefined ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a plot is its place
              <FreePlot key={at} at={at} isOwned={at < places} note={w(free)} />
            ) : (
              <Plot key={structures[at].id} at={at} built={structures[at]} context={context} />
            ),
          )}
        </>
      )}
      <NameBoard
        name={faction === '' ? (names[seat] ?? '') : named('faction', faction)}
        width={width}
        h={h}
        seat={seat}
      />
    </svg>
  );
}

/** So far the posts of the fence stand from each other. */
const POSTS = 40;

/** Places along a line of this length, the last at its end. */
const along = (length: number): number[] => {
  const count = Math.round(length / POSTS);
  return Array.from({ length: count + 1 }, (_, i) => (length * i) / count);
};

function Ground({ width, h }: { readonly width: number; readonly h: number }) {
  const [right, low] = [width - 10, h - 42];
  const posts = [
    ...along(right - 10).flatMap((x) => [
      [10 + x, 10],
      [10 + x, low],
    ]),
    ...along(low - 10).flatMap((y) => [
      [10, 10 + y],
      [right, 10 + y],
    ]),
  ];
  return (
    <g>
      <rect width={width} height={h} className="ground" />
      <path
        d={`M0 96Q${width / 4} 52 ${width / 2} 104T${width} 78V0H0ZM0 ${h}V${h - 96}Q${width / 4} ${h - 56} ${width / 2} ${h - 88}T${width} ${h - 70}V${h}Z`}
        className="ground-2"
      />
      <rect width={width} height={h} fill="url(#field-dots)" />
      <rect y={h - 34} width={width} height={34} className="road" />
      <path d={`M0 ${h - 17}H${width}`} className="road-line" />
      <rect x="10" y="10" width={right - 10} height={low - 10} className="fence" />
      <g className="post">
        {posts.map(([cx, cy]) => (
          <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="4.500" />
        ))}
      </g>
    </g>
  );
}

function NameBoard({
  name,
  width,
  h,
  seat,
}: {
  readonly name: string;
  readonly width: number;
  readonly h: number;
  readonly seat: number;
}) {
  return (
    <g>
      <rect x={width / 2 - 120} y={h - 50} width="240" height="28" rx="3" className="name-board" />
      <text x={width / 2} y={h - 31} className="name-board-text" textAnchor="middle">
        {name}
      </text>
      <circle cx={width / 2 - 104} cy={h - 36} r="6" fill={paintOf(colourOf(seat))} className="name-board-mark" />
    </g>
  );
}

interface OnTheRoadProps {
  /** Null: nobody has a faction yet. */
  readonly name: string | null;
  readonly width: number;
  readonly h: number;
}

function OnTheRoad({ name, width, h }: OnTheRoadProps) {
  return (
    <g className="on-the-road">
      <text x={width / 2} y={h / 2 - 12} textAnchor="middle" className="big">
        {w(name === null ? 'plan.founding' : 'plan.none')}
      </text>
      <text x={width / 2} y={h / 2 + 14} textAnchor="middle">
        {name === null ? w('plan.founding.note') : w('plan.none.note', { name })}
      </text>
    </g>
  );
}

/** A wire below each row and a pipe above it; a short end to whatever gives or takes, grey and broken where nothing arrives. */
function Lines({ structures }: { readonly structures: readonly Built[] }) {
  const content = campaignContent();
  const rows = Math.ceil(structures.length / COLUMNS);
  const wired = structures.map((built, at) => ({ built, at, card: content.structures.get(built.card)! }));
  const powered = wired.filter(({ card }) => card.power > 0 || card.gives?.power !== undefined);
  const watered = wired.filter(({ card }) => card.water > 0 || card.gives?.water !== undefined);
  return (
    <g>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <Line key={row} row={row} wires={powered} pipes={watered} />
      ))}
      {rows > 1 && <Laid what="wire" d={`M22 ${wireBelow(0)}V${wireBelow(rows - 1)}`} />}
    </g>
  );
}

/** A wire or a pipe: its sleeve, and what runs in it; grey and broken where nothing does. */
function Laid({
  what,
  d,
  dead = false,
}: {
  readonly what: 'wire' | 'pipe';
  readonly d: string;
  readonly dead?: boolean;
}) {
  return (
    <>
      <path d={d} className={`sleeve of-${what}`} />
      <path d={d} className={dead ? `${what} dead` : what} />
    </>
  );
}

interface Wired {
  readonly built: Built;
  readonly at: number;
}

function Line({
  row,
  wires,
  pipes,
}: {
  readonly row: number;
  readonly wires: readonly Wired[];
  readonly pipes: readonly Wired[];
}) {
  const inRow = ({ at }: Wired) => Math.floor(at / COLUMNS) === row;
  const middle = (at: number, off: number) => plotBox(at).x + PLOT.w / 2 + off;
  const here = wires.filter(inRow);
  const wet = pipes.filter(inRow);
  const y = wireBelow(row);
  const over = pipeAbove(row);
  const last = Math.max(...here.map(({ at }) => middle(at, -20)), 22);
  const ends = wet.map(({ at }) => middle(at, 30));
  return (
    <>
      {here.map(({ at, built }) => (
        <Laid key={at} what="wire" d={`M${middle(at, -20)} ${y}v-14`} dead={!built.powered || built.dark} />
      ))}
      {here.length > 0 && <Laid what="wire" d={`M22 ${y}H${last}`} />}
      {wet.map(({ at, built }) => (
        <Laid key={at} what="pipe" d={`M${middle(at, 30)} ${over}v12`} dead={!built.watered} />
      ))}
      {wet.length > 1 && <Laid what="pipe" d={`M${Math.min(...ends)} ${over}H${Math.max(...ends)}`} />}
    </>
  );
}

const BRICKS = 'M0 0h38v8H0ZM12 0v8M26 0v8M0 11h38v8H0ZM6 11v8M19 11v8M32 11v8M0 22h38v8H0ZM12 22v8M26 22v8';

/** Land that waits, as a drawing of what may stand there. */
function FreePlot({ at, isOwned, note }: { readonly at: number; readonly isOwned: boolean; readonly note: string }) {
  const { x, y } = plotBox(at);
  if (!isOwned) return null;
  return (
    <g transform={`translate(${x} ${y})`} className="free-plot">
      <rect width={PLOT.w} height={PLOT.h} />
      <path
        d={`M0 34H${PLOT.w}M0 68H${PLOT.w}M0 102H${PLOT.w}M36 0V${PLOT.h}M73 0V${PLOT.h}M110 0V${PLOT.h}`}
        className="grid"
      />
      <path d={BRICKS} transform={`translate(${PLOT.w / 2 - 19} 36)`} className="bricks" />
      <text x={PLOT.w / 2} y="96" textAnchor="middle">
        {w('plan.free')}
      </text>
      <text x={PLOT.w / 2} y="116" textAnchor="middle" className="free-note">
        {note}
      </text>
    </g>
  );
}

/** The option that is about this Structure alone: to use it, to scrap it, to let it go without. */
const optionFor = ({ question }: CampaignContext, id: string): Option | undefined =>
  question?.options?.find((each) => each.id === `use:${id}` || each.id === id || each.id === `help:${id}`);

function Plot({
  at,
  built,
  context,
}: {
  readonly at: number;
  readonly built: Built;
  readonly context: CampaignContext;
}) {
  const { x, y } = plotBox(at);
  const card = campaignContent().structures.get(built.card)!;
  const { kind, word } = statusOf(built, card, context.view.drawing?.from === built.id);
  const option = optionFor(context, built.id);
  const isOpen = option !== undefined && option.blocked === undefined;
  const isMeant = option !== undefined && optionOf(context) === option.id;
  const thing = `plot:${built.id}`;
  const act = () => (isOpen ? context.propose(option.id) : context.read(`structure:${built.card}`));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (isMeant) void context.confirm();
    else act();
  };
  return (
    <g
      transform={`translate(${x} ${y})`}
      className={`plot ${kind} ${isOpen ? 'lit' : ''} ${isMeant ? 'meant' : ''} ${context.pointed === thing ? 'pointed' : ''}`}
    >
      <rect width={PLOT.w} height={PLOT.h} className="paper" />
      <rect width={PLOT.w} height={PICTURE} className="floor" />
      <rect width={PLOT.w} height={PICTURE} fill="url(#tiles)" />
      <Drawing card={card} more={built.more} />
      {kind === 'off' && <rect width={PLOT.w} height={PICTURE} className="shade" />}
      <path d={`M0 ${PICTURE}H${PLOT.w}`} className="sill" />
      <PlotWords name={card.name} note={noteOf(card, built)} />
      {word !== '' && <Flag word={word} kind={kind} />}
      <rect width={PLOT.w} height={PLOT.h} className="edge" />
      {/* biome-ignore lint/a11y/useSemanticElements: a button cannot stand in an SVG */}
      <rect
        width={PLOT.w}
        height={PLOT.h}
        className="hit"
        role="button"
        tabIndex={0}
        aria-label={[card.name, noteOf(card, built), word].filter(Boolean).join(', ')}
        aria-pressed={isMeant}
        data-thing={thing}
        onClick={act}
        onKeyDown={onKeyDown}
        onPointerEnter={() => context.point(thing)}
        onPointerLeave={() => context.point(undefined)}
      />
    </g>
  );
}

/** The name on one line or two, and what it gives or needs under it. */
function PlotWords({ name, note }: { readonly name: string; readonly note: string }) {
  const lines = nameLines(name);
  const [first, step] = lines.length === 1 ? [18, 16] : [13, 13];
  return (
    <>
      {lines.map((line, at) => (
        <text
          key={line}
          x="8"
          y={PICTURE + first + at * step}
          className="plot-name"
          {...(line.length > LONG_LINE && { textLength: PLOT.w - 16, lengthAdjust: 'spacingAndGlyphs' })}
        >
          {line}
        </text>
      ))}
      <text x="8" y={PICTURE + first + lines.length * step} className="plot-note">
        {note}
      </text>
    </>
  );
}

/** A sign before the word: nobody has to tell the colours apart. */
const SIGNS: Readonly<Record<Status['kind'], string>> = {
  idle: '',
  now: 'M4 4h8v8H4Z',
  used: 'M2 8l4 5 8-10',
  ready: 'M8 2v12M2 8h12',
  off: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2M4 4l8 8',
};

function Flag({ word, kind }: Status) {
  const width = 32 + 7 * word.length;
  return (
    <g transform={`translate(${PLOT.w - width - 4} 5)`} className={`flag ${kind}`}>
      <rect width={width} height="22" rx="4" />
      <path d={SIGNS[kind]} transform="translate(6 3)" className="mark" />
      <text x="26" y="16">
        {word}
      </text>
    </g>
  );
}

/** Patterns of the plan. */
const PlanDefs = () => (
  <defs>
    <pattern id="field-dots" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(24)">
      <circle cx="4" cy="4" r="1" fill="var(--field-dot)" />
    </pattern>
    <pattern id="tiles" width="14" height="14" patternUnits="userSpaceOnUse">
      <path d="M0 0h7v7H0ZM7 7h7v7H7Z" fill="var(--tone)" opacity=".2" />
    </pattern>
  </defs>
);
