/** Who sits where: people and bots, as the command line says it. */
import { BOT_NAMES, type BotName, isBotName } from '@holotape/bots';
import type { Face } from '../games/face.ts';
import { listed } from '../terminal/text.ts';
import { WrongUsage } from '../terminal/trouble.ts';

export interface Sitter {
  readonly name: string;
  /** Undefined: a person. */
  readonly bot: BotName | undefined;
}

const LONGEST_NAME = 16;
const BOTS = listed(BOT_NAMES, 'or');

export const isPerson = ({ bot }: Sitter): boolean => bot === undefined;

/** `you,greedy` or `you:Ann,you:Bob,greedy:Clerk`. */
export function parseSeats(text: string, face: Face): Sitter[] {
  const parts = text.split(',').map((part) => part.trim());
  const sitters = parts.map((part, seat): Sitter => {
    const [kind = '', ...rest] = part.split(':');
    const given = rest.join(':').trim();
    const who = kind.trim().toLowerCase();
    if (who !== 'you' && !isBotName(who))
      throw new WrongUsage(
        `A seat is "you", ${BOTS}, with a name after a colon if you like; "${part}" is none of these.`,
      );
    if (given.length > LONGEST_NAME)
      throw new WrongUsage(`"${given}" is too long a name: ${LONGEST_NAME} letters at most.`);
    return { name: given || (face.seatNames[seat] ?? `Seat ${seat + 1}`), bot: who === 'you' ? undefined : who };
  });
  const names = sitters.map(({ name }) => name.toLowerCase());
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new WrongUsage(`Two seats are called "${twice}"; each needs a name of its own.`);
  return sitters;
}

/** One person and as many bots as it takes. */
export const soloSeats = (players: number, bot: string, face: Face): Sitter[] =>
  parseSeats(['you', ...Array<string>(Math.max(0, players - 1)).fill(bot)].join(','), face);
