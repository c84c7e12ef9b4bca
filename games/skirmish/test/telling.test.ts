/** What people are told: reasons that name the true cause, dice, modifiers with what lies behind them, lengths in inches. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Args, sentence } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { powerArmorFigures, turretFigures, unitFigures, weaponFigures } from '../printed/card-figures.ts';
import { nameInPlay } from '../queries/names.ts';
import { whyNoShot } from '../queries/shooting.ts';
import { texts } from '../texts.ts';
import { armor, content, crate, effect, scene, settler, skill, unit, using, wall } from './helpers/battle.ts';
import { marker, scenario, use } from './helpers/scenario.ts';

const words = (told: { readonly say: string; readonly args?: Args } | undefined): string =>
  told === undefined ? 'possible' : sentence(texts, content, [], told.say, told.args);

describe('reasons name the true cause', () => {
  /** Foes at these places, and a settler at the lower left with these weapons. */
  const why = (weapons: readonly string[], foes: readonly [number, number][], walls: boolean[] = []) => {
    const t = scene({
      ann: [unit('a', 'settler', [[1000, 1000]], ...weapons)],
      ben: [unit('b', 'settler', foes)],
      pieces: walls.flatMap((is, i) => (is ? [wall(`wall-${i + 1}`, [foes[i]![0] - 400, 800, 100, 400])] : [])),
    });
    return words(whyNoShot(t, t.model('a-1')));
  };

  test('WW-SHOOT-3 nobody in range of the gun, though a board is in hand as well', () => {
    expect(
      why(
        ['board', 'assault-rifle'],
        [
          [8000, 8000],
          [8000, 7000],
        ],
      ),
    ).toBe('Nobody is in range of the Assault Rifle.');
    expect(why(['assault-rifle'], [[8000, 8000]])).toBe('B 1 is out of range.');
  });

  test('WW-SHOOT-4 nobody in sight, or nobody both in sight and in range', () => {
    expect(why(['assault-rifle'], [[2500, 1000]], [true])).toBe('There is no Line of Sight to B 1.');
    const behind: [number, number][] = [
      [2500, 1000],
      [2500, 1350],
    ];
    expect(why(['assault-rifle'], behind, [true])).toBe('possible');
    expect(
      why(
        ['assault-rifle'],
        [
          [2500, 1000],
          [8000, 8000],
        ],
        [true],
      ),
    ).toBe('Nobody is both in sight and in range of the Assault Rifle.');
  });

  test('WW-SHOOT-1 who has only boards is told that there is no gun, not what the board cannot do', () => {
    expect(why(['board'], [[2500, 1000]])).toBe('There is no weapon to Shoot with.');
  });
});

