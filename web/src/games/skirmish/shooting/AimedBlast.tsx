/** A blast around a point that is asked for: on the sheet with the pointer, and who is inside in the bar. WW-SHOOT-7 */
import type { Point } from '@holotape/skirmish/geometry/point';
import { aboutOf } from '../asked.ts';
import { endOf } from '../board/place.ts';
import { useFollowing, usePointing } from '../moving/pointer.ts';
import { type BattleContext, useBattle } from '../table.tsx';
import { BlastLayer } from './BlastLayer.tsx';
import { type Blast, blastAt } from './blast.ts';
import { InsideLine } from './InsideLine.tsx';

const AIMED = new Set(['shoot.point', 'throw.point']);

export function AimedBlast({ context }: { readonly context: BattleContext }) {
  const { pointer } = useBattle();
  const blast = useBlast(context, usePointing(pointer).at);
  return blast && <BlastLayer blast={blast} />;
}

export function AimedBody(context: BattleContext) {
  const { pointer } = useBattle();
  const blast = useBlast(context, useFollowing(pointer).at);
  return blast && <InsideLine blast={blast} />;
}

/** Where one points, or else at what was chosen. */
function useBlast({ question, pending }: BattleContext, pointed: Point | undefined): Blast | undefined {
  const { battle } = useBattle();
  const { model, weapon } = aboutOf(question);
  const at = pointed ?? endOf(pending?.answer);
  const by = battle.state.models.find(({ id }) => id === model);
  const card = weapon === undefined ? undefined : battle.content.weapons.get(weapon);
  if (!AIMED.has(question?.ask ?? '') || at === undefined || by === undefined || card === undefined) return undefined;
  return blastAt(battle, by, card, at);
}
