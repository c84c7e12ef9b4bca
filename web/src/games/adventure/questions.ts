/** Questions in words, where in the turn they stand, and how a round goes. */
import type { AdventureView } from '@holotape/adventure/view';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import type { RoundStep } from '../module.ts';
import { en } from './en.ts';
import type { AdventureContext } from './table.tsx';
import { a } from './words.ts';

/** Parts of a turn that a breadcrumb names. */
const PARTS = ['move', 'to', 'explore', 'encounter', 'fight', 'quest', 'camp', 'shop', 'use', 'perk'] as const;
const isPart = (part: string): part is (typeof PARTS)[number] => (PARTS as readonly string[]).includes(part);

/** Questions whose dice, cards or offers lie before one's eyes: the sentence need not repeat them. */
const WORDED = [
  'fight.reroll',
  'test.reroll',
  'fight.hits',
  'fight.strike',
  'encounter.option',
  'camp',
  'assist.take',
] as const;
const isWorded = (ask: string): ask is (typeof WORDED)[number] => (WORDED as readonly string[]).includes(ask);

/** What is to be chosen, where it is no space of the map. */
const PICKS: Readonly<Record<string, 'pick.dice' | 'pick.option' | 'pick.card' | 'pick.camp' | 'pick.help'>> = {
  camp: 'pick.camp',
  'fight.reroll': 'pick.dice',
  'test.reroll': 'pick.dice',
  'encounter.option': 'pick.option',
  shop: 'pick.card',
  'shop.take': 'pick.card',
  'shop.offer': 'pick.card',
  'assist.offer': 'pick.help',
  'assist.take': 'pick.help',
};

export function questionText(question: QuestionInfo, context: AdventureContext) {
  const { ask, seat, trail } = question;
  const parts = trail.flatMap((part) => (isPart(part) ? [a(`part.${part}`)] : []));
  // Between two turns nobody's is named; a quest within a quest is one.
  const whose = isRoundEnd(context.view) ? a('round.end') : (context.names[seat] ?? '');
  const crumb = [whose, ...new Set(parts)].filter(Boolean);
  if (ask !== 'turn')
    return {
      ask: isWorded(ask) ? a(`ask.${ask}`) : context.explain({ say: `ask.${ask}`, args: question.about }),
      crumb,
      ...hintOf(question),
      ...(ask in PICKS && { pick: a(PICKS[ask]!) }),
    };
  const { actions, points } = context.view.turn;
  return {
    ask: points > 0 ? a('ask.turn.points', { n: points }) : actions > 0 ? a('ask.turn') : a('ask.turn.over'),
    hint: a('hint.turn', { n: actions }),
    crumb,
    pick: a('pick.turn'),
  };
}

function hintOf({ about }: QuestionInfo): { hint?: string } {
  const { rerolls } = (about ?? {}) as { rerolls?: number };
  return rerolls === undefined ? {} : { hint: a('hint.rerolls', { n: rerolls }) };
}

/** What somebody else is asked, where there are words for it. */
export const waitsFor = (ask: string): string | undefined =>
  `wait.${ask}` in en ? a(`wait.${ask}` as keyof typeof en) : undefined;

/** Alone there is a last one. HT-CLOCK-1 */
const roundName = ({ round: n, lastRound }: AdventureView): string =>
  lastRound === null ? a('round', { n }) : a('round.of', { n, of: lastRound });

const isRoundEnd = ({ phase }: AdventureView): boolean => phase === 'round' || phase === 'activation';

/** Whose turn it is, what is left of it, and the end of the round. */
export function round({ view, names }: { readonly view: AdventureView; readonly names: readonly string[] }) {
  const over = view.phase === 'over';
  const name = view.round === 0 || view.phase === 'setup' ? a('setting-up') : roundName(view);
  const steps: RoundStep[] = view.survivors.flatMap(({ eliminated }, seat): RoundStep[] => {
    if (eliminated) return [];
    const now = view.phase === 'turn' && view.turn.seat === seat;
    const place = (each: number) => (each - view.first + view.survivors.length) % view.survivors.length;
    const done = over || isRoundEnd(view) || place(seat) < place(view.turn.seat);
    return [{ name: names[seat] ?? '', state: now ? 'now' : done ? 'done' : 'next' }];
  });
  return {
    name,
    steps: [...steps, { name: a('round.end'), state: isRoundEnd(view) ? ('now' as const) : ('next' as const) }],
  };
}
