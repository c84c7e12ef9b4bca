/** How large things are that the books give no measures for. */
import { expect, test } from 'vitest';
import type { StepOf } from '../../printed/scenarios.ts';
import { bunkerOf } from '../../queries/bunkers.ts';
import { wallOf, whyNotWallTo } from '../../queries/fortifying.ts';
import { isAt } from '../../queries/markers.ts';
import { content, marker, scene, settler } from '../helpers/battle.ts';

const span = (all: readonly number[]): number => Math.max(...all) - Math.min(...all);

test('WW-RULING-107 a marker is round and 25 mm wide: a base of 32 mm touches it 28.5 mm from its middle', () => {
  const t = scene({ ann: [settler('a', [2000, 2000])], ben: [settler('b', [6000, 6000])] });
  const lying = (x: number) => isAt(t, t.model('a-1'), marker('m', 'searchable', 'item', x, 2000));
  expect([lying(2285), lying(2289)]).toEqual([true, false]);
});

test('SC-RULING-85 a wall is 12 mm thick and 56 mm high, blocks sight, and is at least an inch long', () => {
  const wall = wallOf('wall-1', { x: 2000, y: 3000 }, { x: 3000, y: 3000 });
  expect([span(wall.outline.map(({ y }) => y)), wall.height, wall.blocksSight]).toEqual([120, 560, true]);
  const low = wallOf('wall-1', { x: 2000, y: 3000 }, { x: 3000, y: 3000 }, true);
  expect([low.height, low.cover, low.ground, low.blocksSight]).toEqual([250, true, 'difficult', false]);
  const t = scene({ ann: [settler('a', [2000, 2000])], ben: [settler('b', [6000, 6000])] });
  const step = content.scenarios.get('police-station')!.setup.find(({ does }) => does === 'walls') as StepOf<'walls'>;
  const y = t.state.height - 600;
  const to = (x: number) => whyNotWallTo(t, step, { x: 3000, y }, { x, y })?.say;
  expect(to(3253)).toBe('wall.short');
  expect(to(3254)).not.toBe('wall.short');
});

test('SC-RULING-86 a bunker is eight-cornered, nearly 90 mm wide, open above: cover all around, and nothing to climb', () => {
  const { outline, height, cover, area, blocksSight, ground, overlooked } = bunkerOf('bunker-1', { x: 4000, y: 4000 });
  expect(outline).toHaveLength(8);
  expect(span(outline.map(({ x }) => x))).toBeGreaterThan(820);
  expect(span(outline.map(({ x }) => x))).toBeLessThanOrEqual(900);
  expect({ height, cover, area, blocksSight, ground, overlooked }).toEqual({
    overlooked: false,
    height: 300,
    cover: true,
    area: true,
    blocksSight: false,
    ground: 'normal',
  });
});
