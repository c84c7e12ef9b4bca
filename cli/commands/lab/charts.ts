/** Charts as SVG, drawn without a script: a page with them can be read anywhere, for ever. */

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A value with its interval. */
export interface Ranged {
  readonly name: string;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** How it is told: `54.2 % (50.1 to 58.3 %)`. */
  readonly told: string;
}

const WIDTH = 760;
const NAMES = 220;
const TOLD = 210;
const ROW = 22;
const ROOM = WIDTH - NAMES - TOLD;

const svg = (height: number, title: string, parts: readonly string[]): string =>
  `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">${parts.join('')}</svg>`;

const at = (x: number): string => x.toFixed(1);

const text = (x: number, y: number, words: string, kind = ''): string =>
  `<text x="${at(x)}" y="${at(y)}"${kind === '' ? '' : ` class="${kind}"`}>${escaped(words)}</text>`;

/** A dot with a line for each, and a mark for what is fair or nothing. */
export function rangeChart(title: string, rows: readonly Ranged[], fair: number): string {
  const least = Math.min(fair, ...rows.map(({ low }) => low));
  const most = Math.max(fair, ...rows.map(({ high }) => high));
  const span = most - least || 1;
  const x = (value: number): number => NAMES + ROOM * (0.02 + (0.96 * (value - least)) / span);
  const height = rows.length * ROW + 6;
  const lines = rows.flatMap(({ name, mean, low, high, told }, i) => {
    const y = i * ROW + ROW / 2 + 3;
    const sure = low > fair ? 'above' : high < fair ? 'below' : 'even';
    return [
      text(0, y + 4, name),
      `<line class="range ${sure}" x1="${at(x(low))}" x2="${at(x(high))}" y1="${y}" y2="${y}"/>`,
      `<circle class="${sure}" cx="${at(x(mean))}" cy="${y}" r="4"/>`,
      text(WIDTH - TOLD + 12, y + 4, told, 'told'),
    ];
  });
  const mark = `<line class="fair" x1="${at(x(fair))}" x2="${at(x(fair))}" y1="0" y2="${height}"/>`;
  return svg(height, title, [mark, ...lines]);
}

/** A bar for each, the longest as long as there is room. */
export function barChart(
  title: string,
  rows: readonly { readonly name: string; readonly value: number; readonly told: string }[],
): string {
  const most = Math.max(...rows.map(({ value }) => value)) || 1;
  const bars = rows.flatMap(({ name, value, told }, i) => [
    text(0, i * ROW + 16, name),
    `<rect x="${NAMES}" y="${i * ROW + 4}" width="${at((ROOM * value) / most)}" height="${ROW - 7}"/>`,
    text(NAMES + (ROOM * value) / most + 6, i * ROW + 16, told, 'told'),
  ]);
  return svg(rows.length * ROW + 6, title, bars);
}

const COLUMNS = 40;
const TALL = 120;

/** How often each value came; neighbours share a column where there are many. */
export function histogram(
  title: string,
  values: readonly { readonly value: number; readonly count: number }[],
): string {
  const [least, most] = [values[0]!.value, values.at(-1)!.value];
  const step = Math.max(1, Math.ceil((most - least + 1) / COLUMNS));
  const columns = Array.from({ length: Math.floor((most - least) / step) + 1 }, () => 0);
  for (const { value, count } of values) columns[Math.floor((value - least) / step)]! += count;
  const highest = Math.max(...columns);
  const width = WIDTH / columns.length;
  const bars = columns.map((count, i) => {
    const height = (TALL * count) / highest;
    const from = least + i * step;
    const which = step === 1 ? String(from) : `${from} to ${from + step - 1}`;
    return `<rect x="${at(i * width)}" y="${at(TALL - height)}" width="${at(Math.max(1, width - 2))}" height="${at(height)}"><title>${which}: ${count}</title></rect>`;
  });
  return svg(TALL + 20, title, [
    ...bars,
    text(0, TALL + 15, String(least)),
    text(WIDTH - 40, TALL + 15, String(most), 'told'),
  ]);
}
