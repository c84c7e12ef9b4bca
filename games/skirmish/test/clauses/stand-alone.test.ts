/** Scenarios that stand alone, clause by clause: each was found by breaking the rule (`npm run mutate skirmish`). */
import { describe, expect, test } from 'vitest';
import { taskOf } from '../../queries/ai/tasks.ts';
import { wallOf } from '../../queries/fortifying.ts';
import { figureOf } from '../../queries/places.ts';
import { goalsOf } from '../../queries/scenario.ts';
import { zoneFor } from '../../queries/story.ts';
import { modelById } from '../../queries/units.ts';
import { isInZone, roomyZone } from '../../queries/zones.ts';
import { remove } from '../../rules/harm/elimination.ts';
import { firstOfBattle } from '../../rules/round/moments.ts';
import { drawEvent } from '../../rules/wasteland/events.ts';
import { dataInReach } from '../../scenarios/general-atomics/figures.ts';
import { generalAtomics } from '../../scenarios/general-atomics/rules.ts';
import { STILLS } from '../../scenarios/hold-the-fort/stills.ts';
import { stashOf } from '../../scenarios/hurt-locker/stash.ts';
import { journalistOf, LEADS } from '../../scenarios/newshound/journalist.ts';
import { reinforcements } from '../../scenarios/reinforcements/rules.ts';
import { smashAndGrab } from '../../scenarios/smash-and-grab/rules.ts';
import { heldValue, worthOf } from '../../scenarios/super-duper-sweep/prizes.ts';
import { superDuperSweep } from '../../scenarios/super-duper-sweep/rules.ts';
import { waterTreatmentPlant } from '../../scenarios/water-treatment-plant/rules.ts';
import type { SkirmishState } from '../../state.ts';
import { type BattleTest, content, FAR_AWAY, playOut, positionOf, scene, settler, tableOf } from '../helpers/battle.ts';
import { forceOf, leading, listed } from '../helpers/forces.ts';
import { marker, scenario, settingUp, use } from '../helpers/scenario.ts';
import { prize, show, star } from '../scenarios/sound-stage.ts';

const R = 160;
const ours = forceOf([leading(), listed('settler', { models: 2 })]);
const own = { own: [ours, ours] };
const goals = (t: BattleTest, rule: string) =>
  goalsOf(positionOf(t)).flatMap((goal) => (goal.rule === rule ? [[goal.seat, goal.reached, goal.needed]] : []));
const modelOf = (t: BattleTest, seat: number) =>
  t.state.models.find(({ unit }) => t.state.units.find(({ id }) => id === unit)!.seat === seat)!;

describe('zones', () => {
  const inZone = (zone: object) => {
    const t = scene({ ann: [settler('a', FAR_AWAY)], ben: [settler('b', [1000, 1000])] });
    return isInZone(t, { x: 300, y: 300, r: R }, zone as never, 'bottom', []);
  };
  test('SC-REINF-9 a zone along an edge that names no other edges reaches to them', () => {
    expect(inZone({ is: 'edge', edge: 'bottom', color: 'yellow' })).toBe(true);
    expect(inZone({ is: 'edge', edge: 'bottom', color: 'yellow', sides: 'red' })).toBe(false);
  });
  test('SC-SUIT-7 a zone along one’s own edge that names no other edges reaches to them', () => {
    expect(inZone({ is: 'own-edge', color: 'yellow' })).toBe(true);
    expect(inZone({ is: 'own-edge', color: 'yellow', off: { color: 'yellow', ends: 'orange', by: 'red' } })).toBe(
      false,
    );
  });
});

describe('places', () => {
  test('SC-RULING-78 only a zone with distances in it grows roomier', () => {
    const t = scenario('hold-the-fort', { options: own });
    const zone = { is: 'edge', edge: 'bottom', color: 'yellow' } as const;
    expect(roomyZone(positionOf(t), R, zone, 'bottom', [])).toBe(zone);
  });
  test('SC-RULING-44 nobody deploys deeper who has won nothing of the kind', () => {
    const t = scenario('hold-the-fort', { options: own });
    const zone = { is: 'own-edge', color: 'yellow', deeper: 'black' } as const;
    expect(zoneFor(positionOf(t), zone, 1)).toEqual(zone);
  });
  test('SC-RULING-75 the corners of the figure follow each other around it, in whatever order they lie', () => {
    const t = scenario('defend-the-farm', { options: own });
    const corners: [number, number][] = [
      [7000, 7000],
      [2000, 2000],
      [2000, 7000],
      [7000, 2000],
    ];
    t.state.markers = corners.map((at, i) => marker(`box-${i}`, 'fuse-box', at));
    const figure = figureOf(positionOf(t), 'fuse-box');
    for (const [i, { x, y }] of figure.entries()) {
      const next = figure[(i + 1) % figure.length]!;
      expect(Math.abs(next.x - x) + Math.abs(next.y - y)).toBe(5000);
    }
  });
  test('SC-SWEEP-19 where nothing lies nothing is picked up', () => {
    const t = show({ at: { 'settler-1': [2000, 4500] } });
    use(t, 0, 'settler-1');
    expect(t.seat(0).refuse('special:pick-up-prize').rule).toBe('SC-SWEEP-19');
  });
});

