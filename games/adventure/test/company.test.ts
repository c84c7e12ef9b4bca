/** AB: what a company is told before it chooses, and how bots choose for it. */
import { randomFrom } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { shortlist } from '../bots/plan.ts';
import { crowdAt, encounterTogether } from '../bots/together/errands.ts';
import type { Foe } from '../queries/foes.ts';
import { type FightAhead, fightIn, helpOdds } from '../queries/helping.ts';
import { oppositionOf } from '../queries/opposition.ts';
import { missingFor, progressOf } from '../queries/progress.ts';
import { answer, asked, core, hold, put, survivor } from './helpers/adventure.ts';
import { company, fit, goals, type State } from './helpers/company.ts';

const STORY = { scenario: 'the-iron-commons', survivors: ['drifter', 'old-ghoul'] };

const NO_ABILITIES: Foe['abilities'] = [];

describe('help', () => {
  const table = (state?: (state: State) => void) =>
    company({
      seats: 3,
      state: (now) => {
        for (const each of now.survivors) {
          each.space = 'camp.e';
          each.letters = ['C', 'I', 'A'];
        }
        state?.(now);
      },
    });
  const foe = (level: number, more: Partial<Foe> = {}): Foe => ({
    id: 'brute',
    name: 'Brute',
    type: 'monster',
    faction: undefined,
    level,
    areas: ['legs'],
    abilities: NO_ABILITIES,
    ...more,
  });
  const ahead = (level: number, more?: Partial<Foe>): FightAhead => ({
    seat: 0,
    foe: foe(level, more),
    afar: false,
    action: true,
  });

  test('AB-ASSIST-5 the chance to kill is that of many fights, alone and with help', () => {
    const { position } = table().session;
    const { dice } = position.content;
    const random = randomFrom('help');
    const face = () => dice[random() % dice.length]!;
    const matches = ({ areas }: (typeof dice)[number]) => areas.includes('legs');
    const tries = 60_000;
    let alone = 0;
    let helped = 0;
    for (let i = 0; i < tries; i += 1) {
      const hits = [face(), face(), face()].filter(matches).length;
      if (hits >= 2) alone += 1;
      if (hits + (matches(face()) ? 1 : 0) >= 2) helped += 1;
    }
    // Nobody of the testing pack has a reroll without the letters of a weapon.
    for (const each of position.state.survivors) each.letters = [];
    expect(helpOdds(position, ahead(2)).kill).toBeCloseTo(alone / tries, 2);
    expect(helpOdds(position, ahead(2), 1).kill).toBeCloseTo(helped / tries, 2);
  });

  test('AB-ASSIST-6 rerolls of who helps count, and never lessen the chance', () => {
    const { position } = table((state) => {
      hold(state, 1, 'club.1');
      survivor(state, 1).letters = [];
    }).session;
    const without = helpOdds(position, ahead(2), 1);
    survivor(position.state, 1).letters = ['S', 'P', 'E', 'C', 'I', 'A', 'L'];
    const with_ = helpOdds(position, ahead(2), 1);
    expect(with_.kill).toBeGreaterThan(without.kill);
    expect(without.kill).toBeGreaterThan(helpOdds(position, ahead(2)).kill);
  });

  test('AB-ASSIST-8 harm is the level for each hit of the die, less armor; the fighter’s own is as without help', () => {
    const { position } = table().session;
    for (const each of position.state.survivors) each.letters = [];
    const { dice } = position.content;
    const hits = dice.reduce((sum, each) => sum + each.hits, 0) / dice.length;
    const odds = helpOdds(position, ahead(2), 1);
    expect(odds.helper!.harm).toBeCloseTo(2 * hits);
    expect(odds.harm).toBeCloseTo(3 * 2 * hits);
    hold(position.state, 1, 'vest.1');
    survivor(position.state, 1).cards.at(-1)!.in = 'apparel';
    expect(helpOdds(position, ahead(2), 1).helper!.harm).toBeLessThan(2 * hits);
  });

  test('FB-RULING-61 FB-KILL-6 who falls adds nothing, and a fighter who falls kills nothing', () => {
    const { position } = table().session;
    for (const each of position.state.survivors) each.letters = [];
    const well = helpOdds(position, ahead(2), 1);
    Object.assign(survivor(position.state, 1), { hp: 1, rads: 0 });
    const frail = helpOdds(position, ahead(2), 1);
    expect(frail.helper!.falls).toBeGreaterThan(0);
    expect(frail.kill).toBeLessThan(well.kill);
    Object.assign(survivor(position.state, 0), { hp: 1, rads: 0 });
    const dying = helpOdds(position, ahead(2), 1);
    expect(dying.falls).toBeGreaterThan(0.3);
    expect(dying.kill).toBeLessThan(frail.kill);
  });

  test('FB-ABIL-9 radiation counts for who fights: where damage leaves a point, its rads take it', () => {
    const { position } = table().session;
    for (const each of position.state.survivors) each.letters = [];
    Object.assign(survivor(position.state, 0), { hp: 8, rads: 0 });
    const plain = helpOdds(position, ahead(2));
    const glowing = helpOdds(position, ahead(2, { abilities: ['radiation'] }));
    expect(glowing.falls).toBeGreaterThan(plain.falls);
  });

  /** Ann in a fight, everybody in the same space. */
  const fighting = (token: string, dice: number[], green: number, state?: (state: State) => void) => {
    const t = company({
      seats: 3,
      chance: { 'fight.roll': [dice], 'assist.roll': [[green]] },
      state: (now) => {
        put(now, token, 'camp.e');
        for (const each of now.survivors) {
          each.space = 'camp.e';
          each.letters = ['C', 'I', 'A'];
        }
        state?.(now);
      },
    });
    answer(t, `fight:${t.state.enemies[0]!.id}`);
    return t;
  };

  test('AB-ASSIST-1 AB-ASSIST-3 whoever is asked is told of the fight: who, from where, against whom', () => {
    const t = fighting('rat.1', [1, 1, 1], 6);
    const offer = fightIn(t.session.question!.detail!.about);
    expect(offer).toMatchObject({ seat: 0, afar: false, action: true, foe: { level: 1 } });
    answer(t, 'assist', 'decline');
    expect(asked(t)!.ask).toBe('assist.take');
    expect(fightIn(t.session.question!.detail!.about)).toEqual(offer);
  });

  test('AB-ASSIST-5 AB-ASSIST-6 the dice that are looked at leave out what the green die brings, and the other way round', () => {
    const wanted = (dice: number[], green: number) => {
      const t = fighting('rat.1', dice, green, (state) => {
        for (const seat of [0, 1]) hold(state, seat, `club.${seat + 1}`, 'weapon');
        for (const each of state.survivors) each.letters = ['S', 'P', 'E', 'C', 'I', 'A', 'L'];
      });
      answer(t, 'assist', 'decline', 'seat:1');
      const told = () => (t.session.question!.detail!.about as { wanted: { hits: number } }).wanted.hits;
      expect(asked(t)).toMatchObject({ ask: 'fight.reroll', to: 0 });
      const fighter = told();
      answer(t, 'stand');
      expect(asked(t)).toMatchObject({ ask: 'fight.reroll', to: 1 });
      return [fighter, told()];
    };
    const [needs, left] = wanted([1, 1, 1], 1);
    expect(wanted([1, 1, 1], 6)).toEqual([needs! - 1, left]);
    expect(wanted([6, 1, 1], 1)).toEqual([needs, left! - 1]);
  });
});

