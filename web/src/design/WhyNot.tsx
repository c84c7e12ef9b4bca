/**
 * "Why not?" A blocked thing opens a slip of paper beside it: a bold word, one sentence, the rule. It opens on click,
 * on "?" while the thing has the focus, on a rest of the pointer and on a long press, and stays while the pointer is in.
 */
import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../text/index.ts';
import { useCloseAway } from './close-away.ts';
import { Sign } from './Icon.tsx';
import { RuleTag } from './RuleTag.tsx';

export interface Why {
  /** The bold word; "Not now" if left out. */
  readonly title?: string;
  readonly text: ReactNode;
  readonly rule?: string | undefined;
  /** Nothing is refused: the slip says what a thing is. */
  readonly plain?: boolean;
}

const REST = 450;
const MARGIN = 8;

interface SlipProps extends Why {
  readonly anchor: Element;
  readonly id: string;
  readonly close: () => void;
  readonly hold: (held: boolean) => void;
}

/** Places a slip beside its anchor, wholly inside the window: above it if there is room, else below. */
export function placeBeside(anchor: Element, slip: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = slip.getBoundingClientRect();
  const left = Math.min(Math.max(MARGIN, at.left + at.width / 2 - width / 2), window.innerWidth - width - MARGIN);
  const above = at.top - height - 10;
  const top = above >= MARGIN ? above : Math.min(at.bottom + 10, window.innerHeight - height - MARGIN);
  slip.style.left = `${left}px`;
  slip.style.top = `${Math.max(MARGIN, top)}px`;
  slip.style.setProperty('--point', `${at.left + at.width / 2 - left}px`);
  slip.dataset.side = above >= MARGIN ? 'above' : 'below';
}

function WhySlip({ anchor, id, title, text, rule, plain = false, close, hold }: SlipProps) {
  const slip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => slip.current && placeBeside(anchor, slip.current);
    place();
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, true);
    return () => {
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, true);
    };
  }, [anchor]);
  useCloseAway(slip, anchor, close);
  return createPortal(
    <div
      ref={slip}
      className={plain ? 'why slip plain' : 'why slip'}
      id={id}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
    >
      <div role="status">
        <b>
          {!plain && <Sign name="no" size={18} />}
          {title ?? t('why.not')}
        </b>
        {text} {rule && <RuleTag id={rule} />}
      </div>
    </div>,
    document.body,
  );
}

/** Gives a blocked thing its slip: spread `props` on it, render `bubble` beside it, `open()` it on a click. */
export function useWhyNot(why: Why | undefined) {
  const id = useId();
  const [anchor, setAnchor] = useState<Element>();
  const timer = useRef(0);
  const last = useRef<Element>(undefined);

  const close = useCallback(() => {
    clearTimeout(timer.current);
    setAnchor(undefined);
  }, []);
  const soon = useCallback((run: () => void) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(run, REST);
  }, []);
  const hold = useCallback((held: boolean) => (held ? clearTimeout(timer.current) : soon(close)), [soon, close]);
  const open = useCallback(() => setAnchor(last.current), []);

  useEffect(() => () => clearTimeout(timer.current), []);
  const free = why === undefined;
  useEffect(() => {
    if (free) setAnchor(undefined);
  }, [free]);

  const note = (event: { readonly currentTarget: Element }) => {
    last.current = event.currentTarget;
  };
  const props = {
    'aria-describedby': anchor ? id : undefined,
    // A finger neither rests nor leaves: what it tapped stays open until it taps elsewhere.
    onPointerEnter: (event: React.PointerEvent<Element>) => {
      note(event);
      if (event.pointerType !== 'touch') soon(open);
    },
    onPointerLeave: (event: React.PointerEvent<Element>) => {
      if (event.pointerType !== 'touch') soon(close);
    },
    onPointerDown: note,
    onFocus: note,
    onBlur: () => soon(close),
    onKeyDown: (event: React.KeyboardEvent<Element>) => {
      note(event);
      if (event.key !== '?') return;
      event.preventDefault();
      event.stopPropagation();
      open();
    },
  };
  const bubble =
    why !== undefined && anchor !== undefined ? (
      <WhySlip {...why} anchor={anchor} id={id} close={close} hold={hold} />
    ) : null;
  return { props, bubble, open, close };
}

/** A "no" with its reason, in the flow of a form. */
export function WhyLine({ title, text, rule }: Why) {
  return (
    <p className="whyline">
      <Sign name="no" size={18} />
      <span>
        {title && <b>{title} </b>}
        {text} {rule && <RuleTag id={rule} />}
      </span>
    </p>
  );
}
