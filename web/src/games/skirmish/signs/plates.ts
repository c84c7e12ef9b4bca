/** The plate behind a unit's sign says its faction: outline first, tint second. Drawn at radius 1. Pure. */

interface Plate {
  readonly outline: string;
  readonly tint: string;
}

const point = (angle: number, radius = 1): string =>
  `${(Math.cos(angle) * radius).toFixed(3)} ${(Math.sin(angle) * radius).toFixed(3)}`;

const polygon = (corners: number, turn = 0): string =>
  `M${Array.from({ length: corners }, (_, i) => point(turn + (2 * Math.PI * i) / corners)).join('L')}Z`;

function saw(teeth: number): string {
  const corners = Array.from({ length: 2 * teeth }, (_, i) => point((Math.PI * i) / teeth, i % 2 === 0 ? 1 : 0.84));
  return `M${corners.join('L')}Z`;
}

function scallop(arcs: number): string {
  const corners = Array.from({ length: arcs }, (_, i) => point((2 * Math.PI * (i + 0.5)) / arcs, 0.88));
  return `M${corners[arcs - 1]}${corners.map((corner) => `A.36 .36 0 0 1 ${corner}`).join('')}Z`;
}

const DISC = 'M-1 0A1 1 0 0 1 1 0A1 1 0 0 1-1 0Z';
const SHIELD = 'M-.82-.86Q0-.66 .82-.86V.1C.82 .6 .45 .86 0 1.02C-.45 .86-.82 .6-.82 .1Z';
const SQUARE = 'M-.84-.84H.84V.84H-.84Z';

const PLATES: Readonly<Record<string, Plate>> = {
  survivors: { outline: DISC, tint: '#F1E3C2' },
  'super-mutants': { outline: polygon(8, Math.PI / 8), tint: '#C8D49A' },
  brotherhood: { outline: SHIELD, tint: '#C5D1DC' },
  raiders: { outline: saw(16), tint: '#EDB890' },
  institute: { outline: SQUARE, tint: '#FDFBF2' },
  creatures: { outline: scallop(8), tint: '#EACB74' },
  robots: { outline: polygon(6), tint: '#D3CCC0' },
};

/** Factions of packs and turrets, which have none, stand on the plate of machines. */
export const plateOf = (faction: string): Plate => PLATES[faction] ?? PLATES.robots!;
