/** The other half of a rule: who may not, what is left alone, what comes first. Each was found by breaking the rule. */
import type { Question } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import type { SpecialRules } from '../../battle.ts';
import { presenceOf } from '../../queries/abilities.ts';
import { actOf } from '../../queries/acting.ts';
import { subjectModels } from '../../queries/ai/tasks.ts';
import { methodFor } from '../../queries/ai/weapons.ts';
import { isSureClimb } from '../../queries/climb-tests.ts';
import { nextExchange } from '../../queries/exchanging.ts';
import { whyNotWallTo } from '../../queries/fortifying.ts';
import { ACCURATE, DODGE } from '../../queries/luck.ts';
import { rangesOf } from '../../queries/mods.ts';
import { farApart, isWithin } from '../../queries/near.ts';
import { whyNoReaction } from '../../queries/reactions.ts';
import { outcomesFor } from '../../queries/scenario.ts';
import { storyAfter } from '../../queries/story.ts';
import { isAware } from '../../queries/triggers.ts';
import { rollForResponse } from '../../rules/ai/activating.ts';
import { attackFromNowhere } from '../../rules/attacking/from-nowhere.ts';
import { arm } from '../../rules/attacking/mines.ts';
import { turretsReact } from '../../rules/attacking/turrets.ts';
import { endRound } from '../../rules/round/moments.ts';
import { resolveConsequences } from '../../rules/wasteland/consequences.ts';
import { drawCard } from '../../rules/wasteland/wasteland.ts';
import {
  content,
  effect,
  FAR_AWAY,
  piece,
  playOut,
  positionOf,
  scene,
  settler,
  skill,
  tableOf,
  unit,
} from '../helpers/battle.ts';
import { aimingBy, does, played, withCard, withTask } from '../helpers/book.ts';
import { scenario } from '../helpers/scenario.ts';

const ROOF = 3000;

describe('near', () => {
  const roofs = (height: number) =>
    scene({
      ann: [unit('a', 'settler', [[1000, 4000, ROOF]], 'assault-rifle')],
      ben: [unit('b', 'settler', [[1000 + 320 + 1000, 4000, height]], 'assault-rifle')],
      pieces: [piece('roof', [500, 3500, 3000, 1000], { height: ROOF, ground: 'impassable' })],
      unsound: 'one of them may float beside the roof',
    });
  test('WW-RANGE-3 two on the same roof are as near as on the ground', () => {
    const t = roofs(ROOF);
    expect(farApart(t, t.model('a-1'), t.model('b-1'))).toBe(1000);
    expect(isWithin(t, t.model('a-1'), t.model('b-1'), 'yellow')).toBe(true);
  });
  test('WW-RANGE-3 height counts', () => {
    const t = roofs(0);
    expect(farApart(t, t.model('a-1'), t.model('b-1'))).toBeCloseTo(Math.hypot(1000, ROOF), 5);
    expect(isWithin(t, t.model('a-1'), t.model('b-1'), 'yellow')).toBe(false);
  });
  test('WW-TRIGGER-4 whoever does something on one’s own roof is near', () => {
    const t = roofs(ROOF);
    expect(isAware(t, t.model('b-1'), actOf(t.model('a-1'), 'expertise', 'action'))).toBe(true);
  });
});

describe('Luck', () => {
  test('WW-LUCK-6 a Dodge adds two', () => {
    expect(DODGE).toBe(2);
  });
  test('WW-LUCK-4 Accuracy takes two away', () => {
    expect(ACCURATE).toBe(-2);
  });
});

describe('Reactions', () => {
  test('WW-REACT-6 engaged with two it answers either, and nobody else', () => {
    const t = scene({
      ann: [settler('a', [1000, 4000], [1640, 4000], [1000, 5000])],
      ben: [settler('b', [1320, 4000])],
    });
    const rule = (id: string) =>
      whyNoReaction(t, t.model('b-1'), 'strike', actOf(t.model(id), 'strike', 'action'))?.rule;
    expect(rule('a-1')).not.toBe('WW-REACT-6');
    expect(rule('a-2')).not.toBe('WW-REACT-6');
    expect(rule('a-3')).toBe('WW-REACT-6');
  });
});

