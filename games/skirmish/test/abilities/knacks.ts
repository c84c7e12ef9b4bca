/** Abilities for one moment. One proof for every field. */
import { expect } from 'vitest';
import type { knackFields } from '../../printed/knacks.ts';
import { alternativesTo } from '../../queries/before-the-roll.ts';
import { strikable } from '../../queries/close-combat.ts';
import { pointsOn } from '../../queries/criticals.ts';
import { preview } from '../../queries/previews.ts';
import { judge } from '../../queries/skill-tests.ts';
import { attack } from '../../rules/attacking/attacks.ts';
import { criticalsFrom } from '../../rules/attacking/criticals.ts';
import { takeHit } from '../../rules/harm/damage.ts';
import { checkAddiction } from '../../rules/items/addiction.ts';
import { fall } from '../../rules/moving/falling.ts';
import { maybeHandled } from '../../rules/round/dogs.ts';
import { vats } from '../../rules/round/heroic.ts';
import type { Force, SkirmishState } from '../../state.ts';
import {
  armor,
  BASE,
  BLANK,
  content,
  effect,
  FAR_AWAY,
  heroic,
  LUCK,
  marker,
  model,
  playOut,
  settler,
  skill,
  tableOf,
  unit,
  using,
  weapon,
} from '../helpers/battle.ts';
import type { ProofsOf } from './proofs.ts';
import { alone, ann, at, blow, carrying, HERE, hit, NEAR, noLuck, perked, shot } from './scenes.ts';

const suited = (it: Force[number], ...mods: string[]): Force[number] => ({
  ...it,
  powerArmor: 't-60-power-armor',
  mods: mods.map((mod) => ({ on: 't-60-power-armor', mod })),
});
const marked = (kind: 'aimed' | 'evasive', on: string, from: string) => (state: SkirmishState) =>
  void state.lasting.push({ id: '1', kind, on, until: 'activation', from, left: 0 });

