/** Where tests of several chapters begin: in a fight, in the shop. */
import { adventure, answer, asked, layShop, put, staged, survivor, topEncounter } from './adventure.ts';

export type State = ReturnType<typeof adventure>['state'];
export type Setting = NonNullable<Parameters<typeof adventure>[0]>;

/** Ann, shopping at Old Town: two interactions. */
export function shopping(state?: (state: State) => void, more: Setting = {}) {
  const t = adventure({
    ...more,
    state: (now) => {
      survivor(now).space = 'town.e';
      topEncounter(now, 'S01');
      layShop(now, 'club.1', 'dog.1', 'singer.1', 'vest.1');
      now.assetDeck.push(...now.assetDeck.splice(now.assetDeck.indexOf('bow.1'), 1));
      state?.(now);
    },
  });
  answer(t, 'encounter', 'option:1');
  return t;
}

/** Where a survivor's cards are: `club.1 weapon`. */
export const cards = (t: ReturnType<typeof adventure>, seat = 0) =>
  survivor(t.state, seat).cards.map(({ id, in: where }) => `${id} ${where}`);

/**
 * Ann in camp with this enemy, fighting it with these dice. Faces: 1 misses, 2 hits her once, 4 hits both her (twice)
 * and the enemy, 5 both once, 6 only the enemy.
 */
export function fighting(token: string, dice: number[], state?: (state: State) => void, more: Setting = {}) {
  const t = adventure({
    ...more,
    chance: { 'fight.roll': [dice], ...more.chance },
    state: (now) => {
      put(now, token, 'camp.e');
      survivor(now).letters = ['C', 'I', 'A'];
      state?.(now);
    },
  });
  answer(t, `fight:${t.state.enemies[0]!.id}`);
  return t;
}

export const hp = (t: ReturnType<typeof adventure>) => survivor(t.state).hp;

/** Ann at Old Town, with this card drawn. */
export function meeting(card: string, state?: (state: State) => void, more: Setting = {}) {
  const t = adventure({
    ...more,
    state: (now) => {
      survivor(now).space = 'town.e';
      topEncounter(now, card);
      state?.(now);
    },
  });
  answer(t, 'encounter');
  return t;
}

/** Ann completes the objective of a quest that has its marker where she stands. */
export function atTheMark() {
  const t = adventure({
    state: (state) => {
      staged(state, '003');
      survivor(state).space = 'field.e';
      const mark = {
        name: 'mark',
        colour: 'red',
        card: '003',
        space: 'field.e',
        portable: false,
        carrier: null,
      } as const;
      state.markers.push(mark);
    },
  });
  answer(t, 'quest:003:1');
  return t;
}

/** Ann, with letters for most tests, at a wasteland (field.e, level 3) or settlement (town.e, level 2) meets this card. */
export const meetingReady = (card: string, state?: (state: State) => void, more: Setting = {}) =>
  meeting(
    card,
    (now) => {
      if (card.startsWith('W')) survivor(now).space = 'field.e';
      survivor(now).letters = ['S', 'P', 'E', 'C', 'A'];
      state?.(now);
    },
    more,
  );

/** Everything that is asked is answered with the last that can be, until it is somebody's turn. */
export function untilTurn(t: ReturnType<typeof adventure>) {
  while (asked(t) !== undefined && asked(t)!.ask !== 'turn') answer(t, (asked(t)!.can.at(-1) ?? '') as string);
  return t;
}
