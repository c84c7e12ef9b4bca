/** A tape being wound to its place. Shown only when it takes a while: before, the old picture stays. */
import { useEffect, useState } from 'react';
import { titleOf } from '../games/entries.ts';
import { t } from '../text/index.ts';
import { TopBar } from './TopBar.tsx';

const PATIENCE = 600;

export function Winding({ game }: { readonly game?: string }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="winding">
      <TopBar title={game ? titleOf(game) : 'Holotape'} />
      {slow && (
        <main role="status">
          <svg width="225" height="144" viewBox="0 0 150 96" aria-hidden="true">
            <rect x="2" y="8" width="146" height="80" rx="10" fill="#452b20" stroke="#1A0F0A" strokeWidth="2" />
            <rect x="56" y="2" width="38" height="10" rx="3" fill="url(#brass)" stroke="#4a3310" />
            <rect x="14" y="20" width="122" height="26" fill="#FBF3DF" stroke="#1A0F0A" />
            <text x="75" y="38" fontFamily="var(--font-stencil)" fontSize="15" textAnchor="middle" fill="#17595B">
              {game ? titleOf(game).toUpperCase() : 'TAPE'}
            </text>
            <rect x="26" y="54" width="98" height="26" rx="13" fill="#1A0F0A" />
            {[
              [48, 11],
              [102, 9],
            ].map(([x, r]) => (
              <g key={x} transform={`translate(${x} 67)`}>
                <circle r={r} fill="#6b3f22" />
                <g className="turning">
                  <circle r="6" fill="#F6ECD5" />
                  <path d="M-5 0h10M0-5v10" stroke="#241510" strokeWidth="2" />
                </g>
              </g>
            ))}
          </svg>
          <p>{t('winding')}</p>
        </main>
      )}
    </div>
  );
}
