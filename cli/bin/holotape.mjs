#!/usr/bin/env node
// Starts the command with a Node that can run TypeScript: this one, or the one the project brings along.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

if (Number.parseInt(process.versions.node, 10) >= 24 && process.features.typescript) {
  await import('../main.ts');
} else {
  const node = projectNode(here);
  if (node) handOver(node);
  else {
    console.error('holotape needs Node 24 or newer. Run "npm install" in the project folder: it brings one along.');
    process.exitCode = 1;
  }
}

/** The Node that npm installed beside the project, looked for from this folder upwards. */
function projectNode(from) {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const found = join(from, 'node_modules', 'node', 'bin', name);
  if (existsSync(found)) return found;
  const up = dirname(from);
  return up === from ? undefined : projectNode(up);
}

function handOver(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  const pass = (signal) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, pass);
  child.on('error', (error) => {
    console.error(`holotape could not start ${node}: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    for (const name of signals) process.off(name, pass);
    if (signal) process.kill(process.pid, signal);
    else process.exitCode = code ?? 1;
  });
}
