/** `holotape serve`: the table in the browser, for this machine or for friends. */
import { SERVE_USAGE, serve } from '@holotape/server/main';
import { ensureWebBuilt } from '../../tools/run/build-web.ts';
import type { Command } from './command.ts';

export const command: Command = {
  help: SERVE_USAGE.trimEnd(),
  async run(args) {
    await ensureWebBuilt(console.log);
    return (await serve(args)) ?? 0;
  },
};
