/** The dweller in hand: taken before the space, so that the board can show what each space would give it. Pure. */
import type { Answer } from '@holotape/kernel/play';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import type { VaultView } from '@holotape/vault/view';
import type { FollowUp } from '../module.ts';
import { asksForSpace, type DwellerKind, dwellerKinds } from './reading.ts';

/** The kind in hand: the one that was taken while there is one of it, else the first. */
export const kindInHand = (kinds: readonly DwellerKind[], taken: string | undefined): DwellerKind | undefined =>
  kinds.find(({ key }) => key === taken) ?? kinds[0];

interface Holding {
  readonly view: VaultView;
  /** The key of the kind that was taken. */
  readonly inHand: string | undefined;
}

export const handOf = ({ view, inHand }: Holding, seat: number): DwellerKind | undefined =>
  kindInHand(dwellerKinds(view.players[seat]!), inHand);

/** "Which dweller goes there?" is decided with the space. */
export function decides(question: QuestionInfo, answer: Answer, holding: Holding): FollowUp | undefined {
  if (!asksForSpace(question) || typeof answer !== 'string' || !answer.startsWith('space:')) return undefined;
  const hand = handOf(holding, question.seat);
  return hand && { ask: 'place.dweller', answer: hand.dweller };
}
