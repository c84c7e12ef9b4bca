/** The Quest of the other side, in the thoughts of somebody who cannot know it. */
import { type Random, randomFrom } from '@holotape/kernel';
import { checkViews, testTable } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { QuestInPlay, QuestRecord, SkirmishState } from '../../state.ts';
import { resample, view } from '../../view.ts';
import { content, FAR_AWAY, game, scene, settler } from '../helpers/battle.ts';
import { on, questMarker } from './quests.ts';

const RECORD: QuestRecord = {
  done: ['bounty'],
  open: ['revenge-2'],
  ended: [],
  counts: { bounty: 1 },
  items: ['draft-codex'],
};
const MIDDLE: [number, number] = [4572, 4572];
const seeds = Array.from({ length: 60 }, (_, n) => `thought ${n}`);

/** Ann has this Quest, in the third round. */
function having(card: string, quest: Partial<QuestInPlay> = {}, more: (state: SkirmishState) => void = () => {}) {
  const t = scene({
    ann: [settler('a', [2000, 2000], [2000, 3000])],
    ben: [settler('b', FAR_AWAY)],
    state: on(card, null, (state) => {
      Object.assign(state.quests[0]!, quest);
      state.records[0] = structuredClone(RECORD);
      more(state);
    }),
  });
  Object.assign(t.state, { round: 3, phase: 'turn' });
  return t;
}

/** What a thought of Ben's holds. */
function thought({ state }: ReturnType<typeof having>, random: Random) {
  const other = { state: game.copy(state), content };
  resample(other, 1, random);
  expect(view(other, 1)).toEqual(view({ state, content }, 1));
  return { quest: other.state.quests[0]!, record: other.state.records[0]!, own: other.state.quests[1] };
}
const thoughts = (t: ReturnType<typeof having>) => seeds.map((seed) => thought(t, randomFrom(seed)));
const cardsOf = (t: ReturnType<typeof having>) => [...new Set(thoughts(t).map(({ quest }) => quest.card))].sort();

describe('CH-QUEST-4 what the other side has to do', () => {
  test.each([
    ['bounty', {}],
    ['clean-hands', { marks: { count: 3 } }],
    ['the-insider', { model: 'b-1' }],
    ['handy-delivery-2', { marks: { price: 250 } }],
    ['salvage-rights', {}],
    ['dead-drop', {}],
  ] as const)('%s is in thoughts any Quest of which nothing shows, as every other of them is', (card, quest) => {
    expect(thoughts(having(card, quest))).toEqual(thoughts(having('eyes-on-the-ridge', { model: 'a-1' })));
  });

  test('and those are many, none of which has a marker on the table', () => {
    const cards = cardsOf(having('bounty'));
    expect(cards.length).toBeGreaterThan(10);
    for (const card of ['the-lost-watch', 'uss-constitution-1', 'plague-of-radroaches', 'thiefs-trail-2b'])
      expect(cards).not.toContain(card);
  });

  test('nobody knows what was done before, but what led to such a card', () => {
    for (const { quest, record } of thoughts(having('bounty'))) {
      const isLater = !['1', undefined].includes(content.quests.get(quest.card)!.part);
      expect(record).toEqual({ done: [], open: isLater ? [quest.card] : [], ended: [], counts: {}, items: [] });
    }
  });

  test('whoever has none has none, and one’s own stays', () => {
    const t = having('bounty');
    t.state.quests = [null, { card: 'clean-hands', model: null, marks: { count: 1 } }];
    expect(thought(t, randomFrom('none'))).toMatchObject({ quest: null, own: t.state.quests[1] });
  });

  const inTheMiddle = (more: (state: SkirmishState) => void = () => {}) =>
    [
      (state: SkirmishState) => {
        questMarker(state, 1, ...MIDDLE);
        more(state);
      },
    ] as const;

  test('a marker in the middle of the table tells what it may be, and what happened to it tells more', () => {
    expect(cardsOf(having('first-to-the-well', { marks: { count: 1 } }, ...inTheMiddle()))).toEqual([
      'armor-fanatic-1',
      'first-to-the-well',
      'handy-delivery-1',
      'revenge-2',
      'uss-constitution-1',
    ]);
    const used = ({ markers }: SkirmishState) => Object.assign(markers[0]!, { opened: true });
    expect(cardsOf(having('revenge-2', {}, ...inTheMiddle(used)))).toEqual([
      'armor-fanatic-1',
      'handy-delivery-1',
      'revenge-2',
    ]);
  });

  test('what somebody carries off is what is to be carried off, and is counted', () => {
    const t = having('armor-fanatic-3', {}, (state) => {
      questMarker(state, 1, 3048, 3048);
      state.lasting.push({ id: '1', kind: 'carried', on: 'quest-0-1', until: 'battle', from: 'a-1', left: 0 });
    });
    expect(cardsOf(t)).toEqual(['armor-fanatic-3', 'thiefs-trail-2a']);
    expect(thoughts(t)[0]!.quest.marks).toEqual({ count: 1 });
  });

  test('what was shot from the table was there to be shot', () => {
    expect(cardsOf(having('pest-removal', { marks: { count: 1 } }))).toEqual(['pest-removal']);
    const swarms = having('plague-of-radroaches', { marks: { count: 2 } }, (state) => questMarker(state, 3, ...MIDDLE));
    expect(thoughts(swarms)[0]!.quest).toEqual({ card: 'plague-of-radroaches', model: null, marks: { count: 2 } });
  });

  test('four markers in the quarters may lie beside Searchables by chance; elsewhere they do', () => {
    const laid = (far: number) => (state: SkirmishState) => {
      const { width, height } = state;
      for (const [i, [x, y]] of [
        [far, far],
        [width - far, far],
        [far, height - far],
        [width - far, height - far],
      ].entries())
        questMarker(state, i + 1, x!, y!);
    };
    const { width } = having('bounty').state;
    const inQuarters = cardsOf(having('getting-technical', {}, laid(Math.round(width / 4))));
    expect(inQuarters).toEqual(['elusive-pet', 'getting-technical', 'the-collector', 'the-raised-bridge']);
    expect(cardsOf(having('the-raised-bridge', {}, laid(Math.round(width / 4))))).toEqual(inQuarters);
    expect(cardsOf(having('getting-technical', {}, laid(300)))).toEqual(['getting-technical']);
  });

  test('one Stranger waits for one side, as both know', () => {
    const { quest } = thought(having('thiefs-trail-2b', { model: 'stranger-1' }), randomFrom('stranger'));
    expect(quest).toEqual({ card: 'thiefs-trail-2b', model: 'stranger-1', marks: {} });
  });

  test('while somebody is still asked about their own, the other has chosen already: nobody knows what', () => {
    const t = testTable(game, {
      seats: 2,
      options: {
        forces: [[settler('a', [2000, 2000])], [settler('b', FAR_AWAY)]],
        advantage: 0,
        quests: true,
      } as never,
    });
    t.seat(0).answer('the-insider');
    t.seat(1).answer('bounty');
    expect(t.seat(0).asked()!.ask).toBe('quest.model');
    expect(() => checkViews(t.session, randomFrom('looks'))).not.toThrow();
    const cards = seeds.slice(0, 12).map((seed) => {
      const imagined = t.session.imagine(0, randomFrom(seed));
      const { card } = imagined.state.quests[1]!;
      imagined.answer(0, 'b-1');
      expect([imagined.state.quests[0]!.model, imagined.state.quests[1]!.card]).toEqual(['b-1', card]);
      return card;
    });
    expect(new Set(cards).size).toBeGreaterThan(5);
  });
});
