/** What stands around the skirmish's table, without a browser: the account of a battle, legal areas, drawings. */

import { makeBot } from '@holotape/bots';
import { randomFrom, startSession } from '@holotape/kernel';
import { loadGame } from '@holotape/shelf';
import type { Battle } from '@holotape/skirmish/battle';
import { contains, middleOf } from '@holotape/skirmish/geometry/polygon';
import { maxHealth } from '@holotape/skirmish/queries/abilities';
import { checkOpenAnswer } from '@holotape/skirmish/queries/open-answers';
import { piecesAt } from '@holotape/skirmish/terrain/pieces';
import { openPosition, view } from '@holotape/skirmish/view';
import type { LogLine } from '@holotape/table/spoken/protocol';
import { describe, expect, it, vi } from 'vitest';
import { labelsOf } from '../src/games/skirmish/board/labels.ts';
import { laidOut } from '../src/games/skirmish/board/laid.ts';
import { fadedIn, housesOf, shownStorey } from '../src/games/skirmish/board/storeys.ts';
import {
  faultOf,
  faultsOf,
  filled,
  freeSpot,
  judged,
  mirrored,
  moved,
  openDrawing,
  opposite,
  snapped,
  suggestion,
  turned,
  withPiece,
} from '../src/games/skirmish/editor/drawing.ts';
import { accountOf } from '../src/games/skirmish/end/account.ts';
import { Pointer } from '../src/games/skirmish/moving/pointer.ts';
import { legalAreas } from '../src/games/skirmish/placing/areas.ts';
import { impactsOf } from '../src/games/skirmish/shooting/impacts.ts';
import { pointsOf } from '../src/games/skirmish/shooting/points.ts';
import { lastStory } from '../src/games/skirmish/shooting/story.ts';

const game = loadGame('skirmish');

type Session = ReturnType<typeof startSession>;

/** Bots play until `enough`; the same way every time. */
function playedUntil(scenario: string, enough: (session: Session) => boolean, placing = 'auto'): Session {
  const session = startSession(game, { seats: 2, seed: 'parts', options: { scenario, placing } as never });
  const bot = makeBot('random', randomFrom('parts'));
  while (session.question !== undefined && !enough(session)) {
    const seat = session.waitsFor[0] as number;
    let answer = bot.answer(session, seat);
    // Who leaves one place to the table leaves all of them.
    while (placing === 'players' && answer === 'auto') answer = bot.answer(session, seat);
    session.answer(seat, answer);
  }
  return session;
}

const battleOf = (session: Session): Battle => ({ state: session.state, content: game.content }) as never;
const content = game.content as Battle['content'];

describe('the account of a battle', () => {
  const session = playedUntil('troubled-beginnings', ({ question }) => question?.ask === 'turn.ready');
  const battle = battleOf(session);
  const lines: LogLine[] = [
    { say: 'round', args: { round: 1 } },
    { say: 'shoot', args: { model: 'nora-1', weapon: '10mm-pistol', target: 'brute-1' } },
    { say: 'hit', args: { model: 'nora-1' } },
    { say: 'suffered', args: { model: 'brute-1', type: 'physical', damage: 2, weapon: '10mm-pistol' } },
    { say: 'round', args: { round: 2 } },
    { say: 'strike', args: { model: 'brute-1', weapon: 'sledgehammer', target: 'nora-1' } },
    { say: 'hit', args: { model: 'brute-1' } },
    { say: 'suffered', args: { model: 'nora-1', type: 'physical', damage: 6, weapon: 'sledgehammer' } },
    { say: 'eliminated', args: { model: 'nora-1' } },
    { say: 'suffered', args: { model: 'brute-1', type: 'physical', damage: 1, weapon: null } },
  ];
  const account = accountOf(battle, lines);
  const of = (id: string) => account.models.find(({ model }) => model === id);

  it('counts what was given and taken, and who removed whom and when', () => {
    expect(of('nora-1')).toMatchObject({ seat: 0, given: 2, taken: 6, out: 0, fell: 2 });
    expect(of('brute-1')).toMatchObject({ seat: 1, given: 6, taken: 3, out: 1 });
    expect(of('brute-1')?.fell).toBeUndefined();
  });

  it('counts attacks, hits and damage of each weapon of each side, the worst first', () => {
    expect(account.weapons).toEqual([
      { seat: 1, weapon: 'sledgehammer', attacks: 1, hits: 1, damage: 6 },
      { seat: 0, weapon: '10mm-pistol', attacks: 1, hits: 1, damage: 2 },
    ]);
  });

  it('what no weapon did has a line of its own: all that was taken was given by something', () => {
    expect(account.other).toBe(1);
    const taken = account.models.reduce((sum, model) => sum + model.taken, 0);
    expect(account.weapons.reduce((sum, { damage }) => sum + damage, account.other)).toBe(taken);
  });

  it('whoever falls by fire was removed by nobody', () => {
    const burnt = accountOf(battle, [
      ...lines.slice(0, 4),
      { say: 'suffered', args: { model: 'brute-1', type: 'physical', damage: 4, weapon: null } },
      { say: 'eliminated', args: { model: 'brute-1' } },
    ]);
    expect(burnt.models.find(({ model }) => model === 'nora-1')).toMatchObject({ given: 2, out: 0 });
  });

  it('it turned where the winner had good of it', () => {
    expect(accountOf(battle, lines, 0).turning).toMatchObject({ line: 3, by: 'nora-1', target: 'brute-1' });
    expect(accountOf(battle, lines, 1).turning).toMatchObject({ line: 8, by: 'brute-1' });
  });

  it('follows the Health of both sides, and finds where it turned', () => {
    const mine = battle.state.models.filter(({ unit }) => ['nora', 'settlers'].includes(unit));
    expect(account.health[0]).toBe(mine.reduce((sum, model) => sum + maxHealth(battle, model), 0));
    expect(account.moments.at(-1)?.left).toEqual([account.health[0] - 6, account.health[1] - 3]);
    expect(account.turning).toMatchObject({ line: 8, round: 2, by: 'brute-1', target: 'nora-1', fell: true });
  });
});

