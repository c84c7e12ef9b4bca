/** Random battles of random forces: every unit, Leader, perk, Mod and item gets its turn, and nothing overlaps, leaks or breaks. */
import { below, type Random, randomFrom, startSession } from '@holotape/kernel';
import { isWide } from '@holotape/kernel/testing';
import { expect, test } from 'vitest';
import { whyNotAForce } from '../queries/forces.ts';
import { whyNotModded } from '../queries/mods.ts';
import type { Force, SkirmishOptions } from '../state.ts';
import { content, crate, game, piece, unit, wall } from './helpers/battle.ts';
import { foughtOn } from './helpers/random-battles.ts';

const oneOf = <T>(random: Random, all: readonly T[]): T => all[below(random, all.length)]!;

/** The first of many random things that the force allows. */
function tried<T>(random: Random, all: readonly T[], make: (each: T) => Force[number]): Force[number] | undefined {
  for (let i = 0; i < 8; i += 1) {
    const made = make(oneOf(random, all));
    if (whyNotAForce({ content }, [made]) === undefined) return made;
  }
  return undefined;
}

/** A unit with its kit, and more if it may have it. */
function equipped(random: Random, id: string, card: string, at: [number, number], leads: boolean): Force[number] {
  const { kit } = content.units.get(card)!;
  const weapons = kit.filter((item) => content.weapons.has(item));
  let it = unit(id, card, [at], ...weapons);
  it = tried(random, [...content.weapons.keys()], (more) => ({ ...it, weapons: [...it.weapons, more] })) ?? it;
  for (let i = 0; i < 3; i += 1) it = tried(random, [...content.items.keys()], (more) => addItem(it, more)) ?? it;
  it = tried(random, [...content.perks.keys()], (perk) => ({ ...it, perks: [perk] })) ?? it;
  const held = [...it.weapons, ...it.items, ...(it.powerArmor === null ? [] : [it.powerArmor])];
  const fits = [...content.mods.keys()].flatMap((mod) =>
    held.flatMap((on) => (whyNotModded(content, held, [{ on, mod }]) === undefined ? [{ on, mod }] : [])),
  );
  if (fits.length > 0) it = { ...it, mods: [oneOf(random, fits)] };
  return leads ? (tried(random, [...content.leaders.keys()], (leader) => ({ ...it, leader, heroic: true })) ?? it) : it;
}

function addItem(it: Force[number], id: string): Force[number] {
  if (content.powerArmor.has(id)) return { ...it, powerArmor: id };
  if (content.weapons.has(id) || content.mods.has(id)) return it;
  return { ...it, items: [...it.items, id] };
}

const cards = [...content.units.keys()];

/** Three units, one of which leads, that may be in one force. */
function force(random: Random, side: number, x: number): Force {
  const name = side === 0 ? 'ann' : 'ben';
  for (;;) {
    const all = [0, 1, 2].map((n) =>
      equipped(random, `${name}-${n}`, oneOf(random, cards), [x, 700 + 1300 * n], n === 0),
    );
    if (whyNotAForce({ content }, all) === undefined) return all;
  }
}

const pieces = [
  wall('wall', [2300, 300, 150, 1400]),
  crate('crate', [1500, 2200, 300, 300]),
  piece('rock', [3000, 2500, 900, 900], { ground: 'climbable', height: 700 }),
  piece('mud', [2000, 2500, 500, 500], { ground: 'difficult' }),
];

// Wide (HOLOTAPE_WIDE=1) there are three times as many.
test.each([...Array(isWide() ? 24 : 8).keys()])('battle %d', (number) => {
  const random = randomFrom(`cards ${number}`);
  const options = { width: 5000, height: 4000, pieces, forces: [force(random, 0, 600), force(random, 1, 4400)] };
  const session = startSession(game, {
    seats: 2,
    seed: `cards ${number}`,
    options: options as SkirmishOptions,
  });
  const { asked } = foughtOn(session, random, 160, 17);
  expect(asked).toBeGreaterThan(20);
});
