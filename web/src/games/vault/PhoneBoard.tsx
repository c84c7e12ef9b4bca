/** The shelter on a phone: the whole of it as an overview to tap on, and one wing of a level at reading size. */
import { freePlaces } from '@holotape/vault/queries/building';
import type { Level } from '@holotape/vault/state';
import { type ReactNode, useEffect, useState } from 'react';
import { Sign, Tag } from '../../design/index.ts';
import { Quiet } from '../../design/Quiet.tsx';
import { optionOf } from '../module.ts';
import { SpaceButton, SpaceGroup } from './board-keys.tsx';
import { useVault, type VaultContext } from './context.ts';
import { FreeLot } from './drawing/earth.tsx';
import { LiftSpaceArt, Shaft } from './drawing/elevator.tsx';
import { Glyph, threatGlyph } from './drawing/glyphs.tsx';
import { RoomBack, RoomFront } from './drawing/room.tsx';
import { paintOf, Shape } from './drawing/shapes.tsx';
import { SpaceArt } from './drawing/space.tsx';
import { halfBox, liftHit, type Metrics, parseSpace, roomHeight } from './layout.ts';
import { lastPlacement, type SpaceLook } from './look.ts';
import { levelName, v } from './words.ts';

/** One half of a level: three places on one side of the elevator. */
interface Wing {
  readonly level: number;
  readonly side: 0 | 1;
}

const METRICS: Metrics = { plate: 21, stage: 81, slab: 35, small: false };
const ROOM = { x: 1, y: 1, w: 182, h: roomHeight(METRICS) };
const HALVES = [halfBox(METRICS, ROOM, 0), halfBox(METRICS, ROOM, 1)] as const;
const SHAFT = { x: 27, y: 1, w: 130, h: roomHeight(METRICS) };
const LIFTS = [liftHit(METRICS, SHAFT, 0), liftHit(METRICS, SHAFT, 1)] as const;
const BOX = `0 0 184 ${ROOM.h + 2}`;

/** The wing a space is in; elevators belong to the wing that is shown. */
function wingOf(id: string, levels: readonly Pick<Level, 'name'>[], shown: Wing): Wing | undefined {
  const spot = parseSpace(id);
  const level = levels.findIndex(({ name }) => name === spot?.level);
  if (spot === undefined || level < 0) return undefined;
  return { level, side: spot.at >= 12 ? shown.side : spot.at < 6 ? 0 : 1 };
}

/** The wing that is shown: what one turns to, and what happens elsewhere and has to be seen. */
function useWing(context: VaultContext): readonly [Wing, (wing: Wing) => void] {
  const { view, question } = context;
  const chosen = optionOf(context);
  const [wing, setWing] = useState<Wing>(() => ({ level: 0, side: 1 }));
  // What was chosen elsewhere is shown; a lot to build on is on one's own level.
  const placing = question?.ask === 'build.place' ? question.seat : undefined;
  useEffect(() => {
    if (chosen?.startsWith('space:')) setWing((now) => wingOf(chosen.slice('space:'.length), view.levels, now) ?? now);
  }, [chosen, view.levels]);
  useEffect(() => {
    if (placing === undefined) return;
    const own = view.levels.findIndex(({ owner }) => owner === placing);
    setWing((now) => ({ level: own, side: now.side }));
  }, [placing, view.levels]);

  // Who only watches is taken to what happens.
  const last = context.watching ? lastPlacement(context.log)?.space : undefined;
  useEffect(() => {
    if (last !== undefined) setWing((now) => wingOf(last, view.levels, now) ?? now);
  }, [last, view.levels]);
  return [wing, setWing];
}

