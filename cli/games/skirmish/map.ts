/** The table from above, in letters: terrain, markers, models. */
import { contains } from '@holotape/skirmish/geometry/polygon';
import type { Piece } from '@holotape/skirmish/state';
import type { SkirmishView } from '@holotape/skirmish/view';
import { type Drawing, inColour, sideOf, signOf } from './drawing.ts';

const MOST_COLUMNS = 90;
/** A letter is about twice as high as it is wide. */
const SHAPE = 2;

/** How a piece looks: what it does to movement, sight and shots, each kind told apart without colours. */
export const TERRAIN_SIGNS = {
  woods: '"',
  rubble: ':',
  mud: '~',
  cliff: '^',
  ladder: 'H',
  wall: '#',
  crates: '%',
  fence: '=',
  captive: 'o',
} as const;

function terrainSign({ ground, height, blocksSight, cover, area }: Piece): string {
  const { woods, rubble, mud, cliff, ladder, wall, crates, fence, captive } = TERRAIN_SIGNS;
  if (ground === 'ladder') return ladder;
  if (ground === 'climbable') return cliff;
  if (ground === 'difficult') return cover ? rubble : mud;
  if (area) return woods;
  if (blocksSight) return wall;
  // Flat, and yet nobody may stand there: somebody in a snare. SC-BEGIN-6
  if (height === 0) return captive;
  return cover ? crates : fence;
}

export const MARKER_SIGNS: Readonly<Record<string, string>> = {
  searchable: '?',
  investigation: '?',
  lock: '$',
  safe: '$',
  computer: '&',
  trap: '!',
  generator: '&',
  barrel: '*',
  siren: '!',
  cave: '@',
  arrival: '@',
  dropped: '+',
  ticking: '!',
  'control-point': '@',
  'fuse-box': '&',
  terminal: '&',
  pillar: '#',
  fallen: ':',
  charge: '!',
  'dropped-charge': '+',
  crop: '*',
  lead: '!',
  helmet: '@',
  stash: '$',
  still: '&',
  bank: '$',
  prize: '+',
};

/** Markers on the table: what a model carries lies nowhere. SC-RULING-74 */
export const lying = ({ markers, lasting }: SkirmishView): SkirmishView['markers'] =>
  markers.filter(({ id }) => !lasting.some(({ kind, on }) => kind === 'carried' && on === id));

/** Inches along an edge, every six. */
function ruler(columns: number, width: number): string {
  let line = '';
  for (let inch = 0; inch * 254 <= width; inch += 6) {
    const at = Math.round((inch * 254 * (columns - 1)) / width);
    line = line.padEnd(at) + inch;
  }
  return line;
}

export function mapLines({ pen, width: room, view }: Drawing): string[] {
  const columns = Math.min(MOST_COLUMNS, room - 8);
  const rows = Math.round(columns / SHAPE);
  const { width, height } = view;
  const cells: string[][] = [];
  for (let row = 0; row < rows; row += 1) {
    const y = height - ((row + 0.5) * height) / rows;
    cells.push(
      Array.from({ length: columns }, (_, column) => {
        const x = ((column + 0.5) * width) / columns;
        const piece = view.pieces.find(({ outline }) => contains(outline, { x, y }));
        return piece === undefined ? ' ' : pen.dim(terrainSign(piece));
      }),
    );
  }
  const put = ({ x, y }: { readonly x: number; readonly y: number }, text: string): void => {
    const column = Math.min(columns - 1, Math.max(0, Math.floor((x * columns) / width)));
    const row = Math.min(rows - 1, Math.max(0, Math.floor(((height - y) * rows) / height)));
    cells[row]![column] = text;
  };
  // A thin piece may fall between two letters: its middle is always shown.
  for (const piece of view.pieces) put(middleOf(piece), pen.dim(terrainSign(piece)));
  for (const marker of lying(view)) put(marker, pen.ink(MARKER_SIGNS[marker.kind] ?? '?', 'bold', 'yellowBright'));
  for (const model of view.models)
    if (model.gone === null) put(model, inColour(pen, sideOf(view, model), signOf(view, model)));
  const line = pen.glyph('line').repeat(columns);
  const edge = pen.glyph('wall');
  return [
    `    +${line}+`,
    ...cells.map((row, i) => {
      const inch = Math.round(((rows - i - 0.5) * height) / rows / 254);
      const isMarked = inch % 6 === 0 && i > 0 && Math.round(((rows - i + 0.5) * height) / rows / 254) !== inch;
      return `${(isMarked ? String(inch) : '').padStart(3)} ${edge}${row.join('')}${edge}`;
    }),
    `    +${line}+`,
    `     ${ruler(columns, width)} inches`,
  ];
}

function middleOf({ outline }: Piece): { x: number; y: number } {
  const sum = outline.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / outline.length, y: sum.y / outline.length };
}
