import type { Args } from '@holotape/kernel';

/** Why something was not done. Nothing has changed. */
export interface Refused {
  readonly say: string;
  readonly args?: Args;
  readonly rule?: string;
}

export const refused = (say: string, args?: Args): Refused => ({ say, ...(args && { args }) });
