/** Houses of a campaign as a test wants them. */
import type { House, StructureBuilt } from '../../campaign/state.ts';

const built = (card: string, number: number): StructureBuilt => ({
  id: `${card}-${number}`,
  card,
  given: false,
  powered: true,
  watered: true,
  used: 0,
  uses: 1,
  more: 0,
  mended: false,
  dark: false,
});

export const member = (card: string, id = card): House['members'][number] => ({
  id,
  card,
  models: 1,
  perks: [],
  learned: false,
  record: [],
});

/** What a new Settlement has. CH-SETTLE-6 */
export const STARTING = ['generator-small', 'generator-small', 'stores', 'maintenance-shed', 'listening-post'];

export interface Settled {
  readonly faction?: string;
  /** Cards of Structures, each with its number: `stores` is `stores-3` if it is the third. */
  readonly structures?: readonly string[];
  readonly perks?: readonly string[];
}

export function settle(house: House, { faction = 'survivors', structures = STARTING, perks = [] }: Settled = {}): void {
  house.faction = faction;
  house.members = [member('sole-survivor')];
  house.leader = { member: 'sole-survivor', card: 'hunter' };
  house.settlement = {
    structures: structures.map((card, at) => built(card, at + 1)),
    built: structures.length,
    plots: { caps: 0, quests: 0 },
    perks: [...perks],
    owed: [],
    drawMore: 0,
    later: [],
    dims: [],
  };
}