describe('legal areas', () => {
  const inside = (point: readonly [number, number], area: ReturnType<typeof legalAreas>[number], slack: number) => {
    const [x, y] = point;
    const { shape } = area;
    if (shape.is === 'rect')
      return (
        x >= shape.x - slack && x <= shape.x + shape.w + slack && y >= shape.y - slack && y <= shape.y + shape.h + slack
      );
    if (shape.is === 'figure') return contains(shape.corners, { x, y });
    const away = Math.hypot(x - shape.x, y - shape.y);
    return shape.is === 'ring' ? Math.abs(away - shape.r) <= slack : away <= shape.r + slack;
  };

  /** Questions that are answered with a place, by the step of a set-up; turrets may be done without. */
  const ASKED: Readonly<Record<string, readonly string[]>> = {
    markers: ['marker.place'],
    walls: ['wall.from', 'wall.to'],
    deploy: ['deploy.place'],
    'deploy-turns': ['deploy.place'],
  };
  const PLACES = [...new Set(Object.values(ASKED).flat()), 'turret.place'];

  it.each([...content.scenarios.keys()])(
    '%s: every place that the rules suggest lies where it is lit, and any place is judged as the rules do',
    (scenario) => {
      const seen = new Set<string>();
      playedUntil(
        scenario,
        (session) => {
          const { question, state } = session;
          if ((state as { phase: string }).phase !== 'setup') return true;
          if (question === undefined || !PLACES.includes(question.ask)) return false;
          const seat = session.waitsFor[0] as number;
          const areas = legalAreas(battleOf(session), seat);
          const allowed = areas.filter(({ isAllowed }) => isAllowed);
          const barred = areas.filter(({ isAllowed }) => !isAllowed);
          // A base may reach over the rim of its zone by its own radius; a marker lies on its ring to the tolerance.
          const slack = question.ask === 'marker.place' ? 3 : 400;
          for (const answer of (question as { suggest: () => readonly unknown[] }).suggest()) {
            if (!Array.isArray(answer)) continue;
            const [x, y] = answer as number[];
            const point = [x ?? 0, y ?? 0] as const;
            if (allowed.length > 0) expect(allowed.some((area) => inside(point, area, slack))).toBe(true);
            for (const area of barred) expect(inside(point, area, -130)).toBe(false);
          }
          // What the page says of a place before it is taken is what the table says of it.
          const sees = openPosition(view(battleOf(session), seat), content);
          const about = question.detail?.about as
            | { unit?: string; turret?: string; x?: number; y?: number }
            | undefined;
          for (const answer of ['auto', 'here', [5, 5], [4572, 1200], [3000, 4572], [4572, 8000]] as never[])
            expect(checkOpenAnswer(sees, { ask: question.ask, seat, ...about }, answer)).toEqual(
              (question as { check: (answer: unknown) => unknown }).check(answer),
            );
          seen.add(question.ask);
          return false;
        },
        'players',
      );
      // Nobody must build what may be left out, or place what was not won before. SC-FORT-7, SC-LOCKER-10
      const asked = content.scenarios
        .get(scenario)!
        .setup.filter((step) => !('low' in step && step.low) && !('carried' in step && step.carried))
        .flatMap(({ does }) => ASKED[does] ?? []);
      expect([...seen]).toEqual(expect.arrayContaining(asked));
    },
  );
});

