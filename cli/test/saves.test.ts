import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { afterAnswer, EXAMPLE_PACK, folder, holotape } from './helpers/holotape.ts';

const DUEL = ['play', 'vault', '--seats', 'you:Ann,random:Tin', '--seed', 'tea'];
const home = folder();
const at = (name: string) => join(home, name);

/** The screen as it was drawn last. */
const lastScreen = (out: string) => out.slice(out.lastIndexOf('\nRooms '), out.lastIndexOf('\n> '));

describe('a game that was saved', () => {
  const saved = at('game.json');
  let before = '';
  beforeAll(() => {
    const ran = holotape(DUEL, ['t6a', 't4b', `save ${saved}`]);
    expect(ran.out).toContain(`Saved in ${saved}.\n> \nThe game is saved in ${saved}. See you.`);
    before = lastScreen(ran.out.slice(0, ran.out.indexOf('> save') + 2));
  });

  test('goes on where it stood, with the same people', () => {
    const ran = holotape(['play', 'vault', '--load', saved], ['pass', `save ${at('later.json')}`]);
    expect(ran.out).toContain(`Going on with ${saved}.`);
    expect(lastScreen(ran.out.slice(0, ran.out.indexOf('> pass') + 2))).toBe(before);
    expect(afterAnswer(ran, 1)).toContain('Ann passes.');
  });

  test('is loaded in the middle of another', () => {
    const ran = holotape(
      ['play', 'vault', '--seats', 'random:Cog,you:Dot', '--seed', '9'],
      [`load ${saved}`, 'look tin'],
    );
    expect(afterAnswer(ran, 1)).toContain(`Loaded ${saved}.`);
    expect(afterAnswer(ran, 2)).toContain('● Tin ');
  });

  test('is told, shown at any moment, and verified', () => {
    const told = holotape(['replay', saved]);
    expect(told.out).toContain('The vault, 2 seats: Ann and Tin (random bot).');
    expect(told.out).toContain('Ann places at the Diner (top level, room 6, left space). Ann gains 2 food.');
    expect(told.out).toContain('The game is not over');
    const shown = holotape(['replay', saved, '--to', '4', '--seat', '1']);
    expect(shown.out).toMatch(/^After 4 answers of \d+:\n/);
    expect(shown.out).toMatch(/▲ Ann +♥ 0 +power □□□□□□ 0/);
    expect(holotape(['replay', saved, '--verify'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Identical: \d+ answers/),
    });
  });

  test('is not verified when somebody has been at it', () => {
    const tampered = at('tampered.json');
    const save = JSON.parse(readFileSync(saved, 'utf8')) as {
      past: { journal: { ask: string; by: unknown; answer: unknown }[] }[];
    };
    const mine = save.past.flatMap(({ journal }) => journal).find(({ ask, by }) => ask === 'turn' && by === 0)!;
    mine.answer = 'space:top.2.1';
    writeFileSync(tampered, JSON.stringify(save));
    const ran = holotape(['replay', tampered, '--verify']);
    expect(ran.code).toBe(1);
    expect(ran.out.replaceAll('\n', ' ')).toMatch(/^Different: step \d+ does not play as recorded: .*space:top\.2\.1/);
    // The record still tells what was seen.
    expect(holotape(['replay', tampered])).toMatchObject({
      code: 0,
      out: expect.stringContaining('Ann places at the Diner'),
    });
    expect(holotape(['replay', tampered, '--to', '7']).out).toContain('The rules have changed since');
  });

  test('is told apart from one that was edited', () => {
    interface Kept {
      readonly open: { readonly checkpoint: { readonly players: { happiness: number }[] } };
    }
    const change = (name: string, how: (save: Kept) => object) => {
      const save = JSON.parse(readFileSync(saved, 'utf8')) as Kept;
      writeFileSync(at(name), JSON.stringify(how(save)));
      return holotape(['replay', at(name), '--verify']);
    };
    const happy = change('happy.json', (save) => {
      save.open.checkpoint.players[0]!.happiness = 99;
      return save;
    });
    expect(happy.out.replaceAll('\n', ' ')).toMatch(
      /^Edited: step \d+ is not as it was played, by whatever rules: the state it begins with is not the one the step before led to\./,
    );
    const reseeded = change('reseeded.json', (save) => ({ ...save, seed: 'coffee' }));
    expect(reseeded.out).toMatch(/^Edited: step 1 is not .* is\s+not\s+what this seed gives\./s);
    const future = change('future.json', (save) => ({ ...save, version: 99 }));
    expect(future.out).toMatch(/^Edited: step 1 .*version 99/s);
    expect([happy.code, reseeded.code, future.code]).toEqual([1, 1, 1]);
  });

  test('is verified with many others, packed or not, and a summary', () => {
    const many = join(home, 'many');
    mkdirSync(join(many, 'below'), { recursive: true });
    const text = readFileSync(saved, 'utf8');
    writeFileSync(join(many, 'a.json'), text);
    writeFileSync(join(many, 'below', 'b.json.gz'), gzipSync(text));
    writeFileSync(join(many, 'c.json'), JSON.stringify({ ...JSON.parse(text), seed: 'coffee' }));
    writeFileSync(join(many, 'd.json'), '{}');
    const ran = holotape(['replay', many, '--verify']);
    expect(ran.code).toBe(1);
    const lines = ran.out.replaceAll('\n', ' ');
    expect(lines).toContain(`${join(many, 'c.json')}: Edited: step 1`);
    expect(lines).toContain(
      `${join(many, 'd.json')}: ${join(many, 'd.json')} cannot be opened. This is not a Holotape save`,
    );
    expect(ran.out.trim().split('\n').at(-1)).toBe('4 games: 2 identical, 1 edited, 1 unreadable.');
    expect(holotape(['replay', '--verify', join(many, 'a.json'), join(many, 'below')])).toMatchObject({
      code: 0,
      out: '2 games: 2 identical.\n',
    });
  });

  test('cut in half is refused with a sentence', () => {
    const half = at('half.json');
    const text = readFileSync(saved, 'utf8');
    writeFileSync(half, text.slice(0, text.length / 2));
    for (const args of [
      ['replay', half],
      ['play', 'vault', '--load', half],
    ]) {
      const ran = holotape(args);
      expect(ran).toMatchObject({ code: 1, out: '' });
      expect(ran.err).toContain(`${half} cannot be opened. This is not a save: it is not JSON`);
      expect(ran.err).not.toContain('    at ');
    }
  });

  test('with a hole in it says where', () => {
    const holed = at('holed.json');
    const save = JSON.parse(readFileSync(saved, 'utf8')) as { open: { checkpoint: { players: unknown } } };
    save.open.checkpoint.players = 'gone';
    writeFileSync(holed, JSON.stringify(save));
    const ran = holotape(['play', 'vault', '--load', holed]);
    expect(ran.code).toBe(1);
    expect(ran.err).toMatch(/holed\.json cannot be opened\. The save is damaged in its open step at players/);
  });

  test('is not found under another name', () => {
    expect(holotape(['play', 'vault', '--load', at('nowhere.json')])).toMatchObject({
      code: 1,
      out: '',
      err: `${at('nowhere.json')} cannot be read: it is not there.\n`,
    });
  });
});

