/** Proofs of Quests with things to hit, to dig for, to carry and to look at. */
import { expect } from 'vitest';
import type { QuestTask } from '../../printed/quests.ts';
import { actOf } from '../../queries/acting.ts';
import { isQuestDone, questCount, questOutcome } from '../../queries/quests.ts';
import { attributeNow } from '../../queries/skills.ts';
import { remove } from '../../rules/harm/elimination.ts';
import {
  armor,
  effect,
  FAR_AWAY,
  LUCK,
  model,
  positionOf,
  settler,
  skill,
  tableOf,
  unit,
  using,
} from '../helpers/battle.ts';
import { on, questing, questMarker } from './quests.ts';

type Chore = Extract<
  QuestTask['is'],
  'swarms' | 'pest' | 'slot' | 'dig' | 'load' | 'vend' | 'salvage' | 'study' | 'fetch'
>;

const WORK = 'special:quest';
const scavenger = { ann: [unit('a', 'scavenger', [[2000, 2000]], 'assault-rifle')] };
const shot = (...green: Parameters<typeof effect>[1][]) => [[skill(2), effect('green', ...green), effect('yellow')]];
/** With a marker in contact. */
const beside = (card: string, before: Parameters<typeof on>[2] = () => {}) =>
  on(card, null, (state) => {
    questMarker(state, 1, 2285, 2000);
    before(state);
  });