export function PhoneBoard(context: VaultContext) {
  const { view, question } = context;
  const { looks } = useVault();
  const [wing, setWing] = useWing(context);
  const level = view.levels[wing.level] ?? view.levels[0]!;
  const count = view.levels.length * 2;
  const go = (by: number) => {
    const at = (wing.level * 2 + wing.side + by + count) % count;
    setWing({ level: at >> 1, side: (at & 1) as 0 | 1 });
  };
  const openIn = (index: number, side: 0 | 1) =>
    [...looks.values()].filter((look) => {
      const spot = parseSpace(look.id);
      return (
        look.status === 'open' &&
        spot !== undefined &&
        view.levels[index]?.name === spot.level &&
        (spot.at >= 12 || spot.at < 6 === (side === 0))
      );
    }).length;
  const open = openIn(wing.level, wing.side);
  const name = v(wing.side === 0 ? 'wing.left' : 'wing.right', { level: capital(levelName(level.name)) });
  return (
    <div className="vault-phone">
      <Overview context={context} wing={wing} go={setWing} openIn={openIn} />
      <div className="wing-head">
        <button type="button" className="key sm" aria-label={v('wing.before')} onClick={() => go(-1)}>
          <Sign name="left" />
        </button>
        <h2 aria-live="polite">{name}</h2>
        {question !== null && (
          <Tag kind={open > 0 ? 'good' : 'plain'}>{open > 0 ? v('wing.open', { n: open }) : v('wing.none')}</Tag>
        )}
        <button type="button" className="key sm" aria-label={v('wing.next')} onClick={() => go(1)}>
          <Sign name="right" />
        </button>
      </div>
      <SpaceGroup context={context} label={name}>
        <div className="wing">
          <WingRooms level={level} side={wing.side} context={context} />
        </div>
      </SpaceGroup>
    </div>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface WingProps {
  readonly level: Level;
  readonly side: 0 | 1;
  readonly context: VaultContext;
}

function WingRooms({ level, side, context }: WingProps) {
  const { content, looks, vault } = useVault();
  const own = level.owner !== null && level.owner === context.seat;
  const lots = own ? freePlaces(level) : [];
  const placing = context.question?.ask === 'build.place' && own;
  const places = side === 0 ? [2, 1, 0] : [3, 4, 5];
  const colour = level.owner === null ? undefined : vault.state.players[level.owner]!.colour;
  const rooms: ReactNode[] = places.flatMap((place) => {
    const room = level.rooms[place] ?? null;
    if (room === null)
      return lots.includes(place)
        ? [
            <svg key={place} viewBox={BOX} role="presentation">
              <FreeLot
                {...ROOM}
                name={placing ? v('lot.build') : v('free-lot')}
                lit={placing}
                chosen={false}
                id={String(place + 1)}
              />
            </svg>,
          ]
        : [];
    return [
      <svg key={room} viewBox={BOX} role="presentation">
        <RoomBack id={room} box={ROOM} metrics={METRICS} />
        {([0, 1] as const).map((half) => {
          const look = looks.get(`${level.name}.${place + 1}.${half + 1}`);
          return (
            look && (
              <SpaceButton key={half} id={look.id} hit={HALVES[half].hit}>
                <SpaceArt look={look} half={HALVES[half]} metrics={METRICS} />
              </SpaceButton>
            )
          );
        })}
        <RoomFront name={content.rooms.get(room)?.name ?? room} box={ROOM} metrics={METRICS} />
      </svg>,
    ];
  });
  return (
    <>
      {rooms}
      <svg viewBox={BOX} role="presentation">
        <rect x="1" y="1" width="182" height={ROOM.h} rx="3" fill="var(--bakelite)" />
        <Shaft box={SHAFT} colour={colour} metrics={METRICS} />
        {([0, 1] as const).map((which) => {
          const look = looks.get(`${level.name}.lift.${which + 1}`);
          return (
            look && (
              <SpaceButton key={which} id={look.id} hit={LIFTS[which]}>
                <LiftSpaceArt look={look} shaft={SHAFT} which={which} metrics={METRICS} />
              </SpaceButton>
            )
          );
        })}
      </svg>
    </>
  );
}

const PITCH = 28.5;

interface OverviewProps {
  readonly context: VaultContext;
  readonly wing: Wing;
  readonly go: (wing: Wing) => void;
  readonly openIn: (level: number, side: 0 | 1) => number;
}

/** The whole shelter in a strip. Every wing can be tapped. */
function Overview({ context, wing, go, openIn }: OverviewProps) {
  const { levels } = context.view;
  const h = levels.length * PITCH + 8;
  return (
    <div className="overview">
      {/* biome-ignore lint/a11y/useSemanticElements: buttons inside a drawing */}
      <svg viewBox={`0 0 374 ${h}`} role="group" aria-label={v('overview')}>
        <Quiet>
          <rect width="374" height={h} fill="var(--sky-2)" />
          <rect y="8" width="374" height={h} fill="var(--earth-1)" />
          <path d={`M0 58Q100 50 200 62T374 58V${h}H0Z`} fill="var(--earth-2)" />
          <path d={`M0 92Q120 84 240 96T374 90V${h}H0Z`} fill="var(--earth-3)" />
          <rect y="8" width="374" height={h} fill="url(#ht)" opacity=".6" />
          {levels.map((level, i) => (
            <LevelStrip key={level.name} level={level} y={5 + i * PITCH} />
          ))}
        </Quiet>
        {levels.map((level, i) =>
          ([0, 1] as const).map((side) => (
            <WingKey
              key={`${level.name} ${side}`}
              name={v(side === 0 ? 'wing.left' : 'wing.right', { level: levelName(level.name) })}
              at={{ level: i, side }}
              shown={wing.level === i && wing.side === side}
              open={openIn(i, side)}
              go={go}
            />
          )),
        )}
      </svg>
    </div>
  );
}

/** A level's rooms and its elevator in the overview. */
function LevelStrip({ level, y }: { readonly level: Level; readonly y: number }) {
  const { looks, vault } = useVault();
  const colour = level.owner === null ? undefined : vault.state.players[level.owner]!.colour;
  return (
    <g>
      {level.rooms.map((room, place) => {
        if (room === null) return null;
        const x = place < 3 ? 7 + place * 55 : 202 + (place - 3) * 55;
        return (
          <g key={room}>
            <rect
              x={x}
              y={y}
              width="53.5"
              height="26"
              rx="2"
              fill="var(--concrete)"
              stroke="var(--concrete-line)"
              strokeWidth="1.4"
            />
            {([0, 1] as const).map((half) => {
              const look = looks.get(`${level.name}.${place + 1}.${half + 1}`);
              return look && <Cell key={half} look={look} x={x + 2 + half * 26} y={y + 2.5} />;
            })}
          </g>
        );
      })}
      <rect
        x="172"
        y={y}
        width="28.5"
        height="26"
        rx="2"
        fill={colour === undefined ? 'var(--concrete-2)' : paintOf(colour)}
        stroke="var(--concrete-line)"
        strokeWidth="1.6"
      />
      {colour && (
        <Shape colour={colour} x={186.3} y={y + 13} scale={0.9} fill="#FFF8E8" stroke="#2A211A" strokeWidth={1.2} />
      )}
    </g>
  );
}

interface WingKeyProps {
  readonly name: string;
  readonly at: Wing;
  readonly shown: boolean;
  readonly open: number;
  readonly go: (wing: Wing) => void;
}

function WingKey({ name, at, shown, open, go }: WingKeyProps) {
  const box = { x: at.side === 0 ? 3 : 198, y: 2.5 + at.level * PITCH, width: 171, height: 31, rx: 5 };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button inside a drawing
    <g
      role="button"
      tabIndex={0}
      className="wing-key"
      aria-pressed={shown}
      aria-label={open > 0 ? `${name}, ${v('wing.open', { n: open })}` : name}
      onClick={() => go(at)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        go(at);
      }}
    >
      <rect {...box} fill="transparent" />
      {shown && (
        <>
          <rect {...box} fill="none" stroke="#2A211A" strokeWidth="5" />
          <rect {...box} fill="none" stroke="#FFF8E8" strokeWidth="2.6" />
        </>
      )}
    </g>
  );
}

