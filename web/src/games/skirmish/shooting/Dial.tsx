/** A needle between never and always: how likely it hits. */
import { b } from '../words.ts';

const R = 44;

/** A point of the half circle, from the left over the top to the right. */
const at = (share: number, r: number): string => {
  const angle = Math.PI * (1 - share);
  return `${(r * Math.cos(angle)).toFixed(1)} ${(-r * Math.sin(angle)).toFixed(1)}`;
};

export function Dial({ odds }: { readonly odds: number }) {
  const percent = Math.round(odds * 100);
  return (
    <svg
      className="dial"
      viewBox="-52 -52 104 78"
      width="104"
      height="78"
      role="img"
      aria-label={b('dial', { n: percent })}
    >
      <path d={`M${at(0, R)}A${R} ${R} 0 0 1 ${at(1, R)}`} className="dial-rest" />
      {odds > 0 && <path d={`M${at(0, R)}A${R} ${R} 0 0 1 ${at(odds, R)}`} className="dial-part" />}
      <path d={`M0 0L${at(odds, R - 12)}`} className="dial-needle" />
      <circle r="4" className="dial-pin" />
      <text y="22" textAnchor="middle" className="dial-text">
        {b('dial.hits', { n: percent })}
      </text>
    </svg>
  );
}
