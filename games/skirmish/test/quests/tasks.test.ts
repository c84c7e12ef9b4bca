/** What every Quest wants: a proof for each kind of task. */
import { describe, expect, test } from 'vitest';
import type { QuestTask } from '../../printed/quests.ts';
import { actOf } from '../../queries/acting.ts';
import { isQuestDone, questCount } from '../../queries/quests.ts';
import { whyNotMeet } from '../../queries/strangers.ts';
import { remove } from '../../rules/harm/elimination.ts';
import { questRoundEnds } from '../../rules/quests/progress.ts';
import { attributeTest } from '../../rules/round/own-tests.ts';
import { addStranger, meet } from '../../rules/wasteland/strangers.ts';
import type { Force, SkirmishState } from '../../state.ts';
import {
  armor,
  type BattleSetting,
  effect,
  FAR_AWAY,
  model,
  piece,
  playOut,
  positionOf,
  scene,
  settler,
  skill,
  tableOf,
  unit,
  using,
} from '../helpers/battle.ts';
import { CHORES } from './chores.ts';
import { on, questing, questMarker } from './quests.ts';

const led = (force: Force[number]): Force[number] => ({ ...force, leader: 'hunter' });
const field = (state: (state: SkirmishState) => void, more: Partial<BattleSetting> = {}) =>
  scene({
    ann: [settler('a', [2000, 2000], [2600, 2000])],
    ben: [unit('boss', 'sole-survivor', [[3200, 2000]], 'laser-rifle'), settler('b', [4000, 2000])],
    ...more,
    state,
  });
/** Somebody is removed while another acts, or nobody. */
function removes(t: ReturnType<typeof field>, by: string | undefined, id: string): void {
  if (by !== undefined) t.state.acting.push(actOf(t.model(by), 'shoot', 'action'));
  remove(tableOf(t), t.model(id));
  t.state.acting = [];
}
const hill = [piece('hill', [1700, 1700, 700, 700], { height: 600, ground: 'climbable' })];
const upThere = { pieces: hill, unsound: 'it has climbed before' };

