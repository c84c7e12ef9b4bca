/** What is agreed on before an adventure. */
import { STORIES } from './scenarios.ts';

export interface Agreed {
  readonly scenario: string;
}

export const FRESH: Agreed = { scenario: STORIES[0]!.id };

/** What was kept from the last time, if that story still exists. */
export function readAgreed(kept: unknown): Agreed {
  const { scenario } = (kept ?? {}) as { scenario?: unknown };
  return STORIES.some(({ id }) => id === scenario) ? { scenario: scenario as string } : FRESH;
}
