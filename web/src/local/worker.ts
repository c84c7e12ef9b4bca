/** Runs the tables of this browser, away from the page so that it never stops painting. */
import './no-eval.ts';
import { BadSave } from '@holotape/kernel';
import type { TableHost } from '@holotape/table';
import type { Call, FromWorker, Gone, ToWorker } from './calls.ts';
import { HERE, makeTable, openSave, openTable, setPace } from './tables.ts';

const page = self as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};

const hosts = new Map<string, Promise<TableHost | undefined>>();

/** The table, opened if it is not yet. */
function hostOf(id: string): Promise<TableHost | undefined> {
  let host = hosts.get(id);
  if (host === undefined) {
    host = openTable(id);
    hosts.set(id, host);
    host.catch(() => hosts.delete(id));
  }
  return host;
}

function add(host: TableHost): string {
  const { id } = host.state.setup;
  hosts.set(id, Promise.resolve(host));
  return id;
}

async function known(id: string): Promise<TableHost> {
  const host = await hostOf(id);
  if (host === undefined) throw new BadSave('This table is not on this device any more.');
  return host;
}

async function deal(call: Call): Promise<unknown> {
  switch (call.do) {
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
    case 'pace':
      setPace(call.milliseconds);
      return undefined;
  }
}

interface OpenLine {
  readonly say: (message: unknown) => void;
  readonly close: () => void;
}

const lines = new Map<number, OpenLine>();

/** Holds a table for this window until `close`; another window may take it. */
async function hold(id: string, steal: boolean, gone: (why: Gone) => void): Promise<(() => void) | undefined> {
  if (navigator.locks === undefined) return () => {};
  return new Promise((resolve) => {
    const name = `holotape:${id}`;
    navigator.locks
      .request(name, steal ? { steal: true } : { ifAvailable: true }, (lock) => {
        if (lock === null) return resolve(undefined);
        return new Promise<void>((release) => resolve(() => release()));
      })
      // Stolen by another window.
      .catch(() => gone('gone.taken'));
  });
}

async function openLine(line: number, id: string, steal: boolean): Promise<void> {
  const said: unknown[] = [];
  let hungUp = false;
  lines.set(line, {
    say: (message) => said.push(message),
    close: () => {
      hungUp = true;
    },
  });
  const end = (gone: Gone, detail?: string) => {
    lines.get(line)?.close();
    lines.delete(line);
    page.postMessage({ line, gone, ...(detail !== undefined && { detail }) });
  };
  const release = await hold(id, steal, (why) => {
    void hostOf(id).then((host) => host?.close());
    hosts.delete(id);
    end(why);
  });
  if (release === undefined) return end('gone.elsewhere');
  let host: TableHost | undefined;
  try {
    host = await hostOf(id);
  } catch (error) {
    release();
    return end('gone.damaged', (error as Error).message);
  }
  if (host === undefined) {
    release();
    return end('gone.missing');
  }
  if (hungUp) return release();
  const connection = host.connect({
    person: { id: HERE, name: '' },
    send: ({ message }) => page.postMessage({ line, heard: message }),
  });
  lines.set(line, {
    say: (message) => void connection.receive(message),
    close: () => {
      connection.close();
      void host
        .settle()
        .catch(() => undefined)
        .then(() => {
          // Nobody looks any more: bots stop, and the table is read anew next time.
          if (host.screens > 0) return;
          host.close();
          hosts.delete(id);
          release();
        });
    },
  });
  for (const message of said) void connection.receive(message);
}

page.onmessage = ({ data }) => {
  if ('call' in data) {
    const { call } = data;
    deal(data.what).then(
      (ok) => page.postMessage({ call, ok }),
      (error: Error) => page.postMessage({ call, trouble: error.message }),
    );
  } else if ('open' in data) void openLine(data.line, data.open, data.steal === true);
  else if ('say' in data) lines.get(data.line)?.say(data.say);
  else {
    lines.get(data.line)?.close();
    lines.delete(data.line);
  }
};
