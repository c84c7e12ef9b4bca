// How Node is started to serve. Plain JavaScript: this is read before there is a Node that runs TypeScript.
import { totalmem } from 'node:os';

const GIGABYTE = 2 ** 30;

// News and the last positions of every table live for about a second. With more room for young objects they die there,
// instead of being carried to the old ones first: measured with 200 tables, a tenth more answers per second for 64 MB
// instead of Node's 16, and another tenth for 128. The room is taken only as tables are played at, and small machines
// keep it.
export const SERVER_FLAGS = totalmem() >= 4 * GIGABYTE ? ['--max-semi-space-size=128'] : [];
