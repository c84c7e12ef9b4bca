import { useEffect, useState } from 'react';
import type { Speed } from './Deck.tsx';

const STEP_TIME = 1500;

/** A tape that stands still or plays, from stop to stop, at some speed; at its end it stops, and begins anew when played again. */
export function usePlayback(stops: number, start: () => number) {
  const [at, go] = useState(start);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  useEffect(() => {
    if (!playing) return;
    if (at >= stops - 1) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => go(at + 1), STEP_TIME / speed);
    return () => clearTimeout(timer);
  }, [playing, at, speed, stops]);
  const play = (on: boolean) => {
    if (on && at >= stops - 1) go(0);
    setPlaying(on);
  };
  return { at, go, playing, play, speed, setSpeed };
}
