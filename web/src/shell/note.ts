/**
 * A note of the browser. Phones let only the service worker show one (there `new Notification` throws), a desk without
 * it shows its own. Returns what takes the note away again.
 */
const TAG = 'holotape-turn';

export function showNote(title: string, body: string): () => void {
  let gone = false;
  let own: Notification | undefined;
  const worker = navigator.serviceWorker?.getRegistration() ?? Promise.resolve(undefined);
  const shown = worker.then(async (registration) => {
    if (gone) return undefined;
    if (registration?.active) {
      await registration.showNotification(title, { body, tag: TAG, data: location.href });
      return registration;
    }
    own = new Notification(title, { body, tag: TAG });
    own.onclick = () => {
      window.focus();
      own?.close();
    };
    return undefined;
  });
  // What the browser does not want to show is no reason to disturb the game.
  shown.catch(() => undefined);
  return () => {
    gone = true;
    own?.close();
    void shown
      .then((registration) => registration?.getNotifications({ tag: TAG }))
      .then((notes) => {
        for (const note of notes ?? []) note.close();
      })
      .catch(() => undefined);
  };
}
