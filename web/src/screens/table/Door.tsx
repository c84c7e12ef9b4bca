/** Between two people on one screen the round door is shut, in the next player's colour and shape. */
import { useEffect, useId, useRef } from 'react';
import { Key, Peg, type PlayerColour, PlayerMark, paintOf, SHAPES } from '../../design/index.ts';
import { s } from './words.ts';

interface DoorProps {
  readonly name: string;
  readonly colour: PlayerColour;
  /** Who sat here before. */
  readonly before: string | undefined;
  /** What is waiting, in one sentence. */
  readonly ask: string;
  readonly open: () => void;
  readonly peek: () => void;
}

const around = (count: number) => Array.from({ length: count }, (_, i) => (i * 360) / count);

export function Door({ name, colour, before, ask, open, peek }: DoorProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className="door" aria-labelledby={id} onCancel={(event) => event.preventDefault()}>
      <Wall />
      <Wheel colour={colour} />
      <div className="pass-card">
        <p className="quiet">{before === undefined ? s('door.shut') : s('door.done', { name: before })}</p>
        <h2 id={id}>
          <PlayerMark colour={colour} size={40} />
          {s('door.title', { name })}
        </h2>
        <p>
          {s('door.text')} {s('door.waits', { name, ask })}
        </p>
        <Key kind="primary" sign="tick" onClick={open} autoFocus>
          {s('door.open', { name })}
        </Key>
        {before !== undefined && (
          <Key kind="quiet" onClick={peek}>
            {s('door.still', { name: before })}
          </Key>
        )}
      </div>
    </dialog>
  );
}

function Wall() {
  return (
    <svg className="door-wall" aria-hidden="true">
      <rect width="100%" height="100%" fill="url(#ht)" opacity=".7" />
      {['28%', '70%'].map((y) => (
        <g key={y}>
          <line x2="100%" y1={y} y2={y} stroke="var(--line)" strokeWidth="20" />
          <line x2="100%" y1={y} y2={y} stroke="var(--brass)" strokeWidth="13" />
        </g>
      ))}
      {[0, 1].map((floor) => (
        <g key={floor} transform={floor === 1 ? 'translate(0 -26)' : undefined}>
          <rect y={`${floor * 100}%`} width="100%" height="26" fill="url(#haz)" />
          <line
            x2="100%"
            y1={`${floor * 100}%`}
            y2={`${floor * 100}%`}
            transform={floor === 0 ? 'translate(0 26)' : undefined}
            stroke="var(--line)"
            strokeWidth="3"
          />
        </g>
      ))}
    </svg>
  );
}

function Wheel({ colour }: { readonly colour: PlayerColour }) {
  return (
    <svg className="door-wheel" viewBox="-190 -190 460 382" aria-hidden="true">
      <g className="wheel">
        <circle r="186" fill="var(--concrete-2)" stroke="var(--line)" strokeWidth="4" />
        <circle r="158" fill="var(--wall-train)" stroke="var(--line)" strokeWidth="3" />
        <circle r="158" fill="url(#ht2)" opacity=".5" />
        {around(12).map((turn) => (
          <circle
            key={turn}
            cy="-172"
            r="7"
            transform={`rotate(${turn})`}
            fill="url(#brass)"
            stroke="var(--line)"
            strokeWidth="1.6"
          />
        ))}
        <g className="turning">
          {around(8).map((turn) => (
            <g key={turn} transform={`rotate(${turn})`} strokeLinecap="round">
              <path d="M0-150V-52" stroke="var(--line)" strokeWidth="15" />
              <path d="M0-150V-52" stroke="var(--concrete-2)" strokeWidth="9" />
            </g>
          ))}
          <circle r="112" fill="none" stroke="var(--line)" strokeWidth="19" />
          <circle r="112" fill="none" stroke={paintOf(colour)} strokeWidth="13" />
        </g>
        <circle r="54" fill="url(#brass)" stroke="var(--line)" strokeWidth="3" />
        <circle r="40" fill={paintOf(colour)} stroke="var(--line)" strokeWidth="2.4" />
        <path d={SHAPES[colour]} transform="scale(2.5)" fill="#FFF8E8" stroke="#2A211A" strokeLinejoin="round" />
      </g>
      <Peg colour={colour} x={212} y={187} scale={2.3} />
    </svg>
  );
}
