/** Which options of a question are cards to be chosen, and which card a question is about. Pure. */
import type { Battle } from '@holotape/skirmish/battle';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import type { ThingId } from '../../module.ts';
import type { CardKind } from './faces.ts';

/** Questions whose options are cards, and of which kind. */
const OF_CARDS: Readonly<Record<string, CardKind>> = {
  'quest.choose': 'quest',
  'event.which': 'event',
  'consequence.under': 'event',
  'boost.discard': 'item',
  'boost.keep': 'item',
  'stranger.keep': 'item',
  'search.pick': 'item',
  'exchange.weapon': 'item',
  'turret.card': 'turret',
  'force.leave': 'unit',
};

/** Moments that a Boost is for: every option but "none" is one. CH-BOOST-4 */
const isMoment = (question: QuestionInfo): boolean =>
  question.ask.startsWith('boost.') && (question.options ?? []).some(({ id }) => id.startsWith('boost:'));

/** The card that an option is, where the question is a choice of cards. */
export function cardOption(battle: Battle, question: QuestionInfo, id: string): ThingId | undefined {
  if (isMoment(question)) return id.startsWith('boost:') ? id : undefined;
  const kind = OF_CARDS[question.ask];
  if (kind === undefined) return undefined;
  if (kind === 'unit') {
    const unit = battle.state.units.find((each) => each.id === id);
    return unit && `unit:${unit.card}`;
  }
  const { quests, events, items, weapons, turrets } = battle.content;
  const known = { quest: quests, event: events, item: items.has(id) ? items : weapons, turret: turrets };
  return known[kind as keyof typeof known].has(id) ? `${kind}:${id}` : undefined;
}

interface AboutCards {
  readonly event?: unknown;
  readonly card?: unknown;
  readonly quest?: unknown;
  readonly item?: unknown;
}

/** The card that a question is about, which lies open beside it. */
export function askingCard({ state, content }: Battle, question: QuestionInfo): ThingId | undefined {
  const { event, card, quest, item } = (question.about ?? {}) as AboutCards;
  const { ask } = question;
  if (typeof quest === 'string') return `quest:${quest}`;
  if (typeof event === 'string') return `event:${event}`;
  if (ask === 'boost.danger' || ask.startsWith('danger.'))
    return typeof card === 'string' ? `danger:${card}` : undefined;
  if (ask.startsWith('stranger.') && typeof card === 'string') return `stranger:${card}`;
  if (ask.startsWith('event.') && ask !== 'event.which' && state.event !== null) return `event:${state.event}`;
  if (ask === 'search.item' && typeof item === 'string' && content.items.has(item)) return `item:${item}`;
  return undefined;
}

/** Whether cards belong into the bar with it. */
export const hasCards = (battle: Battle, question: QuestionInfo): boolean =>
  askingCard(battle, question) !== undefined ||
  (question.options ?? []).some(({ id }) => cardOption(battle, question, id) !== undefined);
