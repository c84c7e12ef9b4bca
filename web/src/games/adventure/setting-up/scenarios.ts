/** The stories as a form needs them: names, a line, and the lie of the land. Nothing else of the content is loaded. */
import data from '../../../../../games/adventure/content/scenarios.yaml?data';

interface Story {
  readonly id: string;
  readonly name: string;
  readonly line: string;
  readonly map: readonly (readonly (readonly [
    column: number,
    what: 'dangerous' | 'deadly' | { readonly tile: string },
  ])[])[];
  readonly factions: Readonly<Record<'star' | 'shield', { readonly name: string }>>;
}

export type { Story };
export const STORIES = data as readonly Story[];
