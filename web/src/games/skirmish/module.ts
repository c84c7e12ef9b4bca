/** The skirmish as the app opens it. */
import type { SkirmishContent } from '@holotape/skirmish';
import { texts } from '@holotape/skirmish/texts';
import type { SkirmishView } from '@holotape/skirmish/view';
import type { GameModule } from '../module.ts';
import './skirmish.css';
import { BarBody } from './bar/BarBody.tsx';
import { Board } from './board/Board.tsx';
import { board } from './board/board-shape.ts';
import { Tray } from './cards/Tray.tsx';
import { SEAT_COLOURS } from './colours.ts';
import { check } from './deciding.ts';
import { EndOfGame } from './end/EndOfGame.tsx';
import { headline } from './headline.tsx';
import { logLook, thingsOf } from './log.ts';
import { answerLabel, optionLabel } from './options.tsx';
import { skirmishContent } from './pack.ts';
import { isOver, questionText, round } from './questions.ts';
import { Others } from './rail/Others.tsx';
import { BattleProvider } from './table.tsx';
import { tapeStep } from './tape/tape.ts';

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
  check,
  optionLabel,
  answerLabel,
  thingsOf,
  logLook,
  tapeStep,
  roundOf: ({ round: at }) => at,
  isOver,
  headline,
  board,
  Provider: BattleProvider,
  Board,
  BarBody,
  Tray,
  tray: 'beside',
  Others,
  EndOfGame,
};
