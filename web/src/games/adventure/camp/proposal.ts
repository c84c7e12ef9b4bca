/** A trade being built: what is on the blanket so far, and how it changes. Pure. FB-CAMP-7 */
import { proposalSchema } from '@holotape/adventure/queries/trading';
import type { AdventureView } from '@holotape/adventure/view';
import type { Answer } from '@holotape/kernel/play';

export interface Proposal {
  readonly give: { readonly cards: readonly string[]; readonly caps: number; readonly agendas: readonly number[] };
  readonly take: { readonly cards: readonly string[]; readonly caps: number; readonly agendas: number };
  readonly show: readonly number[];
  readonly promise: string;
}

const EMPTY: Proposal = {
  give: { cards: [], caps: 0, agendas: [] },
  take: { cards: [], caps: 0, agendas: 0 },
  show: [],
  promise: '',
};

/** The answer being made up, as a proposal; an empty blanket if there is none yet. */
export function proposalOf(answer: Answer | undefined): Proposal {
  const parsed = proposalSchema.safeParse(answer ?? EMPTY);
  return parsed.success ? parsed.data : EMPTY;
}

export const isEmpty = ({ give, take }: Proposal): boolean =>
  give.cards.length + take.cards.length + give.caps + take.caps + give.agendas.length + take.agendas === 0;

const toggled = <T>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list.filter((each) => each !== one) : [...list, one];

type Side = 'give' | 'take';

export const withCard = (it: Proposal, side: Side, card: string): Proposal => ({
  ...it,
  [side]: { ...it[side], cards: toggled(it[side].cards, card) },
});

export const withCaps = (it: Proposal, side: Side, caps: number): Proposal => ({
  ...it,
  [side]: { ...it[side], caps: Math.max(0, caps) },
});

/** An agenda of one's own, by its place in the hand. What is not offered is not shown either. FB-AGENDA-6 */
export const withAgenda = (it: Proposal, place: number): Proposal => {
  const agendas = toggled(it.give.agendas, place);
  return { ...it, give: { ...it.give, agendas }, show: it.show.filter((each) => agendas.includes(each)) };
};

export const withAgendasAsked = (it: Proposal, agendas: number): Proposal => ({
  ...it,
  take: { ...it.take, agendas: Math.max(0, agendas) },
});

export const withShown = (it: Proposal, place: number): Proposal => ({ ...it, show: toggled(it.show, place) });

/** As the rules want to hear it. */
export const answerOf = (it: Proposal): Answer => ({
  give: { cards: [...it.give.cards], caps: it.give.caps, agendas: [...it.give.agendas] },
  take: { cards: [...it.take.cards], caps: it.take.caps, agendas: it.take.agendas },
  show: [...it.show],
  promise: it.promise,
});

/** An offer turned round, for an answer to it: of the other's agendas one only knows how many. */
export const turned = ({ give, take }: NonNullable<AdventureView['trade']>): Proposal => ({
  give: { cards: take.cards, caps: take.caps, agendas: [] },
  take: { cards: give.cards, caps: give.caps, agendas: give.agendas },
  show: [],
  promise: '',
});
