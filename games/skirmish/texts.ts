/** How the skirmish game speaks: messages by key, and how ids are printed. */
import { type Args, type Printer, sentence, type Texts } from '@holotape/kernel';
import type { SkirmishContent } from './battle.ts';
import { askMessages } from './messages/asks.ts';
import { bookMessages } from './messages/book.ts';
import { boostMessages } from './messages/boosts.ts';
import { deedMessages } from './messages/deeds.ts';
import { messages } from './messages/en.ts';
import { featMessages } from './messages/feats.ts';
import { forceMessages } from './messages/forces.ts';
import { questMessages } from './messages/quests.ts';
import { reasonMessages } from './messages/reasons.ts';
import { inWords, nameInPlay } from './queries/names.ts';
import { SPECIAL_RULES, WAYS_TO_WIN } from './scenarios/index.ts';
import { isCode } from './terrain/index.ts';
import type { Color } from './words.ts';

type Print = Printer<SkirmishContent>;

/** Of a turret's card, too: it shoots with what it is. */
const weapon: Print = (id, content) =>
  (content.weapons.get(id as string) ?? content.turrets.get(id as string))?.name ?? String(id);

/** Whatever stands or lies on the table. */
const model: Print = (id, content) => nameInPlay(content, String(id));

/** Several of them: `a, b`. */
const models: Print = (ids, content, names) =>
  String(ids)
    .split(', ')
    .map((id) => model(id, content, names))
    .join(', ');

/** A unit by its id in play: `nora`, or a card. */
const unit: Print = (id, content) => content.units.get(id as string)?.name ?? inWords(String(id));

const item: Print = (id, content) => content.items.get(id as string)?.name ?? String(id);

const leader: Print = (id, content) => content.leaders.get(id as string)?.name ?? String(id);

const perk: Print = (id, content) => content.perks.get(id as string)?.name ?? String(id);

const faction: Print = (id, content) => content.factions.get(id as string)?.name ?? String(id);

/** Any card that a unit can have. */
const card: Print = (id, { items, leaders, perks, boosts, heroic, units }) =>
  [items, leaders, perks, units, boosts].map((cards) => cards.get(id as string)).find((each) => each !== undefined)
    ?.name ?? (id === heroic.id ? heroic.name : String(id));

/** Of what a robot or a creature may have only so many. */
const part: Print = (what) =>
  ({ weapon: 'weapons', mod: 'Mods', other: 'other items' })[what as string] ?? String(what);

/** Several cards, told one after the other. */
const items: Print = (ids, content, names) =>
  String(ids)
    .split(', ')
    .map((id) => item(id, content, names))
    .join(', ');

/** A bonus or penalty: `+2`, `-2`. */
const signed: Print = (by) => ((by as number) > 0 ? `+${by}` : String(by));

/** At the beginning of a sentence: `No damage`. */
const amount: Print = (points) => (points === 0 ? 'No' : String(points));

const danger: Print = (id, { dangers, creatures }) =>
  (dangers.get(id as string) ?? creatures.get(id as string))?.name ?? String(id);

const turret: Print = (id, content) => content.turrets.get(id as string)?.name ?? String(id);

const stranger: Print = (id, content) => content.strangers.get(id as string)?.name ?? String(id);

/** An Event with what it does. */
const event: Print = (id, content) => {
  const card = content.events.get(id as string);
  return card === undefined ? String(id) : `${card.name}. ${card.text.replace(/\.$/, '')}`;
};

/** A Boost with what it does. */
const boost: Print = (id, content) => {
  const card = content.boosts.get(id as string);
  return card === undefined ? String(id) : `${card.name}. ${card.text}`;
};

/** A Quest by its name and part, and what it wants. */
const quest: Print = (id, content) => {
  const card = content.quests.get(id as string);
  return card === undefined ? String(id) : `${card.name}${card.part === undefined ? '' : ` ${card.part}`}`;
};
const task: Print = (id, content) => content.quests.get(id as string)?.text ?? String(id);

/** A Consequence with what it does. */
const consequence: Print = (id, content) => {
  const card = content.consequences.get(id as string);
  return card === undefined ? String(id) : `${card.name}. ${card.text}`;
};

/** A card of any deck by its name. */
const any: Print = (id, content) => {
  const { items, dangers, creatures, strangers, events } = content;
  const card = [items, dangers, creatures, strangers, events].map((deck) => deck.get(id as string)).find(Boolean);
  return card?.name ?? String(id);
};

/** A table of the box by its name, one laid by chance by its number. */
const table: Print = (id, content) => {
  const name = String(id);
  const number = /^(?:lot|chance)-(\d+)$/.exec(name)?.[1];
  if (number !== undefined) return `by chance, number ${number}`;
  return content.tables.get(name)?.name ?? (isCode(name) ? 'drawn by hand' : 'by chance');
};

