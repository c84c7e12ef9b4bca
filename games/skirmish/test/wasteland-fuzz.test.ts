/** Random battles full of Dangers, creatures, Strangers and Events: nothing overlaps, leaks or never ends. */
import { randomFrom, startSession } from '@holotape/kernel';
import { startFrom } from '@holotape/kernel/testing';
import { expect, test } from 'vitest';
import { addStranger } from '../rules/wasteland/strangers.ts';
import type { SkirmishOptions } from '../state.ts';
import { content, game, marker, settler, tableOf, unit, wall } from './helpers/battle.ts';
import { foughtOn } from './helpers/random-battles.ts';

const options = {
  width: 5000,
  height: 4000,
  events: true,
  forces: [
    [unit('scavengers', 'scavenger', [[900, 800]], 'pipe-rifle'), settler('settlers', [900, 2000], [900, 3200])],
    [unit('mutants', 'skirmisher', [[4000, 800]], '10mm-pistol'), settler('others', [4000, 2000], [4000, 3200])],
  ],
  pieces: [wall('wall', [2400, 1400, 200, 1200])],
} as SkirmishOptions;

test.each([1, 2, 3, 4, 5, 6])('battle %d', (number) => {
  const random = randomFrom(`wasteland ${number}`);
  const before = startSession(game, { seats: 2, seed: `wasteland ${number}`, options });
  const state = game.copy(before.open.checkpoint!);
  // Something within reach of everybody, so that many cards are drawn.
  for (const [i, { x, y }] of state.models.entries()) {
    const face = i % 2 === 0 ? 'danger' : 'danger-item';
    state.markers.push(
      marker(`d${i}`, 'searchable', face, x, y + 285),
      marker(`e${i}`, 'searchable', face, x, y - 285),
    );
    addStranger(tableOf({ state, content }), { x: x < 2500 ? x + 285 : x - 285, y });
  }
  state.decks.creatures = [...content.creatures.keys()];
  state.decks.dangers = [...content.dangers.keys()].flatMap((id) => [id, 'something-in-the-dark']);
  state.decks.strangers = [...content.strangers.keys()];
  state.decks.items = ['machete', 'radaway', 'baseball-bat', 'buffout', 'bourbon', 'cram', 'brahmin-meat'];
  const { end } = foughtOn(startFrom(before, state), random, 220, 13);
  expect(end.state.discards.dangers.length + end.state.discards.creatures.length).toBeGreaterThan(0);
});
