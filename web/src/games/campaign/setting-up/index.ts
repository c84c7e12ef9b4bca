/** How a campaign is set up. */
import type { SettingUp } from '../../setting-up.ts';
import { HOUSE_COLOURS } from '../colours.ts';
import { Length, Rows, Switches } from './Options.tsx';
import { type Agreed, FRESH, readAgreed } from './options.ts';
import './houses.css';
import { w } from './words.ts';

const RULE = 'CH-SETTLE-1';

export const settingUp: SettingUp<Agreed> = {
  rule: RULE,
  sharedSeats: true,
  least: 2,
  most: HOUSE_COLOURS.length,
  few: { title: w('few'), text: w('few.text'), rule: RULE },
  full: { note: w('full'), text: w('full.text'), rule: RULE },
  colours: HOUSE_COLOURS,
  fresh: FRESH,
  read: readAgreed,
  settled: (options, seats) => ({
    ...options,
    unmanned: options.unmanned.filter((seat) => seat < seats),
    without: options.without.filter((seat) => seat < seats),
  }),
  agreed: ({ season, caps, prices, matching, short, catchUp, events, quests, unmanned, book, without }) => ({
    first: w('agreed.season', { n: season }),
    more: [
      w('agreed.caps', { n: caps }),
      w(`agreed.${matching}`),
      w('agreed.prices', { year: prices }),
      ...(without.length > 0 ? [w('agreed.without', { n: without.length })] : []),
      ...(book !== null && unmanned.length > 0 ? [w('agreed.book')] : []),
      ...(short ? [w('agreed.short')] : []),
      ...(catchUp ? [w('agreed.catch-up')] : []),
      ...(events ? [] : [w('agreed.no-events')]),
      ...(quests ? [] : [w('agreed.no-quests')]),
    ],
  }),
  Length,
  Rows,
  Switches,
};
