/** What became of each point of damage: through, through because armor was ignored, or stopped. Pure. */
import type { Story } from './story.ts';

type Point = 'ignores' | 'through' | 'stopped';

export interface PointsOfDamage {
  readonly model: string;
  readonly type: string;
  readonly boxes: readonly Point[];
}

/** For everybody who was hit, type by type, in the order in which it happened. */
export function pointsOf({ armor, taken, gains }: Story): PointsOfDamage[] {
  const rows = new Map<string, { model: string; type: string; stopped: number; through: number }>();
  const rowOf = (model: string, type: string) => {
    const key = `${model} ${type}`;
    const row = rows.get(key) ?? { model, type, stopped: 0, through: 0 };
    rows.set(key, row);
    return row;
  };
  for (const { model, type, blocked } of armor) rowOf(model, type).stopped += blocked;
  for (const { model, type, damage } of taken) rowOf(model, type).through += damage;
  const ignoring = gains.filter((gain) => gain === 'ignore-armor').length;
  return [...rows.values()].map(({ model, type, stopped, through }) => ({
    model,
    type,
    boxes: [
      ...Array.from({ length: through }, (_, i): Point => (i < ignoring && stopped > 0 ? 'ignores' : 'through')),
      ...Array.from({ length: stopped }, (): Point => 'stopped'),
    ],
  }));
}
