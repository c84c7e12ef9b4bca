/**
 * Every option and every objective of the library, played at a real table with good dice and with bad ones: each can be
 * chosen, all that it says is done, and every text is heard. Cards are played one at a time on an open map without
 * enemies, by a survivor who has what the card asks for.
 */
import { randomFrom } from '@holotape/kernel';
import { randomAnswer, testTable } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { adventureGame, readAdventureContent } from '../index.ts';
import type { EncounterCard, Objective, QuestCard } from '../printed/cards.ts';
import type { Condition, WhichCards } from '../printed/conditions.ts';
import { spacesMeant } from '../queries/conditions.ts';
import type { AdventureState } from '../state.ts';
import { whatIsWrong } from './helpers/invariants.ts';
import { encounters, libraryFiles, quests } from './helpers/library.ts';
import { watch } from './helpers/watching.ts';

/** An encounter that stages a quest and at once completes one of its objectives, for those that wait for an event. */
const shortcuts = quests.flatMap(({ id, objectives }) => objectives.map((_, i) => ({ quest: id, objective: i + 1 })));
const shortcutId = (i: number): string => String(300 + i);
const isShortcut = (id: string): boolean => shortcuts.some((_, i) => shortcutId(i) === id);
const shortcutPack = [
  { path: 'pack.yaml', text: 'id: shortcuts\nname: Shortcuts\ngame: adventure\n' },
  {
    path: 'cards/shortcuts.yaml',
    text: shortcuts
      .map(
        ({ quest, objective }, i) =>
          `- id: "${shortcutId(i)}"\n  back: wasteland\n  title: Shortcut\n  intro: There.\n  options:\n    - label: Go\n` +
          `      do: [{ stage: "${quest}" }, { complete: { card: "${quest}", objective: ${objective} } }, trash]\n`,
      )
      .join(''),
  },
];
const game = adventureGame(readAdventureContent([...libraryFiles, shortcutPack]));
const { content } = game;
const { all, done } = watch(content, ({ id }) => !isShortcut(id));

/** A quest is played where its story is. */
const SCENARIOS = ['the-iron-commons', 'the-drowned-capital', 'saltfog-island', 'the-slag-pit'];
function scenarioOf(card: string): string {
  const number = Number.parseInt(card, 10);
  if (content.cards.get(card)!.set === 'core') return SCENARIOS[Math.floor((number - 20) / 15)] ?? SCENARIOS[0]!;
  return number >= 166 && number <= 177 ? 'dry-springs' : 'the-quiet-voice';
}

/** Dice by turns: `uneven` ones are better for who rolls first; `heads`, `arms` and `legs` meet enemies that bodies do not. */
const LUCK = {
  good: { test: [[4, 4, 4]], fight: [1, 4, 5] },
  bad: { test: [[1, 1, 1]], fight: [6, 6, 6] },
  heads: { test: [[4, 4, 4]], fight: [1, 1, 1] },
  arms: { test: [[1, 1, 1]], fight: [3, 3, 3] },
  legs: { test: [[4, 4, 4]], fight: [2, 2, 2] },
  uneven: {
    test: [
      [4, 4, 4],
      [1, 1, 1],
    ],
    fight: [1, 4, 5],
  },
};
type Luck = keyof typeof LUCK;
const ROLLS = 12;

const takeOut = (piles: readonly string[][], id: string) => {
  for (const pile of piles) if (pile.includes(id)) pile.splice(pile.indexOf(id), 1);
};

/** What a card asks for is given to the first survivor. */
function give(state: AdventureState, { kind, robot, least }: WhichCards): void {
  const { cards } = state.survivors[0]!;
  const decks = [state.assetDeck, state.lootDeck, state.shop];
  const fits = (id: string) => {
    const item = content.items.get(id)!;
    return (kind ?? ['weapon']).includes(item.kind) && (robot !== true || item.robot);
  };
  for (let i = 0; i < least; i += 1) {
    const id = decks.flat().find(fits)!;
    const own = content.items.get(id)!.kind;
    const slot = own === 'weapon' || own === 'apparel' || own === 'companion' ? own : 'inventory';
    takeOut(decks, id);
    cards.push({ id, in: cards.some((card) => card.in === slot) ? 'inventory' : slot, exhausted: false });
  }
}

/** The first survivor's weapon is a ranged one. */
function giveRanged(state: AdventureState): void {
  const decks = [state.assetDeck, state.lootDeck, state.shop];
  const id = decks.flat().find((each) => content.items.get(each)!.ranged)!;
  takeOut(decks, id);
  const { cards } = state.survivors[0]!;
  for (const card of cards) if (card.in === 'weapon') card.in = 'inventory';
  cards.push({ id, in: 'weapon', exhausted: false });
}

