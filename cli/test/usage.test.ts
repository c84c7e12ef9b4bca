import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { command as backup } from '../commands/backup.ts';
import type { Command } from '../commands/command.ts';
import { command as move } from '../commands/move.ts';
import { command as pack } from '../commands/pack.ts';
import { command as play } from '../commands/play.ts';
import { command as replay } from '../commands/replay.ts';
import { command as restore } from '../commands/restore.ts';
import { command as rules } from '../commands/rules.ts';
import { command as simulate } from '../commands/simulate.ts';
import { command as work } from '../commands/work.ts';
import { WrongUsage } from '../terminal/trouble.ts';
import { EXAMPLE_PACK, folder, holotape, installed } from './helpers/holotape.ts';

describe('wrong usage: a sentence, nothing else, and exit code 2', () => {
  test.each([
    [['frobnicate'], 'There is no command "frobnicate".'],
    [['play', 'vault', '--zork'], "Unknown option '--zork'."],
  ])('holotape %j', (args, sentence) => {
    const ran = holotape(args);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain(sentence);
    expect(ran.err).not.toContain('    at ');
  });

  test.each<[Command, string, string]>([
    [play, '', 'Which game? There is vault, adventure, skirmish or campaign.'],
    [play, 'chess', 'There is no game called "chess" on the shelf; there is vault, adventure, skirmish or campaign.'],
    [play, 'vault again', '"again" is one word too many.'],
    [play, 'vault --seats you,clippy', '"clippy" is none of these.'],
    [play, 'vault --seats you', 'The vault is for 2 to 4 seats; 1 would sit down.'],
    [play, 'vault --seats you:Ann,greedy:ann', 'Two seats are called "ann"; each needs a name of its own.'],
    [play, 'vault --seats you:Maximilian-Theodor,greedy', 'is too long a name'],
    [play, 'vault --seats you,greedy --players 2', 'not both.'],
    [play, 'vault --players 5', '--players takes a whole number from 2 to 4, not "5".'],
    [play, 'vault --players 2 --bots clippy', 'There is no bot called "clippy".'],
    [play, 'vault --players 2 --undo maybe', '--undo takes off, ask or free, not "maybe".'],
    [play, 'vault --players 2 --dice loaded', '--dice takes seeded or typed, not "loaded".'],
    [replay, '', 'Replay which file?'],
    [backup, '', 'Which file? Say "holotape backup FILE".'],
    [backup, 'a.db b.db', '"b.db" is one word too many.'],
    [move, '--from x', 'From where, and where to? Say "holotape move --from PLACE --to PLACE".'],
    [restore, 'a.db --data x --database y', 'Either --data or --database: they are two places.'],
    [rules, '', 'Which game? There is vault, adventure, skirmish or campaign.'],
    [rules, 'vault --uncovered income', '--uncovered is about all rules; leave the words out.'],
    [simulate, 'vault --seats you,greedy', 'Games are played by random, gentle, greedy or search bots; "you" is none.'],
    [simulate, 'vault --seats greedy', 'The vault is for 2 to 4 seats; 1 bots were named.'],
    [simulate, 'vault --games many', '--games takes a whole number from 1 to 10000000, not "many".'],
    [simulate, 'vault --jobs 0', '--jobs takes a whole number from 1 to 256, not "0".'],
    [simulate, 'vault --database x --pack docs/example-pack', '--pack is a folder of this machine'],
    [work, '', 'Work for whom? Say "holotape work --database URL".'],
    [pack, 'chek here', 'Say "holotape pack check DIR".'],
  ])('%# %s', async (command, line, sentence) => {
    const trouble = await (async () => command.run(line.split(' ').filter(Boolean)))().catch((error: unknown) => error);
    expect(trouble).toBeInstanceOf(WrongUsage);
    expect((trouble as WrongUsage).message).toContain(sentence);
    expect((trouble as WrongUsage).exitCode).toBe(2);
  });
});

describe('the command as it is installed, a process, prints the same as the one in a thread that other tests ask, and ends alike', () => {
  const home = folder();
  const file = join(home, 'game.json');
  const duel = ['play', 'vault', '--seats', 'you:Ann,random:Tin', '--seed', 'tea'];

  test.each<[why: string, args: readonly string[], typed?: readonly string[]]>([
    ['what is asked for', ['rules', 'vault', 'income']],
    ['wrong usage', ['play', 'vault', '--players', '9']],
    ['no such command', ['frobnicate']],
    ['trouble', ['admin', 'list', '--data', join(home, 'nowhere')]],
    ['what is typed, and a game that is kept', [...duel, '--save', file], ['t6a', 'why?', 'undo', 't6a', 'quit']],
    ['the pipe ends in the middle', duel, ['t6a']],
    ['nobody types anything', ['play', 'skirmish', '--scenario', 'troubled', '--seats', 'you,random', '--seed', '5']],
    ['a game that was kept', ['replay', file]],
    ['threads of bots', ['simulate', 'vault', '--seats', 'random,random', '--games', '2', '--jobs', '1', '--json']],
    ['a pack', ['pack', 'check', EXAMPLE_PACK]],
    ['a force', ['force', 'print', 'roadside-patrol']],
  ])('%s', (_why, args, typed) => {
    // How quick it was is the machine's.
    const told = ({ code, out, err }: ReturnType<typeof holotape>) => [
      code,
      err,
      out.replace(/"\w*seconds?":[\d.]+/gi, ''),
    ];
    expect(told(installed(args, typed))).toEqual(told(holotape(args, typed)));
  });
});

test('help and version', () => {
  expect(installed(['--version']).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  const { out, code } = installed(['--help']);
  expect(code).toBe(0);
  const commands = [...out.matchAll(/^ {2}holotape (\w+)/gm)].map(([, name]) => name!);
  expect(commands).toContain('play');
  for (const command of commands) {
    const help = holotape([command, '--help']);
    expect(help).toMatchObject({ code: 0, err: '' });
    expect(help.out).toMatch(new RegExp(`^holotape ${command} `));
    expect(help.lines.filter((line) => line.length > 120)).toEqual([]);
  }
});
