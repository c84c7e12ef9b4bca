/** The page on writing scenarios tells of everything that an entry can say. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WAYS_TO_WIN } from '../../scenarios/index.ts';
import { content } from '../helpers/battle.ts';

const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const page = read('docs/skirmish-scenarios.md');

/** The words that a field can have, wherever the schema has one of that name. */
function wordsOf(field: string, node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = (node as { properties?: Record<string, { const?: string }> }).properties?.[field]?.const;
  return [...(own === undefined ? [] : [own]), ...Object.values(node).flatMap((each) => wordsOf(field, each))];
}

/** Effects of units that stand in an entry are cards, and told with those. */
const schema = JSON.parse(read('games/skirmish/schemas/scenarios.schema.json')) as {
  items: { properties: Record<string, unknown> };
};
const { setup, arrivals } = schema.items.properties;

test('every step, zone and wish of a set-up, and every field of an entry', () => {
  const steps = wordsOf('does', setup);
  const places = [...wordsOf('is', setup), ...wordsOf('is', arrivals)];
  expect(steps.length).toBeGreaterThan(20);
  expect(places.length).toBeGreaterThan(25);
  expect([...steps, ...places].filter((word) => !page.includes(`\`${word}\``))).toEqual([]);
  const fields = Object.keys(schema.items.properties);
  expect(fields.filter((field) => !page.includes(`\`${field}`) && !page.includes(`${field}:`))).toEqual([]);
});

test('High Noon is data alone', () => {
  expect(content.special.get('noon')).toBe(WAYS_TO_WIN.worth);
});
