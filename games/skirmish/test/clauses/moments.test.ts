/** What belongs to a moment: an Action, a blast, the end of a round. Each was found by breaking the rule. */
import { describe, expect, test } from 'vitest';
import { consequenceId } from '../../queries/consequences.ts';
import { whoHasMore } from '../../queries/counting.ts';
import { drawOwed } from '../../rules/boosts/playing.ts';
import { maybeHandled } from '../../rules/round/dogs.ts';
import { addConsequences } from '../../rules/wasteland/consequences.ts';
import { drawEvent } from '../../rules/wasteland/events.ts';
import { comingStorm } from '../../scenarios/coming-storm/rules.ts';
import {
  battle,
  content,
  FAR_AWAY,
  heroic,
  marker,
  playOut,
  scene,
  settler,
  tableOf,
  unit,
  using,
} from '../helpers/battle.ts';
import { endRound } from '../helpers/scenario.ts';

test('SC-RULING-5 whoever has more is ahead, and of equals neither', () => {
  const ahead = (...counts: [number, number]) => whoHasMore((seat) => counts[seat]!);
  expect([ahead(2, 1), ahead(1, 2), ahead(2, 2), ahead(-3, -4)]).toEqual([[0], [1], [], [0]]);
});

describe('what is of Limited Use', () => {
  const armed = (weapon: string) => ({
    ann: [unit('a', 'scavenger', [[2000, 2000]], weapon, weapon)],
    ben: [settler('b', [3200, 2000], FAR_AWAY)],
  });
  test('WW-LIMITED-1 a grenade that was thrown is gone, the other is not', () => {
    const t = using(armed('fragmentation-grenade'), 'a-1', 0, 1);
    t.seat(0).answer('throw', 'fragmentation-grenade', 'b-1');
    expect(t.state.units[0]!.weapons.filter((id) => id === 'fragmentation-grenade')).toHaveLength(1);
  });
  test('WW-LIMITED-1 a mine that was laid is gone, the other is not', () => {
    const t = using(armed('fragmentation-mine'), 'a-1');
    t.seat(0).answer('lay-mine', [2400, 2000]);
    expect(t.state.units[0]!.weapons.filter((id) => id === 'fragmentation-mine')).toHaveLength(1);
  });
});

describe('Events', () => {
  const deck = (...events: string[]) => {
    const t = scene({ ann: [settler('a', [1000, 1000])], ben: [settler('b', FAR_AWAY)] });
    t.state.decks.events = [...events];
    return t;
  };
  test('CH-EVENT-6 in round 1 no card is drawn, and the deck lies as it lay', () => {
    const t = deck('dust-cloud', 'acid-rain');
    t.state.round = 1;
    playOut(drawEvent(tableOf(t)));
    expect([t.state.event, t.state.decks.events]).toEqual([null, ['dust-cloud', 'acid-rain']]);
  });
  test('CH-EVENT-8 it is discarded when the last model of the round has been Used', () => {
    const t = battle({
      ann: [settler('a', [1000, 1000])],
      ben: [settler('b', FAR_AWAY)],
      events: true,
      state: (state) => {
        state.round = 1;
        state.event = 'dust-cloud';
        state.decks.events = [];
      },
    });
    endRound(t);
    expect([t.state.event, t.state.discards.events]).toEqual([null, ['dust-cloud']]);
  });
  test('CH-CONSEQ-4 the same Consequence of the same side is not in the deck twice, that of the other side is', () => {
    const card = [...content.consequences.keys()][0]!;
    const t = deck(consequenceId(card, 0), 'dust-cloud');
    t.state.consequences = [
      { seat: 0, card },
      { seat: 1, card },
    ];
    const rule = addConsequences(tableOf(t));
    playOut(rule, [0, 1]);
    expect(t.state.decks.events.toSorted()).toEqual(
      ['dust-cloud', consequenceId(card, 0), consequenceId(card, 1)].toSorted(),
    );
    expect([t.state.decks.events.at(-1), t.state.consequences]).toEqual(['dust-cloud', []]);
  });
  test('CH-CONSEQ-8 CH-BOOST-8 a round in which none began leaves the deck as it lies', () => {
    const t = deck('acid-rain', 'dust-cloud');
    playOut(addConsequences(tableOf(t)));
    expect(t.state.decks.events).toEqual(['acid-rain', 'dust-cloud']);
  });
});

test('CH-QUEST-16 each side draws as many Boosts as it is owed, once', () => {
  const t = scene({ ann: [settler('a', [1000, 1000])], ben: [settler('b', FAR_AWAY)] });
  t.state.decks.boosts = ['take-two', 'get-ready', 'sixth-sense'];
  t.state.owed = [2, 1];
  const before = t.state.hands.map(({ length }) => length);
  playOut(drawOwed(tableOf(t)));
  expect(t.state.hands.map(({ length }, seat) => length - before[seat]!)).toEqual([2, 1]);
  expect(t.state.owed).toEqual([0, 0]);
});

describe('dogs', () => {
  const handled = (card: string, handler: ReturnType<typeof unit>, other = settler('o', [1500, 2000])) => {
    const t = scene({ ann: [unit('d', card, [[2000, 2000]]), other, handler], ben: [settler('b', FAR_AWAY)] });
    maybeHandled(tableOf(t), t.model('d-1'));
    return t.state.lasting.filter(({ kind }) => kind === 'dog-handler').map(({ from }) => from);
  };
  const handler = unit('h', 'sole-survivor', [[2500, 2000]]);
  test('WW-DOG-1 WW-DOG-3 a dog is handled, by a Heroic handler heroically; nobody else is', () => {
    expect([handled('dog', handler), handled('dog', heroic(handler)), handled('settler', handler)]).toEqual([
      ['handler'],
      ['heroic'],
      [],
    ]);
  });
});

test('SC-STORM-9 a Leader who is gone is told as endlessly far from the cave', () => {
  const t = scene({ ann: [settler('a', [1000, 1000])], ben: [settler('b', FAR_AWAY)], special: comingStorm });
  t.state.markers.push(marker('cave', 'cave', 'item', 3000, 3000));
  const told = comingStorm.goals!(t).filter(({ rule }) => rule === 'SC-STORM-9');
  expect(told.map(({ reached }) => reached)).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
});
