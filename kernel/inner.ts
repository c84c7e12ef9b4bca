/** Games within a game: which one the open question wants, and whether one that was played is that one. */
import type { Inner } from './game.ts';
import type { Answer, Json } from './play.ts';
import type { AnySession } from './session.ts';

/** The game that answers the open question. Undefined: none does. */
export const innerOf = ({ game, position, question }: AnySession): Inner | undefined =>
  question && game.inner?.(position, question);

/** What it is begun with. */
export const innerOptions = ({ usual, options }: Inner): Json => ({ ...usual, ...options });

/** Whether it is played with all that is agreed on: play that was taken back may have changed that since. */
export function isInner(inner: Inner, played: AnySession): boolean {
  const { game, options } = inner;
  if (played.game.id !== game.id) return false;
  // As the game itself reads them: with everything that is usual, in one order.
  const agreed = game.options.parse(innerOptions(inner)) as Readonly<Record<string, Json>>;
  const made = played.agreement.options as Readonly<Record<string, Json>>;
  return Object.keys(options).every((name) => JSON.stringify(made[name]) === JSON.stringify(agreed[name]));
}

/** The answer that a game gives to this question. Undefined: it is not over, or it is another one. */
export const innerAnswer = (inner: Inner, played: AnySession): Answer | undefined =>
  isInner(inner, played) ? inner.answer(played.position) : undefined;
