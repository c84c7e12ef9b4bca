/** How players look: a colour and a shape each, so that colour never carries the meaning alone. */
import type { Ink, Pen } from '../../terminal/pen.ts';

type Colour = 'red' | 'blue' | 'yellow' | 'green';

const INKS: Readonly<Record<Colour, Ink>> = {
  red: 'redBright',
  blue: 'blueBright',
  yellow: 'yellowBright',
  green: 'greenBright',
};
const SHAPES: Readonly<Record<Colour, string>> = { red: '▲', blue: '●', yellow: '◆', green: '■' };
/** Hollow: an injured dweller. */
const HOLLOW: Readonly<Record<Colour, string>> = { red: '△', blue: '○', yellow: '◇', green: '□' };

/** The shape of a player, or of one of its dwellers; in plain letters `R`, and `r` if injured. */
export function markOf(pen: Pen, colour: Colour, injured = false): string {
  const letter = colour.charAt(0);
  const shape = pen.plain ? (injured ? letter : letter.toUpperCase()) : (injured ? HOLLOW : SHAPES)[colour];
  return pen.ink(shape, INKS[colour]);
}

/** A text in the player's colour. */
export const inColour = (pen: Pen, colour: Colour, text: string): string => pen.ink(text, INKS[colour], 'bold');
