/** What simulations are told of a battle: its length, its losses, and the damage of each weapon. */
import { randomFrom, startSession } from '@holotape/kernel';
import { playRandomly } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { statistics } from '../statistics.ts';
import { content, game } from './helpers/battle.ts';

const fought = () =>
  playRandomly(
    startSession(game, { seats: 2, seed: 'figures', options: { scenario: 'coming-storm', placing: 'auto' } as never }),
    randomFrom('figures'),
    { mostAnswers: 2000 },
  );

describe('statistics', () => {
  test('damage is counted by the weapon that did it, on models and on Power Armor; the rest has no weapon', () => {
    const { position } = fought();
    const log = [
      { say: 'shoot', args: { weapon: 'hunting-rifle' } },
      { say: 'suffered', args: { model: 'nora-1', type: 'physical', damage: 2, weapon: 'hunting-rifle' } },
      { say: 'suit.suffered', args: { model: 'nora-1', type: 'physical', damage: 3, weapon: 'hunting-rifle' } },
      { say: 'suffered', args: { model: 'nora-1', type: 'physical', damage: 1, weapon: null } },
    ];
    const { sums } = statistics(position, log as never);
    expect(sums?.['damage by weapon']).toEqual({ 'hunting-rifle': 5, 'no weapon': 1 });
  });

  test('a battle played to its end: every point that somebody has suffered is counted, and every model lost', () => {
    const session = fought();
    expect(session.question).toBeUndefined();
    const { sums, rounds, ending } = statistics(session.position, session.wholeLog);
    const { models } = session.state;
    const tokens = models.reduce((sum, { regular, radiation }) => sum + regular + radiation, 0);
    const damage = Object.values(sums!['damage by weapon']!).reduce((sum, each) => sum + each, 0);
    expect(tokens).toBeGreaterThan(0);
    expect(damage).toBeGreaterThanOrEqual(tokens);
    expect(Object.keys(sums!['damage by weapon']!).some((id) => content.weapons.has(id))).toBe(true);
    const gone = models.filter(({ gone }) => gone !== null).length;
    const lost = Object.values(sums!['models lost']!).reduce((sum, each) => sum + each, 0);
    expect(lost).toBe(gone);
    expect(rounds).toBeLessThanOrEqual(6);
    expect(ending).toMatch(/^(draw|(Survivors|Super Mutants) win)$/);
  });

  test('what each unit suffered and lost is counted by its card, and units and weapons have their owners', () => {
    const session = fought();
    const { sums, cards } = statistics(session.position, session.wholeLog);
    const sumOf = (kind: string) => Object.values(sums![kind]!).reduce((sum, each) => sum + each, 0);
    expect(sumOf('damage suffered by unit')).toBe(sumOf('damage by weapon'));
    expect(sumOf('models lost by unit')).toBe(sumOf('models lost'));
    const fielded = new Set(session.state.units.map(({ card }) => card));
    for (const kind of ['damage suffered by unit', 'models lost by unit'])
      for (const card of Object.keys(sums![kind]!)) expect(fielded).toContain(card);
    expect(cards.units!.map((each) => each.length > 0)).toEqual([true, true]);
    expect(cards.weapons!.flat().every((id) => content.weapons.has(id))).toBe(true);
  });

  test('without a log nothing is said about damage', () => {
    expect(statistics(fought().position).sums).toBeUndefined();
  });
});
