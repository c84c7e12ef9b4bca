/**
 * The page in a real Chromium: how much script comes, how long it takes from a click at a local table to the painted
 * answer, what keeps the page busy while bots play, how smoothly boards move, and what a tab keeps of thirty games.
 */

import { openApp, type TestApp } from '../../web/test/helpers/app.ts';
import { type Company, openSave, played } from '../../web/test/helpers/saves.ts';
import { crowded } from './crowd.ts';
import { atLeast, atMost, type Benchmark, type Figure, forInformation, median } from './figures.ts';
import { battlefieldTimes } from './web/battlefield.ts';
import { firstLoad, ownParts } from './web/loading.ts';
import { memoryAfter } from './web/memory.ts';
import { framesWhileMoving } from './web/moving.ts';
import { longestTask, paintedTimes, play, watchClicks } from './web/playing.ts';

/** Its cards, its unit signs and the rules' questions, which preview everything: KB compressed. */
const SKIRMISH_PAGE = 300;
const ANSWERS = 24;
const MOVES = 300;
/** So late that a game of that seed is over in the same round. */
const LATE = 430;

/** A table of each game that has a board, under way. */
const COMPANIES: readonly Company[] = [
  { title: 'Vault', names: ['Ana', 'Ben', 'Mira', 'Clerk'], seed: 'a' },
  { title: 'Adventure', names: ['Ana', 'Ben', 'Mira'], game: 'adventure', options: { scenario: 'the-iron-commons' } },
  { title: 'Skirmish', names: ['Ana', 'Ben'], game: 'skirmish', options: { scenario: 'troubled-beginnings' } },
];

function after(moves: number) {
  let seen = 0;
  return ({ question }: { readonly question: { readonly ask: string; readonly to?: unknown } | undefined }) => {
    seen += 1;
    return seen > moves && question?.to === 0;
  };
}

async function sizes(app: TestApp): Promise<Figure[]> {
  const { script, everything } = await firstLoad(app);
  const parts = await ownParts(app, new Map(COMPANIES.map((company) => [company.title, played(company, after(40))])));
  return [
    atMost('script before a game is chosen, KB compressed', script, 130),
    forInformation('everything on the start page, KB compressed', everything),
    ...[...parts].flatMap(([game, { page, worker }]) => [
      atMost(`${game}'s own part of the page, KB compressed`, page, game === 'Skirmish' ? SKIRMISH_PAGE : 250),
      atMost(`${game}'s own part of the worker, KB compressed`, worker, 250),
    ]),
  ];
}

async function clicks(app: TestApp): Promise<Figure[]> {
  const { page, context } = await app.visitor({ settings: { bots: 'quick' } });
  await openSave(page, played(COMPANIES[0]!, after(MOVES)));
  await watchClicks(page);
  await play(page, async () => (await paintedTimes(page)).length >= ANSWERS);
  const times = (await paintedTimes(page)).sort((a, b) => a - b);
  const longest = await longestTask(page);
  await context.close();
  if (times.length === 0) throw new Error('No answer was seen: the table screen has changed.');
  return [
    atMost(`click to painted answer after ${MOVES} moves, ms (median)`, median(times), 100),
    forInformation('click to painted answer, ms (slowest of ten)', times[Math.floor(times.length * 0.9)]!),
    forInformation('answers seen', times.length),
    atMost('longest task while bots play, ms', longest, 100),
  ];
}

async function frames(app: TestApp): Promise<Figure[]> {
  const found: Figure[] = [];
  for (const company of COMPANIES) {
    const { page, context } = await app.visitor({ settings: { motion: 'full' } });
    await openSave(page, played(company, after(40)));
    found.push(
      atLeast(`${company.title}: frames a second while panning and zooming`, await framesWhileMoving(page), 55),
    );
    await context.close();
  }
  return found;
}

/** Forty models and eighty pieces. */
async function battlefield(app: TestApp): Promise<Figure[]> {
  const { page, context } = await app.visitor({ settings: { motion: 'full' } });
  await openSave(page, crowded({ models: 40, pieces: 80 }));
  const panning = await framesWhileMoving(page);
  const { dragging, answers } = await battlefieldTimes(page);
  await context.close();
  const of = '40 models, 80 pieces';
  return [
    atLeast(`Skirmish: frames a second while panning and zooming (${of})`, panning, 55),
    atLeast(`Skirmish: frames a second while a model is dragged (${of})`, dragging.frames, 55),
    atMost(`Skirmish: a frame while a model is dragged, ms of CPU (${of})`, dragging.cost, 12),
    atMost(`Skirmish: click to painted answer, ms (median; ${of})`, median(answers), 100),
  ];
}

async function memory(app: TestApp): Promise<Figure[]> {
  const { page, context } = await app.visitor();
  const [three, thirty] = await memoryAfter(page, played(COMPANIES[0]!, after(LATE)), [3, 30]);
  await context.close();
  return [
    forInformation('memory of page and worker after 3 games, MB', three!),
    forInformation('memory of page and worker after 30 games, MB', thirty!),
    atMost('memory after 30 games, times that after 3', thirty! / three!, 1.3),
  ];
}

export const web: Benchmark = {
  title: 'the page in Chromium: what is loaded, a click at a local table, moving about, and thirty games in one tab',
  async run(progress) {
    const app = await openApp();
    try {
      progress('what is loaded');
      const found = await sizes(app);
      progress('clicks at a local table');
      found.push(...(await clicks(app)));
      progress('panning and zooming');
      found.push(...(await frames(app)));
      progress('a full battlefield');
      found.push(...(await battlefield(app)));
      progress('thirty games in one tab');
      return [...found, ...(await memory(app))];
    } finally {
      await app.close();
    }
  },
};
