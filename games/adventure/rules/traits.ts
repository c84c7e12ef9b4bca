/** FB-TRAIT: traits on double-sided tokens. */
import { type Seat, say } from '@holotape/kernel';
import { effectsOn } from '../queries/effects.ts';
import { survivorOf } from '../queries/survivors.ts';
import type { AdventureTable } from '../state.ts';
import { TRAIT_TOKENS, type Trait } from '../words.ts';

const otherSide = (trait: Trait): Trait => {
  const token = TRAIT_TOKENS.find((sides) => (sides as readonly Trait[]).includes(trait))!;
  return token[0] === trait ? token[1] : token[0];
};

/** Places the token, or flips it; a locked one cannot be flipped. FB-TRAIT-4, FB-TRAIT-5, FB-TRAIT-6 */
export function become(table: AdventureTable, seat: Seat, trait: Trait, locked = false): void {
  const { traits } = survivorOf(table.state, seat);
  if (traits.some((each) => each.trait === trait)) return;
  if (effectsOn(table, seat).some(({ never }) => never === trait)) return; // AB-MUT-2
  const opposite = traits.findIndex((each) => each.trait === otherSide(trait));
  if (traits[opposite]?.locked) {
    say(table, 'trait.locked', { seat, trait: otherSide(trait) }, 'FB-TRAIT-6');
    return;
  }
  if (opposite >= 0) traits.splice(opposite, 1);
  traits.push({ trait, locked });
  say(table, 'trait', { seat, trait }, 'FB-TRAIT-4');
}

/** Even a locked trait can be lost. FB-TRAIT-7 */
export function loseTrait(table: AdventureTable, seat: Seat, trait: Trait): void {
  const { traits } = survivorOf(table.state, seat);
  const at = traits.findIndex((each) => each.trait === trait);
  if (at < 0) return;
  traits.splice(at, 1);
  say(table, 'trait.lost', { seat, trait }, 'FB-TRAIT-7');
}
