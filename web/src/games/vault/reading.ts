/** What a screen reads out of a view of the vault: pure questions, answered by the rules' own functions where they can. */
import type { Reason, Seat } from '@holotape/kernel/play';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import type { Space, ThreatCard, VaultContent } from '@holotape/vault/content';
import { type Letter, RESOURCES, type Resource, TRACK_LIMIT } from '@holotape/vault/printed/icons';
import { isLastRound } from '@holotape/vault/queries/ending';
import { COLUMNS, findSpot, levelOf, roomAt, SPACES, spaceAt, spaceId, threatAt } from '@holotape/vault/queries/spaces';
import type { Dweller, Level, Player, Vault, VaultState } from '@holotape/vault/state';
import type { VaultView } from '@holotape/vault/view';

export type Phase = Extract<VaultState['phase'], 'spawn' | 'place' | 'recall'>;

/** The position as far as a viewer knows it: the decks are empty. Good for every question about what lies open. */
export function positionOf(view: VaultView, content: VaultContent): Vault {
  const state = { ...view, itemDeck: [], roomDeck: [], threatDeck: [], looking: null };
  return { state: state as unknown as VaultState, content };
}

export const lastRound = (view: VaultView): boolean => isLastRound(view as unknown as VaultState);

/** Dwellers one may still place, alike ones together: trained first, then plain, then injured. */
export interface DwellerKind {
  /** `A`, `plain`, `injured`, `injured-A`. */
  readonly key: string;
  readonly dweller: string;
  readonly trained: Letter | null;
  readonly injured: boolean;
  readonly count: number;
}

const keyOf = ({ trained, injured }: Pick<Dweller, 'trained' | 'injured'>): string =>
  injured ? (trained === null ? 'injured' : `injured-${trained}`) : (trained ?? 'plain');

export function dwellerKinds(player: Pick<Player, 'dwellers'>): DwellerKind[] {
  const kinds = new Map<string, DwellerKind>();
  for (const dweller of player.dwellers) {
    if (dweller.at !== null) continue;
    const key = keyOf(dweller);
    const { id, trained, injured } = dweller;
    const before = kinds.get(key);
    kinds.set(key, { key, dweller: before?.dweller ?? id, trained, injured, count: (before?.count ?? 0) + 1 });
  }
  const rank = ({ trained, injured }: DwellerKind) => (injured ? 2 : 0) + (trained === null ? 1 : 0);
  return [...kinds.values()].sort((a, b) => rank(a) - rank(b) || a.key.localeCompare(b.key));
}

/** A space takes the injured only where it says so, and nobody else. SH-INJURY-2, SH-INJURY-3 */
export const fits = (space: Space, kind: DwellerKind): boolean => kind.injured === space.injuredOnly;

/** Why the dweller in hand cannot go where another of one's dwellers could. */
export function whyNotThisOne(space: Space, kind: DwellerKind): Reason | undefined {
  if (fits(space, kind)) return undefined;
  return kind.injured
    ? { rule: 'SH-INJURY-2', say: 'web.injured-here' }
    : { rule: 'SH-INJURY-3', say: 'web.healthy-here' };
}

export const pays2 = (space: Space, kind: Pick<DwellerKind, 'trained'> | undefined): boolean =>
  kind !== undefined && kind.trained !== null && kind.trained === space.letter;

/** Places in a row of costs that the player does not have. */
export function lacksOf(player: Player, space: Pick<Space, 'cost'>, reason: Reason | undefined): number[] {
  const left: Record<Resource | 'item', number> = { ...player, item: player.items.length };
  const lacks: number[] = [];
  const anys: number[] = [];
  space.cost.forEach((icon, i) => {
    if (icon === 'injury') return;
    if (icon === 'any') anys.push(i);
    else if (icon === 'price') {
      if (reason?.say === 'why.no-room-affordable' || reason?.say === 'why.level-full') lacks.push(i);
    } else if (left[icon] > 0) left[icon] -= 1;
    else lacks.push(i);
  });
  const spare = RESOURCES.reduce((sum, each) => sum + left[each], 0);
  return [...lacks, ...anys.slice(Math.max(0, spare))];
}

/** A dweller as it stands on the board. */
export interface Standing {
  readonly seat: Seat;
  readonly dweller: Dweller;
}

