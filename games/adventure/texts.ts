/** How the adventure game speaks: messages by key, and how ids are printed. */
import { count, type Printer, type Texts } from '@holotape/kernel';
import type { AdventureContent } from './content.ts';
import { messages } from './messages/en.ts';
import { spaceName } from './printed/words.ts';
import { FACTIONS, type Faction, VATS_DICE } from './words.ts';

type Print = Printer<AdventureContent>;

/** `well-rested` as "Well Rested". */
const word: Print = (id) =>
  String(id)
    .split('-')
    .map((each) => each.charAt(0).toUpperCase() + each.slice(1))
    .join(' ');

const counted =
  (one: string): Print =>
  (n) =>
    count(Number(n), one);
const list: Print = (ids) => (ids as string[]).join(', ').replaceAll('-', ' ');
const letters: Print = (ids) => (ids as string[]).join(' and ');
const item: Print = (id, content) => content.items.get(id as string)?.name ?? String(id);
const perk: Print = (id, content) => content.perks.get(id as string)?.name ?? String(id);
const goal: Print = (id, content) => content.goals.get(id as string)?.name ?? String(id);
/** What it says stands within a sentence that has a full stop of its own. */
const aside = (name: string, text: string): string => `${name} (${text.replace(/\.$/, '')})`;
const upgrade: Print = (id, content) => {
  const card = content.upgrades.get(id as string);
  return card === undefined ? String(id) : aside(card.name, card.text);
};
const mod: Print = (id, content) => content.modifications.get(id as string)?.name ?? String(id);
const mutation: Print = (id, content) => {
  const card = content.mutations.get(id as string);
  return card === undefined ? String(id) : aside(card.name, `${card.good} ${card.bad}`);
};
const agenda: Print = (id, content) => content.agendas.get(id as string)?.name ?? String(id);
const card: Print = (id, content) => content.cards.get(id as string)?.title ?? String(id);
const tile: Print = (id, content) => content.tiles.get(id as string)?.name ?? String(id);
const survivor: Print = (id, content) => content.survivors.get(id as string)?.name ?? String(id);

/** The scenario knows what the factions are called; here they are what they are on every card. */
const faction: Print = (id) => `the ${id} faction`;
const factions: Print = (ids, content, names) =>
  (ids as string[]).map((id) => faction(id, content, names)).join(' and ');

const enemy: Print = (token, content, names) =>
  FACTIONS.includes(token as Faction)
    ? `an enemy of ${faction(token, content, names)}`
    : (content.tokens.get(token as string)?.name ?? String(token));

/** By the id of the printed enemy, or of a faction. */
const foe: Print = (id, content, names) =>
  FACTIONS.includes(id as Faction)
    ? `an enemy of ${faction(id, content, names)}`
    : ([...content.tokens.values()].find((each) => each.id === id)?.name ?? String(id));

const type: Print = (id, content, names) =>
  FACTIONS.includes(id as Faction) ? faction(id, content, names) : String(id).replace('-', ' ');

const space: Print = (id, content) => spaceName(content, String(id));

/** Hits and areas of each die: "2 body legs". */
const dice: Print = (faces, content) =>
  (faces as number[])
    .map((face) => {
      const { hits, areas } = content.dice[face - 1]!;
      return `[${hits} ${areas.join(' ')}]`;
    })
    .join(' ');

/** What a roll is for: "2 dice with head or body are needed". */
const wanted: Print = (value) => {
  const { hits, areas } = value as { readonly hits: number; readonly areas: readonly string[] };
  if (areas.length > 0) return `dice with ${areas.join(' or ')} needed: ${Math.max(0, hits)}`;
  return hits >= 2 * VATS_DICE ? 'every hit counts' : `hits needed: ${hits}`;
};

export const texts: Texts<AdventureContent> = {
  messages,
  printers: {
    word,
    list,
    rads: counted('rad'),
    caps: counted('Cap'),
    hits: counted('hit'),
    letters,
    item,
    perk,
    agenda,
    goal,
    upgrade,
    mod,
    mutation,
    foe,
    card,
    tile,
    survivor,
    faction,
    factions,
    enemy,
    type,
    space,
    dice,
    wanted,
  },
};
