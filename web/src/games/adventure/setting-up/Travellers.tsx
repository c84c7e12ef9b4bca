/** Who travels: a card for each seat, with the survivor who walks for it. */
import { Key, Panel, Peg, type PlayerColour, RuleTag, Sign } from '../../../design/index.ts';
import { t } from '../../../text/index.ts';
import type { SeatsProps } from '../../setting-up.ts';
import { SEAT_COLOURS } from '../colours.ts';
import { type Agreed, choiceOf, opened } from './options.ts';
import { another, walkerOf } from './survivors.ts';
import { w } from './words.ts';

export function Travellers({ wish, change, fields, more }: SeatsProps<Agreed>) {
  const { seats, options } = wish;
  const { survivors } = opened(options, seats);
  const walk = (survivors: string[] | null) => change({ ...wish, options: { ...options, survivors } });
  return (
    <Panel title={w('who')} more={<RuleTag id="FB-SETUP-14" />} className="travellers">
      <ol>
        {seats.map(({ sitter }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={at}>
            <Portrait
              colour={SEAT_COLOURS[at] ?? 'violet'}
              bot={sitter === 'bot'}
              survivor={survivors?.[at]}
              turn={(step) => walk(another(choiceOf(options, seats.length), at, step))}
            />
            {fields(at)}
          </li>
        ))}
      </ol>
      <p className="where-from">
        {w('who.start')} <RuleTag id="FB-SETUP-16" />
        {survivors !== null && (
          <Key kind="quiet" onClick={() => walk(null)}>
            {w('survivor.later.do')}
          </Key>
        )}
      </p>
      {more}
    </Panel>
  );
}

interface PortraitProps {
  readonly colour: PlayerColour;
  readonly bot: boolean;
  /** Undefined: everybody chooses at the table. */
  readonly survivor: string | undefined;
  readonly turn: (step: 1 | -1) => void;
}

function Portrait({ colour, bot, survivor, turn }: PortraitProps) {
  const walker = walkerOf(survivor);
  const called = t(`colour.${colour}`);
  return (
    <div className={`portrait of-${colour}`}>
      <div className="arch">
        <button
          type="button"
          className="tool2"
          aria-label={w('survivor.before', { colour: called })}
          onClick={() => turn(-1)}
        >
          <Sign name="left" size={18} />
        </button>
        <svg viewBox="-44 -62 88 74" aria-hidden="true">
          <path d="M-36 12V-22a36 36 0 0 1 72 0V12Z" fill="var(--map-dry)" />
          <Peg colour={colour} bot={bot} scale={1.35} y={4} />
        </svg>
        <button
          type="button"
          className="tool2"
          aria-label={w('survivor.next', { colour: called })}
          onClick={() => turn(1)}
        >
          <Sign name="right" size={18} />
        </button>
      </div>
      <b aria-live="polite">
        {walker?.name ?? w('survivor.later')}
        {walker?.letter.map((letter) => (
          <kbd key={letter}>{letter}</kbd>
        ))}
      </b>
      <small>{walker?.card.text ?? w('survivor.later.note')}</small>
    </div>
  );
}