function fulfil(state: AdventureState, condition: Condition | undefined, seat = 0): void {
  if (condition === undefined) return;
  const survivor = state.survivors[seat]!;
  for (const each of condition.all ?? []) fulfil(state, each, seat);
  if (condition.any !== undefined) fulfil(state, condition.any[0], seat);
  if (condition.another !== undefined) fulfil(state, condition.another.who, 1);
  if (condition.trait !== undefined) survivor.traits.push({ trait: condition.trait, locked: false });
  if (condition.rads?.least !== undefined) survivor.rads = condition.rads.least;
  if (condition.cards !== undefined) give(state, condition.cards);
  if (condition.ranged === true) giveRanged(state);
  if (condition.staged !== undefined) stage(state, condition.staged);
  if (condition.tokens?.least !== undefined)
    for (const space of ['crossroads-camp.a', 'crossroads-camp.b', 'crossroads-camp.c'].slice(
      0,
      condition.tokens.least,
    ))
      state.enemies.push({ id: `token.${space}`, token: condition.tokens.faction, space, faceup: true });
}

function stage(state: AdventureState, card: string): void {
  const quest = content.cards.get(card) as QuestCard;
  takeOut([state.library], card);
  state.quests.push({ card, counters: Array(quest.objectives.length + 1).fill(0) });
}

/** An open map without enemies; two survivors with Caps and without letters, so that nothing is rerolled; nothing is staged. */
function tableFor(card: string, luck: Luck, prepare: (state: AdventureState) => void) {
  return testTable(game, {
    seats: 2,
    seed: `${card} ${luck}`,
    options: { scenario: scenarioOf(card), survivors: ['drifter', 'exile-knight'] },
    chance: {
      'setup.first': [0],
      'test.roll': Array.from({ length: ROLLS }, (_, i) => LUCK[luck].test[i % LUCK[luck].test.length]!),
      'fight.roll': Array(ROLLS).fill(LUCK[luck].fight),
    },
    state: (state) => {
      for (const { token } of state.enemies.splice(0))
        if (token !== 'star' && token !== 'shield') state.stacks[content.tokens.get(token)!.type].stack.unshift(token);
      for (const place of state.map) place.faceup = true;
      state.library.push(...state.quests.splice(0).map((quest) => quest.card));
      state.library.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
      state.markers.splice(0);
      for (const survivor of state.survivors) {
        const space = content.named.get('crossroads-camp');
        state.letters.push(...survivor.letters.splice(0));
        Object.assign(survivor, { space, hp: 16, caps: 20, rads: 0, traits: [] });
      }
      prepare(state);
    },
  });
}
type Table = ReturnType<typeof tableFor>;

/** Answers as they come, until somebody is at turn again. */
function playOut(t: Table, seed: string): void {
  const random = randomFrom(seed);
  while (t.session.question !== undefined && t.session.question.ask !== 'turn') {
    const [by, answer] = randomAnswer(t.session, random);
    t.seat(by).answer(answer);
  }
  expect(whatIsWrong(t.session)).toEqual([]);
}

const heardAt = (t: Table): unknown[] =>
  t.session.wholeLog.flatMap(({ say, args }) => (say === 'text' ? [args!.text] : []));

/** Every text that can be read out in these instructions. */
function* textsIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const each of value) yield* textsIn(each);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) {
      if (key === 'text' && typeof part === 'string') yield part;
      else yield* textsIn(part);
    }
}

const PLACES = {
  wasteland: 'tinworks',
  settlement: 'pendle-manor',
  'vault-84': 'vault-alpha',
  'vault-109': 'vault-beta',
  'vault-7': 'vault-gamma',
};
/** The first survivor stands where this card is drawn next. */
function onTop(state: AdventureState, { id, back }: EncounterCard): void {
  takeOut([state.library, ...Object.values(state.decks)], id);
  state.decks[back].push(id);
  state.survivors[0]!.space = content.named.get(PLACES[back])!;
}

