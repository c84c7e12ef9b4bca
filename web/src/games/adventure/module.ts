/** The adventure as the app opens it. */
import type { AdventureContent } from '@holotape/adventure/content';
import { texts } from '@holotape/adventure/texts';
import type { AdventureView } from '@holotape/adventure/view';
import type { GameModule } from '../module.ts';
import './adventure.css';
import { BarBody } from './bar/BarBody.tsx';
import { Die } from './bar/VatsDie.tsx';
import { coloursOf } from './colours.ts';
import { check, decides } from './deciding.ts';
import { EndOfGame } from './end/EndOfGame.tsx';
import { Habits } from './Habits.tsx';
import { habit } from './habit.ts';
import { headline } from './headline.tsx';
import { HINTS } from './hints.ts';
import { laidOut } from './laid-out.ts';
import { logLook, thingsOf } from './log.ts';
import { Board } from './map/Board.tsx';
import { board } from './map/board-shape.ts';
import { answerLabel, optionLabel } from './options.tsx';
import { adventureContent } from './pack.ts';
import { LAND, PHONE_TABS, Purse } from './phone-tabs.tsx';
import { questionText, round, waitsFor } from './questions.ts';
import { Agendas } from './rail/Agendas.tsx';
import { Others } from './rail/Others.tsx';
import { PowerStrip } from './rail/Power.tsx';
import { nameOf, Reading } from './reading/Reading.tsx';
import { secrets } from './secrets.ts';
import { Sheet } from './sheet/Sheet.tsx';
import { AdventureProvider } from './table.tsx';
import { tapeMoments, tapeSign, tapeStep } from './tape.tsx';
import { a } from './words.ts';

export const adventure: GameModule<AdventureView, AdventureContent> = {
  id: 'adventure',
  title: 'Adventure',
  get content() {
    return adventureContent();
  },
  texts,
  colours: (_, seats) => coloursOf(seats),
  round,
  questionText,
  waitsFor,
  decides,
  check,
  habit,
  secrets,
  optionLabel,
  answerLabel,
  formFor: (ask) => (ask === 'trade.propose' ? a('trade.form') : undefined),
  thingsOf,
  logLook,
  tapeStep,
  tapeSign,
  tapeMoments,
  roundOf: ({ round: at }) => at,
  isOver: ({ phase }) => phase === 'over',
  headline,
  board,
  Provider: AdventureProvider,
  Board,
  laidOut,
  BarBody,
  Reading,
  nameOf,
  Die,
  Habits,
  Tray: Sheet,
  tray: 'beside',
  left: LAND,
  phoneTabs: PHONE_TABS,
  PhoneStrip: PowerStrip,
  Purse,
  Others,
  Supply: Agendas,
  hints: HINTS,
  EndOfGame,
};
