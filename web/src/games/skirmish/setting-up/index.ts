/** How a table of the skirmish is set up. */
import type { SettingUp } from '../../setting-up.ts';
import { SEAT_COLOURS } from '../colours.ts';
import './new-battle.css';
import { Decks, How, Length } from './How.tsx';
import { type Agreed, DECKS, FRESH, readAgreed } from './options.ts';
import { Scenarios } from './Scenarios.tsx';
import { Sides } from './Sides.tsx';
import { scenarioById } from './scenarios.ts';
import { tableName } from './TablePanel.tsx';
import { w } from './words.ts';

const RULE = 'WW-UNIT-1';

/** The limit of the forces that players bring: the scenario's own, or theirs. */
const capsAgreed = ({ scenario, caps }: Agreed): string[] => {
  const { own } = scenarioById(scenario);
  return own === undefined ? [] : [w('agreed.caps', { n: own.caps ?? caps })];
};

const decksAgreed = (options: Agreed): string[] => {
  const decks = DECKS.filter((deck) => options[deck]).map((deck) => w(deck));
  return decks.length === 0 ? [] : [w('agreed.decks', { decks: decks.join(', ') })];
};

export const settingUp: SettingUp<Agreed> = {
  rule: RULE,
  least: 2,
  most: 2,
  sharedSeats: true,
  few: { title: w('few'), text: w('few.text'), rule: RULE },
  full: { note: w('full'), text: w('full.text'), rule: RULE },
  colours: SEAT_COLOURS,
  fresh: FRESH,
  read: readAgreed,
  agreed: (options) => ({
    first: scenarioById(options.scenario).name,
    more: [
      w('agreed.table', { name: tableName(options) }),
      ...capsAgreed(options),
      ...options.own.flatMap((list) => (list === null ? [] : [list.name])),
      ...(options.story === null ? [] : [w('agreed.story', { n: options.story.results.length + 1 })]),
      ...(options.placing === 'players' ? [w('agreed.placing')] : []),
      ...decksAgreed(options),
      ...(options.book === null ? [] : [w('agreed.book', { n: options.book.sides.length })]),
    ],
  }),
  Length,
  Before: Scenarios,
  Seats: Sides,
  Rows: How,
  Switches: Decks,
};
