/**
 * Messages as they go over the wire. A message to many screens is framed once, and a long one compressed once: a question
 * with many options says the same over and over, and shrinks to a tenth.
 *
 * The socket library could do both, but frames for each screen anew and compresses through a stream; this costs a tenth.
 */
import { constants, deflateRawSync } from 'node:zlib';
import type { Parcel } from '@holotape/table';

/** Shorter ones are not worth it. */
const WORTH_COMPRESSING = 2000;

/** What the screens must have agreed to: every message is compressed on its own, with a small window. */
export const COMPRESSION = {
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  serverMaxWindowBits: 13,
  // The library itself compresses nothing.
  threshold: Number.POSITIVE_INFINITY,
};

const WHOLE_TEXT = 0x81;
const COMPRESSED = 0x40;

/** RFC 6455, 5.2: one unmasked frame with room for a whole message, and where that begins. */
function frameFor(length: number, first: number): { frame: Buffer; at: number } {
  const at = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(at + length);
  frame[0] = first;
  if (length < 126) frame[1] = length;
  else if (length < 65_536) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  return { frame, at };
}

function plain(text: string): Buffer {
  const { frame, at } = frameFor(Buffer.byteLength(text), WHOLE_TEXT);
  frame.write(text, at);
  return frame;
}

/** RFC 7692, 7.2.1: deflated, flushed, and without the last four bytes, which are always the same. */
function compressed(text: string): Buffer {
  const deflated = deflateRawSync(text, {
    level: 1,
    windowBits: COMPRESSION.serverMaxWindowBits,
    memLevel: 6,
    finishFlush: constants.Z_SYNC_FLUSH,
  });
  const { frame, at } = frameFor(deflated.length - 4, WHOLE_TEXT | COMPRESSED);
  deflated.copy(frame, at);
  return frame;
}

/** The frame made last: a message to many screens goes to all of them in a row. */
let last: { readonly parcel: Parcel; readonly frame: Buffer } | undefined;

/** Long messages are compressed once, however often they are sent: a whole table may go to many who come one by one. */
const shrunk = new WeakMap<Parcel, Buffer>();

function compressedOnce(parcel: Parcel): Buffer {
  let frame = shrunk.get(parcel);
  if (frame === undefined) {
    frame = compressed(parcel.text);
    shrunk.set(parcel, frame);
  }
  return frame;
}

/** The message as one frame. `mayCompress`: the screen has agreed to compression. */
export function frameOf(parcel: Parcel, mayCompress: boolean): Buffer {
  const { text } = parcel;
  if (mayCompress && text.length >= WORTH_COMPRESSING) return compressedOnce(parcel);
  if (last?.parcel !== parcel) last = { parcel, frame: plain(text) };
  return last.frame;
}
