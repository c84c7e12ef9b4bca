/**
 * A finger is where it came down. A browser may give its tap to a neighbour whose box (not whose outline) is nearer to it, or to
 * a pin beside it; of spaces with crooked borders that is often the wrong one. So a tap is handed back to the space under the finger.
 * And a finger is broad: on the whole map of a phone a space is smaller than its tip. Where it came down on a space that is not
 * asked for, it means the open one next to it.
 */
import { type RefObject, useEffect } from 'react';

const spaceOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-space]') : null;

/** How far the tip of a finger reaches, ring by ring, in pixels of the screen. */
const TIP = [5, 10, 15, 20];
const WAYS = 12;

const isOpen = (space: Element | null): boolean => space !== null && space.getAttribute('aria-disabled') !== 'true';

/** The nearest open space that the tip of the finger covers. */
function openNear({ clientX, clientY }: PointerEvent): Element | undefined {
  for (const r of TIP)
    for (let way = 0; way < WAYS; way += 1) {
      const turn = (2 * Math.PI * way) / WAYS;
      const space = spaceOf(document.elementFromPoint(clientX + r * Math.cos(turn), clientY + r * Math.sin(turn)));
      if (space !== null && isOpen(space)) return space;
    }
  return undefined;
}

export function useTrueTouch(group: RefObject<SVGGElement | null>): void {
  useEffect(() => {
    const spaces = group.current;
    if (spaces === null) return;
    const map = spaces.ownerSVGElement ?? spaces;
    let touched: Element | null = null;
    const down = (event: PointerEvent) => {
      // Even this event may have been given to a neighbour.
      const under =
        event.pointerType === 'mouse' ? null : spaceOf(document.elementFromPoint(event.clientX, event.clientY));
      // One that is blocked says why: only what is not asked for at all makes way.
      touched = under?.matches('[data-state="dim"]') ? (openNear(event) ?? under) : under;
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
