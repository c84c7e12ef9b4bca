/** Which shape the table screen has: a desk, a desk whose rail is a drawer, or a phone. */
import { useSyncExternalStore } from 'react';

export type Shape = 'desk' | 'narrow' | 'phone';

const PHONE = '(max-width: 799px), (max-height: 559px)';
const NARROW = '(max-width: 1199px)';

export function useShape(): Shape {
  return useSyncExternalStore(
    (listener) => {
      const queries = [PHONE, NARROW].map((query) => matchMedia(query));
      for (const query of queries) query.addEventListener('change', listener);
      return () => {
        for (const query of queries) query.removeEventListener('change', listener);
      };
    },
    () => (matchMedia(PHONE).matches ? 'phone' : matchMedia(NARROW).matches ? 'narrow' : 'desk'),
  );
}
