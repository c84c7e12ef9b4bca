/** Reactions on offer, by model, and who cannot react and why. Pure. */
import type { Option } from '@holotape/kernel/play';
import type { Battle } from '@holotape/skirmish/battle';
import { isEngaged } from '@holotape/skirmish/queries/engagement';
import { modelsOf } from '@holotape/skirmish/queries/units';
import type { Model } from '@holotape/skirmish/state';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import { aboutOf } from '../asked.ts';

interface Offers {
  readonly model: Model;
  /** Options of the question: `settlers-1:shoot`. */
  readonly options: readonly Option[];
}

/** What each model that may react could do. */
export function offersOf(battle: Battle, question: QuestionInfo): Offers[] {
  const byModel = new Map<string, Option[]>();
  for (const option of question.options ?? []) {
    const at = option.id.lastIndexOf(':');
    if (at > 0) byModel.set(option.id.slice(0, at), [...(byModel.get(option.id.slice(0, at)) ?? []), option]);
  }
  return [...byModel].flatMap(([id, options]) => {
    const model = battle.state.models.find((each) => each.id === id);
    return model === undefined ? [] : [{ model, options }];
  });
}

interface Cannot {
  readonly model: Model;
  readonly why: 'no-bolt' | 'busy' | 'unaware';
  readonly rule: string;
}

/** Models of this side that may not react: the options leave them out. */
export function whoCannot(battle: Battle, question: QuestionInfo): Cannot[] {
  const able = new Set(offersOf(battle, question).map(({ model }) => model.id));
  const { to } = aboutOf(question);
  return modelsOf(battle, question.seat)
    .filter(({ id }) => !able.has(id) && id !== to)
    .map((model): Cannot => {
      if (!model.prepared) return { model, why: 'no-bolt', rule: 'WW-REACT-1' };
      return isEngaged(battle, model)
        ? { model, why: 'busy', rule: 'WW-REACT-6' }
        : { model, why: 'unaware', rule: 'WW-TRIGGER-4' };
    });
}
