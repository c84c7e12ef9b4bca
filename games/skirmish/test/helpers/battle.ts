/** Tables for testing the rules of battle, and the dice and terrain to set them with. */
import { fileURLToPath } from 'node:url';
import { type Answer, type Question, Table } from '@holotape/kernel';
import { type TestTable, testTable } from '@holotape/kernel/testing';
import { readFolder } from '@holotape/shelf/read-folder';
import type { Battle, BattleTable, SpecialRules } from '../../battle.ts';
import { readSkirmishContent, type SkirmishContent, skirmishGame } from '../../index.ts';
import { unplayed } from '../../queries/empty-table.ts';
import { factionBoosts } from '../../queries/factions.ts';
import { modelById } from '../../queries/units.ts';
import type { Force, Marker, Model, Piece, SkirmishOptions, SkirmishState } from '../../state.ts';
import type { SkirmishView } from '../../view.ts';
import type { DiceIcon, EffectDie } from '../../words.ts';
import { whatIsWrong } from './invariants.ts';

/** A weapon without a Critical Meter, and others for what few cards show. */
const testing = [
  { path: 'pack.yaml', text: 'id: testing\nname: Testing\ngame: skirmish' },
  {
    path: 'chems.yaml',
    text: `- id: example-antidote
  name: Example Antidote
  instant: { cures: [poisoned] }
  caps: 0
  text: ""`,
  },
  {
    path: 'mods.yaml',
    text: `- id: example-plating
  name: Example Plating
  fits: [power-armor]
  adds: { physical: 1 }
  caps: 0
  text: ""`,
  },
  {
    path: 'weapons.yaml',
    text: `- id: example-laser
  name: Example Laser
  type: rifle
  short: { range: blue, dice: [yellow, green] }
  long: { range: black, dice: [black] }
  damage: [{ type: energy, amount: 1 }]
  caps: 0
  text: ""

- id: example-meter
  name: Example with a Meter
  type: rifle
  short: { range: black, dice: [blue] }
  damage: [{ type: physical, amount: 2 }]
  effects: [{ spend: [bottle], gain: poison, ifDamaged: true }]
  critical: { rating: 1, dice: [], effects: [{ spend: [star], gain: stun }] }
  caps: 0
  text: ""

- id: example-jar
  name: Example without Scatter
  type: thrown
  short: { dice: [] }
  damage: [{ type: physical, amount: 2, area: yellow }]
  caps: 0
  text: ""

- id: example-ram
  name: Example that pushes
  type: melee
  short: { dice: [blue] }
  damage: [{ type: physical, amount: 1 }]
  effects: [{ spend: [], gain: push-orange }]
  caps: 0
  text: ""`,
  },
  {
    // Items with a fixed duration.
    path: 'gear.yaml',
    text: [0, 1, 2]
      .map(
        (n) =>
          `- { id: lasts-${n}, name: L, fixed: { duration: ${n}, raises: { PER: 1 } }, uses: 1, caps: 0, text: "" }`,
      )
      .join('\n'),
  },
];

export const builtInFiles = readFolder(fileURLToPath(new URL('../../content', import.meta.url)));
export const content = readSkirmishContent([builtInFiles, testing]);
export const game = skirmishGame(content);

export type BattleTest = TestTable<SkirmishState, SkirmishContent, SkirmishView, SkirmishOptions>;

type At = readonly [number, number, number?];

/** A unit of a force: `unit('settlers', 'settler', [[1000, 1000]], 'assault-rifle')`. */
export const unit = (id: string, card: string, at: readonly At[], ...weapons: string[]): Force[number] => ({
  id,
  card,
  weapons,
  items: [],
  mods: [],
  leader: null,
  perks: [],
  heroic: false,
  powerArmor: null,
  models: at.map(([x, y, height = 0]) => ({ x, y, height })),
});

