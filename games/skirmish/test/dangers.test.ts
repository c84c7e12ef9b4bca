/** Danger and Creature cards: what each outcome does to whoever drew the card. */
import { describe, expect, test } from 'vitest';
import { gap } from '../geometry/index.ts';
import { maxHealth } from '../queries/abilities.ts';
import { usualRating } from '../queries/armor.ts';
import { isEngaged } from '../queries/engagement.ts';
import { baseOf } from '../queries/units.ts';
import type { Marker, Piece, SkirmishState } from '../state.ts';
import type { DiceIcon } from '../words.ts';
import {
  armor,
  type BattleSetting,
  content,
  effect,
  marker,
  model,
  positionOf,
  settler,
  skill,
  unit,
  wall,
} from './helpers/battle.ts';
import { at, find, touching } from './helpers/finding.ts';

const FAILS = [[skill('X')]];
const SUCCEEDS = [[skill('critical')]];

/** The model finds a Danger that leads to this card. */
function runsInto(card: string, more: Partial<BattleSetting> = {}, face: Marker['face'] = 'danger') {
  const t = find(touching('searchable', face), {
    ...more,
    state: (state: SkirmishState) => {
      state.decks.dangers = content.dangers.has(card) ? [card] : ['something-in-the-dark'];
      state.decks.creatures = ['dead-beast', card];
      more.state?.(state);
    },
  });
  t.seat(0).answer('look:m');
  return t;
}
const failing = (more: Record<string, number[][]> = {}) => ({ chance: { 'danger.roll': FAILS, ...more } });

describe('Danger cards', () => {
  test('a drum of acid makes all armor worse until the battle ends', () => {
    const t = runsInto('corroded-drum', failing());
    const rating = (of: typeof t) => usualRating(positionOf(of), model(of, 'a-1'), 'physical').rating;
    expect(rating(t)).toBe(rating(runsInto('empty-threat')) - 1);
    expect(t.state.lasting.map(({ kind, until }) => [kind, until])).toEqual([['corroded', 'battle']]);
  });

  test('a mine hurts more within Orange of it', () => {
    const t = runsInto('buried-mine', {
      ann: [unit('a', 'scavenger', [[2000, 2000]]), settler('c', [2000, 2285 + 254 + 160 + 125])],
      ...failing({ 'danger.effects': [[effect('yellow')]], 'armor.roll': [[armor(4)], [armor(4)]] }),
    });
    expect([model(t, 'a-1').regular, model(t, 'c-1').regular]).toEqual([3, 2]);
  });

  test('a toy ticks until the end of the next activation, and goes off where it lay', () => {
    const t = runsInto(
      'ticking-toy',
      failing({ 'danger.effects': [[effect('yellow')]], 'armor.roll': [[armor(4)], [armor(4)]] }),
    );
    expect(at(t, 'ticking-1')).toMatchObject({ kind: 'ticking', x: 2000, y: 2285, up: true });
    expect(at(t, 'm')).toBeUndefined();
    t.seat(0).answer('end');
    expect(at(t, 'ticking-1')).toBeDefined();
    t.seat(1).answer('b-1', 'b-1', 'end');
    t.seat(t.state.advantage!).answer('seat:0');
    t.seat(0).answer('a-1', 'a-1');
    expect(model(t, 'a-1').regular).toBe(0);
    t.seat(0).answer('end');
    expect([model(t, 'a-1').regular, at(t, 'ticking-1'), t.state.lasting]).toEqual([3, undefined, []]);
  });

  test('a toy whose finder is gone goes off when the round ends', () => {
    const t = find(marker('ticking-1', 'ticking', 'danger', 2000, 2285), {
      ann: [unit('a', 'scavenger', [[2000, 2000]]), settler('c', [4000, 2000])],
      chance: { 'danger.effects': [[effect('yellow')]], 'armor.roll': [[armor(4)]] },
      state: ({ models, lasting }) => {
        models.find(({ id }) => id === 'c-1')!.gone = 'eliminated';
        lasting.push({ id: '1', kind: 'fuse', on: 'c-1', until: 'counted', from: 'ticking-toy', left: 1 });
      },
    });
    t.seat(0).answer('end');
    t.seat(1).answer('b-1', 'b-1');
    expect(model(t, 'a-1').regular).toBe(0);
    t.seat(1).answer('end');
    expect([model(t, 'a-1').regular, at(t, 'ticking-1'), t.state.lasting]).toEqual([3, undefined, []]);
  });

  describe('a card that is brought by its name', () => {
    const MINE = 'bottlecap-mine';
    const disarms = (state: (state: SkirmishState) => void) => {
      const t = runsInto('ticking-toy', {
        ann: [unit('a', 'scavenger', [[2000, 2000]]), settler('c', [4000, 2000])],
        chance: { 'danger.roll': SUCCEEDS },
        state,
      });
      const { decks, discards } = t.state;
      return {
        finder: model(t, 'a-1').items,
        other: model(t, 'c-1').items,
        deck: decks.items,
        discards: discards.items,
      };
    };

    test('WW-RULING-109 comes out of the Item deck', () => {
      const end = disarms(({ decks }) => {
        decks.items = ['machete', MINE, 'stimpak'];
      });
      expect(end).toEqual({ finder: [MINE], other: [], deck: ['machete', 'stimpak'], discards: [] });
    });

    test('WW-RULING-109 or out of its discards', () => {
      const end = disarms(({ decks, discards }) => {
        decks.items = ['machete'];
        discards.items = [MINE, 'stimpak'];
      });
      expect(end).toEqual({ finder: [MINE], other: [], deck: ['machete'], discards: ['stimpak'] });
    });

    test('WW-RULING-109 or out of the box', () => {
      const end = disarms(({ decks }) => {
        decks.items = ['machete'];
      });
      expect(end).toEqual({ finder: [MINE], other: [], deck: ['machete'], discards: [] });
    });

    test('WW-RULING-109 but there is none left if somebody has it', () => {
      const end = disarms(({ decks, models }) => {
        decks.items = ['machete'];
        models.find(({ id }) => id === 'c-1')!.items.push(MINE);
      });
      expect(end).toEqual({ finder: [], other: [MINE], deck: ['machete'], discards: [] });
    });
  });

  test('a lucky break brings one item more, if the marker brings any', () => {
    const t = runsInto('lucky-break', {}, 'danger-item');
    t.seat(0).answer('keep', 'keep');
    expect(model(t, 'a-1').items.sort()).toEqual(['machete', 'stimpak']);
    expect(at(t, 'm')).toBeUndefined();
    expect(at(runsInto('lucky-break'), 'm')).toBeUndefined();
  });
});

