/** What is printed of a scenario: forces, decks, markers, zones and words. Schemas of content/scenarios.yaml. */
import { z } from 'zod';
import { LANDS } from '../terrain/kinds.ts';
import { ATTRIBUTES, EDGES, INVESTIGATIONS, MARKERS, NAMED, SEARCHABLES, SKILLS } from '../words.ts';
import { color, id, name } from './fields.ts';
import { consequenceSchema } from './story.ts';

const seat = z.number().int().min(0).max(1);
const whole = z.number().int().nonnegative();
const rule = z.string().regex(/^[A-Z]+-[A-Z]+-\d+$/);
const point = z.strictObject({ x: whole, y: whole });
const disc = z.strictObject({ x: whole, y: whole, r: whole });

const force = z.strictObject({
  id,
  card: id,
  models: z.number().int().positive().max(6),
  /** Weapons and everything else it comes with; a copy more is listed once more. */
  items: z.array(id),
  heroic: z.boolean().default(false),
  leader: id.nullable().default(null),
});
export type PrintedUnit = z.infer<typeof force>;

/** Where models may be deployed. */
const zone = z.discriminatedUnion('is', [
  /** Within a range of one edge: a given one, the one chosen for the side, any single one, or any; `spread` over all of them. */
  /** `sides`: and at least so far from the two edges beside it. SC-SUIT-7 */
  z.strictObject({ is: z.literal('edge'), edge: z.enum(EDGES), color, sides: color.optional() }),
  /** `whole`: no part of the base lies farther away. SC-NEWS-8 */
  z.strictObject({
    is: z.literal('own-edge'),
    color,
    whole: z.literal(true).optional(),
    /** For a side that has brought as much from an earlier battle. SC-RULING-44 */
    deeper: color.optional(),
    /** So far from the zones of the other side along the two edges beside it. SC-REINF-9 */
    off: z.strictObject({ color, ends: color, by: color }).optional(),
  }),
  /** Within a range of the own edge or the one across the table, at least so far from the other two. SC-REINF-8 */
  z.strictObject({ is: z.literal('own-pair'), color, sides: color }),
  z.strictObject({ is: z.literal('one-edge'), color }),
  z.strictObject({ is: z.literal('any-edge'), color, spread: z.boolean().default(false) }),
  /**
   * Within a range of one of these edges. `turns`: from one to the next and back, so far apart; with more models than `many`
   * only as far as `close`. SC-BRAHMIN-10
   */
  z.strictObject({
    is: z.literal('edges'),
    edges: z.array(z.enum(EDGES)).min(2),
    color,
    turns: z.strictObject({ apart: color, many: whole, close: color }),
  }),
  /** At least a range from every edge. SC-AMBUSH-5, SC-HEAD-4 */
  z.strictObject({ is: z.literal('centre'), color }),
  /** In the half of the own edge, so far from every edge and from one's own. SC-NEWS-7 */
  z.strictObject({ is: z.literal('own-half'), color, apart: color.optional() }),
  /** Within a range of a unit that is on the table. */
  z.strictObject({ is: z.literal('near'), of: id, color }),
  /** In a square around the middle of the table. */
  z.strictObject({ is: z.literal('square'), half: whole }),
  /** Inside the figure whose corners are all markers of a kind. SC-RULING-75 */
  z.strictObject({ is: z.literal('among'), marker: z.enum(MARKERS) }),
  /** On the half of the table that an edge belongs to, within a range of that edge or of one beside it. SC-SUIT-9 */
  z.strictObject({ is: z.literal('half'), edge: z.enum(EDGES), color }),
  /** Anywhere, at least a range from the others of the side. SC-DEMO-11 */
  z.strictObject({ is: z.literal('anywhere'), color }),
  /** Touching an edge: whoever has just come over it. SC-SUIT-10 */
  z.strictObject({ is: z.literal('at-edge'), edge: z.enum(EDGES) }),
]);
export type Zone = z.infer<typeof zone>;

/** Measured from the middles of markers, which stand for something slimmer. SC-DEMO-8 */
const middles = z.literal(true).optional();

