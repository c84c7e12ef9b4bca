/** The tape deck: the whole game by rounds above, the round under the head below, one sign per step. */
import { Key, PlayerMark, Seg } from '../../../design/index.ts';
import type { PlayerColour } from '../../../design/players.tsx';
import type { GameModule, TapeMoment } from '../../../games/module.ts';
import { s } from '../words.ts';
import { Band, roundName } from './Band.tsx';
import { moved, roundAt, type Tape } from './tape.ts';

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
