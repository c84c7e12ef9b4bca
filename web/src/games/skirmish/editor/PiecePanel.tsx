/** The chosen piece in figures, and what can be done with it. */
import type { SkirmishContent } from '@holotape/skirmish';
import type { DrawnTable, TerrainSpot } from '@holotape/skirmish/terrain/index';
import { Key, Panel } from '../../../design/index.ts';
import { inchesOf } from '../signs/inches.ts';
import { TURNS, turned } from './drawing.ts';
import { d } from './words.ts';

interface PiecePanelProps {
  readonly content: SkirmishContent;
  readonly drawing: DrawnTable;
  readonly chosen: number | undefined;
  readonly move: (at: number, to: Partial<TerrainSpot>) => void;
  readonly copy: (at: number) => void;
  readonly remove: (at: number) => void;
}

/** What it does in a battle; of a house what any part of it does. CH-BSETUP-4 */
function tagsOf(content: SkirmishContent, kind: string): string[] {
  const parts = content.terrain.get(kind)?.parts ?? [];
  const height = Math.max(0, ...parts.map((part) => part.height));
  return [
    ...(parts.some(({ blocksSight }) => blocksSight) ? [d('tag.sight')] : []),
    ...(parts.some(({ cover }) => cover) ? [d('tag.cover')] : []),
    ...(parts.some(({ area }) => area) ? [d('tag.area')] : []),
    ...[...new Set(parts.map(({ ground }) => d(`tag.${ground}`)))],
    ...(height > 0 ? [d('tag.height', { inches: inchesOf(height) })] : []),
  ];
}

export function PiecePanel({ content, drawing, chosen, move, copy, remove }: PiecePanelProps) {
  const spot = chosen === undefined ? undefined : drawing.pieces[chosen];
  if (spot === undefined || chosen === undefined)
    return (
      <Panel title={d('piece.none')} className="piece-panel">
        <p>{d('piece.hint')}</p>
      </Panel>
    );
  const name = content.terrain.get(spot.kind)?.name ?? spot.kind;
  const figures = [
    [d('x'), `${inchesOf(spot.x)}″`],
    [d('y'), `${inchesOf(spot.y)}″`],
    [d('turn'), `${(spot.turn * 360) / TURNS}°`],
  ] as const;
  return (
    <Panel
      title={d('piece.title', { name })}
      more={d('piece.of', { at: chosen + 1, all: drawing.pieces.length })}
      className="piece-panel"
    >
      <dl>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="tags">
        {tagsOf(content, spot.kind).map((tag) => (
          <span key={tag} className="tag">
            {tag}
          </span>
        ))}
      </p>
      <div className="keys">
        <Key sign="undo" aria-label={d('turn.left')} onClick={() => move(chosen, { turn: turned(spot, 1) })}>
          {d('turn.left')}
        </Key>
        <Key sign="again" aria-label={d('turn.right')} onClick={() => move(chosen, { turn: turned(spot, -1) })}>
          {d('turn.right')}
        </Key>
        <Key sign="swap" onClick={() => copy(chosen)}>
          {d('copy')}
        </Key>
        <Key sign="trash" onClick={() => remove(chosen)}>
          {d('remove')}
        </Key>
      </div>
    </Panel>
  );
}
