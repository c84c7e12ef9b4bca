/** Attacks of all kinds by chance, previewed and played: what was told must be what happens. */
import { below, drawBy, type Question, type Random, randomFrom, Table } from '@holotape/kernel';
import type { Battle } from '../../battle.ts';
import type { Unit, Weapon } from '../../content.ts';
import type { Attack } from '../../queries/attacks.ts';
import { strikeAt } from '../../queries/close-combat.ts';
import { placeOf } from '../../queries/line-of-sight.ts';
import { preview } from '../../queries/previews.ts';
import { lengthOf } from '../../queries/ranges.ts';
import type { WeaponRange } from '../../queries/shooting.ts';
import { shotAt } from '../../queries/shots.ts';
import { inHand, throwAt } from '../../queries/throwing.ts';
import { modelById } from '../../queries/units.ts';
import { attack } from '../../rules/attacking/attacks.ts';
import { copySkirmishState } from '../../state.copy.ts';
import type { Force, Model, SkirmishState, UnitInPlay } from '../../state.ts';
import { CONDITIONS, DAMAGE_TYPES, type Skill } from '../../words.ts';
import { content, crate, piece, scene, settler } from './battle.ts';

/** Who attacks whom: where it is played and what it is, in any copy of that position. */
interface Trial {
  readonly state: SkirmishState;
  readonly attack: (battle: Battle) => Attack;
  /** What is special about it: means are compared for each of these by themselves. */
  readonly tags: readonly string[];
}

const SKILL_OF = { rifle: 'rifle', pistol: 'pistol', heavy: 'heavy', melee: 'melee', thrown: 'throw' } as const;
const MIDDLE = 4500;

const oneOf = <T>(random: Random, all: readonly T[]): T => all[below(random, all.length)]!;
const isLucky = (random: Random, oneIn: number): boolean => below(random, oneIn) === 0;

/** Weapons that somebody attacks with; mines lie and wait. */
const WEAPONS = [...content.weapons.values()].filter(({ type, damage }) => type !== 'mine' && damage.length > 0);
const UNITS = [...content.units.values()];
const ARMOR = [...content.armor.keys(), ...content.clothing.keys()];

const canUse = (card: Unit, weapon: Weapon): boolean =>
  weapon.type !== 'mine' &&
  card.skills[SKILL_OF[weapon.type]] !== undefined &&
  (weapon.type !== 'thrown' || card.colors.throw !== undefined);

/** Everything about the target that a hit may meet. */
function arrange(random: Random, state: SkirmishState, unit: UnitInPlay, model: Model): string[] {
  const tags: string[] = [];
  const tagged = (oneIn: number, tag: string, does: () => void) => {
    if (!isLucky(random, oneIn)) return;
    does();
    tags.push(tag);
  };
  const lay = (kind: 'boost' | 'warded', from: string, left: number) =>
    state.lasting.push({ id: String(state.lasting.length + 1), kind, on: model.id, until: 'cured', from, left });
  model.regular = below(random, 4);
  model.boosts = 0;
  tagged(3, 'boosts', () => {
    model.boosts = 1 + below(random, 2);
  });
  tagged(6, 'meal', () => lay('boost', oneOf(random, DAMAGE_TYPES), 1 + below(random, 2)));
  tagged(6, 'warded', () => lay('warded', 'rad-x', 1));
  tagged(3, 'worn', () => unit.items.push(oneOf(random, ARMOR)));
  tagged(4, 'power-armor', () => {
    const card = oneOf(random, [...content.powerArmor.keys()]);
    unit.powerArmor = { card, regular: 0, radiation: 0, degraded: isLucky(random, 3) };
  });
  tagged(4, 'condition', () => {
    model.conditions = [oneOf(random, CONDITIONS)];
  });
  return tags;
}

function trialFrom(random: Random): Trial {
  const weapon = oneOf(random, WEAPONS);
  const by = oneOf(random, UNITS.filter((card) => canUse(card, weapon)).concat(content.units.get('sole-survivor')!));
  const target = oneOf(random, UNITS);
  const isThrown = weapon.type === 'thrown';
  const isClose = weapon.type === 'melee' || (!isThrown && weapon.minimum === undefined && isLucky(random, 6));
  const range: WeaponRange = !isClose && weapon.long !== undefined && isLucky(random, 2) ? 'long' : 'short';
  const isMelee = !isClose && isLucky(random, 5);
  const isCritical = weapon.critical !== undefined && !isThrown && isLucky(random, 6);
  const force = (id: string, card: string): Force[number] => ({ ...settler(id, [MIDDLE, MIDDLE]), card, weapons: [] });
  const { state } = scene({
    ann: [settler('a', [1000, 1000])],
    ben: [settler('b', [8000, 8000]), settler('c', [500, 8000])],
  });
  const [attacker, hit, friend] = state.units as [UnitInPlay, UnitInPlay, UnitInPlay];
  Object.assign(attacker, { card: force('a', by.id).card, weapons: [weapon.id], luck: 0 });
  Object.assign(hit, { card: target.id, weapons: [], luck: 0 });
  friend.seat = 0;
  const [a, b, c] = state.models as [Model, Model, Model];
  const touching = (by.base + target.base) * 5;
  Object.assign(a, { x: MIDDLE, y: MIDDLE, boosts: 0 });
  const far = isClose ? 0 : farFrom(state, a, weapon, range, touching);
  Object.assign(b, { x: MIDDLE + touching + far, y: MIDDLE });
  if (isMelee) Object.assign(c, { x: b.x + target.base * 5 + 160, y: MIDDLE });
  const tags = arrange(random, state, hit, b);
  if (!isClose && isLucky(random, 4)) {
    state.pieces = [...state.pieces, crate('c', [b.x - target.base * 5 - 120, MIDDLE - 300, 60, 600])];
    tags.push('cover');
  } else if (isLucky(random, 8))
    state.pieces = [...state.pieces, piece('wood', [b.x - 200, MIDDLE - 400, 400, 800], { cover: true, area: true })];
  return {
    state,
    tags: [
      weapon.id,
      `of ${target.type}`,
      isClose ? 'close' : range,
      ...(isMelee ? ['melee'] : []),
      ...(isCritical ? ['critical'] : []),
      ...tags,
    ],
    attack: (battle) => {
      const [from, to] = [modelById(battle, 'a-1'), modelById(battle, 'b-1')];
      const skill: Skill = SKILL_OF[weapon.type as keyof typeof SKILL_OF];
      if (isClose) return strikeAt(battle, from, { id: weapon.id, weapon, skill }, to, isCritical);
      if (isThrown) return throwAt(battle, from, weapon, placeOf(battle, to), range);
      return shotAt(battle, from, weapon, to, range, { isCritical });
    },
  };
}

