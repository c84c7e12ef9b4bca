/** Quests: chosen, secret, in parts, and what they bring. */
import { randomFrom, startSession } from '@holotape/kernel';
import { testTable } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { readSkirmishContent } from '../../index.ts';
import { aftermath } from '../../queries/aftermath.ts';
import { questOutcome, recordAfter, whyNotQuest } from '../../queries/quests.ts';
import { chooseQuests } from '../../rules/quests/choosing.ts';
import type { QuestRecord } from '../../state.ts';
import { view } from '../../view.ts';
import {
  builtInFiles,
  content,
  FAR_AWAY,
  game,
  marker,
  playOut,
  scene,
  settler,
  skill,
  tableOf,
  unit,
} from '../helpers/battle.ts';
import { foughtOn } from '../helpers/random-battles.ts';
import { on } from './quests.ts';

const NONE: QuestRecord = { done: [], open: [], ended: [], counts: {}, items: [] };
const sides = { ann: [settler('a', [2000, 2000])], ben: [settler('b', FAR_AWAY)] };
/** Both are about to choose. */
const choosing = () =>
  testTable(game, { seats: 2, options: { forces: [sides.ann, sides.ben], advantage: 0, quests: true } as never });
const card = (id: string) => content.quests.get(id)!;
const why = (record: Partial<QuestRecord>, id: string) => whyNotQuest(content, { ...NONE, ...record }, id)?.rule;
const packed = (text: string) =>
  readSkirmishContent([
    builtInFiles,
    [
      { path: 'pack.yaml', text: 'id: mine\nname: Mine\ngame: skirmish' },
      { path: 'quests.yaml', text },
    ],
  ]);
/** Ann takes a Quest, Ben none, and a round goes by. */
function aRound(...taking: string[]) {
  const t = choosing();
  t.seat(0).answer(taking[0]!);
  t.seat(1).answer('none');
  t.seat(0).answer(...taking.slice(1), 'seat:0', 'a-1', 'a-1', 'end');
  t.seat(1).answer('b-1', 'b-1', 'end');
  return t;
}

