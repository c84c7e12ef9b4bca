/** What commands have in common that let bots play many games. */
import { BOT_NAMES, type BotName, isBotName } from '@holotape/bots';
import { type Decision, type Progress, simulate } from '@holotape/bots/simulate';
import { listed } from '../terminal/text.ts';
import { WrongUsage } from '../terminal/trouble.ts';
import { orTrouble } from './backup.ts';
import { wholeNumber } from './command.ts';

export const MOST_GAMES = 10_000_000;
export const MOST_JOBS = 256;
const MOST_WORLDS = 1_000_000;

export const WORLDS_HELP = '  --worlds N          how many imagined worlds a search bot looks into for one answer';

export const TOGETHER_HELP = `  --database URL      together with every "holotape work" on this PostgreSQL database; the figures are the same
                      (with --jobs 0 those play alone)`;

/** Without a database somebody here has to play. */
export const jobsFrom = (text: string, database: string | undefined): number =>
  wholeNumber('--jobs', text, database === undefined ? 1 : 0, MOST_JOBS);

/** How the games are played: here, or together with whoever works on a database. */
export function playing(database: string | undefined, packs: readonly string[] = []): typeof simulate {
  if (database === undefined) return simulate;
  if (packs.length > 0)
    throw new WrongUsage('--pack is a folder of this machine, which others do not have: leave out --database.');
  return async (options, onProgress) => {
    const { simulateTogether } = await import('@holotape/server/jobs/simulate');
    return orTrouble(simulateTogether(database, options, onProgress));
  };
}

export function botsFrom(text: string): BotName[] {
  return text.split(',').map((each) => {
    const name = each.trim().toLowerCase();
    if (!isBotName(name))
      throw new WrongUsage(`Games are played by ${listed(BOT_NAMES, 'or')} bots; "${each.trim()}" is none.`);
    return name;
  });
}

/** Nothing if it was not asked for. */
export const worldsFrom = (text: string | undefined): { readonly worlds?: number } =>
  text === undefined ? {} : { worlds: wholeNumber('--worlds', text, 1, MOST_WORLDS) };

/** What is known of the question so far: `; 54 % (47 to 61)`. */
function soFar(decision: Decision | undefined): string {
  if (decision === undefined || decision.games === 0) return '';
  const [mean, low, high] = [decision.mean, decision.low, decision.high].map((each) => (100 * each).toFixed(0));
  return `; ${mean} % (${low} to ${high})`;
}

/** A bar on the error stream, so that the report can go elsewhere. */
export function progressBar(what = ''): ((progress: Progress) => void) | undefined {
  const { stderr } = process;
  if (!stderr.isTTY) return undefined;
  const room = 40;
  return ({ done, of, seconds, workers = 0, decision }) => {
    const full = Math.round((room * done) / of);
    const left = done === 0 ? '' : `, ${Math.ceil((seconds / done) * (of - done))} s to go`;
    const helped = workers > 1 ? `, ${workers} at work` : '';
    stderr.write(
      `\r\x1b[2K${what}[${'#'.repeat(full)}${'.'.repeat(room - full)}] ${done} of ${of}${left}${helped}${soFar(decision)}`,
    );
    if (done === of) stderr.write('\r\x1b[2K');
  };
}
