/** The stories as a form needs them: names, a line, and the lie of the land. Nothing else of the content is loaded. */
import california from '../../../../../games/adventure/content/new-california/scenarios.yaml?data';
import data from '../../../../../games/adventure/content/scenarios.yaml?data';

type Rows = readonly (readonly (readonly [
  column: number,
  what: 'dangerous' | 'deadly' | { readonly tile: string },
])[])[];

interface Story {
  readonly id: string;
  readonly name: string;
  readonly line: string;
  readonly map: Rows;
  /** The larger map of New California. NC-SETUP-6 */
  readonly expanded?: { readonly map: Rows };
  /** All win or lose as one. NC-SCEN-4 */
  readonly asOne?: boolean;
  readonly factions: Readonly<Record<'star' | 'shield', { readonly name: string }>>;
}

export type { Story };

const NEW = california as readonly Story[];
export const STORIES = [...(data as readonly Story[]), ...NEW];
/** A story of New California: its things are always mixed in. NC-SETUP-1 */
export const isCalifornian = (id: string): boolean => NEW.some((story) => story.id === id);