describe('Quests', () => {
  test('CH-QUEST-1 each player takes one before the first round, and is asked no second time', () => {
    const t = choosing();
    expect(t.seat(0).asked()!.ask).toBe('quest.choose');
    t.seat(0).answer('clean-hands');
    t.seat(1).answer('bounty');
    expect(t.state.quests).toEqual([
      { card: 'clean-hands', model: null, marks: {} },
      { card: 'bounty', model: null, marks: {} },
    ]);
    expect([t.state.round, t.seat(0).asked()!.ask]).toEqual([1, 'round.first']);
  });

  test('CH-QUEST-15 what a Quest brings is never in the Item deck', () => {
    const { items } = choosing().state.decks;
    const rewards = [...content.quests.values()].flatMap((each) =>
      each.rewards.flatMap((reward) => (reward.gains === 'item' ? [reward.item] : [])),
    );
    expect(rewards).toContain('indys-freezing-44');
    expect(items.length).toBeGreaterThan(100);
    expect(items.filter((id) => rewards.includes(id))).toEqual([]);
  });

  test('CH-RULING-129 the parts are sold when the card is chosen, for the price or by a bargain', () => {
    const sold = (answer: string, rolled?: Parameters<typeof skill>[0]) => {
      const t = testTable(game, {
        seats: 2,
        options: {
          forces: [sides.ann, sides.ben],
          advantage: 0,
          quests: true,
          records: [{ ...NONE, open: ['handy-delivery-2'] }, null],
        } as never,
        ...(rolled && { chance: { 'quest.roll': [[skill(rolled)]] } }),
      });
      t.seat(0).answer('handy-delivery-2');
      t.seat(1).answer('none');
      t.seat(0).answer(answer);
      return questOutcome({ state: t.state, content }, 0)!.rewards;
    };
    expect([sold('price'), sold('bargain', 'critical'), sold('bargain', 'X')]).toEqual([
      [{ gains: 'caps', amount: 150 }],
      [{ gains: 'caps', amount: 250 }],
      [{ gains: 'caps', amount: 50 }],
    ]);
  });

  test('CH-RULING-130 the other side places the swarms, far from the edges and from each other', () => {
    const t = choosing();
    t.seat(0).answer('plague-of-radroaches');
    t.seat(1).answer('none');
    t.seat(1).answer('top-left', 'middle', 'right');
    const yellow = content.rulers.get('yellow')!.length;
    const places = t.state.markers.map(({ x, y }) => [x, y] as const);
    expect(places).toHaveLength(3);
    for (const [x, y] of places) expect(Math.min(x, y, t.state.width - x, t.state.height - y)).toBeGreaterThan(yellow);
    for (const [i, [x, y]] of places.entries())
      for (const [u, v] of places.slice(i + 1)) expect(Math.hypot(x - u, y - v)).toBeGreaterThan(yellow);
  });

  test('CH-RULING-131 a Quest has markers of its own, beside Searchables if there are enough', () => {
    const t = choosing();
    t.seat(0).answer('getting-technical');
    t.seat(1).answer('none');
    expect(t.state.markers.map(({ kind }) => kind)).toEqual(['quest', 'quest', 'quest', 'quest']);
    const laid = (count: number) => {
      const s = scene({ ...sides });
      s.state.questing = true;
      for (let n = 1; n <= count; n += 1)
        s.state.markers.push({ ...marker(`box-${n}`, 'searchable', 'item', 1500 * n, 3000) });
      playOut(chooseQuests(tableOf(s)), ['getting-technical', 'none']);
      return s.state.markers
        .filter(({ kind }) => kind === 'quest')
        .map(({ x, y }) => [Math.round(x / 1500), Math.abs(y - 3000) < 500]);
    };
    expect(laid(4)).toEqual([1, 2, 3, 4].map((n) => [n, true]));
    expect(laid(3).every(([, isNear]) => isNear)).toBe(false);
  });

  test('CH-RULING-132 tokens of the Bandit wait for Luck, from the fifth on', () => {
    const t = scene({ ...sides, state: on('one-armed-bandit') });
    t.state.quests[0]!.marks = { tokens: 5 };
    expect(questOutcome(t, 0)).toMatchObject({ done: false, rewards: [] });
    t.state.quests[0]!.marks = { tokens: 6, count: 6 };
    expect(questOutcome(t, 0)!.rewards).toEqual([{ gains: 'caps', amount: 108 }]);
  });

  test('CH-QUEST-2 it stays the same: no later question offers another', () => {
    const t = aRound('clean-hands');
    expect([t.state.round, t.state.quests[0]!.card, t.seat(t.state.advantage!).asked()!.ask]).toEqual([
      2,
      'clean-hands',
      'round.first',
    ]);
  });

  test('CH-QUEST-3 it stands apart from the battle, and one player may have one alone', () => {
    const t = scene({ ...sides, state: on('the-insider', 'b-1') });
    t.model('a-1').gone = 'eliminated';
    // Ann has lost the battle, and the one she wrote down stands.
    const [mine, theirs] = [aftermath(t, 0), aftermath(t, 1)];
    expect([mine.survivors, mine.quest!.done, theirs.quest]).toEqual([[], true, null]);
  });

  test('CH-QUEST-4 the opponent knows that there is one, and nothing of what it says', () => {
    const t = scene({ ...sides, state: on('clean-hands') });
    expect(view(t, 1).quests).toEqual([
      { active: true, card: null, record: null },
      { active: false, card: null, record: NONE },
    ]);
    expect(view(t, 0).quests[0]!.card!.card).toBe('clean-hands');
    t.model('b-1').gone = 'eliminated';
    expect(JSON.stringify([view(t, 1), view(t, 'public')])).not.toContain('clean-hands');
    const chosen = aRound('clean-hands');
    expect(chosen.logged('CH-QUEST-4')).toEqual(['Ann has a Quest to complete.']);
  });

  test('CH-QUEST-5 a card has a story or an item on its back, and never both', () => {
    const quest = (back: string) => `- { id: mine, name: Mine, ${back}task: { is: bounty }, text: "" }`;
    expect(() => packed(quest(''))).toThrow(/a Quest has a story or an item on its back/);
    expect(() => packed(quest('story: "S", item: stimpak, '))).toThrow(/a Quest has a story or an item on its back/);
    expect(packed(quest('item: stimpak, ')).quests.get('mine')!.item).toBe('stimpak');
  });

  test('CH-QUEST-6 cards of one name are parts of one Quest, in order', () => {
    const trail = [...content.quests.values()].filter(({ name }) => name === "The Thief's Trail");
    expect(trail.map(({ part }) => part)).toEqual(['1', '2a', '2b']);
  });

  test('CH-QUEST-7 it begins with its first part; another is open only when a card has led there', () => {
    expect([why({}, 'handy-delivery-1'), why({}, 'handy-delivery-2')]).toEqual([undefined, 'CH-QUEST-7']);
    expect(why({ open: ['handy-delivery-2'] }, 'handy-delivery-2')).toBeUndefined();
    expect(choosing().seat(0).refuse('handy-delivery-2').sentence).toBe('No card has led to Handy Delivery 2 yet.');
  });

  test('CH-QUEST-8 a card says which comes next, done or not', () => {
    expect(recordAfter(NONE, card('thiefs-trail-1'), true, 1).open).toEqual(['thiefs-trail-2a']);
    expect(recordAfter(NONE, card('thiefs-trail-1'), false, 0).open).toEqual(['thiefs-trail-2b']);
  });

  test('CH-QUEST-9 the next part waits for as long as one likes', () => {
    const first = recordAfter(NONE, card('handy-delivery-1'), true, 1);
    const second = recordAfter(first, card('clean-hands'), true, 0);
    expect(whyNotQuest(content, second, 'handy-delivery-2')).toBeUndefined();
  });

  test('CH-QUEST-10 what it brings comes when the battle is over, once', () => {
    const t = scene({ ...sides, state: on('enemy-of-my-enemy') });
    t.state.quests[0]!.marks.count = 3;
    expect(view(t, 0).aftermath).toBeNull();
    expect(questOutcome(t, 0)).toMatchObject({ done: true, rewards: [{ gains: 'caps', amount: 150 }] });
    const hunt = scene({ ...sides, state: on('food-hunt', 'a-1') });
    hunt.state.quests[0]!.marks.count = 5;
    expect(questOutcome(hunt, 0)!.rewards).toEqual([{ gains: 'boosts', count: 3 }]);
    expect(questOutcome(scene({ ...sides, state: on('bounty') }), 0)).toMatchObject({ done: false, rewards: [] });
  });

  test('CH-QUEST-11 after one is done no other can be taken in the same battle', () => {
    const t = aRound('the-insider', 'b-1');
    expect(questOutcome({ state: t.state, content }, 0)!.done).toBe(true);
    expect([t.state.round, t.state.quests[0]!.card, t.seat(t.state.advantage!).asked()!.ask]).toEqual([
      2,
      'the-insider',
      'round.first',
    ]);
  });

  test('CH-QUEST-12 each only once, unless the card says otherwise', () => {
    expect([why({ done: ['bounty'] }, 'bounty'), why({ done: ['bounty'] }, 'clean-hands')]).toEqual([
      'CH-QUEST-12',
      undefined,
    ]);
    const again = packed('- { id: mine, name: Mine, story: "S", task: { is: bounty }, repeatable: true, text: "" }');
    expect(whyNotQuest(again, { ...NONE, done: ['mine'] }, 'mine')).toBeUndefined();
  });

  test('CH-QUEST-13 what was not done may be tried again, unless it has ended', () => {
    const failed = recordAfter(NONE, card('bounty'), false, 0);
    expect(whyNotQuest(content, failed, 'bounty')).toBeUndefined();
    expect(why({ ended: ['bounty'] }, 'bounty')).toBe('CH-QUEST-13');
  });

  test('a part that counts in all leads on when there is enough', () => {
    const two = recordAfter(NONE, card('battle-codex-1'), true, 2);
    expect([two.open, two.counts]).toEqual([[], { 'battle-codex-1': 30 }]);
    expect(recordAfter(two, card('battle-codex-1'), true, 1).open).toEqual(['battle-codex-2']);
  });
});

describe('random battles with Quests', () => {
  const ids = [...content.quests.keys()].filter((id) => whyNotQuest(content, NONE, id) === undefined);
  const pairs = ids.flatMap((id, i) => (i % 2 === 0 ? [[id, ids[(i + 1) % ids.length]!] as const] : []));
  test.each(pairs)('%s against %s: nothing leaks, breaks or never ends', (mine, theirs) => {
    const random = randomFrom(`quests ${mine}`);
    const nora = { ...unit('nora', 'sole-survivor', [[600, 1000]]), leader: 'hunter' };
    const hammer = { ...unit('hammer', 'hammer', [[3000, 1000]], 'super-sledge'), leader: 'brawler' };
    const forces = [
      [nora, settler('settlers', [600, 2000])],
      [hammer, settler('others', [3000, 2000])],
    ];
    const options = { width: 4000, height: 3000, quests: true, forces } as never;
    const begin = startSession(game, { seats: 2, seed: `quests ${mine}`, options });
    begin.answer(0, mine);
    begin.answer(1, theirs);
    foughtOn(begin, random, 80, 17);
  });
});
