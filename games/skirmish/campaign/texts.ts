/** How a campaign speaks: its own messages, and the printers of the skirmish with some more. */
import type { Printer, Texts } from '@holotape/kernel';
import type { SkirmishContent } from '../battle.ts';
import { inWords } from '../queries/names.ts';
import { texts } from '../texts.ts';
import { campaignMessages } from './messages.ts';

type Print = Printer<SkirmishContent>;

/** A Structure by its card, or as it was built: `armor-shop-7`. */
const structure: Print = (id, { structures }) =>
  (structures.get(String(id)) ?? structures.get(String(id).replace(/-\d+$/, '')))?.name ?? String(id);

const explore: Print = (id, content) => content.explore.get(id as string)?.name ?? String(id);

/** A unit of a house: `settler-b` is the second of its card. */
const member: Print = (id, content) => {
  const name = String(id);
  const [, card = name, letter] = /^(.+)-([b-z])$/.exec(name) ?? [];
  const unit = content.units.get(name) ?? content.units.get(card);
  if (unit === undefined) return inWords(name);
  return content.units.has(name) || letter === undefined ? unit.name : `${unit.name} ${letter.toUpperCase()}`;
};

/** Any card that can be held. */
const held: Print = (id, content, names) =>
  content.boosts.get(id as string)?.name ??
  content.explore.get(id as string)?.name ??
  texts.printers.card!(id, content, names);

const several =
  (one: Print): Print =>
  (ids, content, names) =>
    String(ids)
      .split(', ')
      .map((id) => one(id, content, names))
      .join(', ');

const HARMS: Readonly<Record<string, string>> = {
  damage: 'damage',
  radiation: 'radiation',
  stunned: 'a Stunned marker',
  tokens: 'an Armor Boost Token',
};
const harm: Print = (what) => HARMS[what as string] ?? String(what);

export const campaignTexts: Texts<SkirmishContent> = {
  messages: { ...texts.messages, ...campaignMessages },
  printers: {
    ...texts.printers,
    structure,
    explore,
    member,
    held,
    helds: several(held),
    perks: several(texts.printers.perk!),
    harm,
  },
};
