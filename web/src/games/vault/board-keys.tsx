/**
 * Pointing, clicking and walking over the spaces of a board. One of them can be reached by Tab; arrows walk among the
 * open ones, with Shift among all. A rest of the pointer, the keyboard's focus, a long press or "?" open the slip.
 */
import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Quiet } from '../../design/Quiet.tsx';
import { type BoardMark, optionOf } from '../module.ts';
import { useVault, type VaultContext } from './context.ts';
import { Marks } from './drawing/marks.tsx';
import { FocusRing } from './drawing/signs.tsx';
import { spaceLabel } from './labels.ts';
import { type Box, neighbourIn } from './layout.ts';
import type { SpaceLook } from './look.ts';
import { asksForSpace } from './reading.ts';
import { SpaceSlip } from './SpaceSlip.tsx';

const REST = 380;
const LONG = 450;
const GRACE = 260;

interface Keys {
  /** The space that Tab reaches. */
  readonly reachable: string | undefined;
  /** Its slip is open. */
  readonly open: string | undefined;
  readonly context: VaultContext;
}

const KeysContext = createContext<Keys | undefined>(undefined);

const SLIP = 'space-slip';
const NO_MARKS: readonly BoardMark[] = [];

interface SpaceButtonProps {
  readonly id: string;
  /** Where it can be hit, in the drawing's own pixels. */
  readonly hit: Box;
  readonly children: ReactNode;
}

/** One space that can be pointed at, focused and chosen: its drawing, and over it the button without any text of its own. */
export function SpaceButton({ id, hit, children }: SpaceButtonProps) {
  const { open, reachable, context } = useContext(KeysContext)!;
  const { looks, spaces, content, vault } = useVault();
  const marks = context.marks?.filter(({ thing }) => thing === `space:${id}`) ?? NO_MARKS;
  const look = looks.get(id)!;
  const shut = look.status === 'blocked' || look.status === 'taken' || look.status === 'locked';
  const classes = ['space', look.status];
  if (open === id && shut) classes.push('why-open');
  if (context.pointed === `space:${id}`) classes.push('pointed');
  return (
    <g className={classes.join(' ')} data-space={id}>
      <Quiet>{children}</Quiet>
      {/* biome-ignore lint/a11y/useSemanticElements: a button inside a drawing */}
      <rect
        className="hit"
        x={hit.x}
        y={hit.y}
        width={hit.w}
        height={hit.h}
        fill="transparent"
        role="button"
        tabIndex={reachable === id ? 0 : -1}
        aria-label={spaceLabel(spaces.get(id)!, look, content, context)}
        aria-disabled={shut || undefined}
        aria-pressed={look.chosen !== undefined || undefined}
        aria-describedby={open === id ? SLIP : undefined}
        data-thing={`space:${id}`}
        data-lit={look.status === 'open' || undefined}
      />
      <FocusRing {...hit} />
      {marks.length > 0 && <Marks marks={marks} hit={hit} players={vault.state.players} />}
    </g>
  );
}

const spaceOf = (target: EventTarget | null): SVGGElement | null =>
  target instanceof Element ? target.closest<SVGGElement>('[data-space]') : null;

interface GroupProps {
  readonly context: VaultContext;
  readonly label: string;
  readonly children: ReactNode;
}

/** Which slip is open; pinned: until it is closed. */
interface OpenSlip {
  readonly id: string;
  readonly pinned: boolean;
}

