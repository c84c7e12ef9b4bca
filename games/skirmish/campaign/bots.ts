/** What makes a house well off, for bots: named terms with a reason for each weight. */
import type { Answer, Position, Question, Seat, Term } from '@holotape/kernel';
import type { SkirmishContent } from '../battle.ts';
import { worthOf } from './queries/cards.ts';
import { drawOf } from './queries/drawing.ts';
import { pointsOf } from './queries/seasons.ts';
import { placesFor, retentionOf, selectionOf } from './queries/selecting.ts';
import { isWorking } from './queries/supply.ts';
import type { CampaignState, House } from './state.ts';

type At = Position<CampaignState, SkirmishContent>;
type CampaignTerm = Term<CampaignState, SkirmishContent>;

const houseAt = ({ state }: At, seat: Seat): House => state.houses[seat]!;

/** More places than there are cards to fill them are worth nothing. */
const balanced = (places: number, cards: number): number =>
  Math.min(places, cards) + Math.min(1, Math.abs(places - cards)) / 4;

export const evaluation: readonly CampaignTerm[] = [
  {
    name: 'points',
    why: 'The season goes to whoever has most; everything else is a means. 1000 Caps buy at most a few battles.',
    value: (at, seat) => 1000 * pointsOf(at, seat),
  },
  {
    name: 'chest',
    why: 'Caps that lie about do nothing: half of what they would be worth as something built.',
    value: (at, seat) => houseAt(at, seat).caps / 2,
  },
  {
    name: 'draws',
    why: 'A card more to choose from in every phase to come is worth about what a Stand costs, the first ones more.',
    value(at, seat) {
      const { settlement } = houseAt(at, seat);
      if (settlement === null) return 0;
      const working = settlement.structures.filter((built) => isWorking(at, seat, built));
      const kept = working.reduce((sum, built) => sum + (drawOf(at, seat, built) === undefined ? 0 : 1), 0);
      const drawn = working.reduce((sum, built) => sum + (drawOf(at, seat, built)?.draw ?? 0), 0);
      return 90 * balanced(selectionOf(at, seat) + retentionOf(at, seat), kept) + 20 * drawn;
    },
  },
  {
    name: 'cards',
    why: 'What is in the pool or packed fights in the next battle: worth more than it sells for, packed twice as much.',
    value(at, seat) {
      const { pool, uniques, taken } = houseAt(at, seat);
      const worth = (ids: readonly string[]) => ids.reduce((sum, id) => sum + 5 + worthOf(at, id), 0);
      return (
        worth([...pool.items, ...pool.boosts, ...uniques]) +
        2 * worth([...taken.items, ...taken.boosts]) +
        placesFor(taken)
      );
    },
  },
  {
    name: 'harm',
    why: 'A wound that waits is worth about what a Stimpak costs.',
    value: (at, seat) => -25 * houseAt(at, seat).harms.reduce((sum, { count }) => sum + count, 0),
  },
  {
    name: 'skills',
    why: 'Perks stay for good: worth what they cost, and a little for being learned early.',
    value(at, seat) {
      const { members, settlement } = houseAt(at, seat);
      return 12 * (members.reduce((sum, { perks }) => sum + perks.length, 0) + (settlement?.perks.length ?? 0));
    },
  },
];

/** So many of a long list of things to build are tried out. */
const MOST_TRIED = 24;

/** Every n-th of them, so that none is left out because it stands late in the list. */
const spread = (answers: readonly Answer[]): readonly Answer[] => {
  const stride = Math.ceil(answers.length / MOST_TRIED);
  return answers.filter((_, at) => at % stride === 0);
};

/** Nobody scraps or gives up anything without need; who won is not theirs to choose. */
export function shortlist(
  { state }: At,
  _seat: Seat,
  { ask }: Question,
  answers: readonly Answer[],
): readonly Answer[] {
  if (ask === 'battle') return [answers[state.battles.length % 2] ?? answers[0]!];
  if (ask === 'build') {
    const wanted = answers.filter((answer) => !/^(scrap|forget):/.test(String(answer)));
    return [...new Set(['done', ...spread(wanted)])];
  }
  if (ask === 'build.perk')
    return answers
      .filter((answer) => answer !== 'none')
      .slice(0, MOST_TRIED)
      .concat('none');
  if (ask === 'select') return answers.filter((answer) => !String(answer).startsWith('leave:'));
  if (ask === 'draw') {
    const useful = answers.filter((answer) => answer !== 'build');
    return useful.length > 1 ? useful.filter((answer) => answer !== 'done') : useful;
  }
  return answers;
}
