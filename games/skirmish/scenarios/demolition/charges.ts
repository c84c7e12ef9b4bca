/** Pillars and charges of Demolition: what stands, what lies where, and who carries what. */
import type { Battle } from '../../battle.ts';
import { type Disc, touches } from '../../geometry/index.ts';
import { radiusOf } from '../../queries/area-effects.ts';
import { modelsOf } from '../../queries/units.ts';
import type { Marker, SkirmishState } from '../../state.ts';

export const BLUE = 0;
export const RED = 1;

/** SC-DEMO-6 */
export const MAJOR = 23;
export const MINOR = 19;
export const COSMETIC = 10;

/** Half the width of a pillar: twice that of the marker that stands for it (SC-RULING-84). SC-DEMO-4 */
export const PILLAR_RADIUS = 250;

export const pillars = ({ state }: Battle): Marker[] => state.markers.filter(({ kind }) => kind === 'pillar');

export const isReal = ({ face }: Marker): boolean => face !== 'blank';

const isCharge = ({ kind }: Marker): boolean => kind === 'charge' || kind === 'dropped-charge';

const isCarried = ({ lasting }: SkirmishState, { id }: Marker): boolean =>
  lasting.some(({ kind, on }) => kind === 'carried' && on === id);

/** Charges on the table, set or dropped. */
export const lyingCharges = ({ state }: Battle): Marker[] =>
  state.markers.filter((marker) => isCharge(marker) && !isCarried(state, marker));

/** SC-DEMO-15 */
export const isActive = ({ opened }: Marker): boolean => opened;

/** What a charge reaches. SC-DEMO-21, SC-RULING-26 */
export const blastOf = (battle: Battle, { x, y }: { readonly x: number; readonly y: number }): Disc => ({
  x,
  y,
  r: radiusOf(battle, 'yellow'),
});

export const isReached = (blast: Disc, disc: Disc): boolean => touches(blast, disc);

export const pillarsIn = (battle: Battle, blast: Disc): Marker[] =>
  pillars(battle).filter(({ x, y }) => isReached(blast, { x, y, r: PILLAR_RADIUS }));

/** What the numbers on fallen pillars come to, as far as they are known. SC-RULING-19 */
export const sumOf = ({ state }: Battle): number =>
  state.markers
    .filter(({ kind, face }) => kind === 'fallen' && face.startsWith('number-'))
    .reduce((sum, { face }) => sum + Number(face.slice('number-'.length)), 0);

/** Somebody of Blue's blows up like a bomb, and pillars with it. SC-DEMO-22 */
const hasSuicider = (battle: Battle): boolean =>
  modelsOf(battle, BLUE).some((model) => battle.state.units.find(({ id }) => id === model.unit)!.card === 'suicider');

/** Whether another pillar could still come down. SC-DEMO-1, SC-DEMO-7 */
export function isMoreToCome(battle: Battle): boolean {
  if (pillars(battle).length === 0) return false;
  if (hasSuicider(battle)) return true;
  if ((battle.state.scenario!.tally.exploded ?? 0) > 0) return false;
  const real = battle.state.markers.filter((marker) => isCharge(marker) && isReal(marker));
  if (real.some(isActive)) return true;
  return real.length > 0 && modelsOf(battle, BLUE).length > 0;
}