const PROOFS: Readonly<Record<QuestTask['is'], () => void>> = {
  ...CHORES,
  bounty() {
    const after = (by: string | undefined, id: string) => {
      const t = field(on('bounty'));
      removes(t, by, id);
      return isQuestDone(t, 0);
    };
    expect(after('a-1', 'boss-1')).toBe(true);
    expect([after('a-1', 'b-1'), after(undefined, 'boss-1'), after('b-1', 'boss-1')]).toEqual([false, false, false]);
  },
  'all-but-one'() {
    const t = field(on('sending-a-message'));
    const seen = [isQuestDone(t, 0)];
    removes(t, 'a-1', 'b-1');
    seen.push(isQuestDone(t, 0));
    removes(t, 'a-1', 'boss-1');
    expect([...seen, isQuestDone(t, 0)]).toEqual([false, true, false]);
  },
  unscathed() {
    const t = field(on('clean-hands'));
    expect(isQuestDone(t, 0)).toBe(true);
    removes(t, 'b-1', 'a-2');
    expect(isQuestDone(t, 0)).toBe(false);
  },
  'bare-hands'() {
    const t = using(
      {
        ann: [unit('a', 'settler', [[2000, 2000]])],
        ben: [settler('b', [2320, 2000])],
        state: on('a-bets-a-bet', 'a-1'),
        chance: { 'attack.roll': [[skill(2), effect('green')]], 'armor.roll': [[armor(4)]] },
      },
      'a-1',
    );
    t.seat(0).answer('strike', 'improvised-weapon', 'b-1', [2000, 2000]);
    expect([model(t, 'b-1').regular > 0, isQuestDone(positionOf(t), 0)]).toEqual([true, true]);
    remove(tableOf(positionOf(t)), model(t, 'a-1'));
    expect(isQuestDone(positionOf(t), 0)).toBe(false);
  },
  summit() {
    const high = (height: number) => {
      const t = questing(
        on('thiefs-trail-1', null, ({ models }) => {
          models[0]!.height = height;
        }),
        upThere,
      );
      t.seat(0).answer('prepare');
      return isQuestDone(positionOf(t), 0);
    };
    expect([high(600), high(0)]).toEqual([true, false]);
  },
  lookout() {
    const rounds = (height: number, attacked: boolean) => {
      const t = field(on('eyes-on-the-ridge', 'a-1'));
      t.model('a-1').height = height;
      for (const round of [1, 2, 3]) {
        t.state.round = round;
        if (attacked && round === 2) t.state.quests[0]!.marks.attacked = round;
        playOut(questRoundEnds(tableOf(t)));
      }
      return [questCount(t, 0), isQuestDone(t, 0)];
    };
    expect([rounds(600, false), rounds(600, true), rounds(0, false)]).toEqual([
      [3, true],
      [2, false],
      [0, false],
    ]);
  },
  spare() {
    const t = field(on('the-insider', 'b-1'));
    removes(t, 'a-1', 'boss-1');
    expect(isQuestDone(t, 0)).toBe(true);
    removes(t, 'a-1', 'b-1');
    expect(isQuestDone(t, 0)).toBe(false);
  },
  omen() {
    const counted = (shows: Parameters<typeof skill>[0], x: number, leads = true) => {
      const boss = unit('boss', 'sole-survivor', [[x, 2000]], 'laser-rifle');
      const t = field(on('enemy-of-my-enemy'), { ann: [settler('a', [2000, 2000])], ben: [leads ? led(boss) : boss] });
      for (const each of t.state.units) each.luck = 0;
      playOut(attributeTest(tableOf(t), t.model('boss-1'), 'event.roll', 'AGI'), [skill(shows)]);
      return questCount(t, 0);
    };
    expect([counted('X', 3000), counted('X', 5000), counted(2, 3000), counted('X', 3000, false)]).toEqual([1, 0, 0, 0]);
  },
  observe() {
    const t = questing(
      on('tactical-analysis', null, ({ models }) => {
        models[0]!.height = 600;
      }),
      { ...upThere, ben: [settler('b', [3500, 2000])], chance: { 'quest.roll': [[skill(2)]] } },
    );
    t.seat(0).answer('special:quest');
    expect(questCount(positionOf(t), 0)).toBe(1);
    expect(t.seat(0).refuse('special:quest').sentence).toBe('That has been tried already.');
    // After a failure again, but not in this activation.
    const failed = questing(
      on('tactical-analysis', null, ({ models }) => {
        models[0]!.height = 600;
      }),
      { ...upThere, ben: [settler('b', [3500, 2000])], chance: { 'quest.roll': [[skill('X')]] } },
    );
    failed.seat(0).answer('special:quest');
    expect(questCount(positionOf(failed), 0)).toBe(0);
    expect(failed.seat(0).refuse('special:quest').sentence).toBe('That has been tried already.');
    const below = questing(on('tactical-analysis'), { ben: [settler('b', [3500, 2000])] });
    expect(below.seat(0).refuse('special:quest').sentence).toBe('A 1 stands above nobody it can see.');
  },
  hunt() {
    const prey = (rolled: Parameters<typeof skill>[0]) => {
      const t = using(
        {
          ann: [unit('a', 'settler', [[2000, 2000]])],
          ben: [settler('b', [2320, 2000])],
          state: on('food-hunt', 'a-1', ({ models }) => {
            models[1]!.regular = 3;
            models[1]!.readiness = 'used';
          }),
          chance: {
            'attack.roll': [[skill(2), effect('green', 'damage')]],
            'armor.roll': [[armor(4)]],
            'quest.roll': [[skill(rolled)]],
          },
        },
        'a-1',
      );
      t.seat(0).answer('strike', 'improvised-weapon', 'b-1');
      return [model(t, 'b-1').gone, questCount(positionOf(t), 0)];
    };
    expect([prey(2), prey('X')]).toEqual([
      ['eliminated', 1],
      ['eliminated', 0],
    ]);
  },
  notes() {
    const noted = (quest: string, by: string, id: string) => {
      const t = field(on(quest), {
        ann: [unit('scribe', 'field-scribe-shield', [[2000, 2000]]), settler('a', [2300, 2400])],
        ben: [settler('b', [2300, 1600]), settler('c', FAR_AWAY)],
      });
      removes(t, by, id);
      return questCount(t, 0);
    };
    expect([noted('battle-codex-1', 'b-1', 'a-1'), noted('battle-codex-1', 'a-1', 'b-1')]).toEqual([1, 0]);
    expect([noted('battle-codex-2', 'a-1', 'b-1'), noted('battle-codex-2', 'a-1', 'c-1')]).toEqual([1, 0]);
  },
  confront() {
    const boss = (x: number) => ({ ben: [led(unit('boss', 'sole-survivor', [[x, 2000]]))] });
    const t = questing(on('revenge-1'), { ...boss(2900), chance: { 'quest.roll': [[skill('X')]] } });
    t.seat(0).answer('special:quest');
    expect(isQuestDone(positionOf(t), 0)).toBe(false);
    expect(t.seat(0).refuse('special:quest').sentence).toBe('That has been tried already.');
    const far = questing(on('revenge-1'), boss(4900));
    expect(far.seat(0).refuse('special:quest').sentence).toBe('A 1 is not near enough for it.');
  },
  hold() {
    const rounds = (foe: number) => {
      const t = field(
        on('first-to-the-well', null, (state) => questMarker(state, 1, 2400, 2300)),
        { ben: [settler('b', [foe, 2300])] },
      );
      playOut(questRoundEnds(tableOf(t)));
      playOut(questRoundEnds(tableOf(t)));
      return isQuestDone(t, 0);
    };
    expect([rounds(8000), rounds(3000)]).toEqual([true, false]);
  },
  errand() {
    const t = questing(on('handy-delivery-1', null, (state) => questMarker(state, 1, 2285, 2000)));
    t.seat(0).answer('special:quest');
    expect(isQuestDone(positionOf(t), 0)).toBe(true);
    expect(t.seat(0).refuse('special:quest').sentence).toBe('A 1 is not near enough for it.');
    remove(tableOf(positionOf(t)), model(t, 'a-1'));
    expect(isQuestDone(positionOf(t), 0)).toBe(false);
    // STR at -4, and +2 for a friend beside it.
    const scrap = (friend: boolean) => {
      const heap = questing(
        on('makeshift-armor', null, (state) => questMarker(state, 1, 2285, 2000)),
        {
          ann: [settler('a', [2000, 2000]), settler('c', friend ? [2570, 2000] : [2000, 3000])],
          chance: { 'quest.roll': [[skill('action')]] },
        },
      );
      heap.seat(0).answer('special:quest');
      return isQuestDone(positionOf(heap), 0);
    };
    expect([scrap(true), scrap(false)]).toEqual([true, false]);
  },
  circuits() {
    const t = questing(
      on('the-raised-bridge', null, (state) => questMarker(state, 1, 2285, 2000)),
      { chance: { 'quest.roll': [[skill(2)], [skill(2)]], 'quest.die': [[armor(3)], [armor(3)]] } },
    );
    t.seat(0).answer('special:quest', 'special:quest');
    expect([questCount(positionOf(t), 0), isQuestDone(positionOf(t), 0)]).toEqual([1, false]);
    t.state.quests[0]!.marks = { 'circuit-1': 1, 'circuit-2': 1, 'circuit-4': 2 };
    expect(isQuestDone(positionOf(t), 0)).toBe(true);
  },
  'double-lock'() {
    const opened = (round: number) => {
      const t = questing(
        on('double-locked', null, (state) => {
          questMarker(state, 1, 2285, 2000);
          questMarker(state, 2, 5000, 2000);
          state.quests[0]!.marks = { 'quest-0-2': round };
          state.round = 4;
        }),
        { ann: [unit('a', 'enslaved-tech', [[2000, 2000]])], chance: { 'quest.roll': [[skill(2)]] } },
      );
      t.seat(0).answer('special:quest');
      return isQuestDone(positionOf(t), 0);
    };
    expect([opened(3), opened(1)]).toEqual([true, false]);
  },
  catch() {
    const caught = (shows: number) => {
      const t = field(
        on('elusive-pet', null, (state) => {
          for (const n of [1, 2, 3, 4]) questMarker(state, n, 1000 * n, 2500);
        }),
      );
      playOut(questRoundEnds(tableOf(t)), [armor(shows)]);
      return isQuestDone(t, 0);
    };
    expect([caught(2), caught(4)]).toEqual([true, false]);
  },
  stranger() {
    const t = field(on('thiefs-trail-2b'));
    const marker = addStranger(tableOf(t), { x: 2000, y: 2285 });
    t.state.quests[0]!.model = marker.id;
    t.state.strangers[0]!.card = 'backroom-doctor';
    Object.assign(t.model('b-1'), { x: 2000, y: 2570 });
    expect(whyNotMeet(t, t.model('b-1'), marker)?.say).toBe('stranger.waits');
    Object.assign(t.model('b-1'), { x: 6000, y: 6000 });
    expect(whyNotMeet(t, t.model('a-1'), marker)).toBeUndefined();
    playOut(meet(tableOf(t), t.model('a-1'), marker), 'test', [skill(2)]);
    expect(isQuestDone(t, 0)).toBe(true);
  },
  sale() {
    expect(isQuestDone(field(on('handy-delivery-2')), 0)).toBe(true);
  },
};

describe('CH-QUEST-10 a Quest is done when', () => {
  test.each(Object.entries(PROOFS))('its task is: %s', (_, proof) => proof());
});

test('CH-RULING-157 the bottle of a machine comes from the box: the item deck keeps its own', () => {
  const t = questing(
    on('the-collector', null, (state) => {
      questMarker(state, 1, 2285, 2000);
      state.quests[0]!.marks.machines = 1;
      state.decks.items = ['stimpak', 'nuka-cola-quantum'];
    }),
    {
      ann: [unit('a', 'scavenger', [[2000, 2000]], 'assault-rifle')],
      chance: { 'quest.roll': [[skill(2)]], 'quest.die': [[armor(2)]] },
    },
  );
  t.seat(0).answer('special:quest');
  const { models, decks, discards } = positionOf(t).state;
  expect([models[0]!.items, decks.items, discards.items]).toEqual([
    ['nuka-cola-quantum'],
    ['stimpak', 'nuka-cola-quantum'],
    [],
  ]);
});
