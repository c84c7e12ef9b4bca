/** The chance of winning a fight, exactly: both dice, and what one's items can still do after the roll. */
import type { VaultContent } from '@holotape/vault/content';
import type { Player } from '@holotape/vault/state';

/** What one item can do once the dice lie there. */
export type Helper =
  | { readonly item: string; readonly does: 'add'; readonly plus: number }
  | { readonly item: string; readonly does: 'again'; readonly dice: 1 | 2 };

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Played as well as possible: a helper is used only when the roll as it lies would be lost. */
function best(a: number, b: number, plus: number, number: number, helpers: readonly Helper[]): number {
  if (a + b + plus >= number) return 1;
  let most = 0;
  helpers.forEach((helper, i) => {
    const rest = helpers.filter((_, j) => j !== i);
    if (helper.does === 'add') most = Math.max(most, best(a, b, plus + helper.plus, number, rest));
    else if (helper.dice === 2) most = Math.max(most, chance(number - plus, rest));
    else
      for (const kept of [a, b]) {
        const sum = FACES.reduce((total, face) => total + best(kept, face, plus, number, rest), 0);
        most = Math.max(most, sum / 6);
      }
  });
  return most;
}

/** The chance to reach the number with both dice and these helpers, 0 to 1. */
export function chance(number: number, helpers: readonly Helper[] = []): number {
  let won = 0;
  for (const a of FACES) for (const b of FACES) won += best(a, b, 0, number, helpers);
  return won / 36;
}

/** The chance with the dice as they lie, after using one helper. */
export const chanceFrom = (dice: readonly number[], plus: number, number: number, helpers: readonly Helper[]): number =>
  best(dice[0]!, dice[1]!, plus, number, helpers);

/** Ready items of the player that help in a fight, each as strong as the player can pay for. */
export function helpersOf(player: Player, content: VaultContent): Helper[] {
  return player.items.flatMap(({ id, exhausted }): Helper[] => {
    const ability = content.items.get(id)?.ability;
    if (exhausted || ability === undefined) return [];
    if (ability.does === 'reroll-fight') return [{ item: id, does: 'again', dice: ability.dice === 'one' ? 1 : 2 }];
    if (ability.does !== 'add-to-fight') return [];
    const { orPay } = ability;
    const canPay = orPay?.cost.every(
      (resource) => player[resource] >= orPay.cost.filter((each) => each === resource).length,
    );
    return [{ item: id, does: 'add', plus: orPay !== undefined && canPay ? orPay.plus : ability.plus }];
  });
}

interface Odds {
  /** Without anything. */
  readonly plain: number;
  /** With each helper alone. */
  readonly each: readonly { readonly item: string; readonly chance: number }[];
  /** With all of them, where there are several. */
  readonly all: number | undefined;
}

export function oddsOf(number: number, player: Player, content: VaultContent): Odds {
  const helpers = helpersOf(player, content);
  return {
    plain: chance(number),
    each: helpers.map((helper) => ({ item: helper.item, chance: chance(number, [helper]) })),
    all: helpers.length > 1 ? chance(number, helpers.slice(0, 4)) : undefined,
  };
}
