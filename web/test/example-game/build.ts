/** Builds the app with the example game on its shelf into a folder of its own: `node build.ts FOLDER`. */
import { build, type UserConfig } from 'vite';
import config from '../../vite.config.ts';
import { exampleGame } from './plugin.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say which folder: node build.ts FOLDER');

const usual = config({ command: 'build', mode: 'production' }) as UserConfig;
await build({
  ...usual,
  configFile: false,
  logLevel: 'warn',
  plugins: [exampleGame(), usual.plugins],
  worker: { ...usual.worker, plugins: () => [exampleGame(), ...(usual.worker?.plugins?.() ?? [])] },
  build: { ...usual.build, outDir: folder, emptyOutDir: true },
});
