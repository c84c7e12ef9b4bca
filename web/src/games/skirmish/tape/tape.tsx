/** The battle on the tape of a replay: what each step was, and moments worth finding again. */
import type { SkirmishView } from '@holotape/skirmish/view';
import type { LogLine } from '@holotape/table/spoken/protocol';
import type { ReactNode } from 'react';
import type { TableContext, TapeMoment, TapeStep } from '../../module.ts';
import { r } from '../rail/words.ts';
import { b } from '../words.ts';

/** Lines that say what a step was, the best first. */
const TELLING = [
  'won',
  'drawn',
  'eliminated',
  'shoot',
  'throw',
  'strike',
  'charged',
  'explodes',
  'react',
  'moved',
  'item',
  'prepared',
  'use',
  'ready',
];

/** The sign of a step, by the line that tells it. */
const SIGNS: Readonly<Record<string, string>> = {
  shoot: 'shot',
  throw: 'shot',
  strike: 'blow',
  charged: 'blow',
  explodes: 'shot',
  eliminated: 'fall',
  react: 'bolt',
  won: 'flag',
  drawn: 'flag',
};

export function tapeStep(
  before: SkirmishView | null,
  lines: readonly LogLine[],
  explain: TableContext['explain'],
): TapeStep {
  const first = lines[0];
  if (before === null || before.phase === 'setup')
    return { sign: 'setup', part: b('setting-up'), name: first ? explain(first) : b('setting-up') };
  const telling = TELLING.map((say) => lines.find((line) => line.say === say)).find((line) => line !== undefined);
  const line = telling ?? first;
  const sign = line && SIGNS[line.say];
  return {
    ...(before.turn < 2 && { seat: before.turn }),
    ...(sign !== undefined && { sign }),
    part: b('round', { n: Math.max(1, before.round) }),
    name: line ? explain(line) : '',
  };
}

const RED = '#A93520';
const PAPER = '#FFF6E8';

/** Beside a player's shape: a burst, crossed blades, a cross for the fallen, a bolt; a flag for the end. */
export function tapeSign(sign: string): ReactNode {
  switch (sign) {
    case 'shot':
      return <path d="M7-13l1.800 4.200L13-7 8.800-5.200 7-1 5.200-5.200 1-7l4.200-1.800z" fill={RED} stroke={PAPER} />;
    case 'blow':
      return <path d="M3-12 12-3M12-12 3-3" stroke={RED} strokeWidth="2.600" strokeLinecap="round" />;
    case 'fall':
      return <path d="M4-9h3v-4h2v4h3v2H9v6H7v-6H4z" fill={RED} stroke={PAPER} strokeWidth=".800" />;
    case 'bolt':
      return <path d="M9-14 4-6h3l-1 6 6-8H9z" fill="#F2B632" stroke="#2A211A" strokeWidth=".800" />;
    case 'flag':
      return <path d="M-6 9V-9H7L4-5l3 4H-6" fill="none" stroke="currentColor" strokeWidth="2" />;
    default:
      return undefined;
  }
}

type Args = { readonly damage?: unknown };

/** The first damage, everybody who fell, and the end. */
export function tapeMoments(log: readonly LogLine[]): TapeMoment[] {
  const first = log.findIndex(({ say, args }) => say === 'suffered' && Number((args as Args)?.damage) > 0);
  const falls = log.flatMap(({ say }, line) => (say === 'eliminated' ? [line] : []));
  const end = log.findIndex(({ say }) => say === 'won' || say === 'drawn');
  return [
    { line: first, name: r('moment.first-blood') },
    ...falls.slice(0, 4).map((line, i) => ({ line, name: i === 0 ? r('moment.first-fall') : r('moment.fall') })),
    { line: end, name: r('moment.end') },
  ].filter(({ line }) => line >= 0);
}