/** What a place for a marker must fulfil. */
const wanted = z.discriminatedUnion('is', [
  /** Exactly a ruler away from a unit on the table. */
  z.strictObject({ is: z.literal('at'), from: id, color }),
  /** At least a ruler from every other marker, or from those of a kind. */
  z.strictObject({ is: z.literal('apart'), color, marker: z.enum(MARKERS).optional(), middles }),
  /** Exactly a ruler away from the middle of the table. */
  z.strictObject({ is: z.literal('from-middle'), color }),
  /** At most a ruler away from the middle of the table. */
  z.strictObject({ is: z.literal('around-middle'), color }),
  /** On the ground, and in no building. SC-DEMO-8 */
  z.strictObject({ is: z.literal('outdoors'), color }),
  /** In a quarter of the table where no other of this kind lies. */
  z.strictObject({ is: z.literal('own-quarter'), marker: z.enum(MARKERS), color }),
  /** Not within a ruler of the two edges where the sides deploy. */
  z.strictObject({ is: z.literal('outside-zones'), color }),
  /** At least a ruler from every edge. */
  z.strictObject({ is: z.literal('central'), color, middles }),
  /** At least a ruler outside a square around the middle. */
  z.strictObject({ is: z.literal('off-square'), half: whole, color }),
  /** At most a ruler from the nearest marker of a kind. */
  z.strictObject({ is: z.literal('beside'), marker: z.enum(MARKERS), color }),
  /** Some terrain stands within a ruler of it. SC-SMASH-9 */
  z.strictObject({ is: z.literal('by-terrain'), color }),
  /** With its middle at least two rulers, end to end, from the bottom and from the top. SC-LOCKER-8, SC-RULING-71 */
  z.strictObject({ is: z.literal('far-from-both'), color, more: color }),
  /** Wholly within a ruler of the edge of a side. SC-FORT-9 */
  z.strictObject({ is: z.literal('own-zone'), side: seat, color }),
  /** On the line through the middle of an edge, at most a ruler from that edge. */
  z.strictObject({ is: z.literal('middle-line'), edge: z.enum(EDGES), color }),
  /**
   * Wholly in one of these strips across the table, each a ruler deep: 0 is the one in the middle, below zero they lie
   * towards the bottom. `most`: as many of a kind in each of them. SC-SWEEP-5, SC-SWEEP-6
   */
  z.strictObject({
    is: z.literal('strip'),
    color,
    strips: z.array(z.number().int()).min(1),
    most: z.strictObject({ marker: z.enum(MARKERS), count: whole }).optional(),
  }),
  /** With its middle on a line around the middle strip, and on one where no other of its kind lies. SC-SWEEP-9 */
  z.strictObject({ is: z.literal('strip-line'), color, marker: z.enum(MARKERS) }),
]);
export type Wanted = z.infer<typeof wanted>;

const faces = z.enum([...new Set([...SEARCHABLES, ...INVESTIGATIONS])]);

