/** The battle's dice: the ivory Skill Die with its number, Effect Dice by colour and letter with what they show. */
import type { DiceIcon, EffectDie } from '@holotape/skirmish/words';
import { DieFrame } from '../../../design/Dice.tsx';
import type { DieProps } from '../../module.ts';
import { b } from '../words.ts';

const HEXAGON = 'M0-22 19-11V11L0 22-19 11V-11Z';
const DECAGON = 'M0-22 13-18 21-7V7L13 18 0 22-13 18-21 7V-7L-13-18Z';
const LETTERS: Readonly<Record<EffectDie, string>> = { black: 'K', green: 'G', yellow: 'Y', blue: 'U' };

const BURST =
  'M0-7 1.800-2.600 6.500-3.800 3.500 0 6.500 3.800 1.800 2.600 0 7-1.800 2.600-6.500 3.800-3.500 0-6.500-3.800-1.800-2.600Z';
const STAR = 'M0-7 1.900-2.500 6.800-2.200 3 .9 4.200 5.700 0 3.100-4.200 5.700-3 .9-6.800-2.200-1.900-2.500Z';
const SHIELD = 'M-5.500-6H5.500V0Q5 4.500 0 6.500-5 4.500-5.500 0ZM-3-1H3';
const BOTTLE = 'M-1.600-8H1.600V-4Q4-2 4 1V7Q4 8.500 2.500 8.500H-2.500Q-4 8.500-4 7V1Q-4-2-1.600-4Z';
const RINGS = 'M-6 0A6 6 0 1 1 6 0 6 6 0 1 1-6 0M-2.500 0A2.500 2.500 0 1 1 2.500 0 2.500 2.500 0 1 1-2.500 0';

/** One icon of a face, about twelve wide. */
function IconMark({ icon }: { readonly icon: DiceIcon }) {
  switch (icon) {
    case 'damage':
      return <path d={BURST} fill="currentColor" />;
    case 'star':
      return <path d={STAR} fill="currentColor" />;
    case 'reduce-armor':
      return <path d={SHIELD} fill="none" stroke="currentColor" strokeWidth="2" />;
    case 'blast':
      return <path d={RINGS} fill="none" stroke="currentColor" strokeWidth="2" />;
    case 'bottle':
      return <path d={BOTTLE} fill="currentColor" />;
    default:
      return (
        <text y="6" textAnchor="middle" fontSize="16" fill="currentColor">
          −{icon.slice('minus-'.length)}
        </text>
      );
  }
}

/** What a face does, in words. */
export function faceWords(icons: readonly DiceIcon[]): string {
  if (icons.length === 0) return b('face.none');
  const minus = icons.reduce(
    (sum, icon) => sum + (icon.startsWith('minus-') ? Number(icon.slice('minus-'.length)) : 0),
    0,
  );
  const count = (icon: DiceIcon) => icons.filter((each) => each === icon).length;
  return [
    ...(['damage', 'reduce-armor', 'bottle', 'star', 'blast'] as const).flatMap((icon) =>
      count(icon) > 0 ? [b(`face.${icon}`, { n: count(icon) })] : [],
    ),
    ...(minus > 0 ? [b('face.minus', { n: `−${minus}` })] : []),
  ].join(', ');
}

export function SkillDie({
  shows,
  size,
  rolling,
}: {
  readonly shows: string;
  readonly size: number;
  readonly rolling?: boolean;
}) {
  const [number = ''] = shows.split(' ');
  return (
    <DieFrame label={b('die.label.skill', { face: shows })} size={size} rolling={rolling}>
      <path d={HEXAGON} fill="var(--die-ivory)" stroke="var(--die-ivory-edge)" strokeWidth="2" strokeLinejoin="round" />
      <path
        d="M0-22 14-6-14-6ZM-14-6 0 19 14-6M-19 11 0 19 19 11M-19-11-14-6M19-11 14-6"
        fill="none"
        stroke="var(--die-ivory-edge)"
      />
      <text y="7" textAnchor="middle" fontSize={number.length > 1 ? 17 : 21} className="die-number">
        {number}
      </text>
      {shows.includes('Action') && <circle cx="15" cy="-16" r="5" fill="#F2B632" stroke="#2A211A" />}
      {shows.includes('Critical') && <path d={STAR} transform="translate(15 -16)" fill="#A93520" stroke="#FFF4E4" />}
    </DieFrame>
  );
}

interface EffectDieFaceProps {
  readonly die: EffectDie;
  readonly icons: readonly DiceIcon[];
  readonly size: number;
  readonly rolling?: boolean;
}

export function EffectDieFace({ die, icons, size, rolling }: EffectDieFaceProps) {
  return (
    <DieFrame
      label={b('die.label.effect', { die, face: faceWords(icons) })}
      size={size}
      rolling={rolling}
      style={{ color: `var(--range-${die}-ink)` }}
    >
      <path
        d={DECAGON}
        fill={`var(--range-${die})`}
        stroke="var(--die-line)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      {icons.map((icon, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: icons stand in their order
        <g key={i} transform={`translate(${(i - (icons.length - 1) / 2) * 16} -2)`}>
          <IconMark icon={icon} />
        </g>
      ))}
      <text y="18" textAnchor="middle" fontSize="10" fill="currentColor" className="die-letter">
        {LETTERS[die]}
      </text>
    </DieFrame>
  );
}

/** A die of the log: `{ kind: 'skill', face: '3' }`, `{ kind: 'black', face: 'damage, damage' }`. */
export function Die({ die, size, rolling }: DieProps) {
  if (typeof die === 'number') return <SkillDie shows={String(die)} size={size} rolling={rolling} />;
  if (die.kind === 'skill') return <SkillDie shows={String(die.face)} size={size} rolling={rolling} />;
  const icons = String(die.face).split(', ').filter(Boolean) as DiceIcon[];
  return <EffectDieFace die={die.kind as EffectDie} icons={icons} size={size} rolling={rolling} />;
}
