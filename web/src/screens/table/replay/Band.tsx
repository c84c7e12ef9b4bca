/** The tape itself: the whole game by rounds above, the round under the head below, one sign per step. */
import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { paintOf, SHAPES } from '../../../design/index.ts';
import type { PlayerColour } from '../../../design/players.tsx';
import type { GameModule, TapeMoment } from '../../../games/module.ts';
import { s } from '../words.ts';
import { bandOf, fitLabels, moved, type Round, roundAt, type Stop, type Tape } from './tape.ts';

/** How wide the band is on this screen: it is drawn pixel for pixel, so that its words can be read on a phone. */
function useWidth(box: RefObject<SVGSVGElement | null>): number {
  const [width, setWidth] = useState(846);
  useLayoutEffect(() => {
    const element = box.current!;
    const measure = () => setWidth(Math.max(280, Math.round(element.getBoundingClientRect().width)));
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width;
}

export const roundName = (round: number): string => (round === 0 ? s('deck.setup') : s('deck.round', { n: round }));

interface BandProps {
  readonly tape: Tape;
  readonly at: number;
  readonly go: (at: number) => void;
  readonly play: (playing: boolean) => void;
  readonly colours: readonly PlayerColour[];
  readonly module: Pick<GameModule, 'tapeSign'>;
  readonly moments: readonly TapeMoment[];
  readonly over: boolean;
}

const KEYS = {
  ArrowRight: 'step',
  ArrowUp: 'step',
  ArrowLeft: 'back',
  ArrowDown: 'back',
  PageUp: 'round',
  PageDown: 'round-back',
  Home: 'start',
  End: 'end',
} as const;

/** Where everything lies on a band so wide. */
function placesOn(tape: Tape, at: number, width: number, over: boolean) {
  const { stops, rounds } = tape;
  const round = roundAt(tape, at);
  /** What the flag at the end takes. */
  const end = over ? Math.min(58, width / 12) : 0;
  const band = bandOf(rounds, width - end);
  const xOf = (stop: Pick<Stop, 'at'>) => {
    const i = rounds.indexOf(roundAt(tape, stop.at));
    return band[i]!.x + ((stop.at - rounds[i]!.first + 0.5) / rounds[i]!.count) * band[i]!.w;
  };
  const inRound = stops.slice(round.first, round.first + round.count);
  const pitch = Math.min(32, (width - 30) / Math.max(1, inRound.length));
  return {
    round,
    end,
    band,
    here: band[rounds.indexOf(round)]!,
    headX: xOf({ at }),
    /** Where a line of the log was written. */
    lineX: (line: number) => xOf(stops.find(({ to }) => line < to) ?? stops.at(-1)!),
    inRound,
    pitch,
    left: (width - pitch * inRound.length) / 2,
  };
}

type Places = ReturnType<typeof placesOn>;

/** The stop at a point of the band: of this round below, of any round above. */
function stopAt({ rounds }: Tape, { round, band, inRound, pitch, left }: Places, x: number, y: number): number {
  if (y > 48) return round.first + Math.max(0, Math.min(inRound.length - 1, Math.floor((x - left) / pitch)));
  const i = Math.max(
    0,
    band.findIndex(({ x: start, w }) => x >= start && x < start + w),
  );
  const { first, count }: Round = rounds[i]!;
  return first + Math.min(count - 1, Math.floor(((x - band[i]!.x) / band[i]!.w) * count));
}

/** One slider; arrows step, page keys go by rounds. */
export function Band({ tape, at, go, play, colours, module, moments, over }: BandProps) {
  const box = useRef<SVGSVGElement>(null);
  const width = useWidth(box);
  const places = placesOn(tape, at, width, over);
  const { round, headX } = places;
  const seek = (event: PointerEvent) => {
    const { left, top, width: wide, height } = box.current!.getBoundingClientRect();
    const [x, y] = [((event.clientX - left) / wide) * width, ((event.clientY - top) / height) * 112];
    go(stopAt(tape, places, x, y));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key as keyof typeof KEYS];
    if (by === undefined) return;
    event.preventDefault();
    play(false);
    go(moved(tape, at, by));
  };
  return (
    <svg
      ref={box}
      className="band"
      viewBox={`0 0 ${width} 112`}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a slider drawn as a tape
      role="slider"
      tabIndex={0}
      aria-label={s('deck.place')}
      aria-valuemin={1}
      aria-valuemax={tape.stops.length}
      aria-valuenow={at + 1}
      aria-valuetext={`${roundName(round.round)}, ${at - round.first + 1}: ${tape.stops[at]!.name}`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        play(false);
        event.currentTarget.setPointerCapture(event.pointerId);
        seek(event);
      }}
      onPointerMove={(event) => event.buttons === 1 && seek(event)}
    >
      <Rounds tape={tape} places={places} width={width} over={over} />
      <Moments moments={moments} places={places} width={width} />
      <StopsOfRound at={at} places={places} width={width} colours={colours} module={module} />
      <path d={`M${headX} 12V47`} stroke="#FFF6E4" strokeWidth="3" />
      <path d={`M${headX - 8} 3h16v9l-8 7-8-7Z`} fill="var(--brass-hi)" stroke="#1A0F0A" strokeWidth="1.2" />
    </svg>
  );
}

interface DrawnProps {
  readonly places: Places;
  readonly width: number;
}

