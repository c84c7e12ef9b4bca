/** What the table teaches somebody who has never fought: it leads through Troubled Beginnings, and through any other. */
import type { SkirmishView } from '@holotape/skirmish/view';
import { speaker } from '../../../text/index.ts';
import type { Hint } from '../../module.ts';
import { skirmishContent } from '../pack.ts';
import type { BattleContext } from '../table.tsx';
import { en } from './en.ts';

const h = speaker(en);

const NOT_NOW: readonly string[] = [];

type Teach = Exclude<keyof typeof en, `${string}.text`>;

const hint = (id: Teach, rule: string, about: Hint<SkirmishView>['about']): Hint<SkirmishView> => ({
  id,
  title: h(id),
  text: h(`${id}.text`),
  rule,
  about,
});

const asks = ({ question }: BattleContext, ask: string): boolean => question?.ask === ask;

/** Options of the open question that are allowed. */
const openOptions = ({ question }: BattleContext): readonly string[] =>
  question?.options?.flatMap(({ id, blocked }) => (blocked === undefined ? [id] : [])) ?? [];

const models = (context: BattleContext): readonly string[] => openOptions(context).map((id) => `model:${id}`);

const QUESTION = ['screen:question'];

/** Targets stand on the sheet with their odds, whichever of the two is asked first. */
const AIMING = /^(?:shoot|strike)\.(?:weapon|target)$/;

export const HINTS: readonly Hint<SkirmishView>[] = [
  hint('wins', 'SC-COMMON-7', ({ question, view }) => (question !== null && view.round > 0 ? ['rail:aims'] : NOT_NOW)),
  hint('ready', 'WW-ROUND-3', (context) => (asks(context, 'turn.ready') ? [...models(context), ...QUESTION] : NOT_NOW)),
  hint('use', 'WW-ROUND-8', (context) => (asks(context, 'turn.use') ? QUESTION : NOT_NOW)),
  hint('aim', 'WW-ACT-3', (context) =>
    asks(context, 'action') && openOptions(context).some((id) => id.startsWith('special:')) ? QUESTION : NOT_NOW,
  ),
  hint('action', 'WW-ACT-1', (context) => {
    const acting = context.view.activation?.model;
    return asks(context, 'action') && acting !== undefined ? [`card:${acting}`, ...QUESTION] : NOT_NOW;
  }),
  hint('move', 'WW-MOVE-1', (context) => {
    const acting = context.view.activation?.model;
    return asks(context, 'move.path') ? [`model:${acting}`, ...QUESTION] : NOT_NOW;
  }),
  hint('target', 'WW-TEST-2', (context) =>
    AIMING.test(context.question?.ask ?? '') ? [...models(context), ...QUESTION] : NOT_NOW,
  ),
  hint('react', 'WW-REACT-1', (context) => (asks(context, 'react.declare') ? QUESTION : NOT_NOW)),
  hint('prepare', 'WW-PREPARE-1', (context) =>
    asks(context, 'action') && context.view.activation?.left === 1 && openOptions(context).includes('prepare')
      ? QUESTION
      : NOT_NOW,
  ),
  hint('cards', 'WW-CARD-2', (context) => {
    const acting = context.view.activation?.model;
    return asks(context, 'action') && acting !== undefined && context.view.round > 1 ? [`card:${acting}`] : NOT_NOW;
  }),
  hint('advantage', 'WW-ADV-2', ({ question, view }) =>
    question !== null && view.round > 1 ? ['rail:forces'] : NOT_NOW,
  ),
  hint('last', 'SC-COMMON-7', ({ question, view }) => {
    const rounds = view.scenario && skirmishContent().scenarios.get(view.scenario.id)?.rounds;
    return question !== null && view.round === rounds ? ['screen:round'] : NOT_NOW;
  }),
];
