/** Which attack is worth most, for bots: by the damage that the rules let one expect, and the lives it may cost. */
import type { Answer } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import type { Attack } from '../queries/attacks.ts';
import { canCry, resistance } from '../queries/battle-cry.ts';
import { weaponsOf } from '../queries/carrying.ts';
import { grips, strikable, strikeAt } from '../queries/close-combat.ts';
import { placeOf } from '../queries/line-of-sight.ts';
import { oddsOf } from '../queries/odds.ts';
import { preview } from '../queries/previews.ts';
import { rangesTo, targetsOf, whyNotATarget } from '../queries/shooting.ts';
import { shotAt } from '../queries/shots.ts';
import { skillOf } from '../queries/skills.ts';
import { throwAt, thrownBy } from '../queries/throwing.ts';
import { isFriendly, modelById } from '../queries/units.ts';
import type { Model } from '../state.ts';
import { toughness } from './tactics.ts';

/** Icons are spent well; Luck is kept for what turns out badly. */
const MEANS = { effects: true, luck: false, targetLuck: false };

/** Damage up to what the target can take, and its life if it falls; what the attack heals counts against it. */
function worthOf(battle: Battle, attack: Attack, life: number): number {
  const target = attack.aim.model;
  if (target === undefined) return 0;
  const { damage, healed } = preview(battle, attack, MEANS);
  const left = toughness(battle, target);
  return damage.reduce(
    (sum, chance, points) => sum + chance * (Math.min(points, left) + (points >= left ? life : 0)),
    -healed,
  );
}

const best = (worths: readonly number[]): number => Math.max(Number.NEGATIVE_INFINITY, ...worths);

/** The best blow with any weapon, or with one, at those it may strike. */
export function bestStrike(battle: Battle, by: Model, life: number, foes?: readonly Model[], grip?: string): number {
  const all = grips(battle, by).filter(({ id }) => grip === undefined || id === grip);
  return best(
    all.flatMap((each) =>
      (foes ?? strikable(battle, by, each)).map((foe) => worthOf(battle, strikeAt(battle, by, each, foe), life)),
    ),
  );
}

/** The best shot with any weapon, or with one, at those it may shoot. */
export function bestShot(battle: Battle, by: Model, life: number, foes?: readonly Model[], weapon?: string): number {
  const guns = weaponsOf(battle, by).filter(({ id }) => weapon === undefined || id === weapon);
  return best(
    guns.flatMap((gun) =>
      targets(battle, by, foes)
        .filter((foe) => whyNotATarget(battle, by, gun, foe) === undefined)
        .flatMap((foe) =>
          rangesTo(battle, by, gun, foe).map((range) => worthOf(battle, shotAt(battle, by, gun, foe, range), life)),
        ),
    ),
  );
}

const targets = (battle: Battle, by: Model, foes: readonly Model[] | undefined): readonly Model[] =>
  (foes ?? targetsOf(battle, by)).filter((foe) => !isFriendly(battle, by, foe));

function bestThrow(battle: Battle, by: Model, life: number, weapon: string): number {
  const grenade = thrownBy(battle, by).find(({ id }) => id === weapon);
  if (grenade === undefined) return Number.NEGATIVE_INFINITY;
  return best(
    targets(battle, by, undefined)
      .filter((foe) => whyNotATarget(battle, by, grenade, foe) === undefined)
      .map((foe) => worthOf(battle, throwAt(battle, by, grenade, placeOf(battle, foe)), life)),
  );
}

type Judge = (battle: Battle, by: Model, weapon: string, target: Model | undefined, life: number) => number;

/** Questions that ask for a weapon, and what one is worth there. */
const WEAPONS: Readonly<Record<string, Judge>> = {
  'strike.weapon': (battle, by, weapon, _target, life) => bestStrike(battle, by, life, undefined, weapon),
  'withdraw.attack': (battle, by, weapon, target, life) => bestStrike(battle, by, life, [target!], weapon),
  'shoot.weapon': (battle, by, weapon, _target, life) => bestShot(battle, by, life, undefined, weapon),
  'throw.weapon': (battle, by, weapon, _target, life) => bestThrow(battle, by, life, weapon),
};

/** The weapon that does most; undefined where no weapon is asked for, or nobody knows for whom. */
export function bestWeapon(
  battle: Battle,
  ask: string,
  about: { readonly model?: unknown; readonly target?: unknown } | undefined,
  answers: readonly Answer[],
  life: number,
): Answer | undefined {
  const judge = WEAPONS[ask];
  if (judge === undefined || typeof about?.model !== 'string') return undefined;
  const by = modelById(battle, about.model);
  const target = typeof about.target === 'string' ? modelById(battle, about.target) : undefined;
  const weapons = answers.filter((answer) => answer !== 'none');
  if (weapons.length === 0) return undefined;
  const worths = weapons.map((weapon) => judge(battle, by, String(weapon), target, life));
  return weapons[worths.indexOf(best(worths))];
}

/** A free die for the blow to come, or a cry that may bring two of them, or none. WW-CHARGE-7, WW-BCRY-4 */
export function bestBonus(battle: Battle, by: Model, target: Model, answers: readonly Answer[], life: number): Answer {
  const { bonus: before } = by;
  const blowWith = (...dice: readonly ('black' | 'green' | 'yellow')[]): number => {
    by.bonus = dice.length === 0 ? null : { against: target.id, dice: [...dice] };
    return bestStrike(battle, by, life, [target]);
  };
  const worths = answers.map((answer) => {
    if (answer === 'ram') return blowWith() + RAMMED;
    if (answer !== 'battle-cry') return blowWith(answer as 'black');
    if (!canCry(battle, by, target)) return Number.NEGATIVE_INFINITY;
    const { dice } = battle.content;
    const cry = oddsOf(dice, skillOf(battle, by, 'battle-cry')!, [], []);
    const resist = resistance(battle, target);
    // Of two who both succeed each is the better one half of the time. WW-BCRY-5
    const won = cry * (1 - (resist === undefined ? 0 : oddsOf(dice, resist, [], []) / 2));
    return won * (blowWith('black', 'green') + COWED) + (1 - won) * blowWith();
  });
  by.bonus = before;
  return answers[worths.indexOf(best(worths))] ?? answers[0]!;
}

/** What a black die does to somebody by itself, more or less. */
const RAMMED = 0.4;

/** Whoever is cowed does not react: about half a blow that is not struck. WW-BCRY-7 */
const COWED = 0.5;
