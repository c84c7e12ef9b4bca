/** What items in progress and addictions give a model now. */
import type { Battle } from '../battle.ts';
import type { Addiction, Chem, Period } from '../content.ts';
import type { Lasting, Model } from '../state.ts';
import { itemOf } from './items.ts';
import { lastingOn } from './lasting.ts';

/** The columns that still show, added up. WW-USE-6, WW-USE-7 */
export function periodOf({ content }: Battle, { from, left }: Lasting): Period {
  const item = itemOf(content, from);
  const steps = item.kind === 'chem' || item.kind === 'alcohol' ? item.steps! : [];
  return steps[steps.length - left]!;
}

/** What items in progress give the model now: fading ones, fixed ones and addictions. */
export function periodsOn(battle: Battle, model: Model): Period[] {
  const fixed = lastingOn(battle, model.id, 'fixed').map(({ from }): Period => {
    const item = itemOf(battle.content, from);
    return 'fixed' in item ? item.fixed! : {};
  });
  const fading = lastingOn(battle, model.id, 'diminishing').map((each) => periodOf(battle, each));
  return [...fixed, ...fading, ...addictionsOf(battle, model), ...rages(battle, model)];
}

/** What a perk has roused until the next activation. */
const rages = (battle: Battle, model: Model): Period[] =>
  lastingOn(battle, model.id, 'raging').flatMap(({ from }) => {
    const trick = battle.content.perks.get(from)?.trick;
    return trick?.does === 'rouse' ? [{ strong: trick.strong, dice: trick.dice }] : [];
  });

export const addictionOf = (item: Chem | undefined): Addiction | undefined => item?.addiction;

export const chemOf = ({ content }: Battle, id: string): Chem | undefined =>
  content.chems.get(id) ?? content.alcohol.get(id);

/** Everything the model is addicted to. */
export const addictionsOf = (battle: Battle, model: Model): Addiction[] =>
  lastingOn(battle, model.id, 'addiction').flatMap(({ from }) => addictionOf(chemOf(battle, from)) ?? []);
