/** What a screen reads out of a view of the vault: pure questions, answered by the rules' own functions where they can. */
import type { Reason, Seat } from '@holotape/kernel/play';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import type { Space, ThreatCard } from '@holotape/vault/content';
import type { Letter } from '@holotape/vault/printed/icons';
import { suits } from '@holotape/vault/queries/placing';
import { COLUMNS, findSpot, SPACES, spaceAt, spaceId, threatAt } from '@holotape/vault/queries/spaces';
import type { Dweller, Level, Player, Vault, VaultState } from '@holotape/vault/state';

export type Phase = Extract<VaultState['phase'], 'spawn' | 'place' | 'recall'>;

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

/** Why the dweller in hand cannot go where another of one's dwellers could. */
export function whyNotThisOne(space: Space, kind: DwellerKind): Reason | undefined {
  if (suits(space, kind)) return undefined;
  return kind.injured
    ? { rule: 'SH-INJURY-2', say: 'web.injured-here' }
    : { rule: 'SH-INJURY-3', say: 'web.healthy-here' };
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
