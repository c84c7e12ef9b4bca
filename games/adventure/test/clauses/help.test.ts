/** AB-ASSIST clause by clause: what help comes to, against every roll that there is. */
import { describe, expect, test } from 'vitest';
import type { Foe } from '../../queries/foes.ts';
import { helpOdds } from '../../queries/helping.ts';
import { assistants } from '../../queries/together.ts';
import { adventure, answer, asked, hold, put, survivor } from '../helpers/adventure.ts';
import { company, mutate, type State } from '../helpers/company.ts';

const BRUTE: Foe = {
  id: 'brute',
  name: 'Brute',
  type: 'monster',
  faction: undefined,
  level: 2,
  areas: ['legs'],
  abilities: [],
};

/** Ann fights, Bob helps; neither has letters unless said otherwise, so that nobody has rerolls. */
const beside = (state?: (state: State) => void) =>
  company({
    seats: 2,
    state: (now) => {
      for (const each of now.survivors) Object.assign(each, { space: 'camp.e', letters: [] });
      state?.(now);
    },
  }).session.position;

/** Faces that hit legs, and the hits of each face on who rolled it, as printed. */
const HITS_LEGS = [false, true, false, true, false, false];
const HITS_BACK = [0, 1, 0, 2, 1, 0];
const FACES = [0, 1, 2, 3, 4, 5];

interface Counted {
  kill: number;
  harm: number;
  falls: number;
}

/** Every roll of three dice and a green one, the green rolled again while it brings too little and a better face is there. */
function counted(rerolls: number, falls: (harm: number) => boolean, more = 0): Counted {
  const adds = (face: number) => (falls(2 * HITS_BACK[face]!) ? 0 : (HITS_LEGS[face] ? 1 : 0) + more);
  const green = (face: number, missing: number, left: number): Counted => {
    if (adds(face) >= missing || left === 0 || !FACES.some((each) => adds(each) >= missing))
      return {
        kill: adds(face) >= missing ? 1 : 0,
        harm: 2 * HITS_BACK[face]!,
        falls: falls(2 * HITS_BACK[face]!) ? 1 : 0,
      };
    return meanOf(FACES.map((each) => green(each, missing, left - 1)));
  };
  return meanOf(
    FACES.flatMap((one) =>
      FACES.flatMap((two) =>
        FACES.flatMap((three) =>
          FACES.map((face) => green(face, 2 - [one, two, three].filter((each) => HITS_LEGS[each]).length, rerolls)),
        ),
      ),
    ),
  );
}

const meanOf = (all: readonly Counted[]): Counted => ({
  kill: all.reduce((sum, { kill }) => sum + kill, 0) / all.length,
  harm: all.reduce((sum, { harm }) => sum + harm, 0) / all.length,
  falls: all.reduce((sum, { falls }) => sum + falls, 0) / all.length,
});

const told = (position: ReturnType<typeof beside>): Counted => {
  const { kill, helper } = helpOdds(position, { seat: 0, foe: BRUTE, afar: false, action: true }, 1);
  return { kill, ...helper! };
};

const equal = (one: Counted, other: Counted) => {
  expect(one.kill).toBeCloseTo(other.kill, 9);
  expect(one.harm).toBeCloseTo(other.harm, 9);
  expect(one.falls).toBeCloseTo(other.falls, 9);
};

const hale = (hp: number, rads: number) => (state: State) => void Object.assign(survivor(state, 1), { hp, rads });

describe('what help comes to', () => {
  test('AB-ASSIST-5 FB-RULING-61 who has more HP than rads left stands, who has as many or fewer adds nothing', () => {
    for (const [hp, rads] of [
      [16, 0],
      [5, 1],
      [4, 1],
      [3, 1],
      [2, 0],
      [2, 1],
    ] as const)
      equal(
        told(beside(hale(hp, rads))),
        counted(0, (harm) => harm > 0 && hp - harm <= rads),
      );
  });

  test('AB-ASSIST-5 FB-RULING-61 ash lungs stand with as many HP as rads, but not without any', () => {
    const ashen = (hp: number, rads: number) =>
      beside((state) => {
        mutate(state, 1, 'ash-lungs');
        hale(hp, rads)(state);
      });
    equal(
      told(ashen(5, 3)),
      counted(0, (harm) => harm > 2),
    );
    equal(
      told(ashen(2, 0)),
      counted(0, (harm) => harm >= 2),
    );
    equal(
      told(ashen(3, 1)),
      counted(0, (harm) => harm > 2),
    );
  });

  test('AB-ASSIST-5 FB-RULING-61 armor of who helps keeps a hit away', () => {
    const vest = beside((state) => hold(state, 1, 'vest.1'));
    const { harm, kill } = told(vest);
    // Only the face with two hits gets through, and with one of them.
    expect(harm).toBeCloseTo(2 / 6, 9);
    expect(kill).toBeCloseTo(counted(0, () => false).kill, 9);
  });

  test('AB-ASSIST-6 who might fall by its own die is told how likely, with rerolls too', () => {
    const frail = beside((state) => {
      hold(state, 1, 'club.1');
      survivor(state, 1).letters = ['S'];
      hale(3, 1)(state);
    });
    equal(
      told(frail),
      counted(1, (harm) => harm >= 2),
    );
  });

  test('AB-ASSIST-5 what a card adds to the hits of who helps is added to its die', () => {
    const strong = beside((state) => mutate(state, 1, 'bull-neck'));
    equal(
      told(strong),
      counted(0, () => false, 1),
    );
  });

  test('AB-ASSIST-6 each reroll is spent until the die brings what is missing, and none where no face could', () => {
    const lettered = (letters: readonly ('S' | 'P')[]) =>
      beside((state) => {
        hold(state, 1, 'club.1');
        survivor(state, 1).letters = [...letters];
      });
    const { letters } = lettered(['S']).content.items.get('club.1')!;
    expect(letters).toEqual(['S', 'P']);
    equal(
      told(lettered(['S'])),
      counted(1, () => false),
    );
    equal(
      told(lettered(['S', 'P'])),
      counted(2, () => false),
    );
  });
});

