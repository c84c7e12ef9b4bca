/** Connections as a program that means no good has them: bytes as one likes, and nothing read unless one wants to. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection; it reads nothing until `resume` or `on('data')`. */
export async function dial(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const wire = connect(Number(port), hostname);
  wire.on('error', () => {});
  await once(wire, 'connect');
  return wire;
}

/** A socket at a table; it has read the greeting and nothing since. */
export async function dialTable(address: string, table: string, headers = ''): Promise<Socket> {
  const wire = await dial(address);
  const { host } = new URL(address);
  wire.write(
    `GET /api/tables/${table}/socket HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\nSec-WebSocket-Version: 13\r\n${headers}\r\n`,
  );
  const [greeting] = (await once(wire, 'data')) as [Buffer];
  wire.pause();
  if (!greeting.toString('latin1').startsWith('HTTP/1.1 101')) throw new Error(greeting.toString('latin1'));
  return wire;
}

export const OPCODE = { more: 0, text: 1, ping: 9, pong: 10 } as const;

/** RFC 6455, 5.2: a frame of a client, masked with zeros. `first` may carry more bits than the usual. */
export function frame(opcode: number, payload: Buffer | string = '', first = 0x80): Buffer {
  const data = Buffer.from(payload);
  const long = data.length > 125;
  const head = Buffer.alloc(long ? 8 : 6);
  head[0] = first | opcode;
  head[1] = 0x80 | (long ? 126 : data.length);
  if (long) head.writeUInt16BE(data.length, 2);
  return Buffer.concat([head, data]);
}

/** Writes again and again until the other end cuts the line, `most` times at most; says how often it was written. */
export async function floods(wire: Socket, piece: Buffer, most: number, each: () => void = () => {}): Promise<number> {
  let written = 0;
  const closed = new Promise<void>((resolve) => {
    wire.once('close', () => resolve());
  });
  while (!wire.destroyed && written < most) {
    written += 1;
    each();
    if (!wire.write(piece)) await Promise.race([once(wire, 'drain').catch(() => {}), closed]);
    else if (written % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return written;
}

/** Reads all that comes; `read` is what has come so far. */
export function reads(wire: Socket): { read(): Buffer } {
  const parts: Buffer[] = [];
  wire.on('data', (part) => parts.push(part as Buffer));
  wire.resume();
  return { read: () => Buffer.concat(parts) };
}

/** Reads all that comes until the line is cut. */
export async function readsToTheEnd(wire: Socket): Promise<Buffer> {
  const { read } = reads(wire);
  if (!wire.closed) await once(wire, 'close').catch(() => {});
  return read();
}
