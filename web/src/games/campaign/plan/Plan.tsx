/** The Settlement as a plan: plots behind a fence, wires and pipes that show what has Power and Water. CH-BUILD-8 */
import type { Option } from '@holotape/kernel/play';
import type { KeyboardEvent } from 'react';
import { paintOf } from '../../../design/index.ts';
import { optionOf } from '../../module.ts';
import { skirmishContent } from '../../skirmish/pack.ts';
import { colourOf } from '../colours.ts';
import { type CampaignContext, shownSeat } from '../context.ts';
import { named, w } from '../words.ts';
import { COLUMNS, LONG_LINE, nameLines, PLOT, pipeAbove, planSize, plotBox, rowsFor, wireBelow } from './layout.ts';
import { pictureOf } from './pictures.ts';
import { type Built, noteOf, statusOf } from './status.ts';

const PICTURE = 94;

export function Plan(context: CampaignContext) {
  const { view, names } = context;
  const seat = shownSeat(context);
  const { settlement, sums, faction } = view.houses[seat]!;
  const places = sums?.room.of ?? 0;
  const { w: width, h } = planSize(places);
  const structures = settlement?.structures ?? [];
  const label = w('plan.label', { name: names[seat] ?? '', used: structures.length, of: places });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in for a drawing
    <svg className="settlement-plan" viewBox={`0 0 ${width} ${h}`} role="group" aria-label={label}>
      <Ground width={width} h={h} />
      {settlement === null ? (
        <OnTheRoad name={names[seat] ?? ''} width={width} h={h} />
      ) : (
        <>
          <Lines structures={structures} />
          {Array.from({ length: rowsFor(places) * COLUMNS }, (_, at) =>
            structures[at] === undefined ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a plot is its place
              <FreePlot key={at} at={at} isOwned={at < places} />
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

function Ground({ width, h }: { readonly width: number; readonly h: number }) {
  const posts = Math.floor((width - 24) / 48);
  return (
    <g>
      <rect width={width} height={h} className="ground" />
      <rect y={h - 34} width={width} height={34} className="road" />
      <path d={`M0 ${h - 17}H${width}`} className="road-line" />
      <rect x="8" y="8" width={width - 16} height={h - 50} className="fence" />
      {Array.from({ length: posts + 1 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a post is its place
        <g key={i} className="post">
          <circle cx={12 + i * 48} cy="8" r="4.500" />
          <circle cx={12 + i * 48} cy={h - 42} r="4.500" />
        </g>
      ))}
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

function OnTheRoad({ name, width, h }: { readonly name: string; readonly width: number; readonly h: number }) {
  return (
    <g className="on-the-road">
      <text x={width / 2} y={h / 2 - 12} textAnchor="middle" className="big">
        {w('plan.none')}
      </text>
      <text x={width / 2} y={h / 2 + 14} textAnchor="middle">
        {w('plan.none.note', { name })}
      </text>
    </g>
  );
}

/** A wire below each row and a pipe above it; a short end to whatever gives or takes, grey and broken where nothing arrives. */
function Lines({ structures }: { readonly structures: readonly Built[] }) {
  const content = skirmishContent();
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
      {rows > 1 && <path d={`M16 ${wireBelow(0)}V${wireBelow(rows - 1)}`} className="wire" />}
    </g>
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
  const last = Math.max(...here.map(({ at }) => middle(at, -20)), 16);
  const ends = wet.map(({ at }) => middle(at, 30));
  return (
    <>
      {here.length > 0 && <path d={`M16 ${y}H${last}`} className="wire" />}
      {here.map(({ at, built }) => (
        <path
          key={at}
          d={`M${middle(at, -20)} ${y}v-14`}
          className={built.powered && !built.dark ? 'wire' : 'wire dead'}
        />
      ))}
      {wet.length > 1 && <path d={`M${Math.min(...ends)} ${over}H${Math.max(...ends)}`} className="pipe" />}
      {wet.map(({ at, built }) => (
        <path key={at} d={`M${middle(at, 30)} ${over}v12`} className={built.watered ? 'pipe' : 'pipe dead'} />
      ))}
    </>
  );
}

function FreePlot({ at, isOwned }: { readonly at: number; readonly isOwned: boolean }) {
  const { x, y } = plotBox(at);
  if (!isOwned) return null;
  return (
    <g transform={`translate(${x} ${y})`} className="free-plot">
      <rect width={PLOT.w} height={PLOT.h} />
      <path d={`M0 46H${PLOT.w}M0 92H${PLOT.w}M49 0V${PLOT.h}M98 0V${PLOT.h}`} className="grid" />
      <text x={PLOT.w / 2} y={PLOT.h / 2} textAnchor="middle">
        {w('plan.free')}
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
  const card = skirmishContent().structures.get(built.card)!;
  const { kind, word } = statusOf(built, card);
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
      <svg x={PLOT.w / 2 - 34} y={12} width="68" height="68" viewBox="0 0 512 512" aria-hidden="true">
        <path d={pictureOf(built.card)} className={`art of-${card.kind}`} />
      </svg>
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

function Flag({ word, kind }: { readonly word: string; readonly kind: string }) {
  const width = 18 + 7.2 * word.length;
  return (
    <g transform={`translate(${PLOT.w - width - 4} 5)`} className={`flag ${kind}`}>
      <rect width={width} height="21" rx="4" />
      <text x={width / 2} y="15" textAnchor="middle">
        {word}
      </text>
    </g>
  );
}
