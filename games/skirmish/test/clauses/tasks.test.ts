/** What the handbook's models are after in each scenario, clause by clause. */
import { describe, expect, test } from 'vitest';
import type { SpecialRules, Task } from '../../battle.ts';
import { modelById } from '../../queries/units.ts';
import { comingStorm } from '../../scenarios/coming-storm/rules.ts';
import { holdTheFort } from '../../scenarios/hold-the-fort/rules.ts';
import { hurtLocker } from '../../scenarios/hurt-locker/rules.ts';
import { lostJournal } from '../../scenarios/lost-journal/rules.ts';
import { suitUp } from '../../scenarios/suit-up/rules.ts';
import { troubledBeginnings } from '../../scenarios/troubled-beginnings/rules.ts';
import { waterTreatmentPlant } from '../../scenarios/water-treatment-plant/rules.ts';
import type { Marker, SkirmishState } from '../../state.ts';
import { marker, positionOf, scene, settler, unit } from '../helpers/battle.ts';
import { scenario } from '../helpers/scenario.ts';

const brutes = (id: string, x: number) =>
  unit(id, 'brute', [
    [x, 1000],
    [x, 2000],
  ]);

/** Two Brutes and a settler, who knows computers and machines, against three of the same and a hound. */
function taskIn(rules: SpecialRules, id: string, change: (state: SkirmishState) => void = () => {}): Task {
  const t = scene({
    ann: [brutes('a', 1000), settler('tech', [1000, 3000])],
    ben: [brutes('b', 5000), settler('mind', [5000, 3000]), unit('dog', 'mutant-hound', [[5000, 4000]])],
    special: rules,
  });
  t.state.round = 2;
  change(t.state);
  return rules.task!(t, t.model(id));
}
/** `use still-1, still-2`, and `!` where it leaves. */
const brief = ({ objective, subjects, leaves }: Task): string =>
  `${objective} ${subjects.map((each) => ('id' in each ? each.id : each.is === 'edge' ? each.edge : each.is)).join(', ')}${leaves ? '!' : ''}`;

const lying = (kind: Marker['kind'], ...ids: string[]) =>
  ids.map((id, i) => marker(id, kind, 'item', 3000, 1000 + 900 * i));
const holds = (state: SkirmishState, id: string, item: string) =>
  void state.models.find((model) => model.id === id)!.items.push(item);
const EDGES = 'bottom, right, top, left';

describe('Hold the Fort', () => {
  const stills = (state: SkirmishState) =>
    void state.markers.push(...lying('still', 'still-1', 'still-2'), ...lying('crop', 'crop-1'));
  const does = (id: string) => brief(taskIn(holdTheFort, id, stills));
  test('CH-AIOBJ-6 the Defenders guard the stills, and nothing else that lies there', () => {
    expect([does('a-1'), does('tech-1')]).toEqual(['protect still-1, still-2', 'protect still-1, still-2']);
  });
  test('CH-AIOBJ-6 whoever has one of the skills takes them apart, the others go there', () => {
    expect([does('mind-1'), does('dog-1')]).toEqual(['use still-1, still-2', 'go-to still-1, still-2']);
  });
});

describe('the Water Treatment Plant', () => {
  const pumps = (state: SkirmishState) =>
    void state.markers.push(...lying('computer', 'pump-1'), ...lying('crop', 'crop-1'));
  const does = (id: string) => brief(taskIn(waterTreatmentPlant, id, pumps));
  test('CH-AIOBJ-6 whoever knows computers pumps, the others guard the pumps, the hunters hunt anybody', () => {
    expect([does('tech-1'), does('a-1'), does('b-1')]).toEqual(['use pump-1', 'protect pump-1', 'defeat ']);
  });
});

describe('the Coming Storm', () => {
  test('CH-AIOBJ-6 the Leaders go to the cave, everybody else for the other side’s Leader', () => {
    const now = positionOf(scenario('coming-storm'));
    const does = (id: string) => brief(comingStorm.task!(now, modelById(now, id)));
    const others = now.state.models.filter(({ id }) => !['survivor-1', 'brute-1'].includes(id));
    const seat = (of: string) => now.state.units.find(({ id }) => id === of)!.seat;
    expect([does('survivor-1'), does('brute-1')]).toEqual(['go-to cave', 'go-to cave']);
    for (const { id, unit: of } of others)
      expect([id, does(id)]).toEqual([id, seat(of) === 0 ? 'defeat brute-1' : 'defeat survivor-1']);
    modelById(now, 'brute-1').gone = 'eliminated';
    expect(does(others.find(({ unit: of }) => seat(of) === 0)!.id)).toBe('defeat ');
  });
});

