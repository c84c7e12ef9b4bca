#!/usr/bin/env node
// Starts the command with a Node that can run TypeScript: this one, or the one the project brings along.
import { fileURLToPath } from 'node:url';
import { canRunTypeScript, findOwnNode, handOver } from '../../tools/own-node.mjs';

const self = fileURLToPath(import.meta.url);
const ownNode = findOwnNode(fileURLToPath(new URL('.', import.meta.url)));

if (canRunTypeScript()) {
  await import('../main.ts');
} else if (ownNode) {
  handOver(ownNode, [self, ...process.argv.slice(2)]);
} else {
  console.error('holotape needs Node 24 or newer. Run "npm install" in the project folder: it brings one along.');
  process.exitCode = 1;
}
