/** What a bot elsewhere (in another thread, in another worker) needs of a game: where it stands, without its past. */
import { type Answer, type AnySession, hashOf, type Json, type Question, type Save, type Seat } from '@holotape/kernel';

/** The open position as a save without past and log. `loadSession` opens it. */
export function withoutPast(session: AnySession): Save {
  const { game, agreement, setting, open } = session;
  return {
    format: 'holotape-save',
    formatVersion: 1,
    game: game.id,
    version: game.version,
    seats: agreement.seats,
    options: agreement.options as Json,
    ...setting,
    past: [],
    open: {
      checkpoint: open.checkpoint as Json,
      counts: { ...open.counts },
      journal: open.journal.slice() as Save['open']['journal'],
      pending: [...session.pending],
      hash: hashOf(session.state as Json),
    },
    log: [],
    notes: [],
  };
}

function firstAllowed(question: Question, seat: Seat): Answer | undefined {
  switch (question.kind) {
    case 'choice':
    case 'together':
      return question.options(seat).find(({ blocked }) => blocked === undefined)?.id;
    case 'open':
      return question.suggest().find((answer) => question.check(answer).ok);
    case 'chance':
      return undefined;
  }
}

/** Any answer that is allowed, without thinking: for a bot that failed. Undefined if there is none. */
export function quickAnswer(session: AnySession, seat: Seat): Answer | undefined {
  return session.question === undefined ? undefined : firstAllowed(session.question, seat);
}

/** Whether there is more than one thing to answer: what only goes on is nobody's decision. */
export function isChoice(question: Question, seat: Seat): boolean {
  if (question.kind !== 'choice' && question.kind !== 'together') return true;
  const options = question.kind === 'choice' ? question.options() : question.options(seat);
  return options.filter(({ blocked }) => blocked === undefined).length > 1;
}

/** Whether this seat has answered in the open step: what it is asked now belongs to the same move. */
export const hasBegun = (session: AnySession, seat: Seat): boolean =>
  session.open.journal.some(({ by }) => (typeof by === 'object' ? by.includes(seat) : by === seat));
