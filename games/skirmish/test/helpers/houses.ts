/** Houses of a campaign as a test wants them. */
import { newMember } from '../../campaign/rules/founding.ts';
import { newStructure } from '../../campaign/rules/structures.ts';
import type { House, Member } from '../../campaign/state.ts';

export const member = (card: string, id = card): Member => newMember(id, card);

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
    structures: structures.map((card, at) => newStructure(card, at + 1, false)),
    built: structures.length,
    plots: { caps: 0, quests: 0 },
    perks: [...perks],
    owed: [],
    drawMore: 0,
    later: [],
    dims: [],
  };
}