/** In the middle of the range. */
function farFrom(state: SkirmishState, model: Model, weapon: Weapon, range: WeaponRange, least: number): number {
  const { short, long } = weapon.type === 'thrown' ? inHand({ state, content }, model, weapon) : weapon;
  const near = short.range === undefined ? least : lengthOf(content, short.range);
  return Math.round(range === 'short' || long === undefined ? near * 0.7 : near + lengthOf(content, long.range) * 0.4);
}

/** Nobody flips a token or spends an icon; of two cards the better one is used. */
function answerTo(random: Random, question: Question): unknown {
  if (question.kind === 'chance') return drawBy(random, question.draw);
  if (question.kind === 'open') return question.suggest()[0];
  const { about } = question.detail ?? {};
  if (question.ask === 'armor.card')
    return Number(about!.powerArmorLets) < Number(about!.usualLets) ? 'power-armor' : 'usual';
  if (question.ask.startsWith('luck.')) return 'keep';
  if (question.ask === 'attack.effect') return 'done';
  if (question.ask === 'attack.alter' || question.ask === 'armor.brace') return 'keep';
  if (question.ask === 'attack.taken-by') return 'nobody';
  if (question.ask === 'attack.shrug-off') return 'none';
  return question.options(0 as never).find(({ blocked }) => blocked === undefined)!.id;
}

/** Plays the attack once in a copy: points of damage that the target took, less what was healed. */
function played({ state, attack: make }: Trial, random: Random): number {
  const table = new Table(copySkirmishState(state), content, false);
  const rule = attack(table, make(table));
  let step = rule.next(null as never);
  while (!step.done) step = rule.next(answerTo(random, step.value as Question) as never);
  let points = 0;
  for (const { say, args } of table.entries) {
    if (args?.model !== 'b-1') continue;
    if (say === 'suffered' || say === 'suit.suffered') points += Number(args.damage);
    if (say === 'healed') points -= Number(args.healed);
  }
  return points;
}

interface Compared {
  readonly tag: string;
  readonly attacks: number;
  /** What was told and what happened, on the average. */
  readonly told: number;
  readonly came: number;
  /** How far apart they are, in standard errors. */
  readonly apart: number;
}

class Comparison {
  #count = 0;
  #told = 0;
  #came = 0;
  #squares = 0;

  add(told: number, came: number): void {
    this.#count += 1;
    this.#told += told;
    this.#came += came;
    this.#squares += (came - told) ** 2;
  }

  of(tag: string): Compared {
    const bias = (this.#came - this.#told) / this.#count;
    const error = Math.sqrt(Math.max(this.#squares / this.#count - bias * bias, 1e-12) / this.#count);
    const apart = Math.abs(bias) < 1e-9 ? 0 : Math.abs(bias) / error;
    return { tag, attacks: this.#count, told: this.#told / this.#count, came: this.#came / this.#count, apart };
  }
}

/** Each attack is played so often. */
const PLAYED = 6;
/** Groups with fewer are too small to tell. */
const ENOUGH = 150;
/** 99.9 % of all means lie nearer. */
const FARTHEST = 3.29;

/**
 * So many attacks, previewed and played; the groups whose mean lies outside its interval of 99.9 %. Of hundreds of groups
 * one or the other does by chance: those are played once more, ten times as often, and only who is outside again is told.
 */
export function wrongOdds(seed: string, attacks: number): Compared[] {
  const suspects = compare(seed, attacks, PLAYED).filter(({ apart }) => apart > FARTHEST);
  if (suspects.length === 0) return [];
  const again = compare(seed, attacks, 10 * PLAYED, new Set(suspects.map(({ tag }) => tag)));
  return again.filter(({ tag, apart }) => apart > FARTHEST && suspects.some((each) => each.tag === tag));
}

function compare(seed: string, attacks: number, often: number, only?: ReadonlySet<string>): Compared[] {
  const groups = new Map<string, Comparison>();
  const random = randomFrom(seed);
  const dice = randomFrom(`${seed}/${often}`);
  for (let n = 0; n < attacks; n += 1) {
    const it = trialFrom(random);
    const tags = only === undefined ? it.tags : it.tags.filter((tag) => only.has(tag));
    if (tags.length === 0) continue;
    const battle: Battle = { state: it.state, content };
    const { mean } = preview(battle, it.attack(battle));
    for (let i = 0; i < often; i += 1) {
      const came = played(it, dice);
      for (const tag of tags) {
        if (!groups.has(tag)) groups.set(tag, new Comparison());
        groups.get(tag)!.add(mean, came);
      }
    }
  }
  return [...groups].map(([tag, each]) => each.of(tag)).filter((each) => each.attacks >= ENOUGH);
}