describe('the first turn', () => {
  test('SC-FARM-1 what a scenario says counts in its first round, and only with a scenario', () => {
    const t = scenario('defend-the-farm', { options: own });
    const first = (round: number, without = false) => {
      const { state } = positionOf(t);
      return firstOfBattle(tableOf({ state: { ...state, round, scenario: without ? null : state.scenario }, content }));
    };
    expect([first(1), first(2), first(1, true)]).toEqual([1, undefined, undefined]);
  });
  test('SC-RULING-7 whoever has priority begins, whatever the scenario says else', () => {
    const t = scenario('defend-the-farm', { options: own });
    const { state } = positionOf(t);
    const first = (tally: Readonly<Record<string, number>>) => {
      Object.assign(state, { round: 1, scenario: { ...state.scenario!, tally } });
      return firstOfBattle(tableOf({ state, content }));
    };
    expect([first({}), first({ priority: 1 }), first({ priority: 2 })]).toEqual([1, 0, 1]);
    state.scenario!.id = 'noon';
    expect([first({ priority: 1 }), first({ priority: 2 })]).toEqual([0, 1]);
  });
});

describe('Events', () => {
  test('CH-EVENT-6 CH-EVENT-7 the card on top is the last of the list, and the others stay in their order', () => {
    const t = scene({ ann: [settler('a', [1000, 1000])], ben: [settler('b', FAR_AWAY)] });
    const quiet = [...content.events.values()].filter(({ effects }) => effects.length === 0).map(({ id }) => id);
    const [top] = quiet as [string];
    Object.assign(t.state, { round: 2, event: null });
    t.state.decks.events = ['dust-cloud', 'acid-rain', top];
    playOut(drawEvent(tableOf(t)));
    expect([t.state.event, t.state.decks.events]).toEqual([top, ['dust-cloud', 'acid-rain']]);
  });
});

describe('Super Duper Sweep', () => {
  test('SC-SWEEP-28 SC-RULING-29 a prize is worth what its face shows, and what shows nothing is worth nothing', () => {
    const now = positionOf(show());
    const worth = (face: 'item' | 'trapped-lock' | 'number-2' | 'letter-c') => worthOf(now, { face });
    expect([worth('item'), worth('trapped-lock'), worth('number-2'), worth('letter-c')]).toEqual([15, 40, 40, 0]);
  });
  test('SC-SWEEP-16 only what is a star prize is for whoever can carry one', () => {
    const t = show({ held: { 'settler-1': [star('one'), star('two')] } });
    const why = (kind: 'investigation' | 'searchable', face: 'number-1' | 'item') =>
      superDuperSweep.whyNotUse!(positionOf(t), modelById(positionOf(t), 'settler-1'), marker('m', kind, [0, 0], face));
    expect([why('searchable', 'item'), why('investigation', 'item')]).toEqual([undefined, undefined]);
    expect(why('investigation', 'number-1')).toBeDefined();
  });
  test('SC-SWEEP-18 SC-SWEEP-27 in hand a star counts half, a regular prize whole', () => {
    const now = positionOf(show());
    expect([heldValue(now, star('one')), heldValue(now, prize('10mm-pistol'))]).toEqual([20, 15]);
  });
  test('SC-SWEEP-15 the prize of a card that was used up does not lie there when its holder falls', () => {
    const t = show({ at: { 'settler-1': [2000, 4500] }, held: { 'settler-1': [prize('stimpak'), star('one')] } });
    const now = tableOf(positionOf(t));
    const fallen = modelById(now, 'settler-1');
    fallen.items = [];
    remove(now, fallen);
    expect(now.state.markers.filter(({ kind }) => kind === 'prize').map(({ id }) => id)).toEqual(['one']);
  });
});

