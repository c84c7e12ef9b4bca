/** A force that somebody pastes, opens or follows a link to: with sentences about what was lost. */
import { type Reason, sentence } from '@holotape/kernel';
import type { ForceList } from '@holotape/skirmish/printed/force-lists';
import { forceFrom, isForceCode } from '@holotape/skirmish/queries/force-lists/codes';
import { forceIn } from '@holotape/skirmish/queries/force-lists/reading';
import { texts } from '@holotape/skirmish/texts';
import { skirmishContent } from '../pack.ts';
import { f } from './words.ts';

/** What the rules say about a force, in words. */
export const told = ({ say, args }: Pick<Reason, 'say' | 'args'>): string =>
  sentence(texts, skirmishContent(), [], say, args);

interface Opened {
  readonly list: ForceList | undefined;
  readonly said: readonly string[];
}

/** A code or the text of a file. */
export function openForce(text: string): Opened {
  const content = skirmishContent();
  const read = isForceCode(text) ? forceFrom(content, text, f('name.coded')) : forceIn(content, text);
  return 'say' in read ? { list: undefined, said: [told(read)] } : { list: read.list, said: read.lost.map(told) };
}

export const cardName = (card: string): string => told({ say: 'force.card', args: { card } });
