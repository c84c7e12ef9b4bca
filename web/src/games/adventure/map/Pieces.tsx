import { foeOf, isFactionToken } from '@holotape/adventure/queries/foes';
import type { AdventureView } from '@holotape/adventure/view';
import { type ReactNode, useState } from 'react';
import { Peg, type PlayerColour } from '../../../design/index.ts';
import { optionOf } from '../../module.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import type { Drawn } from './drawn.ts';
import { useBegun } from './fresh.ts';
import { CapToken, EnemyToken, FactionToken, MarkerFlag } from './tokens.tsx';

interface PiecesProps {
  readonly context: AdventureContext;
  readonly drawn: ReadonlyMap<string, Drawn>;
}

/** How many pieces stand in a space. */
export const piecesIn = ({ enemies, markers, capsOnMap, survivors }: AdventureView, id: string): number =>
  [...enemies, ...markers.filter(({ carrier }) => carrier === null), ...capsOnMap, ...survivors].filter(
    ({ space }) => space === id,
  ).length;

/** Enemies, tokens, markers, Caps and survivors, each on a slot of its space. */
export function Pieces({ context, drawn }: PiecesProps) {
  const { view, info } = context;
  const { colours } = useAdventure();
  const begun = useBegun();
  const slot = slotsOf(drawn);
  const pieces: ReactNode[] = [];
  const put = (key: string, space: string, piece: ReactNode) => {
    const at = slot(space);
    if (at !== undefined)
      pieces.push(
        <Piece key={`${key} ${space}`} at={at} isNew={begun}>
          {piece}
        </Piece>,
      );
  };
  for (const enemy of view.enemies) put(enemy.id, enemy.space, <EnemyPiece enemy={enemy} context={context} />);
  for (const { name, colour, space, carrier } of view.markers)
    if (carrier === null) put(`marker ${name} ${space}`, space, <MarkerFlag name={name} colour={colour} />);
  for (const [i, { space }] of view.capsOnMap.entries()) put(`cap ${i}`, space, <CapToken />);
  view.survivors.forEach(({ space }, seat) => {
    if (space === null) return;
    const turn = view.phase === 'turn' && view.turn.seat === seat;
    const bot = info.seats[seat]?.kind === 'bot';
    put(`seat ${seat}`, space, <SurvivorPiece colour={colours[seat]!} bot={bot} turn={turn} />);
  });
  return <g className="pieces">{pieces}</g>;
}

/** Gives the next slot of a space; slot order is the order in which things came. */
function slotsOf(drawn: PiecesProps['drawn']) {
  const taken = new Map<string, number>();
  return (id: string): { x: number; y: number } | undefined => {
    const space = drawn.get(id);
    if (space === undefined) return undefined;
    const n = taken.get(id) ?? 0;
    taken.set(id, n + 1);
    const [sx, sy] = space.slots[n % space.slots.length]!;
    return { x: space.x + sx, y: space.y + sy };
  };
}

interface EnemyPieceProps {
  readonly enemy: AdventureView['enemies'][number];
  readonly context: AdventureContext;
}

function EnemyPiece({ enemy: { id, token, type, faceup }, context }: EnemyPieceProps) {
  const { position, optionFor } = useAdventure();
  const { propose, pointed } = context;
  const foe = token === null || !faceup ? undefined : foeOf(position, token);
  const option = optionFor(`enemy:${id}`);
  const ringed = pointed === `enemy:${id}` || (option !== undefined && optionOf(context) === option.id);
  const open = option !== undefined && option.blocked === undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same option is a key of the question bar
    <g className={open ? 'piece lit' : 'piece'} onClick={() => open && propose(option.id)} data-enemy={id}>
      {foe === undefined && token !== null && isFactionToken(token) ? (
        <FactionToken faction={token} />
      ) : (
        <EnemyToken type={type} level={foe?.level} abilities={foe?.abilities ?? []} ringed={ringed} />
      )}
    </g>
  );
}

interface SurvivorPieceProps {
  readonly colour: PlayerColour;
  readonly bot: boolean;
  /** It is their turn. */
  readonly turn: boolean;
}

const SurvivorPiece = ({ colour, bot, turn }: SurvivorPieceProps) => (
  <g transform="translate(0 16)">
    {turn && (
      <>
        <ellipse cy="1" rx="20" ry="7" fill="none" stroke="#2A211A" strokeWidth="5" />
        <ellipse cy="1" rx="20" ry="7" fill="none" stroke="#F2B632" strokeWidth="2.6" />
      </>
    )}
    <Peg colour={colour} bot={bot} />
  </g>
);

interface PieceProps {
  readonly at: { readonly x: number; readonly y: number };
  /** It came while one looked. */
  readonly isNew: boolean;
  readonly children: ReactNode;
}

/** What has come to a space flashes once; what lay there when the map was opened does not. */
function Piece({ at: { x, y }, isNew, children }: PieceProps) {
  const [flashes] = useState(isNew);
  return (
    <g transform={`translate(${x} ${y})`}>
      {flashes && <circle className="flash" r="22" />}
      {children}
    </g>
  );
}