export const CHORES: Readonly<Record<Chore, () => void>> = {
  swarms() {
    const after = (...icons: Parameters<typeof effect>[1][]) => {
      const t = questing(
        on('plague-of-radroaches', null, (state) => {
          questMarker(state, 1, 3000, 2000);
          questMarker(state, 2, 6000, 2000);
          state.quests[0]!.marks.count = 1;
        }),
        {
          ann: [unit('a', 'settler', [[2000, 2000]], 'pipe-pistol')],
          chance: { 'attack.roll': [[skill(2), effect('black', ...icons), effect('black')]] },
        },
      );
      t.seat(0).answer(WORK, 'quest-0-1/shoot:pipe-pistol');
      const position = positionOf(t);
      return [questCount(position, 0), isQuestDone(position, 0), position.state.markers.length];
    };
    expect([after('damage'), after()]).toEqual([
      [2, true, 1],
      [1, false, 2],
    ]);
  },
  pest() {
    const far = questing(
      on('pest-removal', null, (state) => questMarker(state, 1, 3000, 2000)),
      { chance: { 'attack.roll': shot() } },
    );
    far.seat(0).answer(WORK, 'quest-0-1/shoot:assault-rifle');
    expect([isQuestDone(positionOf(far), 0), far.state.markers]).toEqual([true, []]);
    const near = questing(
      beside('pest-removal', ({ decks }) => {
        decks.creatures = ['drifting-bloatfly'];
      }),
      { chance: { 'danger.roll': [[skill('critical')]] } },
    );
    near.seat(0).answer(WORK, 'quest-0-1');
    expect([isQuestDone(positionOf(near), 0), near.state.discards.creatures]).toEqual([true, ['drifting-bloatfly']]);
  },
  slot() {
    const pulled = (tokens: number, ...flips: number[]) => {
      const t = questing(
        beside('one-armed-bandit', (state) => {
          state.quests[0]!.marks.tokens = tokens;
        }),
        { chance: { 'luck.flip': flips } },
      );
      t.seat(0).answer(WORK);
      return [isQuestDone(positionOf(t), 0), questOutcome(positionOf(t), 0)!.rewards];
    };
    expect([pulled(3), pulled(4, 1 - LUCK), pulled(5, LUCK)]).toEqual([
      [false, []],
      [false, []],
      [true, [{ gains: 'caps', amount: 6 * 18 }]],
    ]);
  },
  dig() {
    const t = questing(beside('treasure-hunt'), {
      ...scavenger,
      chance: { 'quest.roll': [[skill(2)]], 'quest.direction': [0] },
    });
    t.seat(0).answer(WORK);
    expect([questCount(positionOf(t), 0), t.state.markers[0]!.x]).toEqual([1, 2285 + 1016]);
    const failed = questing(
      beside('treasure-hunt', ({ decks }) => {
        decks.creatures = ['drifting-bloatfly'];
      }),
      { ...scavenger, chance: { 'quest.roll': [[skill('X')]], 'danger.roll': [[skill('critical')]] } },
    );
    failed.seat(0).answer(WORK);
    expect([questCount(positionOf(failed), 0), failed.state.discards.creatures]).toEqual([0, ['drifting-bloatfly']]);
  },
  load() {
    const t = questing(beside('uss-constitution-1'), { chance: { 'quest.roll': [[skill(2)]] } });
    const before = attributeNow(positionOf(t), model(t, 'a-1'), 'STR');
    t.seat(0).answer(WORK, '3');
    const position = positionOf(t);
    expect(attributeNow(position, model(t, 'a-1'), 'STR')).toBe(before - 3);
    expect(questOutcome(position, 0)!.rewards).toEqual([{ gains: 'caps', amount: 39 }]);
    expect(t.seat(0).refuse(WORK).sentence).toBe('That has been tried already.');
    remove(tableOf(position), position.state.models[0]!);
    expect(questCount(position, 0)).toBe(0);
    // The gift comes with the twentieth.
    const last = questing(
      beside('uss-constitution-1', ({ records }) => {
        records[0]!.counts = { 'uss-constitution-1': 17 * 13 };
      }),
      { chance: { 'quest.roll': [[skill(2)]] } },
    );
    last.seat(0).answer(WORK, '3');
    expect(questOutcome(positionOf(last), 0)).toMatchObject({
      rewards: [
        { gains: 'caps', amount: 39 },
        { gains: 'gift', item: 'broadsider' },
      ],
      record: { done: ['uss-constitution-1'] },
    });
  },
  vend() {
    const tried = (shows: number) => {
      const t = questing(
        beside('the-collector', (state) => {
          state.quests[0]!.marks.machines = 1;
        }),
        { ...scavenger, chance: { 'quest.roll': [[skill(2)]], 'quest.die': [[armor(shows)]] } },
      );
      t.seat(0).answer(WORK);
      return positionOf(t);
    };
    expect([isQuestDone(tried(3), 0), tried(3).state.models[0]!.items]).toEqual([false, []]);
    const found = tried(2);
    expect([isQuestDone(found, 0), found.state.models[0]!.items]).toEqual([true, ['nuka-cola-quantum']]);
    // Drunk, it is gone.
    found.state.models[0]!.items = [];
    expect(isQuestDone(found, 0)).toBe(false);
  },
  salvage() {
    const t = using(
      { ann: [settler('a', [2000, 2000])], ben: [settler('b', [2400, 2000], FAR_AWAY)], state: on('salvage-rights') },
      'a-1',
    );
    const position = positionOf(t);
    position.state.acting.push(actOf(position.state.models[0]!, 'shoot', 'action'));
    remove(tableOf(position), position.state.models[1]!);
    expect(position.state.markers).toMatchObject([{ id: 'quest-0-1', kind: 'quest', x: 2400, y: 2000 }]);
    const taking = questing(beside('salvage-rights'));
    taking.seat(0).answer(WORK);
    expect(questOutcome(positionOf(taking), 0)!.rewards).toEqual([{ gains: 'caps', amount: 25 }]);
    expect(taking.seat(0).refuse(WORK).sentence).toBe('A 1 is not near enough for it.');
    const both = positionOf(questing(on('salvage-rights')));
    both.state.quests[0]!.marks.count = 2;
    expect(questOutcome(both, 0)!.rewards).toEqual([
      { gains: 'caps', amount: 50 },
      { gains: 'cards', kind: 'junk', count: 1, at: 2 },
    ]);
  },
  study() {
    const scribe = (card: string, foe: string) =>
      questing(on('battle-codex-3'), {
        ann: [unit('a', card, [[2000, 2000]])],
        ben: [unit('b', foe, [[3000, 2000]])],
      });
    const t = scribe('field-scribe-shield', 'protectron');
    t.seat(0).answer(WORK);
    expect([questCount(positionOf(t), 0), questOutcome(positionOf(t), 0)!.record.counts['studied-robot']]).toEqual([
      1, 1,
    ]);
    expect(t.seat(0).refuse(WORK).rule).toBe('CH-QUEST-1');
    expect(scribe('settler', 'protectron').seat(0).refuse(WORK).rule).toBe('CH-QUEST-1');
    t.state.quests[0]!.marks = { 'studied-robot': 1, 'studied-dog': 1, 'studied-human': 1 };
    expect(questOutcome(positionOf(t), 0)).toMatchObject({ done: true, record: { items: ['draft-codex'] } });
  },
  fetch() {
    const t = questing(beside('thiefs-trail-2a'));
    expect(isQuestDone(positionOf(t), 0)).toBe(false);
    t.seat(0).answer(WORK);
    const position = positionOf(t);
    expect(isQuestDone(position, 0)).toBe(true);
    remove(tableOf(position), position.state.models[0]!);
    // It lies where its bearer fell.
    expect(isQuestDone(position, 0)).toBe(false);
    expect(position.state.markers).toMatchObject([{ x: 2000, y: 2000 }]);
    expect(position.state.lasting).toEqual([]);
  },
};