/** One space in the overview: lit, taken, covered, shut or empty. */
function Cell({ look, x, y }: { readonly look: SpaceLook; readonly x: number; readonly y: number }) {
  const { status, threat, pegs, chosen } = look;
  const [cx, cy] = [x + 12.15, y + 10.5];
  const peg = pegs[0];
  const open = status === 'open';
  if (chosen !== undefined)
    return (
      <>
        <rect x={x} y={y} width="24.3" height="21" fill="#F2B632" stroke="#2A211A" strokeWidth="2" />
        <path d={`m${cx - 6} ${cy} 4.500 5 8-10`} fill="none" stroke="#2A211A" strokeWidth="2.8" />
      </>
    );
  return (
    <>
      <rect x={x} y={y} width="24.3" height="21" fill={threat ? 'url(#haz)' : open ? '#FFE48A' : 'var(--concrete-2)'} />
      {threat && (
        <>
          <rect x={x + 3} y={y + 2.5} width="18.3" height="16" fill={open ? '#FFE48A' : '#FBF1DC'} stroke="#2A211A" />
          {peg === undefined && <Glyph path={threatGlyph(threat.id)} x={cx} y={cy} size={15} fill="#7E2018" />}
        </>
      )}
      {peg !== undefined ? (
        <Shape colour={peg.colour} x={cx} y={cy} scale={0.9} stroke={threat ? '#2A211A' : '#FFF8E8'} strokeWidth={2} />
      ) : threat ? null : open ? (
        <path d={`M${cx} ${cy - 5}v10M${cx - 5} ${cy}h10`} stroke="#2A211A" strokeWidth="2.2" />
      ) : (
        status === 'blocked' && (
          <path d={`m${cx - 4.5} ${cy - 4.5} 9 9m0-9-9 9`} stroke="var(--line)" strokeWidth="1.8" opacity=".7" />
        )
      )}
    </>
  );
}
