/** The battle of a campaign in this browser: a table of its own, whose end is the answer at the campaign's. */
import { makeBot } from '@holotape/bots';
import {
  type AnySession,
  type Json,
  parseSave,
  randomFrom,
  type Save,
  saveSession,
  startSession,
} from '@holotape/kernel';
import { type GameName, loadGame } from '@holotape/shelf';
import { MemoryKeeper, type Surroundings, TableHost, type TableSetup } from '@holotape/table';
import { expect, test } from 'vitest';
import { keepCard } from '../src/local/store.ts';
import { findWithin } from '../src/local/within.ts';
import { giveIndexedDb } from './helpers/indexed-db.ts';
import { played } from './helpers/saves.ts';

giveIndexedDb();

const ANA = { id: 'here', name: 'Ana' };

const around = (): Surroundings => ({
  keeper: new MemoryKeeper(),
  clock: { now: () => 0, elapsed: () => 0, after: () => () => {} },
  random: () => 7,
  numbers: () => 7,
  bots: [],
  standIn: '',
  think: () => Promise.reject(new Error('There are no bots.')),
});

/** A table with this game on it, and its card in the list. */
async function tableOf(game: GameName, save: Save, within?: TableSetup['within']): Promise<TableHost> {
  const id = `local-${game}`;
  const setup: TableSetup = {
    id,
    game,
    title: game,
    options: save.options as Json,
    undo: 'free',
    dice: 'seeded',
    listed: false,
    host: ANA,
    seats: [
      { kind: 'human', owner: ANA },
      { kind: 'human', owner: ANA },
    ],
    ...(within && { within }),
  };
  const host = await TableHost.make(loadGame(game), around(), [
    { type: 'made', setup },
    { type: 'opened', save },
  ]);
  const { status, names } = host.state;
  await keepCard({
    id,
    game,
    title: game,
    status,
    local: true,
    names,
    mine: [0, 1],
    waits: { you: true, names: [] },
    at: 0,
    ...(within && { within }),
  });
  return host;
}

const CAMPAIGN = parseSave(
  played(
    { title: 'Long Harvest', names: ['Ana', 'Ben'], game: 'campaign', options: { season: 3 }, seed: 'camp' },
    ({ question }: AnySession) => question?.ask === 'battle',
  ),
);

/** The battle that a campaign asks for, as far as `enough`. */
function battleOf({ state }: TableHost, enough: (session: AnySession) => boolean, change: object = {}): Save {
  const { game, position, question } = state.session!;
  const inner = game.inner!(position, question!)!;
  const options = { ...(inner.options as object), placing: 'auto', ...change };
  const session: AnySession = startSession(inner.game, { seats: 2, seed: 'fought', options });
  const bot = makeBot('random', randomFrom('fought'));
  for (let seat = session.waitsFor[0]; typeof seat === 'number' && !enough(session); seat = session.waitsFor[0])
    session.answer(seat, bot.answer(session, seat));
  return saveSession(session);
}

const markOf = ({ state }: TableHost): string =>
  (state.session!.view(0) as { battles: { mark: string }[] }).battles.at(-1)!.mark;

test('a battle that goes on is found again; when it is over, its report answers the question it was made for', async () => {
  const campaign = await tableOf('campaign', CAMPAIGN);
  const mark = markOf(campaign);
  const within = { table: 'local-campaign', mark };
  let battle: TableHost;
  const look = async <T>(_id: string, at: (host: TableHost) => T): Promise<T> => at(battle);
  expect(await findWithin(campaign, mark, look)).toBeUndefined();

  battle = await tableOf(
    'skirmish',
    battleOf(campaign, () => true),
    within,
  );
  expect(await findWithin(campaign, mark, look)).toEqual({ id: 'local-skirmish' });
  expect(await findWithin(campaign, 'of another battle', look)).toBeUndefined();

  // Other terms than the campaign's: not its battle any more.
  battle = await tableOf(
    'skirmish',
    battleOf(campaign, () => false, { caps: 1000 }),
    within,
  );
  expect(battle.state.status).toBe('over');
  expect(await findWithin(campaign, mark, look)).toBeUndefined();

  battle = await tableOf(
    'skirmish',
    battleOf(campaign, () => false),
    within,
  );
  const found = await findWithin(campaign, mark, look);
  expect(found).toMatchObject({ id: 'local-skirmish', answer: { battle: 1, mark, calledOff: false } });
  const session = campaign.state.session!;
  session.answer(session.waitsFor[0] as number, found!.answer!);
  expect(session.question?.ask).not.toBe('battle');
});
