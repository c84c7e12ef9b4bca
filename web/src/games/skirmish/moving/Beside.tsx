/** Beside the board, above the log: while a way is looked for, how things look from its end; otherwise the last attack, and both forces. */
import { Aims } from '../rail/Aims.tsx';
import { Others } from '../rail/Others.tsx';
import { freshStory, LastAttack } from '../shooting/LastAttack.tsx';
import type { BattleContext } from '../table.tsx';
import { FromThere } from './FromThere.tsx';
import { ThenPanel } from './ThenPanel.tsx';
import { useShownPlan } from './use-plan.ts';

export function Beside(context: BattleContext) {
  const shown = useShownPlan(context);
  const outcome = shown?.outcome;
  return (
    <>
      {outcome === undefined ? (
        <LastAttack {...context} />
      ) : (
        <>
          <FromThere outcome={outcome} />
          <ThenPanel outcome={outcome} context={context} />
        </>
      )}
      <Others {...context} />
    </>
  );
}

/** What the battle is about, as long as nothing more urgent stands above it. */
export function Below(context: BattleContext) {
  const shown = useShownPlan(context);
  return shown?.outcome !== undefined || freshStory(context.log) !== undefined ? null : <Aims {...context} />;
}
