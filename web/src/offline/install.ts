/** The app on the device: the service worker that keeps its files, its updates, and the browser's offer to install it. */

interface Choice {
  readonly now: () => void;
  readonly later: () => void;
}

interface InstallState {
  /** A newer version waits. */
  readonly update: Choice | undefined;
  /** The browser offers to install the app. */
  readonly install: Choice | undefined;
}

/** What Chromium fires when the app could be installed. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const ASKED = 'holotape.install-asked';

let state: InstallState = { update: undefined, install: undefined };
const listeners = new Set<() => void>();
const set = (change: Partial<InstallState>) => {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
};

export const installState = (): InstallState => state;
export function subscribeInstall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function offerUpdate(waiting: ServiceWorker): void {
  set({
    update: {
      now: () => waiting.postMessage('take over'),
      later: () => set({ update: undefined }),
    },
  });
}

function watch(registration: ServiceWorkerRegistration | undefined): void {
  // Some browsers, and some settings, quietly keep no worker.
  if (registration === undefined) return;
  // With a page under its care already, a newly installed worker is an update; without, it is the first.
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller) offerUpdate(registration.waiting);
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
}

/** Starts keeping the app on the device. */
export function keepOnDevice(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (localStorage.getItem(ASKED) !== null) return;
    const asked = () => {
      localStorage.setItem(ASKED, 'yes');
      set({ install: undefined });
    };
    set({
      install: {
        now: () => {
          asked();
          void (event as InstallOffer).prompt();
        },
        later: asked,
      },
    });
  });
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // The first worker takes a page into its care; every later one brings a new version.
  let cared = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (cared) location.reload();
    cared = true;
  });
  navigator.serviceWorker.register('/sw.js').then(watch, () => undefined);
  // Tables are kept in this browser: ask it not to clear them away.
  void navigator.storage?.persist?.().catch(() => undefined);
}