describe('the Lost Journal', () => {
  const does = (id: string, carrier?: string) =>
    brief(
      taskIn(lostJournal, id, (state) => {
        state.markers.push(...lying('investigation', 'm-1'));
        if (carrier !== undefined) holds(state, carrier, 'journal');
      }),
    );
  test('CH-AIOBJ-6 the journal is looked for, then carried out over any edge and its carrier guarded', () => {
    expect([does('a-1'), does('a-1', 'a-1'), does('a-2', 'a-1')]).toEqual([
      'use m-1',
      `go-to ${EDGES}!`,
      'protect a-1',
    ]);
  });
  test('CH-AIOBJ-6 the others are after anybody, and then after its carrier', () => {
    expect([does('b-1'), does('b-1', 'a-1')]).toEqual(['defeat ', 'defeat a-1']);
  });
});

describe('Troubled Beginnings', () => {
  const traps = (freed: number) => (state: SkirmishState) => {
    state.markers.push(...lying('trap', 'trap-1'), ...lying('crop', 'crop-1'));
    state.scenario!.tally.freed = freed;
  };
  const does = (id: string, freed = 0) => brief(taskIn(troubledBeginnings, id, traps(freed)));
  test('CH-AIOBJ-6 the hunters empty traps', () => {
    expect(does('b-1')).toBe('use trap-1');
  });
  test('CH-AIOBJ-6 the others free the dog, and then hunt the hunters', () => {
    expect(taskIn(troubledBeginnings, 'a-1', traps(0))).toMatchObject({
      objective: 'use',
      subjects: [{ is: 'piece' }],
    });
    expect(does('a-1', 1)).toBe('defeat ');
  });
  test('CH-AIOBJ-6 a trap is emptied from beside it, and no other', () => {
    const seized = (x: number) => {
      const t = scene({
        ann: [settler('a', [8000, 8000])],
        ben: [settler('b', [x, 1000])],
        special: troubledBeginnings,
      });
      t.state.markers.push(marker('trap-1', 'trap', 'item', 3000, 1000), marker('trap-2', 'trap', 'item', 8000, 1000));
      const { use } = troubledBeginnings.task!(t, t.model('b-1'));
      return ['trap-1', 'trap-2'].map((id) => use!(t, t.model('b-1'), { is: 'marker', id }) !== undefined);
    };
    expect([seized(3000 + 285), seized(5500)]).toEqual([
      [true, false],
      [false, false],
    ]);
  });
});

describe('Suit Up', () => {
  const does = (id: string, holder?: string) =>
    brief(
      taskIn(suitUp, id, (state) => {
        state.markers.push(...lying('searchable', 'm-1'));
        if (holder !== undefined) holds(state, holder, 'poville-suit');
      }),
    );
  test('CH-AIOBJ-6 the Attackers look for it, walk out in it, guard who wears it and go for anybody else who does', () => {
    expect([does('a-1'), does('a-1', 'a-1'), does('a-2', 'a-1'), does('a-1', 'b-1')]).toEqual([
      'use m-1',
      `go-to ${EDGES}!`,
      'protect a-1',
      'defeat b-1',
    ]);
  });
  test('CH-AIOBJ-6 the Defenders are after its wearer, and else after anybody', () => {
    expect([does('b-1'), does('b-1', 'a-1'), does('b-2', 'b-1')]).toEqual(['defeat ', 'defeat a-1', 'defeat ']);
  });
});

describe('the Hurt Locker', () => {
  const does = (id: string, change: (state: SkirmishState) => void = () => {}) =>
    brief(
      taskIn(hurtLocker, id, (state) => {
        const [closed, open] = lying('stash', 's-1', 's-2') as [Marker, Marker];
        state.markers.push({ ...closed, face: 'blank' }, { ...open, face: 'blank', opened: true });
        change(state);
      }),
    );
  test('CH-AIOBJ-6 nobody goes where it was looked and nothing found', () => {
    expect(does('a-1')).toMatch(/ s-1$/);
  });
  test('CH-AIOBJ-6 once it is found one side stays with it and the other goes there', () => {
    const held = (state: SkirmishState) => {
      state.markers = lying('stash', 's-3').map((each) => ({ ...each, opened: true }));
      state.scenario!.tally.holder = 1;
    };
    expect([does('a-1', held), does('b-1', held)]).toEqual(['protect s-3', 'go-to s-3']);
  });
});
