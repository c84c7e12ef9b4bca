// The project's own Node, which npm installs like any other package, and how to hand over to it.
// Plain JavaScript: this runs before anything is installed, on whatever Node the machine has.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where npm put the project's Node, looked for from this folder upwards. */
export function findOwnNode(from) {
  const folder = join(from, 'node_modules', 'node', 'bin');
  const found = ['node', 'node.exe'].map((name) => join(folder, name)).find((path) => existsSync(path));
  if (found) return found;
  const up = dirname(from);
  return up === from ? undefined : findOwnNode(up);
}

/** Can this very process run the project's TypeScript? */
export function canRunTypeScript() {
  return Number.parseInt(process.versions.node, 10) >= 24 && Boolean(process.features.typescript);
}

/** Runs a program in our place: same terminal, signals passed on, and its end is our end. */
export function handOver(program, args, options = {}) {
  const child = spawn(program, args, { stdio: 'inherit', ...options });
  const pass = (signal) => {
    // In a terminal Ctrl-C reaches the child by itself; a second one would look like impatience.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, pass);
  child.on('error', (error) => {
    console.error(`Could not start ${program}: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    for (const name of signals) process.off(name, pass);
    if (signal) process.kill(process.pid, signal);
    else process.exitCode = code ?? 1;
  });
}
