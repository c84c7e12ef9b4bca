/** The shelter as a cutaway house, elevators in the middle. */
import { type Colour, PLACES } from '@holotape/vault/printed/icons';
import { freePlaces } from '@holotape/vault/queries/building';
import type { Level } from '@holotape/vault/state';
import { memo, useMemo } from 'react';
import { Quiet } from '../../design/Quiet.tsx';
import { optionOf } from '../module.ts';
import { SpaceButton, SpaceGroup } from './board-keys.tsx';
import { useVault, type VaultContext } from './context.ts';
import { Buried, Earth, FreeLot } from './drawing/earth.tsx';
import { LiftSpaceArt, Shaft } from './drawing/elevator.tsx';
import { RoomBack, RoomFront } from './drawing/room.tsx';
import { SpaceArt } from './drawing/space.tsx';
import {
  BOARD_H,
  BOARD_W,
  type Box,
  columnX,
  type HalfBox,
  halfBox,
  liftHit,
  type Metrics,
  metricsFor,
  placeBox,
  SUMS,
  shaftBox,
} from './layout.ts';
import { levelName, v } from './words.ts';

export function Board(context: VaultContext) {
  const { view, seat } = context;
  const { vault } = useVault();
  const metrics = metricsFor(view.levels.length);
  const own = seat === 'public' ? undefined : seat;
  return (
    <SpaceGroup context={context} label={v('board', { n: view.levels.length - 1 })}>
      <svg className="vault-board" viewBox={`0 0 ${BOARD_W} ${BOARD_H}`} role="presentation">
        <g clipPath="url(#vault-edge)">
          <Earth w={BOARD_W} h={BOARD_H} />
          {view.levels.map((level, i) => (
            <LevelArt
              key={level.name}
              level={level}
              index={i}
              metrics={metrics}
              colour={level.owner === null ? undefined : vault.state.players[level.owner]!.colour}
              own={level.owner !== null && level.owner === own}
              context={context}
            />
          ))}
          <Bedrock metrics={metrics} levels={view.levels.length} />
          <Sums />
        </g>
        <rect
          x=".75"
          y=".75"
          width={BOARD_W - 1.5}
          height={BOARD_H - 1.5}
          rx="6"
          fill="none"
          stroke="var(--bakelite)"
          strokeWidth="1.5"
        />
      </svg>
    </SpaceGroup>
  );
}

interface LevelProps {
  readonly level: Level;
  readonly index: number;
  readonly metrics: Metrics;
  readonly colour: Colour | undefined;
  readonly own: boolean;
  readonly context: VaultContext;
}

function LevelArt({ level, index, metrics, colour, own, context }: LevelProps) {
  const { looks } = useVault();
  const boxes = useMemo(
    () => Array.from({ length: PLACES }, (_, place) => placeBox(metrics, index, place)),
    [metrics, index],
  );
  const halves = useMemo(
    () => boxes.map((box) => [halfBox(metrics, box, 0), halfBox(metrics, box, 1)] as const),
    [boxes, metrics],
  );
  const shaft = useMemo(() => shaftBox(metrics, index), [metrics, index]);
  const lifts = useMemo(() => [liftHit(metrics, shaft, 0), liftHit(metrics, shaft, 1)] as const, [metrics, shaft]);
  const lots = own ? freePlaces(level) : [];
  const placing = context.question?.ask === 'build.place' && own;
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a level of the drawing, not a control
    // biome-ignore lint/a11y/useSemanticElements: a level of the drawing
    <g role="group" aria-label={levelName(level.name)}>
      <Shaft box={shaft} colour={colour} metrics={metrics} />
      {([0, 1] as const).map((which) => {
        const look = looks.get(`${level.name}.lift.${which + 1}`);
        return (
          look && (
            <SpaceButton key={which} id={look.id} hit={lifts[which]}>
              <LiftSpaceArt look={look} shaft={shaft} which={which} metrics={metrics} />
            </SpaceButton>
          )
        );
      })}
      {level.rooms.map((room, place) => {
        const box = boxes[place]!;
        if (room === null) {
          const key = `${level.name} ${place}`;
          return lots.includes(place) ? (
            <FreeLot
              key={key}
              {...box}
              name={placing ? v('lot.build') : v('free-lot')}
              lit={placing}
              chosen={placing && optionOf(context) === String(place + 1)}
              id={String(place + 1)}
            />
          ) : (
            <Buried key={key} {...box} find={index * 6 + place} />
          );
        }
        return (
          <RoomArt
            key={room}
            room={room}
            at={`${level.name}.${place + 1}`}
            box={box}
            halves={halves[place]!}
            metrics={metrics}
          />
        );
      })}
    </g>
  );
}

interface RoomArtProps {
  readonly room: string;
  /** Its place: `top.1`. */
  readonly at: string;
  readonly box: Box;
  readonly halves: readonly [HalfBox, HalfBox];
  readonly metrics: Metrics;
}

function RoomArt({ room, at, box, halves, metrics }: RoomArtProps) {
  const { content, looks } = useVault();
  return (
    <g className="room" data-room={room}>
      <RoomBack id={room} box={box} metrics={metrics} />
      {([0, 1] as const).map((side) => {
        const look = looks.get(`${at}.${side + 1}`);
        return (
          look && (
            <SpaceButton key={side} id={look.id} hit={halves[side].hit}>
              <SpaceArt look={look} half={halves[side]} metrics={metrics} />
            </SpaceButton>
          )
        );
      })}
      <RoomFront name={content.rooms.get(room)?.name ?? room} box={box} metrics={metrics} />
    </g>
  );
}

/** The dice sums that bring a threat to a column. */
const Sums = memo(function Sums() {
  return (
    <Quiet>
      {SUMS.map((sum, at) => (
        <g key={columnX(at)} transform={`translate(${columnX(at)} 45)`}>
          <path d="M0 14l-5-6h10Z" fill="#FBF5E7" stroke="#2A211A" strokeWidth="1.2" />
          <circle r="11.5" fill="#FBF5E7" stroke="#2A211A" strokeWidth="1.6" />
          {sum === null ? (
            <path d="M-4 0h8" stroke="#2A211A" strokeWidth="2.2" />
          ) : (
            <text y="5.4" className="stencil" fontSize="15" textAnchor="middle" fill="#2A211A">
              {sum}
            </text>
          )}
        </g>
      ))}
    </Quiet>
  );
});

/** With few levels there is earth below them: a last line of finds. */
const Bedrock = memo(function Bedrock({ metrics, levels }: { readonly metrics: Metrics; readonly levels: number }) {
  const top = placeBox(metrics, levels, 0).y;
  if (BOARD_H - top < 40) return null;
  return (
    <Quiet>
      {[0, 2, 3, 5].map((place, i) => {
        const box = placeBox(metrics, levels, place);
        return <Buried key={place} {...box} h={BOARD_H - top} find={[4, 8, 12, 14][i]!} bare />;
      })}
    </Quiet>
  );
});
