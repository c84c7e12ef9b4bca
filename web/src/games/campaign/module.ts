/** The campaign as the app opens it. */
import type { SkirmishContent } from '@holotape/skirmish';
import { campaignTexts } from '@holotape/skirmish/campaign/texts';
import type { CampaignView } from '@holotape/skirmish/campaign/view';
import type { GameModule } from '../module.ts';
import { campaignContent } from './pack.ts';
import './campaign.css';
import { BarBody } from './BarBody.tsx';
import { Board } from './Board.tsx';
import { HOUSE_COLOURS } from './colours.ts';
import { EndOfGame } from './end.tsx';
import { headline } from './headline.tsx';
import { laidOut } from './laid-out.ts';
import { logLook, tapeStep, thingsOf } from './log.ts';
import { answerLabel, check, optionLabel, questionText } from './options.tsx';
import { board } from './plan/board-shape.ts';
import { nameOf, Reading } from './Reading.tsx';
import { Papers } from './rail/Papers.tsx';
import { Pool } from './rail/Pool.tsx';
import { Season } from './rail/Season.tsx';
import { Settlement } from './rail/Settlement.tsx';
import { foughtIn, round } from './round.ts';
import { w, waitsFor } from './words.ts';

export const campaign: GameModule<CampaignView, SkirmishContent> = {
  id: 'campaign',
  title: 'Campaign',
  get content() {
    return campaignContent();
  },
  texts: campaignTexts,
  colours: (_options, seats) => HOUSE_COLOURS.slice(0, seats),
  round,
  questionText,
  waitsFor,
  check,
  optionLabel,
  answerLabel,
  formFor: (ask) => (ask === 'battle' ? w('report.form') : undefined),
  thingsOf,
  logLook,
  tapeStep,
  roundOf: foughtIn,
  isOver: ({ stage }) => stage === 'over',
  secrets: ({ houses }) => houses.flatMap(({ settlement }, seat) => (settlement === null ? [] : [seat])),
  headline,
  board,
  Board,
  BarBody,
  laidOut,
  Reading,
  nameOf,
  Tray: Pool,
  tray: 'beside',
  left: { id: 'settlement', name: w('settlement'), sign: 'flag', Part: Settlement },
  Others: Season,
  Supply: Papers,
  EndOfGame,
};
