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

/** RFC 6455, 5.2: one unmasked frame with a whole message. */
function framed(payload: Buffer, first: number): Buffer {
  const { length } = payload;
  const header = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = first;
  if (length < 126) frame[1] = length;
  else if (length < 65_536) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  payload.copy(frame, header);
  return frame;
}

/** RFC 7692, 7.2.1: deflated, flushed, and without the last four bytes, which are always the same. */
function compressed(payload: Buffer): Buffer {
  const deflated = deflateRawSync(payload, {
    level: 1,
    windowBits: COMPRESSION.serverMaxWindowBits,
    memLevel: 6,
    finishFlush: constants.Z_SYNC_FLUSH,
  });
  return deflated.subarray(0, deflated.length - 4);
}

interface Frames {
  plain?: Buffer;
  small?: Buffer;
}

const made = new WeakMap<Parcel, Frames>();

/** The message as one frame. `mayCompress`: the screen has agreed to compression. */
export function frameOf(parcel: Parcel, mayCompress: boolean): Buffer {
  let frames = made.get(parcel);
  if (frames === undefined) {
    frames = {};
    made.set(parcel, frames);
  }
  const { text } = parcel;
  if (mayCompress && text.length >= WORTH_COMPRESSING) {
    frames.small ??= framed(compressed(Buffer.from(text)), WHOLE_TEXT | COMPRESSED);
    return frames.small;
  }
  frames.plain ??= framed(Buffer.from(text), WHOLE_TEXT);
  return frames.plain;
}
