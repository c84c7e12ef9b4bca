/**
 * A finger is where it came down. A browser may give its tap to a neighbour whose box (not whose outline) is nearer to it, or to
 * a pin beside it; of spaces with crooked borders that is often the wrong one. So a tap is handed back to the space under the finger.
 */
import { type RefObject, useEffect } from 'react';

const spaceOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-space]') : null;

export function useTrueTouch(group: RefObject<SVGGElement | null>): void {
  useEffect(() => {
    const spaces = group.current;
    if (spaces === null) return;
    const map = spaces.ownerSVGElement ?? spaces;
    let touched: Element | null = null;
    const down = (event: PointerEvent) => {
      touched = event.pointerType === 'mouse' ? null : spaceOf(event.target);
    };
    const click = (event: MouseEvent) => {
      const meant = touched;
      touched = null;
      if (meant === null || !spaces.contains(meant) || spaceOf(event.target) === meant) return;
      event.stopPropagation();
      meant.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    };
    map.addEventListener('pointerdown', down, true);
    map.addEventListener('click', click, true);
    return () => {
      map.removeEventListener('pointerdown', down, true);
      map.removeEventListener('click', click, true);
    };
  }, [group]);
}
