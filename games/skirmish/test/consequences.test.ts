/** Consequences: shuffled among the Events, secret, and resolved by whoever put them there. */
import { randomFrom, startSession } from '@holotape/kernel';
import { testTable } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { readSkirmishContent, skirmishGame } from '../index.ts';
import { consequenceIn, pendingOf } from '../queries/consequences.ts';
import { addConsequences, resolveConsequences } from '../rules/wasteland/consequences.ts';
import { drawEvent } from '../rules/wasteland/events.ts';
import type { SkirmishOptions } from '../state.ts';
import { view } from '../view.ts';
import {
  builtInFiles,
  content,
  FAR_AWAY,
  game,
  playOut,
  scene,
  settler,
  skill,
  tableOf,
  unit,
} from './helpers/battle.ts';
import { foughtOn } from './helpers/random-battles.ts';

const forces = [[settler('a', [2000, 2000])], [settler('b', FAR_AWAY)]];
/** A battle of these options, as it is after its set-up. */
const begun = (options: Partial<SkirmishOptions>, seed = 'events', cards = game) =>
  testTable(cards, { seats: 2, seed, options: { forces, advantage: 0, ...options } as never });
const events = (t: ReturnType<typeof begun>) => t.state.decks.events.filter((id) => consequenceIn(id) === undefined);
const field = (...deck: string[]) => {
  const t = scene({
    ann: [settler('a', [2000, 2000], [2600, 2000])],
    ben: [{ ...unit('boss', 'sole-survivor', [[4000, 2000]]), leader: 'hunter' }],
  });
  t.state.decks.events = deck;
  for (const each of t.state.units) each.luck = 0;
  return t;
};

describe('The Event deck', () => {
  test('CH-EVENT-1 has one card for each planned round but the first', () => {
    const size = (rounds: number) => begun({ events: true, rounds }).state.decks.events.length;
    expect([size(6), size(4)]).toEqual([5, 3]);
    const noon = startSession(game, {
      seats: 2,
      seed: 'noon',
      options: { scenario: 'noon', placing: 'auto', events: true } as never,
    });
    const { rounds } = content.scenarios.get('noon')!;
    while (noon.position.state.phase === 'setup' && noon.question !== undefined) noon.answer(0, 'auto');
    expect(noon.position.state.decks.events.length).toBe(rounds - 1);
  });

  test('CH-EVENT-2 is made of all Events, or of those that were agreed on', () => {
    const agreed = [...content.events.keys()].slice(0, 8);
    const t = begun({ events: agreed, rounds: 6 });
    expect([t.state.decks.events.length, t.state.decks.events.every((id) => agreed.includes(id))]).toEqual([5, true]);
    const seen = new Set(
      ['1', '2', '3', '4', '5', '6', '7', '8', '9'].flatMap((seed) => events(begun({ events: true, rounds: 6 }, seed))),
    );
    expect(seen.size).toBeGreaterThan(8);
    expect(() => begun({ events: ['no-such-card'] })).toThrow('There is no Event or Consequence "no-such-card".');
  });

  test('CH-EVENT-3 Events and Consequences are shuffled into one deck', () => {
    const deck = (seed: string) =>
      begun({ events: true, rounds: 6, consequences: [['the-scribe', 'the-insider'], []] }, seed).state.decks.events;
    expect(deck('one').length).toBe(7);
    const places = new Set(
      ['one', 'two', 'three', 'four', 'five', 'six'].map((seed) => deck(seed).indexOf('the-scribe@0')),
    );
    expect(places.size).toBeGreaterThan(1);
  });

  test('CH-EVENT-14 a Consequence on top is no Event: the Event that is due is drawn as well', () => {
    const t = field('nothing-stirs', 'the-scribe@0');
    t.state.round = 2;
    playOut(drawEvent(tableOf(t)));
    expect([t.state.resolved, t.state.event]).toEqual([
      [{ seat: 0, card: 'the-scribe', success: true }],
      'nothing-stirs',
    ]);
  });

  test('CH-RULING-4 an empty deck brings no Event, and its discards are not shuffled', () => {
    const t = field();
    t.state.round = 3;
    t.state.discards.events = ['dust-cloud'];
    playOut(drawEvent(tableOf(t)));
    expect([t.state.event, t.state.decks.events]).toEqual([null, []]);
  });
});

