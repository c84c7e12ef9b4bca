/** The tape deck: the whole game by rounds above, the round under the head below, one sign per step. */
import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Key, PlayerMark, paintOf, Seg, SHAPES } from '../../../design/index.ts';
import type { PlayerColour } from '../../../design/players.tsx';
import type { GameModule, TapeMoment } from '../../../games/module.ts';
import { s } from '../words.ts';
import { bandOf, fitLabels, moved, roundAt, type Stop, type Tape } from './tape.ts';

const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

interface DeckProps {
  readonly tape: Tape;
  readonly at: number;
  readonly go: (at: number) => void;
  readonly playing: boolean;
  readonly play: (playing: boolean) => void;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
  readonly colours: readonly PlayerColour[];
  readonly module: Pick<GameModule, 'tapeSign'>;
  readonly moments: readonly TapeMoment[];
  readonly over: boolean;
  readonly fork: () => void;
  readonly forkBlocked: string | undefined;
  readonly forking: boolean;
}

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

const roundName = (round: number): string => (round === 0 ? s('deck.setup') : s('deck.round', { n: round }));

export function Deck(props: DeckProps) {
  const { tape, at, go, playing, play, speed, setSpeed, colours, forkBlocked, forking, fork } = props;
  const stop = tape.stops[at]!;
  const round = roundAt(tape, at);
  const to = (by: Parameters<typeof moved>[2]) => {
    play(false);
    go(moved(tape, at, by));
  };
  const colour = stop.seat === undefined ? undefined : colours[stop.seat];
  return (
    <section className="tape-deck" aria-label={s('deck.label')}>
      <div className="window">
        <Reel full={1 - at / Math.max(1, tape.stops.length - 1)} turning={playing} />
        <Band {...props} />
        <Reel full={at / Math.max(1, tape.stops.length - 1)} turning={playing} />
      </div>
      <div className="controls">
        <Key
          aria-label={s('deck.round-before')}
          title={s('deck.round-before')}
          sign="to-start"
          onClick={() => to('round-back')}
        />
        <Key aria-label={s('deck.back')} title={s('deck.back')} sign="back" onClick={() => to('back')} />
        <Key kind="primary" className="play" sign={playing ? 'pause' : 'play'} onClick={() => play(!playing)}>
          {playing ? s('deck.pause') : s('deck.play')}
        </Key>
        <Key aria-label={s('deck.on')} title={s('deck.on')} sign="forward" onClick={() => to('step')} />
        <Key aria-label={s('deck.round-next')} title={s('deck.round-next')} sign="skip" onClick={() => to('round')} />
        <Seg
          label={s('deck.speed')}
          value={speed}
          onChange={setSpeed}
          options={SPEEDS.map((value) => ({ value, label: value === 0.5 ? '½×' : `${value}×` }))}
        />
        <p className="now" aria-live="polite">
          <b>{s('deck.now', { round: roundName(round.round), step: at - round.first + 1, steps: round.count })}</b>
          <span>
            {colour && <PlayerMark colour={colour} size={16} />} {stop.name}
          </span>
        </p>
        <Key
          kind="enamel"
          sign="pencil"
          className="continue"
          busy={forking}
          note={s('deck.continue.note')}
          blocked={forkBlocked === undefined ? undefined : { text: forkBlocked }}
          onClick={fork}
        >
          {s('deck.continue')}
        </Key>
      </div>
    </section>
  );
}

function Reel({ full, turning }: { readonly full: number; readonly turning: boolean }) {
  return (
    <svg className="reel-art" width="88" height="88" viewBox="-46 -46 92 92" aria-hidden="true">
      <circle r="45" fill="#1A0F0A" />
      <circle r={22 + full * 20} fill="#6b3f22" />
      <circle r={19 + full * 18} fill="none" stroke="#8a5a34" strokeWidth="1" />
      <g className={turning ? 'turning' : ''}>
        <circle r="20" fill="#F6ECD5" />
        {[10, 70, 130].map((turn) => (
          <rect key={turn} x="-16" y="-3" width="32" height="6" fill="#241510" transform={`rotate(${turn})`} />
        ))}
        <circle r="7" fill="#F6ECD5" />
      </g>
    </svg>
  );
}

