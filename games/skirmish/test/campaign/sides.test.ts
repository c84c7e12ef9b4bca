/** Who may take which side of a scenario, and units that a scenario sends home. */
import { innerOptions, randomFrom, startSession } from '@holotape/kernel';
import { playRandomly } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { battleStart, reportOf } from '../../campaign/queries/reports.ts';
import { orders, scenariosFor, waysRound } from '../../campaign/queries/seasons.ts';
import type { CampaignState } from '../../campaign/state.ts';
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

describe('a house that nobody plays by hand', () => {
  const HOW = { level: 'gentle', waits: true, overrule: false } as const;
  const agreed = (more: object) => (_house: unknown, state: CampaignState) => {
    Object.assign(state.agreed, { unmanned: [1], ...more });
  };
  const bookIn = (more: object) => battleStart(inBattle({ more: agreed(more) }).session.position).book;

  test('CH-AISETUP-1 fights by the handbook where that was agreed on, and as a bot otherwise', () => {
    expect([bookIn({ book: HOW }), bookIn({ book: null }), bookIn({ book: HOW, unmanned: [] })]).toEqual([
      { ...HOW, sides: [1] },
      undefined,
      undefined,
    ]);
  });

  test('CH-AISETUP-1 has the handbook’s side of a scenario that is made for one person', () => {
    const ways = (more: object) => {
      const t = inPhase({ stage: 'matching', more: agreed(more) });
      return [
        waysRound(t.session.position, 'loot-the-area', [0, 1]),
        waysRound(t.session.position, 'loot-the-area', [1, 0]),
        waysRound(t.session.position, 'noon', [0, 1]).length,
      ];
    };
    expect(ways({ book: HOW })).toEqual([[[0, 1]], [[0, 1]], 2]);
    expect(ways({ book: null }).map((each) => (Array.isArray(each) ? each.length : each))).toEqual([2, 2, 2]);
  });

  test('CH-AISETUP-2 fights as a bot if somebody of its force has no AI card', () => {
    const brahmin = force(leading(), unit('pack-brahmin'));
    const t = inBattle({ lists: [force(leading()), brahmin], more: agreed({ book: HOW }) });
    expect(battleStart(t.session.position).book).toBeUndefined();
  });

  test('CH-AISETUP-1 a battle of its own is fought to an end that the campaign takes', () => {
    const t = inBattle({ more: agreed({ book: { ...HOW, waits: false } }) });
    const inner = campaign.inner!(t.session.position, t.session.question!)!;
    const begun = startSession(inner.game, { seats: 2, seed: 'book', options: innerOptions(inner) });
    const ended = playRandomly(begun, randomFrom('book'));
    t.seat(0).answer(inner.answer(ended.position)!);
    expect(t.state.battles[0]!.winners).not.toBeNull();
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
