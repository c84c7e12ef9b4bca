/** What bots that look ahead know of the vault at a glance. */
import type { Answer, TreeForesight } from '@holotape/kernel';
import type { VaultContent } from '../content.ts';
import { findSpot, spaceAt } from '../queries/spaces.ts';
import type { Vault, VaultState } from '../state.ts';
import { WEIGHTS } from './evaluation.ts';
import { useOf } from './worth.ts';

/** Turns are worth a search; what follows within one (which room, what to pay with) is not. */
const SEARCHED: ReadonlySet<string> = new Set(['turn', 'turn.again', 'turn.after']);

const SPACE = 'space:';
/** An item costs no placement: better used than forgotten, if nothing better is to be done. */
const ITEM = 1;

/** What an answer to a turn brings home by what is printed, in resources. */
function worthAtAGlance(vault: Vault, answer: Answer): number {
  const id = String(answer);
  if (id.startsWith('use:')) return ITEM;
  if (!id.startsWith(SPACE)) return 0;
  const { level, at } = findSpot(vault.state, id.slice(SPACE.length));
  return useOf(spaceAt(vault, level, at)!);
}

export const foresight: TreeForesight<VaultState, VaultContent> = {
  way: 'tree',
  span: WEIGHTS.victory + 2 * WEIGHTS.home,
  glance: (vault, _seat, { ask }, answers) =>
    SEARCHED.has(ask) ? answers.map((answer) => worthAtAGlance(vault, answer)) : undefined,
};
