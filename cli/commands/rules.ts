/** `holotape rules`: the rulebook, one rule, a search, or what no test proves. */
import { join } from 'node:path';
import { entriesOf, search } from '@holotape/kernel';
import { loadCatalog } from '@holotape/shelf';
import { lastCoverage } from '../../tools/checks/rule-coverage.ts';
import { bookLines, entryLines, fullEntry } from '../play/rulebook.ts';
import { Terminal } from '../terminal/terminal.ts';
import { Trouble, WrongUsage } from '../terminal/trouble.ts';
import { type Command, gameNamed, LOOK_HELP, LOOK_OPTIONS, readArgs } from './command.ts';

const OPTIONS = { ...LOOK_OPTIONS, uncovered: { type: 'boolean' }, json: { type: 'boolean' } } as const;

const HELP = `holotape rules GAME [ID | WORD...] [options]

  holotape rules vault                the whole rulebook
  holotape rules vault SH-INCOME-1    one rule, with its source and how it is checked
  holotape rules vault new dweller    every rule that mentions these words

  --uncovered         only the ids that no passing test names
  --json              for programs
${LOOK_HELP}`;

function run(args: readonly string[]): number {
  const { values, positionals } = readArgs(args, OPTIONS);
  const [name, ...words] = positionals;
  const game = gameNamed(name);
  const terminal = new Terminal({ plain: values.plain ?? false, noColour: values['no-color'] ?? false });
  const canvas = { pen: terminal.pen, width: terminal.width };
  if (values.uncovered) {
    if (words.length > 0) throw new WrongUsage('--uncovered is about all rules; leave the words out.');
    const { uncovered } = lastCoverage(join(import.meta.dirname, '..', '..'), game);
    if (values.json) terminal.print(JSON.stringify(uncovered));
    else terminal.print(...uncovered);
    return 0;
  }

  const catalog = loadCatalog(game);
  const wanted = words.join(' ');
  const found = wanted === '' ? entriesOf(catalog) : search(catalog, wanted);
  if (values.json) {
    terminal.print(JSON.stringify(found));
    return 0;
  }
  if (wanted === '') terminal.print(...bookLines(canvas, catalog));
  else if (found.length === 0) throw new Trouble(`The rulebook does not mention "${wanted}".`);
  else if (found.length === 1) terminal.print(...fullEntry(canvas, catalog, found[0]!));
  else terminal.print(...found.flatMap((entry) => entryLines(canvas, entry)));
  return 0;
}

export const command: Command = { help: HELP, run };
