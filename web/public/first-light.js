// Runs before the first paint, so that nobody is blinded by the day shift at night.
(() => {
  const root = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('holotape.settings') || '{}');
  } catch {
    // A damaged setting is no setting.
  }
  const night = matchMedia('(prefers-color-scheme: dark)').matches;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  root.dataset.theme = kept.light === 'night' || (kept.light !== 'day' && night) ? 'dark' : 'light';
  root.dataset.motion = kept.motion || (still ? 'none' : 'full');
  root.dataset.text = String(kept.text || 100);
})();
