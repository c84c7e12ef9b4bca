import type { BadPack } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { adventureGame, readAdventureContent } from '../index.ts';
import {
  adventure,
  answer,
  asked,
  can,
  enemiesOf,
  hold,
  packFiles,
  perks,
  put,
  staged,
  survivor,
  testing,
  topEncounter,
  topLoot,
} from './helpers/adventure.ts';
import { fighting, hp, type State } from './helpers/beginnings.ts';

function turnUp3(state: State): void {
  const other = state.map.findIndex(({ tile }) => tile === 'farm');
  state.map[other]!.tile = state.map[3]!.tile;
  state.map[3] = { tile: 'farm', faceup: true, seenBy: [] };
}

describe('enemies and their abilities', () => {
  /** What is wrong with a pack whose enemy, or die, is this one. */
  const refused = (path: string, text: string) => {
    try {
      readAdventureContent([[...packFiles.filter((file) => file.path !== path), { path, text }]]);
      return '';
    } catch (error) {
      return (error as BadPack).problems.map(({ message }) => message).join('; ');
    }
  };
  const enemy = (changed: object) =>
    refused(
      'enemies.yaml',
      JSON.stringify([
        { id: 'rat', name: 'Rat', type: 'critter', level: 1, areas: ['body'], abilities: [], ...changed },
      ]),
    );

  test('FB-ENEMY-1 an enemy has a type, a name, a level, an area or more and at most two abilities, and nothing less', () => {
    expect(enemy({ abilities: ['ranged', 'loot'] })).toBe('');
    for (const [changed, wrong] of [
      [{ type: undefined }, 'type'],
      [{ name: undefined }, 'name'],
      [{ level: 0 }, 'level'],
      [{ areas: [] }, 'areas'],
      [{ abilities: ['ranged', 'loot', 'armor'] }, 'abilities'],
    ] as const)
      expect(enemy(changed)).toContain(`0.${wrong}`);
  });

  test('FB-ENEMY-2 there are five types: critter, human, robot, monster and super mutant', () => {
    const types = ['critter', 'human', 'robot', 'monster', 'super-mutant'];
    expect(types.map((type) => enemy({ type }))).toEqual(['', '', '', '', '']);
    expect(enemy({ type: 'ghost' })).toContain('0.type');
    expect(Object.keys(adventure().state.stacks)).toEqual(types);
  });

  const dice = (faces: readonly object[]) => refused('dice.yaml', JSON.stringify(faces));
  const FACES = testing.content.dice;

  test('FB-DICE-1 a die has six faces with the areas head, body, arms and legs, and no others', () => {
    expect(dice(FACES)).toBe('');
    expect(dice(FACES.slice(1))).toContain('6');
    expect(dice([{ areas: ['head', 'body', 'arms', 'legs'], hits: 0 }, ...FACES.slice(1)])).toBe('');
    expect(dice([{ areas: ['tail'], hits: 0 }, ...FACES.slice(1)])).toContain('0.areas.0');
  });

  test('FB-DICE-2 the hit icons of all three dice are summed, whatever areas they show', () => {
    expect([hp(fighting('brute.1', [4, 4, 2])), hp(fighting('brute.1', [1, 3, 6]))]).toEqual([16 - 5 * 3, 16]);
  });

  test('FB-RULING-2 the dice are data: all three alike, and other ones are other odds', () => {
    const doubled = FACES.map(({ areas, hits }) => ({ areas, hits: 2 * hits }));
    const files = [
      ...packFiles.filter(({ path }) => path !== 'dice.yaml'),
      { path: 'dice.yaml', text: JSON.stringify(doubled) },
    ];
    const game = adventureGame(readAdventureContent([files]));
    for (const roll of [
      [2, 1, 1],
      [1, 2, 1],
      [1, 1, 2],
    ]) {
      expect(hp(fighting('rat.1', roll))).toBe(15);
      expect(hp(fighting('rat.1', roll, undefined, { game }))).toBe(14);
    }
  });

  test('FB-RULING-3 enemies are data: one that no box has is placed, fought and killed by its printed figures', () => {
    const text = `- { id: yeti, name: Yeti, type: critter, level: 3, areas: [head], abilities: [loot], copies: 9 }`;
    const files = [...packFiles, { path: 'enemies.yaml', text }].filter(
      ({ path }, i, all) => path !== 'enemies.yaml' || i === all.length - 1,
    );
    const game = adventureGame(readAdventureContent([files]));
    const t = fighting('yeti.1', [1, 1, 1], (state) => topLoot(state, 'can.1'), { game });
    expect([enemiesOf(t).includes('yeti.1@camp.e'), survivor(t.state).cards.map(({ id }) => id)]).toEqual([
      false,
      ['can.1'],
    ]);
    expect(hp(fighting('yeti.1', [2, 1, 1], undefined, { game }))).toBe(13);
  });

  const seenEnemies = () =>
    adventure({
      state: (state) => {
        put(state, 'rat.1', 'camp.a', false);
        put(state, 'rat.2', 'camp.b');
      },
    })
      .seat(0)
      .view()
      .enemies.map(({ token, type, faceup }) => [token, type, faceup]);

  test('FB-ENEMY-3 an active enemy is seen as what it is', () => {
    expect(seenEnemies()[1]).toEqual(['rat.2', 'critter', true]);
  });

  test('FB-ENEMY-4 a facedown enemy shows its type and nothing else', () => {
    expect(seenEnemies()[0]).toEqual([null, 'critter', false]);
  });

  const killedRat = () => fighting('rat.1', [6, 1, 1], (state) => turnUp3(state));

  test('FB-ENEMY-6 a killed enemy goes to the discards of its type', () => {
    expect(killedRat().state.stacks.critter.discard).toEqual(['rat.1']);
  });

  test('FB-ENEMY-7 a facedown one of its type appears at the nearest icon', () => {
    const [enemy, ...others] = killedRat().state.enemies;
    expect([enemy!.space, enemy!.faceup, others]).toEqual(['farm.c', false, []]);
    expect(testing.content.tokens.get(enemy!.token)!.type).toBe('critter');
  });

  test('FB-ENEMY-8 among icons equally near the first player chooses', () => {
    const t = adventure({
      seats: 2,
      chance: { 'fight.roll': [[6, 6, 6]] },
      state: (state) => {
        state.first = 1;
        survivor(state).space = 'field.e';
        put(state, 'rat.1', 'field.e');
      },
    });
    answer(t, `fight:${t.state.enemies[0]!.id}`);
    expect(asked(t)).toMatchObject({ to: 1, ask: 'enemy.replace', can: ['field.a', 'field.c'] });
    t.seat(1).refuse('town.e');
    answer(t, 'field.c');
    expect(enemiesOf(t)[0]).toMatch(/@field\.c\?$/);
  });

  test('FB-RULING-21 without an icon on the faceup map no replacement comes', () => {
    expect(fighting('bot.1', [6, 6, 1]).state.enemies).toEqual([]);
  });

  const zapped = () => {
    const t = adventure({
      state: (state) => {
        survivor(state).letters = ['S', 'P', 'E'];
        perks(state, 0, 'zap');
        put(state, 'bot.1', 'camp.a');
      },
    });
    answer(t, 'perk:zap');
    return t;
  };

  test('FB-ENEMY-9 a kill outside a fight is worth its XP', () => {
    const t = zapped();
    expect([survivor(t.state).xp, t.state.enemies]).toEqual([2, []]);
  });

  test('FB-PERK-1 a perk is used once, and gone', () => {
    expect(survivor(zapped().state).perks).toEqual([]);
  });

  test('FB-PERK-5 it goes back to its deck', () => {
    expect(zapped().state.perkDeck).toContain('zap');
  });

  test('FB-ENEMY-5 an ability does not find a facedown enemy', () => {
    const t = adventure({
      state: (state) => {
        perks(state, 0, 'zap');
        put(state, 'bot.1', 'camp.a', false);
      },
    });
    answer(t, 'perk:zap');
    expect(enemiesOf(t)).toEqual(['bot.1@camp.a?']);
  });

  const walkedUpTo = () => {
    const t = adventure({
      chance: { 'fight.roll': [[1, 1, 1]] },
      state: (state) => put(state, 'wolf.1', 'camp.a'),
    });
    answer(t, 'move', 'to:camp.a');
    return t;
  };

  test('FB-ABIL-2 moving to an aggressive enemy means fighting it at once', () => {
    expect(walkedUpTo().logged('FB-FIGHT-5')[0]).toBe('Wolf attacks Ann.');
  });

  test('FB-ABIL-3 that takes no action', () => {
    expect(walkedUpTo().state.turn.actions).toBe(1);
  });

  test('FB-RULING-27 who survives it keeps its movement points', () => {
    expect(walkedUpTo().state.turn.points).toBe(1);
  });

  test('FB-ABIL-5 several aggressive enemies are fought in the order the survivor chooses, until it is killed', () => {
    const t = adventure({
      seats: 2,
      chance: {
        'fight.roll': [
          [1, 1, 1],
          [4, 4, 4],
        ],
      },
      state: (state) => {
        survivor(state).hp = 5;
        for (const wolf of ['wolf.1', 'wolf.2', 'wolf.3']) put(state, wolf, 'camp.a');
      },
    });
    const [one, two, three] = t.state.enemies.map(({ id }) => id);
    answer(t, 'move', 'to:camp.a');
    expect(asked(t)).toMatchObject({ ask: 'move.aggressive', can: [one, two, three] });
    answer(t, two!, three!, 'camp.e');
    expect(t.log().filter((line) => line === 'Wolf attacks Ann.')).toHaveLength(2);
    expect(asked(t)).toMatchObject({ to: 1, ask: 'turn' });
  });

  test('FB-RULING-25 a facedown enemy has no abilities: walking up to it starts no fight', () => {
    const t = adventure({ state: (state) => put(state, 'wolf.1', 'camp.a', false) });
    answer(t, 'move', 'to:camp.a');
    expect(t.logged('FB-FIGHT-5')).toEqual([]);
  });

  test('FB-RULING-26 being placed is not moving: no terrain, no aggressive fight', () => {
    const t = adventure({
      state: (state) => {
        survivor(state).space = 'town.e';
        topEncounter(state, 'S02');
        put(state, 'wolf.1', 'field.e');
      },
    });
    answer(t, 'encounter', 'option:2', 'field.e', 'inventory');
    expect(survivor(t.state).space).toBe('field.e');
    expect(t.logged('FB-FIGHT-5')).toEqual([]);
  });

  const letters = (state: State) => {
    survivor(state).letters = ['S', 'P', 'E'];
  };

  test('FB-ABIL-7 armor takes one hit more to kill, and without it none more', () => {
    const stands = (token: string, dice: number[]) => enemiesOf(fighting(token, dice)).includes(`${token}@camp.e`);
    expect([stands('tank.1', [6, 6, 1]), stands('tank.1', [6, 6, 6]), stands('bot.1', [6, 6, 1])]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('FB-ABIL-8 it changes neither damage nor XP', () => {
    const t = fighting('tank.1', [5, 6, 6], letters);
    expect([hp(t), survivor(t.state).xp]).toEqual([14, 2]);
  });

  test('FB-ABIL-9 radiation: as many rads as its level, after a fight that hurt', () => {
    const t = fighting('glower.1', [2, 2, 1]);
    expect([hp(t), survivor(t.state).rads]).toEqual([12, 2]);
  });

  test('FB-ABIL-9 none after a fight that did not hurt', () => {
    expect(survivor(fighting('glower.1', [2, 2, 1], (state) => hold(state, 0, 'plate.1')).state).rads).toBe(0);
  });

  test('FB-RULING-28 once in a fight, however many hits', () => {
    expect(survivor(fighting('glower.1', [2, 1, 1]).state).rads).toBe(2);
    expect(survivor(fighting('glower.1', [4, 4, 2]).state).rads).toBe(2);
  });

  test('FB-RULING-28 not after death', () => {
    const dead = fighting('glower.1', [4, 4, 4], (state) => {
      survivor(state).hp = 3;
    });
    expect(survivor(dead.state).rads).toBe(0);
  });

  test('FB-ABIL-14 who kills an enemy with loot draws one', () => {
    const killed = fighting('thief.1', [6, 1, 1], (state) => topLoot(state, 'can.1'));
    expect(survivor(killed.state).cards.map(({ id }) => id)).toEqual(['can.1']);
    expect(survivor(fighting('thief.1', [1, 1, 1]).state).cards).toEqual([]);
  });

  test('FB-ABIL-15 a retreating enemy that survives lies facedown', () => {
    expect(enemiesOf(fighting('coward.1', [6, 1, 1]))).toEqual(['coward.1@camp.e?']);
  });

  test('FB-ACT-7 a facedown enemy hinders nobody', () => {
    expect(can(fighting('coward.1', [6, 1, 1]))).toContain('camp');
  });

  test('FB-LIMIT-4 a token is drawn from the top of its stack', () => {
    const t = fighting('rat.1', [6, 1, 1], (state) => {
      turnUp3(state);
      const { stack } = state.stacks.critter;
      stack.push(...stack.splice(stack.indexOf('wolf.2'), 1));
    });
    expect(t.state.enemies.map(({ token }) => token)).toEqual(['wolf.2']);
  });

  test('FB-LIMIT-4 an empty stack is made anew from the discards of its type; what is on the map stays', () => {
    const t = fighting('rat.1', [6, 1, 1], (state) => {
      turnUp3(state);
      state.stacks.critter.discard.push(...state.stacks.critter.stack.splice(0));
    });
    expect(t.state.enemies).toHaveLength(1);
    expect([t.state.stacks.critter.discard, t.state.stacks.critter.stack.length]).toEqual([[], 5]);
  });

  test('FB-QUEST-6 a kill that an objective names completes it at once, for who killed and for no action', () => {
    const t = fighting('bot.1', [6, 6, 1], (state) => staged(state, '001'));
    expect(t.logged('FB-QUEST-4')).toEqual(['Ann completes First, objective 1.']);
    expect([t.state.turn.actions, t.state.quests.map(({ card }) => card)]).toEqual([1, ['001', '002']]);
  });

  test('FB-QUEST-6 a kill of another sort completes nothing', () => {
    expect(fighting('rat.1', [6, 1, 1], (state) => staged(state, '001')).logged('FB-QUEST-4')).toEqual([]);
  });

  test('FB-RULING-71 a kill: token and replacement, XP, loot, then the objective it fulfils', () => {
    const t = fighting('bot.1', [6, 6, 1], (state) => {
      staged(state, '001');
      turnUp3(state);
    });
    const log = t.log();
    // The first objective of 001 is to kill a robot.
    const order = [
      'Ann kills Bot.',
      'A facedown robot is placed at Farm (a).',
      'Ann gains 2 XP.',
      'Ann completes First, objective 1.',
    ];
    expect(order.map((line) => log.indexOf(line))).toEqual(
      order.map((line) => log.indexOf(line)).sort((a, b) => a - b),
    );
    expect(log).toEqual(expect.arrayContaining(order));
  });
});
