/** Drawings of the vault's rulebook: blueprints with a roll, a space, a round. */
import bug from 'game-icon:spotted-bug';
import type { ReactNode } from 'react';
import { DieArt, Peg } from '../../../design/index.ts';
import { Interior, type InteriorName } from '../drawing/interiors.tsx';
import { LetterTile } from '../drawing/letter-tile.tsx';
import { type ArtName, TokenArt } from '../drawing/token-art.tsx';
import { w } from './words.ts';

const W = 560;

function Sheet({
  height,
  label,
  children,
}: {
  readonly height: number;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <svg viewBox={`0 0 ${W} ${height}`} role="img" aria-label={label}>
      <defs>
        <pattern id="grid" width="20" height="20" patternUnits="userSpaceOnUse">
          <path d="M20 0H0V20" fill="none" stroke="var(--lot-line)" strokeWidth=".6" opacity=".28" />
        </pattern>
      </defs>
      <rect width={W} height={height} fill="var(--lot)" />
      <rect width={W} height={height} fill="url(#grid)" />
      {children}
    </svg>
  );
}

interface WordsProps {
  readonly x: number;
  readonly y: number;
  readonly lines: readonly string[];
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly size?: number;
}

function Words({ x, y, lines, anchor = 'start', size = 15 }: WordsProps) {
  return (
    <text
      x={x}
      y={y}
      fontFamily="var(--font-sign)"
      fontSize={size}
      fontWeight="600"
      fill="var(--lot-ink)"
      textAnchor={anchor}
    >
      {lines.map((line, i) => (
        <tspan key={line} x={x} dy={i === 0 ? 0 : size * 1.2}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

type Sign = readonly [name: ArtName, text?: string];

interface SlabProps {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly cost: readonly Sign[];
  readonly gain: readonly Sign[];
}

/** Costs on their red tab, then rewards. */
function Slab({ x, y, w, cost, gain }: SlabProps) {
  const step = 20;
  const tab = cost.length > 0 ? cost.length * step + 8 : 0;
  const rest = w - tab;
  return (
    <>
      <rect x={x} y={y} width={w} height="35" rx="3" fill="var(--slab)" stroke="var(--concrete-line)" />
      {cost.length > 0 && (
        <>
          <path d={`M${x + 1} ${y + 1}h${tab - 4}l5 16.500-5 16.500H${x + 1}Z`} fill="var(--alert-tint)" />
          <path d={`M${x + tab - 3} ${y + 1}l5 16.500-5 16.500`} fill="none" stroke="var(--alert)" strokeWidth="1.6" />
        </>
      )}
      {cost.map(([name, text = ''], i) => {
        const at = x + 13 + i * step;
        return <At key={at} x={at} y={y + 17.5} name={name} text={text} />;
      })}
      {gain.map(([name, text = ''], i) => {
        const at = x + tab + rest / 2 + (i - (gain.length - 1) / 2) * step;
        return <At key={at} x={at} y={y + 17.5} name={name} text={text} />;
      })}
    </>
  );
}

interface AtProps {
  readonly x: number;
  readonly y: number;
  readonly name: ArtName;
  readonly text: string;
}

const At = ({ x, y, name, text }: AtProps) => <TokenArt name={name} text={text} x={x} y={y} scale={0.8} />;

interface RoomProps {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly scene: InteriorName;
  readonly left: Omit<SlabProps, 'x' | 'y' | 'w'>;
  readonly right: Omit<SlabProps, 'x' | 'y' | 'w'>;
  readonly children?: ReactNode;
}

/** A room as on the board, 154 x 142. */
function Room({ x, y, name, scene, left, right, children }: RoomProps) {
  return (
    <g>
      <rect
        x={x}
        y={y}
        width="154"
        height="142"
        rx="3"
        fill="var(--concrete)"
        stroke="var(--concrete-line)"
        strokeWidth="2"
      />
      <Interior name={scene} x={x + 3} y={y + 23} width={148} height={75} />
      <Slab x={x + 4} y={y + 102} w={72} {...left} />
      <Slab x={x + 78} y={y + 102} w={72} {...right} />
      <path d={`M${x + 77} ${y + 25}V${y + 98}`} stroke="var(--concrete-line)" strokeDasharray="2 4" opacity=".6" />
      <rect x={x + 1.5} y={y + 1.5} width="151" height="21" fill="var(--bakelite-2)" />
      <text
        x={x + 77}
        y={y + 16.5}
        fontFamily="var(--font-sign)"
        fontSize="15"
        fontWeight="600"
        textAnchor="middle"
        fill="var(--on-bakelite)"
      >
        {name}
      </text>
      {children}
    </g>
  );
}

function Column({
  x,
  y,
  sum,
  hit = false,
}: {
  readonly x: number;
  readonly y: number;
  readonly sum: string;
  readonly hit?: boolean;
}) {
  const fill = hit ? '#F2B632' : '#FBF5E7';
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 17l-6-8h12Z" fill={fill} />
      <circle r={hit ? 16 : 12} fill={fill} stroke="#2A211A" strokeWidth="1.6" />
      <text y="6" fontFamily="var(--font-stencil)" fontSize={hit ? 19 : 15} textAnchor="middle" fill="#2A211A">
        {sum}
      </text>
    </g>
  );
}

function Threats() {
  return (
    <Sheet height={226} label={w('figure.threats')}>
      <Room
        x={140}
        y={64}
        name={w('figure.room.lounge')}
        scene="lounge"
        left={{ cost: [['food']], gain: [['happiness']] }}
        right={{ cost: [], gain: [['train', 'C']] }}
      />
      <Room
        x={294}
        y={64}
        name={w('figure.room.reactor')}
        scene="reactor"
        left={{ cost: [], gain: [] }}
        right={{ cost: [['water']], gain: [['power'], ['power']] }}
      >
        <rect x="300" y="91" width="68" height="111" rx="3" fill="#FBF1DC" stroke="#2A211A" strokeWidth="1.6" />
        <rect x="300" y="91" width="68" height="10" fill="url(#haz)" stroke="#2A211A" strokeWidth="1.2" />
        <svg x="313" y="105" width="42" height="42" viewBox="0 0 512 512" aria-hidden="true">
          <path fill="#7E2018" d={bug} />
        </svg>
        <rect x="301.5" y="148" width="65" height="17" fill="#A93520" />
        <text
          x="334"
          y="161"
          fontFamily="var(--font-sign)"
          fontSize="14"
          fontWeight="700"
          textAnchor="middle"
          fill="#FFF6E8"
        >
          {w('figure.threat')}
        </text>
        <Slab x={301} y={166} w={66} cost={[['fight', '5']]} gain={[['any']]} />
        <rect x="300" y="91" width="68" height="111" rx="3" fill="none" stroke="var(--signal)" strokeWidth="3.4" />
        <LetterTile x={311} y={115} letter="A" />
      </Room>
      <Column x={178.5} y={44} sum="4" />
      <Column x={255.5} y={44} sum="5" />
      <Column x={332.5} y={44} sum="6" hit />
      <Column x={409.5} y={44} sum="–" />
      <g transform="translate(46 92)">
        <DieArt face={4} />
      </g>
      <g transform="translate(88 132)">
        <DieArt face={2} />
      </g>
      <Words x={66} y={186} lines={['4 + 2 = 6']} anchor="middle" size={17} />
      <path d="M74 62Q150 4 308 30" fill="none" stroke="#F2B632" strokeWidth="2.6" strokeDasharray="7 5" />
      <Words x={462} y={96} lines={[w('figure.threats.covers.1'), w('figure.threats.covers.2')]} />
      <Words x={462} y={158} lines={[w('figure.threats.next.1'), w('figure.threats.next.2')]} />
      <path d="M456 92Q420 84 372 108M456 158H440" fill="none" stroke="var(--lot-line)" strokeWidth="1.6" />
    </Sheet>
  );
}

function Placing() {
  return (
    <Sheet height={214} label={w('figure.placing')}>
      <Room
        x={203}
        y={36}
        name={w('figure.room.garden')}
        scene="garden"
        left={{ cost: [['water']], gain: [['food'], ['food']] }}
        right={{ cost: [], gain: [['food']] }}
      >
        <path d="M240 60h14l22 72h-58Z" fill="url(#lampg)" />
        <Peg colour="red" x={247} y={131} scale={1.2} />
        <LetterTile x={215} y={122} letter="A" hot />
        <LetterTile x={292} y={122} letter="E" />
      </Room>
      <Words x={14} y={60} lines={[w('figure.placing.letter.1'), w('figure.placing.letter.2')]} />
      <path d="M150 68Q180 84 204 116" fill="none" stroke="#F2B632" strokeWidth="2" strokeDasharray="6 4" />
      <Words x={14} y={150} lines={[w('figure.placing.cost.1'), w('figure.placing.cost.2')]} />
      <path d="M150 156H204" fill="none" stroke="var(--lot-line)" strokeWidth="1.6" />
      <Words x={378} y={196} lines={[w('figure.placing.gain')]} />
      <path d="M374 192Q300 206 262 176" fill="none" stroke="var(--lot-line)" strokeWidth="1.6" />
      <Words x={378} y={64} lines={[w('figure.placing.free.1'), w('figure.placing.free.2')]} />
      <path d="M374 70Q350 80 330 100" fill="none" stroke="var(--lot-line)" strokeWidth="1.6" />
    </Sheet>
  );
}

function Round() {
  const steps = [
    { x: 20, n: '1', name: w('figure.round.threats'), note: w('figure.round.threats.note') },
    { x: 204, n: '2', name: w('figure.round.place'), note: w('figure.round.place.note') },
    { x: 388, n: '3', name: w('figure.round.recall'), note: w('figure.round.recall.note') },
  ];
  return (
    <Sheet height={170} label={w('figure.round')}>
      {steps.map(({ x, n, name, note }) => (
        <g key={n} transform={`translate(${x} 34)`}>
          <rect width="152" height="92" rx="8" fill="var(--enamel)" stroke="#0D3336" strokeWidth="1.6" />
          <rect
            x="5"
            y="5"
            width="142"
            height="82"
            rx="5"
            fill="none"
            stroke="#FDF4DF"
            strokeOpacity=".55"
            strokeWidth="1.4"
          />
          <text x="18" y="54" fontFamily="var(--font-stencil)" fontSize="40" fill="#FFE3A0">
            {n}
          </text>
          <text x="52" y="40" fontFamily="var(--font-sign)" fontSize="18" fontWeight="700" fill="#FDF4DF">
            {name}
          </text>
          {note.split('|').map((line, i) => (
            <text key={line} x="52" y={59 + i * 17} fontFamily="var(--font-sign)" fontSize="14" fill="#C4DAD2">
              {line}
            </text>
          ))}
        </g>
      ))}
      {[172, 356].map((x) => (
        <path
          key={x}
          d={`M${x + 4} 80h20m-7-7 7 7-7 7`}
          fill="none"
          stroke="var(--lot-ink)"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      ))}
      <path d="M464 130V148H96V130m-7 8 7-8 7 8" fill="none" stroke="#F2B632" strokeWidth="2.4" strokeDasharray="7 5" />
    </Sheet>
  );
}

function Letters() {
  return (
    <Sheet height={150} label={w('figure.letters')}>
      {[...'SPECIAL'].map((letter, i) => (
        <g key={letter} transform={`translate(${60 + i * 40} 52) scale(1.6)`}>
          <LetterTile x={0} y={0} letter={letter} hot={letter === 'A'} />
        </g>
      ))}
      <Peg colour="red" x={430} y={76} scale={1.5} />
      <g transform="translate(452 38)">
        <circle r="11" fill="#EBCB80" stroke="#2A211A" strokeWidth="1.4" />
        <text y="6" fontFamily="var(--font-sign)" fontWeight="700" fontSize="17" textAnchor="middle" fill="#2A211A">
          A
        </text>
      </g>
      <Words x={44} y={104} lines={[w('figure.letters.1')]} size={16} />
      <Words x={44} y={126} lines={[w('figure.letters.2')]} size={16} />
    </Sheet>
  );
}

const FIGURES = { threats: Threats, placing: Placing, round: Round, letters: Letters } as const;

/** A drawing with its caption. */
export const figure = (name: keyof typeof FIGURES) => {
  const Draw = FIGURES[name];
  return function Figure() {
    return (
      <figure>
        <Draw />
        <figcaption>{w(`figure.${name}.caption`)}</figcaption>
      </figure>
    );
  };
};
