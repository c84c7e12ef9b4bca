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

test('much heard between two frames is told once, with the last of it', () => {
  const { told, says } = line();
  for (let i = 0; i < 3; i += 1) says();
  expect(told).toEqual([]);
  vi.advanceTimersByTime(20);
  expect(told).toEqual([3]);
  says();
  vi.advanceTimersByTime(500);
  expect(told).toEqual([3, 4]);
});

test('where nobody looks there are no frames, and it is told nevertheless', () => {
  frames(1e9);
  const { told, says } = line();
  says();
  vi.advanceTimersByTime(500);
  says();
  vi.advanceTimersByTime(500);
  expect(told).toEqual([1, 2]);
});

test('who has left is told nothing more', () => {
  const { told, says, leave } = line();
  says();
  leave();
  vi.advanceTimersByTime(500);
  expect(told).toEqual([]);
});
