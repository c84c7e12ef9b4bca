import { describe, expect, test } from 'vitest';
import { afterAnswer, EXAMPLE_PACK, holotape } from './helpers/holotape.ts';

const DUEL = ['play', 'vault', '--seats', 'you:Ann,random:Tin', '--seed', 'tea'];

describe('a whole game through a pipe', () => {
  const ran = holotape([...DUEL, '--extra-rooms'], Array<string>(2500).fill('1'));

  test('is played to the end and counted', () => {
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toContain('The game is over.');
    const count = ran.out.slice(ran.out.lastIndexOf('The count'));
    expect(count).toMatch(/in play +threats +bonus +HAPPINESS +cubes +dwellers +items/);
    expect(count).toMatch(/^1 [▲●] (Ann|Tin) /m);
    expect(count).toMatch(/^(Ann|Tin|Ann and Tin|Tin and Ann) wins? (together )?with \d+ happiness\.$/m);
  });

  test('fits in 80 columns and has no colour codes', () => {
    expect(ran.lines.filter((line) => [...line].length > 80)).toEqual([]);
    expect(ran.out).not.toContain('\x1b');
  });

  test('shows names, not ids', () => {
    expect(ran.out).not.toMatch(
      /space:|use:|\b(?:ask|option|why)\.[a-z]|(?:red|blue)-\d|\b(?:top|red|blue)\.\d|undefined|\{/,
    );
  });
});

describe('at the table', () => {
  test('the first screen shows the vault, what lies on the tracks and what can be chosen', () => {
    const { out } = holotape(DUEL);
    expect(out).toContain('At the table: Ann (you) and Tin (random bot).');
    expect(out).toMatch(/┌Wasteland──┬Vault Door─┬Power Gen\.─┬Top───┬Water Trea\.┬Overs\. Off\.┬Diner──────┐/);
    expect(out).toMatch(/▲Ann──/);
    expect(out).toMatch(/power □□□□□□ 0 {3}food □□□□□□ 0 {3}water □□□□□□ 0/);
    expect(out).toMatch(/^Threats {2}none +18 left$/m);
    expect(out).toContain('▲ Ann: Place a dweller, use an item, or pass.');
    expect(out).toMatch(/^ {2}Diner +\[\d+\] 2 food \(A\) +\[\d+\] 1 food \(A\)$/m);
    expect(out).toMatch(/\[\d+\] Pass for this round/);
    expect(out.trimEnd()).toMatch(/The game was not saved\..*$/);
  });

  test('a space is chosen by number, by code and by name', () => {
    const ways = ['t6a', 'T6A', 'diner, left', 'Diner left'];
    const ran = holotape(
      DUEL,
      ways.flatMap((typed) => [typed, 'undo']),
    );
    ways.forEach((_, i) => {
      expect(afterAnswer(ran, 2 * i + 1)).toContain('Ann places at the Diner (top level, room 6, left space).');
    });
  });

  test('what bots do is told, with the rules on demand', () => {
    const ran = holotape(DUEL, ['t6a', 'log 4 -r']);
    expect(afterAnswer(ran, 1)).toMatch(/● Tin (?:places|passes)/);
    expect(afterAnswer(ran, 2)).toContain('SH-PLACE-1');
    expect(afterAnswer(ran, 1)).not.toContain('SH-');
  });

  test('"why?" lists what cannot be done by reason, "why X" says it for one', () => {
    const ran = holotape(DUEL, ['why?', 'why t2a', 'why vault door', 'why t6a', 'why zork']);
    expect(afterAnswer(ran, 1)).toMatch(
      /You have 0 food, it costs 2\. \(SH-PLACE-4\)\n {2}\[\d+\] Vault Door, left T2a/,
    );
    expect(afterAnswer(ran, 2)).toContain('Vault Door, left: You have 0 food, it costs 2. (SH-PLACE-4)');
    expect(afterAnswer(ran, 3)).toMatch(/Vault Door, left: .*\nVault Door, right: /);
    expect(afterAnswer(ran, 4)).toContain('Diner, left: that is possible.');
    expect(afterAnswer(ran, 5)).toContain('Nothing here is called "zork".');
  });

  test('"reasons" tells why bots did what they did, "hint" what one would do', () => {
    const ran = holotape(DUEL, ['reasons', 't6a', 'reasons', 'hint']);
    expect(afterAnswer(ran, 1)).toContain('No bot has decided anything lately that everybody saw.');
    expect(afterAnswer(ran, 3)).toMatch(/Tin, its turn: [A-Z][^{}]*\./);
    expect(afterAnswer(ran, 4)).toMatch(/A steady hand would take \[\d+\] .*\. [A-Z][^{}]*\./s);
  });

  test('what is refused gets a sentence and changes nothing', () => {
    const typed = [
      '99',
      'fnord',
      '',
      'diner',
      't2a',
      'undo yesterday',
      'look zork',
      'log sideways',
      'card',
      'item zork',
    ];
    const ran = holotape(DUEL, [...typed, 'log']);
    const said = typed.map((_, i) => afterAnswer(ran, i + 1).trim());
    expect(said).toEqual([
      '"99" is neither a choice nor a command here. Type a number, or "help".',
      '"fnord" is neither a choice nor a command here. Type a number, or "help".',
      'Type a number, or "help".',
      expect.stringMatching(/^"diner" could be \[\d+\] Diner, left or \[\d+\] Diner, right\.$/),
      'Vault Door, left: You have 0 food, it costs 2. (SH-PLACE-4)',
      '"undo" goes back one choice; or say choice, action, turn or round, not\n"yesterday".',
      'Nobody here is called "zork"; at the table: Ann and Tin.',
      '"log" takes a number of lines and -r for the rules, not "sideways".',
      'Which one? "card diner" reads the Diner.',
      'There is no item called "zork".',
    ]);
    expect(afterAnswer(ran, typed.length + 1)).not.toContain('Ann places');
  });

  test('a choice is taken back; bots always agree', () => {
    const ran = holotape(DUEL, ['t6a', 'undo', 'log', 'score']);
    expect(afterAnswer(ran, 2)).toContain('Ann took play back: choice.');
    expect(afterAnswer(ran, 2)).toMatch(/food □□□□□□ 0/);
    expect(afterAnswer(ran, 3)).not.toContain('Ann places');
    expect(afterAnswer(ran, 4)).toContain('The count as things stand');
  });

  test('without undo only what is free can be taken back', () => {
    const ran = holotape([...DUEL, '--undo', 'off'], ['t6a', 'undo']);
    expect(afterAnswer(ran, 2)).toContain("This table plays without undo beyond another player's answer.");
  });

  test('cards and rules are read without leaving the table', () => {
    const ran = holotape(DUEL, [
      'item bugle',
      'card infirmary',
      'card deathclaw',
      'rules SH-INCOME-2',
      'rules zork',
      'help',
    ]);
    expect(afterAnswer(ran, 1)).toContain('Bugle (item)\nOn your turn: exhaust to place one more dweller this turn.');
    expect(afterAnswer(ran, 2)).toMatch(
      /Infirmary \(room\)[\s\S]*price {2}1 power and 1 water\nleft {3}heal, 1 happiness; only for the injured/,
    );
    expect(afterAnswer(ran, 3)).toMatch(/Deathclaw \(threat\)[\s\S]*fight 10 > 3 happiness, an item/);
    expect(afterAnswer(ran, 4)).toMatch(/^SH-INCOME-2 +No income for your own placements/);
    expect(afterAnswer(ran, 5)).toContain('The rulebook does not mention "zork".');
    expect(afterAnswer(ran, 6)).toMatch(/undo action\|turn\|round[\s\S]*Signs\n[\s\S]*a fight: two dice, 7 or more/);
  });

  test('dice rolled by hand are typed in', () => {
    const ran = holotape([...DUEL, '--dice', 'typed'], ['pass', '3', 'six six', '7 1', '6 5', 'help']);
    expect(afterAnswer(ran, 1)).toContain('Roll two dice for the top level. Type what they show, like "3 4".');
    for (const wrong of [2, 3, 4])
      expect(afterAnswer(ran, wrong)).toMatch(/^2 dice are wanted, like "3 4"; ".*" is not that\.$/m);
    expect(afterAnswer(ran, 5)).toMatch(/The top level: 6 \+ 5\. .* appears\./);
  });
});

describe('who plays', () => {
  test('without arguments the table asks, and Enter means two greedy bots', () => {
    const { out, code } = holotape(['play', 'vault'], ['zork', '7', '']);
    expect(out).toContain('H O L O T A P E');
    expect(out.replace(/\s+/g, ' ')).toContain('"zork" is none of these.');
    expect(out).toContain('not "7".');
    expect(out).toContain('At the table: Red (you), Blue (greedy bot) and Yellow (greedy bot).');
    expect(code).toBe(0);
  });

  test('whoever asks for help is told what a seat may be, and who has seen enough may go', () => {
    const { out, code } = holotape(['play', 'vault'], ['help', 'quit']);
    expect(out).toContain('A number from 2 to 4: you, and greedy bots in the other seats.');
    expect(out).not.toContain('none of these');
    expect(out).toContain('Nobody sat down.');
    expect(code).toBe(0);
  });

  test('nobody answers: nobody sits down', () => {
    expect(holotape(['play', 'vault'])).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/Nobody sat down\.\n$/),
    });
  });

  test('several people share the keyboard and are asked before play is taken back', () => {
    const two = ['play', 'vault', '--seats', 'you:Ann,you:Bob', '--seed', '3'];
    // Ann begins with this seed. Nobody has answered after her: what she takes back at once is free.
    const { out } = holotape(two, ['t6a', 'undo Ann', 't6a', 't3a', 'undo', 'n', 'undo', 'y']);
    expect(out).toContain('> undo Ann\n▲ Ann took play back: choice.');
    expect(out).toContain('> undo\nBob, may Ann take this back? [y/n] n\nGoing back beyond');
    expect(out).toContain('Bob, may Ann take this back? [y/n] y\n▲ Ann took play back: choice.');
  });

  test('bots alone play a whole game', () => {
    const { out, code } = holotape(['play', 'vault', '--seats', 'random,random', '--seed', '1']);
    expect(code).toBe(0);
    expect(out).toMatch(/win/);
  });

  test('a pack of one’s own is on the table', () => {
    const ran = holotape([...DUEL, '--pack', EXAMPLE_PACK], ['card telephone exchange', 'card trolley']);
    expect(afterAnswer(ran, 1)).toContain('Forty lines, one operator, no secrets.');
    expect(afterAnswer(ran, 2)).toContain('Runaway Trolley (threat)');
  });

  test('plain is nothing but ASCII', () => {
    const { out } = holotape([...DUEL, '--plain'], ['t6a']);
    expect(out).toMatch(/^[\n -~]*$/);
    expect(out).toContain('+Wasteland--+Vault Door-+');
  });
});
