/**
 * A first game that teaches: a luggage tag on a string, one at a time, tied to the thing it speaks of, in the running
 * game. What to say and when is the game's own (`GameModule.hints`); doing the thing counts as having understood.
 */
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Key, RuleTag } from '../../../design/index.ts';
import type { GameModule, Hint, TableContext, ThingId } from '../../../games/module.ts';
import { changeSettings, useSettings } from '../../../settings/settings.ts';
import { s } from '../words.ts';
import { edgeTowards, placeTag, type Rect } from './place.ts';
import { saw, useSeen } from './seen.ts';

/** Whoever sees a new thing looks at it first; then the hint comes. */
const FIRST_LOOK = 600;

/** Larger things get a frame, smaller ones a ring. */
const RING = 100;

const NONE: readonly Hint[] = [];

interface HintsProps {
  readonly context: TableContext;
  readonly module: GameModule;
}

interface Due {
  readonly hint: Hint;
  readonly thing: ThingId;
}

export function Hints({ context, module }: HintsProps) {
  const { hints: wanted } = useSettings();
  const seen = useSeen(module.id);
  const hints = useMemo(
    () => (module.hints ?? NONE).filter((hint) => hint.isOf?.(context) ?? true),
    [module.hints, context],
  );
  const taught = wanted && !context.watching && context.seat !== 'public';
  const [due, setDue] = useState<Due>();
  // The first that speaks of something on the screen: on a phone not everything is. Known when all has been drawn.
  useEffect(() => {
    const open = taught ? hints.filter(({ id }) => !seen.includes(id)) : [];
    const found = open.flatMap((hint): Due[] => {
      const thing = hint.about(context).find((each) => boxOfThing(each) !== undefined);
      return thing === undefined ? [] : [{ hint, thing }];
    })[0];
    setDue((before) => (before?.hint === found?.hint && before?.thing === found?.thing ? before : found));
  }, [taught, hints, seen, context]);
  const [shown, setShown] = useState<string>();
  const id = due?.hint.id;
  useEffect(() => {
    setShown(undefined);
    if (id === undefined) return;
    const timer = setTimeout(() => setShown(id), FIRST_LOOK);
    return () => clearTimeout(timer);
  }, [id]);
  // It was shown and its moment is over: they have done it.
  const isDone = shown !== undefined && !hints.some((hint) => hint.id === shown && hint.toRead);
  useEffect(() => {
    if (!isDone) return;
    return () => saw(module.id, shown);
  }, [isDone, shown, module.id]);
  return (
    <div className="hints" aria-live="polite" data-due={id}>
      {due !== undefined && shown === id && (
        <Tag
          key={id}
          {...due}
          context={context}
          place={s('hint.of', { n: hints.indexOf(due.hint) + 1, of: hints.length })}
          gotIt={() => saw(module.id, due.hint.id)}
        />
      )}
    </div>
  );
}

const boxOf = (element: Element): Rect => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, w: width, h: height };
};

const isSeen = ({ x, y, w, h }: Rect): boolean =>
  w > 0 && h > 0 && x < innerWidth && y < innerHeight && x + w > 0 && y + h > 0;

/** Where a thing is on the screen; undefined: nowhere, or scrolled away. */
const boxOfThing = (thing: ThingId): Rect | undefined =>
  [...document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)].map(boxOf).find(isSeen);

interface Hung {
  readonly thing: Rect;
  readonly tag: Rect;
  /** The question: the string goes behind it. */
  readonly bar: Rect | undefined;
}

interface TagProps {
  readonly hint: Hint;
  readonly thing: ThingId;
  readonly context: TableContext;
  /** "2 of 9" */
  readonly place: string;
  readonly gotIt: () => void;
}

