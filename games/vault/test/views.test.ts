import { randomFrom, startSession } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { messages } from '../messages/en.ts';
import { PUBLIC_ASKS, resample, view } from '../view.ts';
import { builtIn, hold, vault } from './helpers/vault.ts';

describe('what players know', () => {
  test('SH-RULING-12 everything on the table is open to everybody; of the decks only their sizes', () => {
    const t = vault({ state: (state) => hold(state, 0, 'club') });
    const seen = t.seat(1).view();
    expect(seen).toEqual(t.seat(0).view());
    expect(seen).toEqual(t.session.view('public'));
    const { itemDeck, roomDeck, threatDeck, looking: _, ...open } = t.state;
    expect(seen).toEqual({
      ...open,
      looking: null,
      itemsLeft: itemDeck.length,
      roomsLeft: roomDeck.length,
      threatsLeft: threatDeck.length,
    });
  });

  test('SH-RULING-12 tables that differ only in the order of the decks look the same to everybody', () => {
    const session = startSession(builtIn, { seats: 3, seed: 'views' });
    const other = { state: builtIn.copy(session.state), content: builtIn.content };
    resample(other, 0, randomFrom('another order'));
    expect(other.state.itemDeck).not.toEqual(session.state.itemDeck);
    expect([...other.state.itemDeck].sort()).toEqual([...session.state.itemDeck].sort());
    for (const viewer of [0, 1, 2, 'public'] as const) expect(view(other, viewer)).toEqual(session.view(viewer));
  });

  test('everybody may know what somebody is asked, but for what is asked about rooms only they look at', () => {
    const secret = ['item.swap-room', 'item.swap-out'];
    const chance = ['spawn.roll', 'fight.roll', 'fight.reroll', 'fight.reroll-one'];
    const asks = Object.keys(messages).flatMap((key) => (key.startsWith('ask.') ? [key.slice('ask.'.length)] : []));
    expect([...PUBLIC_ASKS, ...secret, ...chance].sort()).toEqual(asks.sort());
    const t = vault({ seats: 3, state: (state) => hold(state, 0, 'tube') });
    t.seat(0).answer('use:tube');
    expect(secret).toContain(t.session.question!.ask);
    expect(t.session.game.publicAsks!.has(t.session.question!.ask)).toBe(false);
  });

  test('rooms being looked at are known to that player alone, and imagined anew for all others', () => {
    const t = vault({ seats: 3, state: (state) => hold(state, 0, 'tube') });
    t.seat(0).answer('use:tube');
    const { rooms } = t.state.looking!;
    const thinking = (seat: number) => {
      const other = { state: t.game.copy(t.state), content: t.game.content };
      resample(other, seat, randomFrom('thinking'));
      expect(view(other, seat)).toEqual(t.seat(seat).view());
      return other.state.looking!.rooms;
    };
    expect(thinking(0)).toEqual(rooms);
    expect(thinking(1)).not.toEqual(rooms);
    expect(t.seat(1).view()).toEqual(t.seat(2).view());
  });
});
