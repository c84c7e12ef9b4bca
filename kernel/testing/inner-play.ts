/** Games within a game, played by random players: what comes of them is the answer. */
import { randomFrom } from '../chance.ts';
import { innerOf, innerOptions } from '../inner.ts';
import type { Answer } from '../play.ts';
import type { AnySession } from '../session.ts';
import { KEEP_POSITION } from '../setting.ts';
import { startSession } from '../start.ts';
import { playRandomly } from './random-play.ts';

/**
 * The answer to an open question that a whole game decides; undefined where none does. Each is played once: whoever plays the
 * same again, reloaded or taken back, hears the same of it.
 */
export function innersOf(
  seed: string,
  eachAnswer?: (session: AnySession) => void,
): (session: AnySession) => Answer | undefined {
  const played = new Map<string, Answer>();
  return (session) => {
    const inner = innerOf(session);
    if (inner === undefined) return undefined;
    const key = JSON.stringify([inner.mark, inner.options]);
    let answer = played.get(key);
    if (answer === undefined) {
      const begun = startSession(inner.game, {
        seats: inner.seats.length,
        seed: `${seed}/${inner.mark}`,
        options: innerOptions(inner),
        keeping: KEEP_POSITION,
      });
      const ended = playRandomly(begun, randomFrom(`${seed}/${inner.mark}/players`), {
        ...(eachAnswer && { eachAnswer }),
      });
      answer = inner.answer(ended.position);
      if (answer === undefined) throw new Error(`"${inner.title}" is over and answers nothing.`);
      played.set(key, answer);
    }
    return answer;
  };
}
