/** The tables of this browser: made, opened, saved to a file and back. Runs in the worker. */
import { type Bot, type BotName, makeBot, BOT_NAMES as STRENGTHS } from '@holotape/bots';
import { hintFor, reasonsFor } from '@holotape/bots/reasons';
import { BadSave, type Json, loadSession, parseSave, type Random, randomFrom, type Save } from '@holotape/kernel';
import {
  movedOn,
  type NewTable,
  type OpenTable,
  openInner,
  type Person,
  rematchTitle,
  type SeatState,
  type Surroundings,
  type TableEvent,
  TableHost,
  type TableSetup,
} from '@holotape/table';
import type { TableCard } from '../client/shelf.ts';
import { engineOf } from './engines.ts';
import { BrowserKeeper } from './keeper.ts';
import { keepCard, LOCAL_PREFIX, readCard } from './store.ts';

/** Whoever sits at this browser. Several people on one screen are one person to the table, with several names. */
export const HERE = 'here';
const STAND_IN: BotName = 'greedy';
/** On a slow machine a bot that looks ahead answers by then with the best it has found, in milliseconds. */
const PATIENCE = 6000;

/** The page says where luck comes from before it asks for anything. */
let random: Random;

export function startLuck(seed: string): void {
  random = randomFrom(seed);
}

const newId = (): string => `${LOCAL_PREFIX}${random().toString(36)}${random().toString(36)}`;

const strengthOf = (bot: string): BotName => STRENGTHS.find((each) => each === bot) ?? STAND_IN;

