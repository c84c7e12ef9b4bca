/** Named cases of measuring. Each is drawn into node_modules/.cache/holotape/pictures, for people to look at. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pictures as cover } from './pictures/cover.ts';
import { pictures as movement } from './pictures/movement.ts';
import { draw } from './pictures/picture.ts';
import { pictures as sight } from './pictures/sight.ts';

const folder = join(import.meta.dirname, '../../../node_modules/.cache/holotape/pictures');

describe('pictures', () => {
  test.each([...cover, ...sight, ...movement].map((picture) => [picture.name, picture] as const))(
    '%s',
    (_, picture) => {
      const drawn = picture.ask();
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${picture.name}.svg`), draw(picture, drawn));
      expect(drawn.answer).toEqual(picture.expected);
    },
  );
});
