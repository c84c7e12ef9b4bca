/** Where the server's luck comes from: ids, codes, the seeds of games and what bots do when two things are as good. */
import { randomBytes } from 'node:crypto';
import { below, type Random } from '@holotape/kernel';
import { CODE_SIGNS } from '@holotape/table';

/** A stream of random words of its own for each thing, so that what happens at one table is not felt at another. */
export type Luck = (of: string) => Random;

/** The machine's own randomness: nobody can guess an id, a code or a seed. */
export const machineLuck: Luck = () => () => randomBytes(4).readUInt32LE();

const words = (random: Random, count: number): Buffer =>
  Buffer.from(Uint32Array.from({ length: count }, random).buffer);

/** 72 bits. */
export const newId = (random: Random): string =>
  words(random, 3).subarray(0, 9).toString('base64url').replace(/[-_]/g, 'x').toLowerCase();

export const newSeed = (random: Random): string => words(random, 4).toString('hex');

/** Signs that people read to each other, in groups. */
export const newCode = (random: Random, groups: readonly number[]): string =>
  groups
    .map((length) => Array.from({ length }, () => CODE_SIGNS[below(random, CODE_SIGNS.length)]!).join(''))
    .join('-');
