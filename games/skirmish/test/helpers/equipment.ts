/** Scenes with models that carry something. */
import type { Force, SkirmishState } from '../../state.ts';
import { type BattleSetting, type BattleTest, content, FAR_AWAY, settler, unit } from './battle.ts';

export const item = (id: string) => content.items.get(id)!;
export const card = (id: string) => content.units.get(id)!;

export const withItems = (id: string, unitCard: string, items: string[], ...at: [number, number][]): Force[number] => ({
  ...unit(id, unitCard, at, ...(unitCard === 'settler' ? ['assault-rifle'] : [])),
  items,
});
export const user = (items: string[], more: Partial<BattleSetting> = {}): BattleSetting => ({
  ann: [withItems('a', 'settler', items, [2000, 2000])],
  ben: [settler('b', FAR_AWAY)],
  ...more,
});
export const hurt =
  (id: string, regular: number, radiation = 0) =>
  ({ models }: SkirmishState) => {
    Object.assign(models.find((each) => each.id === id)!, { regular, radiation });
  };
/** A round in which nobody does anything; it ends with `id` of Ann's being Used again. */
export const nextActivation = (t: BattleTest, id: string): void => {
  t.seat(0).answer('end');
  t.seat(1).answer('b-1', 'b-1', 'end');
  t.seat(t.state.advantage!).answer('seat:0');
  t.seat(0).answer(id, id);
};