const step = z.discriminatedUnion('does', [
  /** `chosen`: chance names a player who lays the table, and the other chooses an edge. SC-STORM-10 */
  z.strictObject({ does: z.literal('terrain'), rule, clear: z.array(disc), chosen: z.boolean().default(false) }),
  /** A unit in a snare: nobody attacks it or stands on it until it joins. SC-RULING-54 */
  z.strictObject({ does: z.literal('snare'), rule, unit: id, at: point }),
  z.strictObject({
    does: z.literal('fixed'),
    rule,
    markers: z.array(z.strictObject({ id, marker: z.enum(MARKERS), at: point })),
  }),
  z.strictObject({
    does: z.literal('markers'),
    rule,
    marker: z.enum(MARKERS),
    count: z.number().int().positive(),
    /** One side, or both in turn, beginning with the holder of the Advantage Marker. SC-RULING-62 */
    /** Or as the flip of a Luck Token says; or all of them by the holder. SC-DEMO-8, SC-SWEEP-9 */
    by: z.union([seat, z.literal('turns'), z.literal('flip'), z.literal('holder')]),
    /** Undersides and how many there are of each; what is not placed is set aside. Face up without a pool. */
    pool: z.partialRecord(faces, z.number().int().positive()).optional(),
    /** Undersides that are placed in any case; the pool gives the rest. SC-GAF-6 */
    sure: z.partialRecord(faces, z.number().int().positive()).optional(),
    /** What they show, one after the other, face up. SC-SWEEP-9 */
    shown: z.array(faces).optional(),
    where: z.array(wanted),
    /** After so many of them something else holds. SC-SWEEP-6 */
    later: z.strictObject({ after: z.number().int().positive(), where: z.array(wanted) }).optional(),
    /** What had better hold too: without it somebody is told, and nothing is refused. SC-SMASH-9 */
    better: z.array(wanted).default([]),
    /** A card that lies there for whoever may take it. */
    holds: id.optional(),
    /** Each lies in a small building. SC-LOCKER-8 */
    inside: z.literal('bunker').optional(),
  }),
  /** A unit of `later` joins a side from the beginning, without being part of its force. SC-RULING-51 */
  z.strictObject({ does: z.literal('join'), rule, unit: id, side: seat, zone }),
  /** A side looks at so many markers of a kind, and nobody else learns what it saw. SC-DEMO-9 */
  z.strictObject({
    does: z.literal('peek'),
    rule,
    by: seat,
    marker: z.enum(MARKERS),
    count: z.number().int().positive(),
  }),
  /** A side swaps two markers of a kind, unseen. SC-DEMO-9 */
  z.strictObject({ does: z.literal('swap'), rule, by: seat, marker: z.enum(MARKERS) }),
  /** A side allots markers to its models, face down. SC-DEMO-10 */
  z.strictObject({
    does: z.literal('allot'),
    rule,
    by: seat,
    marker: z.enum(MARKERS),
    pool: z.partialRecord(faces, z.number().int().positive()),
  }),
  /** Walls of a player's own, from one end to the other, whole inside a zone. SC-POLICE-6 */
  z.strictObject({
    does: z.literal('walls'),
    rule,
    by: seat,
    count: z.number().int().positive(),
    longest: color,
    zone,
    /** At least so far from each other. SC-FORT-7 */
    apart: color.optional(),
    /** Low ones that one climbs over: Difficult Terrain; and not all of them need be built. SC-FORT-7 */
    low: z.literal(true).optional(),
  }),
  /** Turrets that cost nothing, up to so many. SC-POLICE-8 */
  z.strictObject({
    does: z.literal('turrets'),
    rule,
    by: seat,
    count: z.number().int().positive(),
    zone,
    /** As many as were won in an earlier battle. SC-LOCKER-10 */
    carried: z.literal(true).optional(),
  }),
  /** A side chooses its edge; the other has the one across the table, or none if it is `alone`. `beside`: one of those beside
   * the other side's. SC-RULING-1, SC-REINF-9 */
  z.strictObject({
    does: z.literal('edge'),
    rule,
    by: seat,
    alone: z.literal(true).optional(),
    beside: z.literal(true).optional(),
  }),
  /** A side says which of its units somebody special belongs to: the first of its models. `suits`: the card it suits best. SC-NEWS-1 */
  z.strictObject({ does: z.literal('name'), rule, by: seat, as: z.enum(NAMED), suits: id.optional() }),
  /** All models of a side; or half of them, rounded down, and the others arrive later. SC-SUIT-8 */
  z.strictObject({ does: z.literal('deploy'), rule, side: seat, zone, half: z.literal(true).optional() }),
  /** The Leader of a side makes a test; if it fails, the force may not cost more than this. SC-LOCKER-1 */
  z.strictObject({ does: z.literal('leader-test'), rule, by: seat, attribute: z.enum(ATTRIBUTES), caps: whole }),
  /** A flip names the holder of the Advantage Marker, who has the first turn of the battle. SC-FORT-1 */
  z.strictObject({ does: z.literal('priority'), rule, flip: z.literal(true).optional() }),
  /** What was won in an earlier battle: Action Points for models, a mine before anybody deploys, missiles when all have. SC-CAMP-4 */
  z.strictObject({ does: z.literal('points'), rule, by: seat }),
  z.strictObject({ does: z.literal('mine'), rule, by: seat, off: color }),
  z.strictObject({ does: z.literal('missiles'), rule, by: seat, weapon: id, skill: whole }),
  /** One whole force and then the other; a flip decides whose is first. SC-LOCKER-9 */
  z.strictObject({
    does: z.literal('deploy-whole'),
    rule,
    /** Of each side, if they differ. */
    rules: z.array(rule).length(2).optional(),
    first: z.union([seat, z.literal('flip')]),
    zones: z.array(zone).length(2),
  }),
  /** One model each, in turn. */
  /** Or one whole unit each. SC-GAF-7 */
  z.strictObject({
    does: z.literal('deploy-turns'),
    rule,
    /** `named`: by the player without the Advantage Marker. SC-SWEEP-11 */
    first: z.union([seat, z.literal('named')]),
    zones: z.array(zone).length(2),
    units: z.literal(true).optional(),
  }),
  /** The Advantage Marker is given by the number of models before anything else is placed. SC-SWEEP-4 */
  z.strictObject({ does: z.literal('advantage'), rule }),
  /** Whoever does not hold it says which of two markers each side has; a side deploys along the edge farthest from its own. SC-SWEEP-10 */
  z.strictObject({ does: z.literal('assign'), rule, marker: z.enum(MARKERS) }),
  /** Weapons that only irradiate are exchanged by whoever meets somebody whom radiation does not harm. SC-GAF-8 */
  z.strictObject({ does: z.literal('exchange'), rule }),
]);
export type SetupStep = z.infer<typeof step>;
export type StepOf<D extends SetupStep['does']> = Extract<SetupStep, { does: D }>;

