/** What a benchmark finds: figures with goals, each the median of several rounds in which all contestants took turns. */

export interface Figure {
  readonly name: string;
  readonly value: number;
  /** In words; null: the figure is for information only. */
  readonly goal: string | null;
  readonly holds: boolean;
}

export interface Benchmark {
  readonly title: string;
  run(progress: (line: string) => void): Promise<readonly Figure[]>;
}

const rounded = (value: number) => Number(value.toPrecision(3));

export const atMost = (name: string, value: number, limit: number): Figure => ({
  name,
  value: rounded(value),
  goal: `at most ${limit}`,
  holds: value <= limit,
});

export const atLeast = (name: string, value: number, limit: number): Figure => ({
  name,
  value: rounded(value),
  goal: `at least ${limit}`,
  holds: value >= limit,
});

export const forInformation = (name: string, value: number): Figure => ({
  name,
  value: rounded(value),
  goal: null,
  holds: true,
});

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1]!;
}
