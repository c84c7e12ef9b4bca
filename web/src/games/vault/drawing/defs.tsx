/** Symbols and gradients of the vault's drawings; once in the document. */
import { memo } from 'react';
import { TokenSymbols } from './tokens.tsx';

export const VaultDefs = memo(function VaultDefs() {
  return (
    <svg width="0" height="0" className="defs" aria-hidden="true">
      <defs>
        <linearGradient id="vault-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-1)" />
          <stop offset="1" stopColor="var(--sky-2)" />
        </linearGradient>
        <clipPath id="vault-edge">
          <rect width="1080" height="648" rx="6" />
        </clipPath>
        <TokenSymbols />
      </defs>
    </svg>
  );
});
