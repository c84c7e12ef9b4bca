/**
 * Chance for games that people play: nobody who sees dice and cards, however many, can tell the seed from them, or what comes
 * next. Each question at each count has a stream of its own, BLAKE3 keyed by the whole seed; see docs/decisions.
 */
import { blake3 } from '@noble/hashes/blake3.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type ChanceSource, drawBy, type Random } from './chance.ts';

/** Keys are made for this alone: the same seed used elsewhere has nothing in common with them. */
const CONTEXT = utf8ToBytes('Holotape, a table for three wasteland games: chance, 1');

/** Bytes that BLAKE3 gives at a time. */
const BLOCK = 64;

type Hasher = ReturnType<typeof blake3.create>;

/** The words of a hasher that has been told everything, as many as are wanted. */
function wordsOf(hasher: Hasher): Random {
  let block = hasher.xof(BLOCK);
  let at = 0;
  return () => {
    if (at === BLOCK) {
      block = hasher.xof(BLOCK);
      at = 0;
    }
    // Byte by byte, so that it is the same on every machine.
    const word = block[at]! | (block[at + 1]! << 8) | (block[at + 2]! << 16) | (block[at + 3]! << 24);
    at += 4;
    return word >>> 0;
  };
}

/** Ends the name of a question, which has no such sign in it, and counts in a fixed number of bytes. */
const countBytes = (count: number): Uint8Array =>
  Uint8Array.of(0, count & 0xff, (count >>> 8) & 0xff, (count >>> 16) & 0xff, (count >>> 24) & 0xff);

export function keyed(seed: string): ChanceSource {
  const key = blake3(utf8ToBytes(seed), { context: CONTEXT, dkLen: 32 });
  const names = new Map<string, Hasher>();
  return {
    answer({ ask, draw }, count) {
      let named = names.get(ask);
      if (named === undefined) {
        named = blake3.create({ key }).update(utf8ToBytes(ask));
        names.set(ask, named);
      }
      return drawBy(wordsOf(named.clone().update(countBytes(count))), draw);
    },
  };
}
