/** Boxes in a grid with common walls, as in a house cut open: where no room is, there is earth. */

export interface Cell {
  /** Written into the ceiling. */
  readonly title: string;
  /** How many columns the title takes. */
  readonly titleWidth: number;
  /** As wide as the cell. */
  readonly lines: readonly string[];
  /** A room has walls; earth has none. */
  readonly solid: boolean;
}

/** Wall pieces by their arms: up 1, right 2, down 4, left 8. */
const FANCY = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';
const PLAIN = ' |-+||++-+-+++++';

const isSolid = (levels: readonly (readonly Cell[])[], level: number, at: number) =>
  levels[level]?.[at]?.solid ?? false;

/** Draws the levels from top to bottom; `widths` are those of the columns. `ink` draws the walls. */
export function frame(
  levels: readonly (readonly Cell[])[],
  widths: readonly number[],
  plain: boolean,
  ink: (walls: string) => string,
): string[] {
  const pieces = plain ? PLAIN : FANCY;
  const hasWall = (level: number, joint: number) => isSolid(levels, level, joint - 1) || isSolid(levels, level, joint);
  const hasCeiling = (level: number, at: number) => isSolid(levels, level - 1, at) || isSolid(levels, level, at);

  const ceiling = (level: number): string => {
    let line = '';
    for (let joint = 0; joint <= widths.length; joint += 1) {
      const arms =
        (hasWall(level - 1, joint) ? 1 : 0) +
        (hasCeiling(level, joint) ? 2 : 0) +
        (hasWall(level, joint) ? 4 : 0) +
        (hasCeiling(level, joint - 1) ? 8 : 0);
      line += ink(pieces[arms]!);
      if (joint === widths.length) break;
      const cell = levels[level]?.[joint];
      const width = widths[joint]!;
      if (cell?.solid) line += cell.title + ink(pieces[10]!.repeat(width - cell.titleWidth));
      else line += ink((hasCeiling(level, joint) ? pieces[10]! : ' ').repeat(width));
    }
    return line;
  };

  const lines: string[] = [];
  levels.forEach((cells, level) => {
    lines.push(ceiling(level));
    for (let row = 0; row < cells[0]!.lines.length; row += 1) {
      const walls = widths.map((_, at) => ink(hasWall(level, at) ? pieces[5]! : ' ') + cells[at]!.lines[row]!);
      lines.push(walls.join('') + ink(hasWall(level, widths.length) ? pieces[5]! : ' '));
    }
  });
  lines.push(ceiling(levels.length));
  return lines.map((line) => line.trimEnd());
}
