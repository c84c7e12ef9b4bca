/** Battles of a campaign: what their tables begin with, what they report, and what is refused. */
import { asData, randomFrom, startSession } from '@holotape/kernel';
import { playRandomly } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { battleStart, checkReport, reportOf } from '../../campaign/queries/reports.ts';
import { laterBattles } from '../../campaign/queries/seasons.ts';
import { skirmishGame } from '../../index.ts';
import { skirmishOptions } from '../../state.ts';
import { ann, content, force, inBattle, inPhase, leading, report, unit } from '../helpers/campaign.ts';

const skirmish = skirmishGame(content);

/** The table of the battle that is being fought, with everybody placed by chance. */
function fought(t: ReturnType<typeof inBattle>, answers: number) {
  const options = skirmishOptions.parse({ ...battleStart(t.session.position), placing: 'auto' });
  const session = startSession(skirmish, { seats: 2, seed: 'a battle of a campaign', options });
  return playRandomly(session, randomFrom('players'), { mostAnswers: answers });
}

describe('the table of a battle', () => {
  test('CH-RULING-56 an Armor Boost Token lies on the unit it was made for, for one battle', () => {
    const table = () =>
      inBattle({
        lists: [force(leading('hunting-rifle'), unit('settler')), force(leading('hunting-rifle'))],
        more: (_house, state) => {
          state.houses[0]!.tokens = 1;
        },
      });
    const boostsOf = (t: ReturnType<typeof table>) =>
      fought(t, 8).state.models.find(({ unit: of }) => of === 'settler')!.boosts;
    const made = table();
    made.state.battles[0]!.sides[0]!.allotted[1]!.tokens = 1;
    expect(boostsOf(made)).toBe(boostsOf(table()) + 1);
    const home = table();
    home.seat(0).answer(report(home, [0]));
    expect(ann(home).tokens).toBe(0);
  });

  test('what waited for a unit is on its first model, and a suit is worn as it came home', () => {
    const danse = unit('paladin-danse', 'plasma-rifle', 't-60-power-armor');
    const t = inBattle({ lists: [force(leading('hunting-rifle'), danse), force(leading('hunting-rifle'))] });
    Object.assign(t.state.battles[0]!.sides[0]!.allotted[0]!, { damage: 1, radiation: 1, stunned: 1 });
    Object.assign(t.state.battles[0]!.sides[0]!.allotted[1]!, { degraded: true });
    const { models, units } = fought(t, 8).state;
    expect(models.find(({ unit: of }) => of === 'sole-survivor')).toMatchObject({
      regular: 1,
      radiation: 1,
      conditions: ['stunned'],
    });
    expect(units.find(({ id }) => id === 'paladin-danse')!.powerArmor).toMatchObject({ degraded: true });
  });

  test('the hands are what was packed', () => {
    const t = inBattle({ more: (house) => (house.taken.boosts = ['take-two']) });
    expect(fought(t, 3).state.hands[0]).toContain('take-two');
  });

  test('a battle played to its end reports who fell, what is left and who won, and the campaign takes it', () => {
    const t = inBattle({
      lists: [force(leading('hunting-rifle', 'stimpak'), unit('settler')), force(leading('hunting-rifle'))],
      more: (house) => (house.taken.items = ['stimpak']),
    });
    const battle = fought(t, 4000);
    expect(battle.result).toBeDefined();
    const told = reportOf(battle.position, t.state.battles[0]!)!;
    expect(told.winners).toEqual(battle.result!.winners);
    expect(told.sides[0]!.units).toHaveLength(2);
    expect(checkReport(t.session.position, asData(told))).toEqual({ ok: true });
    t.seat(0).answer(asData(told));
    expect(t.state.battles[0]!.winners).toEqual(battle.result!.winners);
  });

  test('one that goes on reports nothing', () => {
    const t = inBattle();
    expect(reportOf(fought(t, 3).position, t.state.battles[0]!)).toBeUndefined();
  });
});

