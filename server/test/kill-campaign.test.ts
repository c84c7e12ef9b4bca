/** The server of a campaign is killed once in the middle of each kind of step: of the phase, of the matching, and of a battle. */
import { type Answer, below, randomFrom } from '@holotape/kernel';
import { whatIsWrongInCampaign } from '@holotape/skirmish/test/helpers/campaign-invariants';
import type { TableEvent } from '@holotape/table';
import { expect, test } from 'vitest';
import { ensureBundled } from '../../tools/run/bundle.ts';
import { keptOf, said } from './helpers/kept-tables.ts';
import { KilledSeason, Killer, type Open, type Sat } from './helpers/killed-season.ts';
import { STEPS } from './helpers/killed-steps.ts';
import { Mortals } from './helpers/mortals.ts';
import { until } from './helpers/setting.ts';

/** Small forces, so that a battle is short. */
const AGREED = { season: 9, caps: 150, matching: 'choice' } as const;
/** How many answers people give themselves before bots stand in for them. */
const BY_HAND = 12;
/** So much is built, drawn and packed between two battles, and then it goes on. */
const MOST_OF_A_KIND = 3;

/** It draws cards, so that there is something to keep and to pack. */
const STALL = 'build:scavenging-stall';

/**
 * What is asked of somebody is answered by lot, and asked again alike: how it goes on does not depend on when somebody was killed. Whoever
 * has built enough goes on.
 */
class Players {
  readonly #seed: string;
  #inPhase: string[] = [];

  constructor(seed: string) {
    this.#seed = seed;
  }

  answerTo({ question: { ask, number, options, suggestions } }: Open): Answer {
    const any = <T>(of: readonly T[]): T => of[below(randomFrom(`${this.#seed}/${number}`), of.length)]!;
    if (ask === 'force') this.#inPhase = [];
    if (options === undefined) return any(suggestions!);
    const free = options.filter(({ blocked }) => !blocked).map(({ id }) => id);
    this.#inPhase.push(ask);
    if (free.includes('done') && this.#inPhase.filter((each) => each === ask).length > MOST_OF_A_KIND) return 'done';
    if (free.includes(STALL)) return STALL;
    const wanted = free.filter((id) => !/^(done|scrap|forget|leave|build$)/.test(id));
    return any(wanted.length > 0 ? wanted : free);
  }
}

/** Somebody sets it up; the word may have got there or not. There is one table for it, whoever asks how often. */
async function setUp(season: KilledSeason, campaign: Sat, killer: Killer, bots: boolean): Promise<Sat> {
  const ask = (at: number) => season.people[at]!.act(campaign.id, { do: 'inner', ...(bots && { bots }) });
  if (killer.when('the battle is set up') !== undefined) {
    const asked = ask(0).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await season.kill();
    await asked;
  }
  const [{ inner }, again] = [await ask(0), await ask(1)];
  expect(again.inner).toEqual(inner);
  return season.sit(inner!.table);
}

/** People begin, bots stand in for them and fight it out. */
async function fought(season: KilledSeason, battle: Sat, killer: Killer, players: Players): Promise<void> {
  for (let n = 0; n < BY_HAND; n += 1) {
    const open = await battle.next();
    if (open === 'over') break;
    const moment = n === 0 ? killer.when('the battle begins') : undefined;
    const inTheMiddle = n === BY_HAND - 1 ? killer.when('in the middle of the battle') : undefined;
    await season.answer(battle, open, players.answerTo(open), moment ?? inTheMiddle);
  }
  for (const person of season.people) {
    const seat = (await person.info(battle.id)).seats.findIndex(({ yours }) => yours);
    await person.act(battle.id, { do: 'stand-in', seat, bot: 'random' });
  }
}

/** Bots fight on, whoever is killed; what comes of it is heard at the campaign once. */
async function heard(season: KilledSeason, campaign: Sat, battle: Sat, killer: Killer): Promise<void> {
  const before = battle.happened;
  if (!battle.isOver && killer.when('bots are fighting') !== undefined) {
    await until('bots that fight', () => battle.happened > before + 5 || battle.isOver);
    await season.kill();
  }
  await until('the end of the battle', () => battle.isOver);
  if (killer.when('the battle is over') !== undefined) await season.kill();
  await until('its report', () => campaign.open?.question.ask !== 'battle');
}

async function playedOn(season: KilledSeason, campaign: Sat, killer: Killer, players: Players): Promise<void> {
  for (let battles = 0; !killer.hasMet(STEPS); ) {
    const open = await campaign.next();
    if (open === 'over') return;
    const { ask } = open.question;
    if (ask !== 'battle') {
      await season.answer(campaign, open, players.answerTo(open), killer.when(ask));
      continue;
    }
    battles += 1;
    const battle = await setUp(season, campaign, killer, battles > 1);
    if (battles === 1) await fought(season, battle, killer, players);
    await heard(season, campaign, battle, killer);
  }
}

async function survives(round: number, mortals: Mortals): Promise<void> {
  const season = new KilledSeason(mortals);
  const killer = new Killer();
  const campaign = await season.found({ game: 'campaign', options: AGREED });
  await playedOn(season, campaign, killer, new Players(`killed campaign ${round}`));
  expect([...killer.met]).toEqual(expect.arrayContaining(STEPS));
  await season.kill();
  const shown = campaign.sockets[0]!.model!;
  await season.end();
  const [{ id }, ...battles] = season.tables as [Sat, ...Sat[]];
  for (const battle of battles) {
    const { events, state } = keptOf(mortals.data, battle.id, 'skirmish');
    expect(state.status).toBe('over');
    // It goes on with what bots have answered.
    expect(events.flatMap(said).slice(0, battle.given.length)).toEqual(battle.given);
  }
  const { events, state } = keptOf(mortals.data, id, 'campaign');
  const isHome = (event: TableEvent | undefined) => event?.type === 'inner' && event.home;
  expect(events.filter((_, at) => !isHome(events[at + 1])).flatMap(said)).toEqual(campaign.given);
  // The report of each battle has come once.
  expect(events.flatMap((event) => (event.type === 'inner' && event.home ? [event.table] : []))).toEqual(
    battles.map((battle) => battle.id),
  );
  expect(whatIsWrongInCampaign(state.session!.position)).toEqual([]);
  expect(shown.view).toEqual(state.session!.view(0));
  console.log(`${season.kills} kills: ${[...killer.met].join(', ')}`);
}

// `npm run faults` asks for more.
const ROUNDS = Number(process.env.HOLOTAPE_KILLS ?? 1);

test.each(Array.from({ length: ROUNDS }, (_, at) => at + 1))(
  'campaign %d, whose server is killed once in the middle of each kind of step: nothing acknowledged is lost, nothing is done twice',
  { timeout: 900_000 },
  async (round) => {
    await ensureBundled();
    const mortals = new Mortals('campaign', `campaign ${round}`);
    await survives(round, mortals).finally(() => mortals.remove());
  },
);
