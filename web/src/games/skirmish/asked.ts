/** What a question of the battle is about, as far as it says so. Pure. */
import type { Color } from '@holotape/skirmish/words';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';

interface About {
  readonly model?: string;
  readonly target?: string;
  readonly weapon?: string;
  readonly color?: Color;
  /** Of a movement that goes on after a fall, in tenths of a millimetre. */
  readonly left?: number;
  readonly to?: string;
  /** That it took, in tenths of a millimetre. */
  readonly way?: readonly (readonly [number, number])[];
  readonly unit?: string;
  readonly turret?: string;
  /** Where a wall begins. */
  readonly x?: number;
  readonly y?: number;
  readonly marker?: string;
  /** Terrain that is being placed, and how it is turned. */
  readonly piece?: string;
  readonly turn?: number;
  readonly tokens?: number;
  /** That a Luck Token could take one off. */
  readonly damage?: number;
  readonly gains?: readonly string[];
  readonly bottle?: number;
  readonly star?: number;
  readonly blast?: number;
}

export const aboutOf = (question: Pick<QuestionInfo, 'about'> | null): About => (question?.about ?? {}) as About;

/** Answers that are a way over the table. */
const PATHS = new Set(['move.path', 'move.on', 'charge.path']);
/** Answers that are one place on it. */
const POINTS = new Set([
  'slide.to',
  'mine.at',
  'shoot.point',
  'throw.point',
  'deploy.place',
  'marker.place',
  'terrain.place',
  'wall.from',
  'wall.to',
  'turret.place',
  'charge.place',
  'missile.at',
]);

export const asksForPath = (question: QuestionInfo | null): boolean => PATHS.has(question?.ask ?? '');
export const asksForPoint = (question: QuestionInfo | null): boolean => POINTS.has(question?.ask ?? '');

/** Questions in the middle of an attack. */
const RESOLVING = /^(?:luck\.|attack\.(?:effect|limb)|armor\.card)/;

export const isResolving = (question: QuestionInfo | null): boolean => RESOLVING.test(question?.ask ?? '');
