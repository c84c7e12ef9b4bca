/** In the middle of an attack: what a Luck Token or an effect would change, from the dice that lie there. Pure. */
import type { Battle } from '@holotape/skirmish/battle';
import type { SpecialEffect } from '@holotape/skirmish/content';
import { pointsOn } from '@holotape/skirmish/queries/criticals';
import { ACCURATE, DODGE } from '@holotape/skirmish/queries/luck';
import { previewOfHit } from '@holotape/skirmish/queries/previews';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import { aboutOf } from '../asked.ts';
import { b } from '../words.ts';
import { type PricedWay, waysToAttack } from './odds.ts';
import type { Story } from './story.ts';

/** The attack that a story tells of, as the rules put it together; nothing once the position is another. */
function wayOf(battle: Battle, { kind, model, target, weapon, dice }: Story): PricedWay | undefined {
  const by = battle.state.models.find(({ id }) => id === model);
  if (by === undefined) return undefined;
  const ways = waysToAttack(battle, by, kind).filter((way) => way.target.id === target && way.weapon === weapon);
  return ways.find(({ preview }) => preview.dice.length === dice.length) ?? ways[0];
}

/** Points of damage to expect if it hits, with what was bought already and with one effect more. */
export function expectedIfHit(battle: Battle, story: Story, more: readonly SpecialEffect[] = []): number | undefined {
  const way = wayOf(battle, story);
  if (way === undefined) return undefined;
  const { effects } = way.attack.weapon;
  const bought = story.gains.flatMap((gain) => effects.find((effect) => effect.gain === gain) ?? []);
  const icons = story.dice.flatMap((die) => die.icons);
  return previewOfHit(battle, way.attack, icons, [...bought, ...more]).mean;
}

interface Sides {
  /** If the Luck side comes up, one in two. */
  readonly flip: string;
  /** If nothing is flipped. */
  readonly keep: string;
}

const points = (mean: number | undefined): string => (mean === undefined ? '?' : mean.toFixed(1));

/** What both sides of a token would mean. */
export function luckSides(battle: Battle, question: QuestionInfo, story: Story | undefined): Sides | undefined {
  const { damage, model: id } = aboutOf(question);
  if (question.ask === 'luck.tough')
    return damage === undefined
      ? undefined
      : { flip: b('luck.tough.flip', { n: damage - 1, of: damage }), keep: b('luck.tough.keep', { n: damage }) };
  if (story === undefined) return undefined;
  if (question.ask === 'luck.critical') {
    const model = battle.state.models.find((each) => each.id === id);
    const weapon = battle.content.weapons.get(story.weapon.split(':')[0]!);
    if (model === undefined || weapon?.critical === undefined) return undefined;
    const [now, of] = [pointsOn(battle, model, weapon), weapon.critical.rating];
    return { flip: b('luck.critical.flip', { n: now + 1, of }), keep: b('luck.critical.keep', { n: now, of }) };
  }
  const n = points(expectedIfHit(battle, story));
  if (question.ask === 'luck.dodge')
    return { flip: b('luck.dodge.flip', { by: DODGE }), keep: b('luck.dodge.keep', { n }) };
  return question.ask === 'luck.accurate'
    ? { flip: b('luck.accurate.flip', { by: -ACCURATE, n }), keep: b('luck.accurate.keep') }
    : undefined;
}