/** One slider; arrows step, page keys go by rounds. */
function Band({ tape, at, go, play, colours, module, moments, over }: DeckProps) {
  const box = useRef<SVGSVGElement>(null);
  const W = useWidth(box);
  const { stops, rounds } = tape;
  const round = roundAt(tape, at);
  const end = over ? Math.min(58, W / 12) : 0;
  const band = bandOf(rounds, W - end);
  const index = rounds.indexOf(round);
  const here = band[index]!;
  const headX = here.x + ((at - round.first + 0.5) / round.count) * here.w;
  const inRound = stops.slice(round.first, round.first + round.count);
  const pitch = Math.min(32, (W - 30) / Math.max(1, inRound.length));
  const left = (W - pitch * inRound.length) / 2;
  const parts = partsOf(inRound);
  const markX = (line: number) => {
    const stop = stops.find(({ to }) => line < to) ?? stops.at(-1)!;
    const i = rounds.indexOf(roundAt(tape, stop.at));
    return band[i]!.x + ((stop.at - rounds[i]!.first + 0.5) / rounds[i]!.count) * band[i]!.w;
  };

  const seek = (event: PointerEvent) => {
    const { left: x0, top, width, height } = box.current!.getBoundingClientRect();
    const x = ((event.clientX - x0) / width) * W;
    const y = ((event.clientY - top) / height) * 112;
    if (y > 48) {
      const i = Math.max(0, Math.min(inRound.length - 1, Math.floor((x - left) / pitch)));
      go(round.first + i);
      return;
    }
    const i = Math.max(
      0,
      band.findIndex(({ x: start, w }) => x >= start && x < start + w),
    );
    const part = band[i]!;
    go(rounds[i]!.first + Math.min(rounds[i]!.count - 1, Math.floor(((x - part.x) / part.w) * rounds[i]!.count)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = (
      {
        ArrowRight: 'step',
        ArrowUp: 'step',
        ArrowLeft: 'back',
        ArrowDown: 'back',
        PageUp: 'round',
        PageDown: 'round-back',
        Home: 'start',
        End: 'end',
      } as const
    )[event.key as 'Home'];
    if (by === undefined) return;
    event.preventDefault();
    play(false);
    go(moved(tape, at, by));
  };
  return (
    <svg
      ref={box}
      className="band"
      viewBox={`0 0 ${W} 112`}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a slider drawn as a tape
      role="slider"
      tabIndex={0}
      aria-label={s('deck.place')}
      aria-valuemin={1}
      aria-valuemax={stops.length}
      aria-valuenow={at + 1}
      aria-valuetext={`${roundName(round.round)}, ${at - round.first + 1}: ${stops[at]!.name}`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        play(false);
        event.currentTarget.setPointerCapture(event.pointerId);
        seek(event);
      }}
      onPointerMove={(event) => event.buttons === 1 && seek(event)}
    >
      <rect y="17" width={W} height="28" rx="3" fill="#1A0F0A" />
      <rect y="19" width={W} height="24" fill="#6b3f22" />
      <rect y="19" width={headX} height="24" fill="url(#brass)" />
      {rounds.map(({ round: number }, i) => {
        const { x, w } = band[i]!;
        const played = x + w / 2 < headX;
        return (
          <g key={number}>
            <path d={`M${x} 19v24`} stroke="#1A0F0A" strokeWidth="2" />
            <text
              x={i === index ? x + 13 : x + w / 2}
              y="36.5"
              fontSize="16"
              fontWeight="700"
              textAnchor="middle"
              fill={played || i === index ? '#2B1D04' : '#FBEBD0'}
            >
              {number === 0 ? '·' : number}
            </text>
          </g>
        );
      })}
      {over && (
        <g>
          <path d={`M${W - end} 19v24`} stroke="#1A0F0A" strokeWidth="2" />
          <path d={`M${W - end / 2 - 7} 39V23h14l-3 4 3 4h-14`} fill="none" stroke="#FBEBD0" strokeWidth="2.2" />
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
      {moments.map(({ line, name }) => (
        <path key={name} d={`M${markX(line)} 17V8`} stroke="var(--on-bakelite-2)" strokeWidth="1.6" />
      ))}
      {fitLabels(
        moments.map(({ line, name }) => ({ text: name, x: markX(line) })),
        W,
        'beside',
      ).map(({ text, left: x }) => (
        <text key={text} x={x} y="13" fontSize="14" fill="var(--on-bakelite-2)">
          {text}
        </text>
      ))}
      <path
        d={`M${here.x} 45L2 51V94H${W - 2}V51L${here.x + here.w} 45`}
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
      {fitLabels(
        parts.map(({ part, first, count }) => ({
          text: part.toLowerCase(),
          x: left + pitch * (first + count / 2),
          first,
        })),
        W,
        'middle',
      ).map(({ text, left: x, first }) => (
        <text key={first} x={x} y="108" fontSize="14" fill="var(--on-bakelite-2)">
          {text}
        </text>
      ))}
      <path d={`M${headX} 12V47`} stroke="#FFF6E4" strokeWidth="3" />
      <path d={`M${headX - 8} 3h16v9l-8 7-8-7Z`} fill="var(--brass-hi)" stroke="#1A0F0A" strokeWidth="1.2" />
    </svg>
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