describe('the sheet', () => {
  it('keeps names off other bases and off each other, and above where nothing is in the way', () => {
    const at = (id: string, x: number, y: number) => ({ id, name: 'Settlers 1', x, y, r: 19 });
    const labels = labelsOf([at('alone', 500, 500), at('low', 100, 100), at('high', 100, 62), at('beside', 140, 100)]);
    expect(labels.get('alone')).toEqual({ dx: 0, dy: -28, anchor: 'middle' });
    // Somebody stands above it, and somebody at its right.
    expect(labels.get('low')).toEqual({ dx: 0, dy: 49, anchor: 'middle' });
    expect(labels.get('high')).toEqual({ dx: 0, dy: -28, anchor: 'middle' });
    expect(labels.get('beside')).toMatchObject({ anchor: 'start' });
  });

  it('shows the roof of a house, the storey one’s own model is on, or the one that was opened', () => {
    const pieces = piecesAt(content.terrain.get('corner-store')!, { x: 4000, y: 4000, turn: 3 }, 'corner-store-1');
    const [house] = housesOf(laidOut(pieces, content));
    const on = (id: string) => {
      const piece = pieces.find((each) => each.id === `corner-store-1.${id}`)!;
      return { ...middleOf(piece.outline), height: piece.height };
    };
    expect(house).toMatchObject({ id: 'corner-store-1', height: 1700 });
    expect(house!.outline).toHaveLength(4);
    expect(shownStorey(house!, {}, [])).toBe('roof');
    expect(shownStorey(house!, {}, [{ x: 9000, y: 9000, height: 0 }])).toBe('roof');
    expect(shownStorey(house!, {}, [on('stairs')])).toBe(0);
    expect(shownStorey(house!, {}, [on('first-floor')])).toBe(1);
    expect(shownStorey(house!, {}, [on('second-floor'), on('first-floor')])).toBe(2);
    expect(shownStorey(house!, { 'corner-store-1': 'roof' }, [on('first-floor')])).toBe('roof');
    const models = [
      { id: 'up', ...on('second-floor') },
      { id: 'down', ...on('stairs') },
    ] as never[];
    expect([...fadedIn([{ house: house!, storey: 0 }], models)]).toEqual(['up']);
  });

  it('shows what has just happened to whom, and nothing of what is over', () => {
    const line = (say: string, args: object = {}): LogLine => ({ say, args: args as never });
    const hit = [
      line('use', { model: 'a-1' }),
      line('shoot', { model: 'a-1', weapon: '10mm-pistol', target: 'b-1' }),
      line('hit', { model: 'a-1', result: 2, needed: 5 }),
      line('armor', { model: 'b-1', type: 'physical', blocked: 1 }),
      line('suffered', { model: 'b-1', type: 'physical', damage: 2 }),
    ];
    const found = { model: 'b-1', damage: 2, blocked: 1, isOut: false, isMissed: false };
    expect(impactsOf(hit)).toEqual([found]);
    expect(impactsOf([...hit, line('eliminated', { model: 'b-1' })])).toEqual([{ ...found, isOut: true }]);
    expect(impactsOf([...hit, line('moved', { model: 'a-1' })])).toEqual([]);
    const again = [line('shoot', { model: 'b-1', target: 'a-1' }), line('miss', { model: 'b-1' })];
    expect(impactsOf([...hit, ...again])).toEqual([
      { model: 'a-1', damage: 0, blocked: 0, isOut: false, isMissed: true },
    ]);
  });
});

describe('points of damage', () => {
  it('each is a box: through armor, past it because it is ignored, or stopped', () => {
    const line = (say: string, args: object = {}): LogLine => ({ say, args: args as never });
    const story = lastStory([
      line('shoot', { model: 'a-1', weapon: 'laser-rifle', target: 'b-1' }),
      line('effect', { gain: 'ignore-armor' }),
      line('armor', { model: 'b-1', type: 'energy', blocked: 1 }),
      line('suffered', { model: 'b-1', type: 'energy', damage: 2 }),
      line('suffered', { model: 'c-1', type: 'energy', damage: 1 }),
    ])!;
    expect(pointsOf(story)).toEqual([
      { model: 'b-1', type: 'energy', boxes: ['ignores', 'through', 'stopped'] },
      { model: 'c-1', type: 'energy', boxes: ['through'] },
    ]);
  });
});