describe('Consequences', () => {
  test('CH-CONSEQ-2 those of both players are shuffled into the deck', () => {
    const t = begun({ events: true, rounds: 5, consequences: [['the-scribe', 'gunner-cache'], ['gun-for-hire']] });
    const resolved = t.state.resolved.length;
    expect([events(t).length, t.state.decks.events.length + resolved]).toEqual([4, 7]);
  });

  test('CH-CONSEQ-3 nobody sees what the other has put there, nor where', () => {
    const t = field('the-scribe@1', 'nothing-stirs', 'gunner-cache@0', 'old-song-on-the-air');
    expect([view(t, 0).consequences, view(t, 1).consequences]).toEqual([['gunner-cache'], ['the-scribe']]);
    expect(JSON.stringify(view(t, 0))).not.toContain('the-scribe');
    expect(JSON.stringify(view(t, 'public'))).not.toMatch(/the-scribe|gunner-cache/);
  });

  test('CH-RULING-2 face up in the deck means only that it triggers: its name stays hidden', () => {
    const t = field('nothing-stirs', 'the-scribe@1');
    expect([view(t, 0).foreseen, view(t, 0).decks.events]).toEqual([null, 2]);
  });

  test('CH-CONSEQ-4 no second copy of one player', () => {
    const t = begun({ events: false, consequences: [['gunner-cache', 'gunner-cache'], []] });
    expect(t.state.decks.events.length + t.state.resolved.length).toBe(1);
    const later = field('nothing-stirs', 'gunner-cache@0', 'old-song-on-the-air');
    later.state.consequences = [{ seat: 0, card: 'gunner-cache' }];
    playOut(addConsequences(tableOf(later)), [0, 1]);
    expect(later.state.decks.events.length).toBe(3);
  });

  test('CH-CONSEQ-5 CH-RULING-3 what the draw uncovers is resolved at once, one after the other', () => {
    const t = field('grey-lid', 'the-scribe@0', 'dark-farmhouse@1', 'nothing-stirs');
    t.state.round = 2;
    playOut(drawEvent(tableOf(t)));
    expect([t.state.event, t.state.decks.events, t.state.resolved.map(({ card }) => card)]).toEqual([
      'nothing-stirs',
      ['grey-lid'],
      ['dark-farmhouse', 'the-scribe'],
    ]);
  });

  test('CH-RULING-1 on top after the set-up it waits for the first round', () => {
    const t = begun({ events: false, consequences: [['the-scribe'], []] });
    expect([t.state.round, t.state.resolved]).toEqual([1, [{ seat: 0, card: 'the-scribe', success: true }]]);
  });

  test('CH-CONSEQ-6 its owner makes every choice, whoever takes the turn', () => {
    const t = begun({ events: false, consequences: [[], ['gun-for-hire']] });
    expect([t.seat(0).asked(), t.seat(1).asked()!.ask]).toEqual([undefined, 'consequence.target']);
    expect(t.seat(1).asked()!.can).toEqual(['a-1', 'b-1']);
  });

  test('CH-CONSEQ-7 of the same card of both players chance decides whose comes first', () => {
    const first = (seed: string) =>
      begun({ events: false, consequences: [['the-scribe'], ['the-scribe']] }, seed).state.resolved.map(
        ({ seat }) => seat,
      );
    const orders = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(first);
    expect(orders.every((order) => order.length === 2 && order[0] !== order[1])).toBe(true);
    expect(new Set(orders.map(([seat]) => seat)).size).toBe(2);
  });

  test('CH-CONSEQ-8 what arises in a round joins at its end, beneath the top card', () => {
    const t = field('grey-lid', 'nothing-stirs', 'dust-cloud');
    t.state.consequences = [{ seat: 0, card: 'the-scribe' }];
    expect(t.state.decks.events.length).toBe(3);
    playOut(addConsequences(tableOf(t)), [2, 0, 1]);
    expect([t.state.decks.events.length, t.state.decks.events.at(-1), t.state.consequences]).toEqual([
      4,
      'dust-cloud',
      [],
    ]);
    expect(pendingOf(t, 0)).toEqual(['the-scribe']);
  });

  test('CH-CONSEQ-10 CH-RULING-6 Gun For Hire: one attack with 6, 4 physical damage and 3 Armor Reduction', () => {
    const shot = (shows: Parameters<typeof skill>[0]) => {
      const t = field('grey-lid', 'gun-for-hire@0');
      playOut(resolveConsequences(tableOf(t)), 'boss-1', [skill(shows)]);
      return [t.model('boss-1').regular, t.state.resolved];
    };
    expect(shot(6)).toEqual([4, [{ seat: 0, card: 'gun-for-hire', success: true }]]);
    expect(shot(7)).toEqual([0, [{ seat: 0, card: 'gun-for-hire', success: false }]]);
  });

  test('The Insider makes somebody Ready, and Rival Tracks lets somebody move', () => {
    const insider = field('grey-lid', 'the-insider@0');
    playOut(resolveConsequences(tableOf(insider)), 'a-2');
    expect(insider.model('a-2').readiness).toBe('ready');
    const tracks = field('grey-lid', 'rival-tracks@0');
    playOut(resolveConsequences(tableOf(tracks)), 'a-1', [[2000, 2600]]);
    expect(tracks.model('a-1').y).toBe(2600);
  });

  test('Nervous Lookouts put one of the next two Events under the deck, and Gunner Cache tests the Leader', () => {
    const t = field('grey-lid', 'nothing-stirs', 'dust-cloud', 'nervous-lookouts@0');
    playOut(resolveConsequences(tableOf(t)), 'dust-cloud');
    expect(t.state.decks.events).toEqual(['dust-cloud', 'grey-lid', 'nothing-stirs']);
    const cache = field('grey-lid', 'gunner-cache@1');
    playOut(resolveConsequences(tableOf(cache)), [skill('X')]);
    expect(cache.state.resolved).toEqual([{ seat: 1, card: 'gunner-cache', success: false }]);
  });

  test('CH-BOOST-8 a Boost may lead to one, at the end of the round', () => {
    const cards = readSkirmishContent([
      builtInFiles,
      [
        { path: 'pack.yaml', text: 'id: mine\nname: Mine\ngame: skirmish' },
        {
          path: 'boosts.yaml',
          text: '- { id: mine, name: Mine, type: cunning, effect: { does: points, points: 1 }, consequence: the-scribe, text: "" }',
        },
      ],
    ]);
    const t = begun(
      { boosts: true, hands: [['mine'], []], events: ['dust-cloud', 'grey-lid'] },
      'boost',
      skirmishGame(cards),
    );
    t.seat(0).answer('seat:0', 'a-1', 'a-1', 'boost:mine');
    expect([t.state.decks.events.length, t.state.consequences]).toEqual([2, [{ seat: 0, card: 'the-scribe' }]]);
    const top = t.state.decks.events.at(-1);
    t.seat(0).answer('end');
    t.seat(1).answer('b-1', 'b-1', 'end');
    // The top card was drawn for the second round; beneath it lay the new one, or the last Event.
    expect([t.state.event, t.state.decks.events.length + t.state.resolved.length]).toEqual([top, 2]);
  });
});

test.each([1, 2, 3, 4])('random battle %d with Events and Consequences: nothing leaks or breaks', (number) => {
  const random = randomFrom(`consequences ${number}`);
  const ids = [...content.consequences.keys()];
  const options = {
    width: 4000,
    height: 3000,
    events: true,
    rounds: 6,
    consequences: [ids, ids.slice(0, 4)],
    forces: [
      [{ ...unit('nora', 'sole-survivor', [[600, 1000]], 'laser-rifle'), leader: 'hunter' }, settler('s', [600, 2000])],
      [{ ...unit('hammer', 'hammer', [[3000, 1000]], 'super-sledge'), leader: 'brawler' }, settler('o', [3000, 2000])],
    ],
  } as never;
  const before = startSession(game, { seats: 2, seed: `consequences ${number}`, options });
  foughtOn(before, random, 140, 13);
});
