/**
 * `npm run corpus [GAME...] [-- --missing]`: bots play games to every ending of every scenario anew, by today's rules, and they are kept in
 * games/GAME/test/corpus. Do this when a rule was meant to change; `npm test -- corpus` says which games it changes. A save of
 * today's version is kept too, in games/GAME/test/saves, if there is none yet. `--missing` leaves what is kept alone.
 */
import { parseArgs } from 'node:util';
import type { GameName } from '@holotape/shelf';
import { recordCorpus } from './corpus.ts';
import { keepSave } from './kept-saves.ts';
import { KEPT_NAMES } from './ways.ts';

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { missing: { type: 'boolean' } },
});
const unknown = wanted.find((name) => !KEPT_NAMES.some((kept) => kept === name));
if (unknown !== undefined) {
  console.error(`No games are kept of "${unknown}"; there are ${KEPT_NAMES.join(', ')}.`);
  process.exitCode = 1;
} else {
  const names = wanted.length > 0 ? (wanted as GameName[]) : KEPT_NAMES;
  for (const name of names) {
    const kept = keepSave(name);
    if (kept !== undefined) console.log(`${kept}: kept for ever`);
  }
  const missing = names.flatMap((name) => recordCorpus(name, values.missing ?? false, (line) => console.log(line)));
  for (const file of missing) console.error(`Nobody played to ${file}.`);
  if (missing.length > 0) process.exitCode = 1;
}
