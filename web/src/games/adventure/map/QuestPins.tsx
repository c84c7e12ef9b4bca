/** A lettered pin wherever an objective can be done: the same letter stands on its quest. */
import { useMemo } from 'react';
import { isPinned, lookingFrom, type PinnedObjective, pinnedObjectives } from '../quests.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { a } from '../words.ts';
import type { Drawn } from './drawn.ts';
import { piecesIn } from './Pieces.tsx';
import { type Pinned, pinPlaces } from './pin-places.ts';
import type { Point } from './shape.ts';

/** An objective at one of its places. */
interface StuckPin extends Pinned, Pick<PinnedObjective, 'letter' | 'objective'> {
  readonly at: Point;
}

export function useQuestPins({ view, seat }: AdventureContext, drawn: ReadonlyMap<string, Drawn>): readonly StuckPin[] {
  const { position } = useAdventure();
  return useMemo(() => {
    const pins = pinnedObjectives(position, lookingFrom(seat))
      .filter(isPinned)
      .flatMap(({ places, ...pin }) => places.map((space) => ({ ...pin, space })));
    const places = pinPlaces(pins, drawn, (space) => piecesIn(view, space));
    return pins.flatMap((pin) => {
      const at = places.get(pin);
      return at === undefined ? [] : [{ ...pin, at }];
    });
  }, [position, view, seat, drawn]);
}

interface QuestPinsProps {
  readonly context: AdventureContext;
  readonly pins: readonly StuckPin[];
}

export const QuestPins = ({ context: { pointed, point }, pins }: QuestPinsProps) =>
  pins.map(({ id, space, letter, objective, at: [x, y] }) => (
    <g
      key={`${id} ${space}`}
      className="quest-pin"
      data-pin={id}
      transform={`translate(${x} ${y})`}
      onPointerEnter={() => point(id)}
      onPointerLeave={() => point(undefined)}
    >
      <title>{a('pin', { letter, task: objective.task })}</title>
      <Pin letter={letter} lit={pointed === id} />
    </g>
  ));

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
