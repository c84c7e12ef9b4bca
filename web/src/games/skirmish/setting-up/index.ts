/** How a table of the skirmish is set up. */
import type { SettingUp } from '../../setting-up.ts';
import { SEAT_COLOURS } from '../colours.ts';
import { type Agreed, FRESH, readAgreed } from './options.ts';
import { w } from './words.ts';

const RULE = 'WW-UNIT-1';

export const settingUp: SettingUp<Agreed> = {
  rule: RULE,
  least: 2,
  most: 2,
  few: { title: w('few'), text: w('few.text'), rule: RULE },
  full: { note: w('full'), text: w('full.text'), rule: RULE },
  colours: SEAT_COLOURS,
  fresh: FRESH,
  read: readAgreed,
  agreed: ({ scenario }) => ({ first: scenario, more: [] }),
};
