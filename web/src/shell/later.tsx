/**
 * A part of the app whose code comes when it is wanted, or before. React's own `lazy` keeps what stands in for a part on the
 * screen for 300 ms, also when the code is there at once: the page would be empty at every first visit.
 */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** The code of a part did not come: the net is away, or a newer version has taken its place. */
export class NotLoaded extends Error {}

type Later<Props> = ComponentType<Props> & {
  /** Fetches the code. What fails is tried again when it is wanted. */
  ahead(): void;
};

/**
 * A browser may remember for as long as a page lives that a file did not come: only a fresh page asks for it again. One that
 * is fresh already would gain nothing, and without a server there would be no page at all.
 */
async function afresh(): Promise<boolean> {
  const [came] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (came?.type === 'reload') return false;
  const there = await fetch(location.href, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (there) location.reload();
  return there;
}

export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** What is seen until then. */
  meanwhile: ReactNode,
): Later<Props> {
  let part: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  let hasFailed = false;
  const fetchIt = (): Promise<void> => {
    loading ??= load().then(
      (loaded) => {
        part = loaded;
      },
      (error: Error) => {
        loading = undefined;
        hasFailed = true;
        throw new NotLoaded(error.message, { cause: error });
      },
    );
    return loading;
  };

  function Part(props: Props): ReactNode {
    const [Loaded, setLoaded] = useState(() => part);
    const [trouble, setTrouble] = useState<NotLoaded>();
    useEffect(() => {
      let here = true;
      const isSecond = hasFailed;
      if (Loaded === undefined)
        fetchIt().then(
          () => here && setLoaded(() => part),
          async (error: NotLoaded) => {
            if (here && !(isSecond && (await afresh()))) setTrouble(error);
          },
        );
      return () => {
        here = false;
      };
    }, [Loaded]);
    // For the boundary around all pages, which says what can be done.
    if (trouble !== undefined) throw trouble;
    return Loaded === undefined ? meanwhile : <Loaded {...props} />;
  }
  return Object.assign(Part, { ahead: () => void fetchIt().catch(() => undefined) });
}
