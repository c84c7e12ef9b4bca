/** A tile of the map as it is printed: ground, borders, studs, names and printed icons. Nothing on it moves. */

import type { Space } from '@holotape/adventure/printed/tiles';
import { memo } from 'react';
import { Quiet } from '../../../design/Quiet.tsx';
import { type Ground, groundOf, PAINT } from './ground.ts';
import { ANY_PLACE, ENEMIES, hills, LITTLE_THINGS, PLACES, radioactive } from './pictures.ts';
import { blockParts, type SpacePlan, type TilePlan } from './plan.ts';
import { hashOf, hexagon, rimPoint } from './shape.ts';

interface TileProps {
  readonly plan: TilePlan;
  /** Half-sides that the road of this place crosses. */
  readonly road: readonly number[];
}

export const TileArt = memo(function TileArt({ plan, road }: TileProps) {
  const { tile, radius, spaces, borders, studs } = plan;
  const rim = hexagon(radius - 1.2);
  const clip = `tile-${tile.id}-${Math.round(radius)}`;
  return (
    <Quiet>
      {spaces.map(({ space, path }) => {
        const { fill, pattern } = PAINT[groundOf(space)];
        return (
          <g key={space.id}>
            <path d={path} fill={fill} />
            <path d={path} fill={pattern} />
          </g>
        );
      })}
      <clipPath id={clip}>
        <path d={rim} />
      </clipPath>
      <Road plan={plan} road={road} clip={clip} />
      <g fill="none" stroke="var(--map-line)" strokeWidth="3.4" strokeLinejoin="round" strokeLinecap="round">
        {borders.map((curve) => (
          <path key={curve} d={curve} />
        ))}
      </g>
      {spaces.map((each) => (
        <Warning key={each.space.id} plan={each} clip={clip} />
      ))}
      {studs.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="5" fill="var(--map-line)" stroke="var(--map-ink)" strokeWidth="1.4" />
      ))}
      <path d={rim} fill="none" stroke="var(--map-line)" strokeWidth="3.2" transform="scale(.984)" />
      <path d={rim} fill="none" stroke="var(--map-ink)" strokeWidth="1.4" />
    </Quiet>
  );
});

/** What is printed over the ground, above whatever light lies on it. */
export const TilePrint = memo(function TilePrint({ plan }: Pick<TileProps, 'plan'>) {
  return (
    <Quiet>
      {plan.spaces.map((each) => (
        <Printed key={each.space.id} tile={plan} plan={each} />
      ))}
    </Quiet>
  );
});

/** The names, above the pieces too: where many stand on a small space it can still be read. */
export const TileNames = memo(function TileNames({ plan }: Pick<TileProps, 'plan'>) {
  return (
    <Quiet>
      {plan.spaces.map(({ space, places, lines }) =>
        places.block === undefined
          ? null
          : blockParts(places.block, plan, lines.length).texts.map(({ x, y }, i) => (
              <text key={`${space.id} ${lines[i]}`} x={x} y={y} className="map-name" fontSize={plan.letter}>
                {lines[i]}
              </text>
            )),
      )}
    </Quiet>
  );
});

/** The inner edge of ground that costs something. FB-TERR-1, FB-TERR-2 */
function Warning({ plan: { space, path }, clip }: { readonly plan: SpacePlan; readonly clip: string }) {
  const difficult = space.terrain.includes('difficult');
  if (!difficult && !space.terrain.includes('irradiated')) return null;
  const id = `${clip}-${space.id.slice(-1)}`;
  return (
    <>
      <clipPath id={id}>
        <path d={path} />
      </clipPath>
      <path
        d={path}
        clipPath={`url(#${id})`}
        fill="none"
        stroke={difficult ? '#A2391F' : '#5F7A1C'}
        strokeOpacity={difficult ? 0.55 : 1}
        strokeWidth="7"
        {...(!difficult && { strokeDasharray: '2.5 3.5' })}
      />
    </>
  );
}

/** From the middle of a half-side, as one curve, to the edge of the tile's name. */
function Road({
  plan,
  road,
  clip,
}: {
  readonly plan: TilePlan;
  readonly road: readonly number[];
  readonly clip: string;
}) {
  const named = plan.spaces.find(({ places }) => places.block !== undefined);
  const [tx, ty] = named?.places.block ? [named.places.block.x, named.places.block.y + 8] : [0, 0];
  const curves = road.map((half) => {
    const [a, b] = [rimPoint(half), rimPoint(half + 1)];
    const [x, y] = [((a[0] + b[0]) / 2) * plan.radius, ((a[1] + b[1]) / 2) * plan.radius];
    const bend = (hashOf(`${plan.tile.id}${half}`) % 21) - 10;
    return `M${x.toFixed(1)} ${y.toFixed(1)}C${(x * 0.82).toFixed(1)} ${(y * 0.82).toFixed(1)} ${(x * 0.5 + tx * 0.3 + bend).toFixed(1)} ${(y * 0.5 + ty * 0.3 - bend).toFixed(1)} ${tx.toFixed(1)} ${ty.toFixed(1)}`;
  });
  return (
    <g clipPath={`url(#${clip})`} fill="none" strokeLinecap="round">
      {curves.map((d) => (
        <g key={d}>
          <path d={d} stroke="var(--map-line)" strokeWidth="7.4" />
          <path d={d} stroke="var(--map-road)" strokeWidth="3.2" />
          <path d={d} stroke="var(--map-line)" strokeWidth="1.1" strokeDasharray="6 5" />
        </g>
      ))}
    </g>
  );
}

