/** The icons of units and turrets by their cards. Each faction's come by themselves, when one of its units is first shown. */

type Icons = Readonly<Record<string, string>>;

const FILES = import.meta.glob<Icons>('./units/*.yaml', { query: '?game-icons', import: 'default' });

let icons: Icons = {};
const asked = new Set<string>();
const readers = new Set<() => void>();

/** Has a faction's icons loaded. Without them rim and plate still say whose a base is and of which faction. */
export function askForIcons(faction: string): void {
  if (asked.has(faction)) return;
  asked.add(faction);
  // Turrets have no faction.
  const load = FILES[`./units/${faction}.yaml`] ?? FILES['./units/turrets.yaml']!;
  load().then(
    (more) => {
      icons = { ...icons, ...more };
      for (const read of readers) read();
    },
    () => asked.delete(faction),
  );
}

export const unitIcons = (): Icons => icons;

/** Calls back whenever more of them are there. Returns how to stop it. */
export function readIcons(read: () => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}