describe('reports that are refused change nothing', () => {
  const refused = (change: Parameters<typeof report>[2]) => {
    const t = inBattle({ lists: [force(leading('hunting-rifle'), unit('settler')), force(leading('hunting-rifle'))] });
    return t.seat(0).refuse(report(t, [0], change)).sentence;
  };

  test.each([
    [
      'of another battle',
      (r) => (r.battle = 2),
      'This report is of another battle, or of another campaign. Battle 1 is being fought.',
    ],
    [
      'of another campaign',
      (r) => (r.mark = 'another'),
      'This report is of another battle, or of another campaign. Battle 1 is being fought.',
    ],
    [
      'with a unit too few',
      (r) => r.sides[0]!.units.pop(),
      'The force of Ann has 2 units; the report has more or fewer.',
    ],
    [
      'with more removed than there were',
      (r) => (r.sides[0]!.units[1]!.fell = 2),
      'Settler has 1 models; the report has more of them removed.',
    ],
    [
      'with a card that is none',
      (r) => r.sides[1]!.units[0]!.cards.push('moon-boots'),
      'The report of Ben names a card that nobody knows: moon-boots.',
    ],
    [
      'with a Boost that is none',
      (r) => (r.sides[0]!.boosts = ['moon-walk']),
      'The report of Ann names a card that nobody knows: moon-walk.',
    ],
    [
      'with a Consequence nobody had',
      (r) => (r.sides[0]!.consequences = ['gun-for-hire']),
      'The report of Ann names a card that was not taken along: Gun For Hire.',
    ],
  ] satisfies [string, NonNullable<Parameters<typeof report>[2]>, string][])('one %s', (_name, change, sentence) => {
    expect(refused(change)).toBe(sentence);
  });

  test('one that is damaged is told from one that is whole', () => {
    const t = inBattle();
    expect(t.seat(0).refuse({ battle: 1 }).sentence).toContain('This is no report of a battle, or a damaged one: mark');
    expect(t.seat(0).refuse('won').sentence).toContain('damaged');
  });

  test('only whoever plays a side by hand is asked', () => {
    const asked = inBattle({
      more: (_house, state) => {
        state.agreed.unmanned = [0];
      },
    });
    expect([asked.seat(0).asked(), asked.seat(1).asked()!.ask]).toEqual([undefined, 'battle']);
  });
});

describe('a battle that is called off', () => {
  test('counts as never fought: what was packed stays packed, and the next battle is found', () => {
    const t = inBattle({
      more(house) {
        house.taken.items = ['stimpak'];
        house.harms = [{ what: 'damage', count: 1 }];
      },
    });
    t.seat(0).answer(report(t, [], (r) => (r.calledOff = true)));
    expect([ann(t).caps, ann(t).taken.items, ann(t).harms.length, ann(t).due]).toEqual([0, ['stimpak'], 1, false]);
    expect([t.state.stage, t.state.battles[0]!.calledOff]).toEqual(['matching', true]);
  });
});

