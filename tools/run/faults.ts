/**
 * `npm run faults [NAME ...] [-- --times N]`: the tests of `npm test` in which servers and databases die, as often as it takes to
 * believe them. An hour or two, all together; a name runs one of them. Kills go in lots: what has been tried counts, whenever it is ended.
 */
import { section, type Tally, tests, total } from './sections.ts';

const FAULTS = {
  kill: { file: 'server/test/kill.test.ts', env: 'HOLOTAPE_KILLS', times: 1000, lot: 100 },
  'postgres-kill': { file: 'server/test/postgres-kill.test.ts', env: 'HOLOTAPE_KILLS', times: 1000, lot: 100 },
  campaign: { file: 'server/test/kill-campaign.test.ts', env: 'HOLOTAPE_KILLS', times: 50, lot: 50 },
  storm: { file: 'server/test/faults.test.ts', env: 'HOLOTAPE_FAULTS', times: 50, lot: 50 },
} as const;
type Fault = keyof typeof FAULTS;

function readArgs(args: readonly string[]): { names: Fault[]; times: number | undefined } | string {
  const at = args.indexOf('--times');
  const times = at < 0 ? undefined : Number(args[at + 1]);
  if (times !== undefined && !(Number.isInteger(times) && times >= 1))
    return '--times takes a whole number, 1 or more.';
  const words = args.filter((_, i) => at < 0 || (i !== at && i !== at + 1));
  const unknown = words.find((word) => !Object.hasOwn(FAULTS, word));
  if (unknown !== undefined) return `There is no "${unknown}". There is ${Object.keys(FAULTS).join(', ')}.`;
  return { names: (words.length > 0 ? words : Object.keys(FAULTS)) as Fault[], times };
}

const read = readArgs(process.argv.slice(2));
if (typeof read === 'string') {
  console.error(read);
  process.exitCode = 2;
} else {
  const tallies: Tally[] = [];
  for (const name of read.names) {
    const { file, env, times, lot } = FAULTS[name];
    const all = read.times ?? times;
    for (let done = 0; done < all; done += lot) {
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