describe('goals', () => {
  const told = (card: string, state: (state: State) => void, count = 0) => {
    const t = company({
      seats: 2,
      game: core,
      options: STORY,
      state: (now) => {
        goals(now, card);
        state(now);
      },
    });
    const { position } = t.session;
    const goal = position.content.goals.get(card)!;
    const { say, args } = missingFor(position, goal, count);
    return { ...progressOf(position, goal, count), say, args };
  };

  test('AB-END-3 how far each is, and what is missing', () => {
    expect(told('giant-slayers.1', () => {}, 1)).toMatchObject({
      have: 1,
      of: 2,
      say: 'goal.missing.kills',
      args: { n: 1, level: 3 },
    });
    expect(
      told('four-fires.1', (state) => {
        state.together!.camps = { supply: 5, gained: 1, placed: ['crossroads-camp.a', 'pearl-yard.a'] };
      }),
    ).toMatchObject({ have: 2, of: 4, args: { n: 2, gained: 1 } });
    expect(
      told('good-names.1', (state) => {
        survivor(state, 1).traits = [{ trait: 'idolized', locked: false }];
      }),
    ).toMatchObject({ have: 1, of: 2, say: 'goal.missing.every', args: { n: 1 } });
    expect(
      told('six-talents.1', (state) => {
        survivor(state, 1).letters = ['S', 'P', 'E', 'C'];
      }),
    ).toMatchObject({ have: 4, of: 6, say: 'goal.missing.letters', args: { n: 2 } });
    expect(
      told('war-chest.1', (state) => {
        survivor(state, 0).caps = 4;
        survivor(state, 1).caps = 3;
      }),
    ).toMatchObject({ have: 0, of: 1, args: { n: 7, of: 10 } });
    expect(
      told('patched-gear.1', (state) => {
        hold(state, 0, 'sharpened-pipe.1', 'weapon', core.content);
        fit(state, 'sharpened-pipe.1', 'scope');
      }),
    ).toMatchObject({ have: 1, of: 3, args: { n: 2 } });
  });
});