describe('where one points', () => {
  it('the way goes with the pointer; what comes of it follows a little later, and at once where the pointer rests or leaves', () => {
    vi.useFakeTimers();
    const pointer = new Pointer();
    const at = (x: number) => ({ x, y: 0 });
    pointer.point(at(1));
    expect([pointer.now().at, pointer.followed().at]).toEqual([at(1), at(1)]);
    pointer.point(at(2));
    pointer.point(at(3));
    expect([pointer.now().at, pointer.followed().at]).toEqual([at(3), at(1)]);
    expect(pointer.rests()).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(pointer.followed().at).toEqual(at(3));
    expect(pointer.rests()).toBe(true);
    pointer.point(at(4));
    pointer.point(at(5));
    pointer.point(undefined);
    expect(pointer.followed().at).toBeUndefined();
    vi.useRealTimers();
  });
});

describe('a table under the pencil', () => {
  const crossroads = openDrawing(content, 'crossroads');

  it('opens a table of the box, one laid by chance, a code; anything else is an empty sheet', () => {
    expect(crossroads.pieces.length).toBe(content.tables.get('crossroads')!.pieces.length);
    expect(openDrawing(content, 'chance-7').pieces.length).toBeGreaterThan(4);
    expect(openDrawing(content, undefined).pieces).toEqual([]);
    expect(openDrawing(content, 'T1.broken').pieces).toEqual([]);
  });

  it('fills the rest: what lies there stays, nothing overlaps, and one shoots less far across it', () => {
    const begun = { ...crossroads, pieces: crossroads.pieces.slice(0, 4) };
    const whole = filled(content, begun, randomFrom('rest'));
    expect(whole.pieces.slice(0, 4)).toEqual(begun.pieces);
    expect(whole.pieces.length).toBeGreaterThan(10);
    expect(faultsOf(content, whole)).toEqual([]);
    expect(judged(content, whole).openLine.length).toBeLessThan(judged(content, begun).openLine.length);
  });

  it('snaps, turns all the way round, and mirrors through the middle', () => {
    expect(snapped({ x: 300, y: 130 }, 'inch')).toEqual({ x: 254, y: 254 });
    expect(snapped({ x: 300, y: 130 }, 'half')).toEqual({ x: 254, y: 127 });
    expect(snapped({ x: 301, y: -5 }, 'free')).toEqual({ x: 301, y: 0 });
    const spot = { kind: 'crate', x: 100, y: 200, turn: 15 };
    expect(turned(spot, 1)).toBe(0);
    expect(turned({ ...spot, turn: 0 }, -1)).toBe(15);
    expect(opposite(spot)).toEqual({ kind: 'crate', x: 9044, y: 8944, turn: 7 });
  });

  it('mirrors the lower half through the middle; what finds no room opposite stays alone', () => {
    const crate = (x: number, y: number) => ({ kind: 'crate', x, y, turn: 0 });
    const table = { land: 'wasteland' as const, pieces: [crate(1000, 1000), crate(4572, 4500), crate(2000, 8000)] };
    expect(mirrored(content, table).pieces).toEqual([
      crate(1000, 1000),
      crate(4572, 4500),
      { ...crate(8144, 8144), turn: 8 },
    ]);
  });

  it('says what overlaps, and finds a free place by itself', () => {
    const [first, second] = crossroads.pieces;
    const onTop = moved(crossroads, 1, { x: first!.x, y: first!.y });
    expect(faultOf(content, onTop, 1)).toMatchObject({ say: 'drawn.overlap' });
    expect(faultOf(content, crossroads, 1)).toBeUndefined();
    expect(second).toEqual(crossroads.pieces[1]);
    const spot = freeSpot(content, crossroads, 'crate')!;
    expect(faultOf(content, withPiece(crossroads, spot), crossroads.pieces.length)).toBeUndefined();
  });

  it('closes an open line with a wall across it', () => {
    const line = { from: { x: 0, y: 4572 }, to: { x: 9144, y: 4572 } };
    const wall = suggestion(content, { land: 'wasteland', pieces: [] }, line)!;
    expect(wall).toMatchObject({ kind: 'brick-wall', x: 4572, y: 4572, turn: 4 });
  });
});
