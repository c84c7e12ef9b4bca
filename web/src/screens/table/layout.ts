/** Which shape the table screen has: a desk, a desk whose rail is a drawer, a tablet held upright, or a phone. */
import { useSyncExternalStore } from 'react';

type Shape = 'desk' | 'narrow' | 'tall' | 'phone';

const PHONE = '(max-width: 719px), (max-height: 559px)';
const TALL = '(max-width: 1199px) and (max-aspect-ratio: 1/1)';
const NARROW = '(max-width: 1199px)';

const SHAPES = [
  ['phone', PHONE],
  ['tall', TALL],
  ['narrow', NARROW],
] as const;

export function useShape(): Shape {
  return useSyncExternalStore(
    (listener) => {
      const queries = [PHONE, TALL, NARROW].map((query) => matchMedia(query));
      for (const query of queries) query.addEventListener('change', listener);
      return () => {
        for (const query of queries) query.removeEventListener('change', listener);
      };
    },
    () => SHAPES.find(([, query]) => matchMedia(query).matches)?.[0] ?? 'desk',
  );
}