test('what one person alone may see is shown when the others look away', () => {
  const two = at('two.json');
  holotape(['play', 'vault', '--seats', 'you:Ann,you:Bob', '--seed', '3'], [`save ${two}`]);
  const save = JSON.parse(readFileSync(two, 'utf8')) as { open: { checkpoint: { players: { items: unknown[] }[] } } };
  save.open.checkpoint.players[0]!.items.push({ id: 'blueprint-tube', exhausted: false });
  writeFileSync(two, JSON.stringify(save));
  const { out } = holotape(['play', 'vault', '--load', two], ['blueprint', '', '1', '1', 'log']);
  const [before, after] = out.split('Only Ann may see what comes next.') as [string, string];
  expect(before).not.toContain('You see');
  expect(after).toMatch(/You see .*\(only you see this\)/);
  expect(after.slice(after.lastIndexOf('> log'))).not.toContain('You see');
});

test('saving never writes over something else', () => {
  const letter = at('letter.txt');
  writeFileSync(letter, 'Dear overseer,');
  const ran = holotape(DUEL, [`save ${letter}`, `save ${at('no/such/folder.json')}`]);
  expect(afterAnswer(ran, 1)).toMatch(/is\s+not\s+a\s+Holotape\s+save;\s+it\s+is\s+left\s+as\s+it\s+is\./);
  expect(afterAnswer(ran, 2).replaceAll('\n', ' ')).toContain('cannot be written: it is not there.');
  expect(readFileSync(letter, 'utf8')).toBe('Dear overseer,');
});

test('--save keeps a whole game, with its pack, and the record verifies', () => {
  const kept = at('kept.json');
  const args = ['play', 'vault', '--seats', 'random,random', '--seed', '4', '--pack', EXAMPLE_PACK, '--save', kept];
  expect(holotape(args).out).toContain(`The game is saved in ${kept}.`);
  expect(holotape(['replay', kept, '--verify'])).toMatchObject({ code: 0 });
  expect(holotape(['replay', kept]).out).toMatch(/The count[\s\S]*wins? (together )?with \d+ happiness\.\n$/);
});
