import { breadcrumb } from '@holotape/kernel';
import { testTable } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { interrupts } from './games/interrupts.ts';

const lucky = { 'luck.draw': [1, 1, 0] };

describe('interrupts', () => {
  test('others may react in the order of play, and what they cannot do is listed with the reason', () => {
    const t = testTable(interrupts, { seats: 3, chance: lucky });
    t.seat(0).answer('shoot:1');
    expect(t.seat(2).asked()).toBeUndefined();
    expect(t.seat(1).asked()).toEqual({ ask: 'shoot.reaction', can: ['pass', 'shield', 'ambush'], cannot: {} });
    t.seat(1).answer('pass');
    expect(t.seat(2).asked()).toEqual({
      ask: 'shoot.reaction',
      can: ['pass'],
      cannot: { shield: 'You have no luck left.', ambush: 'You have no luck left.' },
    });
    expect(t.seat(2).refuse('shield')).toEqual({ rule: 'IN-LUCK', sentence: 'You have no luck left.' });
  });

  test('a reaction can be reacted to, and the breadcrumb tells how deep the table is', () => {
    const t = testTable(interrupts, { seats: 3, chance: lucky });
    t.seat(0).answer('shoot:1');
    t.seat(1).answer('ambush');
    expect(t.session.question!.ask).toBe('ambush.dodge');
    expect(breadcrumb(t.session.question!.trail)).toEqual(['turn', 'shoot', 'ambush']);
    t.seat(0).answer('dodge');
    expect(t.seat(2).asked()!.ask).toBe('shoot.reaction');
    expect(breadcrumb(t.session.question!.trail)).toEqual(['turn', 'shoot', 'reaction']);
  });

  test('a shooter who dies in an ambush never fires, and the turn is over', () => {
    const t = testTable(interrupts, {
      seats: 3,
      chance: { ...lucky, 'shoot.hit': [[6]] },
      state: (state) => {
        state.players[0]!.life = 1;
      },
    });
    t.seat(0).answer('shoot:2');
    t.seat(1).answer('ambush');
    t.seat(0).answer('stand');
    expect(t.logged('IN-DEATH')).toEqual(['Ann is dead.']);
    expect(t.logged('IN-SHOOT')).toEqual(['Ann shoots at Cid.', '6: Ann loses 1 life.']);
    expect(t.seat(1).asked()).toEqual({ ask: 'turn.action', can: ['shoot:2', 'rest'], cannot: {} });
  });

  test('a line for one seat is read by that seat alone', () => {
    const t = testTable(interrupts, { seats: 2, chance: lucky });
    expect(t.seat(0).log()).toEqual(['You have 1 luck.']);
    expect(t.log('public')).toEqual([]);
    expect(t.log()).toHaveLength(2);
  });
});
