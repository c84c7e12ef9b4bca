#!/usr/bin/env node
// Starts the command with a Node that can run TypeScript: this one, or the one the project brings along.
import * as nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';
import { SERVER_FLAGS } from '../../server/node-flags.mjs';
import { canRunTypeScript, findOwnNode, handOver } from '../../tools/run/own-node.mjs';

const self = fileURLToPath(import.meta.url);
const ownNode = findOwnNode(fileURLToPath(new URL('.', import.meta.url)));
const flags = process.argv[2] === 'serve' ? SERVER_FLAGS : [];
const hasFlags = flags.every((flag) => process.execArgv.includes(flag));

if (canRunTypeScript() && hasFlags) {
  // Erasing types and compiling takes half of a short command's time; Node remembers it there for the next one.
  const remembered = fileURLToPath(new URL('../../node_modules/.cache/holotape/compiled', import.meta.url));
  nodeModule.enableCompileCache?.(remembered);
  // And for the threads in which bots think: they start in half the time.
  process.env.NODE_COMPILE_CACHE ??= remembered;
  await import('../main.ts');
} else if (ownNode || canRunTypeScript()) {
  handOver(ownNode ?? process.execPath, [...flags, self, ...process.argv.slice(2)]);
} else {
  console.error('holotape needs Node 24 or newer. Run "npm install" in the project folder: it brings one along.');
  process.exitCode = 1;
}
