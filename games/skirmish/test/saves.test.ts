/** Saves of earlier versions still open, and the battle goes on from there. */
import { readFileSync } from 'node:fs';
import { loadSession, parseSave, randomFrom } from '@holotape/kernel';
import { playRandomly } from '@holotape/kernel/testing';
import { expect, test } from 'vitest';
import { game } from './helpers/battle.ts';

test.each([1, 2])('a battle saved by version %d is fought to its end', (version) => {
  const file = new URL(`./records/version-${version}.json`, import.meta.url);
  const save = parseSave(readFileSync(file, 'utf8'));
  expect(save.version).toBe(version);
  const session = loadSession(game, save);
  expect(session.question?.ask).toBe('turn.ready');
  expect(session.state.models.every(({ caps }) => caps >= 0)).toBe(true);
  expect(session.state.units.every(({ perks }) => perks.length === 0)).toBe(true);
  expect(playRandomly(session, randomFrom('kept')).result).toBeDefined();
});
