/** The cards: everything parses, everything named exists, and figures agree with the rules. */
import { BadPack } from '@holotape/kernel';
import { unprintable } from '@holotape/kernel/testing';
import { readFolder } from '@holotape/shelf/read-folder';
import { describe, expect, test } from 'vitest';
import { campaignTexts } from '../campaign/texts.ts';
import { readSkirmishContent } from '../index.ts';
import { texts } from '../texts.ts';
import { COLORS } from '../words.ts';

const file = (path: string, text: string) => ({ path, text });
const builtIn = readFolder(new URL('../content/', import.meta.url).pathname);
const content = readSkirmishContent([builtIn]);
const pack = file('pack.yaml', 'id: mine\nname: Mine\ngame: skirmish\n');

function problemsOf(...files: ReturnType<typeof file>[]): string[] {
  try {
    readSkirmishContent([builtIn, [pack, ...files]]);
  } catch (error) {
    if (error instanceof BadPack) return error.problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
    throw error;
  }
  return [];
}

describe('cards', () => {
  test('there are as many of each kind as the tables have', () => {
    const { units, weapons, powerArmor, armor, clothing, mods, chems, alcohol, food, gear, junk } = content;
    const ofForces = [...units.values()].filter(({ escorted }) => !escorted);
    expect([ofForces.length, weapons.size]).toEqual([94, 92]);
    expect([powerArmor, armor, clothing, mods].map(({ size }) => size)).toEqual([7, 19, 25, 55]);
    expect([chems, alcohol, food, gear, junk].map(({ size }) => size)).toEqual([22, 8, 24, 27, 18]);
    const { leaders, perks, dangers, creatures, turrets } = content;
    expect([leaders, perks, dangers, creatures, turrets].map(({ size }) => size)).toEqual([27, 50, 16, 10, 4]);
    const kinds = [weapons, powerArmor, armor, clothing, mods, chems, alcohol, food, gear, junk, content.objectives];
    expect(content.items.size).toBe(kinds.reduce((sum, { size }) => sum + size, 0));
  });

  test('every unit has a kit its card has the skills for, or none', () => {
    // A mini nuke goes off and a herd tramples without a skill.
    const unskilled = ['suicider-mini-nuke', 'brahmin-trample'];
    const skillOf = { rifle: 'rifle', pistol: 'pistol', heavy: 'heavy', melee: 'melee', thrown: 'throw' } as const;
    const wrong = [...content.units.values()].flatMap(({ id, kit, skills }) =>
      kit.flatMap((each) => {
        const weapon = content.weapons.get(each);
        return weapon === undefined ||
          unskilled.includes(each) ||
          weapon.type === 'mine' ||
          skills[skillOf[weapon.type]] !== undefined
          ? []
          : [`${id}: ${each}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('every message prints with the printers there are, in a battle and in a campaign', () => {
    expect([...unprintable(texts), ...unprintable(campaignTexts)]).toEqual([]);
  });

  test('falls cost more the higher they are', () => {
    expect(content.falling.map(({ upTo }) => upTo)).toEqual(COLORS);
    expect(content.falling.map(({ damage }) => damage)).toEqual([0, 2, 4, 6, 8, 10]);
  });

  test('a card that names what does not exist is refused with its place', () => {
    const perk = '- { id: after, name: After, attribute: STR, least: 4, after: nothing, caps: 1, text: "" }\n';
    expect(problemsOf(file('perks.yaml', perk))).toEqual(['perks.yaml:1 there is no perk "nothing"']);
    const danger = '- { id: bite, name: Bite, failure: [{ does: appears, unit: wolf, at: contact }], text: "" }\n';
    expect(problemsOf(file('danger.yaml', danger))).toEqual(['danger.yaml:1 there is no unit "wolf"']);
  });

  test('an item of another kind with the same name is refused', () => {
    expect(problemsOf(file('junk.yaml', '- { id: stimpak, name: Empty Stimpak, caps: 1 }\n'))).toEqual([
      'junk.yaml:1 the item "stimpak" exists already, in chems.yaml of the pack "wasteland"',
    ]);
  });

  test('a chem works at once or in steps, never both', () => {
    const both = '- { id: two, name: Two, instant: { heals: 1 }, steps: [{}, {}], caps: 1, text: "" }\n';
    expect(problemsOf(file('chems.yaml', both)).join()).toContain('works at once, in steps or for a fixed time');
  });
});
