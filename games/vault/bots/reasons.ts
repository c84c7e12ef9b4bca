/** How bots of the vault say why: by what a turn leaves its player with, and what it leaves the others. */
import type { Reasons, ReasonTerm, Seat } from '@holotape/kernel';
import type { VaultContent } from '../content.ts';
import type { Vault, VaultState } from '../state.ts';
import { partsOf, roundsLeft } from './evaluation.ts';

/** Everybody sees what a turn was used for. */
const ASKS: ReadonlySet<string> = new Set(['turn', 'turn.again', 'turn.after']);

export function reasonsOf(content: VaultContent): Reasons<VaultState, VaultContent> {
  const parts = partsOf(content);
  const own = parts.map(
    ({ name, why, value }): ReasonTerm<VaultState, VaultContent> => ({
      name: name.replaceAll(' ', '-'),
      why,
      value: (vault, seat) => value(vault, seat, roundsLeft(vault.state)),
    }),
  );
  const standing = (vault: Vault, seat: Seat, rounds: number): number =>
    parts.reduce((sum, part) => sum + part.value(vault, seat, rounds), 0);
  const rivals: ReasonTerm<VaultState, VaultContent> = {
    name: 'rivals',
    why: 'What the strongest rival has counts against: a space that is taken is one they cannot take.',
    value(vault, seat) {
      const rounds = roundsLeft(vault.state);
      const others = [...vault.state.players.keys()].filter((each) => each !== seat);
      return -Math.max(...others.map((each) => standing(vault, each, rounds)));
    },
  };
  return { asks: ASKS, terms: [...own, rivals] };
}
