/** The thread that owns the SQLite file. It takes a bundle of work, does it, and says how it went. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Read, SqliteFile, type Write } from './sqlite-file.ts';

export type Work =
  | { readonly type: 'write'; readonly writes: readonly Write[] }
  | { readonly type: 'read'; readonly id: number; readonly read: Read }
  | { readonly type: 'backup'; readonly id: number; readonly to: string }
  | { readonly type: 'close' };

export type Done =
  | { readonly type: 'ready' }
  | { readonly type: 'broken'; readonly error: string }
  | { readonly type: 'written'; readonly results: readonly unknown[] }
  | { readonly type: 'unwritten'; readonly error: string }
  | { readonly type: 'read'; readonly id: number; readonly value: unknown }
  | { readonly type: 'unread'; readonly id: number; readonly error: string }
  | { readonly type: 'closed' };

const port = parentPort!;
const say = (done: Done) => port.postMessage(done);
const words = (error: unknown) => (error instanceof Error ? error.message : String(error));

function open(): SqliteFile | undefined {
  try {
    return new SqliteFile((workerData as { path: string }).path);
  } catch (error) {
    say({ type: 'broken', error: words(error) });
    port.close();
    return undefined;
  }
}

/** After so many milliseconds without work the file is put in order. */
const QUIET = (workerData as { quiet?: number }).quiet ?? 5_000;

/** So many milliseconds are between two looks at a large file, for everybody else. */
const BETWEEN_LOOKS = 25;

const file = open();
if (file !== undefined) {
  say({ type: 'ready' });
  const resting = setTimeout(() => file.rest(), QUIET).unref();
  const reading = setInterval(() => {
    if (file.readsOn()) clearInterval(reading);
  }, BETWEEN_LOOKS).unref();
  port.on('message', (work: Work) => {
    if (work.type !== 'close') resting.refresh();
    if (work.type === 'write')
      try {
        say({ type: 'written', results: file.write(work.writes) });
      } catch (error) {
        say({ type: 'unwritten', error: words(error) });
      }
    else if (work.type === 'read')
      try {
        say({ type: 'read', id: work.id, value: file.read(work.read) });
      } catch (error) {
        say({ type: 'unread', id: work.id, error: `It could not be read: ${words(error)}` });
      }
    else if (work.type === 'backup')
      file.backUp(work.to).then(
        (value) => say({ type: 'read', id: work.id, value }),
        (error) => say({ type: 'unread', id: work.id, error: words(error) }),
      );
    else {
      clearTimeout(resting);
      clearInterval(reading);
      file.close();
      say({ type: 'closed' });
      port.close();
    }
  });
}
