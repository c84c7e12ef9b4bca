/**
 * Moves everything from one storage to another: table by table, each whole or not at all, so that a move that was broken off
 * goes on where it was. Nothing is taken away from where it was. At the end both are read again and compared word by word.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Inventory } from '../storage/sqlite-backup.ts';
import { isDatabase, openPlace, type Place } from './places.ts';

/** Tables whose ids are asked for at a time. */
const AT_ONCE = 200;

async function* idsOf(place: Place): AsyncGenerator<string> {
  let after = '';
  for (;;) {
    const ids = await place.ids(after, AT_ONCE);
    yield* ids;
    if (ids.length < AT_ONCE) return;
    after = ids.at(-1)!;
  }
}

interface Moved extends Inventory {
  /** So many of the tables were there already, from a move before. */
  readonly found: number;
}

async function moveAll(from: Place, to: Place): Promise<Moved> {
  let [tables, events, found] = [0, 0, 0];
  for await (const id of idsOf(from)) {
    const table = (await from.whole(id))!;
    const there = await to.whole(id);
    if (there === undefined) await to.put(table);
    else if (isDeepStrictEqual(there, table)) found += 1;
    else throw new Error(`Table ${id.slice(0, 4)}… is there already, and is another one: nothing is written over.`);
    tables += 1;
    events += table.events.length;
  }
  await to.putSundries(await from.sundries());
  return { tables, events, found };
}

/** Everything is there, word by word. What the other place had besides stays. */
async function compare(from: Place, to: Place): Promise<void> {
  for await (const id of idsOf(from))
    if (!isDeepStrictEqual(await from.whole(id), await to.whole(id)))
      throw new Error(`Table ${id.slice(0, 4)}… is not the same on the other side.`);
  const [here, there] = [await from.sundries(), await to.sundries()];
  for (const kind of ['secrets', 'left', 'promises'] as const) {
    const kept = new Set(there[kind].map((each) => JSON.stringify(each)));
    for (const each of here[kind])
      if (!kept.has(JSON.stringify(each)))
        throw new Error(`What belongs to no table (${kind}, "${each.name}") is not the same on the other side.`);
  }
}

/** `from` and `to`: folders, or addresses of PostgreSQL databases. No server may use either. */
export async function move(from: string, to: string): Promise<Moved> {
  if (from === to) throw new Error('Both are the same place.');
  const source = await openPlace(from, isDatabase(from));
  try {
    const target = await openPlace(to, true);
    try {
      const moved = await moveAll(source, target);
      await compare(source, target);
      return moved;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
