/** What people read in the adventure's content, by docs/adventure-style.md: as far as it can be counted. */
import { readFileSync } from 'node:fs';
import dictionary from 'dictionary-en-gb';
import nspell from 'nspell';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { LibraryCard, Objective } from '../printed/cards.ts';
import type { Instruction, Outcome } from '../printed/instructions.ts';
import type { Place } from '../printed/parts.ts';
import { cards, libraryContent as content, encounters, libraryFiles, quests } from './helpers/library.ts';

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
const lines = (file: string): string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** The texts read out on each way through an outcome or a list of instructions. */
const waysOf = (outcome: Outcome | undefined): string[][] =>
  waysThrough(outcome?.do ?? []).map((way) => (outcome?.text === undefined ? way : [outcome.text, ...way]));
const waysThrough = (instructions: readonly Instruction[]): string[][] =>
  instructions.reduce<string[][]>(
    (before, each) => before.flatMap((way) => branches(each).map((branch) => [...way, ...branch])),
    [[]],
  );
function branches({ test: dice, fight, contest, vote, choose, if: branch }: Instruction): string[][] {
  if (dice !== undefined)
    return dice.difficulty === undefined ? waysOf(dice.result) : [...waysOf(dice.pass), ...waysOf(dice.fail)];
  if (fight !== undefined) return [...waysOf(fight.win), ...waysOf(fight.lose)];
  if (contest !== undefined) return [...waysOf(contest.win), []];
  if (vote !== undefined) return [vote.most, vote.tied, vote.fewest].flatMap(waysThrough);
  if (choose !== undefined) return choose.flatMap((each) => waysThrough(each.do));
  if (branch !== undefined) return [...waysThrough(branch.do), ...waysThrough(branch.else)];
  return [[]];
}

/** What is heard after the intro, one list of texts for each way through the card. */
const waysAfterIntro = (card: LibraryCard): string[][] =>
  card.back === 'quest'
    ? card.objectives.flatMap(({ text, results }) => waysOf({ text, do: results }))
    : card.options.flatMap(({ text, do: steps }) => waysOf({ text, do: steps }));

/** Everything on a card that is a sentence. */
const textsOf = (card: LibraryCard): string[] => [
  card.intro,
  ...new Set(
    [
      ...waysAfterIntro(card),
      ...(card.back === 'quest' ? card.objectives.flatMap((each) => waysThrough(each.do)) : []),
    ].flat(),
  ),
];
const headingsOf = (card: LibraryCard): string[] =>
  card.back === 'quest' ? card.objectives.map(({ task }) => task) : card.options.map(({ label }) => label);

/** Every text under these keys, anywhere in the content. */
function* readable(value: unknown, key = ''): Generator<string> {
  if (typeof value === 'string' && ['name', 'text', 'title', 'intro', 'line', 'label', 'task'].includes(key))
    yield value;
  if (Array.isArray(value)) for (const each of value) yield* readable(each, key);
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) yield* readable(part, name);
}
const everything = libraryFiles
  .flat()
  .flatMap(({ path, text }) => [...readable(parse(text))].map((each) => ({ path, each })));

