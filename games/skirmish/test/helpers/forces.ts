/** Lists of forces for tests: legal unless the test breaks one rule. */
import { sentence } from '@holotape/kernel';
import type { ForceList, ListedUnit } from '../../printed/force-lists.ts';
import { bareUnit } from '../../queries/force-lists/editing.ts';
import { flawsOf } from '../../queries/force-lists/flaws.ts';
import { texts } from '../../texts.ts';
import { content } from './battle.ts';

export const listed = (card: string, more: Partial<ListedUnit> = {}): ListedUnit => ({ ...bareUnit(card), ...more });

/** Somebody who leads and breaks no rule: 124 Caps. */
export const leading = (more: Partial<ListedUnit> = {}): ListedUnit =>
  listed('preston-garvey', { leader: 'hunter', ...more });

export const forceOf = (units: readonly ListedUnit[], more: Partial<ForceList> = {}): ForceList => ({
  name: 'A force of tests',
  prices: '2020',
  limit: 1000,
  house: false,
  units: [...units],
  boosts: [],
  ...more,
});

/** Every flaw as `RULE card`, for a force of these units and somebody who leads it. */
export const rulesAgainst = (...units: ListedUnit[]): string[] =>
  against(forceOf(units.some(({ leader }) => leader !== null) ? units : [leading(), ...units]));

export const against = (list: ForceList): string[] =>
  flawsOf(content, list).map(({ rule, card }) => (card === undefined ? rule : `${rule} ${card}`));

/** As people read it. */
export const words = ({ say, args }: { readonly say: string; readonly args?: object | undefined }): string =>
  sentence(texts, content, [], say, args as never);
