/** Scenes with a marker at hand and cards in the decks. */
import type { Force, Marker } from '../../state.ts';
import { type BattleSetting, type BattleTest, FAR_AWAY, marker, settler, unit, using } from './battle.ts';

export const BLUE = 2540;
export const at = (t: BattleTest, id: string) => t.state.markers.find((each) => each.id === id);

/** A marker that touches the model at (2000, 2000). */
export const touching = (kind: Marker['kind'], face: Marker['face'], more: Partial<Marker> = {}): Marker => ({
  ...marker('m', kind, face, 2000, 2285),
  ...more,
});
export const scavenger = (id: string, ...places: [number, number][]): Force[number] =>
  unit(id, 'scavenger', places, 'assault-rifle');
export const finder = (m: Marker, more: Partial<BattleSetting> = {}): BattleSetting => ({
  ann: [scavenger('a', [2000, 2000])],
  ben: [settler('b', FAR_AWAY)],
  ...more,
  state: (state) => {
    state.markers.push(m);
    state.decks.items = ['baseball-bat', 'machete', 'stimpak'];
    state.decks.dangers = ['jaw-trap', 'coolant-line'];
    more.state?.(state);
  },
});
export const find = (m: Marker, more: Partial<BattleSetting> = {}) => using(finder(m, more), 'a-1');
