/** Sides and figures of General Atomics Facility, and what stands where. */
import type { Battle } from '../../battle.ts';
import { factionAmong } from '../../queries/factions.ts';
import { tallyOf } from '../../queries/scenario.ts';
import type { Marker } from '../../state.ts';

export const BLUE = 0;
export const RED = 1;

/** SC-GAF-1 */
export const DATA = 4;
/** The terminal in the middle. SC-GAF-4 */
export const HUB = 'hub';

const redFaction = ({ state, content }: Battle): string | undefined =>
  factionAmong(
    content,
    state.units.filter(({ seat }) => seat === RED),
  );

/** SC-GAF-12 */
export const isRedBrotherhood = (battle: Battle): boolean => redFaction(battle) === 'brotherhood';

/** SC-GAF-14 */
export const isRedMutant = (battle: Battle): boolean => redFaction(battle) === 'super-mutants';

export const isUploaded = (battle: Battle): boolean => tallyOf(battle, 'uploaded') > 0;

export const isUnderstood = (battle: Battle): boolean => tallyOf(battle, 'understood') > 0;

export const readKey = ({ id }: Marker): string => `read-${id}`;

/** SC-GAF-10 */
export const isRead = (battle: Battle, marker: Marker): boolean => tallyOf(battle, readKey(marker)) > 0;

export const isTerminal = ({ kind }: Marker): boolean => kind === 'terminal';

/** Terminals that lie face down still, as chance laid them. */
const isHidden = ({ kind, face }: Marker): boolean => kind === 'investigation' && face.startsWith('number');

/** Data that there is still to be had: what was read, and what can be. SC-GAF-18 */
export const dataInReach = (battle: Battle): number =>
  tallyOf(battle, 'data') +
  battle.state.markers.filter((marker) => isHidden(marker) || (isTerminal(marker) && !isRead(battle, marker))).length;