describe('Turrets', () => {
  const gun = { id: 'gun', card: 'machine-gun-turret-mk1', x: 2500, y: 2000, height: 0 };
  const answers = (change: (t: ReturnType<typeof stand>) => void): number => {
    const t = stand();
    change(t);
    const [turret] = t.state.turrets;
    const before = turret!.reactions;
    const play = turretsReact(tableOf(t), actOf(t.model('a-1'), 'expertise', 'action'));
    play.next();
    return before - turret!.reactions;
  };
  const stand = () => {
    const t = scene({ ann: [settler('a', [1500, 2000])], ben: [settler('b', FAR_AWAY)], turrets: [gun] });
    t.state.turrets[0]!.reactions = 3;
    return t;
  };
  test('WW-TURRET-4 one that is aware spends a marker', () => {
    expect(answers(() => {})).toBe(1);
  });
  test('WW-TURRET-2 one that was wrecked shoots no more', () => {
    expect(answers((t) => void Object.assign(t.model(t.state.turrets[0]!.model), { gone: 'eliminated' }))).toBe(0);
  });
  test('WW-TURRET-4 without a marker it does not shoot', () => {
    expect(answers((t) => void Object.assign(t.state.turrets[0]!, { reactions: 0 }))).toBe(0);
  });
  test('WW-TURRET-4 what it does not notice it does not shoot at', () => {
    expect(answers((t) => void Object.assign(t.model('a-1'), { x: 8000, y: 600 }))).toBe(0);
  });
});

describe('cards and dice', () => {
  test('WW-RULING-54 a deck with cards in it is left as it is, whatever was discarded', () => {
    const t = scene({ ann: [settler('a', [1000, 4000])], ben: [settler('b', FAR_AWAY)] });
    t.state.decks.items = ['stimpak', 'board'];
    t.state.discards.items = ['bourbon'];
    expect(playOut(drawCard(tableOf(t), 'items'))).toBe('board');
    expect([t.state.decks.items, t.state.discards.items]).toEqual([['stimpak'], ['bourbon']]);
  });
  test('WW-RULING-54 with nothing left and nothing discarded there is no card', () => {
    const t = scene({ ann: [settler('a', [1000, 4000])], ben: [settler('b', FAR_AWAY)] });
    Object.assign(t.state.decks, { items: [] });
    Object.assign(t.state.discards, { items: [] });
    expect(playOut(drawCard(tableOf(t), 'items'))).toBeUndefined();
  });
  test('CH-CONSEQ-10 only damage icons add damage', () => {
    const taken = (...icons: Parameters<typeof effect>[1][]) => {
      const t = scene({ ann: [settler('a', [1000, 4000])], ben: [settler('b', FAR_AWAY)] });
      const blow = { value: 6, damage: 1, type: 'radiation', dice: ['black'] } as const;
      playOut(attackFromNowhere(tableOf(t), t.model('a-1'), 'event.attack', blow), [
        skill(2),
        effect('black', ...icons),
      ]);
      return t.model('a-1').radiation;
    };
    expect(taken('damage') - taken()).toBe(1);
  });
  test('WW-MINE-4 the mines of the other side wait for its own turn', () => {
    const t = scene({ ann: [settler('a', [1000, 4000])], ben: [settler('b', FAR_AWAY)] });
    const mine = { weapon: 'fragmentation-mine', x: 4000, y: 4000, height: 0, live: false };
    t.state.mines.push({ ...mine, id: 'ours', seat: 0 }, { ...mine, id: 'theirs', seat: 1 });
    arm(tableOf(t), 0);
    expect(t.state.mines.map(({ live }) => live)).toEqual([true, false]);
  });
  test('WW-CLIMB-2 a ladder needs no test, a wall does', () => {
    const t = scene({ ann: [settler('a', [1000, 4000])], ben: [settler('b', FAR_AWAY)] });
    const up = (ground: 'ladder' | 'impassable') =>
      isSureClimb(
        t,
        t.model('a-1'),
        { piece: piece('p', [0, 0, 1, 1], { ground }), at: { x: 0, y: 0 } } as never,
        true,
      );
    expect([up('ladder'), up('impassable')]).toEqual([true, false]);
  });
});

