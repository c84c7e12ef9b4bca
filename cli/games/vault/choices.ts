/** The choices of a question as a list: spaces room by room under their level, then everything else. */
import type { AnySession } from '@holotape/kernel';
import type { Vault } from '@holotape/vault/state';
import { optionLines } from '../../play/options.ts';
import { beside, capital, padEnd, widthOf } from '../../terminal/text.ts';
import type { Asking, Canvas, Company, Numbered } from '../face.ts';
import { SPACE, spaceLabel } from './labels.ts';

const NAME_ROOM = 20;

const isSpace = ({ option }: Numbered): boolean => option.id.startsWith(SPACE);

/** `[3] 2 power (S)`. */
function spaceText({ pen }: Canvas, vault: Vault, { number, option }: Numbered): string {
  const { words, marks } = spaceLabel(vault, option.id.slice(SPACE.length));
  const short = marks.map((mark) =>
    mark.replace('twice if trained in ', '').replace('takes two dwellers', 'two dwellers'),
  );
  return `${pen.ink(`[${number}]`, 'bold', 'yellowBright')} ${words}${short.length > 0 ? ` (${short.join(', ')})` : ''}`;
}

/** Both spaces of a room beside its name, or one below the other if they are long. */
function roomLines(canvas: Canvas, name: string, spaces: readonly string[]): string[] {
  const head = padEnd(`  ${name}`, NAME_ROOM);
  const half = Math.min(Math.floor((canvas.width - NAME_ROOM) / 2), 36);
  if (spaces.length === 2 && widthOf(spaces[0]!) < half && widthOf(spaces[1]!) <= canvas.width - NAME_ROOM - half)
    return [head + padEnd(spaces[0]!, half) + spaces[1]!];
  return spaces.flatMap((space, i) => beside(i === 0 ? head : ' '.repeat(NAME_ROOM), space, canvas.width));
}

function spaceLines(canvas: Canvas, vault: Vault, names: readonly string[], choices: readonly Numbered[]): string[] {
  const lines: string[] = [];
  const placeOf = ({ option }: Numbered) => option.id.slice(0, option.id.lastIndexOf('.'));
  const levels = Map.groupBy(choices, ({ option }) => option.id.slice(SPACE.length).split('.')[0]!);
  for (const [level, spaces] of levels) {
    const owner = vault.state.players.findIndex(({ colour }) => colour === level);
    const isNamed = owner >= 0 && names[owner] !== undefined && names[owner]!.toLowerCase() !== level;
    lines.push(canvas.pen.bold(`${capital(level)} level${isNamed ? ` (${names[owner]})` : ''}`));
    for (const [, both] of Map.groupBy(spaces, placeOf)) {
      const { place } = spaceLabel(vault, both[0]!.option.id.slice(SPACE.length));
      lines.push(
        ...roomLines(
          canvas,
          place,
          both.map((space) => spaceText(canvas, vault, space)),
        ),
      );
    }
  }
  return lines;
}

export function choices(canvas: Canvas, { names }: Company, session: AnySession, { choices }: Asking): string[] {
  const vault = session.position as Vault;
  const spaces = choices.filter(isSpace);
  const rest = choices.filter((each) => !isSpace(each));
  return [...spaceLines(canvas, vault, names, spaces), ...optionLines(canvas, rest)];
}
