/** A table on which nothing lies and nobody stands. */
import type { SkirmishState } from '../state.ts';

const noRecord = (): SkirmishState['records'][number] => ({ done: [], open: [], ended: [], counts: {}, items: [] });

export const emptyTable = ({ width, height }: { readonly width: number; readonly height: number }): SkirmishState => ({
  phase: 'setup',
  round: 0,
  turn: 0,
  advantage: null,
  width,
  height,
  pieces: [],
  units: [],
  models: [],
  markers: [],
  aside: [],
  decks: { items: [], dangers: [], creatures: [], strangers: [], events: [], boosts: [] },
  discards: { items: [], dangers: [], creatures: [], strangers: [], events: [], boosts: [] },
  hands: [[], []],
  owed: [0, 0],
  questing: false,
  consequences: [],
  resolved: [],
  planned: null,
  quests: [null, null],
  records: [noRecord(), noRecord()],
  strangers: [],
  event: null,
  lasting: [],
  scenario: null,
  mines: [],
  turrets: [],
  laid: 0,
  dying: [],
  activation: null,
  acting: [],
  book: null,
});

/** A scenario of which nothing has been played. */
export const unplayed = (id: string, table: string): NonNullable<SkirmishState['scenario']> => ({
  id,
  table,
  pool: [],
  step: 0,
  done: 0,
  auto: [],
  edges: [null, null],
  tally: {},
  winners: null,
  brought: [],
  strength: {},
  prices: {},
  carried: [],
  story: null,
});