function surroundings(id: string): Surroundings {
  // What bots do when two things are as good, and when a screen comes, must not be felt by each other.
  const [table, numbers, bots] = [newSeed(), newSeed(), newSeed()].map(randomFrom) as [Random, Random, Random];
  // A bot stays at its seat: what it means to do next in its turn is not thought out again at every question.
  const seated = new Map<string, Bot>();
  const botAt = (seat: number, bot: string): Bot => {
    const name = strengthOf(bot);
    const at = `${seat} ${name}`;
    if (!seated.has(at)) seated.set(at, makeBot(name, bots, undefined, PATIENCE));
    return seated.get(at)!;
  };
  return {
    keeper: new BrowserKeeper(id),
    clock: {
      now: () => Date.now(),
      elapsed: () => performance.now(),
      after(milliseconds, call) {
        const timer = setTimeout(call, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    random: table,
    numbers,
    bots: STRENGTHS,
    standIn: STAND_IN,
    think: async ({ bot, seat, session }) => {
      // A breath before thinking, so that what was played before is painted first.
      await new Promise((resolve) => setTimeout(resolve));
      return botAt(seat, bot).answer(session, seat);
    },
    account: async ({ bot, seat, session, answer }) => reasonsFor(session, seat, strengthOf(bot), answer),
    // A bot of its own, so that nothing it means to do gets mixed up with what others at the table mean to.
    hint: async ({ bot, seat, session }) =>
      hintFor(session, seat, makeBot(strengthOf(bot), bots, undefined, PATIENCE), bots),
    changed: keepCardSoon,
    rematch: (state, _by, sides) => {
      // Once more is not the battle of the campaign.
      const { within: _, ...agreed } = state.setup;
      const { seats, title } = agreed;
      const seated = sides === 'changed' ? movedOn(seats) : seats;
      return layBy({ ...agreed, id: newId(), title: rematchTitle(title), seats: seated });
    },
    inners: {
      make: (setup) => layBy({ ...setup, id: newId() }),
      look: async (table) => {
        const host = await openTable(table);
        host?.close();
        return host?.state;
      },
      standIn: () => STAND_IN,
    },
    trouble: (what, error) => console.error(what, error),
  };
}

const soon = new Map<string, ReturnType<typeof setTimeout>>();

/** The list need not know of every answer at once. */
function keepCardSoon(host: OpenTable): void {
  const { id } = host.state.setup;
  if (soon.has(id)) return;
  soon.set(
    id,
    setTimeout(() => {
      soon.delete(id);
      void keepCard(cardOf(host));
    }, 120),
  );
}

/** What the list of tables shows of it. */
function cardOf(host: OpenTable): TableCard {
  const { setup, status, session, names } = host.state;
  const { seats } = host.info(HERE);
  const waits = session?.waitsFor ?? [];
  const view = session?.view('public') as { readonly round?: unknown } | undefined;
  return {
    id: setup.id,
    game: setup.game,
    title: setup.title,
    status,
    local: true,
    names,
    mine: seats.flatMap((seat, i) => (seat.yours ? [i] : [])),
    waits: {
      you: waits.some((seat) => typeof seat === 'number' && seats[seat]?.yours === true),
      names: waits.flatMap((seat) => (typeof seat === 'number' && !seats[seat]?.yours ? [names[seat]!] : [])),
    },
    at: Date.now(),
    ...(typeof view?.round === 'number' && { round: view.round }),
  };
}

async function begin(setup: TableSetup, save?: Save): Promise<TableHost> {
  const at = Date.now();
  const events: TableEvent[] = [{ at, type: 'made', setup }];
  if (save === undefined) events.push({ at, type: 'started', seed: newSeed(), chance: 'keyed' });
  else events.push({ at, type: 'opened', save });
  const host = await TableHost.make(await engineOf(setup.game), surroundings(setup.id), events);
  await keepCard(cardOf(host));
  return host;
}

/** Begins a table that waits until somebody goes there. */
async function layBy(setup: TableSetup): Promise<string> {
  const host = await begin(setup);
  host.close();
  return setup.id;
}

const newSeed = () => [random(), random(), random(), random()].map((part) => part.toString(36)).join('-');

/** Makes a table; play begins at once, for nobody has to be waited for. */
export async function makeTable(wanted: NewTable, name: string): Promise<TableHost> {
  const person: Person = { id: HERE, name };
  const seats = wanted.seats.map((seat): SeatState => {
    if (seat.kind === 'me') return { kind: 'human', owner: { id: HERE, name: seat.name ?? name } };
    if (seat.kind !== 'bot') return { kind: 'bot', bot: STAND_IN };
    return { kind: 'bot', bot: seat.bot, ...(seat.name !== undefined && { name: seat.name }) };
  });
  const { game, options, undo, dice } = wanted;
  return begin({
    id: newId(),
    game,
    title: wanted.title ?? game,
    options,
    undo,
    dice,
    listed: false,
    host: person,
    seats,
  });
}

interface SavedSeat {
  readonly name?: unknown;
  readonly bot?: unknown;
}

/** Who sat where when the game was saved; whoever is not known plays from this screen. */
function seatsOf(save: Save, name: string): SeatState[] {
  const table = save.table as { readonly seats?: unknown } | null | undefined;
  const saved = Array.isArray(table?.seats) ? (table.seats as readonly (SavedSeat | null)[]) : [];
  return Array.from({ length: save.seats }, (_, seat): SeatState => {
    const { name: called, bot } = saved[seat] ?? {};
    const known = typeof called === 'string' && called.trim() !== '' ? called.trim().slice(0, 24) : undefined;
    if (typeof bot === 'string') {
      const strength = STRENGTHS.find((each) => each === bot) ?? STAND_IN;
      // Saves of before call bots by a number: those get a name.
      const isName = known !== undefined && !/^Bot \d+$/.test(known);
      return { kind: 'bot', bot: strength, ...(isName && { name: known }) };
    }
    return { kind: 'human', owner: { id: HERE, name: known ?? `${name} ${seat + 1}` } };
  });
}

/** Opens a save as a new table. Nothing is kept unless the whole save opens. Throws a BadSave that says what is wrong. */
export async function openSave(text: string, name: string): Promise<TableHost> {
  const save = parseSave(text);
  let game: Awaited<ReturnType<typeof engineOf>>;
  try {
    game = await engineOf(save.game);
  } catch (cause) {
    throw new BadSave(`This is a save of "${save.game}", which is not on this shelf.`, cause);
  }
  loadSession(game, save);
  const table = save.table as { readonly title?: unknown } | null | undefined;
  const title = typeof table?.title === 'string' && table.title !== '' ? table.title.slice(0, 40) : game.title;
  const { options, undo, dice } = save;
  const host: Person = { id: HERE, name };
  const setup = { id: newId(), game: save.game, title, options: options as Json, undo, dice, listed: false, host };
  return begin({ ...setup, seats: seatsOf(save, name) }, save);
}

/** Opens a table that was kept. Undefined: there is none of that name. */
export async function openTable(id: string): Promise<TableHost | undefined> {
  const card = await readCard(id);
  if (card === undefined) return undefined;
  const around = surroundings(id);
  const host = TableHost.open(await engineOf(card.game), around, await around.keeper.read());
  await hearFrom(host, around);
  return host;
}

/** What was played at a table within this one may be over. */
async function hearFrom(outer: TableHost, { inners }: Surroundings): Promise<void> {
  const inner = openInner(outer.state);
  if (inner === undefined || inner.home) return;
  const played = await inners!.look(inner.table).catch(() => undefined);
  if (played?.ended) await outer.hear(played);
}
