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
import { spacesMeant } from '../rules/conditions.ts';
import type { AdventureState } from '../state.ts';
import { whatIsWrong } from './invariants.ts';
import { encounters, libraryFiles, quests } from './library.ts';

/** An encounter that stages a quest and at once completes one of its objectives, for those that wait for an event. */
const shortcuts = quests.flatMap(({ id, objectives }) => objectives.map((_, i) => ({ quest: id, objective: i + 1 })));
const shortcutId = (i: number): string => String(300 + i);
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

/** A quest is played where its story is. */
const SCENARIOS = [...content.scenarios.keys()];
const scenarioOf = (card: string): string => SCENARIOS[Math.floor((Number(card) - 20) / 15)] ?? SCENARIOS[0]!;

const LUCK = { good: { test: [4, 4, 4], fight: [1, 4, 5] }, bad: { test: [1, 1, 1], fight: [6, 6, 6] } } as const;
type Luck = keyof typeof LUCK;

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
      'test.roll': Array(12).fill(LUCK[luck].test),
      'fight.roll': Array(12).fill(LUCK[luck].fight),
    },
    state: (state) => {
      for (const { token } of state.enemies.splice(0))
        if (token !== 'star' && token !== 'shield') state.stacks[content.tokens.get(token)!.type].stack.unshift(token);
      for (const place of state.map) place.faceup = true;
      state.library.push(...state.quests.splice(0).map((quest) => quest.card));
      state.library.sort((a, b) => Number(a) - Number(b));
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
  expect(whatIsWrong(t.session.position, t.session.open.journal.length === 0)).toEqual([]);
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

describe('encounters', () => {
  const PLACES = {
    wasteland: 'tinworks',
    settlement: 'pendle-manor',
    'vault-84': 'vault-alpha',
    'vault-109': 'vault-beta',
  };
  const onTop = (state: AdventureState, { id, back }: EncounterCard) => {
    takeOut([state.library, ...Object.values(state.decks)], id);
    state.decks[back].push(id);
    state.survivors[0]!.space = content.named.get(PLACES[back])!;
  };

  test.each(encounters.map((card) => [card.id, card.title, card] as const))('%s %s', (_, __, card) => {
    for (const [i, chosen] of card.options.entries()) {
      const heard = new Set<unknown>();
      for (const luck of ['good', 'bad'] as const) {
        const t = tableFor(card.id, luck, (state) => {
          onTop(state, card);
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
