import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fuzzGame, testTable } from '@holotape/kernel/testing';
import { expect, test } from 'vitest';
import { scrap } from './games/scrap.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

test('the example of docs/kernel.md is the game of that name', () => {
  const [, source] = read('games/scrap.ts').split(/^\/\/ (?:begin|end)\n/m);
  expect(read('../../docs/kernel.md')).toContain(`\`\`\`ts\n${source}\`\`\``);
});

test('and it can be played', () => {
  const t = testTable(scrap, { chance: { 'search.die': [[5]] } });
  t.seat(0).answer('search');
  expect(t.log()).toEqual(['Ann finds 5 pieces of scrap.']);
  expect(fuzzGame(scrap, { start: { seats: 3 }, seed: 'docs' })).toBeGreaterThan(10);
});
