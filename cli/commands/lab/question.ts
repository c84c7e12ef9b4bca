/** The question a simulation is played for, from the words of the command line, and in words again. */
import { isBotName } from '@holotape/bots';
import type { Decision, Question, Until } from '@holotape/bots/simulate';
import type { AnyGame } from '@holotape/kernel';
import { capital, count } from '../../terminal/text.ts';
import { WrongUsage } from '../../terminal/trouble.ts';
import { wholeNumber } from '../command.ts';

export const UNTIL_OPTIONS = {
  until: { type: 'string' },
  margin: { type: 'string' },
} as const;

/** Percent either way that nobody minds. */
const USUAL_MARGIN = '5';

export const UNTIL_HELP = `  --until QUESTION    plays on until it is decided whether they win more or less than their share, with --games at
                      most: "seat 1", "bot search", or whoever had a card: "rooms diner", "items bugle"
  --margin N          so many percent either way are as good as nothing (the usual: ${USUAL_MARGIN})`;

/** The kinds are `rooms` and the like; the printer of one is `room`. Without one an id is its own name. */
export function nameOfCard({ texts, content }: AnyGame, kind: string, id: string): string {
  return String(texts.printers[kind.replace(/s$/, '')]?.(id, content, []) ?? id);
}

function questionFrom(text: string, seats: readonly string[]): Question {
  const [of = '', ...rest] = text.trim().split(/\s+/);
  const what = rest.join(' ');
  if (of === '' || what === '')
    throw new WrongUsage(`--until takes two words, such as "seat 1", "bot search" or "rooms diner"; not "${text}".`);
  if (of === 'seat') return { of, seat: wholeNumber('--until seat', what, 1, seats.length) - 1 };
  if (of !== 'bot') return { of: 'card', kind: of, id: what.toLowerCase().replaceAll(' ', '-') };
  if (!isBotName(what) || !seats.includes(what))
    throw new WrongUsage(`No "${what}" bot plays: --seats names who does.`);
  if (new Set(seats).size === 1) throw new WrongUsage(`Only ${what} bots play: one of them always wins.`);
  return { of, bot: what };
}

export function untilFrom(
  { until, margin }: { readonly until?: string | undefined; readonly margin?: string | undefined },
  seats: readonly string[],
): { readonly until?: Until } {
  if (until === undefined) {
    if (margin !== undefined) throw new WrongUsage('--margin belongs to a question: "--until \'seat 1\' --margin 3".');
    return {};
  }
  const percent = wholeNumber('--margin', margin ?? USUAL_MARGIN, 1, 50);
  return { until: { question: questionFrom(until, seats), margin: percent / 100 } };
}

/** Whom it is about: `seat 1`, `whoever had the Diner`. */
function subjectOf(game: AnyGame, question: Question): string {
  switch (question.of) {
    case 'seat':
      return `seat ${question.seat + 1}`;
    case 'bot':
      return `a ${question.bot} bot`;
    case 'card':
      return `whoever had ${nameOfCard(game, question.kind, question.id)}`;
  }
}

const percent = (share: number): string => (100 * share).toFixed(1);
const signed = (share: number): string => `${share > 0 ? '+' : ''}${percent(share)}`;

/** One sentence; `versions`: it is about the difference between two. */
export function decisionWords(
  game: AnyGame,
  { question, margin }: Until,
  decision: Decision,
  versions: boolean,
): string {
  const { verdict, games, mean, low, high, fair } = decision;
  const who = subjectOf(game, question);
  if (games === 0) return `${capital(who)}: no game says anything about it.`;
  const than = versions ? 'with the other cards' : `than a fair share of ${percent(fair)} %`;
  const said = {
    more: `${who} wins more ${than}`,
    less: `${who} wins less ${than}`,
    even: `${who} wins as much ${versions ? than : `as is fair, ${percent(fair)} %`}, within ${percent(margin)} %`,
    open: `it is open whether ${who} wins more or less ${than}`,
  }[verdict];
  const figure = versions ? signed : percent;
  const about = `${figure(mean)} % (${figure(low)} to ${figure(high)} %) of ${count(games, 'game')}`;
  return `${verdict === 'open' ? 'Not decided' : 'Decided'}: ${said}. ${about}.`;
}
