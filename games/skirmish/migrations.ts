/** Saves of earlier versions: one small step forward for each change of the state's shape, never edited after release. */
import type { Json } from '@holotape/kernel';

interface Version1 {
  decks: Record<string, Json>;
  discards: Record<string, Json>;
  models: Record<string, Json>[];
  acting: Record<string, Json>[];
  [key: string]: Json | Record<string, Json>[];
}

/** Decks of Strangers and Events; Strangers on the table, the Event in play, Caps that models carry, quiet shots. */
function toVersion2(state: Json): Json {
  const old = state as Version1;
  const more = { strangers: [], events: [] };
  return {
    ...old,
    decks: { ...old.decks, ...more },
    discards: { ...old.discards, ...more },
    strangers: [],
    event: null,
    models: old.models.map((model) => ({ ...model, caps: 0 })),
    acting: old.acting.map((act) => ({ ...act, quiet: false })),
  } as Json;
}

interface Version2 {
  units: Record<string, Json>[];
  [key: string]: Json | Record<string, Json>[];
}

/** Units have perks. */
function toVersion3(state: Json): Json {
  const old = state as Version2;
  return { ...old, units: old.units.map((unit) => ({ ...unit, perks: [] })) } as Json;
}

interface Version3 {
  scenario: Record<string, Json> | null;
  [key: string]: Json | Record<string, Json> | null;
}

/** Players may bring forces of their own. */
function toVersion4(state: Json): Json {
  const old = state as Version3;
  return { ...old, scenario: old.scenario && { ...old.scenario, brought: [], strength: {} } } as Json;
}

/** A side may be played by the handbook. */
function toVersion5(state: Json): Json {
  return { ...(state as Record<string, Json>), book: null } as Json;
}

interface Version5 {
  scenario: Record<string, Json> | null;
  decks: Record<string, Json>;
  discards: Record<string, Json>;
  acting: Record<string, Json>[];
  [key: string]: Json | Record<string, Json> | Record<string, Json>[] | null;
}

const NO_QUESTS = { done: [], open: [], ended: [], counts: {}, items: [] };

/** Boosts in hand, and who has played one in an Action; what each unit costs that a player brought, and what
 * it brings from a campaign; Quests and Consequences. */
function toVersion6(state: Json): Json {
  const old = state as Version5;
  return {
    ...old,
    scenario: old.scenario && { ...old.scenario, prices: {}, carried: [], story: null },
    decks: { ...old.decks, boosts: [] },
    discards: { ...old.discards, boosts: [] },
    hands: [[], []],
    owed: [0, 0],
    questing: false,
    consequences: [],
    resolved: [],
    planned: null,
    quests: [null, null],
    records: [NO_QUESTS, NO_QUESTS],
    acting: old.acting.map((act) => ({ ...act, boosted: [] })),
  } as Json;
}

export const MIGRATIONS: readonly ((state: Json) => Json)[] = [
  toVersion2,
  toVersion3,
  toVersion4,
  toVersion5,
  toVersion6,
];
