/** AB-MOD, AB-MUT, AB-WORK: what modifications, mutations and workshop upgrades change for a survivor. */
import type { Seat } from '@holotape/kernel';
import type { Lasting } from '../printed/together.ts';
import type { Adventure } from '../state.ts';

const NONE: readonly Lasting[] = [];

/** Everything that is in effect: on equipped cards, of a mutation that was revealed, of the workshop. */
export function effectsOn({ state, content }: Adventure, seat: Seat): readonly Lasting[] {
  const { together } = state;
  if (together === null) return NONE;
  const { cards } = state.survivors[seat]!;
  const fitted = cards.flatMap((card) => {
    const mod = card.in === 'inventory' ? undefined : together.fitted[card.id];
    return mod === undefined ? [] : [content.modifications.get(mod)!.lasting];
  });
  const mutation = together.mutations[seat];
  const { gain, drawback } = (mutation?.shown && content.mutations.get(mutation.card)) || { gain: {}, drawback: {} }; // AB-MUT-2
  const upgrades = together.upgrades.flatMap((id) => content.upgrades.get(id)!.lasting ?? []); // AB-WORK-3
  return [...fitted, gain, drawback, ...upgrades];
}

type Sums = { [K in keyof Lasting]-?: NonNullable<Lasting[K]> extends number ? K : never }[keyof Lasting];
type Flags = { [K in keyof Lasting]-?: NonNullable<Lasting[K]> extends true ? K : never }[keyof Lasting];

export const sumOf = (adventure: Adventure, seat: Seat, what: Sums): number =>
  effectsOn(adventure, seat).reduce((sum, each) => sum + (each[what] ?? 0), 0);

export const isAffected = (adventure: Adventure, seat: Seat, what: Flags): boolean =>
  effectsOn(adventure, seat).some((each) => each[what] === true);
