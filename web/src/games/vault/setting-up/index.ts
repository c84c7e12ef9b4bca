/** How a table of the vault is set up. */
import { t } from '../../../text/index.ts';
import type { SettingUp } from '../../setting-up.ts';
import { SEAT_COLOURS } from './colours.ts';
import './shelter.css';
import { Levels } from './Levels.tsx';
import { Length, Rows, Switches } from './Options.tsx';
import { type Agreed, FRESH, readAgreed, settledFor } from './options.ts';
import { Shelter } from './Shelter.tsx';
import { w } from './words.ts';

const RULE = 'SH-SETUP-1';

export const settingUp: SettingUp<Agreed> = {
  rule: RULE,
  least: 2,
  most: SEAT_COLOURS.length,
  isSearched: true,
  few: { title: w('few'), text: w('few.text'), rule: RULE },
  full: { note: w('full'), text: w('full.text'), rule: RULE },
  colours: SEAT_COLOURS,
  fresh: FRESH,
  read: readAgreed,
  settled: settledFor,
  agreed: ({ first, extraRooms }, colours) => ({
    first:
      first === null
        ? w('lobby.by-lot')
        : w('lobby.first', { colour: t(`colour.${colours[first] ?? 'violet'}`).toLowerCase() }),
    more: [w(extraRooms ? 'lobby.rooms.30' : 'lobby.rooms.24')],
  }),
  Length,
  Seats: Shelter,
  Rows,
  Switches,
  Lobby: Levels,
};