describe('the opposing faction', () => {
  const played = (seats: number, discarded: readonly string[]) => {
    const t = company({
      seats,
      state: (state) => {
        const { activationDeck, activationDiscard } = state.together!;
        for (const card of discarded) {
          activationDeck.splice(activationDeck.indexOf(card), 1);
          activationDiscard.push(card);
        }
      },
    });
    const { acts, cards } = oppositionOf(t.session.position);
    return [acts, cards];
  };

  test('HT-SIDES-1 how likely it acts is exact: only so many of its icons count for so many survivors', () => {
    expect([1, 2, 3].map((seats) => played(seats, []))).toEqual([
      [4, 20],
      [5, 20],
      [6, 20],
    ]);
  });

  test('HT-SIDES-2 in its quiet rounds it is known not to act', () => {
    expect(played(4, [])).toEqual([0, 20]);
  });

  test('AB-ACT-4 AB-ACT-8 neither cards of the loyal faction nor cards without a faction are counted', () => {
    const { activations } = core.content;
    const without = (faction: string | undefined) =>
      [...activations.values()].filter((card) => card.faction === faction).map(({ id }) => id);
    const loyal = without(company({}).state.together!.loyal!);
    const none = without(undefined);
    expect([played(1, loyal), played(1, none)]).toEqual([
      [4, 20 - loyal.length],
      [4, 20 - none.length],
    ]);
    expect(Math.min(loyal.length, none.length)).toBeGreaterThan(0);
  });

  test('what is discarded cannot come', () => {
    expect(played(1, ['activation-2', 'activation-3'])).toEqual([3, 18]);
  });

  test('AB-ACT-7 what it would do follows from its tokens on the map', () => {
    const effect = (tokens: number) => {
      const t = company({
        state: (state) => {
          state.enemies = [];
          for (let i = 0; i < tokens; i += 1) put(state, 'shield', 'camp.e');
        },
      });
      const against = oppositionOf(t.session.position);
      return [against.tokens, against.effects.indexOf(against.effect)];
    };
    expect([effect(0), effect(2), effect(3)]).toEqual([
      [0, 0],
      [2, 1],
      [3, 2],
    ]);
  });
});

describe('bots', () => {
  test('nobody helps who would likely die of it, and who is well helps', () => {
    const helps = (hp: number) => {
      const t = company({
        seats: 2,
        state: (state) => {
          put(state, 'rat.1', 'camp.e');
          for (const each of state.survivors) each.space = 'camp.e';
          Object.assign(survivor(state, 1), { hp, rads: 0 });
        },
      });
      answer(t, `fight:${t.state.enemies[0]!.id}`);
      expect(asked(t)).toMatchObject({ ask: 'assist.offer', to: 1 });
      return shortlist(t.session.position, 1, t.session.question!, ['assist', 'decline']);
    };
    expect([helps(14), helps(1)]).toEqual([['assist'], ['decline']]);
  });

  test('two go for two things: who is further away lets the other go', () => {
    const t = company({ seats: 2, game: core, options: STORY });
    const { position } = t.session;
    survivor(position.state, 0).space = 'crossroads-camp.a';
    survivor(position.state, 1).space = 'foundry-ruins.a';
    const [near, far] = [crowdAt(position, 1), crowdAt(position, 0)];
    expect([near('foundry-ruins.a', 'encounter'), far('foundry-ruins.a', 'encounter') > 0]).toEqual([0, true]);
    expect(far('foundry-ruins.a', 'close')).toBe(0);
  });

  test('a settlement is worth more to a company that needs what is sold there', () => {
    const worth = (...cards: string[]) => {
      const t = company({ seats: 2, state: (state) => goals(state, ...cards) });
      return encounterTogether(t.session.position, 0, 'settlement');
    };
    expect(worth('slay.1')).toBe(0);
    expect(worth('patched.1')).toBeGreaterThan(0);
  });
});
