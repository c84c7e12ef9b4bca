/** What a person likes, kept on this device and in effect at once. public/first-light.js reads the same before the first paint. */
import { useSyncExternalStore } from 'react';
import { DEFAULTS, type MOTIONS, readSettings, type Settings } from './shape.ts';

export * from './shape.ts';

const KEY = 'holotape.settings';
const listeners = new Set<() => void>();

function load(): Settings {
  try {
    return readSettings(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return DEFAULTS;
  }
}

let settings = load();

const night = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** What is shown now: night or day, and how much moves. */
export const isNight = (): boolean => settings.light === 'night' || (settings.light === 'system' && night.matches);
export const motionNow = (): (typeof MOTIONS)[number] => settings.motion ?? (still.matches ? 'none' : 'full');

function show(): void {
  const root = document.documentElement;
  root.dataset.theme = isNight() ? 'dark' : 'light';
  root.dataset.motion = motionNow();
  root.dataset.text = String(settings.text);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isNight() ? '#120D0B' : '#35211A');
  for (const listener of listeners) listener();
}

night.addEventListener('change', show);
still.addEventListener('change', show);
window.addEventListener('storage', (event) => {
  if (event.key !== KEY) return;
  settings = load();
  show();
});
show();

export const currentSettings = (): Settings => settings;

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage the choice holds until the page is closed.
  }
  show();
}

/** Calls after every change, until the returned function is called. */
function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSettings = (): Settings => useSyncExternalStore(onSettings, () => settings);
