/** One simulation, or one comparison, and what it was about. */
import type { Comparison } from '@holotape/bots/compare';
import type { Report } from '@holotape/bots/simulate';

export interface Study {
  /** The scenario, if several were played. */
  readonly title?: string;
  readonly report: Report;
  readonly comparison?: Comparison;
}
