/**
 * A force as a short code: `F1.2020.ku.h.3k9x2lp4q...`: its version, the prices, the limit, `h` with house rules and the Boosts behind it, the
 * units and a check sum. Digits and letters only, so that it can be read aloud and stands in a link. A card is three characters made
 * of its id: cards that are added later change no code.
 */
import type { SkirmishContent } from '../../battle.ts';
import type { ForceList, ListedUnit } from '../../printed/force-lists.ts';
import { MOST_LIMIT, MOST_MODELS, MOST_UNITS } from '../../printed/force-lists.ts';
import { bareUnit } from './editing.ts';

const VERSION = 'F1';
const DIGITS = 36;
const CARD = 3;
/** So many texts can be written in three characters, and in four. */
const OF_THREE = 46_656;
const OF_FOUR = 1_679_616;

const digits = (value: number, width: number): string => value.toString(DIGITS).padStart(width, '0');

/** A number from a text, below `most`. The factor was chosen so that no two cards of a kind have the same. */
function sumOf(text: string, factor: number, most: number): number {
  let sum = 7;
  for (const character of text) sum = (sum * factor + character.codePointAt(0)!) % most;
  return sum;
}

const FACTOR = 1015;
const signOf = (id: string): string => digits(sumOf(id, FACTOR, OF_THREE), CARD);
const checkSum = (text: string): string => digits(sumOf(text, 31, OF_FOUR), 4);

/** `3k92`: the unit card and its models, then a letter before each card: h Heroic, l Leader, i item, n copies, m Mod, p perk. */
function unitCode({ card, models, items, mods, perks, leader, heroic }: ListedUnit): string {
  const carried = [...new Set(items)].map((id) => {
    const copies = items.filter((each) => each === id).length;
    const fitted = mods.filter(({ on }) => on === id).map(({ mod }) => `m${signOf(mod)}`);
    return `i${signOf(id)}${copies > 1 ? `n${digits(copies, 1)}` : ''}${fitted.join('')}`;
  });
  return [
    signOf(card) + digits(models, 1),
    heroic ? 'h' : '',
    leader === null ? '' : `l${signOf(leader)}`,
    ...carried,
    ...perks.map((id) => `p${signOf(id)}`),
  ].join('');
}

export function forceCode({ prices, limit, house, units, boosts }: ForceList): string {
  const head = `${house ? 'h' : '0'}${boosts.map(signOf).join('')}`;
  const text = [VERSION, prices, digits(limit, 1), head, units.map(unitCode).join('-')].join('.');
  return `${text}.${checkSum(text.toLowerCase())}`;
}

export const isForceCode = (text: string): boolean => /^\s*f\d+\./i.test(text);

/** What was lost of a file or a code, and what it means for the rest. */
export interface Loss {
  readonly say: string;
  readonly args: Readonly<Record<string, string | number>>;
}

export const loss = (say: string, args: Loss['args'] = {}): Loss => ({ say: `lost.${say}`, args });

export interface Read {
  readonly list: ForceList;
  readonly lost: readonly Loss[];
}

/** The force behind a code, with what of it is unknown here; or why it is none. */
export function forceFrom(content: SkirmishContent, code: string, name: string): Read | Loss {
  const parts = code.trim().toLowerCase().split('.');
  const [version, prices, limit, head, body, sum] = parts;
  if (version !== VERSION.toLowerCase()) return loss('version', { version: version! });
  if (sum === undefined || parts.length > 6) return loss('damaged');
  if (checkSum([version, prices, limit, head, body].join('.')) !== sum) return loss('damaged');
  const book = bookOf(content);
  const lost: Loss[] = [];
  const units = body === '' ? [] : body!.split('-').map((text) => readUnit(book, text, lost));
  if (units.includes('damaged') || units.length > MOST_UNITS) return loss('damaged');
  if (!HEAD.test(head!)) return loss('damaged');
  const boosts = (head!.slice(1).match(SIGN) ?? []).flatMap((sign) => boostOf(book, sign, lost));
  const caps = Number.parseInt(limit!, DIGITS);
  if (!(caps > 0 && caps <= MOST_LIMIT)) return loss('damaged');
  const known = content.prices.has(prices!) ? prices! : [...content.prices.keys()][0]!;
  if (known !== prices) lost.push(loss('prices', { prices: prices!, used: known }));
  const read = units.filter((unit) => unit !== undefined && unit !== 'damaged');
  return { list: { name, prices: known, limit: caps, house: head!.startsWith('h'), units: read, boosts }, lost };
}

const HEAD = /^[0h]([0-9a-z]{3})*$/;
const SIGN = /.{3}/g;

function boostOf(book: Book, sign: string, lost: Loss[]): string[] {
  const id = book.boosts.get(sign);
  if (id === undefined) lost.push(loss('boost-sign', { sign }));
  return id === undefined ? [] : [id];
}

type Book = Readonly<Record<'units' | 'items' | 'leaders' | 'perks' | 'boosts', ReadonlyMap<string, string>>>;

/** Every card by its three characters. */
const bookOf = ({ units, items, leaders, perks, boosts }: SkirmishContent): Book => {
  const signs = (cards: ReadonlyMap<string, unknown>) => new Map([...cards.keys()].map((id) => [signOf(id), id]));
  return {
    units: signs(units),
    items: signs(items),
    leaders: signs(leaders),
    perks: signs(perks),
    boosts: signs(boosts),
  };
};

const UNIT = /^([0-9a-z]{3})([0-9a-z])((?:h|[limp][0-9a-z]{3}|n[0-9a-z])*)$/;
const PART = /h|[limp][0-9a-z]{3}|n[0-9a-z]/g;

/** A unit; nothing if its own card is unknown, and `damaged` if it cannot be read. */
function readUnit(book: Book, text: string, lost: Loss[]): ListedUnit | undefined | 'damaged' {
  const [, sign, many, rest = ''] = UNIT.exec(text) ?? [];
  const models = Number.parseInt(many ?? '', DIGITS);
  if (sign === undefined || !(models > 0 && models <= MOST_MODELS)) return 'damaged';
  const card = book.units.get(sign);
  if (card === undefined) {
    lost.push(loss('unit-sign', { sign }));
    return undefined;
  }
  let unit: ListedUnit = { ...bareUnit(card), models };
  for (const part of rest.match(PART) ?? []) unit = withPart(book, unit, part, lost);
  return unit;
}

function withPart(book: Book, unit: ListedUnit, part: string, lost: Loss[]): ListedUnit {
  const sign = part.slice(1);
  const found = { l: book.leaders, p: book.perks }[part[0]!] ?? book.items;
  const id = found.get(sign);
  const on = unit.items.at(-1);
  if (part === 'h') return { ...unit, heroic: true };
  if (part[0] === 'n') {
    const more = Math.max(0, Number.parseInt(sign, DIGITS) - 1);
    return on === undefined ? unit : { ...unit, items: [...unit.items, ...Array.from({ length: more }, () => on)] };
  }
  if (id === undefined) {
    lost.push(loss('card-sign', { sign, unit: unit.card }));
    return unit;
  }
  if (part[0] === 'l') return { ...unit, leader: id };
  if (part[0] === 'p') return { ...unit, perks: [...unit.perks, id] };
  if (part[0] === 'm') return on === undefined ? unit : { ...unit, mods: [...unit.mods, { on, mod: id }] };
  return { ...unit, items: [...unit.items, id] };
}