describe('help in a fight', () => {
  const fighting = (token: string, dice: number[], green: number, state?: (state: State) => void) => {
    const t = company({
      seats: 2,
      chance: { 'fight.roll': [dice], 'assist.roll': [[green]] },
      state: (now) => {
        put(now, token, 'camp.e');
        for (const each of now.survivors) Object.assign(each, { space: 'camp.e', letters: ['C', 'I', 'A'] });
        state?.(now);
      },
    });
    answer(t, `fight:${t.state.enemies[0]!.id}`);
    return t;
  };
  const stands = (t: ReturnType<typeof fighting>, token: string) =>
    t.state.enemies.some((each) => each.token === token);
  const about = (t: ReturnType<typeof fighting>) =>
    t.session.question!.detail!.about as {
      readonly wanted: { readonly hits: number };
      readonly green?: readonly number[];
    };

  test('AB-ASSIST-1 against each other nobody is asked for help', () => {
    const t = adventure({ seats: 2 });
    expect(assistants(t.session.position, 0)).toEqual([]);
  });

  test('AB-ASSIST-3 where nobody offers, nothing more is asked', () => {
    const t = fighting('bot.1', [1, 1, 1], 1);
    answer(t, 'decline');
    expect(asked(t)!.ask).toBe('turn');
  });

  test('AB-ASSIST-5 without help no hit is added', () => {
    const t = fighting('bot.1', [6, 1, 1], 6);
    answer(t, 'decline');
    expect(stands(t, 'bot.1')).toBe(true);
  });

  test('AB-ASSIST-3 FB-RULING-61 who helps and stands adds its hits', () => {
    const t = fighting('bot.1', [6, 1, 1], 6);
    answer(t, 'assist', 'seat:1');
    expect(stands(t, 'bot.1')).toBe(false);
  });

  test('AB-ASSIST-5 one of the areas that a face shows is enough', () => {
    // Face 5 shows body and arms; the robot is hit in one of them.
    const t = fighting('bot.1', [6, 1, 1], 5);
    answer(t, 'assist', 'seat:1');
    expect(stands(t, 'bot.1')).toBe(false);
  });

  test('AB-ASSIST-5 a bull neck that helps adds its hit to the die', () => {
    const t = fighting('bot.1', [6, 1, 1], 1, (state) => mutate(state, 1, 'bull-neck'));
    answer(t, 'assist', 'seat:1');
    expect(stands(t, 'bot.1')).toBe(false);
  });

  /** The fighter and who helps hold a club and have its letters: both are asked about their dice. */
  const clubs = (state: State) => {
    hold(state, 0, 'club.1');
    hold(state, 1, 'club.2');
    for (const each of state.survivors) each.letters = ['S'];
  };

  test('AB-ASSIST-5 FB-FIGHT-9 the fighter is told of the green die, and what it leaves to be done; alone of none', () => {
    const helped = fighting('bot.1', [1, 1, 1], 6, clubs);
    answer(helped, 'assist', 'seat:1');
    expect(about(helped)).toMatchObject({ wanted: { hits: 1 }, green: [6] });
    const alone = fighting('bot.1', [1, 1, 1], 6, clubs);
    answer(alone, 'decline');
    expect(about(alone).wanted.hits).toBe(2);
    expect(about(alone)).not.toHaveProperty('green');
  });

  test('AB-ASSIST-6 who helps is told what the fighter’s dice leave to be done', () => {
    const wanted = (dice: number[], more?: (state: State) => void) => {
      const t = fighting('bot.1', dice, 1, (state) => {
        clubs(state);
        more?.(state);
      });
      answer(t, 'assist', 'seat:1', 'stand');
      return [asked(t)!.to, about(t).wanted.hits];
    };
    expect([wanted([1, 1, 1]), wanted([6, 1, 1])]).toEqual([
      [1, 2],
      [1, 1],
    ]);
    expect(wanted([1, 1, 1], (state) => mutate(state, 1, 'bull-neck'))).toEqual([1, 1]);
  });
});
