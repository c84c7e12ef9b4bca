/** Tables within a table: the battle of a campaign is played at one of its own, and its end is the answer here. */
import { type Inner, innerAnswer, innerOf, innerOptions, type Seat } from '@holotape/kernel';
import type { InnerTable, Person, SeatState, TableSetup } from '../kept/events.ts';
import { ownerOf, sitterName } from '../kept/names.ts';
import { companyOf, isOf } from '../kept/people.ts';
import type { TableState } from '../kept/state.ts';
import { TITLE_LIMIT } from '../spoken/limits.ts';
import { refused } from '../spoken/refused.ts';
import type { Hosting, Reply } from './hosting.ts';

const askedInner = ({ status, session }: TableState): Inner | undefined =>
  status === 'playing' ? innerOf(session!) : undefined;

/** The table that was made for the open question. Undefined: none was. */
export function openInner(state: TableState): InnerTable | undefined {
  const { inner } = state;
  return inner !== undefined && askedInner(state)?.mark === inner.mark ? inner : undefined;
}

/** Whoever plays a house plays its battle, and whoever stands in for them there does so here. */
function seatWithin({ seats }: TableState, seat: Seat, sits: 'as there' | 'stand-in' | 'bot', bot: string): SeatState {
  const here = seats[seat]!;
  const owner = ownerOf(here);
  const name = sitterName(here, seat);
  const which = here.kind === 'bot' ? here.bot : bot;
  if (here.kind === 'human' && sits === 'as there')
    return { kind: 'human', owner: here.owner, ready: true, ...companyOf(here) };
  if (owner !== undefined && sits !== 'bot') return { kind: 'bot', bot: which, owner, ...companyOf(here) };
  return { kind: 'bot', bot: which, ...(name !== undefined && { name }) };
}

/** How that table is agreed on. `bots`: everybody may come back, but nobody has to. */
function setupOf(
  state: TableState,
  inner: Inner,
  { by, bots, bot }: { readonly by: Person; readonly bots: boolean; readonly bot: string },
): Omit<TableSetup, 'id' | 'code'> {
  const { setup } = state;
  const seats = inner.seats.map((seat) =>
    seatWithin(state, seat, inner.unmanned.includes(seat) ? 'bot' : bots ? 'stand-in' : 'as there', bot),
  );
  const isThere = seats.some((seat) => isOf(seat, by.id));
  return {
    game: inner.game.id,
    title: inner.title.slice(0, TITLE_LIMIT),
    options: innerOptions(inner),
    undo: setup.undo,
    dice: seats.some(({ kind }) => kind === 'human') ? setup.dice : 'seeded',
    listed: false,
    ...(setup.watch === false && { watch: false }),
    host: isThere ? by : setup.host,
    seats,
    within: { table: setup.id, mark: inner.mark },
  };
}

export class Inners {
  readonly #host: Hosting;

  constructor(host: Hosting) {
    this.#host = host;
  }

  /** Makes the table for the open question, unless there is one. Only in its turn. */
  async make(by: Person, bots: boolean): Promise<Reply> {
    const { state, around } = this.#host;
    const inner = askedInner(state);
    if (inner === undefined || around.inners === undefined) return refused('table.no-inner');
    if (!mayAct(state, by)) return refused('table.watching');
    const made = openInner(state);
    const before = made && (await around.inners.look(made.table));
    // One that was ended without a result, or is forgotten, answers nothing any more.
    if (before !== undefined && before.status !== 'abandoned') return 'done';
    const setup = setupOf(state, inner, { by, bots, bot: around.inners.standIn(inner.game.id) });
    const table = await around.inners.make(setup);
    return this.#host.happens({ type: 'inner', table, mark: inner.mark, home: false });
  }

  /** Looks whether the answer is there, once more if play was taken back since it came. Only in its turn. */
  async fetch(by: Person): Promise<Reply> {
    const { state, around } = this.#host;
    if (!mayAct(state, by)) return refused('table.watching');
    const made = openInner(state);
    const played = made && (await around.inners?.look(made.table));
    return played === undefined ? refused('table.no-inner') : this.#takes(played);
  }

  /** What was played there has ended: its answer, unless it has come before. */
  hear(played: TableState): Reply | Promise<Reply> {
    const made = openInner(this.#host.state);
    if (made === undefined || made.home || played.setup.id !== made.table) return 'done';
    // Ended without a result: it answers nothing any more, and another may be made.
    if (played.status === 'abandoned') return this.#host.happens({ type: 'inner', ...made, mark: '' });
    return this.#takes(played);
  }

  #takes(played: TableState): Reply | Promise<Reply> {
    const { state } = this.#host;
    const { mark } = state.inner!;
    if (played.status !== 'over') return refused('table.inner-open');
    const answer = innerAnswer(askedInner(state)!, played.session!);
    const by = state.session!.waitsFor[0];
    if (answer === undefined || by === undefined) return refused('table.inner-other');
    return this.#host.happens(
      { type: 'answered', by, answer },
      { type: 'inner', table: played.setup.id, mark, home: true },
    );
  }

  /** A bot that should say what came of a battle does not make it up: the battle is fought. */
  isFor(seat: Seat): boolean {
    const { state, around } = this.#host;
    return around.inners !== undefined && state.seats[seat]!.kind === 'bot' && askedInner(state) !== undefined;
  }
}

const mayAct = (state: TableState, { id }: Person): boolean =>
  state.setup.host.id === id || state.seatsOf(id).length > 0;
