/** The special rules of every scenario, by its id. */
import { comingStorm } from './coming-storm.ts';
import { fortDavis } from './fort-davis.ts';
import { lostJournal } from './lost-journal.ts';
import type { SpecialRules } from './special.ts';
import { troubledBeginnings } from './troubled-beginnings.ts';
import { waterTreatmentPlant } from './water-treatment-plant.ts';

export const SPECIAL_RULES: ReadonlyMap<string, SpecialRules> = new Map([
  ['troubled-beginnings', troubledBeginnings],
  ['fort-davis', fortDavis],
  ['water-treatment-plant', waterTreatmentPlant],
  ['lost-journal', lostJournal],
  ['coming-storm', comingStorm],
]);
