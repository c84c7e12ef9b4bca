/** What a drawing of the adventure is made from. */
import type { AdventureContent } from '@holotape/adventure/content';
import type { Adventure } from '@holotape/adventure/state';
import { type AdventureView, openPosition } from '@holotape/adventure/view';
import type { Seat } from '@holotape/kernel';
import type { Ink, Pen } from '../../terminal/pen.ts';
import type { DrawingOf } from '../face.ts';

export type Drawing = DrawingOf<AdventureView, AdventureContent>;

/** What is drawn, as a position for the rules' own pure questions. */
export const positionIn = ({ view, content }: Pick<Drawing, 'view' | 'content'>): Adventure =>
  openPosition(view, content);

const INKS: readonly Ink[] = ['redBright', 'blueBright', 'yellowBright', 'greenBright'];
const SHAPES = ['▲', '●', '◆', '■'];

/** A survivor's figure: a shape and a colour; in plain letters its number. */
export const figure = (pen: Pen, seat: Seat): string =>
  pen.ink(pen.plain ? String(seat + 1) : SHAPES[seat]!, INKS[seat]!, 'bold');

export const inColour = (pen: Pen, seat: Seat, text: string): string => pen.ink(text, INKS[seat]!, 'bold');

export const factionName = ({ content, view }: Pick<Drawing, 'content' | 'view'>, faction: 'star' | 'shield'): string =>
  content.scenarios.get(view.scenario)!.factions[faction].name;
