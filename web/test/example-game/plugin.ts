/** Puts the example games on the shelf of a build, by the one line and the one file that docs/web.md asks for. */
import { join } from 'node:path';
import type { Plugin } from 'vite';

const GAMES = ['flags', 'kites'];
const LINES = GAMES.map(
  (name) => `export { ${name} } from ${JSON.stringify(join(import.meta.dirname, name, 'index.ts'))};`,
);

export function exampleGame(): Plugin {
  return {
    name: 'example-game',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('/src/games/index.ts')) return [code, ...LINES, ''].join('\n');
      if (id.endsWith('/src/local/engines.ts'))
        return code.replace(
          "'../games/*/engine.ts'",
          "['../games/*/engine.ts', '../../test/example-game/*/engine.ts']",
        );
      return undefined;
    },
  };
}