const terrain: Print = (kind, content) => content.terrain.get(kind as string)?.name ?? String(kind);

/** `fort-davis/0/win`: what a side reads when a scenario is over. */
const outcome: Print = (key, content) => {
  const [id, seat, text] = String(key).split('/') as [string, string, string];
  const scenario = content.scenarios.get(id);
  return (text === 'tie' ? scenario?.tie : scenario?.outcomes[Number(seat)]?.[text]) ?? String(key);
};

const scenario: Print = (id, content) => content.scenarios.get(id as string)?.name ?? String(id);

/** `injured-arm` as "injured arm". */
const words: Print = (id) => String(id).replaceAll('-', ' ');

/** Icons on a die, as people call them. */
const ICONS: Readonly<Record<string, string>> = {
  'reduce-armor': 'Armor Reduction',
  'minus-1': '-1',
  'minus-2': '-2',
  'minus-3': '-3',
};
const icons: Print = (shown) =>
  String(shown)
    .split(', ')
    .map((icon) => ICONS[icon] ?? icon)
    .join(', ') || 'nothing';

/** Places are told in inches from the lower left corner, as on the rulers. */
const inches: Print = (tenths) => String(Math.round((tenths as number) / 25.4) / 10);

/** A range by its color and its length. */
const ruler: Print = (color, content) =>
  `${color}, ${inches(content.rulers.get(color as Color)!.length, content, [])} inches`;

/** What lies behind a bonus or penalty, by its rule. */
const CAUSES: Readonly<Record<string, string>> = {
  'WW-COVER-2': 'cover',
  'WW-COND-3': 'Frozen',
  'WW-COND-7': 'an Injured Arm',
  'WW-QUICK-2': 'a Quick Action',
  'WW-TEST-12': 'a Speciality',
  'WW-LEADER-5': 'an enemy near by',
  'WW-ITEM-8': 'the Mod of the weapon',
  'WW-CARD-1': 'the target is hard to hit',
  'WW-CC-11': 'not a weapon for close combat',
  'WW-CC-13': 'the target is Stunned',
  'WW-MELEE-1': 'into a melee',
  'WW-CLIMB-2': 'a gift for climbing',
  'WW-WASTE-2': 'the card says so',
  'CH-EVENT-5': 'the Event',
  'WW-RULING-99': 'hidden by Stealth',
  'WW-RULING-102': 'heartened',
  'CH-BOOST-4': 'a Boost',
  'CH-QUEST-1': 'the Quest',
  'SC-GAF-12': 'the counter-measure',
};

const cause: Print = (rule) => CAUSES[rule as string] ?? String(rule);

/** What an AI model is about to do. */
const ACTIVITIES: Readonly<Record<string, string>> = {
  strike: 'strike',
  charge: 'charge',
  engage: 'move into contact',
  'to-charge': 'move to where it can charge',
  'to-move': 'move nearer',
  towards: 'move towards an enemy',
  shoot: 'shoot',
  throw: 'throw',
  'to-shot': 'move to where it has a shot',
  disengage: 'get away for a shot',
  interact: 'use what it came for',
  'to-subject': 'move to where it is needed',
  'shake-off': 'get back on its feet',
  nothing: 'do nothing',
};

const activity: Print = (id) => ACTIVITIES[id as string] ?? String(id);

/** What a side wins by, as it is told. */
const goal: Print = (value, content, names) => {
  const { say, args } = value as { readonly say: string; readonly args: Args };
  return sentence(texts, content, names, say, args);
};

/** What scenarios say stands with their rules. */
const scenarioMessages = [...SPECIAL_RULES.values(), ...Object.values(WAYS_TO_WIN)].flatMap(({ messages: own }) =>
  Object.entries(own ?? {}),
);

export const texts: Texts<SkirmishContent> = {
  messages: {
    ...messages,
    ...askMessages,
    ...deedMessages,
    ...bookMessages,
    ...boostMessages,
    ...questMessages,
    ...reasonMessages,
    ...featMessages,
    ...forceMessages,
    ...Object.fromEntries(scenarioMessages),
  },
  printers: {
    words,
    icons,
    ruler,
    weapon,
    item,
    items,
    signed,
    amount,
    unit,
    leader,
    perk,
    faction,
    card,
    part,
    danger,
    turret,
    stranger,
    event,
    boost,
    quest,
    task,
    consequence,
    any,
    model,
    models,
    inches,
    cause,
    activity,
    table,
    terrain,
    outcome,
    scenario,
    goal,
  },
};