/** The slip of one space: opened and closed at once or after a while, and gone with the question it was about. */
function useSlip(question: number | undefined) {
  const timer = useRef(0);
  const [slip, setSlip] = useState<OpenSlip>();
  const wait = () => clearTimeout(timer.current);
  const later = (milliseconds: number, run: () => void) => {
    wait();
    timer.current = window.setTimeout(run, milliseconds);
  };
  const close = () => {
    wait();
    setSlip(undefined);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  // Another question: what the slip says is no longer so.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number is what changes
  useEffect(() => {
    clearTimeout(timer.current);
    setSlip(undefined);
  }, [question]);
  return { slip, open: setSlip, close, later, wait };
}

const DIRECTIONS = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const;

interface Walking {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly looks: ReadonlyMap<string, SpaceLook>;
  /** A question about spaces, by its number. */
  readonly asked: number | undefined;
}

/** Arrows walk among the open spaces, with Shift among all. */
function useWalk({ box, looks, asked }: Walking) {
  const [at, setAt] = useState<string>();
  const points = () =>
    [...(box.current?.querySelectorAll<SVGGElement>('[data-space]') ?? [])].map((element) => {
      const button = element.querySelector<SVGRectElement>('.hit')!;
      const { left, top, width, height } = button.getBoundingClientRect();
      return { id: element.dataset.space!, element, button, x: left + width / 2, y: top + height / 2 };
    });
  const isOpen = ({ id }: { readonly id: string }) => looks.get(id)?.status === 'open';
  const goTo = ({ id, button }: ReturnType<typeof points>[number]) => {
    setAt(id);
    button.focus();
  };
  /** True if the key was one of walking. */
  const walk = (event: KeyboardEvent, from: SVGGElement): boolean => {
    const direction = DIRECTIONS[event.key as keyof typeof DIRECTIONS];
    if (direction === undefined) return false;
    event.preventDefault();
    const all = points();
    const here = all.find(({ element }) => element === from);
    const open = all.filter(isOpen);
    const next = here && neighbourIn(here, event.shiftKey || open.length === 0 ? all : open, direction);
    if (next) goTo(next);
    return true;
  };
  // Whoever walks by keyboard stands on a space that was just used: a new question takes them to the nearest open one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number is what changes
  useEffect(() => {
    const here = document.activeElement;
    const used = here !== null && box.current?.contains(here) && here.matches('.hit[aria-disabled=true]');
    if (asked === undefined || !used) return;
    const all = points();
    const from = all.find(({ button }) => button === here);
    const open = all.filter(isOpen);
    if (from === undefined || open.length === 0) return;
    const far = ({ x, y }: { readonly x: number; readonly y: number }) => Math.hypot(x - from.x, y - from.y);
    goTo(open.reduce((best, each) => (far(each) < far(best) ? each : best)));
  }, [asked]);
  return { at, setAt, walk };
}

/** Tab comes to where one was, but never to a space that can no longer be chosen while another can. */
function reachableSpace(looks: ReadonlyMap<string, SpaceLook>, at: string | undefined): string | undefined {
  const all = [...looks.values()];
  const before = at === undefined ? undefined : looks.get(at);
  const open = all.find(({ chosen }) => chosen !== undefined) ?? all.find(({ status }) => status === 'open');
  return (before?.status === 'open' || open === undefined ? (before ?? all[0]) : open)?.id;
}

/** What pressing a space does: choose, confirm, or tell about it; while others play, pencil it in. */
function usePress(context: VaultContext, open: (slip: OpenSlip | undefined) => void) {
  const { looks, plan, pencil } = useVault();
  const { question, seat, propose, confirm, watching, waits } = context;
  return (id: string) => {
    const look = looks.get(id);
    if (look === undefined) return;
    if (asksForSpace(question) && look.status === 'open') {
      open(look.space.fight === undefined ? undefined : { id, pinned: false });
      if (optionOf(context) === `space:${id}`) void confirm();
      else propose(`space:${id}`);
      return;
    }
    open({ id, pinned: true });
    if (!watching && seat !== 'public' && question === null && waits.length > 0) pencil(plan === id ? undefined : id);
  };
}

const lotOf = (target: EventTarget): string | undefined =>
  (target as Element).closest<SVGGElement>('[data-lot]')?.dataset.lot;

/** A pointer that rests opens a slip, one that leaves closes it; a long press of a finger pins it and is no click. */
function usePointer(context: VaultContext, { slip, open, close, later, wait }: ReturnType<typeof useSlip>) {
  const pressed = useRef(false);
  return {
    /** True once after a long press. */
    wasLong: () => {
      const was = pressed.current;
      pressed.current = false;
      return was;
    },
    handlers: {
      onPointerOver: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return;
        const id = spaceOf(event.target)?.dataset.space;
        context.point(id === undefined ? undefined : `space:${id}`);
        if (id === slip?.id) wait();
        else if (id !== undefined && !slip?.pinned) later(REST, () => open({ id, pinned: false }));
        else if (id === undefined && slip !== undefined && !slip.pinned) later(GRACE, close);
      },
      onPointerDown: (event: PointerEvent) => {
        pressed.current = false;
        const id = spaceOf(event.target)?.dataset.space;
        if (event.pointerType !== 'touch' || id === undefined) return;
        later(LONG, () => {
          pressed.current = true;
          open({ id, pinned: true });
        });
      },
      onPointerUp: (event: PointerEvent) => event.pointerType === 'touch' && wait(),
      onPointerCancel: wait,
      onPointerLeave: () => {
        context.point(undefined);
        if (!slip?.pinned) later(GRACE, close);
      },
    },
  };
}

