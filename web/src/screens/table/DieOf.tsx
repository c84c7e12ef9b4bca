import { Die } from '../../design/index.ts';
import type { DieProps, GameModule } from '../../games/module.ts';

/** A die as its game draws it. */
export function DieOf({ module, die, size, rolling }: DieProps & { readonly module: Pick<GameModule, 'Die'> }) {
  const { Die: Own } = module;
  if (Own) return <Own die={die} size={size} rolling={rolling} />;
  return <Die face={typeof die === 'number' ? die : Number(die.face)} size={size} rolling={rolling} />;
}
