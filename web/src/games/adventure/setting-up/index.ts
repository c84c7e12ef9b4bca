/** How a table of the adventure is set up. */
import type { SettingUp } from '../../setting-up.ts';
import { SEAT_COLOURS } from '../colours.ts';
import './stories.css';
import { Rows, Switches } from './Options.tsx';
import { type Agreed, FRESH, OF_RIVALS, opened, readAgreed, SWITCHES, settled, wayOf } from './options.ts';
import { Stories } from './Stories.tsx';
import { STORIES } from './scenarios.ts';
import { Travellers } from './Travellers.tsx';
import { w } from './words.ts';

const RULE = 'FB-CORE-7';

export const settingUp: SettingUp<Agreed> = {
  rule: RULE,
  least: 1,
  most: SEAT_COLOURS.length,
  few: { title: w('few'), text: w('few.text'), rule: RULE },
  full: { note: w('full'), text: w('full.text'), rule: RULE },
  colours: SEAT_COLOURS,
  fresh: FRESH,
  read: readAgreed,
  settled,
  opened,
  agreed: (options) => ({
    first: STORIES.find(({ id }) => id === options.scenario)?.name ?? options.scenario,
    more: [
      w(`way.${wayOf(options)}`),
      w(`level.${options.difficulty}`),
      ...SWITCHES.filter((name) => options[name] && !(options.together && OF_RIVALS.includes(name))).map((name) =>
        w(`switch.${name}`),
      ),
    ],
  }),
  Before: Stories,
  Seats: Travellers,
  Rows,
  Switches,
};
