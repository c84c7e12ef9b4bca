/** Short codes for spaces, as people type them: `T3a` is the left space of the third room on the top level. */

/** `red.lift.2` as `Reb`; `track.canteen.1` has none. */
export function codeOf(space: string): string | undefined {
  const [level, place, number] = space.split('.') as [string, string, string];
  if (level === 'track') return undefined;
  return `${level.charAt(0).toUpperCase()}${place === 'lift' ? 'e' : place}${number === '1' ? 'a' : 'b'}`;
}
