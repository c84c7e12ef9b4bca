/** What the parts of the end get. */
import type { Result } from '../../../client/state.ts';
import type { BattleContext } from '../table.tsx';
import type { Account } from './account.ts';

export interface EndProps extends BattleContext {
  readonly result: Result;
  readonly rematch: (sides?: 'changed') => void;
}

export interface AccountProps extends EndProps {
  readonly account: Account;
}
