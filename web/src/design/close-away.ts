import { type RefObject, useEffect } from 'react';

/** Closes a slip when one presses Esc, or points at neither the slip nor what it belongs to. */
export function useCloseAway(slip: RefObject<Element | null>, owner: Node | null, close: () => void): void {
  useEffect(() => {
    const away = ({ target }: PointerEvent) => {
      if (!slip.current?.contains(target as Node) && !owner?.contains(target as Node)) close();
    };
    const esc = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    document.addEventListener('pointerdown', away, true);
    document.addEventListener('keydown', esc, true);
    return () => {
      document.removeEventListener('pointerdown', away, true);
      document.removeEventListener('keydown', esc, true);
    };
  }, [slip, owner, close]);
}