/** What the keyboard does on a space, and a click: choose it, build there, read it, leave it. */
function useSpaceKeys(
  context: VaultContext,
  slips: ReturnType<typeof useSlip>,
  walk: ReturnType<typeof useWalk>['walk'],
  wasLong: () => boolean,
) {
  const { propose, answer } = context;
  const { slip, open, close, wait } = slips;
  const press = usePress(context, open);
  const onClick = (event: MouseEvent) => {
    if (wasLong()) return;
    wait();
    const lot = lotOf(event.target);
    const id = spaceOf(event.target)?.dataset.space;
    if (lot !== undefined) void answer(lot);
    else if (id !== undefined) press(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const lot = lotOf(event.target);
    const element = spaceOf(event.target);
    const presses = event.key === 'Enter' || event.key === ' ';
    if (lot !== undefined && presses) void answer(lot);
    else if (element === null || walk(event, element)) return;
    else if (presses) press(element.dataset.space!);
    else if (event.key === '?') open({ id: element.dataset.space!, pinned: true });
    else if (event.key === 'Escape' && slip !== undefined) close();
    else if (event.key === 'Escape' && context.pending !== undefined) propose(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { onClick, onKeyDown };
}

/** Around every drawing that shows spaces. */
export function SpaceGroup({ context, label, children }: GroupProps) {
  const { looks } = useVault();
  const { question } = context;
  const box = useRef<HTMLDivElement>(null);
  const slips = useSlip(question?.number);
  const { slip, open, close, later, wait } = slips;
  const { at, setAt, walk } = useWalk({ box, looks, asked: asksForSpace(question) ? question?.number : undefined });
  const { wasLong, handlers } = usePointer(context, slips);
  const keys = useSpaceKeys(context, slips, walk, wasLong);
  const anchor = slip && box.current?.querySelector(`[data-space="${slip.id}"] .hit`);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons inside a drawing
    <div
      ref={box}
      className="vault-spaces"
      role="group"
      aria-label={label}
      {...keys}
      {...handlers}
      onFocus={(event) => {
        const element = spaceOf(event.target);
        if (element === null) return;
        setAt(element.dataset.space);
        if (event.target.matches(':focus-visible')) open({ id: element.dataset.space!, pinned: false });
      }}
      onBlur={(event) => {
        if (!slip?.pinned && spaceOf(event.relatedTarget) === null) later(GRACE, close);
      }}
    >
      <KeysContext value={{ reachable: reachableSpace(looks, at), open: slip?.id, context }}>{children}</KeysContext>
      {slip && anchor && (
        <SpaceSlip
          key={slip.id}
          slipId={SLIP}
          id={slip.id}
          anchor={anchor}
          pinned={slip.pinned}
          context={context}
          close={close}
          hold={(held) => (held ? wait() : slip.pinned || later(GRACE, close))}
        />
      )}
    </div>
  );
}