/** The whole game, brass as far as it was played; the round under the head is framed. */
function Rounds({ tape, places, width, over }: DrawnProps & { readonly tape: Tape; readonly over: boolean }) {
  const { band, here, headX, end, round } = places;
  return (
    <>
      <rect y="17" width={width} height="28" rx="3" fill="#1A0F0A" />
      <rect y="19" width={width} height="24" fill="#6b3f22" />
      <rect y="19" width={headX} height="24" fill="url(#brass)" />
      {tape.rounds.map((each, i) => {
        const { x, w } = band[i]!;
        const now = each === round;
        return (
          <g key={each.round}>
            <path d={`M${x} 19v24`} stroke="#1A0F0A" strokeWidth="2" />
            <text
              x={now ? x + 13 : x + w / 2}
              y="36.5"
              fontSize="16"
              fontWeight="700"
              textAnchor="middle"
              fill={now || x + w / 2 < headX ? '#2B1D04' : '#FBEBD0'}
            >
              {each.round === 0 ? '·' : each.round}
            </text>
          </g>
        );
      })}
      {over && (
        <g>
          <path d={`M${width - end} 19v24`} stroke="#1A0F0A" strokeWidth="2" />
          <path d={`M${width - end / 2 - 7} 39V23h14l-3 4 3 4h-14`} fill="none" stroke="#FBEBD0" strokeWidth="2.2" />
        </g>
      )}
      <rect
        x={here.x + 1}
        y="17"
        width={here.w - 2}
        height="28"
        fill="none"
        stroke="var(--on-bakelite)"
        strokeWidth="2.4"
        rx="3"
      />
    </>
  );
}

/** Moments worth finding again, named above the tape. */
function Moments({ moments, places: { lineX }, width }: DrawnProps & { readonly moments: readonly TapeMoment[] }) {
  const named = moments.map(({ line, name }) => ({ text: name, x: lineX(line) }));
  return (
    <>
      {named.map(({ text, x }) => (
        <path key={text} d={`M${x} 17V8`} stroke="var(--on-bakelite-2)" strokeWidth="1.6" />
      ))}
      {fitLabels(named, width, 'beside').map(({ text, left }) => (
        <text key={text} x={left} y="13" fontSize="14" fill="var(--on-bakelite-2)">
          {text}
        </text>
      ))}
    </>
  );
}

type StopsProps = DrawnProps & Pick<BandProps, 'at' | 'colours' | 'module'>;

/** The round under the head: one sign per step, the parts of the round set apart and named. */
function StopsOfRound({ at, places: { here, inRound, pitch, left }, width, colours, module }: StopsProps) {
  const parts = partsOf(inRound);
  const named = parts.map(({ part, first, count }) => ({
    text: part.toLowerCase(),
    x: left + pitch * (first + count / 2),
    first,
  }));
  return (
    <>
      <path
        d={`M${here.x} 45L2 51V94H${width - 2}V51L${here.x + here.w} 45`}
        fill="rgba(0,0,0,.28)"
        stroke="var(--bakelite-hi)"
        strokeWidth="1.4"
      />
      {inRound.map((stop, i) => (
        <StopSign
          key={stop.at}
          stop={stop}
          x={left + pitch * (i + 0.5)}
          pitch={pitch}
          now={stop.at === at}
          later={stop.at > at}
          colours={colours}
          module={module}
        />
      ))}
      {parts.map(
        ({ part, first }) =>
          first > 0 && (
            <path
              key={`${part} ${first}`}
              d={`M${left + pitch * first} 54v37`}
              stroke="var(--bakelite-hi)"
              strokeWidth="1.4"
            />
          ),
      )}
      {fitLabels(named, width, 'middle').map(({ text, left: x, first }) => (
        <text key={first} x={x} y="108" fontSize="14" fill="var(--on-bakelite-2)">
          {text}
        </text>
      ))}
    </>
  );
}

/** Steps of one part of the round stand together. */
function partsOf(stops: readonly Stop[]): { readonly part: string; readonly first: number; readonly count: number }[] {
  const parts: { part: string; first: number; count: number }[] = [];
  stops.forEach(({ part }, i) => {
    const last = parts.at(-1);
    if (last?.part === part) last.count += 1;
    else parts.push({ part, first: i, count: 1 });
  });
  return parts;
}

interface StopSignProps {
  readonly stop: Stop;
  readonly x: number;
  /** How much of the band it has: many share it on a phone. */
  readonly pitch: number;
  readonly now: boolean;
  readonly later: boolean;
  readonly colours: readonly PlayerColour[];
  readonly module: Pick<GameModule, 'tapeSign'>;
}

function StopSign({ stop, x, pitch, now, later, colours, module }: StopSignProps) {
  const scale = Math.min(1, pitch / 22);
  const wide = pitch + 2;
  const colour = stop.seat === undefined ? undefined : colours[stop.seat];
  const sign = stop.sign === undefined ? undefined : module.tapeSign?.(stop.sign);
  return (
    <g opacity={later ? 0.62 : 1}>
      {now && <rect x={x - wide / 2} y="53" width={wide} height="39" rx="5" fill="var(--on-bakelite)" />}
      <g transform={`translate(${x} 72) scale(${scale})`} color={now ? 'var(--bakelite)' : 'var(--on-bakelite-2)'}>
        {colour !== undefined ? (
          <>
            <path
              d={SHAPES[colour]}
              transform="scale(.98)"
              fill={paintOf(colour)}
              stroke={now || later ? 'var(--bakelite)' : '#FFF8E8'}
              strokeWidth="1.6"
              strokeLinejoin="round"
            />
            {sign}
          </>
        ) : (
          (sign ?? <circle r="6" fill="none" stroke="currentColor" strokeWidth="2" />)
        )}
      </g>
    </g>
  );
}
