/** The battle of a campaign in this browser: a table of its own, whose end is the answer at the campaign's. */
import { makeBot } from '@holotape/bots';
import { type AnySession, randomFrom } from '@holotape/kernel';
import { type GameName, loadGame } from '@holotape/shelf';
import type { TableHost } from '@holotape/table';
import { PROTOCOL } from '@holotape/table/spoken/version';
import { expect, test, vi } from 'vitest';
import { HERE, openSave, openTable, startLuck } from '../src/local/tables.ts';
import { giveIndexedDb } from './helpers/indexed-db.ts';
import { played } from './helpers/saves.ts';

giveIndexedDb();
// The page's own way to them goes through its build.
vi.mock('../src/local/engines.ts', () => ({ engineOf: async (game: string) => loadGame(game as GameName) }));

/** Longer than any such battle. */
const MOST = 5_000;

const ME = { id: HERE, name: '' };

const CAMPAIGN = played(
  {
    title: 'Long Harvest',
    names: ['Ana', 'Ben'],
    game: 'campaign',
    options: { season: 3, caps: 150, matching: 'chance', unmanned: [1] },
    seed: 'camp',
  },
  ({ question }: AnySession) => question?.ask === 'battle',
);

/** Somebody plays their seat to the end, without much thought. */
async function playOut(host: TableHost): Promise<void> {
  const wire = host.connect({ person: ME, send: () => {} });
  await wire.receive({ type: 'hello', protocol: PROTOCOL, seen: 0 });
  const bot = makeBot('random', randomFrom('fought'));
  for (let n = 0; host.state.status === 'playing' && n < MOST; n += 1) {
    const { session, number, seats } = host.state;
    const seat = session!.waitsFor[0] as number;
    if (seats[seat]!.kind === 'human')
      await wire.receive({ type: 'answer', id: `${n}`, question: number, answer: bot.answer(session!, seat), seat });
    else await new Promise((resolve) => setTimeout(resolve, 1));
  }
  wire.close();
}

test('a battle is made once, found again, and comes home when it is over; ended without a result it can be made anew', async () => {
  startLuck('campaign');
  let campaign = await openSave(CAMPAIGN, 'Ana');
  const { id } = campaign.state.setup;
  expect(await campaign.act(ME, { do: 'inner' })).toBeUndefined();
  const first = campaign.info(HERE).inner!.table;
  expect(await campaign.act(ME, { do: 'inner' })).toBeUndefined();
  expect(campaign.info(HERE).inner).toEqual({ table: first, home: false });

  const given = (await openTable(first))!;
  expect(given.info(HERE).seats.map(({ name, kind }) => ({ name, kind }))).toEqual(
    expect.arrayContaining([
      { name: 'Ana', kind: 'human' },
      { name: 'Ben', kind: 'bot' },
    ]),
  );
  await given.act(ME, { do: 'abandon' });
  given.close();
  campaign.close();
  campaign = (await openTable(id))!;
  expect(campaign.info(HERE).inner).toBeUndefined();
  expect(campaign.state.session!.question?.ask).toBe('battle');

  expect(await campaign.act(ME, { do: 'inner', bots: true })).toBeUndefined();
  const battle = (await openTable(campaign.info(HERE).inner!.table))!;
  expect(battle.state.seats.map(({ kind }) => kind)).toEqual(['bot', 'bot']);
  const [mine] = battle.state.seatsOf(HERE);
  await battle.act(ME, { do: 'back', seat: mine! });
  await battle.act(ME, { do: 'seat', seat: 1 - mine!, to: { kind: 'bot', bot: 'random' } });
  campaign.close();
  await playOut(battle);
  expect(battle.state.status).toBe('over');
  campaign = (await openTable(id))!;
  expect(campaign.state.session!.question?.ask).not.toBe('battle');
  expect(campaign.state.inner).toMatchObject({ home: true });
});
