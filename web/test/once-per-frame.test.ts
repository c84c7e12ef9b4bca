import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oncePerFrame } from '../src/client/once-per-frame.ts';

/** Sixty frames a second, or none at all. */
function frames(every: number): void {
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then, every));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
}

beforeEach(() => {
  vi.useFakeTimers();
  frames(16);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function line() {
  const told: number[] = [];
  let heard = 0;
  const hear: (() => void)[] = [];
  const subscribe = oncePerFrame((listener) => {
    hear.push(listener);
    return () => hear.splice(0);
  });
  const leave = subscribe(() => told.push(heard));
  const says = () => {
    heard += 1;
    for (const each of hear) each();
  };
  return { told, says, leave };
}

test('the first word is told at once, and what follows before the next frame once, with the last of it', () => {
  const { told, says } = line();
  for (let i = 0; i < 4; i += 1) says();
  expect(told).toEqual([1]);
  vi.advanceTimersByTime(40);
  expect(told).toEqual([1, 4]);
  vi.advanceTimersByTime(500);
  says();
  expect(told).toEqual([1, 4, 5]);
  vi.advanceTimersByTime(500);
  expect(told).toEqual([1, 4, 5]);
});

test('where nobody looks there are no frames, and it is told nevertheless', () => {
  frames(1e9);
  const { told, says } = line();
  says();
  says();
  vi.advanceTimersByTime(500);
  says();
  expect(told).toEqual([1, 2, 3]);
});

test('who has left is told nothing more', () => {
  const { told, says, leave } = line();
  says();
  says();
  leave();
  vi.advanceTimersByTime(500);
  expect(told).toEqual([1]);
});
