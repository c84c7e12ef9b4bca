/** Who may take which side of a scenario, and units that a scenario sends home. */
import { startSession } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { battleStart, reportOf } from '../../campaign/queries/reports.ts';
import { orders, scenariosFor } from '../../campaign/queries/seasons.ts';
import { skirmishGame } from '../../index.ts';
import { skirmishOptions } from '../../state.ts';
import { campaign, content, force, inBattle, inPhase, leading, unit } from '../helpers/campaign.ts';

const barring = scenariosFor(content).filter((id) => content.scenarios.get(id)!.own!.barred !== undefined);

describe('sides', () => {
  test.each(barring)('%s: a house is never on a side that its faction may not take', (scenario) => {
    const { factions } = content.scenarios.get(scenario)!.own!.barred!;
    for (const faction of new Set(factions.flat())) {
      const t = inPhase({ stage: 'matching', faction, more: (house) => (house.due = false) });
      for (const [first, second] of orders(t.session.position, scenario, [0, 1])) {
        expect(factions[0]).not.toContain(t.state.houses[first]!.faction);
        expect(factions[1]).not.toContain(t.state.houses[second]!.faction);
      }
    }
  });

  test('a scenario that bars nobody can be fought either way round', () => {
    const t = inPhase({ stage: 'matching', more: (house) => (house.due = false) });
    expect(orders(t.session.position, 'noon', [0, 1])).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });
});

describe('whoever was left at home', () => {
  test('came to no harm, and has what it went with', () => {
    const t = inBattle({
      lists: [force(leading('hunting-rifle'), unit('settler', 'assault-rifle')), force(leading('hunting-rifle'))],
    });
    const options = skirmishOptions.parse(battleStart(t.session.position));
    const { position } = startSession(skirmishGame(content), { seats: 2, seed: 'home', options });
    const state = structuredClone(position.state);
    state.units = state.units.filter(({ id }) => id !== 'settler');
    state.scenario!.winners = [0];
    const told = reportOf({ state, content }, t.state.battles[0]!)!;
    expect(told.sides.map(({ units }) => units.length)).toEqual([2, 1]);
    expect(told.sides[0]!.units[1]).toEqual({ fell: 0, cards: ['assault-rifle'], degraded: false });
  });
});

test('a battle is a game within the game, and its end an answer', () => {
  const t = inBattle();
  const inner = campaign.inner!(t.session.position, t.session.question!)!;
  expect([inner.game.id, inner.seats]).toEqual(['skirmish', [0, 1]]);
  const battle = startSession(inner.game, { seats: 2, seed: 'inner', options: inner.options });
  expect(inner.answer(battle.position)).toBeUndefined();
  const packing = inPhase({ stage: 'build' });
  expect(campaign.inner!(packing.session.position, packing.session.question!)).toBeUndefined();
});
