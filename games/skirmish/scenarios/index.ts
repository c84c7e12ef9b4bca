/** The special rules of every scenario, by its id. */
import type { SpecialRules } from '../battle.ts';
import type { PrintedScenario } from '../printed/scenarios.ts';
import { ambushTheCamp } from './ambush-the-camp/rules.ts';
import { comingStorm } from './coming-storm/rules.ts';
import { cutOffTheHead } from './cut-off-the-head/rules.ts';
import { defendTheFarm } from './defend-the-farm/rules.ts';
import { demolition } from './demolition/rules.ts';
import { escortTheBrahmin } from './escort-the-brahmin/rules.ts';
import { fortDavis } from './fort-davis/rules.ts';
import { generalAtomics } from './general-atomics/rules.ts';
import { holdTheFort } from './hold-the-fort/rules.ts';
import { hurtLocker } from './hurt-locker/rules.ts';
import { lootTheArea } from './loot-the-area/rules.ts';
import { lostJournal } from './lost-journal/rules.ts';
import { newshound } from './newshound/rules.ts';
import { policeStation } from './police-station/rules.ts';
import { reinforcements } from './reinforcements/rules.ts';
import { smashAndGrab } from './smash-and-grab/rules.ts';
import { suitUp } from './suit-up/rules.ts';
import { superDuperSweep } from './super-duper-sweep/rules.ts';
import { troubledBeginnings } from './troubled-beginnings/rules.ts';
import { waterTreatmentPlant } from './water-treatment-plant/rules.ts';
import { byWorth } from './worth.ts';

/** How a scenario is won that is data alone, by the word it says. */
export const WAYS_TO_WIN: Readonly<Record<NonNullable<PrintedScenario['wins']>, SpecialRules>> = { worth: byWorth };

export const SPECIAL_RULES: ReadonlyMap<string, SpecialRules> = new Map([
  ['troubled-beginnings', troubledBeginnings],
  ['fort-davis', fortDavis],
  ['water-treatment-plant', waterTreatmentPlant],
  ['lost-journal', lostJournal],
  ['coming-storm', comingStorm],
  ['police-station', policeStation],
  ['defend-the-farm', defendTheFarm],
  ['newshound', newshound],
  ['hurt-locker', hurtLocker],
  ['reinforcements', reinforcements],
  ['hold-the-fort', holdTheFort],
  ['ambush-the-camp', ambushTheCamp],
  ['cut-off-the-head', cutOffTheHead],
  ['demolition', demolition],
  ['suit-up', suitUp],
  ['loot-the-area', lootTheArea],
  ['smash-and-grab', smashAndGrab],
  ['general-atomics', generalAtomics],
  ['escort-the-brahmin', escortTheBrahmin],
  ['super-duper-sweep', superDuperSweep],
]);
