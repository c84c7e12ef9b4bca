/** What a drawing of the skirmish is made from. */
import type { Seat } from '@holotape/kernel';
import type { Battle, SkirmishContent } from '@holotape/skirmish/battle';
import type { Model } from '@holotape/skirmish/state';
import { openPosition, type SkirmishView } from '@holotape/skirmish/view';
import type { Ink, Pen } from '../../terminal/pen.ts';
import type { DrawingOf } from '../face.ts';

export type Drawing = DrawingOf<SkirmishView, SkirmishContent>;

/** What is drawn, as a position for the rules' own pure questions. */
export const positionIn = ({ view, content }: Pick<Drawing, 'view' | 'content'>): Battle => openPosition(view, content);

/** Lengths on the screen are inches, as on the rulers. */
export const INCH = 254;
export const inches = (tenths: number): string => (Math.round((tenths / INCH) * 10) / 10).toString();
export const place = ({ x, y }: { readonly x: number; readonly y: number }): string => `${inches(x)} ${inches(y)}`;

const INKS: readonly Ink[] = ['blueBright', 'redBright', 'yellowBright'];
export const inColour = (pen: Pen, seat: Seat, text: string): string => pen.ink(text, 'bold', INKS[seat] ?? 'bold');

const seatOf = (view: SkirmishView, { unit }: Model): Seat => view.units.find(({ id }) => id === unit)!.seat;

/** Survivors are capitals, Super Mutants small letters, nobody's models digits: told apart without colours. */
export function signOf(view: SkirmishView, model: Model): string {
  const seat = seatOf(view, model);
  const at = view.models.filter((each) => seatOf(view, each) === seat).indexOf(model);
  if (seat === 0) return String.fromCharCode('A'.charCodeAt(0) + at);
  return seat === 1 ? String.fromCharCode('a'.charCodeAt(0) + at) : String(at + 1);
}

export const sideOf = seatOf;
