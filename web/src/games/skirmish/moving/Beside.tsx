/** Beside the board, above the log: while a way is looked for, how things look from its end; otherwise the last attack, and both forces. */
import { HeldCards } from '../decks/HeldCards.tsx';
import { Aims } from '../rail/Aims.tsx';
import { Others } from '../rail/Others.tsx';
import { freshStory, LastAttack } from '../shooting/LastAttack.tsx';
import type { BattleContext } from '../table.tsx';
import { FromThere } from './FromThere.tsx';
import { ThenPanel } from './ThenPanel.tsx';
import { useShownPlan } from './use-plan.ts';

export function Beside(context: BattleContext) {
  return (
    <>
      <Foremost {...context} />
      <HeldCards {...context} />
      <Others {...context} />
    </>
  );
}

/** What changes with the pointer, apart from what does not. */
function Foremost(context: BattleContext) {
  const outcome = useShownPlan(context)?.outcome;
  if (outcome === undefined) return <LastAttack {...context} />;
  return (
    <>
      <FromThere outcome={outcome} />
      <ThenPanel outcome={outcome} context={context} />
    </>
  );
}

/** What the battle is about, as long as nothing more urgent stands above it. */
export function Below(context: BattleContext) {
  const shown = useShownPlan(context);
  return shown?.outcome !== undefined || freshStory(context.log) !== undefined ? null : <Aims {...context} />;
}