describe('the season', () => {
  const matching = (options: object, seats = 2) =>
    inPhase({
      stage: 'matching',
      seats,
      more(house, state) {
        house.due = false;
        Object.assign(state.agreed, options);
      },
    });

  test('by choice whoever is behind names the battle', () => {
    const t = inPhase({
      stage: 'matching',
      more(house, state) {
        house.due = false;
        house.score.won = 1;
        state.houses[1]!.score.lost = 1;
      },
    });
    expect([t.seat(0).asked(), t.seat(1).asked()!.ask]).toEqual([undefined, 'match.choose']);
  });

  test('by chance nobody is asked, and the linked story begins with its first battle', () => {
    expect(matching({ matching: 'chance' }).state.stage).toBe('forces');
    expect(matching({ matching: 'linked' }).state.battles[0]!.scenario).toBe('defend-the-farm');
  });

  test('in a league everybody meets everybody before anybody twice', () => {
    const t = matching({ matching: 'chance', unmanned: [0, 1, 2], season: 2 }, 3);
    const { sides } = t.state.battles[0]!;
    expect(sides.map(({ seat }) => seat).sort()).toEqual([0, 1]);
  });

  test('whoever has fallen behind gets a tenth of the difference, 80 Caps at most, where that was agreed', () => {
    const after = (catchUp: boolean, worth: number) => {
      const t = inBattle({
        more(_house, state) {
          state.agreed.catchUp = catchUp;
          state.houses[1]!.caps = worth;
          state.houses[1]!.carried = worth;
        },
      });
      t.seat(0).answer(report(t, []));
      return ann(t).caps - 120;
    };
    expect([after(false, 500), after(true, 0), after(true, 500), after(true, 5000)]).toEqual([0, 0, 50, 80]);
  });

  test('of the battles after the sixth simulations count how many went to whoever had more', () => {
    const t = inPhase({
      stage: 'build',
      more(_house, state) {
        const won = (number: number, winners: number[], calledOff = false) =>
          state.battles.push({
            ...{ number, scenario: 'noon', limit: 750, winners, grade: null, calledOff },
            sides: [0, 1].map((seat) => ({
              ...{ seat, list: null, boosts: [], consequences: [], quest: null, allotted: [], caps: 0 },
            })),
          });
        for (let number = 1; number <= 6; number += 1) won(number, [0]);
        won(7, [0]);
        won(8, [], true);
        won(9, [1]);
        won(10, [1]);
        won(11, []);
        const grew = (seat: number, worths: readonly [number, number][]) =>
          state.houses[seat]!.growth.push(
            ...worths.map(([battle, worth]) => ({ battle, caps: 0, structures: 0, worth })),
          );
        grew(0, [[6, 900], [7, 1000], [9, 1000]]); // biome-ignore format: as a table
        grew(1, [[6, 800], [7, 900], [9, 1000]]); // biome-ignore format: as a table
      },
    });
    expect(laterBattles(t.session.position)).toEqual({ richer: 1, poorer: 1, drawn: 1, 'of equals': 1 });
  });

  test('the short phase assigns Power and draws by itself, and asks what is kept', () => {
    const t = inPhase({
      stage: 'build',
      structures: ['generator-small', 'stores', 'armor-shop', 'chemistry-station', 'listening-post'],
      items: ['jet', 'combat-armor', 'sturdy-leather-armor', 'cram'],
      more: (_house, state) => {
        state.agreed.short = true;
      },
    });
    t.seat(0).answer('done');
    expect(
      ann(t)
        .settlement!.structures.filter(({ powered }) => !powered)
        .map(({ card }) => card),
    ).toEqual(['listening-post']);
    expect(t.seat(0).asked()!.can).toEqual(['keep:combat-armor', 'keep:sturdy-leather-armor']);
    t.seat(0).answer('keep:combat-armor');
    expect([t.seat(0).asked()!.ask, ann(t).pool.items]).toEqual(['draw', ['combat-armor', 'jet']]);
  });
});

describe('secrets', () => {
  test('of what others hold there are numbers, and nothing else', () => {
    const t = inPhase({
      stage: 'draw',
      pool: ['stimpak', 'take-two'],
      structures: ['armor-shop'],
      items: ['combat-armor', 'sturdy-leather-armor', 'cram'],
      more(house) {
        house.pending = ['gun-for-hire'];
        house.taken.items = ['machete'];
      },
    });
    t.seat(0).answer('use:armor-shop-1');
    const text = JSON.stringify(t.seat(1).view());
    for (const card of ['stimpak', 'take-two', 'gun-for-hire', '"machete"', 'combat-armor'])
      expect(text).not.toContain(card);
    expect(t.seat(1).view().houses[0]!.counts).toEqual({ pool: 2, taken: 1, gathered: 0, pending: 1, quests: 0 });
    expect(t.seat(0).view().drawing!.cards).toEqual(['combat-armor', 'sturdy-leather-armor']);
    t.seat(0).answer('keep:combat-armor');
    expect(t.seat(1).log().join(' ')).not.toContain('Combat Armor');
    expect(t.seat(0).log().join(' ')).toContain('Combat Armor');
  });
});
