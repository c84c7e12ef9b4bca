/**
 * `import apple from 'game-icon:shiny-apple'` gives the path of that drawing (viewBox 0 0 512 512), and nothing else of
 * the collection comes into the build. `import signs from './landmarks.yaml?game-icons'` gives the paths of all icons that
 * a YAML file names, by the keys they stand under. Icons of game-icons.net, CC BY 3.0; credits in
 * src/screens/about/credits.ts.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { roundedPath } from './rounded-path.ts';

const PREFIX = 'game-icon:';
const LIST = '.yaml?game-icons';

interface Collection {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** The path data of one icon of the collection. */
export function pathOf(collection: Collection, name: string): string {
  const body = collection.icons[name]?.body;
  if (body === undefined) throw new Error(`There is no icon "${name}" in game-icons.`);
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
  if (paths.length === 0) throw new Error(`The icon "${name}" has no path.`);
  return roundedPath(paths.join(''));
}

/** Icons by the keys of a YAML file. */
export function pathsOf(collection: Collection, yaml: string): Record<string, string> {
  const names = Object.entries(parse(yaml) as Record<string, string>);
  return Object.fromEntries(names.map(([key, name]) => [key, pathOf(collection, name)]));
}

export function gameIcons(): Plugin {
  let loaded: Collection | undefined;
  const collection = (): Collection => {
    const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
    loaded ??= JSON.parse(readFileSync(file, 'utf8')) as Collection;
    return loaded;
  };
  return {
    name: 'game-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id.endsWith(LIST)) {
        const file = id.slice(0, id.indexOf('?'));
        this.addWatchFile(file);
        const paths = pathsOf(collection(), readFileSync(file, 'utf8'));
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(paths))});`;
      }
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      return `export default ${JSON.stringify(pathOf(collection(), id.slice(PREFIX.length + 1)))};`;
    },
  };
}
