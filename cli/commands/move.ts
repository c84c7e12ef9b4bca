/** `holotape move`: everything from one storage to another. */
import { WrongUsage } from '../terminal/trouble.ts';
import { amount, orTrouble } from './backup.ts';
import { type Command, nothingMore, readArgs } from './command.ts';

const HELP = `holotape move --from PLACE --to PLACE

Moves everything a server keeps (tables, seats, secrets) from one storage to another. A place is a folder, as --data
names it, or a PostgreSQL database, as --database does. No server may use either. Nothing is taken away from where it
was; all of it is compared at the end. If it is broken off, say it again: it goes on where it was.`;

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, { from: { type: 'string' }, to: { type: 'string' } });
  nothingMore(positionals);
  const { from, to } = values;
  if (from === undefined || to === undefined)
    throw new WrongUsage('From where, and where to? Say "holotape move --from PLACE --to PLACE".');
  const { move } = await import('@holotape/server/operating/move');
  const { tables, events, found } = await orTrouble(move(from, to));
  const before = found > 0 ? ` (${amount(found, 'table')} had been moved before)` : '';
  console.log(`Moved and compared: ${amount(tables, 'table')} with ${amount(events, 'event')}${before}.`);
  return 0;
}

export const command: Command = { help: HELP, run };
