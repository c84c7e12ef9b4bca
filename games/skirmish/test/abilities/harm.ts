/** Damage that others take, Stealth, and models that blow up. One proof for every field. */
import type { Question } from '@holotape/kernel';
import { expect } from 'vitest';
import { healthLeft } from '../../queries/abilities.ts';
import { preview } from '../../queries/previews.ts';
import { isCountingDown } from '../../queries/self-destruction.ts';
import { attack } from '../../rules/attacking/attacks.ts';
import {
  armor,
  BASE,
  effect,
  FAR_AWAY,
  model,
  playOut,
  settler,
  skill,
  tableOf,
  unit,
  using,
} from '../helpers/battle.ts';
import { struckBy } from '../helpers/hits.ts';
import type { ProofsOf } from './proofs.ts';
import { at, HERE, led, noLuck, shot } from './scenes.ts';

/** What is asked first, and what may be answered. */
function firstAsked(rule: Generator<unknown, unknown, never>): { ask: string; can: string[] } {
  const question = rule.next(null as never).value as Extract<Question, { kind: 'choice' }>;
  const options = question.options();
  return { ask: question.ask, can: options.flatMap(({ id, blocked }) => (blocked === undefined ? [id] : [])) };
}

const tokens = (t: ReturnType<typeof at>, ...ids: string[]) => ids.map((id) => t.model(id).regular);

/** Ben's settler is hit by Ann's; somebody of his stands by. */
const beside = (guard: Parameters<typeof at>[0]['ben'][number], ...more: Parameters<typeof at>[0]['ben']) =>
  at({ ann: [settler('a', [4000, 2000])], ben: [settler('b', [2600, 2000]), guard, ...more], state: noLuck });