describe('Reinforcements', () => {
  const road = (state?: (state: SkirmishState) => void) =>
    scenario('reinforcements', { options: own, ...(state && { state }) });
  test('SC-REINF-3 the column leaves over its exit and nowhere else; of the others that is not asked', () => {
    const t = road((state) => void Object.assign(state.scenario!, { edges: ['bottom', 'left'] }));
    const now = positionOf(t);
    const why = (seat: number, to: { x: number; y: number }) =>
      reinforcements.whyNotLeave!(now, modelOf(t, seat), to)?.rule;
    const [home, aside] = [
      { x: 4000, y: now.state.height },
      { x: 0, y: 4000 },
    ];
    expect([why(0, home), why(0, aside)]).toEqual([undefined, 'SC-REINF-3']);
    expect([why(1, home), why(1, aside)]).toEqual([undefined, undefined]);
  });
  test('SC-REINF-6 of the column those count who were eliminated, and nobody else', () => {
    const t = road();
    const before = goals(t, 'SC-REINF-6')[0]!;
    expect(before[1]).toBe(0);
    modelOf(t, 1).gone = 'eliminated';
    modelOf(t, 0).gone = 'left';
    expect(goals(t, 'SC-REINF-6')[0]![1]).toBe(0);
    modelOf(t, 0).gone = 'eliminated';
    expect(goals(t, 'SC-REINF-6')[0]![1]).toBe(1);
  });
});

describe('an edge', () => {
  test('SC-RULING-1 whoever chooses one leaves the one across to the other side', () => {
    const t = settingUp('hold-the-fort', own);
    t.seat(0).answer('left');
    expect(t.state.scenario!.edges).toEqual(['left', 'right']);
  });
});

describe('Smash and Grab', () => {
  const camp = () => scenario('smash-and-grab', { options: own });
  test('SC-SMASH-2 whoever has the helmet makes off with it, over the edge', () => {
    const t = camp();
    const thief = modelOf(t, 1);
    thief.items.push('helmet');
    expect(taskOf(positionOf(t), thief)).toMatchObject({ objective: 'go-to', leaves: true });
  });
  test('SC-SMASH-8 the helmet lies where its holder fell, and nothing else does', () => {
    const t = camp();
    const thief = modelOf(t, 1);
    thief.items = ['stimpak', 'helmet'];
    thief.gone = 'eliminated';
    smashAndGrab.removed!(tableOf(positionOf(t)), thief);
    expect(thief.items).toEqual(['stimpak']);
    expect(t.state.markers.map(({ kind, x, y }) => [kind, x, y])).toContainEqual(['helmet', thief.x, thief.y]);
  });
  test('SC-SMASH-5 SC-SMASH-6 what is no helmet is anybody’s', () => {
    const t = camp();
    const why = (kind: 'searchable' | 'helmet') =>
      smashAndGrab.whyNotUse!(positionOf(t), modelOf(t, 0), marker('m', kind as never, [3000, 3000]))?.rule;
    expect([why('searchable'), why('helmet')]).toEqual([undefined, 'SC-SMASH-6']);
  });
});

describe('General Atomics', () => {
  test('SC-GAF-18 data that can still be had: what was read, open terminals that were not, and what lies face down', () => {
    const t = plant();
    t.state.markers = [
      marker('t-1', 'terminal', [2000, 3000]),
      marker('t-2', 'terminal', [3000, 3000]),
      marker('i-1', 'investigation', [4000, 3000], 'number-1', false),
      marker('i-2', 'investigation', [5000, 3000], 'blank', false),
    ];
    expect(dataInReach(positionOf(t))).toBe(3);
    Object.assign(t.state.scenario!.tally, { 'read-t-1': 1, data: 1 });
    expect(dataInReach(positionOf(t))).toBe(3);
    t.state.scenario!.tally.data = 0;
    expect(dataInReach(positionOf(t))).toBe(2);
  });
  const plant = () => scenario('general-atomics', { options: own });
  test('SC-GAF-12 what is no terminal is nobody’s in particular', () => {
    const t = plant();
    const why = (kind: 'searchable' | 'terminal') =>
      generalAtomics.whyNotUse!(positionOf(t), modelOf(t, 1), marker('m', kind, [3000, 3000]))?.rule;
    expect([why('searchable'), why('terminal')]).toEqual([undefined, 'SC-GAF-12']);
  });
  test('SC-GAF-3 the last side standing has won, and with one model left nothing is decided', () => {
    const left = (mine: number, theirs: number) => {
      const t = plant();
      const most = [mine, theirs];
      for (const [seat, many] of most.entries()) {
        const all = t.state.models.filter(({ unit }) => t.state.units.find(({ id }) => id === unit)!.seat === seat);
        for (const each of all.slice(many)) each.gone = 'eliminated';
      }
      t.state.markers.push(...[1, 2, 3, 4].map((n) => marker(`t-${n}`, 'terminal', [2000 + 500 * n, 3000])));
      return generalAtomics.verdict!(positionOf(t), false);
    };
    expect([left(2, 0), left(0, 2), left(0, 0), left(1, 2), left(2, 1)]).toEqual([[0], [1], [], undefined, undefined]);
  });
});

