import type { TableEvent } from '../kept/events.ts';
import type { Refused } from '../spoken/refused.ts';

/** An event that has not got its time yet. */
export type Happening = TableEvent extends infer E ? (E extends TableEvent ? Omit<E, 'at'> : never) : never;

/** What has to happen for something that is wished, or why it cannot. */
export type Outcome = Refused | readonly Happening[];
