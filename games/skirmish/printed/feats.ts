/** Feats: abilities that no other card shares, each with a rule of its own. Part of abilities.ts. */
import { z } from 'zod';
import { color, dice, id } from './fields.ts';

const some = z.number().int().positive().max(20);
const less = z.number().int().negative();
const yes = z.literal(true).optional();

export const featFields = {
  /** Climbable terrain is no obstacle to it. CH-RULING-112 */
  flies: yes,
  /** A card that was drawn is put aside for another: for a Luck Token, or once per battle. CH-RULING-113 */
  redraws: z
    .strictObject({
      of: z.array(z.enum(['items', 'dangers', 'creatures', 'strangers'])).min(1),
      by: z.enum(['luck', 'battle']),
    })
    .optional(),
  /** Fighting one enemy alone, both have less; and whoever leaves it goes as over Difficult Terrain. */
  wrestles: less.optional(),
  /** Unengaged, it may shift what was thrown and comes down within this range by as much. CH-RULING-114 */
  'shifts-throws': color.optional(),
  /** Before the battle so many Mods are drawn and so many of them fitted to friendly weapons without one. CH-RULING-115 */
  tinkers: z.strictObject({ draws: some, keeps: some }).optional(),
  /** One of its chems has a use more, and it takes one whenever none is in effect. CH-RULING-116 */
  hooked: yes,
  /** Once per round one of those in the aura has so much more on an armor roll against physical damage. */
  shields: some.optional(),
  /** Turrets that its side has put up do not fire at its side. CH-RULING-117 */
  inhibits: yes,
  /** As an Action on an edge: a line down, this long at most, where climbing needs no test. CH-RULING-118 */
  ropes: color.optional(),
  /** As an Action: a device of so much Health; friends notice what happens this near and in sight of it. CH-RULING-119 */
  watches: z.strictObject({ health: some, within: color }).optional(),
  /** As an Action, thrown without scatter: what it calls comes down at the end of the next round. CH-RULING-120 */
  calls: z
    .strictObject({ faction: id, area: color, value: some, damage: some, dice, enemies: z.literal(true).optional() })
    .optional(),
  /** As an Action at a car: its meltdown begins, or never does. CH-RULING-141 */
  overrides: yes,
  /** Once between its activations, hit by an attack or aware of one: moves this far from the attacker and tramples. CH-RULING-122 */
  bolts: z.strictObject({ color, as: id }).optional(),
  /** Armor Boosts if the enemy has a type of units that was studied before. CH-RULING-123 */
  studied: some.optional(),
  /** Points when the battle begins, for each activation, and for one with a chem in effect. CH-RULING-124 */
  foresees: z.strictObject({ start: some, each: some, chem: some }).optional(),
};