/** Where the tag hangs, and again whenever the thing may have moved. */
function useHung(tag: RefObject<HTMLElement | null>, thing: ThingId, context: TableContext): Hung | undefined {
  const [hung, setHung] = useState<Hung>();
  const hang = () => {
    const its = boxOfThing(thing);
    const size = tag.current?.getBoundingClientRect();
    if (its === undefined || size === undefined) return setHung(undefined);
    const boxes = (selector: string) => [...document.querySelectorAll(selector)].map(boxOf).filter(isSeen);
    setHung({
      thing: its,
      bar: boxes('.qbar')[0],
      tag: placeTag({
        thing: its,
        tag: { w: size.width, h: size.height },
        screen: { w: innerWidth, h: innerHeight },
        never: boxes('.qbar, .topbar, .tabs'),
        rather: boxes('[data-lit]'),
      }),
    });
  };
  const hangNow = useRef(hang);
  hangNow.current = hang;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the table shows may have moved the thing
  useLayoutEffect(() => hangNow.current(), [context, thing]);
  useEffect(() => {
    const again = () => hangNow.current();
    const observer = new ResizeObserver(again);
    observer.observe(document.body);
    const bar = document.querySelector('.qbar');
    if (bar !== null) observer.observe(bar);
    window.addEventListener('resize', again);
    // Boards and lists scroll inside the page.
    document.addEventListener('scroll', again, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', again);
      document.removeEventListener('scroll', again, { capture: true });
    };
  }, []);
  return hung;
}

/** Esc says it, too, unless something lies above. */
function useGotItByEsc(gotIt: () => void): void {
  const now = useRef(gotIt);
  now.current = gotIt;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
      now.current();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}

function Tag({ hint, thing, context, place, gotIt }: TagProps) {
  const tag = useRef<HTMLElement>(null);
  const hung = useHung(tag, thing, context);
  useGotItByEsc(gotIt);
  return (
    <>
      {hung && <Thread {...hung} />}
      <aside
        ref={tag}
        className={hung ? 'hint-tag' : 'hint-tag unhung'}
        role="note"
        aria-label={hint.title}
        data-hint={hint.id}
        style={hung && { left: hung.tag.x, top: hung.tag.y }}
      >
        <span className="hint-place">{place}</span>
        <b>{hint.title}</b>
        <p>
          {hint.text} <RuleTag id={hint.rule} />
        </p>
        <div className="hint-keys">
          <Key kind="enamel" onClick={gotIt}>
            {s('hint.got-it')}
          </Key>
          <button type="button" className="linkish" onClick={() => changeSettings({ hints: false })}>
            {s('hint.skip')}
          </button>
        </div>
      </aside>
    </>
  );
}

const isWithin = (at: { readonly x: number; readonly y: number }, { x, y, w, h }: Rect): boolean =>
  at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h;

const outline = ({ x, y, w, h }: Rect): string => `M${x} ${y}h${w}v${h}h${-w}Z`;

/** The string, and the ring around the thing. */
function Thread({ thing, tag, bar }: Hung) {
  const round = thing.w < RING && thing.h < RING;
  const centre = { x: thing.x + thing.w / 2, y: thing.y + thing.h / 2 };
  const radius = Math.min(34, Math.max(thing.w, thing.h) / 2);
  const ring: Rect = round
    ? { x: centre.x - radius, y: centre.y - radius, w: 2 * radius, h: 2 * radius }
    : { x: thing.x - 4, y: thing.y - 4, w: thing.w + 8, h: thing.h + 8 };
  const from = edgeTowards(tag, centre);
  const to = edgeTowards(ring, from);
  // It hangs a little.
  const sag = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + Math.min(24, Math.abs(from.x - to.x) / 6) };
  const path = `M${from.x} ${from.y}Q${sag.x} ${sag.y} ${to.x} ${to.y}`;
  // What leads to something in the bar lies before it.
  const behind = bar !== undefined && !isWithin(centre, bar) ? bar : undefined;
  return (
    <svg className="hint-thread" aria-hidden="true">
      {behind && (
        <clipPath id="beside-question">
          <path clipRule="evenodd" d={`M0 0H${innerWidth}V${innerHeight}H0Z${outline(behind)}`} />
        </clipPath>
      )}
      <g clipPath={behind && 'url(#beside-question)'}>
        <path className="dark" d={path} />
        <path className="light" d={path} />
      </g>
      {round ? (
        <>
          <circle className="dark" cx={centre.x} cy={centre.y} r={radius} />
          <circle className="ring" cx={centre.x} cy={centre.y} r={radius} />
        </>
      ) : (
        <>
          <rect className="dark" x={ring.x} y={ring.y} width={ring.w} height={ring.h} rx="12" />
          <rect className="ring" x={ring.x} y={ring.y} width={ring.w} height={ring.h} rx="12" />
        </>
      )}
    </svg>
  );
}
