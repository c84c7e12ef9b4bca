/**
 * `npm run bench [NAME] [-- --json]`, `npm run bench server -- --store postgres`: measures against a limit or a peer in the same run, and fails if a goal does not
 * hold. With --json one object alone on the standard output; progress goes to the error output.
 */
import { styleText } from 'node:util';
import { adventure } from './adventure.ts';
import type { Benchmark, Figure } from './figures.ts';
import { geometry } from './geometry.ts';
import { kernel } from './kernel.ts';
import { postgres } from './postgres.ts';
import { server } from './server.ts';
import { skirmish } from './skirmish.ts';
import { web } from './web.ts';

const BENCHMARKS: Readonly<Record<string, Benchmark>> = { kernel, adventure, geometry, skirmish, server, web };

function table(figures: readonly Figure[]): string {
  const wide = Math.max(...figures.map(({ name }) => name.length));
  return figures
    .map(({ name, value, goal, holds }) => {
      const verdict = goal === null ? '' : `${goal.padEnd(14)} ${holds ? 'holds' : styleText('red', 'DOES NOT HOLD')}`;
      return `  ${name.padEnd(wide)}  ${value.toLocaleString('en').padStart(12)}  ${verdict}`.trimEnd();
    })
    .join('\n');
}

async function main(args: readonly string[]): Promise<void> {
  const json = args.includes('--json');
  const at = args.indexOf('--store');
  const store = at < 0 ? 'sqlite' : args[at + 1];
  if (store !== 'sqlite' && store !== 'postgres') {
    console.error(`--store takes sqlite (the usual) or postgres, not "${store ?? ''}".`);
    process.exitCode = 1;
    return;
  }
  const benchmarks = store === 'postgres' ? { ...BENCHMARKS, server: postgres } : BENCHMARKS;
  const names = args.filter((arg, i) => arg !== '--json' && (at < 0 || (i !== at && i !== at + 1)));
  const unknown = names.find((name) => !Object.hasOwn(BENCHMARKS, name));
  if (unknown !== undefined) {
    console.error(`There is no benchmark "${unknown}". There are: ${Object.keys(BENCHMARKS).join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const all: Figure[] = [];
  for (const name of names.length > 0 ? names : Object.keys(BENCHMARKS)) {
    const { title, run } = benchmarks[name]!;
    console.error(`== ${name}: ${title}`);
    const figures = await run((line) => console.error(`  ${line}`));
    if (!json) console.log(table(figures));
    all.push(...figures);
  }
  if (json) console.log(JSON.stringify({ figures: all }));
  if (!all.every(({ holds }) => holds)) process.exitCode = 1;
}

await main(process.argv.slice(2));
