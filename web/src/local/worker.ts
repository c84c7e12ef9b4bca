/** Runs the tables of this browser, away from the page so that it never stops painting. */
import './no-eval.ts';
import { BadSave } from '@holotape/kernel';
import type { TableHost } from '@holotape/table';
import type { Call, FromWorker, Gone, ToWorker } from './calls.ts';
import { engineOf, workOf } from './engines.ts';
import { HERE, makeTable, openSave, openTable, startLuck } from './tables.ts';

const page = self as {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};

/** A table in this worker's hands: its host, the lines to it, and the hold that keeps other windows away. */
interface Held {
  readonly id: string;
  readonly opened: Promise<TableHost | undefined>;
  readonly lines: Set<number>;
  release: () => void;
}

const held = new Map<string, Held>();

/** Another window of this browser holds the table. */
class Elsewhere extends Error {}

const lockOf = (id: string) => `holotape:${id}`;

/** Holds a table for this window until it is released; another window may still take it. */
function hold(table: Held, steal: boolean): Promise<boolean> {
  if (navigator.locks === undefined) return Promise.resolve(true);
  return new Promise((resolve) => {
    navigator.locks
      .request(lockOf(table.id), steal ? { steal: true } : { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        if (lock === null) return;
        return new Promise<void>((release) => {
          table.release = release;
        });
      })
      .catch(() => lose(table));
  });
}

/** Another window has taken the table: nothing more is written here. */
function lose(table: Held): void {
  if (held.get(table.id) === table) held.delete(table.id);
  for (const line of table.lines) hangUp(line, 'gone.taken');
  void table.opened.then((host) => host?.close()).catch(() => undefined);
}

/** Takes a table into this worker's hands, with the host as `make` gives it. */
function take(id: string, steal: boolean, make: () => Promise<TableHost | undefined>): Held {
  const before = held.get(id);
  if (before !== undefined) return before;
  const table: Held = {
    id,
    lines: new Set(),
    release: () => undefined,
    opened: Promise.resolve().then(async () => {
      if (!(await hold(table, steal))) throw new Elsewhere();
      return make();
    }),
  };
  held.set(id, table);
  table.opened.then(
    (host) => host ?? drop(table),
    () => drop(table),
  );
  return table;
}

function drop(table: Held): void {
  if (held.get(table.id) === table) held.delete(table.id);
  table.release();
}

/** Nobody looks any more: bots stop, and the table is read anew next time. */
async function putAway(table: Held): Promise<void> {
  const host = await table.opened;
  await host?.settle();
  if (table.lines.size > 0 || held.get(table.id) !== table) return;
  host?.close();
  drop(table);
}

function add(host: TableHost): string {
  const { id } = host.state.setup;
  take(id, false, () => Promise.resolve(host));
  return id;
}

async function known(id: string): Promise<TableHost> {
  const host = await take(id, false, () => openTable(id)).opened.catch((error: Error) => {
    throw error instanceof Elsewhere ? new BadSave('This table is open in another window.') : error;
  });
  if (host === undefined) throw new BadSave('This table is not on this device any more.');
  return host;
}

async function deal(call: Call): Promise<unknown> {
  switch (call.do) {
    case 'load':
      await engineOf(call.game);
      return undefined;
    case 'work':
      return workOf(call.game, call.what, call.about);
    case 'make':
      return add(await makeTable(call.table, call.name));
    case 'import':
      return add(await openSave(call.text, call.name));
    case 'export': {
      const host = await known(call.id);
      await host.settle();
      return JSON.stringify(host.save());
    }
    case 'act':
      return (await known(call.id)).act({ id: HERE, name: '' }, call.action);
    case 'watch':
      return (await known(call.id)).watchable(HERE);
  }
}

interface OpenLine {
  readonly say: (message: unknown) => void;
  readonly close: () => void;
}

const lines = new Map<number, OpenLine>();

function hangUp(line: number, gone?: Gone, detail?: string): void {
  lines.get(line)?.close();
  lines.delete(line);
  if (gone !== undefined) page.postMessage({ line, gone, ...(detail !== undefined && { detail }) });
}

async function openLine(line: number, id: string, steal: boolean): Promise<void> {
  // What is said before the table is open waits for it.
  const said: unknown[] = [];
  const table = take(id, steal, () => openTable(id));
  const close = () => {
    table.lines.delete(line);
    if (table.lines.size === 0) void putAway(table).catch(() => undefined);
  };
  table.lines.add(line);
  lines.set(line, { say: (message) => said.push(message), close });
  let host: TableHost | undefined;
  try {
    host = await table.opened;
  } catch (error) {
    if (error instanceof Elsewhere) hangUp(line, 'gone.elsewhere');
    else hangUp(line, 'gone.damaged', (error as Error).message);
    return;
  }
  if (host === undefined) {
    hangUp(line, 'gone.missing');
    return;
  }
  if (!table.lines.has(line)) return;
  const connection = host.connect({
    person: { id: HERE, name: '' },
    send: ({ message }) => page.postMessage({ line, heard: message }),
  });
  lines.set(line, {
    say: (message) => void connection.receive(message),
    close: () => {
      connection.close();
      close();
    },
  });
  for (const message of said) void connection.receive(message);
}

page.onmessage = ({ data }) => {
  if ('luck' in data) startLuck(data.luck);
  else if ('call' in data) {
    const { call } = data;
    deal(data.what).then(
      (ok) => page.postMessage({ call, ok }),
      (error: Error) => page.postMessage({ call, trouble: error.message }),
    );
  } else if ('open' in data) void openLine(data.line, data.open, data.steal === true);
  else if ('say' in data) lines.get(data.line)?.say(data.say);
  else hangUp(data.line);
};
