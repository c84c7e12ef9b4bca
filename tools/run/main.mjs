// Every npm script comes through here: install what is missing, then run the script with the project's own Node.
// Plain JavaScript without dependencies, for the Node that happens to be on the machine.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SCRIPTS = {
  start: ['cli/bin/holotape.mjs', 'serve'],
  test: ['tools/run/test.ts'],
  check: ['tools/run/check.ts'],
  format: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write'],
  bench: ['tools/bench/index.ts'],
  fuzz: ['tools/run/fuzz.ts'],
  faults: ['tools/run/faults.ts'],
  simulate: ['cli/bin/holotape.mjs', 'simulate'],
  emit: ['tools/emit/index.ts'],
  mutate: ['tools/mutate/index.ts'],
  corpus: ['tools/corpus/index.ts'],
};

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const [name = '', ...args] = process.argv.slice(2);

if (Number.parseInt(process.versions.node, 10) < 20) {
  fail(`Holotape needs Node 20 or newer; this is ${process.versions.node}.`);
} else if (!Object.hasOwn(SCRIPTS, name)) {
  fail(`Usage: node tools/run/main.mjs ${Object.keys(SCRIPTS).join('|')} [arguments]`);
} else {
  await run(SCRIPTS[name]);
}

async function run([script, ...first]) {
  const { ensureInstalled } = await import('./install.mjs');
  const { findOwnNode, handOver } = await import('./own-node.mjs');
  const trouble = ensureInstalled(root);
  if (trouble) return fail(trouble);
  if (!existsSync(join(root, script))) return fail(`"npm run ${name}" has nothing to run: ${script} is missing.`);
  const { SERVER_FLAGS } = await import('../../server/node-flags.mjs');
  const flags = name === 'start' ? SERVER_FLAGS : [];
  handOver(findOwnNode(root), [...flags, join(root, script), ...first, ...args], { cwd: root });
}

function fail(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}
