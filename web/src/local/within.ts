/** Tables whose end answers a question of another one: the battles of a campaign. Runs in the worker. */
import type { Answer, AnySession, Inner, Json } from '@holotape/kernel';
import { BadSave } from '@holotape/kernel';
import type { TableHost } from '@holotape/table';
import type { TableCard } from '../client/shelf.ts';
import type { NewWithin, Within } from './calls.ts';
import { listTables } from './store.ts';
import { makeTable } from './tables.ts';

function innerOf({ state: { session } }: TableHost): Inner | undefined {
  return session?.question && session.game.inner?.(session.position, session.question);
}

/** Made with all that is agreed on there: play that was taken back may have changed it since. */
const isOf = ({ options }: Inner, made: Json): boolean =>
  Object.entries(options as { readonly [name: string]: Json }).every(
    ([name, value]) => JSON.stringify((made as { readonly [name: string]: Json })[name]) === JSON.stringify(value),
  );

const cardOf = async (table: string, mark: string): Promise<TableCard | undefined> =>
  (await listTables()).find(({ within }) => within?.table === table && within.mark === mark);

/** The table that was made for the open question, and the answer if it is over. `look`: opens it for a moment. */
export async function findWithin(
  outer: TableHost,
  mark: string,
  look: <T>(id: string, at: (host: TableHost) => T) => Promise<T>,
): Promise<Within | undefined> {
  const card = await cardOf(outer.state.setup.id, mark);
  const inner = innerOf(outer);
  if (card === undefined || inner === undefined) return undefined;
  if (card.status === 'playing') return { id: card.id };
  return look(card.id, ({ state: { setup, session } }) =>
    isOf(inner, setup.options) ? { id: card.id, ...answerOf(inner, session) } : undefined,
  );
}

function answerOf(inner: Inner, session: AnySession | undefined): { readonly answer?: Answer } {
  const answer = session && inner.answer(session.position);
  return answer === undefined ? {} : { answer };
}

/** Makes the table that answers the open question, with what the game itself knows about it. */
export async function makeWithin(
  outer: TableHost,
  { mark, title, seats, options, name }: NewWithin,
): Promise<TableHost> {
  const inner = innerOf(outer);
  if (inner === undefined) throw new BadSave('Nothing is to be fought there now.');
  const agreed = { ...(inner.options as { readonly [name: string]: Json }), ...options };
  const table = {
    game: inner.game.id,
    title,
    seats,
    options: agreed,
    undo: 'free',
    dice: 'seeded',
    listed: false,
  } as const;
  return makeTable(table, name, { table: outer.state.setup.id, mark });
}
