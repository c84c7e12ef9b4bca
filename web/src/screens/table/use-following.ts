/**
 * A list that grows at its end is kept there, unless its reader has gone back on purpose. Only what a reader does counts
 * as going back: our own scrolling, or the browser's when lines are cut away, also tell of themselves as scrolling.
 */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So near to the end one reads the end, in pixels. */
const NEAR = 24;

const GO_BACK = new Set(['ArrowUp', 'PageUp', 'Home']);

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight < NEAR;

interface Following {
  /** How long the list was when its reader went back; undefined while it follows. */
  readonly leftAt: number | undefined;
  toEnd(): void;
}

/** Whatever makes the list longer or the screen smaller: who follows still sees its end. */
function useEndInSight(
  list: RefObject<HTMLElement | null>,
  [length, shown]: readonly [number, unknown],
  follows: RefObject<boolean>,
  readerMoves: RefObject<boolean>,
): void {
  // An observer is told when the page is laid out anyway; to ask for the height at every line would lay it out once more.
  const observer = useRef<ResizeObserver>(undefined);
  useLayoutEffect(() => {
    const element = list.current!;
    observer.current = new ResizeObserver(() => {
      if (!follows.current) return;
      readerMoves.current = false;
      element.scrollTop = element.scrollHeight;
    });
    observer.current.observe(element);
    return () => observer.current?.disconnect();
  }, [list, follows, readerMoves]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines are what scrolls to the end
  useLayoutEffect(() => {
    const last = list.current?.lastElementChild;
    if (last) observer.current?.observe(last);
    return () => {
      if (last) observer.current?.unobserve(last);
    };
  }, [length, shown]);
}

/** `length` grows with the list; `shown` is whatever else changes what stands in it. */
export function useFollowing(list: RefObject<HTMLElement | null>, length: number, shown: unknown): Following {
  const [leftAt, setLeftAt] = useState<number>();
  const follows = useRef(true);
  /** The reader moves the list: what scrolls next is theirs. */
  const readerMoves = useRef(false);
  const now = useRef(length);
  now.current = length;

  const toEnd = useCallback(() => {
    const element = list.current;
    if (element === null) return;
    follows.current = true;
    readerMoves.current = false;
    setLeftAt(undefined);
    element.scrollTop = element.scrollHeight;
  }, [list]);

  useEffect(() => {
    const element = list.current!;
    const moves = () => {
      readerMoves.current = true;
    };
    const wheel = ({ deltaY }: WheelEvent) => deltaY < 0 && moves();
    const key = (event: KeyboardEvent) => GO_BACK.has(event.key) && moves();
    // A press on the list itself, not on a line of it, is on its scroll bar.
    const press = ({ target }: PointerEvent) => target === element && moves();
    const scrolled = () => {
      const follow = isAtEnd(element) || (follows.current && !readerMoves.current);
      if (follow === follows.current) return;
      follows.current = follow;
      readerMoves.current = false;
      setLeftAt(follow ? undefined : now.current);
    };
    const passive = { passive: true };
    element.addEventListener('wheel', wheel, passive);
    element.addEventListener('touchmove', moves, passive);
    element.addEventListener('keydown', key);
    element.addEventListener('pointerdown', press);
    element.addEventListener('scroll', scrolled, passive);
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('touchmove', moves);
      element.removeEventListener('keydown', key);
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('scroll', scrolled);
    };
  }, [list]);

  useEndInSight(list, [length, shown], follows, readerMoves);
  return { leftAt, toEnd };
}
