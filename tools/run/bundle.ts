/**
 * Programs that tests start again and again, each in one piece: a Node that has to find, read and strip a thousand files is busy
 * with that for half a second, and a hundred starts are a minute. What runs is the same: a file finds its neighbours (cards, the
 * scripts of threads) where it stands in the tree.
 */
import { utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { alone, isFresh } from './freshness.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'node_modules/.cache/holotape/bundled');

const PROGRAMS = {
  'command-thread': join(root, 'cli/test/fixtures/command-thread.ts'),
  'mortal-server': join(root, 'server/test/fixtures/mortal-server.ts'),
};
const SOURCES = ['kernel', 'games', 'shelf', 'bots', 'table', 'server', 'cli', 'tools', 'package-lock.json'];
const NOT_SOURCES = new Set(['node_modules', 'content', 'records', 'saves', 'messages.md']);

/** Each file is told where it stands, not where the bundle does. */
const stayingPut: Plugin = {
  name: 'staying-put',
  enforce: 'pre',
  transform: (code, id) =>
    code.includes('import.meta')
      ? code
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
          .replaceAll('import.meta.main', 'false')
      : undefined,
};

export const bundleOf = (program: keyof typeof PROGRAMS): string => join(folder, `${program}.mjs`);

/** Makes them if something they are made of is newer. */
export const ensureBundled = (): Promise<void> =>
  alone(folder, async () => {
    const sources = SOURCES.map((each) => join(root, each));
    const made = Object.keys(PROGRAMS).map((name) => bundleOf(name as keyof typeof PROGRAMS));
    if (made.every((file) => isFresh(file, sources, NOT_SOURCES))) return;
    const started = new Date();
    await build({
      configFile: false,
      root,
      logLevel: 'error',
      publicDir: false,
      plugins: [stayingPut],
      ssr: { noExternal: true },
      build: {
        ssr: true,
        target: 'esnext',
        minify: false,
        outDir: folder,
        emptyOutDir: true,
        rolldownOptions: {
          input: PROGRAMS,
          output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
        },
      },
    });
    // What was changed meanwhile is newer, and makes them again.
    for (const file of made) utimesSync(file, started, started);
  });
