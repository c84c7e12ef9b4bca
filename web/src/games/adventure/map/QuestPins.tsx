/** A lettered pin wherever an objective can be done: the same letter stands on its quest. */
import { isPinned, lookingFrom, pinnedObjectives } from '../quests.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { a } from '../words.ts';
import type { Drawn } from './drawn.ts';
import type { Point } from './shape.ts';

interface QuestPinsProps {
  readonly context: AdventureContext;
  readonly drawn: ReadonlyMap<string, Drawn>;
}

export function QuestPins({ context, drawn }: QuestPinsProps) {
  const { position } = useAdventure();
  const { pointed, point } = context;
  const stuck = new Map<string, number>();
  return pinnedObjectives(position, lookingFrom(context.seat))
    .filter(isPinned)
    .flatMap(({ id, letter, places, objective }) =>
      places.flatMap((space) => {
        const at = drawn.get(space);
        if (at === undefined) return [];
        const n = stuck.get(space) ?? 0;
        stuck.set(space, n + 1);
        const [sx, sy] = pinPlace(at, n);
        return [
          <g
            key={`${id} ${space}`}
            className="quest-pin"
            data-pin={id}
            transform={`translate(${at.x + sx} ${at.y + sy})`}
            onPointerEnter={() => point(id)}
            onPointerLeave={() => point(undefined)}
          >
            <title>{a('pin', { letter, task: objective.task })}</title>
            <Pin letter={letter} lit={pointed === id} />
          </g>,
        ];
      }),
    );
}

/** Between two pins of one space. */
const APART = 19;

/** Beside the head of a name, one over the other, so that it can be read; else where tokens come last. */
function pinPlace({ block, slots }: Drawn, n: number): Point {
  if (block === undefined) return slots[Math.max(0, slots.length - 1 - n)]!;
  return [block.x - block.w / 2, block.y - block.h / 2 + 6 - APART * n];
}

/** A pin with its letter, drawn around 0, 0. */
export const Pin = ({ letter, lit = false }: { readonly letter: string; readonly lit?: boolean }) => (
  <>
    {lit && <circle r="16" fill="none" stroke="#F2B632" strokeWidth="5" />}
    <circle cx="1" cy="2" r="10.5" fill="rgb(0 0 0 / .35)" />
    <circle r="10.5" fill="#B9342B" stroke="#FFF8E8" strokeWidth="1.6" />
    <circle cx="-3" cy="-4" r="2.4" fill="#FFF8E8" fillOpacity=".55" />
    <text y="5" className="map-level" fontSize="14" fill="#FFF6E4">
      {letter}
    </text>
  </>
);
