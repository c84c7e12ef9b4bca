/** What a campaign writes down for its house: charts, threads of the story, the diary. Pure. */
import { loadGame } from '@holotape/shelf';
import type { CampaignView } from '@holotape/skirmish/campaign/view';
import type { LogLine } from '@holotape/table/spoken/protocol';
import { expect, test, vi } from 'vitest';
import { apart, pointSeries, stepsTo } from '../src/games/campaign/charts/series.ts';
import { daysOf } from '../src/games/campaign/diary/days.ts';
import { layThreads, nextOnRoad, ROAD, stopsOf } from '../src/games/campaign/road/layout.ts';
import { PRICES } from '../src/games/campaign/setting-up/options.ts';

// The page's own way to the cards goes through its build.
vi.mock('../src/games/campaign/pack.ts', () => ({ campaignContent: () => loadGame('skirmish').content }));

/** As much of a view as is looked at. */
const partly = <T>(some: object): T => JSON.parse(JSON.stringify(some));

const side = (seat: number) => ({ seat });
const battle = (number: number, winners: readonly number[] | null, calledOff = false) => ({
  ...{ number, winners, calledOff, scenario: 'noon', sides: [side(0), side(1)] },
});

test('points grow by two for a battle won and by one for a draw; one that was called off makes no point', () => {
  const view = partly<CampaignView>({
    houses: [{}, {}, {}],
    battles: [battle(1, [0]), battle(2, [], true), battle(3, []), battle(4, null)],
  });
  const lines = pointSeries(view).map((line) => line.map(({ n }) => n));
  expect(lines).toEqual([
    [0, 2, 3],
    [0, 0, 1],
    [0, 0, 0],
  ]);
});

test('axes have round steps to beyond the most, and names at the ends of lines keep apart', () => {
  expect(stepsTo(5)).toEqual([0, 2, 4, 6]);
  expect(stepsTo(1340)).toEqual([0, 500, 1000, 1500]);
  expect(stepsTo(0)).toEqual([0, 1, 2, 3]);
  expect(apart([50, 48, 100], 19, 110)).toEqual([67, 48, 100]);
  expect(apart([100, 100], 19, 110)).toEqual([91, 110]);
});

test('tickets on threads never lie on each other', () => {
  const stop = (number: number) => ({ number, x: number * 200 - 100, y: 200 });
  const threads = [
    [1, 2],
    [1, 5],
    [2, 3],
    [2, 5],
  ].map(([from, to]) => ({ from: stop(from!), to: stop(to!), letters: 22 }));
  const boxes = layThreads(threads).map(({ box }) => box);
  for (const [at, one] of boxes.entries())
    for (const other of boxes.slice(at + 1))
      expect(one.y !== other.y || one.x + one.w <= other.x || other.x + other.w <= one.x).toBe(true);
});

test('on a phone the road is seen where the next battle is, and never beyond its ends', () => {
  for (const fought of [0, 1, 3, 6]) {
    const battles = Array.from({ length: fought }, (_, at) => battle(at + 1, [0]));
    const view = partly<CampaignView>({ houses: [{}, {}], agreed: { season: 6 }, battles });
    const { x, w } = nextOnRoad(view);
    const stop = stopsOf(view).find(({ number }) => number === Math.max(1, fought))!;
    expect(x >= 0 && x + w <= ROAD.w).toBe(true);
    expect(stop.x > x && stop.x < x + w).toBe(true);
  }
});

test('a diary tells of its own house alone: the battle, who was carried home, what is new', () => {
  const record = (fell: number) => [{ battle: 1, of: 1, fell }];
  const house = { faction: 'survivors', leader: {}, settlement: {} };
  const view = partly<CampaignView>({
    houses: [
      {
        ...house,
        members: [
          { id: 'settler', record: record(1) },
          { id: 'settler-b', record: record(0) },
        ],
      },
      { ...house, members: [] },
    ],
    battles: [battle(1, [0])],
  });
  const log = partly<readonly LogLine[]>([
    { say: 'did.match', args: { battle: 1, scenario: 'noon', seats: [0, 1] } },
    { say: 'did.build', args: { seat: 1, structure: 'water-pump', caps: 50 } },
    { say: 'did.build', args: { seat: 0, structure: 'crop-field', caps: 30 } },
    { say: 'did.found-card', args: { explore: 'quarry-range' } },
  ]);
  const [first, day] = daysOf({ log, view, names: ['Ana', 'Ben'] }, 0);
  expect(first!.number).toBe(0);
  const text = day!.sentences.join(' ');
  expect(text).toContain('Ben');
  expect(text).toContain('Settler was carried home.');
  expect(text).toContain('New behind the fence: Crop Field.');
  expect(text).toContain('Out there: Quarry Range.');
  expect(text).not.toContain('Water Pump');
});

test('a diary says before a battle that it lies ahead, and after it that it is fought', () => {
  const house = { faction: 'survivors', leader: {}, settlement: {}, members: [] };
  const log = partly<readonly LogLine[]>([{ say: 'did.match', args: { battle: 1, scenario: 'noon', seats: [0, 1] } }]);
  const dayOf = (winners: readonly number[] | null) => {
    const view = partly<CampaignView>({ houses: [house, house], battles: [{ ...battle(1, []), winners }] });
    return daysOf({ log, view, names: ['Ana', 'Ben'] }, 0).at(-1)!;
  };
  expect(dayOf(null)).toMatchObject({ number: 1, isAhead: true });
  expect(dayOf([0])).toMatchObject({ number: 1, isAhead: false });
});

test('the form offers the lists of prices that are in the box', () => {
  const { prices } = loadGame('skirmish').content as { readonly prices: ReadonlyMap<string, unknown> };
  expect([...prices.keys()]).toEqual([...PRICES]);
});
