import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { Message } from '@holotape/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { fc } from '../../kernel/test/helpers/properties.ts';
import { COMPRESSION, frameOf } from '../frames.ts';
import { wireOf } from '../line.ts';

let server: WebSocketServer;
beforeAll(async () => {
  server = new WebSocketServer({ port: 0, perMessageDeflate: COMPRESSION });
  await once(server, 'listening');
});
afterAll(() => server.close());

/** A client of the library, and the wire to it. */
async function connect(perMessageDeflate: boolean): Promise<{ client: WebSocket; wire: Socket; agreed: boolean }> {
  const { port } = server.address() as AddressInfo;
  const client = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate });
  const [[socket]] = (await Promise.all([once(server, 'connection'), once(client, 'open')])) as [[WebSocket], unknown];
  return { client, wire: wireOf(socket), agreed: socket.extensions !== '' };
}

test.each([true, false])(
  'every message is read as it was written, short or long (compression: %s)',
  async (offered) => {
    const { client, wire, agreed } = await connect(offered);
    expect(agreed).toBe(offered);
    const text = fc.oneof(
      fc.string({ maxLength: 300, unit: 'binary' }),
      fc.string({ minLength: 1900, maxLength: 2500 }),
      fc.constantFrom('x'.repeat(125), 'x'.repeat(126), 'ä'.repeat(1999), 'é☃'.repeat(30_000), 'y'.repeat(70_000)),
    );
    for (const id of fc.sample(text, 150)) {
      const parcel = new Message({ type: 'pong', id });
      const frame = frameOf(parcel, agreed);
      expect(frameOf(parcel, agreed)).toBe(frame);
      wire.write(frame);
      const [data] = (await once(client, 'message')) as [Buffer];
      expect(JSON.parse(data.toString('utf8'))).toEqual({ type: 'pong', id });
    }
    client.close();
  },
);

test('a long message that repeats itself shrinks', () => {
  const parcel = new Message({ type: 'pong', id: '{"id":"space:top.1","blocked":{"rule":"SH-1"}},'.repeat(80) });
  expect(frameOf(parcel, true).length).toBeLessThan(frameOf(parcel, false).length / 10);
});
