/** Builds the app for the tests: once, only if something it is made of is newer, and by one test file for all. */
import { join } from 'node:path';
import { ensureWebBuilt } from '../../../tools/run/build-web.ts';
import { alone } from '../../../tools/run/freshness.ts';

export const buildIfStale = (): Promise<void> =>
  alone(join(import.meta.dirname, '../../dist'), () => ensureWebBuilt(() => undefined));
