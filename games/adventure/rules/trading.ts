/** FB-CAMP-5 to FB-CAMP-12: trading with one survivor at a time. */
import {
  type Answer,
  type Checked,
  choose,
  type Json,
  open,
  option,
  type Play,
  type Reason,
  reveal,
  type Seat,
  say,
} from '@holotape/kernel';
import { z } from 'zod';
import { heldBy, survivorOf } from '../queries/survivors.ts';
import type { Adventure, AdventureTable, Trade } from '../state.ts';
import { keepAgendaLimit } from './agendas.ts';
import { keepInventoryLimit, takeCard } from './items.ts';

const whole = z.number().int().nonnegative();
const side = { cards: z.array(z.string()).default([]), caps: whole.default(0) };

/**
 * What is proposed, or null to call it off. One's own agendas are named by their place in the hand (from 0); of the
 * other's only how many. A promise is free text and binds nobody. FB-CAMP-7, FB-CAMP-9
 */
const proposalSchema = z.strictObject({
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

function checkProposal(adventure: Adventure, from: Seat, to: Seat, answer: Answer): Checked {
  if (answer === null) return { ok: true };
  const parsed = proposalSchema.safeParse(answer);
  if (!parsed.success) return { ok: false, reason: { rule: 'FB-CAMP-7', say: 'why.no-trade' } };
  const reason = whyNotPropose(adventure, from, to, parsed.data);
  return reason === undefined ? { ok: true } : { ok: false, reason };
}

/** Small trades, for bots and keyboards. */
function suggestions(adventure: Adventure, from: Seat, to: Seat): Json[] {
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

/** Both must agree; then everything changes hands together. FB-CAMP-8 */
export function* trade(table: AdventureTable, from: Seat, to: Seat): Play {
  const { state } = table;
  const answer = yield* open(
    table,
    from,
    'trade.propose',
    (given) => checkProposal(table, from, to, given),
    () => suggestions(table, from, to),
    { rule: 'FB-CAMP-7', about: { with: to } },
  );
  if (answer === null) return;
  const { give, take, show, promise } = proposalSchema.parse(answer);
  state.trade = {
    from,
    to,
    give: { cards: give.cards, caps: give.caps },
    take: { cards: take.cards, caps: take.caps },
    giveAgendas: give.agendas,
    shown: show,
    takeAgendas: take.agendas,
    promise,
  };
  say(table, 'trade.proposed', { seat: from, to }, 'FB-CAMP-8');
  if (promise !== '') say(table, 'trade.promise', { seat: from, promise }, 'FB-CAMP-9');
  if (show.length > 0) reveal(table);
  for (const place of show)
    say(table, 'trade.shown', { seat: from, agenda: survivorOf(state, from).agendas[place]! }, 'FB-CAMP-11', [
      from,
      to,
    ]);
  const agreed = yield* choose(table, to, 'trade.agree', () => [option('accept'), option('decline')], {
    rule: 'FB-CAMP-8',
    about: { from },
  });
  const proposed = state.trade;
  const chosen = agreed === 'accept' ? yield* chooseAgendas(table, to, proposed.takeAgendas) : [];
  state.trade = null;
  if (agreed === 'decline') return say(table, 'trade.declined', { seat: to }, 'FB-CAMP-8');
  yield* exchange(table, proposed, chosen);
}

/** Who gives agendas away chooses which. */
function* chooseAgendas(table: AdventureTable, seat: Seat, count: number): Play<string[]> {
  const chosen: string[] = [];
  const { agendas } = survivorOf(table.state, seat);
  while (chosen.length < count)
    chosen.push(
      yield* choose(
        table,
        seat,
        'trade.agenda',
        () => agendas.filter((each) => !chosen.includes(each)).map((each) => option(each)),
        { rule: 'FB-CAMP-7' },
      ),
    );
  return chosen;
}

/** FB-CAMP-7, FB-CAMP-12, FB-RULING-44 */
function* exchange(table: AdventureTable, proposed: Trade, taken: readonly string[]): Play {
  const { state } = table;
  const { from, to, give, take, giveAgendas } = proposed;
  const [giver, taker] = [survivorOf(state, from), survivorOf(state, to)];
  const given = giveAgendas.map((place) => giver.agendas[place]!);
  giver.caps += take.caps - give.caps;
  taker.caps += give.caps - take.caps;
  handOver(table, from, to, given);
  handOver(table, to, from, taken);
  const lift = (seat: Seat, cards: readonly string[]) =>
    cards.map((card) => {
      const held = heldBy(state, seat, card)!;
      survivorOf(state, seat).cards = survivorOf(state, seat).cards.filter((each) => each !== held);
      return held; // exhausted stays exhausted, FB-EXH-4
    });
  const [goes, comes] = [lift(from, give.cards), lift(to, take.cards)];
  say(table, 'trade.done', { seat: from, to }, 'FB-CAMP-8');
  for (const held of comes) yield* takeCard(table, from, held);
  for (const held of goes) yield* takeCard(table, to, held);
  for (const seat of [from, to]) {
    yield* keepInventoryLimit(table, seat);
    yield* keepAgendaLimit(table, seat);
  }
}

/** A revealed agenda joins the hidden hand of its new owner: the loyalty ends. FB-RULING-44 */
function handOver(table: AdventureTable, from: Seat, to: Seat, agendas: readonly string[]): void {
  const giver = survivorOf(table.state, from);
  giver.agendas = giver.agendas.filter((each) => !agendas.includes(each));
  if (giver.revealed !== null && agendas.includes(giver.revealed)) giver.revealed = null;
  survivorOf(table.state, to).agendas.push(...agendas);
  if (agendas.length > 0) reveal(table);
  for (const agenda of agendas) say(table, 'agenda.yours', { agenda }, 'FB-AGENDA-5', [to]);
}
