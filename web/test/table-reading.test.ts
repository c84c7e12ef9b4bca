import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import { missingFor, sureChanges } from '@holotape/vault/queries/using';
import { describe, expect, it } from 'vitest';
import { en as vaultWords } from '../src/games/vault/en.ts';
import { answerByHabit } from '../src/games/vault/habit.ts';
import { decides, handOf } from '../src/games/vault/hand.ts';
import { kindName, spaceLabel } from '../src/games/vault/labels.ts';
import {
  BOARD_H,
  BOARD_W,
  halfBox,
  liftBox,
  metricsFor,
  neighbourIn,
  parseSpace,
  placeBox,
  shaftBox,
} from '../src/games/vault/layout.ts';
import { lastPlacement, looksOf } from '../src/games/vault/look.ts';
import { chance, helpersOf, oddsOf } from '../src/games/vault/odds.ts';
import { dwellerKinds, spacesOf } from '../src/games/vault/reading.ts';
import { spread } from '../src/games/vault/spread.ts';
import { rewardRows } from '../src/games/vault/token-names.ts';
import { abilityWords, listTokens, spacePhrase } from '../src/games/vault/words.ts';
import { onlyChoice } from '../src/screens/table/choices.ts';
import { en as tableWords } from '../src/screens/table/en.ts';
import { FIT, filling, kept, seenOf, showing, viewOf } from '../src/screens/table/frame.ts';
import { Decided, verdictOf } from '../src/screens/table/pending.ts';
import { bandOf, fitLabels, moved, roundAt, startAt, type Tape } from '../src/screens/table/replay/tape.ts';
import { clock, listNames } from '../src/screens/table/words.ts';
import { content, explain, names, tableOf } from './helpers/vault-table.ts';

describe('the board', () => {
  it('fits on its sheet with three, four and five levels, and nothing overlaps', () => {
    for (const levels of [3, 4, 5]) {
      const m = metricsFor(levels);
      for (let level = 0; level < levels; level += 1) {
        const boxes = [0, 1, 2, 3, 4, 5].map((place) => placeBox(m, level, place));
        const all = [...boxes, shaftBox(m, level)].sort((a, b) => a.x - b.x);
        for (const [i, box] of all.entries()) {
          expect(box.x + box.w).toBeLessThanOrEqual(BOARD_W);
          expect(box.y + box.h).toBeLessThanOrEqual(BOARD_H);
          if (i > 0) expect(box.x).toBeGreaterThanOrEqual(all[i - 1]!.x + all[i - 1]!.w);
        }
      }
      expect(placeBox(m, 1, 0).y).toBeGreaterThan(placeBox(m, 0, 0).y + placeBox(m, 0, 0).h);
    }
  });

  it('gives every space at least 44 pixels to be hit, elevators half of their card', () => {
    for (const levels of [3, 4, 5]) {
      const m = metricsFor(levels);
      const half = halfBox(m, placeBox(m, 0, 0), 0);
      expect(half.hit.w).toBeGreaterThanOrEqual(44);
      expect(half.hit.h).toBeGreaterThanOrEqual(44);
      expect(liftBox(m, shaftBox(m, 0), 0).h).toBeGreaterThanOrEqual(40);
    }
  });

  it('reads the ids of spaces', () => {
    expect(parseSpace('top.1.1')).toEqual({ level: 'top', at: 0 });
    expect(parseSpace('red.6.2')).toEqual({ level: 'red', at: 11 });
    expect(parseSpace('blue.lift.2')).toEqual({ level: 'blue', at: 13 });
    expect(parseSpace('track.lounge.1')).toBeUndefined();
  });

  it('walks straight on before it turns', () => {
    const at = (id: string, x: number, y: number) => ({ id, x, y });
    const from = at('here', 0, 0);
    const among = [from, at('right', 100, 0), at('askew', 60, 40), at('down', 0, 90)];
    expect(neighbourIn(from, among, 'right')?.id).toBe('right');
    expect(neighbourIn(from, among, 'down')?.id).toBe('down');
    expect(neighbourIn(from, among, 'left')).toBeUndefined();
  });

  it('lights what the rules allow for the dweller in hand, and keeps the reason of the rest', () => {
    const { vault, question } = tableOf((state) => {
      state.players[0]!.dwellers[1]!.injured = true;
    });
    const [plain, injured] = dwellerKinds(vault.state.players[0]!);
    const look = (hand: typeof plain, id: string) =>
      looksOf({ vault, question, hand, chosen: undefined, last: undefined, plan: undefined }).get(id)!;
    expect(look(plain, 'top.6.1').status).toBe('open');
    expect(look(plain, 'top.1.1')).toMatchObject({ status: 'blocked', why: { say: 'why.short' }, lacks: [0] });
    expect(look(plain, 'blue.lift.1')).toMatchObject({ status: 'locked', lacks: [] });
    // Another dweller could go to the bed by the elevator; the one in hand is healthy.
    expect(look(plain, 'top.lift.1')).toMatchObject({
      status: 'blocked',
      otherDweller: true,
      why: { rule: 'SH-INJURY-3' },
    });
    expect(look(injured, 'top.lift.1').status).toBe('open');
    expect(look(injured, 'top.6.1')).toMatchObject({ status: 'blocked', why: { rule: 'SH-INJURY-2' } });
  });

  it('lights nothing and dims nothing while others play', () => {
    const { vault } = tableOf();
    const looks = looksOf({
      vault,
      question: null,
      hand: undefined,
      chosen: undefined,
      last: undefined,
      plan: undefined,
    });
    expect(new Set([...looks.values()].map(({ status }) => status))).toEqual(new Set(['idle']));
  });

  it('shows a letter that pays twice only for the dweller trained in it', () => {
    const { vault, question } = tableOf((state) => {
      state.players[0]!.dwellers[0]!.trained = 'A';
    });
    const kinds = dwellerKinds(vault.state.players[0]!);
    expect(kinds.map(({ key }) => key)).toEqual(['A', 'plain']);
    const twice = (hand: (typeof kinds)[number]) =>
      looksOf({ vault, question, hand, chosen: undefined, last: undefined, plan: undefined }).get('top.6.1')!.twice;
    expect(kinds.map(twice)).toEqual([true, false]);
  });

  it('finds the last placement, but not one of a round that is over', () => {
    const place = { say: 'place', args: { seat: 1, where: { space: 'top.6.1', room: 'diner' } } };
    expect(lastPlacement([place, { say: 'gain' }])).toEqual({ seat: 1, space: 'top.6.1', room: 'diner' });
    expect(lastPlacement([place, { say: 'step.recall' }])).toBeUndefined();
  });
});

