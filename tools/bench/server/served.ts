/** A process that serves one contestant: `node served.ts NAME DATA [DATABASE]`. Says its port to its parent and serves until killed. */
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@holotape/server';
import { shelfOf } from '@holotape/server/shelf';
import { loadGame } from '@holotape/shelf';
import { WebSocketServer } from 'ws';
import { contentForTwo, newToyForTwo, rulesForTwo, toyForTwo } from './toy-for-two.ts';

/** The least a server can do: every message goes back as it came. */
async function echo(): Promise<number> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  server.on('connection', (socket) => {
    socket.on('message', (data, isBinary) => socket.send(data, { binary: isBinary }));
  });
  await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}

/** Ours, with everything on, every answer on the disk before it is acknowledged. */
async function holotape(data: string, database: string | undefined): Promise<number> {
  const plenty = { burst: 1e9, perSecond: 1e9 };
  const { port } = await startServer({
    port: 0,
    host: '127.0.0.1',
    data,
    database,
    shelf: shelfOf({ toy: () => toyForTwo, vault: () => loadGame('vault') }),
    limits: {
      writes: plenty,
      requests: plenty,
      tables: plenty,
      messages: plenty,
      hellos: plenty,
      connections: 10_000,
      sockets: 10_000,
      answers: 10_000,
    },
    web: data,
  });
  return port;
}

/** boardgame.io's own server as its documentation shows it, with the storage it has by default: memory. */
async function boardgameIo(): Promise<number> {
  process.env.NODE_ENV ??= 'production';
  const { toyGame } = await import('../boardgame.io/toy.mjs');
  const require = createRequire(new URL('../boardgame.io/package.json', import.meta.url));
  const { Server } = require('boardgame.io/server') as {
    Server(options: object): { run(options: object): Promise<{ appServer: { address(): AddressInfo } }> };
  };
  const { game } = toyGame(contentForTwo, rulesForTwo, newToyForTwo);
  const server = Server({ games: [game], origins: ['*'] });
  const { appServer } = await server.run({ port: 0, callback: () => {} });
  return appServer.address().port;
}

const [name, data = join(tmpdir(), 'holotape-bench'), database] = process.argv.slice(2);
const serve = { echo, holotape: () => holotape(data, database), 'boardgame.io': boardgameIo }[name ?? ''];
if (serve === undefined) throw new Error(`There is no contestant "${name}".`);
// Microseconds this process has worked, whenever somebody asks.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send!(user + system);
});
process.send!({ port: await serve() });
