import type { Args, Refusal } from '@holotape/kernel';

/** Why something was not done. Nothing has changed. */
export interface Refused {
  readonly say: string;
  readonly args?: Args;
  readonly rule?: string;
}

export const refused = (say: string, args?: Args): Refused => ({ say, ...(args && { args }) });

/** What a game's rules refuse. */
export const fromRefusal = ({ say, args, rule }: Refusal): Refused => ({
  say,
  ...(args && { args }),
  ...(rule !== undefined && { rule }),
});