/** Models that were not deployed come on when a round begins, with so many Actions in it. SC-SUIT-10, SC-SUIT-11 */
const arrival = z.strictObject({
  rule,
  round: z.number().int().positive(),
  side: seat,
  zone,
  actions: z.number().int().positive(),
  /** It is a Trigger for whoever sees them come. WW-TRIGGER-3 */
  trigger: z.literal(true).optional(),
});

/** Which cards make the Item deck; `general`: all that are not in use. WW-WASTE-1 */
const deck = z.union([
  z.enum(['none', 'general']),
  z.strictObject({
    items: z.array(id),
    /** All cards of these kinds. */
    all: z.array(z.enum(['clothing', 'armor'])).default([]),
    /** So many of these kinds, by chance. */
    random: z.partialRecord(z.enum(['clothing', 'armor', 'junk']), z.number().int().positive()).default({}),
  }),
]);

const printed = z
  .strictObject({
    id,
    name,
    /** Where its rules stand in the catalog. */
    topic: z.string(),
    /** The place among the tutorials. SC-RULING-53 */
    order: z.number().int().positive(),
    summary: z.string().max(200),
    rounds: z.number().int().positive(),
    land: z.enum(LANDS),
    /** The table of the box that is laid by hand for it; any of its land otherwise. */
    table: id.optional(),
    /** Who holds the Advantage Marker first; by the general rule if nobody is named. */
    advantage: seat.nullable(),
    sides: z.array(name).length(2),
    forces: z.array(z.array(force)).length(2).default([[], []]),
    /** Both sides bring forces of their own; by side, how many Caps more than agreed it may cost. SC-COMMON-3 */
    own: z
      .strictObject({
        more: z.array(whole).length(2),
        /** The limit of both, if it is not left to the players. SC-CAMP-6 */
        caps: z.number().int().positive().optional(),
        /** Factions that cannot be on a side, by side. SC-SUIT-1 */
        barred: z.strictObject({ rule, factions: z.array(z.array(id)).length(2) }).optional(),
      })
      .optional(),
    /** Who takes the first turn of the battle, whoever holds the Advantage Marker. SC-FARM-1 */
    first: seat.optional(),
    /** The side that the handbook plays, unless something else is agreed: the scenario is made for one person. SC-COMMON-1 */
    book: seat.optional(),
    /** Skills that one unit of a side had better have: without them it is told, and nothing is refused. SC-LOOT-3 */
    wishes: z.strictObject({ rule, side: seat, skills: z.array(z.enum(SKILLS)).min(1) }).optional(),
    /** How it is won, if nothing of it is code: `worth`, whoever has removed more Caps' worth when it ends. */
    wins: z.enum(['worth']).optional(),
    /** Units that come into play later, on nobody's side at first. */
    later: z.array(force).default([]),
    deck,
    /** What a marker is worth in Caps by what it shows. SC-SWEEP-28 */
    values: z.partialRecord(faces, whole).optional(),
    /** Cards that lie under markers of its own, and so are not in the deck. SC-SUIT-5 */
    reserved: z.array(id).default([]),
    setup: z.array(step).min(1),
    arrivals: z.array(arrival).default([]),
    /** A part of the linked story, in the order of the list, and what is carried forward from it. SC-CAMP-1, SC-CAMP-4 */
    story: z.strictObject({ carries: z.array(consequenceSchema).default([]) }).optional(),
    /** How nobody wins, if that can be. */
    drawn: z.string().max(160).optional(),
    /** By side: what is read after a win, always, and in cases of its own. SC-COMMON-7 */
    outcomes: z.array(z.record(id, z.string())).length(2),
    tie: z.string().optional(),
  })
  .refine(
    ({ own, forces }) => forces.every((side) => (own === undefined ? side.length > 0 : side.length === 0)),
    'either both forces are printed, or the players bring their own',
  );
export const scenariosSchema = z.array(printed);
export type PrintedScenario = z.infer<typeof printed>;