describe('length', () => {
  test('what is heard of a card, whichever way it goes, is 40 to 90 words', () => {
    const wrong = cards.flatMap((card) =>
      waysAfterIntro(card).flatMap((way) => {
        const heard = [card.intro, ...way].join(' ');
        const count = wordsIn(heard).length;
        return count >= 40 && count <= 90 ? [] : [`${card.id}, ${count} words: ${heard}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('an intro has at most 65 words, what is read later at most 40', () => {
    const tooLong = cards.flatMap((card) => {
      const [intro, ...rest] = textsOf(card);
      return [
        ...(wordsIn(intro!).length > 65 ? [`${card.id}: ${intro}`] : []),
        ...rest.filter((text) => wordsIn(text).length > 40).map((text) => `${card.id}: ${text}`),
      ];
    });
    expect(tooLong).toEqual([]);
  });

  test('on every way through a card something is read', () => {
    expect(cards.filter((card) => waysAfterIntro(card).some((way) => way.length === 0)).map(({ id }) => id)).toEqual(
      [],
    );
  });

  test('a test that a quest asks for has a word for those who fail it', () => {
    const silent = quests.flatMap(({ id, objectives }) =>
      objectives.flatMap(({ do: steps, task }) =>
        steps.some(({ test: dice }) => dice?.difficulty !== undefined && dice.fail?.text === undefined)
          ? [`${id}: ${task}`]
          : [],
      ),
    );
    expect(silent).toEqual([]);
  });
});

describe('labels and tasks say what the data say', () => {
  test('a label is a few words without a full stop, and names its price', () => {
    const wrong = encounters.flatMap(({ id, options }) =>
      options.flatMap(({ label, spend }) => {
        const fits = /^[A-Z"].*[^.!]$/.test(label) && wordsIn(label).length <= 8;
        return fits && (spend === undefined || label.includes(spend === 1 ? '1 Cap' : `${spend} Caps`))
          ? []
          : [`${id}: ${label}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('a task names its place, its price and what it makes one suffer; tests and fights are shown from the data', () => {
    const wrong = quests.flatMap(({ id, objectives }) =>
      objectives.flatMap((objective) =>
        [...termsOf(objective)]
          .filter((term) => !objective.task.toLowerCase().includes(term.toLowerCase()))
          .map((term) => `${id}: "${objective.task}" does not say "${term}"`),
      ),
    );
    expect(wrong).toEqual([]);
    expect(quests.filter(({ objectives }) => objectives.some(({ task }) => /\((test|fight) /.test(task)))).toEqual([]);
  });

  const nameOf = (place: string): string => content.spaces.get(content.named.get(place)!)!.name!;
  function placeTerms({ space, any, icon, level, marker }: Place): string[] {
    const levels = level === 'highest' ? ['highest'] : Object.values(level ?? {}).map((each) => `level ${each}`);
    const icons = icon === 'settlement' || icon === 'wasteland' ? [icon] : [];
    return [
      ...(space === undefined ? [] : [nameOf(space)]),
      ...(any ?? []).flatMap(placeTerms),
      ...icons,
      ...(marker === undefined ? [] : [marker]),
      ...levels,
    ];
  }
  function* termsOf({ at, spend, discard, either, do: steps, trigger }: Objective): Generator<string> {
    if (at !== undefined) yield* placeTerms(at);
    for (const cost of [{ spend, discard }, ...(either ?? [])]) {
      if (cost.spend !== undefined) yield `${cost.spend} Caps`;
      if (cost.discard?.kind?.length === 1) yield cost.discard.kind[0]!;
    }
    for (const { rads, damage } of steps) {
      if (rads !== undefined) yield `${rads} rad`;
      if (damage !== undefined) yield `${damage} damage`;
    }
    for (const { type, enemy } of trigger?.kill ?? []) {
      for (const each of type ?? []) yield each.replace('-', ' ');
      for (const each of enemy ?? []) yield each.replaceAll('-', ' ');
    }
    if (trigger?.explore === 'deadly') yield 'deadly';
  }
});

describe('wording', () => {
  test('no six words in a row stand on two cards', () => {
    const RUN = 6;
    const seen = new Map<string, string>();
    const repeated = new Set<string>();
    for (const card of cards)
      for (const text of textsOf(card)) {
        const words = wordsIn(text.toLowerCase());
        for (let i = 0; i + RUN <= words.length; i += 1) {
          const run = words.slice(i, i + RUN).join(' ');
          const before = seen.get(run);
          if (before !== undefined && before !== card.id) repeated.add(`${before}, ${card.id}: ${run}`);
          seen.set(run, before ?? card.id);
        }
      }
    expect([...repeated]).toEqual([]);
  });

  test('no two texts are the same, and no two cards share a title', () => {
    const all = cards.flatMap((card) => [card.title, ...textsOf(card)]);
    expect(all.filter((text, i) => all.indexOf(text) !== i)).toEqual([]);
  });

  test('punctuation: whole sentences, straight quotes in pairs, no dashes between clauses, no ellipses', () => {
    const isOdd = (text: string) =>
      /[‘’“”–—…]|\.\.|--| - | {2}| [,.;:?!]/.test(text) || text.split('"').length % 2 === 0;
    const wrong = cards.flatMap((card) => [
      ...[card.title, ...headingsOf(card), ...textsOf(card)].filter(isOdd),
      ...textsOf(card).filter((text) => !/^["A-Z].*[.?!]"?$/.test(text)),
    ]);
    expect(wrong).toEqual([]);
  });

  test('nothing is called what it is called elsewhere', () => {
    const names = lines('forbidden.txt').map((name) => new RegExp(`(?<![\\p{L}])${name}(?![\\p{L}])`, 'iu'));
    const found = everything.flatMap(({ path, each }) =>
      names.filter((name) => name.test(each)).map((name) => `${path}: "${each}" has ${name.source}`),
    );
    expect(found).toEqual([]);
  });
});

describe('spelling', () => {
  const speller = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
  const own = lines('words.txt');
  for (const word of own) speller.add(word);
  const isSpelt = (word: string): boolean => {
    const plain = word.replace(/'s?$/, '');
    return (
      /\d/.test(word) ||
      speller.correct(word) ||
      speller.correct(plain) ||
      word.split('-').every((part) => speller.correct(part))
    );
  };
  const words = new Map(everything.flatMap(({ path, each }) => wordsIn(each).map((word) => [word, path] as const)));

  test('every word is in the dictionary or in the list of our own', () => {
    expect([...words].filter(([word]) => !isSpelt(word)).map(([word, path]) => `${path}: ${word}`)).toEqual([]);
  });

  test('the list of our own words has none that is not used or not needed', () => {
    const fresh = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
    const used = new Set([...words.keys()].flatMap((word) => [word, word.replace(/'s?$/, ''), ...word.split('-')]));
    expect(own.filter((word) => fresh.correct(word) || !used.has(word))).toEqual([]);
  });
});