describe('words', () => {
  it('name a space by what it costs and gives, and whether it is open', () => {
    const { vault, question } = tableOf();
    const hand = dwellerKinds(vault.state.players[0]!)[0];
    const looks = looksOf({ vault, question, hand, chosen: undefined, last: undefined, plan: undefined });
    const label = (id: string) =>
      spaceLabel(spacesOf(vault).find((each) => each.id === id)!, looks.get(id)!, content, { names, explain });
    expect(label('top.6.1')).toBe('Diner, left space: gain 2 food, A pays twice; open');
    expect(label('top.1.1')).toBe('Wasteland, left space: pay 1 water, gain 1 item, E pays twice; why.short');
    expect(label('blue.lift.1')).toMatch(/^Ben’s elevator, upper space: pay the price of a room, gain 1 room built;/);
  });

  it('say what every item does in so few words that they fit on its card', () => {
    for (const { id, ability } of content.items.values()) {
      const words = abilityWords(ability);
      expect(words, id).not.toMatch(/[{}]|does\./);
      expect(words.length, id).toBeLessThanOrEqual(36);
    }
    const of = (item: string) => abilityWords(content.items.get(item)!.ability);
    expect(of('zip-pistol')).toBe('+2 in a fight');
    expect(of('beam-carbine')).toBe('+2 in a fight, +4 for 1 power');
    expect(of('gear-wall')).toBe('1 happiness for 3 items');
  });

  it('say what stands on a slab', () => {
    const spaces = (room: string) => content.rooms.get(room)!.spaces;
    expect(spacePhrase(spaces('vault-door')[1])).toBe(
      'takes two dwellers at once, pay 1 food, gain 1 new dweller and 1 happiness',
    );
    expect(spacePhrase(spaces('infirmary')[1])).toBe(
      'for injured dwellers only, pay 1 food, gain 1 healing and training in a letter of your choice',
    );
    expect(spacePhrase(spaces('laboratory')[1])).toMatch(/exchange 1 resource/);
    expect(listTokens(rewardRows(spaces('recycling-bay')[0].reward).flat())).toBe(
      'exchange 1 power for 1 water and exchange 1 food for 1 water',
    );
  });

  it('name dwellers', () => {
    expect(kindName({ trained: 'A', injured: false })).toBe('Trained in A');
    expect(kindName({ trained: null, injured: true })).toBe('Injured');
  });

  it('count time and people', () => {
    expect([clock(40_000), clock(605_000), clock(30 * 3_600_000)]).toEqual(['0:40', '10:05', '30 h']);
    expect([listNames(['Ana']), listNames(['Ana', 'Ben']), listNames(names)]).toEqual([
      'Ana',
      'Ana and Ben',
      'Ana, Ben and Mira',
    ]);
  });

  it('stand in files and are all in use', async () => {
    const { readdirSync, readFileSync } = await import('node:fs');
    const { join } = await import('node:path');
    const read = (folder: string) =>
      readdirSync(join(import.meta.dirname, '../src', folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && entry.name !== 'en.ts')
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
        .join('\n');
    for (const [folder, messages] of [
      ['games/vault', vaultWords],
      ['screens/table', tableWords],
    ] as const) {
      const text = read(folder);
      const built = [...text.matchAll(/[vs]\(\s*`([^`]+)`/g)].map(
        (match) => new RegExp(`^${match[1]!.replace(/[.]/g, '\\.').replace(/\$\{[^}]*\}/g, '.+')}$`),
      );
      const unused = Object.keys(messages).filter(
        (key) => !text.includes(`'${key}'`) && !built.some((pattern) => pattern.test(key)),
      );
      expect(unused, folder).toEqual([]);
    }
  });
});

describe('what a choice gives, before it is made', () => {
  it('counts costs and gains, twice for the right letter, and what finds no room', () => {
    const { vault } = tableOf((state) => Object.assign(state.players[0]!, { food: 5, water: 1 }));
    const me = vault.state.players[0]!;
    const diner = content.rooms.get('diner')!.spaces[0];
    expect(sureChanges(me, diner, false)).toEqual([{ of: 'food', before: 5, after: 6, lost: 1 }]);
    expect(sureChanges(me, diner, true)).toEqual([{ of: 'food', before: 5, after: 6, lost: 3 }]);
    const gardens = content.rooms.get('community-gardens')!.spaces[1];
    expect(sureChanges(me, gardens, false)).toEqual([
      { of: 'happiness', before: 0, after: 1, lost: 0 },
      { of: 'food', before: 5, after: 6, lost: 0 },
      { of: 'water', before: 1, after: 0, lost: 0 },
    ]);
  });

  it('strikes through just the costs one lacks', () => {
    const { vault } = tableOf((state) => Object.assign(state.players[0]!, { food: 1 }));
    const me = vault.state.players[0]!;
    const door = content.rooms.get('vault-door')!.spaces[0];
    expect(missingFor(me, door, undefined)).toEqual([1]);
    expect(missingFor(me, content.rooms.get('overseers-office')!.spaces[1], undefined)).toEqual([1]);
  });

  it('knows the chance of a fight, with each item and with all', () => {
    expect(chance(7)).toBeCloseTo(21 / 36);
    expect(chance(12)).toBeCloseTo(1 / 36);
    expect(chance(8, [{ item: 'x', does: 'add', plus: 2 }])).toBeCloseTo(26 / 36);
    const p = chance(8);
    expect(chance(8, [{ item: 'x', does: 'again', dice: 2 }])).toBeCloseTo(p + (1 - p) * p);
    expect(chance(8, [{ item: 'x', does: 'again', dice: 1 }])).toBeGreaterThan(p);
    const { vault } = tableOf((state) => {
      state.players[0]!.power = 1;
      for (const id of ['zip-pistol', 'beam-carbine', 'ration-crate'])
        state.players[0]!.items.push({ id, exhausted: false });
      state.players[0]!.items.push({ id: 'pump-shotgun', exhausted: true });
    });
    const me = vault.state.players[0]!;
    expect(helpersOf(me, content)).toEqual([
      { item: 'zip-pistol', does: 'add', plus: 2 },
      { item: 'beam-carbine', does: 'add', plus: 4 },
    ]);
    const odds = oddsOf(9, me, content);
    expect(odds.each.map(({ chance: each }) => each)).toEqual([chance(7), chance(5)]);
    expect(odds.all).toBeCloseTo(chance(3));
  });
});

describe('answers that need not be asked for', () => {
  const question = (ask: string, options: QuestionInfo['options'] = []): QuestionInfo => ({
    number: 8,
    ask,
    kind: 'choice',
    seat: 0,
    options,
    trail: [],
  });
  const blocked = { rule: 'SH-PLACE-4', say: 'why.short' };

  it('the only choice, never one of several', () => {
    expect(onlyChoice(question('x', [{ id: 'a', blocked }, { id: 'b' }]))).toBe('b');
    expect(onlyChoice(question('x', [{ id: 'a' }, { id: 'b' }]))).toBeUndefined();
    expect(onlyChoice({ ...question('x', [{ id: 'a' }]), kind: 'chance' })).toBeUndefined();
  });

  it('which dweller: the one that was in hand, right after the space was chosen', () => {
    const { view, question: turn } = tableOf((state) => {
      state.players[0]!.dwellers[0]!.trained = 'A';
    });
    const [trained, plain] = dwellerKinds(view.players[0]!);
    const which = question('place.dweller', [{ id: 'red-1' }, { id: 'red-2' }]);
    const decidedWith = (inHand: string | undefined) => decides(turn, 'space:top.1.1', { view, inHand });
    expect(handOf({ view, inHand: undefined }, 0)).toEqual(trained);
    expect(decidedWith(undefined)).toEqual({ ask: 'place.dweller', answer: 'red-1' });
    expect(decidedWith(plain!.key)).toEqual({ ask: 'place.dweller', answer: 'red-2' });
    expect(decides(turn, 'pass', { view, inHand: undefined })).toBeUndefined();
    expect(decides(which, 'red-1', { view, inHand: undefined })).toBeUndefined();
  });

  it('what was decided with an answer is for the next question alone', () => {
    const [turn, which, other] = [
      { ...question('turn'), number: 7 },
      question('place.dweller', [{ id: 'red-1' }]),
      question('pay.any'),
    ];
    const then = { ask: 'place.dweller', answer: 'red-1' };
    const decided = new Decided();
    decided.decide(turn, then);
    expect(decided.answerTo(turn)).toBeUndefined();
    expect(decided.answerTo({ ...which, number: 8 })).toBe('red-1');
    expect(decided.answerTo({ ...which, number: 8 }), 'however often one looks').toBe('red-1');
    expect(decided.answerTo({ ...which, number: 9 }), 'the second dweller of two').toBeUndefined();
    decided.decide(turn, then);
    expect(decided.answerTo({ ...other, number: 8 })).toBeUndefined();
    expect(decided.answerTo({ ...which, number: 9 }), 'something else came between').toBeUndefined();
    decided.decide(turn, then);
    const blockedNow = { ...which, number: 8, options: [{ id: 'red-1', blocked }, { id: 'red-2' }] };
    expect(decided.answerTo(blockedNow)).toBeUndefined();
  });

  it('a pending answer has the verdict of the rules: of its option, or of the checker of an open question', () => {
    const turn = question('turn', [{ id: 'space:top.1.1', blocked }, { id: 'pass' }]);
    expect(verdictOf(turn, 'pass', {}, {})).toEqual({ ok: true });
    expect(verdictOf(turn, 'space:top.1.1', {}, {})).toEqual({ ok: false, reason: blocked });
    expect(verdictOf(turn, 'nonsense', {}, {}).ok).toBe(false);
    const check = (_: unknown, answer: unknown) =>
      answer === 3 ? ({ ok: true, evidence: 'three' } as const) : ({ ok: false, reason: blocked } as const);
    const open = { ...question('move.to'), kind: 'open' } as const;
    expect(verdictOf(open, 3, {}, { check })).toEqual({ ok: true, evidence: 'three' });
    expect(verdictOf(open, 4, {}, { check })).toEqual({ ok: false, reason: blocked });
  });

  it('habits: income while there is room, passing when nothing is open', () => {
    const { view } = tableOf((state) => Object.assign(state.players[0]!, { food: 6 }));
    const income = question('income', [{ id: 'food' }, { id: 'water' }]);
    expect(answerByHabit(income, view, { income: 'water', pass: false })).toBe('water');
    expect(answerByHabit(income, view, { income: 'food', pass: false })).toBeUndefined();
    expect(answerByHabit(income, view, { income: 'ask', pass: true })).toBeUndefined();
    const turn = question('turn', [{ id: 'space:top.1.1', blocked }, { id: 'pass' }]);
    expect(answerByHabit(turn, view, { income: 'ask', pass: true })).toBe('pass');
    expect(
      answerByHabit(question('turn', [{ id: 'space:top.1.1' }, { id: 'pass' }]), view, { income: 'ask', pass: true }),
    ).toBeUndefined();
  });
});

describe('slabs, frames and tapes', () => {
  it('put costs before the edge and everything inside the slab', () => {
    for (const { spaces } of content.rooms.values())
      for (const { cost, reward } of spaces) {
        const rows = rewardRows(reward);
        const { at, scale, edge } = spread(cost, rows[0]!, 72);
        const last = at.at(-1) ?? 0;
        expect(last + 12.5 * scale).toBeLessThanOrEqual(36.5);
        expect((at[0] ?? 0) - 12.5 * scale).toBeGreaterThanOrEqual(-36.5);
        expect(edge === undefined).toBe(cost.length === 0);
      }
  });

  it('never leave an empty edge while the board is larger than its frame', () => {
    const [board, frame] = [
      { w: 1000, h: 600 },
      { w: 1000, h: 700 },
    ];
    expect(kept(FIT, board, frame)).toEqual({ zoom: 1, x: 0, y: 50 });
    expect(kept({ zoom: 2, x: 300, y: -5000 }, board, frame)).toEqual({ zoom: 2, x: 0, y: -500 });
    expect(kept({ zoom: 9, x: 0, y: 0 }, board, frame).zoom).toBe(3);
  });

  it('show a part of the board, fill their frame, and move just so far that a thing is seen', () => {
    const [size, frame] = [
      { w: 2000, h: 1000 },
      { w: 1000, h: 1000 },
    ];
    // The whole board is seen at half its size, with room above and below.
    expect(seenOf(kept(FIT, { w: 1000, h: 500 }, frame), size, frame)).toEqual({ x: 0, y: 0, ...size });
    const part = { x: 500, y: 250, w: 500, h: 500 };
    const close = viewOf(part, size, frame, 10);
    expect(close.zoom).toBe(4);
    expect(seenOf(close, size, frame)).toEqual(part);
    expect(filling(size, frame)).toEqual({ zoom: 2, x: -500, y: 0 });
    // Beside what is seen: moved by its size and a margin of 24 pixels, and no further.
    const beside = showing({ x: 1000, y: 300, w: 100, h: 100 }, close, size, frame, 10);
    expect(seenOf(beside, size, frame)).toEqual({ x: 612, y: 250, w: 500, h: 500 });
    // Already seen: nothing moves. Larger than the frame: its middle.
    expect(showing({ x: 600, y: 300, w: 100, h: 100 }, close, size, frame, 10)).toEqual(close);
    expect(seenOf(showing({ x: 0, y: 0, w: 2000, h: 100 }, close, size, frame, 10), size, frame).x).toBe(750);
    // All of it must be seen: zoomed out so far, with a margin, and no farther.
    const both = showing({ x: 400, y: 300, w: 952, h: 100, whole: true }, close, size, frame, 10);
    expect(seenOf(both, size, frame)).toEqual({ x: 376, y: 0, w: 1000, h: 1000 });
  });

  const stop = (at: number, round: number) => ({ at, round, part: 'x', name: 'x', from: 0, to: 0 });
  const tape: Tape = {
    stops: [stop(0, 0), stop(1, 1), stop(2, 1), stop(3, 1), stop(4, 2), stop(5, 2)],
    rounds: [
      { round: 0, first: 0, count: 1 },
      { round: 1, first: 1, count: 3 },
      { round: 2, first: 4, count: 2 },
    ],
    log: [],
  };

  it('move by steps and by rounds and stop at the ends', () => {
    expect(roundAt(tape, 3)).toMatchObject({ round: 1 });
    expect(moved(tape, 2, 'step')).toBe(3);
    expect(moved(tape, 5, 'step')).toBe(5);
    expect(moved(tape, 0, 'back')).toBe(0);
    expect(moved(tape, 3, 'round')).toBe(4);
    expect(moved(tape, 3, 'round-back')).toBe(1);
    expect(moved(tape, 1, 'round-back')).toBe(0);
    expect([moved(tape, 3, 'start'), moved(tape, 3, 'end')]).toEqual([0, 5]);
  });

  it('begin where the address says', () => {
    const at = (query: string) => startAt(tape, new URLSearchParams(query));
    expect([at(''), at('step=3'), at('step=99'), at('round=2'), at('round=9'), at('step=x')]).toEqual([
      0, 2, 5, 4, 0, 0,
    ]);
  });

  it('leave out a word that would stand over another, and none stands outside', () => {
    const labels = [
      { text: 'first injury', x: 20 },
      { text: 'last threat', x: 330 },
      { text: 'sixth room', x: 326 },
    ];
    const fit = fitLabels(labels, 340, 'beside');
    expect(fit.map(({ text }) => text)).toEqual(['first injury', 'last threat']);
    expect(fit[1]!.left).toBeLessThan(330);
    expect(fitLabels([{ text: 'threats', x: 5 }], 340, 'middle')[0]!.left).toBe(0);
  });

  it('are as long as they have steps', () => {
    const band = bandOf(tape.rounds, 900);
    expect(band.at(-1)!.x + band.at(-1)!.w).toBeCloseTo(900);
    expect(band[0]!.x).toBe(0);
  });
});
