/** Hits, dice and fights, clause by clause: each was found by breaking the rule (`npm run mutate adventure`). */
import { describe, expect, test } from 'vitest';
import { hitsThatHurt, survivorHits } from '../../queries/fights.ts';
import { newRolling } from '../../queries/rolling.ts';
import {
  adventure,
  answer,
  can,
  enemiesOf,
  hold,
  perks,
  put,
  survivor,
  testing,
  topAgendas,
  topEncounter,
} from '../helpers/adventure.ts';
import { fighting, hp, type Setting, type State, untilTurn } from '../helpers/beginnings.ts';

describe('hits', () => {
  /** Ann against an enemy, with these dice lying there. */
  const exchange = (
    token: string,
    dice: number[],
    more: { afar?: boolean; action?: boolean; cards?: string[] } = {},
  ) => {
    const t = adventure({
      state: (state) => {
        for (const card of more.cards ?? []) hold(state, 0, card);
      },
    });
    const { position } = t.session;
    const { type, level, areas, abilities, id, name } = testing.content.tokens.get(token)!;
    const foe = { id, name, type, faction: undefined, level, areas, abilities };
    const rolling = newRolling('fight', [], 0, { hits: level, areas });
    rolling.dice = dice;
    const running = { seat: 0, foe, afar: more.afar ?? false, action: more.action ?? true, rolling, hurt: 0 };
    return {
      running,
      hurts: () => hitsThatHurt(position, running),
      hits: () => survivorHits(position, running),
    };
  };

  test('FB-ABIL-11 an attack in one’s own space has no extra hit, with or without a weapon', () => {
    expect(exchange('gunner.1', [2, 1, 1], { action: false }).hurts()).toBe(1);
    expect(exchange('gunner.1', [2, 1, 1], { action: false, cards: ['bow.1'] }).hurts()).toBe(1);
  });

  test('FB-ABIL-11 from afar there is one, unless one can shoot back', () => {
    expect(exchange('gunner.1', [2, 1, 1], { afar: true, action: false }).hurts()).toBe(2);
    expect(exchange('gunner.1', [2, 1, 1], { afar: true, action: false, cards: ['bow.1'] }).hurts()).toBe(1);
  });

  test('FB-DICE-2 every hit icon of the dice counts', () => {
    expect([exchange('rat.1', [4, 4, 4]).hurts(), exchange('rat.1', [2, 5, 1]).hurts()]).toEqual([6, 2]);
  });

  test('FB-FIGHT-10 armor is taken from the sum of the hits', () => {
    expect(
      [
        [4, 4, 4],
        [2, 1, 1],
        [1, 1, 1],
      ].map((dice) => exchange('rat.1', dice, { cards: ['vest.1'] }).hurts()),
    ).toEqual([5, 0, 0]);
  });

  test('FB-CORE-2 hits that a card cancels do not hurt', () => {
    const one = exchange('rat.1', [4, 4, 1]);
    one.running.rolling.cancelled = 3;
    expect(one.hurts()).toBe(1);
  });

  test('FB-FIGHT-11 a die hits that shows one of the areas, whatever else it shows', () => {
    expect(
      [
        [4, 4, 4],
        [5, 2, 3],
        [2, 2, 1],
        [6, 1, 1],
      ].map((dice) => exchange('brute.1', dice).hits()),
    ).toEqual([3, 3, 2, 0]);
  });

  test('FB-FIGHT-11 hits of cards are added to those of the dice', () => {
    const one = exchange('rat.1', [6, 1, 1]);
    one.running.rolling.bonus = 2;
    expect(one.hits()).toBe(3);
  });

  test('FB-FIGHT-4 a shot next door hits once more, once and by an action alone', () => {
    const shot = (more: object) => exchange('rat.1', [6, 1, 1], { cards: ['bow.1'], ...more }).hits();
    expect([shot({ afar: true }), shot({ afar: true, action: false }), shot({}), shot({ action: false })]).toEqual([
      2, 1, 1, 1,
    ]);
  });
});

