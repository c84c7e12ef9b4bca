/** The skirmish's content: cards of packs, and the rules that cards and scenarios name. A page that only asks questions needs no more. */
import type { PackFile } from '@holotape/kernel';
import type { SkirmishContent } from './battle.ts';
import { readCards } from './content.ts';
import { blowUp } from './rules/attacking/blowing-up.ts';
import { carryOut } from './rules/round/actions.ts';
import { GRANTED } from './rules/round/granted.ts';
import { SPECIAL_RULES, WAYS_TO_WIN } from './scenarios/index.ts';

/** Cards of packs, the built-in one first, with the rules that are found by name. */
export function readSkirmishContent(packs: readonly (readonly PackFile[])[]): SkirmishContent {
  const cards = readCards(packs, SPECIAL_RULES);
  const won = [...cards.scenarios.values()].flatMap(({ id, wins }) =>
    wins === undefined ? [] : [[id, WAYS_TO_WIN[wins]] as const],
  );
  return { ...cards, special: new Map([...won, ...SPECIAL_RULES]), carryOut, blowUp, granted: GRANTED };
}
