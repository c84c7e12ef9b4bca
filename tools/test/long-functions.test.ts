import { expect, test } from 'vitest';
import { longFunctions } from '../checks/long-functions.ts';

const lines = (n: number) => Array.from({ length: n }, (_, i) => `  step(${i});`).join('\n');
const read = (text: string) => longFunctions(new Map([['web/src/a.tsx', text]])).map(({ name, lines: n }) => [name, n]);

test('a function of sixty lines passes, one of sixty-one is told with its name', () => {
  expect(read(`function short() {\n${lines(58)}\n}`)).toEqual([]);
  expect(read(`// Before it\nfunction long() {\n${lines(59)}\n}`)).toEqual([['long', 61]]);
});

test('arrows and methods have the name they are given', () => {
  expect(read(`const arrow = () => {\n${lines(60)}\n};`)).toEqual([['arrow', 62]]);
  expect(read(`const a = { method() {\n${lines(60)}\n} };`)).toEqual([['method', 62]]);
});

test('what is long only because of what it holds is told, too: the inner one is no excuse', () => {
  expect(read(`function outer() {\n  const inner = () => {\n${lines(60)}\n  };\n}`)).toEqual([
    ['outer', 64],
    ['inner', 62],
  ]);
});
