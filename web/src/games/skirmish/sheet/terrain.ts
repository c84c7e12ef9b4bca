/** Drawings of terrain by its kind: each a file of `terrain/`, at 30 pixels to the inch around its own middle. */
const files = import.meta.glob('../terrain/*.svg', { query: '?raw', import: 'default', eager: true }) as Readonly<
  Record<string, string>
>;

interface Drawing {
  readonly viewBox: string;
  /** What stands inside the file's <svg>. */
  readonly drawing: string;
}

function read(file: string): Drawing {
  const [, head = '', drawing = ''] = /<svg([^>]*)>\s*<title>[^<]*<\/title>([\s\S]*)<\/svg>/.exec(file) ?? [];
  return { viewBox: /viewBox="([^"]*)"/.exec(head)?.[1] ?? '', drawing };
}

export const TERRAIN: Readonly<Record<string, Drawing>> = Object.fromEntries(
  Object.entries(files).map(([path, file]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), read(file)]),
);
