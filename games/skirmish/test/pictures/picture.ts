/** A named case of measuring on the table: what lies there, what is asked, the answer we stand by, and how to draw it. */
import type { Disc, Fan, Point, Polygon, Segment } from '../../geometry/index.ts';

export interface Drawn {
  /** Compared with `expected`. */
  readonly answer: unknown;
  readonly lines?: readonly Segment[];
  readonly paths?: readonly (readonly Point[])[];
  readonly points?: readonly Point[];
  readonly fans?: readonly Fan[];
  readonly rings?: readonly Disc[];
}

export interface Picture {
  /** Also the name of the drawing. */
  readonly name: string;
  /** One sentence: what it shows. */
  readonly shows: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly outlines: Readonly<Record<string, Polygon>>;
  readonly discs: Readonly<Record<string, Disc>>;
  readonly ask: () => Drawn;
  readonly expected: unknown;
}

export const box = (x: number, y: number, width: number, height: number): Polygon => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];
export const normal = (x: number, y: number): Disc => ({ x, y, r: 160 });
export const large = (x: number, y: number): Disc => ({ x, y, r: 200 });
export const huge = (x: number, y: number): Disc => ({ x, y, r: 300 });

const number = (value: number): string => (Math.round(value * 100) / 100).toString();

/** The picture as SVG; y points upwards on the table. */
export function draw(
  picture: Picture,
  { answer, lines = [], paths = [], points = [], fans = [], rings = [] }: Drawn,
): string {
  const { width, height } = picture.size;
  const y = (value: number) => number(height - value);
  const list = (corners: readonly Point[]) => corners.map((p) => `${number(p.x)},${y(p.y)}`).join(' ');
  const label = (p: Point, text: string) =>
    `<text x="${number(p.x)}" y="${y(p.y)}" font-size="90" text-anchor="middle" dominant-baseline="middle">${text}</text>`;
  const body = [
    ...fans.map(({ from, rim }) => `<polygon points="${list([from, ...rim])}" fill="#7bb37b" fill-opacity="0.35"/>`),
    ...Object.entries(picture.outlines).flatMap(([id, outline]) => [
      `<polygon points="${list(outline)}" fill="#c9b48a" stroke="#5c4a25" stroke-width="12"/>`,
      label(outline[0]!, id),
    ]),
    ...rings.map(
      (ring) =>
        `<circle cx="${number(ring.x)}" cy="${y(ring.y)}" r="${number(ring.r)}" fill="none" stroke="#c26a1b" stroke-width="12" stroke-dasharray="60 40"/>`,
    ),
    ...Object.entries(picture.discs).flatMap(([id, disc]) => [
      `<circle cx="${number(disc.x)}" cy="${y(disc.y)}" r="${disc.r}" fill="#dfe7ee" stroke="#21384d" stroke-width="12"/>`,
      label(disc, id),
    ]),
    ...lines.map(
      ({ from, to }) =>
        `<line x1="${number(from.x)}" y1="${y(from.y)}" x2="${number(to.x)}" y2="${y(to.y)}" stroke="#b3261e" stroke-width="14"/>`,
    ),
    ...paths.map((path) => `<polyline points="${list(path)}" fill="none" stroke="#1b5e20" stroke-width="16"/>`),
    ...points.map((p) => `<circle cx="${number(p.x)}" cy="${y(p.y)}" r="28" fill="#b3261e"/>`),
  ];
  const text = `${picture.shows} ${JSON.stringify(answer)}`.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height + 200}" width="${width / 8}">
<title>${picture.name}</title>
<rect width="${width}" height="${height}" fill="#f4efe2"/>
${body.join('\n')}
<text x="40" y="${height + 110}" font-size="80">${text}</text>
</svg>
`;
}
