/** What is agreed on before a battle. */
export interface Agreed {
  readonly scenario: string;
  readonly placing: 'players' | 'auto';
}

export const FRESH: Agreed = { scenario: 'troubled-beginnings', placing: 'auto' };

export function readAgreed(kept: unknown): Agreed {
  const { scenario, placing } = (kept ?? {}) as Partial<Agreed>;
  return typeof scenario === 'string' ? { scenario, placing: placing === 'players' ? 'players' : 'auto' } : FRESH;
}
