/** What must hold in every state of the vault game, whatever was answered. */
import { COLOURS, DWELLER_LIMIT, LETTERS, RESOURCES, TRACK_CARDS, TRACK_LIMIT } from '../../printed/icons.ts';
import { roomAt, spaceAt } from '../../queries/spaces.ts';
import type { Vault } from '../../state.ts';

const doubles = (ids: readonly string[]): string[] => ids.filter((id, i) => ids.indexOf(id) !== i);

function accountedFor(kind: string, all: readonly string[], found: readonly string[]): string[] {
  const missing = all.filter((id) => !found.includes(id));
  const strange = found.filter((id) => !all.includes(id));
  return [
    ...missing.map((id) => `the ${kind} ${id} is nowhere`),
    ...strange.map((id) => `the ${kind} ${id} is not in the box`),
    ...doubles(found).map((id) => `the ${kind} ${id} is in two places`),
  ];
}

/** Sentences about what is wrong; none in a sound game. */
export function whatIsWrong(vault: Vault, table: { seats: number; extraRooms: boolean }): string[] {
  const { state, content } = vault;
  const present = <T>(list: readonly (T | null)[]): T[] => list.filter((each) => each !== null);
  const looking = state.looking?.rooms ?? [];
  const wrong = [
    ...accountedFor(
      'item',
      [...content.items.keys()],
      [
        ...state.itemDeck,
        ...state.itemTrack,
        ...state.itemDiscard,
        ...state.players.flatMap(({ items }) => items.map(({ id }) => id)),
      ],
    ),
    ...accountedFor(
      'room',
      [...content.topRooms, ...content.deck, ...(table.extraRooms ? content.extraDeck : [])],
      [
        ...state.roomDeck,
        ...state.roomTrack,
        ...state.roomDiscard,
        ...present([state.roomAside]),
        ...looking,
        ...state.levels.flatMap(({ rooms }) => present(rooms)),
      ],
    ),
    ...accountedFor(
      'threat',
      [...content.threats.keys()],
      [...state.threatDeck, ...state.threatDiscard, ...state.levels.flatMap(({ threats }) => present(threats))],
    ),
  ];
  if (state.itemTrack.length > TRACK_CARDS || state.roomTrack.length > TRACK_CARDS) wrong.push('a track is too long');
  if (state.players.length !== table.seats || state.levels.length !== table.seats + 1)
    wrong.push('a player or level is missing');
  for (const player of state.players) {
    const { colour, dwellers } = player;
    if (!COLOURS.includes(colour)) wrong.push(`${colour} is no colour`);
    for (const resource of RESOURCES)
      if (player[resource] < 0 || player[resource] > TRACK_LIMIT)
        wrong.push(`${colour} has ${player[resource]} ${resource}`);
    if (player.happiness < 0) wrong.push(`${colour} has ${player.happiness} happiness`);
    if (dwellers.length < 2 || dwellers.length > DWELLER_LIMIT) wrong.push(`${colour} has ${dwellers.length} dwellers`);
    wrong.push(...doubles(dwellers.map(({ id }) => id)).map((id) => `${id} is there twice`));
    for (const letter of LETTERS)
      if (dwellers.filter(({ trained }) => trained === letter).length > 1)
        wrong.push(`${colour} has two trained in ${letter}`);
    for (const dweller of dwellers)
      if (dweller.at !== null && dweller.trained !== null) wrong.push(`${dweller.id} was placed and is still trained`);
  }
  wrong.push(...crowdedSpaces(vault));
  for (const level of state.levels)
    for (const [at, threat] of level.threats.entries())
      if (threat !== null && roomAt(vault, level, at) === undefined) wrong.push(`${threat} lies where no room is`);
  return wrong;
}

/** One dweller on a space, two on a linked one, one more by an Office Badge. */
function crowdedSpaces(vault: Vault): string[] {
  const { state } = vault;
  const standing = new Map<string, number>();
  for (const { at, fresh } of state.players.flatMap(({ dwellers }) => dwellers))
    if (at !== null && !fresh) standing.set(at, (standing.get(at) ?? 0) + 1);
  return [...standing].flatMap(([id, count]) => {
    const level = state.levels.find(({ name }) => id.startsWith(`${name}.`))!;
    const [, place, number] = id.split('.');
    const at = place === 'lift' ? 11 + Number(number) : 2 * (Number(place) - 1) + Number(number) - 1;
    const space = spaceAt(vault, level, at);
    if (space === undefined) return [`${id} is no space`];
    return count > (space.linked ? 2 : 1) + 1 ? [`${count} dwellers stand on ${id}`] : [];
  });
}
