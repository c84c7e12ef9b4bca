/**
 * The dweller in hand: chosen before the space, so that the board can show what each space would give it. And the plan
 * one pencils in while others play. Neither is known to the table; both live as long as the page.
 */
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import type { Letter } from '@holotape/vault/printed/icons';
import type { VaultView } from '@holotape/vault/view';
import { useSyncExternalStore } from 'react';
import { asksForSpace, type DwellerKind, dwellerKinds } from './reading.ts';

interface Hand {
  /** The kind the person took last, by its key. */
  readonly wanted: string | undefined;
  /** The space pencilled in: `top.1.2`. */
  readonly plan: { readonly seat: number; readonly space: string } | undefined;
}

let hand: Hand = { wanted: undefined, plan: undefined };
/** What was in hand when a question about spaces was open. */
let shown: { readonly number: number; readonly seat: number; readonly trained: Letter | null } | undefined;

const listeners = new Set<() => void>();
function set(change: Partial<Hand>): void {
  hand = { ...hand, ...change };
  for (const listener of listeners) listener();
}

export function useHand(): Hand {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => hand,
  );
}

/** The kind in hand just now, for labels that are made outside a component. */
export const handOf = (view: VaultView, seat: number): DwellerKind | undefined =>
  kindInHand(dwellerKinds(view.players[seat]!), hand.wanted);

export const take = (key: string): void => set({ wanted: key });
export const pencil = (plan: Hand['plan']): void => set({ plan });

/** The kind in hand: the wanted one while there is one of it, else the first. */
export const kindInHand = (kinds: readonly DwellerKind[], wanted: string | undefined): DwellerKind | undefined =>
  kinds.find(({ key }) => key === wanted) ?? kinds[0];

/** Remembers what was in hand while a space is being chosen. */
export function showHand(question: QuestionInfo, kind: DwellerKind | undefined): void {
  if (asksForSpace(question)) shown = { number: question.number, seat: question.seat, trained: kind?.trained ?? null };
}

/** "Which dweller goes there?" is answered by the one in hand, if the question comes right after the space was chosen. */
export function dwellerForeseen(question: QuestionInfo, view: VaultView): string | undefined {
  if (question.ask !== 'place.dweller' || shown?.seat !== question.seat || shown.number !== question.number - 1)
    return undefined;
  const { trained } = shown;
  const mine = view.players[question.seat]!.dwellers;
  return question.options?.find(({ id }) => mine.find((each) => each.id === id)?.trained === trained)?.id;
}