describe('encounters', () => {
  test.each(encounters.map((card) => [card.id, card.title, card] as const))('%s %s', (_, __, card) => {
    for (const [i, chosen] of card.options.entries()) {
      const heard = new Set<unknown>();
      for (const luck of ['good', 'bad', 'heads', 'arms', 'legs'] as const) {
        const t = tableFor(card.id, luck, (state) => {
          onTop(state, card);
          if (luck === 'heads') state.survivors[1]!.space = state.survivors[0]!.space;
          if (card.skip?.if.not?.staged !== undefined) stage(state, card.skip.if.not.staged);
          fulfil(state, chosen.requires ?? chosen.forced);
          if (chosen.discard !== undefined) give(state, chosen.discard);
        });
        t.seat(0).answer('encounter');
        if (chosen.forced === undefined) t.seat(0).answer(`option:${i + 1}`);
        playOut(t, `${card.id} ${i} ${luck}`);
        for (const text of heardAt(t)) heard.add(text);
      }
      expect(
        [...textsIn([chosen.text === undefined ? [] : { text: chosen.text }, chosen.do])].filter(
          (text) => !heard.has(text),
        ),
      ).toEqual([]);
    }
  });
});

describe('quests', () => {
  /** Where the first survivor stands to attempt it: markers and tokens it names lie on the map. */
  function standAt(state: AdventureState, card: string, { at }: Objective): void {
    const text = JSON.stringify(at ?? {});
    for (const [, name] of text.matchAll(/"marker":"([^"]+)"/g))
      state.markers.push({
        name: name!,
        colour: 'red',
        card,
        space: 'crossroads-camp.d',
        portable: false,
        carrier: null,
      });
    for (const [, token] of text.matchAll(/"token":"(star|shield)"/g))
      state.enemies.push({ id: `token.${token}`, token: token!, space: 'crossroads-camp.a', faceup: true });
    if (at === undefined) return;
    const free = spacesMeant({ state, content }, 0, at).filter(
      (space) => space !== 'crossroads-camp.a' || state.enemies.some(({ token }) => token === 'star'),
    );
    expect(free).not.toEqual([]);
    state.survivors[0]!.space = free[0]!;
  }

  const attempted = quests.flatMap((card) =>
    card.objectives.flatMap((objective, i) =>
      objective.trigger === undefined ? [{ card, objective, number: i + 1 }] : [],
    ),
  );
  test.each(attempted.map((each) => [each.card.id, each.number, each.objective.task, each] as const))(
    '%s, objective %d: %s',
    (id, number, _, { objective }) => {
      for (const luck of ['good', 'bad'] as const) {
        const t = tableFor(id, luck, (state) => {
          stage(state, id);
          fulfil(state, objective.requires);
          if (objective.discard !== undefined) give(state, objective.discard);
          standAt(state, id, objective);
        });
        t.seat(0).answer(`quest:${id}:${number}`);
        playOut(t, `${id} ${number} ${luck}`);
        const told = new Set(t.session.wholeLog.map(({ say }) => say));
        const completed = told.has(objective.times > 1 ? 'quest.counted' : 'quest.completed');
        const rolled = objective.do.some((each) => each.test?.difficulty !== undefined || each.fight !== undefined);
        if (luck === 'good' || !rolled) expect(completed).toBe(true);
        else if (objective.do.every((each) => each.fight === undefined)) expect(completed).toBe(false);
        if (told.has('quest.completed')) expect(heardAt(t)).toContain(objective.text);
        if (luck === 'bad') expect(heardAt(t)).toEqual(expect.arrayContaining([...textsIn(objective.do)]));
      }
    },
  );

  test.each(shortcuts.map((each, i) => [each.quest, each.objective, shortcutId(i)] as const))(
    '%s is staged, and objective %d completed, with all that comes of it',
    (quest, number, shortcut) => {
      const { intro, objectives } = content.cards.get(quest) as QuestCard;
      const t = tableFor(quest, 'good', (state) => {
        takeOut([state.library], shortcut);
        state.decks.wasteland.push(shortcut);
        state.survivors[0]!.space = content.named.get('tinworks')!;
      });
      t.seat(0).answer('encounter', 'option:1');
      playOut(t, shortcut);
      expect(heardAt(t).slice(0, 2)).toEqual([intro, objectives[number - 1]!.text]);
    },
  );
});

