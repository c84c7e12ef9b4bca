import { startSession } from '@holotape/kernel';
import { loadGame } from '@holotape/shelf';
import type { VaultState } from '@holotape/vault/state';
import type { VaultView } from '@holotape/vault/view';
import { describe, expect, test } from 'vitest';
import type { Drawing } from '../games/vault/drawing.ts';
import { scoreTable } from '../games/vault/score.ts';
import { screen } from '../games/vault/screen.ts';
import { Pen } from '../terminal/pen.ts';
import { widthOf } from '../terminal/text.ts';

const game = loadGame('vault');

/** The fifth round of a game for three, half way through. */
function fifthRound(): VaultView {
  const view = startSession(game, { seats: 3, seed: 'drawing' }).view(0) as VaultView;
  const [ann, ben, mira] = view.players as VaultState['players'];
  const [top, red, blue, yellow] = view.levels as VaultState['levels'];
  Object.assign(view, { round: 5, turn: 0, first: 1, phase: 'place', threatsLeft: 7 });
  Object.assign(view, {
    roomTrack: ['canteen', 'study-hall', 'gun-bench'],
    itemTrack: ['riot-shield', 'bugle', 'full-pantry'],
  });
  red!.rooms = [null, 'target-range', 'community-gardens', 'store-room', 'infirmary', null];
  blue!.rooms = [null, null, 'deep-well', 'lounge', 'film-theatre', null];
  yellow!.rooms = [null, 'mushroom-cellar', 'reactor-annex', 'living-quarters', null, null];
  top!.threats[4] = 'radroach-swarm.1';
  blue!.threats[9] = 'raider-break-in.1';
  yellow!.threats[4] = 'deathclaw.1';
  Object.assign(ann!, { power: 2, food: 1, water: 3, happiness: 7, defeated: 2 });
  Object.assign(ben!, { power: 3, food: 0, water: 6, happiness: 9, passed: true });
  Object.assign(mira!, { power: 1, food: 5, water: 2, happiness: 6 });
  const dweller = (id: string, at: string | null, change = {}) => ({
    ...{ id, at, fresh: false, injured: false, trained: null, training: null },
    ...change,
  });
  ann!.dwellers = [
    dweller('red-1', null, { trained: 'A' }),
    dweller('red-2', null),
    dweller('red-3', null, { injured: true }),
    dweller('red-4', 'red.2.2', { training: 'P' }),
  ];
  ben!.dwellers = [
    dweller('blue-1', 'top.4.2'),
    dweller('blue-2', 'top.2.2'),
    dweller('blue-3', 'top.2.2'),
    dweller('blue-4', 'top.2.2', { fresh: true }),
  ];
  mira!.dwellers = [dweller('yellow-1', 'yellow.3.1', { injured: true }), dweller('yellow-2', null, { trained: 'S' })];
  ann!.items = [
    { id: 'zip-pistol', exhausted: false },
    { id: 'trophy-shelf', exhausted: false },
    { id: 'ration-crate', exhausted: true },
  ];
  return view;
}

const drawing = (width: number, change: Partial<Drawing> = {}): Drawing => ({
  pen: new Pen(false, false),
  width,
  view: fifthRound(),
  content: game.content,
  names: ['Ana', 'Ben', 'Mira'],
  bots: [undefined, 'greedy', 'random'],
  seat: 0,
  open: new Map([
    ['top.3.1', 1],
    ['top.6.1', 2],
    ['top.lift.1', 3],
    ['red.lift.2', 4],
    ['blue.3.2', 12],
  ]),
  ...change,
});

describe('the vault on a screen', () => {
  test('of 80 columns', async () => {
    await expect(`${screen(drawing(80)).join('\n')}\n`).toMatchFileSnapshot('vault-80.txt');
  });

  test('of 130 columns', async () => {
    await expect(`${screen(drawing(130)).join('\n')}\n`).toMatchFileSnapshot('vault-130.txt');
  });

  test('in plain ASCII, for somebody who only watches', async () => {
    const drawn = screen(drawing(80, { pen: new Pen(false, true), seat: undefined, open: undefined }));
    await expect(`${drawn.join('\n')}\n`).toMatchFileSnapshot('vault-plain.txt');
  });

  test.each([80, 81, 100, 119, 120, 130, 200])('fits in %i columns, in colour as well as without', (width) => {
    for (const colour of [false, true]) {
      const lines = screen(drawing(width, { pen: new Pen(colour, false) }));
      expect(lines.filter((line) => widthOf(line) > width)).toEqual([]);
    }
  });

  test('every card of every pack fits into its room', () => {
    for (const [id, room] of game.content.rooms as Map<string, { name: string }>) {
      const view = fifthRound();
      view.levels[0]!.rooms[0] = id;
      const lines = screen(drawing(80, { view }));
      expect(lines.filter((line) => widthOf(line) > 80 || line.includes('…'))).toEqual([]);
      expect(lines.join('\n')).toContain(room.name.slice(0, 2));
    }
  });

  test('the count names the item, the threats and what broke the tie', async () => {
    const view = fifthRound();
    Object.assign(view, { phase: 'over' });
    Object.assign(view.players[2]!, { happiness: 10 });
    await expect(`${scoreTable(drawing(80, { view })).join('\n')}\n`).toMatchFileSnapshot('vault-count.txt');
  });
});
