/** FB-CAMP-5 to FB-CAMP-12: what survivors can offer each other. */
import type { Answer, Checked, Json, Reason, Seat } from '@holotape/kernel';
import { z } from 'zod';
import type { Adventure } from '../state.ts';
import { heldBy, survivorOf } from './survivors.ts';

const whole = z.number().int().nonnegative();
const side = { cards: z.array(z.string()).default([]), caps: whole.default(0) };

/**
 * What is proposed, or null to call it off. One's own agendas are named by their place in the hand (from 0); of the
 * other's only how many. A promise is free text and binds nobody. FB-CAMP-7, FB-CAMP-9
 */
export const proposalSchema = z.strictObject({
  give: z.strictObject({ ...side, agendas: z.array(whole).default([]) }).prefault({}),
  take: z.strictObject({ ...side, agendas: whole.default(0) }).prefault({}),
  /** Places of offered agendas that the other may see before deciding. FB-CAMP-11 */
  show: z.array(whole).default([]),
  promise: z.string().max(200).default(''),
});
type Proposal = z.infer<typeof proposalSchema>;

const isDistinct = (list: readonly (string | number)[]): boolean => new Set(list).size === list.length;

function whyNotPropose(adventure: Adventure, from: Seat, to: Seat, { give, take, show }: Proposal): Reason | undefined {
  const { state } = adventure;
  const [giver, taker] = [survivorOf(state, from), survivorOf(state, to)];
  const why = (say: string): Reason => ({ rule: 'FB-CAMP-7', say });
  for (const [seat, cards] of [
    [from, give.cards],
    [to, take.cards],
  ] as const)
    for (const card of cards) {
      const held = heldBy(state, seat, card);
      // FB-CAMP-10, FB-CHAR-5: a character card beside the board is neither item nor companion.
      if (held === undefined || held.in === 'beside')
        return { rule: 'FB-CAMP-10', say: 'why.not-tradable', args: { card } };
    }
  if (!isDistinct([...give.cards, ...take.cards]) || !isDistinct(give.agendas)) return why('why.twice');
  if (give.caps > giver.caps || take.caps > taker.caps) return why('why.trade-caps');
  if (give.agendas.some((place) => place >= giver.agendas.length) || take.agendas > taker.agendas.length)
    return why('why.trade-agendas');
  if (show.some((place) => !give.agendas.includes(place))) return { rule: 'FB-AGENDA-6', say: 'why.show' };
  return undefined;
}

export function checkProposal(adventure: Adventure, from: Seat, to: Seat, answer: Answer): Checked {
  if (answer === null) return { ok: true };
  const parsed = proposalSchema.safeParse(answer);
  if (!parsed.success) return { ok: false, reason: { rule: 'FB-CAMP-7', say: 'why.no-trade' } };
  const reason = whyNotPropose(adventure, from, to, parsed.data);
  return reason === undefined ? { ok: true } : { ok: false, reason };
}

/** Small trades, for bots and keyboards. */
export function suggestions(adventure: Adventure, from: Seat, to: Seat): Json[] {
  const { state } = adventure;
  const own = survivorOf(state, from).cards.filter((card) => card.in === 'inventory');
  const theirs = survivorOf(state, to).cards.filter((card) => card.in === 'inventory');
  return [
    null,
    ...own.map(({ id }) => ({ give: { cards: [id] } })),
    ...own.flatMap((mine) => theirs.map((other) => ({ give: { cards: [mine.id] }, take: { cards: [other.id] } }))),
    ...(survivorOf(state, from).agendas.length > 0 && survivorOf(state, to).agendas.length > 0
      ? [{ give: { agendas: [0] }, take: { agendas: 1 } }]
      : []),
  ];
}