describe('what a card says', () => {
  test('WW-RANGE-6 without a Mod that makes them longer the ranges are as printed', () => {
    const t = scene({ ann: [settler('a', [1000, 4000])], ben: [settler('b', FAR_AWAY)] });
    const of = (id: string) => rangesOf(t, t.model('a-1'), content.weapons.get(id)!);
    const { short, long } = content.weapons.get('assault-rifle')!;
    expect(of('assault-rifle')).toEqual({ short: short.range, ...(long && { long: long.range }) });
    const both = [...content.weapons.values()].find((each) => each.long !== undefined)!;
    expect(of(both.id)).toEqual({ short: both.short.range, long: both.long!.range });
    expect(of('board')).toEqual({});
  });
  test('WW-RANGE-6 armor with a Presence icon of its own counts before the card', () => {
    const t = scene({ ann: [unit('a', 'sole-survivor', [[1000, 4000]])], ben: [settler('b', FAR_AWAY)] });
    const printed = content.units.get('sole-survivor')!.colors.presence;
    expect(presenceOf(t, t.model('a-1'))).toBe(printed);
    t.state.units[0]!.items = ['mechanist-armor-and-helmet'];
    expect(printed).not.toBe('black');
    expect(presenceOf(t, t.model('a-1'))).toBe('black');
  });
  test('CH-CONSEQ-6 nobody who is engaged is moved, and of a side without anybody else nobody', () => {
    const shifting = (ben: [number, number]) => {
      const t = scene({ ann: [settler('a', [2000, 2000], [3000, 2000])], ben: [settler('b', ben)] });
      t.state.decks.events = ['rival-tracks@0'];
      const question = resolveConsequences(tableOf(t)).next().value as Question;
      return question.kind === 'choice' ? question.options().map(({ id }) => id) : [];
    };
    expect(shifting([8000, 8000])).toEqual(['a-1', 'a-2']);
    expect(shifting([2000, 2320])).toEqual(['a-2']);
  });
});

describe('by the handbook', () => {
  test('CH-AIATT-13 with somebody to attack it does not go for its Objective', () => {
    const setting = {
      ann: [settler('a', [1000, 4000])],
      ben: [settler('b', [2400, 4000])],
      content: aimingBy('nearest'),
      special: withTask({ objective: 'go-to', subjects: [{ is: 'point', x: 8000, y: 8000 }] }),
    } as const;
    expect(does(setting, 'a-1', { response: 'attack' })).toBe('shoot b-1');
    expect(does(setting, 'a-1', { response: 'objective' })).not.toBe('shoot b-1');
  });
  test('CH-AIOBJ-4 with Defeat and no names it is after anybody, with names after those alone', () => {
    const t = scene({ ann: [settler('a', [1000, 4000])], ben: [settler('b', [4000, 4000], [5000, 4000])] });
    const after = (...ids: string[]) =>
      subjectModels(t, t.model('a-1'), {
        objective: 'defeat',
        subjects: ids.map((id) => ({ is: 'model', id })),
      }).map(({ id }) => id);
    expect(after()).toEqual(['b-1', 'b-2']);
    expect(after('b-2')).toEqual(['b-2']);
    expect(after('a-1')).toEqual([]);
  });
  test('CH-AIATT-6 it takes the Method of the row unless it has only weapons for the other', () => {
    const of = (...weapons: string[]) => {
      const t = scene({ ann: [unit('a', 'settler', [[1000, 4000]], ...weapons)], ben: [settler('b', FAR_AWAY)] });
      return (['ranged', 'close-combat'] as const).map((method) => methodFor(t, t.model('a-1'), method));
    };
    expect(of('assault-rifle', 'board')).toEqual(['ranged', 'close-combat']);
    expect(of('assault-rifle')).toEqual(['ranged', 'ranged']);
    expect(of('board')).toEqual(['close-combat', 'close-combat']);
    expect(of()).toEqual(['ranged', 'close-combat']);
  });
  test('CH-AIACT-2 an activation begins with nothing done or spent', () => {
    const t = scene({
      ann: [settler('a', [1000, 4000])],
      ben: [settler('b', [4000, 4000])],
      content: withCard(),
    });
    played(t.state);
    t.state.activation = { model: 'a-1', left: 2, points: 0, icons: [], limited: { last: true, next: false } };
    playOut(rollForResponse(tableOf(t), t.model('a-1')), [effect('blue', 'bottle')]);
    expect(t.state.book!.turn).toMatchObject({ model: 'a-1', charged: false, quick: false, spent: 0, free: 0 });
  });
});

