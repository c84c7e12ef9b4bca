/** Threads from each objective's pin to its place on the map. They run behind the cards, so that they never cross text. */
import { type RefObject, useEffect, useState } from 'react';
import type { PinnedObjective } from '../quests.ts';

interface ThreadsProps {
  readonly wall: RefObject<HTMLElement | null>;
  readonly pins: readonly PinnedObjective[];
}

interface Thread {
  readonly key: string;
  readonly d: string;
}

const middle = ({ left, top, width, height }: DOMRect, from: DOMRect): readonly [number, number] => [
  left + width / 2 - from.left,
  top + height / 2 - from.top,
];

function measured(wall: HTMLElement, pins: readonly PinnedObjective[]): Thread[] {
  const frame = wall.getBoundingClientRect();
  return pins.flatMap(({ id }) => {
    const from = wall.querySelector(`.wall-cards [data-pin="${CSS.escape(id)}"]`);
    return [...wall.querySelectorAll(`.wall-map [data-pin="${CSS.escape(id)}"]`)].flatMap((to, i) => {
      if (from === null) return [];
      const [x, y] = middle(from.getBoundingClientRect(), frame);
      const [u, v] = middle(to.getBoundingClientRect(), frame);
      return [{ key: `${id} ${i}`, d: `M${x} ${y}Q${(x + u) / 2} ${Math.max(y, v) + 14} ${u} ${v}` }];
    });
  });
}

export function Threads({ wall, pins }: ThreadsProps) {
  const [threads, setThreads] = useState<readonly Thread[]>([]);
  useEffect(() => {
    const element = wall.current;
    if (element === null) return;
    const measure = () => setThreads(measured(element, pins));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [wall, pins]);
  return (
    <svg className="threads" aria-hidden="true">
      {threads.map(({ key, d }) => (
        <g key={key} fill="none" strokeLinecap="round">
          <path d={d} stroke="#5A1712" strokeWidth="4.5" />
          <path d={d} stroke="#C8523F" strokeWidth="2.6" />
        </g>
      ))}
    </svg>
  );
}