describe('rolls', () => {
  const shot = (rolled: number) => {
    const t = using(
      {
        ann: [settler('a', [1000, 1000])],
        ben: [settler('b', [2000, 1000])],
        chance: {
          'attack.roll': [[skill(2), effect('black'), effect('green')]],
          'armor.roll': [[armor(rolled)]],
        },
      },
      'a-1',
    );
    t.seat(0).answer('shoot', 'assault-rifle', 'b-1');
    return t;
  };

  test('WW-DMG-4 what does no harm is told as such', () => {
    const boosted = using(
      {
        ann: [settler('a', [1000, 1000])],
        ben: [{ ...unit('b', 'settler', [[2000, 1000]]), items: ['combat-armor'] }],
        chance: { 'attack.roll': [[skill(2), effect('black'), effect('green')]], 'armor.roll': [[armor(2)]] },
        state: (state) => {
          state.models.find(({ id }) => id === 'b-1')!.wears = ['combat-armor'];
        },
      },
      'a-1',
    );
    boosted.seat(0).answer('shoot', 'assault-rifle', 'b-1');
    expect(boosted.logged('WW-DMG-4')).toEqual(['B 1 is hit, and takes no harm.']);
    expect(shot(4).logged('WW-DMG-4')).toEqual([]);
  });

  test('WW-TEST-1 SC-BEGIN-3 a STR test shows its die and what was needed', () => {
    const t = scenario('troubled-beginnings', {
      at: { 'brute-1': [1000, 6500] },
      chance: { 'trap.roll': [[skill(9)]] },
      state: (state) => state.markers.push(marker('trap-1', 'trap', [1000, 7000])),
    });
    use(t, 1, 'brute-1');
    t.seat(1).answer('special:seize');
    expect(t.logged('WW-TEST-1')).toEqual(['Brute needs 8 or less; the Skill Die shows 9.']);
    expect(t.logged('SC-BEGIN-3')).toEqual(['Brute pulls at Trap 1 in vain.']);
  });

  test('WW-TEST-9 an X misses, and is told as an X', () => {
    const t = using(
      {
        ann: [settler('a', [1000, 1000])],
        ben: [settler('b', [2000, 1000])],
        chance: { 'attack.roll': [[skill('X'), effect('black'), effect('green')]] },
      },
      'a-1',
    );
    t.seat(0).answer('shoot', 'assault-rifle', 'b-1');
    expect(t.logged('WW-SHOOT-5')).toEqual(['A miss: an X.']);
  });

  test('WW-COVER-2 a modifier is told with what it comes from', () => {
    const t = using(
      {
        ann: [settler('a', [1000, 1000])],
        ben: [settler('b', [2000, 1000])],
        pieces: [crate('rusty-car-1', [1400, 900, 100, 200])],
        chance: { 'attack.roll': [[skill('X'), effect('black'), effect('green')]] },
      },
      'a-1',
    );
    t.seat(0).answer('shoot', 'assault-rifle', 'b-1');
    expect(t.logged('WW-COVER-2')).toEqual(['-2 to the Skill Value: cover from Rusty Car.']);
  });

  test('a bonus has its sign, cards and effects their names, and what heals nothing says so', () => {
    expect(words({ say: 'modifier.of', args: { by: 2, rule: 'WW-MELEE-1' } })).toBe(
      '+2 to the Skill Value: into a melee.',
    );
    expect(words({ say: 'wears', args: { model: 'tech-1', cards: 'sturdy-leather-armor, rocks-bladed-helm' } })).toBe(
      "For its Armor Ratings Tech uses: Sturdy Leather Armor, Rock's Bladed Helm.",
    );
    expect(words({ say: 'effect', args: { gain: 'injured-arm' } })).toBe('Icons are spent: injured arm.');
    expect(words({ say: 'healed', args: { model: 'nora-1', healed: 0 } })).toBe('No damage of Nora is healed.');
  });

  test('every rule that changes a Skill Value has its cause in words', () => {
    const folder = fileURLToPath(new URL('..', import.meta.url));
    const sources = ['queries', 'rules', 'scenarios'].flatMap((part) =>
      readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => readFileSync(join(folder, part, name), 'utf8')),
    );
    const rules = sources.flatMap((text) =>
      [...text.matchAll(/\{ rule: '([A-Z]+-[A-Z]+-\d+)', by\b/g)].map(([, id]) => id!),
    );
    expect(rules.length).toBeGreaterThan(8);
    expect(rules.filter((rule) => texts.printers.cause!(rule, content, []) === rule)).toEqual([]);
  });
});

describe('names', () => {
  test('a unit that never has more than one model needs no number, a piece of terrain is what it is', () => {
    const names = [
      'nora-1',
      'nora-2',
      'settlers-2',
      'mutants-1',
      'trap-3',
      'rusty-car-2',
      'ruined-house-1.west-wall',
      'mutants',
    ];
    expect(names.map((id) => nameInPlay(content, id))).toEqual([
      'Nora',
      'Nora 2',
      'Settlers 2',
      // Alone in the Lost Journal, but not at Fort Davis.
      'Mutants 1',
      'Trap 3',
      'Rusty Car',
      'Ruined House',
      'Mutants',
    ]);
    expect(words({ say: 'ask.move.path', args: { model: 'nora-1', color: 'yellow' } })).toMatch(/^Where does Nora go/);
  });

  test("units of a force of one's own are called as their cards, a second of them by its letter, and who is Unique by no number", () => {
    const names = [
      'preston-garvey-1',
      'sole-survivor-day-one-1',
      'mutant-hound-2',
      'skirmisher-b-1',
      'x6-88-courser-1',
    ];
    expect(names.map((id) => nameInPlay(content, id))).toEqual([
      'Preston Garvey',
      'Sole Survivor Day One',
      'Mutant Hound 2',
      'Skirmisher B 1',
      'X6-88 Courser',
    ]);
  });
});

