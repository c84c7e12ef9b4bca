/** The whole vocabulary of cards; the compiler finds a verb that is missing. */
import type { Verb } from '../../printed/instructions.ts';
import type { Verbs } from './carry.ts';
import { GAINING } from './gaining.ts';
import { LIBRARY } from './library.ts';
import { ON_MAP } from './map.ts';
import { TASKS } from './tasks.ts';
import { TOGETHER } from './together.ts';
import { TRADING } from './trading.ts';
import { ROLLING, TURN } from './turn.ts';

export const VERBS: Verbs<Verb> = {
  ...GAINING,
  ...LIBRARY,
  ...ON_MAP,
  ...TASKS,
  ...TOGETHER,
  ...TRADING,
  ...TURN,
  ...ROLLING,
};