interface PictureProps {
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill?: string;
  readonly opacity?: number;
}

/** A drawing of 512 x 512 with its upper left corner at x, y. */
export const Picture = ({ path, x, y, size, fill = 'var(--map-ink)', opacity }: PictureProps) => (
  <path d={path} transform={`translate(${x} ${y}) scale(${size / 512})`} fill={fill} opacity={opacity} />
);

/** Picture, badge, hill, trefoil, printed enemy, or some small thing. */
function Printed({ tile, plan }: { readonly tile: TilePlan; readonly plan: SpacePlan }) {
  const { space, places } = plan;
  const scale = tile.radius / 86.5;
  const [sx, sy] = places.slots[0]!;
  const ground = groundOf(space);
  return (
    <>
      {space.enemy === undefined ? (
        <Ornament ground={ground} space={space} x={sx} y={sy} scale={scale} />
      ) : (
        <g transform={`translate(${sx} ${sy}) scale(${scale})`}>
          <rect
            x="-12"
            y="-12"
            width="24"
            height="24"
            rx="3"
            fill="var(--map-paper)"
            fillOpacity=".45"
            stroke="var(--map-ink)"
            strokeWidth="1.5"
            strokeDasharray="3 2.4"
          />
          <Picture path={ENEMIES[space.enemy]} x={-9} y={-9} size={18} />
        </g>
      )}
      {places.block !== undefined && <Landmark tile={tile} plan={plan} />}
    </>
  );
}

interface OrnamentProps {
  readonly ground: Ground;
  readonly space: Space;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

function Ornament({ ground, space, x, y, scale }: OrnamentProps) {
  const centred = (path: string, size: number, opacity?: number) => (
    <Picture
      path={path}
      x={x - (size * scale) / 2}
      y={y - (size * scale) / 2}
      size={size * scale}
      {...(opacity !== undefined && { opacity })}
    />
  );
  if (ground === 'difficult') return centred(hills, 24);
  if (ground === 'irradiated') return centred(radioactive, 22);
  if (ground !== 'grass' && ground !== 'sand') return null;
  return centred(LITTLE_THINGS[hashOf(`${space.id}*`) % LITTLE_THINGS.length]!, 19, 0.34);
}

function Landmark({ tile, plan: { space, places, lines } }: { readonly tile: TilePlan; readonly plan: SpacePlan }) {
  const { picture, badge } = blockParts(places.block!, tile, lines.length);
  const bare = space.icon === undefined;
  return (
    <>
      <Picture
        path={PLACES[space.look ?? ''] ?? ANY_PLACE}
        x={bare ? places.block!.x - picture.size / 2 : picture.x}
        y={picture.y}
        size={picture.size}
      />
      {!bare && <Badge space={space} x={badge.x} y={badge.y} scale={tile.radius / 86.5} />}
    </>
  );
}

/** A house for a settlement, a disc for the wasteland, a plate with its letter for a vault; each with its level. FB-ENC-1 */
function Badge({
  space,
  x,
  y,
  scale,
}: {
  readonly space: Space;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}) {
  const vault = space.icon?.startsWith('vault');
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {vault ? (
        <rect x="-10.5" y="-10.5" width="21" height="21" rx="4" fill="#24599A" stroke="#FFF8E8" strokeWidth="1.6" />
      ) : space.icon === 'settlement' ? (
        <path d="M-11-2 0-12 11-2V11H-11Z" fill="#17595B" stroke="#FFF8E8" strokeWidth="1.6" />
      ) : (
        <circle r="11" fill="#A2391F" stroke="#FFF8E8" strokeWidth="1.6" />
      )}
      <text y={space.icon === 'settlement' ? 8 : 5} className="map-level" fontSize="14" fill="#FFF6E4">
        {vault ? VAULT_LETTERS[space.icon!] : (space.level ?? 1)}
      </text>
    </g>
  );
}

const VAULT_LETTERS: Readonly<Record<string, string>> = { 'vault-84': 'α', 'vault-109': 'β', 'vault-7': 'γ' };
