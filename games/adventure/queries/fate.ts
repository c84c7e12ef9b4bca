/** NC-SCEN: survivors who win or lose as one, and have no agendas. */
import type { Adventure } from '../state.ts';

/** By the sheet; with Atomic Bonds its rules replace this. NC-SCEN-4, AB-SETUP-3 */
export const isAsOne = ({ state, content }: Adventure): boolean =>
  state.together === null && content.scenarios.get(state.scenario)!.asOne;
