/** Under which addresses others reach this server: for an invite that is made on the machine on which it runs. */
import { isIP } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import type { Here } from '@holotape/table';
import type { FastifyInstance } from 'fastify';
import type { HttpParts } from './parts.ts';

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$|^localhost$/;
const EVERYWHERE = new Set(['0.0.0.0', '::', '']);
/** What a machine calls itself when nobody has given it an address. */
const SELF_GIVEN = /^169\.254\./;

const isLoopback = (host: string): boolean => LOOPBACK.test(host);

type Nets = Readonly<
  Record<string, readonly Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[] | undefined>
>;

/** Where a server that listens to this host and port is found by others. Pure. */
export function reachable(host: string, port: number, nets: Nets): Here {
  if (isLoopback(host)) return { open: false, addresses: [] };
  const at = (name: string) => `http://${isIP(name) === 6 ? `[${name}]` : name}:${port}`;
  if (!EVERYWHERE.has(host)) return { open: true, addresses: [at(host)] };
  const own = Object.values(nets).flatMap((each) => each ?? []);
  const found = own.filter(
    ({ family, internal, address }) => family === 'IPv4' && !internal && !SELF_GIVEN.test(address),
  );
  return { open: true, addresses: found.map(({ address }) => at(address)) };
}

export function addHere(app: FastifyInstance, { host, trustProxy }: Pick<HttpParts, 'host' | 'trustProxy'>): void {
  app.get('/api/here', async (request): Promise<Here> => {
    const { localPort = 0, remoteAddress = '' } = request.socket;
    const { open, addresses } = reachable(host, localPort, networkInterfaces());
    // Whoever comes from elsewhere knows an address already; ours within the house is none of their business.
    return { open, addresses: !trustProxy && isLoopback(remoteAddress) ? addresses : [] };
  });
}