export const weapon = (id: string) => content.weapons.get(id)!;
/** What an item or a unit is called. */
export const cardName = (id: string): string => (content.items.get(id) ?? content.units.get(id))!.name;
export const model = (t: BattleTest, id: string): Model => t.state.models.find((each) => each.id === id)!;

/** The ruler of these colors, and the base of a human, in tenths of a millimetre. */
export const YELLOW = 1016;
export const GREEN = 2032;
export const BASE = 320;
/** Where nobody sees or reaches anybody. */
export const FAR_AWAY: [number, number] = [8000, 8000];

export const settler = (id: string, ...at: At[]): Force[number] => unit(id, 'settler', at, 'assault-rifle');

/** The same unit with a Heroic card. */
export const heroic = (it: Force[number]): Force[number] => ({ ...it, heroic: true });

/** A token from the supply, or one's own, with this side up. */
export const LUCK = 1;
export const BLANK = 0;

const NOTHING = {
  height: 500,
  blocksSight: false,
  cover: false,
  area: false,
  ground: 'normal' as const,
  huge: 'as-others' as const,
  exceptions: {},
  overlooked: false,
};

/** A box on the table. */
export const piece = (
  id: string,
  [x, y, w, h]: readonly [number, number, number, number],
  what: Partial<Piece>,
): Piece => ({
  id,
  ...NOTHING,
  outline: [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + h },
    { x, y: y + h },
  ],
  ...what,
});
export const wall = (id: string, box: readonly [number, number, number, number]): Piece =>
  piece(id, box, { blocksSight: true, ground: 'impassable' });
export const crate = (id: string, box: readonly [number, number, number, number]): Piece =>
  piece(id, box, { cover: true, ground: 'impassable' });

export interface BattleSetting {
  readonly ann: readonly Force[number][];
  readonly ben: readonly Force[number][];
  readonly pieces?: readonly Piece[];
  readonly turrets?: readonly Partial<SkirmishOptions['turrets'][number]>[];
  readonly advantage?: number | null;
  /** Whether Events are played with. */
  readonly events?: boolean;
  readonly chance?: Readonly<Record<string, readonly Answer[]>>;
  readonly state?: (state: SkirmishState) => void;
  readonly seed?: string;
  /** With the Armor Boosts of the faction cards, which most tests take for used up. WW-FACTION-3 */
  readonly boosted?: boolean;
  /** Special rules of a scenario that is played. */
  readonly special?: SpecialRules;
  /** Cards to play with, if not those of the box and of the tests. */
  readonly content?: SkirmishContent;
  /** Sides that the handbook plays. */
  readonly book?: SkirmishOptions['book'];
  /** Why it breaks what always holds (test/helpers/invariants.ts), if a test must begin like that. */
  readonly unsound?: string;
}

/** A marker on the table, face down. */
export const marker = (id: string, kind: Marker['kind'], face: Marker['face'], x: number, y: number): Marker => ({
  id,
  kind,
  face,
  x,
  y,
  up: false,
  seen: [],
  items: [],
  opened: false,
});

const useUpBoosts = (state: SkirmishState, cards: SkirmishContent): void => {
  for (const each of state.models)
    each.boosts -= factionBoosts({ state, content: cards }, state.units.find(({ id }) => id === each.unit)!);
};

/** A battle before its first round; Ann holds the Advantage Marker unless it is said otherwise. */
export function battle(setting: BattleSetting): BattleTest {
  const {
    ann,
    ben,
    pieces = [],
    turrets = [],
    advantage = 0,
    events = false,
    chance = {},
    state,
    seed,
    book = null,
  } = setting;
  const t = testTable(gameWith(setting), {
    seats: 2,
    options: {
      forces: [[...ann], [...ben]],
      pieces: [...pieces],
      turrets: [...turrets],
      advantage,
      events,
      book,
    } as never,
    chance,
    state: (before) => {
      if (setting.special) before.scenario = unplayed('testing', 'by-chance');
      if (!setting.boosted) useUpBoosts(before, setting.content ?? content);
      state?.(before);
    },
    ...(seed && { seed }),
  });
  const wrong = whatIsWrong(positionOf(t));
  if (wrong.length > 0 && setting.unsound === undefined)
    throw new Error(`No battle is like that: ${wrong.join('; ')}.`);
  return t;
}