describe('fights', () => {
  test('FB-FIGHT-6 the dice are rolled, whatever was used before', () => {
    const t = fighting('rat.1', [6, 1, 1]);
    untilTurn(t);
    expect([t.logged('FB-FIGHT-6').length, survivor(t.state).xp]).toEqual([1, 4]);
  });

  test('FB-FIGHT-8 a reroll changes the chosen dice, and no others', () => {
    const t = fighting(
      'bot.1',
      [1, 6, 1],
      (state) => {
        hold(state, 0, 'club.1');
        survivor(state).letters = ['S'];
      },
      { chance: { 'fight.roll': [[1, 6, 1]], 'fight.again': [[6, 5]] } },
    );
    answer(t, 'reroll:13');
    expect([t.state.enemies.filter(({ faceup }) => faceup), hp(t)]).toEqual([[], 14]); // 6, 6, 5: killed, one hit of level 2
  });

  const drawn = (dice: number[], token: string, more?: (state: State) => void, setting: Setting = {}) => {
    const t = adventure({
      ...setting,
      chance: { 'fight.roll': [dice] },
      state: (state) => {
        survivor(state).space = 'field.e';
        survivor(state).letters = ['C', 'I', 'A'];
        topEncounter(state, 'W01');
        for (const { stack } of Object.values(state.stacks))
          if (stack.includes(token)) stack.splice(stack.indexOf(token), 1);
        state.stacks.human.stack.push(token);
        more?.(state);
      },
    });
    answer(t, 'encounter', 'option:2');
    return untilTurn(t);
  };

  test('FB-CORE-2 a fight that a card makes harder: so many levels more, but no higher than 3', () => {
    // Through a drawn enemy whose level is known by what its hits do.
    const fought = (plus: number, token: string) => {
      const cardsWith = new Map(testing.content.cards);
      const card = structuredClone(cardsWith.get('W01')!) as never as { options: { do: object[] }[] };
      card.options[1]!.do = [{ fight: { against: 'human', plus } }];
      cardsWith.set('W01', card as never);
      const game = { ...testing, content: { ...testing.content, cards: cardsWith } };
      return 16 - hp(drawn([2, 1, 1], token, undefined, { game }));
    };
    expect([fought(0, 'thief.1'), fought(1, 'thief.1'), fought(9, 'thief.1'), fought(0, 'brute.1')]).toEqual([
      1, 2, 3, 3,
    ]);
  });

  test('FB-RULING-51 a drawn enemy is in one’s own space: neither it nor a weapon shoots', () => {
    expect(16 - hp(drawn([2, 1, 1], 'gunner.1'))).toBe(1);
    const shot = (dice: number[]) => survivor(drawn(dice, 'bot.1', (state) => hold(state, 0, 'bow.1')).state).xp;
    expect([shot([6, 1, 1]), shot([6, 6, 1])]).toEqual([0, 5]);
  });

  test('FB-RULING-50 only a kill is worth anything', () => {
    expect([survivor(drawn([6, 6, 1], 'coward.1').state).xp, survivor(drawn([6, 1, 1], 'coward.1').state).xp]).toEqual([
      5, 0,
    ]);
  });

  test('FB-ENC-6 what is won leads to the one result, what is lost to the other', () => {
    expect(
      [
        [6, 6, 1],
        [6, 1, 1],
      ].map((dice) => survivor(drawn(dice, 'coward.1').state).caps),
    ).toEqual([6, 4]);
  });

  test('FB-ABIL-15 an enemy without the ability stays, and one that is killed does not retreat', () => {
    expect(enemiesOf(fighting('rat.1', [1, 1, 1]))).toEqual(['rat.1@camp.e']);
    expect(fighting('coward.1', [6, 6, 1]).logged('FB-ABIL-15')).toEqual([]);
  });

  test('FB-RULING-70 what a card requires must hold', () => {
    const used = (caps: number) => {
      const items = new Map(testing.content.items);
      const stim = items.get('stim.1')!;
      items.set('stim.1', { ...stim, use: { ...stim.use!, requires: { caps: { least: 5 } } } });
      const t = adventure({
        game: { ...testing, content: { ...testing.content, items } },
        state: (state) => {
          hold(state, 0, 'stim.1');
          Object.assign(survivor(state), { caps, hp: 5 });
        },
      });
      return can(t).includes('use:stim.1');
    };
    expect([used(4), used(5)]).toEqual([false, true]);
  });

  test('FB-PERK-2 in one’s own turn a perk is used', () => {
    expect(can(adventure({ state: (state) => perks(state, 0, 'gut') }))).toContain('perk:gut');
  });

  test('FB-PERK-2 what is no perk is used in the turn of another, too', () => {
    const t = adventure({
      seats: 2,
      chance: { 'fight.roll': [[1, 1, 1]] },
      state: (state) => {
        hold(state, 0, 'grenade.1');
        put(state, 'rat.1', 'camp.e');
        survivor(state, 1).space = 'town.e';
        survivor(state).letters = ['C', 'I', 'A'];
        topAgendas(state, 'rich.1');
        state.turn.seat = 1;
      },
    });
    answer(t, 'end');
    expect(can(t)).toContain('use:grenade.1');
  });
});
