import { describe, expect, test } from 'vitest';
import { habit } from '../bots/habits.ts';
import { shortlist } from '../bots/plan.ts';
import { type Standing, stepsToWin } from '../bots/standing.ts';
import { fireAt } from '../bots/walks.ts';
import { distancesFrom, neighbours } from '../queries/map.ts';
import { adventure, can, core, hold, perks, put, staged, survivor } from './helpers/adventure.ts';
import { libraryContent as content } from './helpers/library.ts';

describe('habits', () => {
  const REROLLS = ['reroll:1', 'reroll:2', 'reroll:3', 'reroll:12', 'reroll:13', 'reroll:23', 'reroll:123', 'stand'];
  const reroll = (dice: number[], hits: number) =>
    habit(content, 'test.reroll', { dice, wanted: { hits, areas: [] } }, REROLLS);

  test('a failed roll is never let stand while there are rerolls; a passed one is', () => {
    expect(reroll([1, 1, 1], 4)).toBe('reroll:123');
    expect(reroll([4, 4, 1], 5)).toBe('reroll:3');
    expect(reroll([4, 4, 1], 4)).toBe('stand');
  });

  test('a grenade is thrown if it kills, and kept if not', () => {
    const strike = (hits: number) =>
      habit(content, 'fight.strike', { dice: [1, 1, 1], wanted: { hits, areas: ['legs'] } }, [
        'use:frag-bundle.1',
        'go-on',
      ]);
    expect([strike(1), strike(2)]).toEqual(['use:frag-bundle.1', 'go-on']);
  });
});

describe('remedies', () => {
  const considered = (hp: number, rads: number) => {
    const t = adventure({
      state: (state) => {
        hold(state, 0, 'stim.1');
        perks(state, 0, 'gut');
        Object.assign(survivor(state), { hp, rads });
      },
    });
    const question = t.session.question!;
    return shortlist(t.session.position, 0, question, can(t)).filter((each) => /^(use|perk):/.test(String(each)));
  };

  test('who is hurt thinks of what heals, who is sick of what cleanses', () => {
    expect([considered(6, 0), considered(12, 4)]).toEqual([['use:stim.1'], ['use:stim.1', 'perk:gut']]);
  });

  test('nobody wastes aid at full HP, nor a cure without rads', () => {
    expect([considered(16, 0), considered(16, 4)]).toEqual([[], ['perk:gut']]);
  });
});

test('the way to victory is shorter with a lead for one’s own agendas, and longer with one for the others’', () => {
  const even: Standing = {
    power: { star: 2, shield: 2 },
    cards: { star: 2, shield: 0 },
    others: 0,
    worth: 0,
    match: { star: 0.25, shield: 0.35 },
    needed: 11,
    last: 6,
    deck: 8,
    nextDeck: 10,
    solo: true,
    time: Number.POSITIVE_INFINITY,
  };
  const steps = (star: number, shield: number) => stepsToWin({ ...even, power: { star, shield } });
  expect(steps(3, 2)).toBeLessThan(steps(2, 2));
  expect(steps(2, 3)).toBeGreaterThan(steps(2, 2));
});

const CAMP = { scenario: 'the-iron-commons', survivors: ['drifter'] };

describe('plans', () => {
  test('who is where it wants to be and has no action left stays, whatever points are left', () => {
    const considered = (actions: number) => {
      const t = adventure({
        state: (state) => {
          staged(state, '005');
          state.quests.at(-1)!.counters[2] = 2;
          Object.assign(state.turn, { actions, points: 1, opening: false });
        },
      });
      return shortlist(t.session.position, 0, t.session.question!, can(t));
    };
    expect([considered(1), considered(0)]).toEqual([['quest:005:2'], ['end']]);
  });

  test('the story’s next step is walked to, every step of the way, and taken there', () => {
    const t = adventure({
      game: core,
      options: CAMP,
      state: (state) => {
        state.library.splice(state.library.indexOf('020'), 1);
        state.quests.push({ card: '020', counters: [0, 0] });
        for (const tile of state.map) tile.faceup = true;
        // Nothing else to do, no reason to rest, and all of it in one turn.
        survivor(state).traits.push({ trait: 'well-rested', locked: false });
        for (const deck of Object.values(state.decks)) deck.length = 0;
        state.turn.actions = 12;
      },
    });
    const goal = core.content.named.get('pearl-yard')!;
    const far = () => distancesFrom(t.session.position, survivor(t.session.state).space!).get(goal)!;
    const steps: number[] = [far()];
    while (far() > 0) {
      const [next] = shortlist(t.session.position, 0, t.session.question!, can(t));
      expect(next).toMatch(/^(move$|to:)/);
      t.session.answer(0, next!);
      if (next !== 'move') steps.push(far());
    }
    expect(steps).toEqual(Array.from({ length: steps.length }, (_, i) => steps.length - 1 - i));
    expect(steps.length).toBeGreaterThan(4);
    expect(shortlist(t.session.position, 0, t.session.question!, can(t))).toEqual(['quest:020:2']);
  });

  test('nobody likes to stand where somebody of level 3 shoots from next door', () => {
    const fire = (token: string, space: string) => {
      const t = adventure({
        game: core,
        options: CAMP,
        state: (state) => {
          put(state, token, space);
        },
      });
      return fireAt(t.session.position, 0, 'crossroads-camp.a') > 0;
    };
    const marksman = [...content.tokens].find(
      ([, { level, abilities }]) => level === 3 && abilities.includes('ranged'),
    );
    const brawler = [...content.tokens].find(
      ([, { level, abilities }]) => level === 3 && !abilities.includes('ranged'),
    );
    const beside = neighbours(adventure({ game: core, options: CAMP }).session.position, 'crossroads-camp.a')[0]!;
    expect([fire(marksman![0], beside), fire(brawler![0], beside), fire(marksman![0], 'foundry-ruins.a')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
