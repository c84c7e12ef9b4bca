/** A battle's content and the cards that only a campaign asks of. Used by the page and by the worker. */
import type { SkirmishContent } from '@holotape/skirmish';
import { BATTLE, contentOf, type Files } from '../skirmish/pack.ts';

const own: Files = import.meta.glob(
  ['../../../../games/skirmish/content/explore.yaml', '../../../../games/skirmish/content/structures.yaml'],
  { query: '?data', import: 'default', eager: true },
);

let content: SkirmishContent | undefined;

export function campaignContent(): SkirmishContent {
  content ??= contentOf({ ...BATTLE, ...own });
  return content;
}
