/** Puts the example game on the shelf of a build, by the one line and the one file that docs/web.md asks for. */
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, 'flags');

export function exampleGame(): Plugin {
  return {
    name: 'example-game',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('/src/games/index.ts'))
        return `${code}\nexport { flags } from ${JSON.stringify(join(folder, 'index.ts'))};\n`;
      if (id.endsWith('/src/local/engines.ts'))
        return code.replace(
          "'../games/*/engine.ts'",
          "['../games/*/engine.ts', '../../test/example-game/*/engine.ts']",
        );
      return undefined;
    },
  };
}
