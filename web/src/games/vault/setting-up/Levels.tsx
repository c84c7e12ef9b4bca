/** The lobby: the shelter in cutaway, lit level by level as people sit down, with a name card on each. */
import fossil from 'game-icon:ammonite-fossil';
import type { SeatInfo } from '@holotape/table/spoken/protocol';
import type { ReactNode } from 'react';
import { Icon, type PlayerColour } from '../../../design/index.ts';
import type { LobbyProps } from '../../setting-up.ts';
import { Blueprint, ElevatorDoors, HOMES, Sky, Stage } from './drawing.tsx';
import { w } from './words.ts';

export function Levels({ info, colours, free, card }: LobbyProps) {
  const held = free.length === 1 ? free[0]!.heldFor : undefined;
  const waits = held === undefined ? w('lobby.wait', { n: free.length }) : w('lobby.waits-for', { name: held });
  return (
    <section className="cutaway" aria-label={w('shelter')}>
      <div className="sky">
        <Sky />
        <h1>{free.length === 0 ? w('lobby.full') : waits}</h1>
      </div>
      <ol className="levels">
        {info.seats.map((seat, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
          <Level key={at} seat={seat} colour={colours[at] ?? 'violet'} card={card(at)} />
        ))}
      </ol>
      <div className="deep" aria-hidden="true">
        <Icon path={fossil} size={36} colour="var(--concrete)" />
        <Fishbone />
      </div>
    </section>
  );
}

function Fishbone() {
  return (
    <svg width="70" height="26" viewBox="-42 -15 84 30" aria-hidden="true">
      <g fill="none" stroke="var(--concrete)" strokeWidth="3" strokeLinecap="round">
        <path d="M-30 0H22" />
        <path d="M-18-10V10M-8-12V12M2-11V11M12-8V8M-30 0l-9-8M-30 0l-9 8" strokeWidth="2.4" />
        <path d="M22-8q14 0 14 8t-14 8Z" fill="var(--concrete)" strokeWidth="1" />
      </g>
    </svg>
  );
}

interface LevelProps {
  readonly seat: SeatInfo;
  readonly colour: PlayerColour;
  readonly card: ReactNode;
}

function Level({ seat, colour, card }: LevelProps) {
  const open = seat.kind === 'open';
  const [left, right] = HOMES[colour];
  return (
    <li className={open ? 'level open' : 'level'}>
      <div className="room">
        {open ? (
          <Blueprint width={270} height={143} awaited />
        ) : (
          <Stage colour={colour} width={270} height={143} home={left} who={seat.kind === 'bot' ? 'bot' : 'person'} />
        )}
      </div>
      <div className="lift">
        <ElevatorDoors colour={colour} width={132} height={143} dark={open} />
      </div>
      <div className="room second">
        {open ? (
          <Blueprint width={270} height={143} />
        ) : (
          <Stage colour={colour} width={270} height={143} home={right} />
        )}
        {card}
      </div>
    </li>
  );
}
