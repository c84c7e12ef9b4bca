/** The kept games are played again by today's rules. What a change of rules changes, and how, is what fails here. */
import { verify } from '@holotape/kernel';
import { loadGame } from '@holotape/shelf';
import { describe, expect, test } from 'vitest';
import { fileOf, keptGames } from '../corpus/corpus.ts';
import { CORPUS, KEPT_NAMES } from '../corpus/ways.ts';

describe.each(KEPT_NAMES)('kept games of %s', (name) => {
  const kept = keptGames(name);
  const game = loadGame(name);

  test('there is one for every ending of every scenario', () => {
    const wanted = CORPUS[name].flatMap((setting) => setting.endings.map((ending) => fileOf(setting, ending)));
    expect(kept.map(({ file }) => file)).toEqual(wanted.sort());
  });

  test.each(kept)('$file plays as it was kept', { timeout: 60_000 }, ({ file, save }) => {
    const { differs } = verify(game, save);
    const how =
      differs && `${file} differs in step ${differs.step}: ${differs.how}. Meant? Then: npm run corpus ${name}`;
    expect(how).toBeUndefined();
  });
});