describe('the Water Treatment Plant', () => {
  test('SC-WATER-3 a generator that runs is told as such, one that was not started is not', () => {
    const used = (success: boolean) => {
      const t = scenario('water-treatment-plant');
      const generator = t.state.markers.find(({ kind }) => kind === 'generator')!;
      const model = t.state.models[0]!;
      playOut(waterTreatmentPlant.used!(tableOf(positionOf(t)), { model, marker: generator, success } as never));
      return [generator.opened, t.state.scenario!.tally.running ?? 0];
    };
    expect([used(true), used(false)]).toEqual([
      [true, 1],
      [false, 0],
    ]);
  });
});

describe('what is there', () => {
  test('SC-LOCKER-3 the stash is the bunker that somebody found it in, and none before that', () => {
    const t = scenario('hurt-locker', { options: own });
    t.state.markers = [marker('s-1', 'stash', [2000, 2000], 'blank'), marker('s-2', 'stash', [4000, 4000], 'item')];
    const at = () => stashOf(positionOf(t))?.id;
    expect(at()).toBeUndefined();
    for (const each of t.state.markers) each.opened = true;
    expect(at()).toBe('s-2');
  });
  test('SC-BEGIN-4 SC-BEGIN-5 traps are counted, and no other marker', () => {
    const t = scenario('troubled-beginnings', {
      state: ({ markers }) =>
        void markers.push(marker('t-1', 'trap', [1000, 4000]), marker('x', 'searchable', [2000, 4000])),
    });
    const count = () => goals(t, 'SC-BEGIN-4').map(([, reached]) => reached);
    const before = count();
    t.state.markers = t.state.markers.filter(({ id }) => id !== 'x');
    expect(count()).toEqual(before);
    t.state.markers = [];
    expect(count()).not.toEqual(before);
  });
  test('SC-FORT-7 a wall is as high as it is told: none is low unless it was asked for', () => {
    const wall = (...low: [] | [boolean]) => wallOf('w', { x: 1000, y: 1000 }, { x: 2000, y: 1000 }, ...low);
    expect([wall().blocksSight, wall(true).blocksSight]).toEqual([true, false]);
  });
  test('SC-SWEEP-3 with one model left there is no verdict yet, with none there is', () => {
    const left = (many: number) => {
      const t = show();
      for (const each of t.state.models.slice(many)) each.gone = 'eliminated';
      return superDuperSweep.verdict!(positionOf(t), false) === undefined;
    };
    expect([left(1), left(0)]).toEqual([true, false]);
  });
});

describe('figures', () => {
  test('SC-FORT-9 there are three stills', () => {
    expect(STILLS).toBe(3);
  });
  test('SC-NEWS-6 there are four places to look at', () => {
    expect(LEADS).toBe(4);
  });
  test('SC-RULING-40 the journalist is whoever was named, as long as she is there', () => {
    const t = scenario('newshound', { options: own });
    const her = t.state.models[1]!;
    expect(journalistOf(positionOf(t))).toBeUndefined();
    t.state.lasting.push({ id: '1', kind: 'journalist', on: her.id, until: 'battle', from: 'SC-NEWS-1', left: 0 });
    expect(journalistOf(positionOf(t))?.id).toBe(her.id);
    her.gone = 'eliminated';
    expect(journalistOf(positionOf(t))).toBeUndefined();
  });
  test('SC-LOCKER-5 who holds the stash has what is needed', () => {
    const t = scenario('hurt-locker', { options: own });
    expect(goals(t, 'SC-LOCKER-5').map(([seat, , needed]) => [seat, needed])).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });
  test('SC-SUIT-5 under the marker lies the suit, to be taken or left', () => {
    const t = scenario('suit-up', {
      options: own,
      at: { 'settler-1': [3000, 4000 - R - 125] },
      state: ({ markers }) => void markers.push(marker('m', 'searchable', [3000, 4000], 'letter-a', false)),
    });
    use(t, 0, 'settler-1');
    t.seat(0).answer('look:m', 'interact');
    expect(t.seat(0).asked()!.can).toEqual(expect.arrayContaining(['leave']));
    t.seat(0).answer('leave');
    expect(t.state.markers.find(({ id }) => id === 'm')!.items).toHaveLength(1);
  });
});
