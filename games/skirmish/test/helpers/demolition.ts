/** Battles of Demolition: who fights, and pillars and charges where a test wants them. */
import { demolition } from '../../scenarios/demolition/rules.ts';
import type { Marker, SkirmishState } from '../../state.ts';
import { codeOf } from '../../terrain/index.ts';
import { type BattleTest, content, tableOf } from './battle.ts';
import { forceOf, leading, listed } from './forces.ts';
import { marker, scenario } from './scenario.ts';

export const ours = forceOf([leading(), listed('settler', { models: 2 }), listed('dogmeat')]);
export const theirs = forceOf([listed('veteran-raider', { leader: 'hunter' }), listed('raider', { models: 2 })]);
export const mutants = forceOf([
  listed('brute', { leader: 'brawler' }),
  listed('suicider'),
  listed('super-mutant', { models: 1 }),
]);
const table = codeOf({ land: 'junkyard', pieces: [{ kind: 'crate', x: 500, y: 4000, turn: 0 }] });
export const lists = (own: readonly object[] = [ours, theirs]) => ({ own, table });

const pillar = (id: string, at: [number, number], face: Marker['face'] = 'number-5'): Marker =>
  marker(id, 'pillar', at, face, false);
export const charge = (id: string, at: [number, number], more: Partial<Marker> = {}): Marker => ({
  ...marker(id, 'charge', at, 'letter-a', false),
  seen: [0],
  ...more,
});
export const ACTIVE = { opened: true };

export interface Placed {
  readonly own?: readonly object[];
  readonly at?: Readonly<Record<string, readonly [number, number]>>;
  readonly round?: number;
  readonly markers?: readonly Marker[];
  /** Charges by who carries them. */
  readonly held?: Readonly<Record<string, string>>;
  readonly tally?: Readonly<Record<string, number>>;
  readonly chance?: object;
  readonly without?: readonly string[];
  readonly state?: (state: SkirmishState) => void;
}

/** A pillar at 4000, 4000, another far away, and what the test wants. */
export function site({ own, markers = [], held = {}, tally = {}, state, ...more }: Placed = {}): BattleTest {
  return scenario('demolition', {
    ...(more as object),
    options: lists(own),
    state: (now) => {
      now.markers = [
        pillar('p', [4000, 4000]),
        pillar('q', [8000, 6000], 'number-8'),
        ...markers.map((m) => ({ ...m })),
      ];
      for (const each of now.markers) demolition.placed!(tableOf({ state: now, content }), each);
      for (const [i, [id, from]] of Object.entries(held).entries()) {
        now.markers.push(charge(id, [0, 0], id.startsWith('dummy') ? { face: 'blank' } : {}));
        now.lasting.push({ id: String(900 + i), kind: 'carried', on: id, until: 'battle', from, left: 0 });
      }
      Object.assign(now.scenario!.tally, tally);
      state?.(now);
    },
  });
}
