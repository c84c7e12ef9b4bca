/** The games on the shelf, one line each. What is asked of them: entries.ts. What the worker plays: each folder's engine.ts. */
export { adventure } from './adventure/index.ts';
export { campaign } from './campaign/index.ts';
export { skirmish } from './skirmish/index.ts';
export { vault } from './vault/index.ts';
