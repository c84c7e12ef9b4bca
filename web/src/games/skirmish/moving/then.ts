/** What a model could do after its movement, asked from where it would stand; and what was planned with it. Pure. */
import type { Reason } from '@holotape/kernel/play';
import type { Battle } from '@holotape/skirmish/battle';
import { specialActions, whyNotAct } from '@holotape/skirmish/queries/actions';
import { strikesOf } from '@holotape/skirmish/queries/ways-to-attack';
import type { ActionName } from '@holotape/skirmish/words';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import { held, holding } from '../in-hand.ts';
import { modelName } from '../names.ts';
import { b } from '../words.ts';
import { bestShotAt, previewKept } from './odds.ts';
import type { Outcome } from './planning.ts';

interface NextAction {
  readonly action: ActionName;
  readonly blocked: Reason | undefined;
  /** The best odds, who is in reach. */
  readonly note: string | undefined;
}

/** What people think of first, and what the scenario grants. */
const THOUGHT_OF: readonly ActionName[] = ['shoot', 'strike', 'charge', 'prepare'];

/** The movement is over and nothing else goes on. */
const afterwards = ({ battle }: Outcome): Battle => ({ ...battle, state: { ...battle.state, acting: [] } });

const known = new WeakMap<Outcome, readonly NextAction[]>();

/** Nothing, where it would be the last Action, or none of one's own turn. */
export function nextActions(outcome: Outcome): readonly NextAction[] {
  const found = known.get(outcome) ?? actionsAfter(outcome);
  known.set(outcome, found);
  return found;
}

function actionsAfter(outcome: Outcome): readonly NextAction[] {
  const { model, setOff } = outcome;
  const { activation, acting } = outcome.battle.state;
  if (activation?.model !== model.id || activation.left < 1 || acting.length !== 1 || setOff.leaves) return [];
  const battle = afterwards(outcome);
  const granted = specialActions(battle, model);
  return [...THOUGHT_OF, ...granted]
    .map((action): NextAction => {
      const blocked = whyNotAct(battle, model, action, 'action');
      return { action, blocked, note: blocked === undefined ? noteOf(battle, outcome, action) : undefined };
    })
    .filter(({ action, blocked }) => blocked === undefined || !granted.includes(action));
}

const percent = (share: number): string => b('odds.chance', { n: Math.round(share * 100) });

function noteOf(battle: Battle, { model, prospects }: Outcome, action: ActionName): string | undefined {
  if (action === 'prepare') return b('action.prepare.note');
  if (action !== 'shoot' && action !== 'strike') return undefined;
  const ways =
    action === 'shoot'
      ? prospects.filter(({ sees }) => sees).flatMap(({ foe }) => bestShotAt(battle, model, foe) ?? [])
      : strikesOf(battle, model).map((way) => ({ way, preview: previewKept(battle, way.attack) }));
  const [best] = ways.sort((a, z) => z.preview.mean - a.preview.mean || z.preview.odds - a.preview.odds);
  return (
    best &&
    b('action.attack.note', { chance: percent(best.preview.odds), target: modelName(battle, best.way.target.id) })
  );
}

/** The Action that was planned with the answer to this question. */
export function plannedFor(inHand: string | undefined, { number }: Pick<QuestionInfo, 'number'>): string | undefined {
  const [asked, action] = held(inHand, 'then')?.split(' ') ?? [];
  return asked === String(number) ? action : undefined;
}

/** Planned, or, asked again, not. */
export const planned = (
  inHand: string | undefined,
  question: Pick<QuestionInfo, 'number'>,
  action: string,
): string | undefined =>
  holding(inHand, 'then', plannedFor(inHand, question) === action ? undefined : `${question.number} ${action}`);
