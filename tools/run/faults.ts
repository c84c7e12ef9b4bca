/**
 * `npm run faults [NAME ...] [-- --times N] [--from N]`: the tests of `npm test` in which servers and databases die, as often as it
 * takes to believe them. An hour or two, all together; a name runs one of them. All go in lots: what has been tried counts, whenever it is
 * ended, and `--from 300` goes on after the first three hundred.
 */
import { section, type Tally, tests, total } from './sections.ts';

const FAULTS = {
  kill: { file: 'server/test/kill.test.ts', env: 'HOLOTAPE_KILLS', times: 1000, lot: 100 },
  'postgres-kill': { file: 'server/test/postgres-kill.test.ts', env: 'HOLOTAPE_KILLS', times: 1000, lot: 100 },
  campaign: { file: 'server/test/kill-campaign.test.ts', env: 'HOLOTAPE_KILLS', times: 50, lot: 50 },
  storm: { file: 'server/test/faults.test.ts', env: 'HOLOTAPE_FAULTS', times: 50, lot: 10 },
  'sqlite-storm': { file: 'server/test/sqlite-faults.test.ts', env: 'HOLOTAPE_FAULTS', times: 50, lot: 10 },
} as const;
type Fault = keyof typeof FAULTS;

interface Wish {
  readonly names: readonly Fault[];
  readonly times: number | undefined;
  readonly from: number;
}

function readArgs(args: readonly string[]): Wish | string {
  const words: string[] = [];
  const numbers: Record<string, number> = {};
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at]!;
    if (word !== '--times' && word !== '--from') words.push(word);
    else {
      at += 1;
      numbers[word] = Number(args[at]);
    }
  }
  const wrong = Object.entries(numbers).find(([, number]) => !(Number.isInteger(number) && number >= 1));
  if (wrong !== undefined) return `${wrong[0]} takes a whole number, 1 or more.`;
  const unknown = words.find((word) => !Object.hasOwn(FAULTS, word));
  if (unknown !== undefined) return `There is no "${unknown}". There is ${Object.keys(FAULTS).join(', ')}.`;
  const names = (words.length > 0 ? words : Object.keys(FAULTS)) as Fault[];
  return { names, times: numbers['--times'], from: numbers['--from'] ?? 0 };
}

const read = readArgs(process.argv.slice(2));
if (typeof read === 'string') {
  console.error(read);
  process.exitCode = 2;
} else {
  const tallies: Tally[] = [];
  for (const name of read.names) {
    const { file, env, times, lot } = FAULTS[name];
    const all = read.from + (read.times ?? times);
    for (let done = read.from; done < all; done += lot) {
      const upTo = Math.min(done + lot, all);
      process.env[env] = String(upTo - done);
      // Every lot dies at other moments.
      process.env.HOLOTAPE_LOT = String(done);
      const title = `${name}, ${done + 1} to ${upTo} of ${all}`;
      tallies.push(await section(title, () => tests({ report: 'faults', args: [file] })));
    }
  }
  const { passed, failed } = total(tallies);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`\n${passed} passed, ${failed} failed`);
}
