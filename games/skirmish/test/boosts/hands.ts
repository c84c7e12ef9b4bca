/** Battles in which somebody holds Boosts. */
import type { Answer } from '@holotape/kernel';
import type { SkirmishState } from '../../state.ts';
import {
  armor,
  type BattleSetting,
  type BattleTest,
  effect,
  FAR_AWAY,
  settler,
  skill,
  unit,
  using,
} from '../helpers/battle.ts';

/** Ann and Ben hold these cards. */
export const holding =
  (ann: readonly string[], ben: readonly string[] = [], more: (state: SkirmishState) => void = () => {}) =>
  (state: SkirmishState) => {
    state.hands = [[...ann], [...ben]];
    more(state);
  };

/** Which Boosts are offered at the open question, and its name. */
export function offered(t: BattleTest, seat = 0): { readonly ask: string; readonly boosts: readonly string[] } {
  const asked = t.seat(seat).asked();
  const can = asked?.can ?? [];
  return {
    ask: asked?.ask ?? 'nothing',
    boosts: can.flatMap((id) => (String(id).startsWith('boost:') ? [String(id).slice('boost:'.length)] : [])),
  };
}

/** A settler (Rifle 6) shoots at another at long range: one black die. */
export function shot(
  shows: Parameters<typeof skill>[0],
  hands: { readonly ann?: readonly string[]; readonly ben?: readonly string[] },
  more: Partial<BattleSetting> & { readonly black?: readonly Parameters<typeof effect>[1][] } = {},
): BattleTest {
  const { black = [], ...setting } = more;
  const rolled: Answer = [skill(shows), effect('black', ...black)];
  const t = using(
    {
      ann: [settler('a', [1000, 2000])],
      ben: [settler('b', [3320, 2000])],
      ...setting,
      state: holding(hands.ann ?? [], hands.ben ?? [], setting.state),
      chance: { 'attack.roll': [rolled], 'armor.roll': [[armor(4)], [armor(4)]], ...setting.chance },
    },
    'a-1',
  );
  t.seat(0).answer('shoot', 'assault-rifle', 'b-1');
  return t;
}

/** Ann's settler in its activation, with nobody near. */
export const acting = (cards: readonly string[], more: Partial<BattleSetting> = {}, points = 0): BattleTest =>
  using(
    {
      ann: [settler('a', [2000, 2000])],
      ben: [settler('b', FAR_AWAY)],
      ...more,
      state: holding(cards, [], more.state),
    },
    'a-1',
    points,
  );

/** Two who stand base to base. */
export const duel = (...weapons: string[]): BattleSetting => ({
  ann: [unit('a', 'settler', [[2000, 2000]], ...weapons)],
  ben: [settler('b', [2320, 2000])],
});
