/** Where on the table the markers of a Quest are laid. CH-QUEST-1 */
import type { Battle } from '../battle.ts';
import type { Point } from '../geometry/index.ts';
import type { QuestPlace, QuestTask } from '../printed/quests.ts';

/** Of tasks that are always somewhere. */
const WHERE: Partial<Record<QuestTask['is'], QuestPlace | 'pair'>> = {
  pest: 'corner',
  slot: 'corner',
  dig: 'corner',
  load: 'middle',
  vend: 'quarters',
  hold: 'middle',
  circuits: 'quarters',
  catch: 'quarters',
  'double-lock': 'pair',
};

export const whereOf = (task: QuestTask): QuestPlace | 'pair' | undefined =>
  task.is === 'errand' || task.is === 'fetch' ? task.at : WHERE[task.is];

/** The four points this far from two edges. */
export const cornersAt = ({ state: { width, height } }: Battle, far: number): Point[] =>
  [0, 1].flatMap((right) => [0, 1].map((top) => ({ x: right ? width - far : far, y: top ? height - far : far })));

/** One point in each quarter of the table. */
export const quartersOf = (battle: Battle): Point[] =>
  cornersAt(battle, Math.round(Math.min(battle.state.width, battle.state.height) / 4));

export const barricades = ({ state }: Battle): Point[] =>
  state.pieces.filter(({ id }) => id.startsWith('barricade')).map(({ outline }) => outline[0]!);
