/** The example game at the table: its board and the parts of the screen that only it can draw. */
import type { Answer } from '@holotape/kernel';
import type { MouseEvent } from 'react';
import { useState } from 'react';
import { Card, paintOf, SHAPES } from '../../../src/design/index.ts';
import type { DieProps, GameModule, TableContext } from '../../../src/games/module.ts';
import { checkFlag, type FlagsState, fieldOf, flagsGame, type Point, roomFor } from './game.ts';

type Context = TableContext<FlagsState>;

const COLOURS = ['red', 'blue', 'yellow'] as const;

const pointOf = (answer: Answer | undefined): Point | undefined =>
  typeof answer === 'object' && answer !== null && 'x' in answer
    ? { x: Number(answer.x), y: Number(answer.y) }
    : undefined;

function Field({ view }: { readonly view: FlagsState }) {
  const { w, h } = fieldOf(view);
  return (
    <>
      <rect width={w} height={h} fill="#B9C48A" />
      {view.flags.map(({ seat, x, y }) => (
        <path
          key={`${x} ${y}`}
          d={SHAPES[COLOURS[seat]!]}
          transform={`translate(${x} ${y})`}
          fill={paintOf(COLOURS[seat]!)}
          stroke="#2A211A"
        />
      ))}
    </>
  );
}

function Board(context: Context) {
  const { view, question, propose, confirm, pending } = context;
  const { w, h } = fieldOf(view);
  const made = pointOf(context.pending?.answer);
  const put = ({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) => {
    if (question?.ask !== 'flag.where') return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    propose({ x: Math.round(((clientX - left) / width) * w), y: Math.round(((clientY - top) / height) * h) });
  };
  return (
    <svg
      className="field"
      viewBox={`0 0 ${w} ${h}`}
      role="img"
      aria-label="The field"
      onClick={put}
      onKeyDown={(event) => event.key === 'Enter' && void confirm()}
    >
      <Field view={view} />
      {made && (
        <circle
          className="made"
          cx={made.x}
          cy={made.y}
          r={roomFor(view.wind)}
          fill="none"
          strokeWidth="3"
          stroke={pending?.verdict.ok ? '#F2B632' : '#A93520'}
        />
      )}
    </svg>
  );
}

/** A tool of the board. */
function Ruler() {
  const [on, setOn] = useState(false);
  return (
    <button type="button" aria-pressed={on} onClick={() => setOn(!on)}>
      {on ? '1 ft' : 'Ruler'}
    </button>
  );
}

const Die = ({ die, size }: DieProps) => (
  <svg width={size} height={size} viewBox="0 0 40 40" role="img" aria-label={`wind ${die}`}>
    <circle cx="20" cy="20" r="18" fill="#C5D1DC" stroke="#2A211A" />
    <text x="20" y="26" textAnchor="middle" fill="#2A211A">
      {String(die)}
    </text>
  </svg>
);

const windDie = ({ wind }: FlagsState) => wind;

export const flagsModule: GameModule<FlagsState, null> = {
  id: 'flags',
  title: 'Flags',
  content: null,
  texts: flagsGame.texts,
  colours: (_options, seats) => COLOURS.slice(0, seats),
  round: ({ view }) => ({
    name: `Flag ${view.flags.length + 1}`,
    steps: [{ name: 'Wind', state: view.wind === 0 ? 'now' : 'done' }],
  }),
  questionText: (question, { explain }) => ({
    ask: explain({ say: `ask.${question.ask}` }),
    ...(question.ask === 'flag.card' && { card: 'card:breeze' }),
  }),
  optionLabel: (_question, { id }) => ({ name: id === 'wave' ? 'Let it wave' : 'Furl it' }),
  check: (_question, answer, view) => checkFlag(view, answer),
  answerLabel: (_question, { answer, verdict }) => {
    const { x, y } = pointOf(answer)!;
    const nearest = verdict.ok ? (verdict.evidence as { readonly nearest: number } | undefined)?.nearest : undefined;
    return {
      name: `${Math.round(x)} east, ${Math.round(y)} south`,
      act: 'Put up the flag',
      ...(nearest !== undefined && { note: `${nearest} feet of room` }),
    };
  },
  logLook: ({ say, args }) => {
    const { seat, dice } = args as { seat: number; dice?: number[] };
    return { seat, ...(say === 'wind' && { dice: dice ?? [] }) };
  },
  thingsOf: ({ say }, { view }) => (say === 'flag' ? [`flag:${view.flags.length - 1}`] : []),
  tapeStep: (before, lines, explain) => ({
    ...(before && { seat: before.turn }),
    sign: 'flag',
    part: 'Flags',
    name: lines.map(explain).join(' '),
  }),
  tapeSign: () => <path className="flag-sign" d="M-4 8V-8L6-4-4 0" fill="none" stroke="currentColor" />,
  roundOf: ({ flags, seats }) => Math.floor(flags.length / Math.max(1, seats)) + 1,
  isOver: ({ flags, seats }) => flags.length >= 2 * seats,
  headline: ({ view }, seat) => ({
    icon: null,
    value: view.flags.filter((flag) => flag.seat === seat).length,
    of: 'flags',
  }),
  /** On the long field everybody plans in secret. */
  secrets: ({ long, seats }) => (long ? Array.from({ length: seats }, (_, seat) => seat) : []),
  board: {
    size: fieldOf,
    start: () => 'fill',
    most: 6,
    wheelZooms: true,
    boxOf: (thing, { view }) => {
      const flag = view.flags[Number(thing.slice('flag:'.length))];
      return flag && { x: flag.x - 20, y: flag.y - 20, w: 40, h: 40 };
    },
    follows: ({ view }) => (view.flags.length === 0 ? undefined : `flag:${view.flags.length - 1}`),
    Minimap: Field,
    Tools: Ruler,
  },
  Board,
  BarBody: ({ view, question }) =>
    question?.ask === 'flag.where' ? <p>Room needed: {roomFor(view.wind)} feet</p> : null,
  Reading: ({ thing, read }) => (
    <Card title="Breeze">
      <p>{thing}: a flag that waves counts twice.</p>
      <button type="button" className="linkish" onClick={() => read('card:calm')}>
        Calm
      </button>
    </Card>
  ),
  nameOf: (thing) => (thing === 'card:breeze' ? 'Breeze' : 'Calm'),
  Die,
  resting: ({ view, question }) =>
    question?.ask === 'flag.where' ? { roll: String(view.flags.length), dice: [windDie(view)] } : undefined,
  Tray: ({ read }) => (
    <section className="panel">
      <button type="button" onClick={() => read('card:breeze')}>
        Look at the breeze
      </button>
    </section>
  ),
  tray: 'beside',
  left: { id: 'sky', name: 'Sky', sign: 'sun', Part: ({ view }) => <p>Wind {windDie(view)}</p> },
  Others: ({ names }) => <p>{names.join(', ')}</p>,
  EndOfGame: ({ result, names }) => <h2>{names[result.winners[0]!]} has most cloth in the wind</h2>,
};