describe('what depends on more than the dice', () => {
  const cardOf = (id: string) => content.cards.get(id) as EncounterCard;
  const keep = (state: AdventureState, seat: number, as: string, ...cards: string[]) => {
    for (const card of cards) {
      takeOut([state.library], card);
      state.survivors[seat]!.kept.push({ card, as, slots: 0 });
    }
  };
  const mark = (state: AdventureState, card: string, name: string, space: string) =>
    state.markers.push({ name, colour: 'red', card, space, portable: false, carrier: null });

  test.each([
    ['158', undefined, undefined, 'bad'],
    ['170', undefined, 'shield'],
    ['026', 'hunter', 'star'],
    ['046', 'colossus', 'shield'],
    ['058', undefined, undefined],
    ['122', undefined, undefined],
  ] as const)('%s acts at the end of four rounds', (id, marker, token, luck: Luck = 'good') => {
    const t = tableFor(id, luck, (state) => {
      stage(state, id);
      if (marker !== undefined) mark(state, id, marker, 'crossroads-camp.d');
      if (token !== undefined) state.enemies.push({ id: 'token.1', token, space: 'crossroads-camp.a', faceup: true });
      for (const survivor of state.survivors) survivor.space = content.named.get('milepost-farm')!;
    });
    for (let turn = 0; turn < 8; turn += 1) {
      t.seat(t.state.turn.seat).answer('end');
      playOut(t, `${id} ${turn}`);
    }
    expect(t.state.round).toBe(5);
  });

  test('015 a debt is paid, or not, or there is nothing to pay it with', () => {
    for (const [i, caps] of [20, 20, 20, 20, 0].entries()) {
      const t = tableFor('015', 'good', (state) => {
        onTop(state, cardOf('S01'));
        keep(state, 0, 'debt', '015');
        state.survivors[0]!.caps = caps;
      });
      t.seat(0).answer('encounter');
      playOut(t, `debt ${i}`);
      expect(t.state.trashed).toContain('015');
    }
  });

  test('030 the militia follows who wears its button', () => {
    const t = tableFor('030', 'good', (state) => {
      stage(state, '030');
      mark(state, '030', 'militia', 'crossroads-camp.d');
      keep(state, 0, 'militia', '034');
      state.survivors[0]!.space = 'crossroads-camp.d';
    });
    t.seat(0).answer('quest:030:3');
    playOut(t, 'militia');
    expect(t.session.wholeLog.filter(({ say }) => say === 'marker.moved')).toHaveLength(6);
  });

  test('074 the last settlement gets its office', () => {
    const t = tableFor('074', 'good', (state) => {
      stage(state, '074');
      const [here, ...others] = spacesMeant({ state, content }, 0, { icon: 'settlement' });
      state.capsOnMap.push(...others.map((space) => ({ space, card: '074' })));
      state.survivors[0]!.space = here!;
    });
    t.seat(0).answer('quest:074:1');
    playOut(t, 'office');
    expect(t.state.power.shield).toBe(4);
  });

  test.each([
    ['the one with most slips', ['085', '086'], ['087']],
    ['two with as many', ['085'], ['086']],
  ])('092 a vote: %s', (_, own, other) => {
    const t = tableFor('092', 'good', (state) => {
      onTop(state, cardOf('092'));
      state.survivors[1]!.space = state.survivors[0]!.space;
      keep(state, 0, 'vote', ...own);
      keep(state, 1, 'vote', ...other);
    });
    t.seat(0).answer('encounter', 'option:1');
    playOut(t, 'vote');
    expect(t.state.survivors[0]!.agendas.length).toBeGreaterThan(1);
  });

  test.each([
    [1, ['super-mutant']],
    [2, []],
    [3, ['synth']],
  ])('096 the chair makes another of you, choice %d', (choice, traits) => {
    const t = tableFor('096', 'good', (state) => {
      onTop(state, cardOf('096'));
      state.survivors[0]!.traits = [];
    });
    t.seat(0).answer('encounter', 'option:1', `choice:${choice}`);
    playOut(t, 'chair');
    expect(t.state.survivors[0]!.traits.map(({ trait }) => trait)).toEqual(traits);
  });

  test('W17 who lies down on the bench gets up a Synth, and mended', () => {
    const t = tableFor('W17', 'good', (state) => {
      onTop(state, cardOf('W17'));
      Object.assign(state.survivors[0]!, { traits: [], hp: 9 });
    });
    t.seat(0).answer('encounter', 'option:1');
    const { traits, hp } = t.state.survivors[0]!;
    expect([traits, hp]).toEqual([[{ trait: 'synth', locked: false }], 16]);
  });

  test('109 the faster hand takes the paper', () => {
    const t = tableFor('109', 'uneven', (state) => {
      stage(state, '109');
      const { at } = (content.cards.get('109') as QuestCard).objectives[0]!;
      if (at !== undefined) state.survivors[0]!.space = spacesMeant({ state, content }, 0, at)[0]!;
      state.survivors[1]!.space = state.survivors[0]!.space;
    });
    t.seat(0).answer('quest:109:1');
    playOut(t, 'paper');
    expect(t.state.survivors[0]!.agendas.length).toBeGreaterThan(1);
  });
});

test('every instruction of every card, in whichever branch, was carried out in one of these games', () => {
  expect(all.size).toBeGreaterThan(500);
  expect([...all].filter((instruction) => !done.has(instruction))).toEqual([]);
});
