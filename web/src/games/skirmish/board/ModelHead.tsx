/** A model's sign in a list, as it stands on the sheet. */
import { UnitSign } from '../signs/UnitSign.tsx';
import { useBattle } from '../table.tsx';
import { figuresOf } from './figures.ts';

export function ModelHead({ id }: { readonly id: string }) {
  const { battle } = useBattle();
  const figure = figuresOf(battle).find((each) => each.id === id);
  if (figure === undefined) return null;
  return (
    <svg width="38" height="38" viewBox="-19 -19 38 38" aria-hidden="true">
      <UnitSign r={17} card={figure.card} faction={figure.faction} colour={figure.colour} />
    </svg>
  );
}
