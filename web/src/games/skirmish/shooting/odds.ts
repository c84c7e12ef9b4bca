/** Odds of attacks before they are chosen: all from the rules' own previews, each asked once for a position. Pure. */
import type { Battle } from '@holotape/skirmish/battle';
import type { Attack } from '@holotape/skirmish/queries/attacks';
import { weaponsOf } from '@holotape/skirmish/queries/carrying';
import { grips, strikable, strikeAt } from '@holotape/skirmish/queries/close-combat';
import { placeOf } from '@holotape/skirmish/queries/line-of-sight';
import { type Preview, preview } from '@holotape/skirmish/queries/previews';
import {
  rangesTo,
  targetsOf,
  type WeaponRange,
  whyNotATarget,
  whyNotThisWeapon,
} from '@holotape/skirmish/queries/shooting';
import { shotAt } from '@holotape/skirmish/queries/shots';
import { throwAt, thrownBy } from '@holotape/skirmish/queries/throwing';
import type { Model } from '@holotape/skirmish/state';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import { aboutOf } from '../asked.ts';
import { b } from '../words.ts';

/** One way to attack somebody. */
interface Way {
  readonly weapon: string;
  readonly target: Model;
  readonly range: WeaponRange | undefined;
  readonly attack: Attack;
  readonly preview: Preview;
}

const known = new WeakMap<Battle, Map<string, readonly Way[]>>();

/** Every attack of this kind that is possible now, the most damage first. */
function waysToAttack(battle: Battle, model: Model, kind: 'shoot' | 'strike' | 'throw'): readonly Way[] {
  const asked = known.get(battle) ?? new Map<string, readonly Way[]>();
  known.set(battle, asked);
  const key = `${kind} ${model.id}`;
  let ways = asked.get(key);
  if (ways === undefined) {
    ways = waysOf(battle, model, kind).sort(
      (a, z) => z.preview.mean - a.preview.mean || z.preview.odds - a.preview.odds,
    );
    asked.set(key, ways);
  }
  return ways;
}

function waysOf(battle: Battle, model: Model, kind: 'shoot' | 'strike' | 'throw'): Way[] {
  const way = (weapon: string, target: Model, range: WeaponRange | undefined, attack: Attack): Way => ({
    weapon,
    target,
    range,
    attack,
    preview: preview(battle, attack),
  });
  if (kind === 'strike')
    return grips(battle, model).flatMap((grip) =>
      strikable(battle, model).map((target) => way(grip.id, target, undefined, strikeAt(battle, model, grip, target))),
    );
  const weapons =
    kind === 'throw'
      ? thrownBy(battle, model)
      : weaponsOf(battle, model).filter((weapon) => whyNotThisWeapon(battle, model, weapon) === undefined);
  return weapons.flatMap((weapon) =>
    targetsOf(battle, model)
      .filter((target) => whyNotATarget(battle, model, weapon, target) === undefined)
      .flatMap((target) =>
        rangesTo(battle, model, weapon, target).map((range) =>
          way(
            weapon.id,
            target,
            range,
            kind === 'throw'
              ? throwAt(battle, model, weapon, placeOf(battle, target), range)
              : shotAt(battle, model, weapon, target, range),
          ),
        ),
      ),
  );
}

export const bestAttack = (battle: Battle, model: Model, kind: 'shoot' | 'strike' | 'throw'): Way | undefined =>
  waysToAttack(battle, model, kind)[0];

const KINDS: Readonly<Record<string, 'shoot' | 'strike' | 'throw'>> = {
  'shoot.target': 'shoot',
  'strike.target': 'strike',
  'throw.target': 'throw',
};

/** What an attack on this model with the chosen weapon would do, if the question is about attacking. */
export function attackNote(battle: Battle, question: QuestionInfo, target: Model): string | undefined {
  const kind = KINDS[question.ask];
  const { model, weapon } = aboutOf(question);
  const by = battle.state.models.find(({ id }) => id === model);
  if (kind === undefined || by === undefined) return undefined;
  const way = waysToAttack(battle, by, kind).find((each) => each.weapon === weapon && each.target.id === target.id);
  if (way === undefined) return undefined;
  const chance = b('odds.chance', { n: Math.round(way.preview.odds * 100) });
  return b('odds.hits', { chance, mean: way.preview.mean.toFixed(1) });
}
