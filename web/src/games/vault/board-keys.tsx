/**
 * Pointing, clicking and walking over the spaces of a board. One of them can be reached by Tab; arrows walk among the
 * open ones, with Shift among all. A rest of the pointer, the keyboard's focus, a long press or "?" open the slip.
 */
import {
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
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

/** Around every drawing that shows spaces. */
export function SpaceGroup({ context, label, children }: GroupProps) {
  const { looks, plan, pencil } = useVault();
  const { question, seat, propose, confirm, answer, watching } = context;
  const chosen = optionOf(context);
  const box = useRef<HTMLDivElement>(null);
  const timer = useRef(0);
  const pressed = useRef(false);
  const [at, setAt] = useState<string>();
  /** Whose slip is open; pinned: until it is closed. */
  const [slip, setSlip] = useState<{ readonly id: string; readonly pinned: boolean }>();
  const asked = asksForSpace(question);

  const later = (wait: number, run: () => void) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(run, wait);
  };
  const close = () => {
    clearTimeout(timer.current);
    setSlip(undefined);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  // Another question: what the slip says is no longer so.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number is what changes
  useEffect(() => {
    clearTimeout(timer.current);
    setSlip(undefined);
  }, [question?.number]);

  const press = (id: string) => {
    const look = looks.get(id);
    if (look === undefined) return;
    if (asked && look.status === 'open') {
      setSlip(look.space.fight === undefined ? undefined : { id, pinned: false });
      if (chosen === `space:${id}`) void confirm();
      else propose(`space:${id}`);
      return;
    }
    setSlip({ id, pinned: true });
    if (!asked && !watching && seat !== 'public' && question === null && context.waits.length > 0)
      pencil(plan === id ? undefined : id);
  };

  const points = () =>
    [...(box.current?.querySelectorAll<SVGGElement>('[data-space]') ?? [])].map((element) => {
      const button = element.querySelector<SVGRectElement>('.hit')!;
      const { left, top, width, height } = button.getBoundingClientRect();
      return { id: element.dataset.space!, element, button, x: left + width / 2, y: top + height / 2 };
    });

  const walk = (event: KeyboardEvent, from: SVGGElement) => {
    const direction = ({ ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const)[
      event.key as 'ArrowLeft'
    ];
    if (direction === undefined) return false;
    event.preventDefault();
    const all = points();
    const here = all.find(({ element }) => element === from);
    const open = all.filter(({ id }) => looks.get(id)?.status === 'open');
    const among = event.shiftKey || open.length === 0 ? all : open;
    const next = here && neighbourIn(here, among, direction);
    if (next) {
      setAt(next.id);
      next.button.focus();
    }
    return true;
  };

  // Whoever walks by keyboard stands on a space that was just used: a new question takes them to the nearest open one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number is what changes
  useEffect(() => {
    const here = document.activeElement;
    if (!asked || here === null || !box.current?.contains(here) || !here.matches('.hit[aria-disabled=true]')) return;
    const all = points();
    const from = all.find(({ button }) => button === here);
    const open = all.filter(({ id }) => looks.get(id)?.status === 'open');
    if (from === undefined || open.length === 0) return;
    const far = ({ x, y }: { readonly x: number; readonly y: number }) => Math.hypot(x - from.x, y - from.y);
    const nearest = open.reduce((best, each) => (far(each) < far(best) ? each : best));
    setAt(nearest.id);
    nearest.button.focus();
  }, [question?.number]);

  const onKeyDown = (event: KeyboardEvent) => {
    const lot = (event.target as Element).closest<SVGGElement>('[data-lot]')?.dataset.lot;
    if (lot !== undefined && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      void answer(lot);
      return;
    }
    const element = spaceOf(event.target);
    if (element === null || walk(event, element)) return;
    const id = element.dataset.space!;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      press(id);
    } else if (event.key === '?') {
      event.preventDefault();
      setSlip({ id, pinned: true });
    } else if (event.key === 'Escape' && (slip !== undefined || chosen !== undefined)) {
      event.stopPropagation();
      if (slip !== undefined) close();
      else propose(undefined);
    }
  };

  const onPointerOver = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    const id = spaceOf(event.target)?.dataset.space;
    context.point(id === undefined ? undefined : `space:${id}`);
    if (id === slip?.id) clearTimeout(timer.current);
    else if (id !== undefined && !slip?.pinned) later(REST, () => setSlip({ id, pinned: false }));
    else if (id === undefined && slip !== undefined && !slip.pinned) later(GRACE, close);
  };
  const onPointerDown = (event: PointerEvent) => {
    pressed.current = false;
    const id = spaceOf(event.target)?.dataset.space;
    if (event.pointerType !== 'touch' || id === undefined) return;
    later(LONG, () => {
      pressed.current = true;
      setSlip({ id, pinned: true });
    });
  };

  // Tab comes to where one was, but never to a space that can no longer be chosen while another can.
  const all = [...looks.values()];
  const before = at === undefined ? undefined : looks.get(at);
  const open = all.find(({ chosen: here }) => here !== undefined) ?? all.find(({ status }) => status === 'open');
  const reachable = (before?.status === 'open' || open === undefined ? (before ?? all[0]) : open)?.id;
  const anchor = slip && box.current?.querySelector(`[data-space="${slip.id}"] .hit`);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons inside a drawing
    <div
      ref={box}
      className="vault-spaces"
      role="group"
      aria-label={label}
      onClick={(event) => {
        if (pressed.current) {
          pressed.current = false;
          return;
        }
        clearTimeout(timer.current);
        const lot = (event.target as Element).closest<SVGGElement>('[data-lot]')?.dataset.lot;
        if (lot !== undefined) {
          void answer(lot);
          return;
        }
        const id = spaceOf(event.target)?.dataset.space;
        if (id !== undefined) press(id);
      }}
      onKeyDown={onKeyDown}
      onPointerOver={onPointerOver}
      onPointerDown={onPointerDown}
      onPointerUp={(event) => event.pointerType === 'touch' && clearTimeout(timer.current)}
      onPointerCancel={() => clearTimeout(timer.current)}
      onPointerLeave={() => {
        context.point(undefined);
        if (!slip?.pinned) later(GRACE, close);
      }}
      onFocus={(event) => {
        const element = spaceOf(event.target);
        if (element === null) return;
        setAt(element.dataset.space);
        if (event.target.matches(':focus-visible')) setSlip({ id: element.dataset.space!, pinned: false });
      }}
      onBlur={(event) => {
        if (!slip?.pinned && spaceOf(event.relatedTarget) === null) later(GRACE, close);
      }}
    >
      <KeysContext value={{ reachable, open: slip?.id, context }}>{children}</KeysContext>
      {slip && anchor && (
        <SpaceSlip
          key={slip.id}
          slipId={SLIP}
          id={slip.id}
          anchor={anchor}
          pinned={slip.pinned}
          context={context}
          close={close}
          hold={(held) => (held ? clearTimeout(timer.current) : slip.pinned || later(GRACE, close))}
        />
      )}
    </div>
  );
}
