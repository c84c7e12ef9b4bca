/**
 * `npm test`: everything that must hold before a change is good. All sections run, whatever fails before them.
 * `npm test -- PATTERN`: only the tests whose file matches (arguments go to Vitest as they are).
 */
import { REPORT } from '../checks/rule-coverage.ts';
import { checks, ruleCoverage, section, type Tally, tests, together, total } from './sections.ts';

const args = process.argv.slice(2);

async function everything(): Promise<Tally[]> {
  return [
    ...(await checks()),
    // Servers that are killed, and pages that come to rest, leave half of a core unused: the others use it.
    ...(await together(
      ['Tests', () => tests({ report: REPORT, args: ['--exclude', 'web/test/**'] })],
      // A browser is busy with several processes of its own: not more than two at a time.
      ['Browser tests', () => tests({ report: 'web', args: ['--maxWorkers=2', 'web/test'] })],
    )),
    await section('Rule tests, undone, redone and reloaded at every question', () =>
      tests({ report: 'disturbed', mode: 'both' }),
    ),
    await section('Rule coverage', ruleCoverage),
  ];
}

const tallies =
  args.length === 0 ? await everything() : [await section('Tests', () => tests({ report: 'some', args }))];
const { passed, failed } = total(tallies);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);
