/** A table as the form asks for it, and as the worker has seen it. */
import type { judgeTable } from '@holotape/skirmish/queries/table-judgement';
import type { Piece } from '@holotape/skirmish/state';
import type { ScenarioPlan } from './plan.ts';

export interface AskedTable {
  readonly scenario: string;
  readonly table: string;
  readonly width: number;
  readonly height: number;
}

export type SeenTable =
  | {
      readonly pieces: readonly Piece[];
      readonly judgement: ReturnType<typeof judgeTable>;
      readonly plan: ScenarioPlan;
      readonly wrong?: undefined;
    }
  | { readonly wrong: string };
