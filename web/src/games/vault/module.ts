/** The vault as the app opens it. */

import type { VaultContent } from '@holotape/vault/content';
import { COLOURS } from '@holotape/vault/printed/icons';
import type { VaultOptions } from '@holotape/vault/state';
import type { VaultView } from '@holotape/vault/view';
import './vault.css';
import { isLastRound } from '@holotape/vault/queries/ending';
import { turnsAfter } from '@holotape/vault/queries/turns';
import type { GameModule, RoundStep } from '../module.ts';
import { Board } from './Board.tsx';
import { Choosing } from './Choosing.tsx';
import { EndOfGame } from './election/index.tsx';
import { answerNow, HabitChips } from './habits.tsx';
import { decides } from './hand.ts';
import { happinessOf } from './headline.tsx';
import { HINTS } from './hints.ts';
import { lastMove } from './last-move.ts';
import { BOARD_H, BOARD_W } from './layout.ts';
import { logLook, thingsOf } from './log.ts';
import { Purse } from './Mine.tsx';
import { Others } from './Others.tsx';
import { optionLabel, questionText } from './options.tsx';
import { PhoneBoard } from './PhoneBoard.tsx';
import { vaultContent } from './pack.ts';
import { PHONE_TABS } from './phone-tabs.tsx';
import type { Phase } from './reading.ts';
import { Supply } from './Supply.tsx';
import { Tray } from './Tray.tsx';
import { VaultProvider } from './table.tsx';
import { tapeMoments, tapeSign, tapeStep, Unseen } from './tape.tsx';
import { vaultTexts } from './texts.ts';
import { v, waitsFor } from './words.ts';

const BOARD_SIZE = { w: BOARD_W, h: BOARD_H };
const PHASES: readonly Phase[] = ['spawn', 'place', 'recall'];

function round({ view }: { readonly view: VaultView }) {
  // Nothing of a round has come before the first.
  const at = view.round === 0 ? -1 : PHASES.indexOf(view.phase as Phase);
  const over = view.phase === 'over';
  const steps: RoundStep[] = PHASES.map((phase, i) => ({
    name: v(`phase.${phase}`),
    state: over || i < at ? 'done' : i === at ? 'now' : 'next',
  }));
  if (isLastRound(view) || over) steps.push({ name: v('election'), state: over ? 'now' : 'next', alert: !over });
  return { name: view.round === 0 ? v('round.setup') : v('round', { n: view.round }), steps };
}

export const vault: GameModule<VaultView, VaultContent> = {
  id: 'vault',
  title: 'Vault',
  get content() {
    return vaultContent();
  },
  texts: vaultTexts,
  colours: (options, seats, view) =>
    view?.players.map(({ colour }) => colour) ??
    (options as Partial<VaultOptions> | null)?.colours ??
    COLOURS.slice(0, seats),
  round,
  questionText,
  waitsFor,
  next: ({ view }) => turnsAfter(view),
  decides,
  habit: answerNow,
  optionLabel,
  thingsOf,
  logLook,
  lastMove,
  tapeStep,
  tapeMoments,
  tapeSign,
  Unseen,
  roundOf: ({ round }) => round,
  isOver: ({ phase }) => phase === 'over',
  headline: happinessOf,
  board: { size: () => BOARD_SIZE },
  Provider: VaultProvider,
  Board,
  PhoneBoard,
  Choosing,
  Habits: HabitChips,
  Tray,
  Purse,
  phoneTabs: PHONE_TABS,
  Others,
  Supply,
  EndOfGame,
  hints: HINTS,
};
