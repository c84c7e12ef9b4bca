/** Odds of attacks before they are chosen: all from the rules' own previews, each asked once for a position. Pure. */
import type { Battle } from '@holotape/skirmish/battle';
import type { Preview } from '@holotape/skirmish/queries/previews';
import { isFriendly } from '@holotape/skirmish/queries/units';
import {
  type AttackKind,
  shotsOf,
  strikesOf,
  throwsOf,
  type WayToAttack,
} from '@holotape/skirmish/queries/ways-to-attack';
import type { Model } from '@holotape/skirmish/state';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import { aboutOf } from '../asked.ts';
import { held } from '../in-hand.ts';
import { previewKept } from '../moving/odds.ts';

/** One way to attack somebody, and what can be expected of it. */
export interface PricedWay extends WayToAttack {
  readonly preview: Preview;
}

const WAYS = { shoot: shotsOf, throw: throwsOf, strike: strikesOf } as const;

const known = new WeakMap<Battle, Map<string, readonly PricedWay[]>>();

/** Nobody aims at a friend unless they choose to, or there is nobody else. WW-MELEE-1 */
const foesFirst = (battle: Battle, model: Model, { target }: WayToAttack): number =>
  isFriendly(battle, model, target) ? 1 : 0;

/** Every attack of this kind that is possible now, enemies first, and the most damage first. */
export function waysToAttack(battle: Battle, model: Model, kind: AttackKind): readonly PricedWay[] {
  const asked = known.get(battle) ?? new Map<string, readonly PricedWay[]>();
  known.set(battle, asked);
  const key = `${kind} ${model.id}`;
  let ways = asked.get(key);
  if (ways === undefined) {
    ways = WAYS[kind](battle, model)
      .map((way) => ({ ...way, preview: previewKept(battle, way.attack) }))
      .sort(
        (a, z) =>
          foesFirst(battle, model, a) - foesFirst(battle, model, z) ||
          z.preview.mean - a.preview.mean ||
          z.preview.odds - a.preview.odds,
      );
    asked.set(key, ways);
  }
  return ways;
}

/** The best way of each target. */
export function bestOfEach(ways: readonly PricedWay[]): PricedWay[] {
  const targets = new Set<string>();
  return ways.filter(({ target }) => !targets.has(target.id) && targets.add(target.id));
}

const ASKED: Readonly<Record<string, { readonly kind: AttackKind; readonly what: 'weapon' | 'target' }>> = {
  'shoot.weapon': { kind: 'shoot', what: 'weapon' },
  'shoot.target': { kind: 'shoot', what: 'target' },
  'throw.weapon': { kind: 'throw', what: 'weapon' },
  'throw.target': { kind: 'throw', what: 'target' },
  'strike.weapon': { kind: 'strike', what: 'weapon' },
  'strike.target': { kind: 'strike', what: 'target' },
};

/** An attack that a question is about to settle: who, how, and the ways that are still open. */
export interface AskedAttack {
  readonly by: Model;
  readonly kind: AttackKind;
  /** Is the weapon asked for, or the target? */
  readonly what: 'weapon' | 'target';
  readonly ways: readonly PricedWay[];
}

export function attackAsked(battle: Battle, question: QuestionInfo | null): AskedAttack | undefined {
  const asked = ASKED[question?.ask ?? ''];
  if (question === null || asked === undefined) return undefined;
  const { model, weapon } = aboutOf(question);
  const { acting, activation, models } = battle.state;
  const id = model ?? acting.at(-1)?.model ?? activation?.model;
  const by = models.find((each) => each.id === id);
  if (by === undefined) return undefined;
  const open = new Set((question.options ?? []).filter(({ blocked }) => blocked === undefined).map((each) => each.id));
  const ways = waysToAttack(battle, by, asked.kind).filter((way) =>
    asked.what === 'weapon' ? open.has(way.weapon) : way.weapon === weapon && open.has(way.target.id),
  );
  return { by, ways, ...asked };
}

/** The way in hand. */
export const keyOf = ({ weapon, target, range }: WayToAttack): string => `${weapon} ${target.id} ${range ?? ''}`;

/** The way that is looked at: what is in hand, what the pending answer means, or the best. */
export function shownWay(
  { ways, what }: AskedAttack,
  inHand: string | undefined,
  chosen: string | undefined,
): PricedWay | undefined {
  const looked = held(inHand, 'attack');
  const found = ways.find((way) => keyOf(way) === looked);
  if (found !== undefined) return found;
  return ways.find((way) => (what === 'weapon' ? way.weapon : way.target.id) === chosen) ?? ways[0];
}