describe('scenarios', () => {
  test('SC-CAMP-4 a story goes on only from a battle of it that is over', () => {
    const now = positionOf(scenario('noon'));
    const told = (story: object | null, winners: number[] | null) => {
      Object.assign(now.state.scenario!, { story, winners });
      return storyAfter(now)?.results;
    };
    const story = { results: [], carried: [] };
    expect(told(null, null)).toBeUndefined();
    expect(told(null, [0])).toBeUndefined();
    expect(told(story, null)).toBeUndefined();
    expect(told(story, [0])).toHaveLength(1);
    now.state.scenario = null;
    expect(storyAfter(now)).toBeUndefined();
  });
  test('SC-RULING-70 the text of a tie is read after a tie alone', () => {
    const [id] = [...content.scenarios.values()].find(({ tie }) => tie !== undefined)!.id.split(' ');
    const now = positionOf(scenario(id!));
    const read = (winners: number[]) => {
      now.state.scenario!.winners = winners;
      return [0, 1].map((seat) => outcomesFor(now, seat).includes('tie'));
    };
    expect(read([])).toEqual([true, true]);
    expect(read([0])).toEqual([false, false]);
    expect(read([1])).toEqual([false, false]);
  });
  test('SC-COMMON-2 what a scenario does at the end of a round comes before the verdict', () => {
    const { state } = scenario('noon');
    const noon: SpecialRules = {
      // biome-ignore lint/correctness/useYield: nobody is asked
      *endRound(table) {
        table.state.scenario!.tally.counted = 1;
      },
      verdict: (now) => (now.state.scenario!.tally.counted === 1 ? [1] : undefined),
    };
    playOut(endRound(tableOf({ state, content: { ...content, special: new Map([['noon', noon]]) } })));
    expect(state.scenario!.winners).toEqual([1]);
  });
  test('SC-GAF-8 only the side whose enemy does not feel it exchanges its weapon', () => {
    const gun = [...content.weapons.values()].find(
      ({ damage, natural, type }) => type !== 'thrown' && !natural && damage.every((each) => each.type === 'radiation'),
    )!;
    const immune = [...content.units.values()].find(({ armor }) => armor.radiation.immune === true)!;
    const t = scene({
      ann: [unit('a', 'settler', [[1000, 4000]], gun.id)],
      ben: [unit('b', immune.id, [[8000, 8000]]), unit('c', 'settler', [[8000, 7000]], gun.id)],
    });
    expect(nextExchange(t)?.unit.id).toBe('a');
    t.state.units[0]!.weapons = [];
    expect(nextExchange(t)).toBeUndefined();
  });
  test('SC-POLICE-6 a wall shorter than it is thick is none', () => {
    const step = content.scenarios.get('police-station')!.setup.find((each) => each.does === 'walls')!;
    const now = positionOf(scenario('police-station'));
    expect(whyNotWallTo(now, step as never, { x: 4000, y: 4000 }, { x: 4001, y: 4000 })?.say).toBe('wall.short');
  });
});
