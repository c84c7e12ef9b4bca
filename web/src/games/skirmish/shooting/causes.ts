/** What lies behind a bonus or penalty, by its rule: the words of the log. */
import { texts } from '@holotape/skirmish/texts';
import { skirmishContent } from '../pack.ts';

export const causeOf = (rule: string): string => texts.printers.cause?.(rule, skirmishContent(), []) ?? rule;
