/** What the table teaches a company on its first road: goals, who is against it, help, camps, the workshop. */
import type { AdventureView } from '@holotape/adventure/view';
import { RADS_TO_MUTATE } from '@holotape/adventure/words';
import { type Hint, optionOf, type TableContext } from '../../module.ts';
import type { en } from './en.ts';
import { c } from './words.ts';

type Context = TableContext<AdventureView>;
type Teach = keyof typeof en extends infer K ? (K extends `teach.${infer T}.text` ? T : never) : never;

export const NOT_NOW: readonly string[] = [];

/** It is one's own turn, and nothing is chosen yet. */
export const inTurn = (context: Context): boolean =>
  context.question?.ask === 'turn' && optionOf(context) === undefined;

export const when = (due: boolean, ...things: readonly string[]): readonly string[] => (due ? things : NOT_NOW);

/** Told in the first round already; told when a round has gone by. */
const later = (context: Context): boolean => inTurn(context) && context.view.round > 1;

const canTravel = ({ question }: Context): boolean =>
  question?.options?.some(({ id, blocked }) => id.startsWith('travel:') && blocked === undefined) ?? false;

/** So many rads before a mutation shows it is worth a word. */
const SOON = 2;

const isChanging = ({ view, seat }: Context): boolean =>
  seat !== 'public' && view.survivors[seat]!.rads >= RADS_TO_MUTATE - SOON && view.together!.mutations[seat] === null;

const hint = (id: Teach, rule: string, about: Hint<AdventureView>['about']): Hint<AdventureView> => ({
  id: `together.${id}`,
  title: c(`teach.${id}`),
  text: c(`teach.${id}.text`),
  rule,
  about,
  isOf: ({ view }) => view.together !== null,
});

export const TOGETHER_HINTS: readonly Hint<AdventureView>[] = [
  hint('loyal', 'AB-SETUP-2', ({ question }) => when(question?.ask === 'setup.loyal', 'screen:question')),
  hint('goals', 'AB-END-2', (context) => when(inTurn(context), 'adventure:goals', 'screen:headline')),
  hint('opposing', 'AB-ACT-6', (context) => when(inTurn(context), 'adventure:power')),
  hint('quests', 'AB-WORK-1', (context) => when(inTurn(context), 'adventure:quests')),
  hint('help', 'AB-ASSIST-1', ({ question }) =>
    when(question?.ask.startsWith('assist.') === true, 'adventure:help', 'screen:question'),
  ),
  hint('workshop', 'AB-WORK-3', (context) =>
    when(later(context) && context.view.together!.upgrades.length > 0, 'adventure:workshop'),
  ),
  hint('camps', 'AB-CAMP-2', (context) =>
    when(inTurn(context) && context.view.together!.camps.gained > 0, 'adventure:camps', 'adventure:workshop'),
  ),
  hint('travel', 'AB-CAMP-4', (context) => when(inTurn(context) && canTravel(context), 'screen:question')),
  hint('mutation', 'AB-MUT-1', (context) => when(inTurn(context) && isChanging(context), 'adventure:mutation')),
];
