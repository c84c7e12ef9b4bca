/**
 * Makes the kept records of whole games anew: `node games/vault/test/helpers/record.ts`. Only after a rule was changed on
 * purpose; the difference then shows what the change did to whole games.
 */
import { writeFileSync } from 'node:fs';
import { below, randomFrom, saveSession, startSession } from '@holotape/kernel';
import { isLastRound } from '../../queries/ending.ts';
import { testing } from './vault.ts';

/** One game for each way the vault can end, with two and with four players. */
const WANTED = [
  { name: 'sixth-room-2', seats: 2, ends: 'room' },
  { name: 'sixth-room-4', seats: 4, ends: 'room' },
  { name: 'threats-out-2', seats: 2, ends: 'threats' },
  { name: 'threats-out-4', seats: 4, ends: 'threats' },
] as const;

function play(seats: number, seed: string) {
  const random = randomFrom(seed);
  const session = startSession(testing, { seats, seed });
  while (session.question !== undefined) {
    if (session.question.kind !== 'choice') throw new Error('The vault asks only choices.');
    const legal = session.question.options().filter(({ blocked }) => blocked === undefined);
    session.answer(session.question.to, legal[below(random, legal.length)]!.id);
  }
  return session;
}

for (const { name, seats, ends } of WANTED)
  for (let i = 0; ; i += 1) {
    const session = play(seats, `${name} ${i}`);
    const { state } = session;
    const byRoom = !state.threatsOut && isLastRound(state);
    if (byRoom !== (ends === 'room')) continue;
    writeFileSync(new URL(`../records/${name}.json`, import.meta.url), `${JSON.stringify(saveSession(session))}\n`);
    console.log(`${name}: game ${i}, ${state.round} rounds, scores ${session.result!.scores.join(', ')}`);
    break;
  }