describe('Creature cards', () => {
  test('whoever backs away from sleeping ferals leaves the marker as it was, and the card goes back', () => {
    const t = runsInto('sleeping-ferals', { chance: { 'danger.roll': SUCCEEDS } });
    expect(at(t, 'm')).toMatchObject({ up: false, face: 'danger' });
    expect([t.state.decks.creatures, t.state.discards.creatures]).toEqual([['sleeping-ferals', 'dead-beast'], []]);
    expect(t.state.discards.dangers).toEqual(['something-in-the-dark']);
  });

  test('a feral ghoul comes into contact on nobody’s side, and strikes when the round ends', () => {
    const t = runsInto('sleeping-ferals', failing());
    const ghoul = model(t, 'wild-feral-ghoul-1');
    expect(isEngaged(positionOf(t), model(t, 'a-1'))).toBe(true);
    expect(t.state.units.find(({ id }) => id === 'wild-feral-ghoul')!.seat).toBe(2);
    expect(ghoul.readiness).toBe('used');
    t.seat(0).answer('end');
    t.seat(1).answer('b-1', 'b-1', 'end');
    expect(t.logged('WW-CC-3')[0]).toMatch(/^Wild feral ghoul 1 strikes at A 1/);
  });

  test('a mother appears Blue away with half her Health, where there is room', () => {
    const t = runsInto('cub-and-mother', failing());
    const mother = model(t, 'wild-yao-guai-1');
    const { length } = gap(baseOf(positionOf(t), mother), baseOf(positionOf(t), model(t, 'a-1')));
    expect(Math.abs(length - 2540)).toBeLessThanOrEqual(1);
    expect(mother.regular).toBe(Math.floor(maxHealth(positionOf(t), mother) / 2));
  });

  test('a brahmin is worth Caps, or drags the model off until something stops it', () => {
    const tame = runsInto('stray-brahmin', { chance: { 'danger.roll': SUCCEEDS } });
    expect(model(tame, 'a-1').caps).toBe(25);
    const wild = (pieces: Piece[] = []) =>
      model(runsInto('stray-brahmin', { pieces, chance: { 'danger.roll': FAILS, 'danger.direction': [0] } }), 'a-1');
    expect(wild()).toMatchObject({ x: 2508, y: 2000, conditions: ['stunned'] });
    expect(wild([wall('wall', [2300, 1800, 100, 400])]).x).toBe(2140);
  });

  test('a mongrel bites with a black die, and the Bottle on that very die injures a leg', () => {
    const bitten = (...icons: DiceIcon[]) =>
      model(
        runsInto(
          'guarding-mongrel',
          failing({ 'danger.effects': [[effect('black', ...icons)]], 'armor.roll': [[armor(4)]] }),
        ),
        'a-1',
      );
    expect(bitten('bottle')).toMatchObject({ regular: 2, conditions: ['injured-leg'] });
    expect(bitten('damage')).toMatchObject({ regular: 3, conditions: [] });
  });

  test('a Dog Handler needs no roll against a mongrel, and a dead beast is meat', () => {
    const handler = [...content.units.values()].find(({ icons }) => icons.includes('dog-handler'))!;
    const t = runsInto('guarding-mongrel', {
      ann: [unit('a', handler.id, [[2000, 2000]])],
      state: ({ decks }) => {
        decks.items = ['machete', 'cram', 'stimpak'];
      },
    });
    expect(model(t, 'a-1').items).toEqual(['cram']);
    const beast = runsInto('dead-beast', {
      state: ({ decks }) => {
        decks.items = ['brahmin-meat', 'cram', 'stimpak'];
      },
    });
    expect(model(beast, 'a-1').items).toEqual(['brahmin-meat']);
  });
});