describe('lengths', () => {
  test('nobody is told of tenths of a millimetre, and a ruler comes with its inches', () => {
    expect(Object.entries(texts.messages).filter(([, text]) => /millimet/.test(text))).toEqual([]);
    expect(words({ say: 'ask.move.path', args: { model: 'nora-1', color: 'yellow' } })).toBe(
      'Where does Nora go? The ruler is yellow, 4 inches.',
    );
    expect(words({ say: 'place.apart', args: { color: 'black' } })).toBe(
      'It must lie at least black, 12 inches from every other marker.',
    );
  });
});

describe('cards with all their figures', () => {
  const book = { rulers: content.rulers, nameOf: (id: string) => content.items.get(id)?.name ?? id };

  test('WW-CARD-2 a unit card', () => {
    expect(unitFigures(content.units.get('brute')!, book)).toEqual([
      'Super mutants, super mutant; 87 Caps; base 40 mm',
      'STR 8  PER 3  END 8  CHA 3  INT 3  AGI 4  LUC 3',
      'Health 8 (END), Melee 8 (STR), Pistol 3 (PER), Rifle 3 (PER), Heavy 8 (STR), Throw 4 (AGI), Search 3 (PER), Presence 8 (STR), Battle cry 8 (STR)',
      'Move yellow 4 in, Charge green 8 in, Awareness green 8 in, Presence blue 10 in, Throw black 12 in, Battle cry yellow 4 in',
      'Armor: physical 2, energy 2, radiation immune',
      'Icons: Prepare',
      'Usually with: Sledgehammer',
    ]);
  });

  test('a weapon has its name, be it a card of its own, a turret or neither', () => {
    const named = ['assault-rifle', 'machine-gun-turret-mk1', 'no weapon'].map((id) =>
      texts.printers.weapon!(id, content, []),
    );
    expect(named).toEqual(['Assault Rifle', content.turrets.get('machine-gun-turret-mk1')!.name, 'no weapon']);
    expect(named[1]).toMatch(/^[A-Z]/);
  });

  test('WW-CARD-3 weapon cards: ranges, dice, damage and the Critical Meter', () => {
    expect(weaponFigures(content.weapons.get('assault-rifle')!, book)).toEqual([
      'Rifle; 8 Caps',
      'Short red 6 in, dice black green; long green 8 in more, dice black',
      'Damage: 2 physical',
      'Critical with 4 Critical Points: dice yellow yellow, damage 3 physical',
    ]);
    expect(weaponFigures(content.weapons.get('fragmentation-grenade')!, book)).toContain(
      'Damage: 2 physical in orange',
    );
  });

  test('WW-PA-8 Power Armor on both its sides, and WW-TURRET-2 a turret', () => {
    expect(powerArmorFigures(content.powerArmor.get('t-60-power-armor')!)).toEqual([
      'Power Armor; 72 Caps',
      'Armor: physical 3+1, energy 3+1, radiation 4+1, STR +3, END +4',
      'Degraded: physical 3, energy 3, radiation 4, STR +3',
    ]);
    const [turret] = content.turrets.values();
    const { skill: rifle, health, reactions } = turret!;
    expect(turretFigures(turret!, book)[1]).toContain(`Rifle ${rifle}, Health ${health}`);
    expect(turretFigures(turret!, book)[1]).toContain(`Reaction Markers ${reactions}`);
  });
});
