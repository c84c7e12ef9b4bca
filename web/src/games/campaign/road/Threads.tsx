/** What the story carries forward: a thread from the battle that brought it to the one it is kept for, and its ticket. SC-CAMP-4 */
import type { Thread } from '@holotape/skirmish/campaign/queries/linked';
import { paintOf } from '../../../design/index.ts';
import { colourOf } from '../colours.ts';
import { carriedWords, w } from '../words.ts';
import { arcOf, type Laid, layThreads, type Stop } from './layout.ts';

interface ThreadsProps {
  readonly threads: readonly Thread[];
  readonly stops: readonly Stop[];
  /** By scenario, which battle of those shown it is. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly names: readonly string[];
}

export function Threads({ threads, stops, numbers, names }: ThreadsProps) {
  const stopOf = (scenario: string) => stops.find(({ number }) => number === numbers.get(scenario));
  const shown = threads.flatMap((thread) => {
    const [from, to] = [stopOf(thread.from), stopOf(thread.into)];
    const words = carriedWords(thread, names);
    return from === undefined || to === undefined ? [] : [{ thread, from, to, words }];
  });
  const laid = layThreads(shown.map(({ from, to, words }) => ({ from, to, letters: words.length })));
  const strung = shown.map((each, at) => ({ ...each, laid: laid[at]!, key: keyOf(each.thread) }));
  return (
    <g className="threads">
      {strung.map(({ key, thread, laid: each }) => (
        <path
          key={key}
          d={arcOf(each)}
          className={thread.isAhead ? 'thread' : 'thread used'}
          stroke={paintOf(colourOf(thread.seat))}
        />
      ))}
      {strung.map(({ key, thread, words, from, to, laid: each }) => (
        <Slip
          key={key}
          laid={each}
          thread={thread}
          words={words}
          way={w('thread', { from: from.number, into: to.number })}
        />
      ))}
    </g>
  );
}

const keyOf = ({ what, seat, from, into }: Thread): string => `${what} ${seat} ${from} ${into}`;

interface SlipProps {
  readonly laid: Laid;
  readonly thread: Thread;
  readonly words: string;
  readonly way: string;
}

function Slip({ laid: { box }, thread: { seat, isAhead }, words, way }: SlipProps) {
  return (
    <g transform={`translate(${box.x} ${box.y})`} className={isAhead ? 'slip' : 'slip used'}>
      <rect width={box.w} height={box.h} className="paper" />
      <rect width="7" height={box.h} fill={paintOf(colourOf(seat))} />
      <text x="16" y="19" className="what">
        {words}
      </text>
      <text x="16" y="36" className="way">
        {isAhead ? way : w('thread.used', { way })}
      </text>
    </g>
  );
}