/** Dwellers by the space they stand on: those who occupy it, or the new ones on their icon. SH-DWELL-3 */
export function whoStands(
  state: Pick<VaultState, 'players'>,
  fresh: boolean,
): ReadonlyMap<string, readonly Standing[]> {
  const found = new Map<string, Standing[]>();
  state.players.forEach((player, seat) => {
    for (const dweller of player.dwellers)
      if (dweller.at !== null && dweller.fresh === fresh)
        found.set(dweller.at, [...(found.get(dweller.at) ?? []), { seat, dweller }]);
  });
  return found;
}

/** Everything about one space of the board, as it lies now. */
export interface SpaceView {
  /** `top.1.2` */
  readonly id: string;
  readonly level: Level;
  readonly levelIndex: number;
  readonly at: number;
  readonly space: Space;
  readonly room: string | null;
  readonly threat: ThreatCard | undefined;
  /** Who occupies it. */
  readonly here: readonly Standing[];
  /** New dwellers on their icon: they occupy nothing. */
  readonly fresh: readonly Standing[];
}

/** Every space of the vault, level by level, from left to right, the elevator last. */
export function spacesOf(vault: Vault): SpaceView[] {
  const { state } = vault;
  const standing = whoStands(state, false);
  const fresh = whoStands(state, true);
  const found: SpaceView[] = [];
  state.levels.forEach((level, levelIndex) => {
    for (let at = 0; at < SPACES; at += 1) {
      const space = spaceAt(vault, level, at);
      if (space === undefined) continue;
      const id = spaceId(level, at);
      found.push({
        id,
        level,
        levelIndex,
        at,
        space,
        room: at < COLUMNS ? (level.rooms[at >> 1] ?? null) : null,
        threat: threatAt(vault, level, at),
        here: standing.get(id) ?? [],
        fresh: fresh.get(id) ?? [],
      });
    }
  });
  return found;
}

/** One space by its id; undefined if there is none. */
export function spaceView(vault: Vault, id: string): SpaceView | undefined {
  try {
    findSpot(vault.state, id);
  } catch {
    return undefined;
  }
  return spacesOf(vault).find((each) => each.id === id);
}

/** Questions whose options are spaces. */
export const asksForSpace = (question: QuestionInfo | null): boolean =>
  question !== null && (question.ask === 'turn' || question.ask === 'turn.again');

/** What the options say of each space: open, or the reason why not. */
export function offers(question: QuestionInfo | null): ReadonlyMap<string, Reason | undefined> {
  const found = new Map<string, Reason | undefined>();
  if (!asksForSpace(question)) return found;
  for (const { id, blocked } of question?.options ?? [])
    if (id.startsWith('space:')) found.set(id.slice('space:'.length), blocked);
  return found;
}

export { levelOf, roomAt };

/** One line of "before > after". */
interface Effect {
  readonly of: Resource | 'happiness' | 'dwellers';
  readonly before: number;
  readonly after: number;
  /** What finds no room on the track. SH-RES-2 */
  readonly lost: number;
}

/** What using a space is sure to change for the player, if a fight on it is won. Choices ("?") are left out. */
export function effectsOf(player: Player, space: Space, twice: boolean): Effect[] {
  const now = {
    power: player.power,
    food: player.food,
    water: player.water,
    happiness: player.happiness,
    dwellers: player.dwellers.length,
  };
  const lost = { power: 0, food: 0, water: 0, happiness: 0, dwellers: 0 };
  for (const resource of RESOURCES) now[resource] = Math.max(0, now[resource] - space.bill[resource]);
  for (let times = twice ? 2 : 1; times > 0; times -= 1)
    for (const part of space.reward) {
      if (part === 'happiness') now.happiness += 1;
      else if (part === 'dweller') {
        if (now.dwellers < 7) now.dwellers += 1;
        else lost.dwellers += 1;
      } else if (part === 'power' || part === 'food' || part === 'water') {
        if (now[part] < TRACK_LIMIT) now[part] += 1;
        else lost[part] += 1;
      }
    }
  const before = { ...player, dwellers: player.dwellers.length };
  return (['happiness', ...RESOURCES, 'dwellers'] as const)
    .map((of) => ({ of, before: before[of], after: now[of], lost: lost[of] }))
    .filter(({ before: from, after, lost: none }) => from !== after || none > 0);
}

export { isLastRound };

/** Who places after the one whose turn it is, each once, in their order. SH-ROUND-3 */
export function turnsAfter({ players, turn, phase }: Pick<VaultView, 'players' | 'turn' | 'phase'>): number[] {
  if (phase !== 'place') return [];
  return players
    .map((_, i) => (turn + 1 + i) % players.length)
    .filter((seat) => {
      const { passed, dwellers } = players[seat]!;
      return seat !== turn && !passed && dwellers.some(({ at }) => at === null);
    });
}
