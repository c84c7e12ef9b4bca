/** Time that passes on the screen. */
import { useEffect, useState } from 'react';

/** The time (ms since 1970), renewed so often; it stands still while `running` is false. */
export function useNow(running = true, every = 1000): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!running) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [running, every]);
  return now;
}

/** Whole seconds until then; 0 when it is over, or if there is no then. */
export function useSecondsLeft(until: number | undefined): number {
  const now = useNow(until !== undefined, 500);
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}
