/** The skirmish as the app opens it. */
import type { SkirmishContent } from '@holotape/skirmish';
import { texts } from '@holotape/skirmish/texts';
import type { SkirmishView } from '@holotape/skirmish/view';
import { later } from '../../shell/later.tsx';
import type { EndContext, GameModule } from '../module.ts';
import './skirmish.css';
import { isResolving } from './asked.ts';
import { BarBody } from './bar/BarBody.tsx';
import { Board } from './board/Board.tsx';
import { board } from './board/board-shape.ts';
import { nameOf, Reading } from './cards/Reading.tsx';
import { Tray } from './cards/Tray.tsx';
import { SEAT_COLOURS } from './colours.ts';
import { check, decides, isLookedAt } from './deciding.ts';
import { secrets } from './decks/secrets.ts';
import { headline } from './headline.tsx';
import { HINTS } from './hints/hints.ts';
import { logLook, thingsOf } from './log.ts';
import { Below, Beside } from './moving/Beside.tsx';
import { answerLabel, optionLabel } from './options.tsx';
import { skirmishContent } from './pack.ts';
import { PHONE_TABS, Purse } from './phone-tabs.tsx';
import { isOver, questionText, round } from './questions.ts';
import { waitsFor } from './rail/waits.ts';
import { toldDice } from './shooting/AttackResult.tsx';
import { Die } from './shooting/dice.tsx';
import { BattleProvider } from './table.tsx';
import { tapeMoments, tapeSign, tapeStep } from './tape/tape.tsx';

/** The count comes when there is something to count. */
const EndOfGame = later<EndContext<SkirmishView>>(
  () => import('./end/EndOfGame.tsx').then((end) => end.EndOfGame),
  null,
);

export const skirmish: GameModule<SkirmishView, SkirmishContent> = {
  id: 'skirmish',
  title: 'Skirmish',
  get content() {
    return skirmishContent();
  },
  texts,
  colours: () => SEAT_COLOURS,
  round,
  questionText,
  waitsFor,
  check,
  decides,
  isLookedAt,
  secrets,
  optionLabel,
  answerLabel,
  listed: 3,
  thingsOf,
  logLook,
  tapeStep,
  tapeSign,
  tapeMoments,
  roundOf: ({ round: at }) => at,
  isOver,
  headline,
  board,
  Provider: BattleProvider,
  Board,
  BarBody,
  Die,
  dice: toldDice,
  showsDice: isResolving,
  Reading,
  nameOf,
  Tray,
  tray: 'beside',
  phoneTabs: PHONE_TABS,
  Purse,
  Others: Beside,
  Supply: Below,
  hints: HINTS,
  EndOfGame,
};