function gameWith({ content: cards, special }: BattleSetting) {
  if (special === undefined) return cards === undefined ? game : skirmishGame(cards);
  return skirmishGame({ ...(cards ?? content), special: new Map([['testing', special]]) });
}

export const positionOf = (t: BattleTest): Battle => ({ state: t.state, content: t.game.content });

/** The same table, to ask pure questions of. */
export function scene(setting: BattleSetting): Battle & { readonly model: (id: string) => Model } {
  const position = positionOf(battle(setting));
  return { ...position, model: (id) => modelById(position, id) };
}

/** A table for rules that are played on their own. */
export const tableOf = ({ state, content: cards }: Battle): BattleTable => new Table(state, cards, false);

/** Ann takes the first turn, makes one model Ready and Uses all that are; then it acts. */
export function act(t: BattleTest, model: string): void {
  t.seat(0).answer('seat:0', model);
  if (t.seat(0).asked()?.ask === 'turn.use') t.seat(0).answer('all');
  t.seat(0).answer(model);
}

/** A table at which Ann's model is being Used, with so many points and Actions. */
export const using = (setting: BattleSetting, id: string, points = 0, left = 2): BattleTest =>
  battle({
    ...setting,
    state: (state) => {
      state.round = 1;
      state.phase = 'acting';
      const limited = { last: true, next: false };
      state.activation = { model: id, left, points, icons: [], limited };
      for (const model of state.models) if (model.id === id) model.readiness = 'ready';
      setting.state?.(state);
    },
  });

/** The side of the Skill Die that shows this. */
export function skill(shows: number | 'action' | 'critical' | 'X' | 'X and action'): number {
  const side = content.dice.skill.findIndex((face) => {
    if (shows === 'action') return face.action && !face.fails;
    if (shows === 'critical') return face.critical;
    if (shows === 'X') return face.fails && !face.action;
    if (shows === 'X and action') return face.fails && face.action;
    return face.value === shows && !face.action && !face.critical;
  });
  if (side < 0) throw new Error(`The Skill Die has no side with ${shows}.`);
  return side + 1;
}

/** The side of an Effect Die with exactly these icons. */
export function effect(die: EffectDie, ...icons: DiceIcon[]): number {
  const side = content.dice.effect[die].findIndex(({ icons: shown }) => shown.join() === icons.join());
  if (side < 0) throw new Error(`The ${die} die has no side with ${icons.join(' and ') || 'nothing'}.`);
  return side + 1;
}

export const armor = (value: number): number => content.dice.armor.indexOf(value) + 1;

/** Plays a rule on its own with these answers of chance, in order, and returns what it returns. */
export function playOut<T>(rule: Generator<unknown, T, Answer>, ...answers: Answer[]): T {
  const given = [...answers];
  const asked: string[] = [];
  let step = rule.next(null as never);
  while (!step.done) {
    asked.push(told(step.value as Question));
    if (given.length === 0) throw new Error(`Nobody answers the last of these: ${asked.join('; ')}.`);
    step = rule.next(given.shift()!);
  }
  if (given.length > 0)
    throw new Error(`${given.length} answers too many: asked was ${asked.join('; ') || 'nothing'}.`);
  return step.value;
}

/** A question with what is rolled against what: `armor.roll of a-1, physical, 3`. */
function told({ ask, detail }: Question): string {
  const about = Object.entries(detail?.about ?? {}).map(([key, value]) => `${key} ${JSON.stringify(value)}`);
  return about.length === 0 ? ask : `${ask} (${about.join(', ')})`;
}
