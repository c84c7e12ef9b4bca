/** `holotape force`: forces of the skirmish are made, checked, printed and passed on. */
import { writeFileSync } from 'node:fs';
import { randomFrom } from '@holotape/kernel';
import { loadGame } from '@holotape/shelf';
import type { SkirmishContent } from '@holotape/skirmish/battle';
import { type ForceList, MOST_LIMIT } from '@holotape/skirmish/printed/force-lists';
import { randomForce } from '@holotape/skirmish/queries/force-lists/chance';
import { forceCode } from '@holotape/skirmish/queries/force-lists/codes';
import { flawsOf, isPlayable } from '@holotape/skirmish/queries/force-lists/flaws';
import { LIMITS } from '@holotape/skirmish/queries/force-lists/prices';
import { fileOf } from '@holotape/skirmish/queries/force-lists/reading';
import { forceHead, forceLines, sheetLines, verdictLines } from '../games/skirmish/force-sheet.ts';
import { boostsFromWords, forceNamed, unitFromWords } from '../games/skirmish/forces.ts';
import { Terminal } from '../terminal/terminal.ts';
import { listed } from '../terminal/text.ts';
import { Trouble, WrongUsage, whyNotFile } from '../terminal/trouble.ts';
import { type Command, LOOK_HELP, LOOK_OPTIONS, nothingMore, readArgs, wholeNumber } from './command.ts';

const OPTIONS = {
  ...LOOK_OPTIONS,
  caps: { type: 'string', default: String(LIMITS.regular) },
  name: { type: 'string' },
  prices: { type: 'string', default: '2020' },
  faction: { type: 'string', default: 'survivors' },
  seed: { type: 'string' },
  house: { type: 'boolean' },
  boosts: { type: 'string' },
  file: { type: 'string' },
} as const;

const HELP = `holotape force new UNIT...       a force of these units: "3 settler: assault-rifle, 2 stimpak"
holotape force random            a legal force by chance
holotape force box               the forces of the box
holotape force check FORCE       what the book has against it, and the cheapest way to put it right
holotape force print FORCE       every card with its figures, and boxes for a pencil
holotape force code FORCE        a short code to pass on

FORCE is a file, a code or the name of a force of the box. UNIT is a number, a unit card and, after a colon, what it
has: items (with a Mod: hunting-rifle+silenced), "leader CARD", "perk CARD", "heroic". Without a colon it has what it
usually carries. "holotape play skirmish --scenario noon --force FORCE --against FORCE" fights with them.

  --caps N            the limit (the usual: ${LIMITS.regular}; a small battle has ${LIMITS.small}, a large one ${LIMITS.large})
  --name TEXT         what it is called
  --prices YEAR       2020, as on the printed cards, or 2024
  --faction NAME      of a force by chance (the usual: survivors)
  --seed TEXT         the same seed gives the same force
  --boosts LIST       new: the Boosts of the force, "sprint, get ready"
  --house             house rules: what the book forbids is told and let pass
  --file FILE         new, random and code: write it there, too
${LOOK_HELP}

The exit code is 1 if the force cannot be played.`;

type Values = ReturnType<typeof readArgs<typeof OPTIONS>>['values'];

/** What makes a list beside its units. */
function headOf(content: SkirmishContent, values: Values, name: string): Omit<ForceList, 'units'> {
  const prices = values.prices;
  if (!content.prices.has(prices))
    throw new WrongUsage(`--prices takes ${listed([...content.prices.keys()], 'or')}, not "${prices}".`);
  const limit = wholeNumber('--caps', values.caps, 1, MOST_LIMIT);
  const boosts = boostsFromWords(content, values.boosts);
  return { name: values.name ?? name, prices, limit, house: values.house ?? false, boosts };
}

function byChance(content: SkirmishContent, values: Values): ForceList {
  const factions = [...content.factions.values()];
  const wanted = values.faction.toLowerCase();
  const faction = factions.find(({ id, name }) => id.startsWith(wanted) || name.toLowerCase().startsWith(wanted));
  if (faction === undefined)
    throw new WrongUsage(
      `There is no faction called "${values.faction}"; there is ${listed(
        factions.map(({ id }) => id),
        'or',
      )}.`,
    );
  const head = headOf(content, values, `${faction.name} by chance`);
  const random = randomFrom(values.seed ?? crypto.randomUUID());
  const list = randomForce(content, { ...head, faction: faction.id }, random);
  if (list.units.length === 0) throw new Trouble(`For ${head.limit} Caps nobody of ${faction.name} leads a force.`);
  return list;
}

function save(file: string, list: ForceList): void {
  try {
    writeFileSync(file, fileOf(list));
  } catch (error) {
    throw new Trouble(`${file} cannot be written: ${whyNotFile(error)}.`, error);
  }
}

function run(args: readonly string[]): number {
  const { values, positionals } = readArgs(args, OPTIONS);
  const [what, ...given] = positionals;
  const content = loadGame('skirmish').content as SkirmishContent;
  const terminal = new Terminal({ plain: values.plain ?? false, noColour: values['no-color'] ?? false });
  const { width } = terminal;
  const print = (...lines: string[]): void => terminal.print(...lines);

  if (what === 'box') {
    nothingMore(given);
    for (const { about, faction: _, id: __, ...list } of content.lists.values())
      print(forceHead(content, { ...list, house: false }), `    ${about}`);
    return 0;
  }
  const { list, lost } = wanted(content, what, given, values);
  print(...lost);
  if (values.file !== undefined) save(values.file, list);
  if (what === 'code') print(forceCode(list));
  else if (what === 'print') print(...sheetLines(content, list, width));
  else print(...forceLines(content, list, width), ...verdictLines(content, list, width), forceCode(list));
  return isPlayable(list, flawsOf(content, list)) ? 0 : 1;
}

/** The force that a command is about. */
function wanted(content: SkirmishContent, what: string | undefined, given: readonly string[], values: Values) {
  switch (what) {
    case 'new': {
      if (given.length === 0)
        throw new WrongUsage('Say which units: holotape force new "sole survivor: leader hunter".');
      const units = given.map((text) => unitFromWords(content, text));
      return { list: { ...headOf(content, values, 'A new force'), units }, lost: [] };
    }
    case 'random':
      nothingMore(given);
      return { list: byChance(content, values), lost: [] };
    case 'check':
    case 'print':
    case 'code': {
      const [force, ...extra] = given;
      if (force === undefined) throw new WrongUsage(`Which force? Say "holotape force ${what} FORCE".`);
      nothingMore(extra);
      return forceNamed(content, force);
    }
    default:
      throw new WrongUsage('Say "holotape force new", random, box, check, print or code; "--help" says more.');
  }
}

export const command: Command = { help: HELP, run };
