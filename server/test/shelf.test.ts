import type { AnyGame } from '@holotape/kernel';
import { expect, test } from 'vitest';
import { cards } from '../../kernel/test/games/cards.ts';
import { openAll, shelfOf } from '../shelf.ts';
import { until } from './helpers/setting.ts';

test('a server opens its games by and by, each once, whatever is wrong with one of them', async () => {
  const opened: string[] = [];
  const opener = (name: string) => () => {
    opened.push(name);
    if (name === 'broken') throw new Error('A file is missing.');
    return cards as AnyGame;
  };
  const shelf = shelfOf({ first: opener('first'), broken: opener('broken'), last: opener('last') });
  openAll(shelf, 1);
  await until('the last game', () => opened.includes('last'));
  shelf.game('first');
  expect(opened).toEqual(['first', 'broken', 'last']);
});

test('a server that ends opens no more', async () => {
  const opened: string[] = [];
  const opener = () => {
    opened.push('first');
    return cards as AnyGame;
  };
  const stop = openAll(shelfOf({ first: opener }), 1);
  stop();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(opened).toEqual([]);
});
