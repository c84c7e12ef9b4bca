/** SH-RES: who can pay for what. */
import type { Reason } from '@holotape/kernel';
import type { Bill } from '../content.ts';
import { type PriceIcon, RESOURCES, type Resource } from '../printed/icons.ts';
import type { Player } from '../state.ts';

export const totalOf = (player: Player): number => player.power + player.food + player.water;

/** Every "?" is paid with any cube that is left after the named ones. SH-RES-4 */
export function canPay(player: Player, bill: Bill): boolean {
  return (
    player.power >= bill.power &&
    player.food >= bill.food &&
    player.water >= bill.water &&
    totalOf(player) >= bill.power + bill.food + bill.water + bill.any
  );
}

export const sumOf = (a: Bill, b: Bill): Bill => ({
  power: a.power + b.power,
  food: a.food + b.food,
  water: a.water + b.water,
  any: a.any + b.any,
});

/** What is missing for a bill, in words. SH-PLACE-4 */
export function whyNotPay(player: Player, bill: Bill, rule = 'SH-PLACE-4'): Reason | undefined {
  const { power, food, water } = player;
  if (power < bill.power) return short(rule, 'power', power, bill.power);
  if (food < bill.food) return short(rule, 'food', food, bill.food);
  if (water < bill.water) return short(rule, 'water', water, bill.water);
  const has = power + food + water;
  const needs = bill.power + bill.food + bill.water + bill.any;
  return has < needs ? { rule, say: 'why.short-any', args: { has, needs } } : undefined;
}

const short = (rule: string, resource: Resource, has: number, needs: number): Reason => ({
  rule,
  say: 'why.short',
  args: { resource, has, needs },
});

export const oneSide = (icons: readonly PriceIcon[]): string => icons.join('+');

/** Both sides of an exchange icon with every "?" named, as `give:get`. */
export function exchanges(sides: readonly [readonly PriceIcon[], readonly PriceIcon[]]): [Resource[], Resource[]][] {
  const named = (icons: readonly PriceIcon[]): Resource[][] =>
    icons.reduce<Resource[][]>(
      (all, icon) => all.flatMap((some) => (icon === 'any' ? [...RESOURCES] : [icon]).map((each) => [...some, each])),
      [[]],
    );
  const [a, b] = [named(sides[0]), named(sides[1])];
  const ways = [
    ...a.flatMap((give) => b.map((get) => [give, get])),
    ...b.flatMap((give) => a.map((get) => [give, get])),
  ];
  const seen = new Set<string>();
  return ways.filter(([give, get]) => {
    const key = `${oneSide(give!)}:${oneSide(get!)}`;
    if (seen.has(key) || oneSide(give!) === oneSide(get!)) return false;
    seen.add(key);
    return true;
  }) as [Resource[], Resource[]][];
}
