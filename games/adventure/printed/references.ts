/** What cards refer to: other cards, spaces, unique assets, enemies, markers. For checking packs. */
const REFERENCES = ['card', 'space', 'unique asset', 'enemy', 'marker'] as const;
export type Reference = { readonly kind: (typeof REFERENCES)[number]; readonly id: string };

type Tree = { readonly [key: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys whose value is an id, by where they stand; verbs and conditions use the same words for the same things. */
function* referencesAt(key: string, value: unknown): Generator<Reference> {
  if (typeof value === 'string') {
    if (['add', 'stage', 'staged', 'card'].includes(key)) yield { kind: 'card', id: value };
    if (key === 'space') yield { kind: 'space', id: value };
    if (key === 'gain' && value !== 'any') yield { kind: 'unique asset', id: value };
    if (key === 'marker') yield { kind: 'marker', id: value };
  }
  if (key === 'moveMarker' && isTree(value)) yield { kind: 'marker', id: String(value.name) };
  if (Array.isArray(value))
    for (const each of value)
      if (typeof each === 'string') {
        if (key === 'of') yield { kind: 'card', id: each };
        if (key === 'enemy') yield { kind: 'enemy', id: each };
      }
}

/** Everything a card, a scenario or an item refers to. */
export function* referencesIn(value: unknown): Generator<Reference> {
  if (Array.isArray(value)) for (const each of value) yield* referencesIn(each);
  if (!isTree(value)) return;
  for (const [key, part] of Object.entries(value)) {
    yield* referencesAt(key, part);
    yield* referencesIn(part);
  }
}

/** The markers a card puts on the map. */
export function* markersPlacedBy(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const each of value) yield* markersPlacedBy(each);
  if (!isTree(value)) return;
  for (const [key, part] of Object.entries(value)) {
    if (key === 'marker' && isTree(part) && typeof part.name === 'string') yield part.name;
    yield* markersPlacedBy(part);
  }
}
