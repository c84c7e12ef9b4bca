/** An Effect Die by its colour and letter: K black, G green, Y yellow, U blue. */
import type { EffectDie } from '@holotape/skirmish/words';
import { g } from './words.ts';

const LETTERS: Readonly<Record<EffectDie, string>> = { black: 'K', green: 'G', yellow: 'Y', blue: 'U' };
const DECAGON =
  'M0-10 5.900-8.100 9.500-3.100 9.500 3.100 5.900 8.100 0 10-5.900 8.100-9.500 3.100-9.500-3.100-5.900-8.100Z';

export const DieTag = ({ die, size = 22 }: { readonly die: EffectDie; readonly size?: number }) => (
  <svg className="die-tag" width={size} height={size} viewBox="-11 -11 22 22" role="img" aria-label={g(`die.${die}`)}>
    <title>{g(`die.${die}`)}</title>
    <path d={DECAGON} fill={`var(--range-${die})`} stroke="var(--die-line)" strokeWidth="1.4" />
    <text y="4.600" textAnchor="middle" fill={`var(--range-${die}-ink)`}>
      {LETTERS[die]}
    </text>
  </svg>
);