export const HARM: ProofsOf<'takes-for' | 'passes-on' | 'shrugs-off' | 'stealthy' | 'self-destructs' | 'detonates'> = {
  'takes-for'() {
    for (const guard of [unit('g', 'dogmeat-guard-dog', [HERE]), { ...led('selfless'), id: 'g' }]) {
      const t = beside(guard);
      expect(firstAsked(struckBy(t, t.model('a-1'), t.model('b-1'), 2))).toEqual({
        ask: 'attack.taken-by',
        can: ['g-1', 'nobody'],
      });
      playOut(struckBy(t, t.model('a-1'), t.model('b-1'), 2), 'g-1', [armor(4)]);
      expect(tokens(t, 'b-1', 'g-1')).toEqual([0, 2]);
      // Once between its activations, and not while it is engaged, nor from too far away.
      playOut(struckBy(t, t.model('a-1'), t.model('b-1'), 2), [armor(4)]);
      expect(tokens(t, 'b-1', 'g-1')).toEqual([2, 2]);
      t.state.lasting.length = 0;
      Object.assign(t.model('g-1'), { y: 3000 });
      playOut(struckBy(t, t.model('a-1'), t.model('b-1'), 1), [armor(4)]);
      Object.assign(t.model('g-1'), { y: 2000 });
      Object.assign(t.model('a-1'), { x: 2000 - BASE });
      playOut(struckBy(t, t.model('a-1'), t.model('b-1'), 1), [armor(4)]);
      expect(tokens(t, 'g-1')).toEqual([2]);
    }
  },
  'passes-on'() {
    const t = beside(settler('s', HERE));
    Object.assign(t.state.units[1]!, { card: 'veteran-raider' });
    playOut(struckBy(t, t.model('a-1'), t.model('b-1'), 3), 's-1', [armor(4)]);
    expect(tokens(t, 'b-1', 's-1')).toEqual([0, 3]);
    // Once per battle.
    playOut(struckBy(t, t.model('a-1'), t.model('b-1'), 1), [armor(4)]);
    expect(t.state.lasting.map(({ from, until }) => [from, until])).toEqual([['passes-on', 'battle']]);
  },
  'shrugs-off'() {
    const hurt = (answer: string, ...rolls: number[][]) => {
      const t = at({ ann: [settler('a', [4000, 2000])], ben: [unit('n', 'nuka-girl', [HERE])], state: noLuck });
      playOut(struckBy(t, t.model('a-1'), t.model('n-1'), 2), answer, ...rolls);
      return [t.model('n-1').regular, t.state.lasting.length];
    };
    expect(hurt('test', [skill(8)])).toEqual([0, 1]);
    expect(hurt('test', [skill(9)], [armor(4)])).toEqual([2, 1]);
    expect(hurt('none', [armor(4)])).toEqual([2, 0]);
  },
  stealthy() {
    const t = at({
      ann: [unit('a', 'sole-survivor', [HERE], 'example-laser')],
      ben: [unit('b', 'courser', [[3400, 2000]])],
      state: noLuck,
    });
    const it = shot(t, 'example-laser');
    // PER 7 at -4: whatever shows 3 or less.
    const seen = t.content.dice.skill.filter(({ value }) => value !== undefined && value <= 3).length / 20;
    const { odds } = preview(t, it);
    Object.assign(t.state.units[1]!, { card: 'engineer' });
    expect(odds).toBeCloseTo(seen * preview(t, it).odds);
    Object.assign(t.state.units[1]!, { card: 'courser' });
    const tried = (face: number) => playOut(attack(tableOf(t), it), [skill(face)]);
    expect([tried(4).hit, tried(4).test.result]).toEqual([false, undefined]);
    expect(() => tried(3)).toThrow('attack.roll');
  },
  'self-destructs'() {
    const t = at({ ann: [settler('a', [4000, 2000])], ben: [unit('r', 'assaultron', [HERE])], state: noLuck });
    playOut(struckBy(t, t.model('a-1'), t.model('r-1'), 20), [armor(4)]);
    expect([t.model('r-1').gone, isCountingDown(t, t.model('r-1'))]).toEqual([null, true]);
    const dropped = (card: string, face: number, amount = 9) => {
      const s = at({ ann: [settler('a', [4000, 2000])], ben: [unit('r', card, [HERE])], state: noLuck });
      playOut(struckBy(s, s.model('a-1'), s.model('r-1'), amount), [armor(4)], ...(face < 0 ? [] : [[face]]));
      return isCountingDown(s, s.model('r-1'));
    };
    const blue = (...icons: ('bottle' | 'star' | 'blast')[]) => effect('blue', ...icons);
    expect([dropped('protectron', blue('blast')), dropped('protectron', blue('bottle'))]).toEqual([true, false]);
    expect(dropped('battered-protectron', blue('star', 'star'), 6)).toBe(true);
    expect(dropped('battered-protectron', blue('star'), 6)).toBe(false);
    // Above half its Health nothing is rolled.
    expect(dropped('protectron', -1, 2)).toBe(false);
  },
  detonates() {
    const t = using(
      {
        ann: [unit('a', 'suicider', [HERE])],
        ben: [settler('b', [2400, 2000]), settler('c', FAR_AWAY)],
        state: noLuck,
        chance: {
          'blow-up.effects': [[effect('black'), effect('yellow'), effect('yellow')]],
          'armor.roll': [[armor(4)]],
        },
      },
      'a-1',
    );
    t.seat(0).answer('special:detonate');
    expect([model(t, 'a-1').gone, model(t, 'b-1').gone]).toEqual(['eliminated', 'eliminated']);
    // Nobody near: nothing to blow up for.
    const far = using({ ann: [unit('a', 'suicider', [HERE])], ben: [settler('c', FAR_AWAY)] }, 'a-1');
    expect(far.seat(0).asked()!.can).not.toContain('special:detonate');
    const hurt = (face: number, amount = 2, isCritical = false) => {
      const s = at({ ann: [settler('a', [4000, 2000])], ben: [unit('r', 'suicider', [HERE])], state: noLuck });
      const rolls = face < 0 ? [] : [[face]];
      const blast = face === effect('blue', 'blast') ? [[effect('black'), effect('yellow'), effect('yellow')]] : [];
      playOut(struckBy(s, s.model('a-1'), s.model('r-1'), amount, isCritical), [armor(4)], ...rolls, ...blast);
      return [s.model('r-1').gone, s.state.markers.map(({ items }) => items.join()), healthLeft(s, s.model('r-1'))];
    };
    expect(hurt(effect('blue', 'blast'))).toEqual(['eliminated', [], 6]);
    expect(hurt(effect('blue', 'bottle'))).toEqual([null, [], 6]);
    expect(hurt(-1, 12, true)).toEqual(['eliminated', ['suicider-mini-nuke'], -4]);
  },
};
