/** A game's part of the screen: drawn anew when what it is told changes, and not while an answer is merely on its way. */
import { type ComponentType, memo } from 'react';
import type { TableContext } from '../../games/module.ts';

interface PartProps {
  readonly of: ComponentType<TableContext>;
  readonly context: TableContext;
}

export const Part = memo(function Part({ of: Drawn, context }: PartProps) {
  return <Drawn {...context} />;
});
