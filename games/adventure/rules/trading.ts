/** FB-CAMP-5 to FB-CAMP-12: trading with one survivor at a time. */
import { choose, open, option, type Play, type Reason, reveal, type Seat, say } from '@holotape/kernel';
import { heldBy, survivorOf } from '../queries/survivors.ts';
import { checkProposal, proposalSchema, suggestions } from '../queries/trading.ts';
import type { AdventureTable, Trade } from '../state.ts';
import { keepAgendaLimit } from './agendas.ts';
import { keepInventoryLimit, takeCard } from './items.ts';

/** How often an offer may be answered with another before somebody has to say yes or no. FB-RULING-83 */
const MOST_COUNTERS = 3;

/** Both must agree; then everything changes hands together. Comes back with whether they did. FB-CAMP-8 */
export function* trade(table: AdventureTable, from: Seat, to: Seat): Play<boolean> {
  const { state } = table;
  let [offers, hears] = [from, to];
  for (let countered = 0; ; countered += 1) {
    if (!(yield* propose(table, offers, hears))) {
      state.trade = null;
      return false; // FB-RULING-80
    }
    const agreed = yield* choose(
      table,
      hears,
      'trade.agree',
      () => [option('accept'), option('decline'), option('counter', whyNoCounter(countered))],
      { rule: 'FB-CAMP-8', about: { from: offers } },
    );
    if (agreed === 'counter') {
      say(table, 'trade.countered', { seat: hears }, 'FB-RULING-83');
      [offers, hears] = [hears, offers]; // FB-RULING-83
      continue;
    }
    const proposed = state.trade!;
    const chosen = agreed === 'accept' ? yield* chooseAgendas(table, hears, proposed.takeAgendas) : []; // FB-CAMP-7
    state.trade = null;
    if (agreed === 'decline') {
      say(table, 'trade.declined', { seat: hears }, 'FB-CAMP-8');
      return false; // FB-RULING-80
    }
    yield* exchange(table, proposed, chosen); // FB-CAMP-7
    return true; // FB-RULING-80
  }
}

const whyNoCounter = (countered: number): Reason | undefined =>
  countered < MOST_COUNTERS ? undefined : { rule: 'FB-RULING-83', say: 'why.countered' };

/** Lays an offer on the table; comes back with whether there is one. FB-CAMP-7, FB-CAMP-11 */
function* propose(table: AdventureTable, from: Seat, to: Seat): Play<boolean> {
  const { state } = table;
  const answer = yield* open(
    table,
    from,
    'trade.propose',
    (given) => checkProposal(table, from, to, given),
    () => suggestions(table, from, to),
    { rule: 'FB-CAMP-7', about: { with: to } },
  );
  if (answer === null) return false; // FB-RULING-80
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
  return true;
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
  giver.caps += take.caps - give.caps; // FB-CAMP-7
  taker.caps += give.caps - take.caps; // FB-CAMP-7
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
