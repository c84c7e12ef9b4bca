/**
 * `import apple from 'game-icon:shiny-apple'` gives the path of that drawing (viewBox 0 0 512 512), and nothing else of
 * the collection comes into the build. Icons of game-icons.net, CC BY 3.0; credits in src/screens/about/credits.ts.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'game-icon:';

interface Collection {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** The path data of one icon of the collection. */
export function pathOf(collection: Collection, name: string): string {
  const body = collection.icons[name]?.body;
  if (body === undefined) throw new Error(`There is no icon "${name}" in game-icons.`);
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
  if (paths.length === 0) throw new Error(`The icon "${name}" has no path.`);
  return paths.join('');
}

export function gameIcons(): Plugin {
  let collection: Collection | undefined;
  const load = (): Collection => {
    const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
    return JSON.parse(readFileSync(file, 'utf8')) as Collection;
  };
  return {
    name: 'game-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      collection ??= load();
      return `export default ${JSON.stringify(pathOf(collection, id.slice(PREFIX.length + 1)))};`;
    },
  };
}