export const KNACKS: ProofsOf<keyof typeof knackFields> = {
  hobbles() {
    const t = at({ ...ann(perked('huntsman', 'sole-survivor', 'hunting-rifle')), state: noLuck });
    const plain = shot(t, 'hunting-rifle');
    const [way, ...others] = alternativesTo(t, plain);
    expect([way!.id, others]).toEqual(['hobble', []]);
    expect([way!.attack.weapon.damage, way!.attack.pool]).toEqual([
      [{ type: 'physical', amount: 1 }],
      ['yellow', 'yellow', 'blue'],
    ]);
    // One question, six dice, the Star spent, one armor roll.
    playOut(
      attack(tableOf(t), plain),
      'hobble',
      [skill(2), effect('yellow'), effect('yellow'), effect('blue', 'star')],
      'effect:0',
      [armor(4)],
    );
    expect([t.model('b-1').regular, t.model('b-1').conditions]).toEqual([1, ['injured-leg']]);
    // What it does most with is what is told as the best.
    expect(preview(t, plain).dice).toEqual(['yellow', 'yellow']);
    expect(
      alternativesTo(t, { ...plain, weapon: { ...plain.weapon, damage: [{ type: 'radiation', amount: 1 }] } }),
    ).toEqual([]);
    const pistol = at(ann(perked('huntsman', 'sole-survivor', '10mm-pistol')));
    expect(alternativesTo(pistol, shot(pistol, '10mm-pistol'))).toEqual([]);
  },
  rerolls() {
    const played = (answer: string, ...again: number[][]) => {
      const t = at({ ...ann(perked('steady-aim', 'sole-survivor', 'assault-rifle')), state: noLuck });
      const roll = [skill(2), effect('black'), effect('green', 'minus-1')];
      playOut(attack(tableOf(t), shot(t, 'assault-rifle')), roll, answer, ...again, [armor(4)]);
      return t.model('b-1').regular;
    };
    expect(played('keep')).toBe(2);
    const lucky = content.dice.effect.green.findIndex(({ icons }) => icons.includes('damage'));
    expect(played('die:1', [lucky + 1])).toBe(
      2 + content.dice.effect.green[lucky]!.icons.filter((icon) => icon === 'damage').length,
    );
    const strike = at({
      ann: [perked('steady-aim', 'sole-survivor', 'machete')],
      ben: [settler('b', [2000 + BASE, 2000])],
      state: noLuck,
    });
    playOut(attack(tableOf(strike), blow(strike, 'machete')), [skill('X'), effect('black'), effect('green')]);
  },
  'same-target'() {
    const bonus = (state: (state: SkirmishState) => void) => {
      const t = at({ ...ann(perked('concentrated-fire', 'sole-survivor', 'hunting-rifle')), state });
      return shot(t, 'hunting-rifle').modifiers;
    };
    expect(bonus(() => undefined)).toEqual([]);
    expect(bonus(marked('aimed', 'a-1', 'c-1'))).toEqual([]);
    expect(bonus(marked('aimed', 'a-1', 'b-1'))).toEqual([{ rule: 'WW-RULING-114', by: 2 }]);
    // Twice at the same one: the second time, and in a third Action no more.
    const rolls = [[skill('X'), effect('yellow'), effect('yellow')]];
    const t = using(
      {
        ...ann(perked('concentrated-fire', 'sole-survivor', 'hunting-rifle')),
        state: noLuck,
        chance: { 'attack.roll': [...rolls, ...rolls, ...rolls] },
      },
      'a-1',
      0,
      4,
    );
    for (let shots = 0; shots < 3; shots += 1) t.seat(0).answer('shoot', 'hunting-rifle', 'b-1');
    expect(t.log().filter((line) => /\+2 to the Skill Value/.test(line))).toHaveLength(1);
    t.seat(0).answer('end');
    expect(t.state.lasting).toEqual([]);
  },
  evasive() {
    const t = using(alone(perked('moving-target')), 'a-1');
    t.seat(0).answer('move', [[2000, 2400]]);
    expect(t.state.lasting.map(({ kind }) => kind)).toEqual(['moved']);
    t.seat(0).answer('move', [[2000, 2800]]);
    expect(t.state.lasting.map(({ kind, until }) => [kind, until])).toEqual([['evasive', 'next']]);
    const shots = at({
      ann: [unit('a', 'sole-survivor', [HERE], 'hunting-rifle')],
      ben: [{ ...settler('b', NEAR), perks: ['moving-target'] }],
      state: marked('evasive', 'b-1', 'evasive'),
    });
    expect(shot(shots, 'hunting-rifle').modifiers).toEqual([{ rule: 'WW-CARD-1', by: -2 }]);
    // Hurt it is as easy to hit as anybody.
    playOut(takeHit(tableOf(shots), shots.model('b-1'), hit({ physical: 2 })), [armor(4)]);
    expect(shot(shots, 'hunting-rifle').modifiers).toEqual([]);
  },
  rams() {
    const ram = (it: Force[number]) => {
      const t = using(
        {
          ann: [it],
          ben: [settler('b', [2700, 2000])],
          state: noLuck,
          chance: { 'ram.roll': [[effect('black', 'damage', 'damage')]], 'armor.roll': [[armor(4)]] },
        },
        'a-1',
      );
      t.seat(0).answer('charge', [[2700 - BASE, 2000]]);
      return t;
    };
    expect(ram(perked('pain-train')).seat(0).asked()!.can).toEqual(['black', 'green']);
    const t = ram(suited(perked('pain-train')));
    expect(t.seat(0).asked()!.can).toEqual(['black', 'green', 'ram']);
    t.seat(0).answer('ram');
    expect([model(t, 'b-1').regular, model(t, 'a-1').bonus]).toEqual([2, null]);
  },
  finesse() {
    const points = (face: 'critical' | 'plain', ...answers: (string | number)[]) => {
      const t = at({ ...ann(heroic(perked('finesse', 'sole-survivor', 'assault-rifle'))), state: noLuck });
      const side = content.dice.skill.find(({ critical, value }) =>
        face === 'critical' ? critical : !critical && value === 2,
      )!;
      playOut(
        criticalsFrom(tableOf(t), t.model('a-1'), weapon('assault-rifle'), t.model('b-1'), judge(9, [], side, []), 9),
        ...answers,
      );
      return [pointsOn(t, t.model('a-1'), weapon('assault-rifle')), t.state.lasting.map(({ left }) => left)];
    };
    expect(points('plain')).toEqual([1, []]);
    expect(points('critical', 'keep')).toEqual([2, []]);
    expect(points('critical', 'flip', BLANK)).toEqual([2, [1]]);
    expect(points('critical', 'flip', LUCK)).toEqual([3, [1]]);
  },
  'treads-lightly'() {
    const walk = (...flips: number[]) => {
      const t = using(
        {
          ...alone(heroic(perked('light-step'))),
          state: (state) => {
            const mine = {
              id: 'mine-1',
              seat: 1,
              weapon: 'fragmentation-mine',
              x: 2000,
              y: 2500,
              height: 0,
              live: true,
            };
            state.mines.push(mine);
          },
          chance: { 'luck.flip': flips, 'mine.effects': [[effect('yellow')]], 'armor.roll': [[armor(4)]] },
        },
        'a-1',
      );
      t.seat(0).answer('move', [[2000, 2400]]);
      expect(t.seat(0).asked()!.ask).toBe('luck.tread');
      t.seat(0).answer('flip');
      return t.state.mines.length;
    };
    expect([walk(LUCK), walk(BLANK)]).toEqual([1, 0]);
  },
  'kicks-habits'() {
    const addicted = (...answers: (string | number[])[]) => {
      const t = at(alone(perked('chem-resistant')));
      playOut(checkAddiction(tableOf(t), t.model('a-1'), 'jet'), ...answers);
      return t.state.lasting.map(({ kind }) => kind);
    };
    const star = [effect('blue', 'star')];
    expect(addicted(star, 'keep')).toEqual(['addiction']);
    expect(addicted(star, 'again', star)).toEqual(['spent', 'addiction']);
    expect(addicted(star, 'again', [effect('blue', 'bottle')])).toEqual(['spent']);
    const twice = at(alone(perked('chem-resistant')));
    playOut(checkAddiction(tableOf(twice), twice.model('a-1'), 'jet'), star, 'again', star);
    playOut(checkAddiction(tableOf(twice), twice.model('a-1'), 'jet'), star);
  },
  appalls() {
    const t = at({
      ann: [heroic(perked('bloody-mess', 'sole-survivor', 'hunting-rifle'))],
      ben: [settler('b', [3400, 2000], [3400, 2600], [3400, 1400], [3900, 2000], [3400, 5000])],
      state: ({ models }) => Object.assign(models[1]!, { regular: 3, readiness: 'used' }),
    });
    playOut(
      attack(tableOf(t), shot(t, 'hunting-rifle')),
      [skill(2), effect('yellow'), effect('yellow')],
      'keep',
      [armor(4)],
      'flip',
      LUCK,
      'b-2',
      'b-4',
    );
    expect(t.model('b-1').gone).toBe('eliminated');
    expect(t.state.lasting.map(({ on, until, left }) => [on, until, left])).toEqual([
      ['b-2', 'counted', 2],
      ['b-4', 'counted', 2],
    ]);
  },
  lunges() {
    const near = { ann: [perked('blitz', 'sole-survivor', 'machete')], ben: [settler('b', [2000 + BASE + 400, 2000])] };
    const t = using(
      { ...near, state: noLuck, chance: { 'attack.roll': [[skill('X'), effect('black'), effect('green')]] } },
      'a-1',
    );
    t.seat(0).answer('strike', 'machete', 'b-1');
    // Once in an activation.
    expect(t.seat(0).refuse('strike').rule).toBe('WW-CC-3');
    // And only in its own.
    const idle = at(near);
    expect(strikable(idle, idle.model('a-1'))).toEqual([]);
  },
  quickened() {
    const points = (it: Force[number], ...rolls: number[][]) => {
      const t = using(alone(it), 'a-1');
      const position = { state: t.state, content };
      playOut(vats(tableOf(position), model(t, 'a-1')), ...rolls);
      return t.state.activation!.points;
    };
    expect(points(perked('action-boy-girl'), [effect('blue', 'star')])).toBe(1);
    expect(points(perked('action-boy-girl'), [effect('blue', 'bottle')])).toBe(0);
    // V.A.T.S. has the only die, and its Star is nothing.
    expect(points(heroic(perked('action-boy-girl')), [effect('blue', 'star')])).toBe(0);
  },
  stranger() {
    const shots = (perks: string[], ...answers: (string | number[])[]) => {
      const t = at({
        ann: [heroic(unit('a', 'sole-survivor', [HERE]))],
        ben: [settler('b', [4000, 2000], [3400, 2000])],
        state: (state) => {
          noLuck(state);
          state.units[0]!.perks = perks;
        },
      });
      playOut(vats(tableOf(t), t.model('a-1')), ...answers);
      return ['b-1', 'b-2'].map((id) => t.model(id).regular);
    };
    const one = ['mysterious-stranger'];
    expect(shots(one, [effect('blue', 'star')])).toEqual([0, 0]);
    expect(shots(one, [effect('blue', 'blast')], [effect('black')], [armor(4)])).toEqual([0, 2]);
    // The nearer one has somebody else to fight.
    const busy = at({
      ann: [heroic(perked('mysterious-stranger')), settler('s', [3400, 2000 + BASE])],
      ben: [settler('b', [4000, 2000], [3400, 2000])],
      state: noLuck,
    });
    playOut(vats(tableOf(busy), busy.model('a-1')), [effect('blue', 'blast')], [effect('black')], [armor(4)]);
    expect(['b-1', 'b-2'].map((id) => busy.model(id).regular)).toEqual([2, 0]);
    const two = [...one, 'mysterious-stranger-ii'];
    expect(shots(two, [effect('blue', 'star')], 'b-1', [effect('black'), effect('yellow')], [armor(4)])).toEqual([
      2, 0,
    ]);
    expect(shots(two, [effect('blue', 'star')], 'nobody')).toEqual([0, 0]);
  },
  entangles() {
    const leave = (...rolls: [number, number]) => {
      const t = using(
        {
          ann: [settler('a', HERE)],
          ben: [{ ...unit('b', 'sole-survivor', [[2000 + BASE, 2000]]), perks: ['entangle'] }],
          state: noLuck,
          chance: { 'withdraw.test': rolls.map((side) => [side]) },
        },
        'a-1',
      );
      t.seat(0).answer('move', [[1500, 2000]]);
      t.seat(1).answer('entangle');
      return t;
    };
    // The one that holds on succeeds with more: the other stays, and has its Action back.
    const held = leave(skill(4), skill(2));
    expect([model(held, 'a-1').x, held.state.activation!.left]).toEqual([2000, 2]);
    held.seat(0).answer('move', [[1500, 2000]]);
    expect(held.seat(1).asked()!.ask).toBe('withdraw.attack');
    // The other is better: away, without a free attack.
    const away = leave(skill(2), skill(3));
    expect([model(away, 'a-1').x, away.state.activation!.left]).toEqual([1500, 1]);
    // Nobody wins: as always.
    expect(leave(skill('X'), skill('X')).seat(1).asked()!.ask).toBe('withdraw.attack');
  },
  mends() {
    const mender = (leader: string | null): Force[number] => ({ ...perked('mend-robot'), leader });
    const t = (leader: string | null) =>
      using(
        {
          ...alone(
            mender(leader),
            unit('r', 'protectron', [[2000, 2000 + 160 + content.units.get('protectron')!.base * 5]]),
          ),
          state: ({ models }) => Object.assign(models[1]!, { regular: 2 }),
        },
        'a-1',
      );
    expect(t(null).seat(0).refuse('expertise').rule).toBe('WW-EXPERT-4');
    const mended = t('robot-controller');
    mended.seat(0).answer('expertise');
    expect(mended.seat(0).asked()!.can).toEqual(['mend:r-1']);
    mended.seat(0).answer('mend:r-1');
    expect(model(mended, 'r-1').regular).toBe(1);
    expect(mended.seat(0).refuse('expertise').rule).toBe('WW-EXPERT-4');
  },
  'handles-dogs'() {
    const handled = (perks: string[]) => {
      const t = at({
        ...alone(settler('a', HERE), unit('d', 'dogmeat', [NEAR])),
        state: ({ units }) => Object.assign(units[0]!, { perks }),
      });
      maybeHandled(tableOf(t), t.model('d-1'));
      return t.state.lasting.map(({ kind }) => kind);
    };
    expect([handled([]), handled(['pack-leader'])]).toEqual([[], ['dog-handler']]);
  },
  braces() {
    const it: Force[number] = {
      ...carrying('settler', ['combat-armor']),
      mods: [{ on: 'combat-armor', mod: 'braced' }],
    };
    const taken = (prepared: boolean, ...answers: (string | number[])[]) => {
      const t = at({ ...alone(it), state: ({ models }) => Object.assign(models[0]!, { prepared }) });
      playOut(takeHit(tableOf(t), t.model('a-1'), hit({ physical: 3 })), ...answers);
      return [t.model('a-1').regular, t.model('a-1').prepared];
    };
    const plain = taken(false, [armor(4)]);
    expect(plain).toEqual([3, false]);
    expect(taken(true, 'keep', [armor(4)])).toEqual([3, true]);
    expect(taken(true, 'brace', [armor(4)])).toEqual([0, false]);
  },
  pumps() {
    const after = (regular: number, items: string[]) => {
      const t = at({
        ann: [unit('a', 'sole-survivor', [HERE], 'hunting-rifle')],
        ben: [suited({ ...unit('b', 'sole-survivor', [[3400, 2000]]), items }, 'medic-pump')],
        state: (state) => {
          noLuck(state);
          Object.assign(state.models[1]!, { regular });
          Object.assign(state.units[1]!.powerArmor!, { degraded: true });
        },
      });
      playOut(attack(tableOf(t), shot(t, 'hunting-rifle')), [skill(2), effect('yellow'), effect('yellow')], [armor(4)]);
      return [t.model('b-1').regular, t.state.units[1]!.items];
    };
    // Of seven: two more leave three; the Stimpak heals four.
    expect(after(2, ['stimpak'])).toEqual([0, []]);
    expect(after(1, ['stimpak'])).toEqual([3, ['stimpak']]);
    expect(after(2, [])).toEqual([4, []]);
  },
  vents() {
    const hurt = (height: number, mods: string[]) => {
      const t = at({
        ann: [suited(unit('a', 'sole-survivor', [HERE]), ...mods)],
        ben: [settler('b', [2000 + BASE + 50, 2000], FAR_AWAY)],
        state: noLuck,
      });
      playOut(fall(tableOf(t), t.model('a-1'), height), ...(mods.length > 0 && height >= 1016 ? [[armor(4)]] : []));
      return ['a-1', 'b-1', 'b-2'].map((id) => t.model(id).regular);
    };
    expect(hurt(1016, ['explosive-vent'])).toEqual([0, 1, 0]);
    expect(hurt(1000, ['explosive-vent'])).toEqual([0, 0, 0]);
    expect(hurt(1016, [])).toEqual([0, 0, 0]);
  },
  wary() {
    const look = (items: string[]) => {
      const t = using(
        {
          ...alone(carrying('sole-survivor', items)),
          state: (state) => {
            state.markers.push(marker('box', 'searchable', 'danger', 2000 + 160, 2000));
            state.decks.dangers = ['empty-threat'];
          },
        },
        'a-1',
      );
      t.seat(0).answer('look:box');
      return t.seat(0).asked()!.ask;
    };
    expect([look([]), look(['stethoscope'])]).toEqual(['action', 'search.interact']);
  },
};
