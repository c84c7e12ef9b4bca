/** Scenes in which cards with abilities stand. */
import { weaponsOf } from '../../queries/carrying.ts';
import { grips, strikeAt } from '../../queries/close-combat.ts';
import { shotAt } from '../../queries/shots.ts';
import type { Force, SkirmishState } from '../../state.ts';
import { type BattleSetting, FAR_AWAY, scene, settler, unit, using } from '../helpers/battle.ts';

export type At = [number, number];
export const HERE: At = [2000, 2000];
export const NEAR: At = [2700, 2000];

export const led = (leader: string, card = 'sole-survivor', at: At = HERE): Force[number] => ({
  ...unit('a', card, [at]),
  leader,
});
export const perked = (perk: string, card = 'sole-survivor', ...weapons: string[]): Force[number] => ({
  ...unit('a', card, [HERE], ...weapons),
  perks: [perk],
});
export const carrying = (card: string, items: string[], ...weapons: string[]): Force[number] => ({
  ...unit('a', card, [HERE], ...weapons),
  items,
});
export const ann = (first: Force[number], ...more: Force[number][]): BattleSetting => ({
  ann: [first, ...more],
  ben: [settler('b', [3400, 2000])],
});
export const alone = (first: Force[number], ...more: Force[number][]): BattleSetting => ({
  ann: [first, ...more],
  ben: [settler('b', FAR_AWAY)],
});
/** Luck Tokens would ask again and again. */
export const noLuck = ({ units }: SkirmishState) => {
  for (const each of units) each.luck = 0;
};
/** A swarm that lingers where it stood. */
export const swarmRemoved = (state: SkirmishState) => {
  noLuck(state);
  for (const each of state.models) if (each.id === 'g-1') each.gone = 'eliminated';
  state.lasting.push({ id: '1', kind: 'lingering', on: 'g-1', until: 'round', from: 'lingers', left: 0 });
};
/** A model that can use everything, and somebody to use it on. */
export const armed = (id: string, more: Partial<BattleSetting> = {}) =>
  using(
    {
      ann: [unit('a', 'sole-survivor', [[2000, 2000]], id)],
      ben: [settler('b', [3200, 2000])],
      state: noLuck,
      ...more,
    },
    'a-1',
  );
export const at = (setting: BattleSetting) => scene(setting);
export const hit = (damage: Partial<Record<'physical' | 'energy' | 'radiation', number>>) => ({
  damage: { physical: 0, energy: 0, radiation: 0, ...damage },
  ignoring: 0,
  reduction: 0,
  covered: false,
});
export const shot = (t: ReturnType<typeof scene>, weapon: string, range: 'short' | 'long' = 'short') =>
  shotAt(t, t.model('a-1'), weaponsOf(t, t.model('a-1')).find(({ id }) => id === weapon)!, t.model('b-1'), range);
export const blow = (t: ReturnType<typeof scene>, weapon: string, foe = 'b-1') =>
  strikeAt(t, t.model('a-1'), grips(t, t.model('a-1')).find(({ id }) => id === weapon)!, t.model(foe));
