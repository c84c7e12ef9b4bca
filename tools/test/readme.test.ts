/** The README says how much there is of everything: as much as there is. */
import { readFileSync } from 'node:fs';
import { content } from '@holotape/skirmish/test/helpers/battle';
import { expect, test } from 'vitest';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

test('the README counts the cards of the skirmish', () => {
  const { boosts, quests, events, strangers, consequences } = content;
  expect(readme).toContain(
    `${boosts.size} Boosts, ${quests.size} Quests, ${events.size} Events, ${strangers.size} Strangers and ${consequences.size} Consequences`,
  );
});

test('the README counts the battles', () => {
  expect(readme).toContain(`, ${content.scenarios.size} battles,`);
});

test('every picture that the README and the docs show is there', () => {
  const shown = [...readme.matchAll(/(?:\]\(|src=")(docs\/[^)"]+)[)"]/g)].map(([, path]) => path!);
  expect(shown.length).toBeGreaterThan(10);
  for (const path of shown) expect(() => readFileSync(new URL(`../../${path}`, import.meta.url)), path).not.toThrow();
});
