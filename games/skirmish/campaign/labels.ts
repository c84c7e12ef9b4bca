/** Answers of a campaign in words: what they cost, and what they would give. For every screen. */
import { type Answer, count, type Json, type Seat } from '@holotape/kernel';
import type { SkirmishContent } from '../battle.ts';
import type { ExploreOffer } from '../content.ts';
import type { ForceList } from '../printed/force-lists.ts';
import { standardUnit } from '../queries/force-lists/chance.ts';
import { forceCaps, unitCaps } from '../queries/force-lists/prices.ts';
import { ATTRIBUTES } from '../words.ts';
import type { Campaign } from './campaign.ts';
import { perkPrice, scrapValue } from './queries/building.ts';
import { worthOf } from './queries/cards.ts';
import { oddsOf } from './queries/exploring.ts';
import { structureById } from './queries/houses.ts';
import type { BattleReport } from './queries/reports.ts';
import { campaignTexts } from './texts.ts';

interface Label {
  readonly name: string;
  /** What it costs and does, if the name does not say. */
  readonly detail?: string;
}

const { printers } = campaignTexts;

/** `build:armor-shop` as its word and what it is about. */
export const partsOf = (id: string): readonly [word: string, what: string] => {
  const at = id.indexOf(':');
  return at < 0 ? [id, ''] : [id.slice(0, at), id.slice(at + 1)];
};

interface Told {
  readonly campaign: Campaign;
  readonly content: SkirmishContent;
  readonly names: readonly string[];
  readonly seat: number;
  readonly ask: string;
}

const print = ({ content, names }: Told, printer: string, what: Json): string =>
  printers[printer]!(what, content, names);

const structure = (told: Told, id: string): string => print(told, 'structure', id);

/** A card with what it is and what it sells for. */
function cardLabel(told: Told, verb: string, id: string): Label {
  const { campaign, content } = told;
  const item = content.items.get(id);
  const text = item !== undefined && 'text' in item && item.text !== '' ? `${item.text} ` : '';
  const kind = content.boosts.get(id)?.type ?? item?.kind.replace('-', ' ') ?? '';
  return {
    name: `${verb}${print(told, 'held', id)}`,
    detail: `${kind}. ${text}Sells for ${worthOf(campaign, id)} Caps.`,
  };
}

/** What a Structure that works does: what it needs to is no news any more. */
const doneBy = ({ campaign, content, seat }: Told, id: string): string =>
  content.structures
    .get(structureById(campaign, seat, id).card)!
    .text.replaceAll(/Needs [^.]*\.\s*/g, '')
    .trim();

/** How likely it goes well, of a hundred times. CH-EXPLORE-3 */
function chanceOf({ campaign, seat }: Told, offer: ExploreOffer): string {
  const odds = oddsOf(campaign, seat, offer);
  if (odds === undefined) return '';
  const percent = Math.round((100 * odds.good) / odds.of);
  return odds.value === null ? ` A Star: ${percent} %.` : ` The Leader needs ${odds.value} or less: ${percent} %.`;
}

type Teller = (told: Told, what: string) => Label;

/** Of two joined by @: what is used, and on what. */
const both = (what: string): [string, string] => what.split('@') as [string, string];

const WORDS: Readonly<Record<string, Teller>> = {
  done: ({ ask }) => ({ name: ask === 'select' ? 'Done: the rest is sold' : 'Done' }),
  build(told, card) {
    if (card === '') return { name: 'Back to Step 1', detail: 'Nothing was drawn yet.' };
    const { caps, text } = told.content.structures.get(card)!;
    return { name: structure(told, card), detail: `${caps} Caps. ${text}` };
  },
  scrap: (told, id) => ({
    name: `Scrap the ${structure(told, id)}`,
    detail: `${scrapValue(told.campaign, structureById(told.campaign, told.seat, id))} Caps back.`,
  }),
  land: (_, by) => ({
    name: by === 'caps' ? 'Land for 500 Caps' : 'Land for 5 Quests',
    detail: 'Room for 10 more Structures.',
  }),
  adopt: (told, perk) => ({
    name: print(told, 'perk', perk),
    detail: `${perkPrice(told.campaign, perk)} Caps. ${told.content.perks.get(perk)!.text}`,
  }),
  train: (told, id) => ({ name: `A perk for ${print(told, 'member', id)}` }),
  none: () => ({ name: 'None' }),
  forget(told, what) {
    const [perk, member] = what.split('@') as [string, string | undefined];
    const whose = member === undefined ? '' : ` of ${print(told, 'member', member)}`;
    return { name: `Give up ${print(told, 'perk', perk)}${whose}`, detail: 'Nothing comes back.' };
  },
  use: (told, id) => ({ name: structure(told, id), detail: doneBy(told, id) }),
  named(told, what) {
    const [office, id] = both(what);
    return {
      name: `${structure(told, office)}: a card by its name`,
      detail: `In place of the ${structure(told, id)}.`,
    };
  },
  again(told, what) {
    const [room, id] = both(what);
    return { name: `${structure(told, room)}: the ${structure(told, id)} once more` };
  },
  mend(told, what) {
    const [station, at] = both(what);
    const suit = told.campaign.state.houses[told.seat]!.degraded[Number(at)]!;
    return { name: `${structure(told, station)}: mend the ${print(told, 'item', suit.card)}` };
  },
  keep: (told, id) => cardLabel(told, 'Keep ', id),
  help: (told, id) => ({ name: structure(told, id), detail: doneBy(told, id) }),
  take: (told, id) => (id === '' ? { name: 'Take it' } : cardLabel(told, 'Pack ', id)),
  leave: (told, id) => cardLabel(told, 'Unpack ', id),
  retain: (told, id) => cardLabel(told, 'Keep ', id),
  pass: () => ({ name: 'Pass it over' }),
  mod: () => ({ name: 'A Mod' }),
  token: () => ({ name: 'An Armor Boost Token' }),
  same: () => ({ name: 'The same as before', detail: 'Tests for Explore cards are at -2.' }),
  found: () => ({ name: 'Found a Settlement' }),
  printed: () => ({ name: 'What the card says' }),
  caps: () => ({ name: 'The Caps' }),
  boosts: () => ({ name: 'Two Boosts by chance', detail: 'Beside what is packed, above the usual most.' }),
  'not-yet': () => ({ name: 'Not yet' }),
  offer(told, id) {
    const card = told.content.explore.get(told.campaign.state.exploring!)!;
    const offer = card.offers.find((each) => each.id === id)!;
    return { name: offer.name, detail: `${card.text}${chanceOf(told, offer)}` };
  },
  'walk-by': (told) => {
    const card = told.content.explore.get(told.campaign.state.exploring!)!;
    return { name: 'Walk on', ...(card.offers.length === 0 && { detail: card.text }) };
  },
  scout: () => ({ name: 'Send the scouts on', detail: 'Another Explore card.' }),
};

/** What an option is where it has no word before it: which printer says it. */
const PRINTED: Readonly<Record<string, string>> = {
  'found.faction': 'faction',
  'found.leader': 'unit',
  'found.card': 'leader',
  'after.leader': 'member',
  'after.leader-card': 'leader',
  'match.choose': 'scenario',
  'force.allot': 'member',
  'draw.named': 'held',
  'build.perk': 'perk',
  'explore.discard': 'held',
  'after.discard': 'held',
};

/** How large and how long a battle is, and what it is about. */
function scenarioDetail({ state, content }: Campaign, id: string): string {
  const { own, rounds, summary } = content.scenarios.get(id)!;
  return `${own!.caps ?? state.agreed.caps} Caps, ${rounds} rounds. ${summary}`;
}

/** What they cost and what Explore cards will test. CH-EXPLORE-3 */
function leaderDetail({ state, content }: Campaign, id: string): string {
  const { special } = content.units.get(id)!;
  const caps = unitCaps(content, state.agreed.prices, standardUnit(content, id));
  return `${caps} Caps. ${ATTRIBUTES.map((each) => `${each}\u00a0${special[each]}`).join(', ')}`;
}

const detailOf = ({ campaign, content, ask }: Told, id: string): string | undefined => {
  if (ask === 'build.perk') return `${perkPrice(campaign, id)} Caps. ${content.perks.get(id)!.text}`;
  if (ask === 'found.card' || ask === 'after.leader-card') return content.leaders.get(id)?.text;
  if (ask === 'explore.structure') return content.structures.get(id)?.text;
  if (ask === 'match.choose') return scenarioDetail(campaign, id);
  if (ask === 'found.leader') return leaderDetail(campaign, id);
  if (ask === 'found.faction')
    return count([...content.units.values()].filter(({ faction }) => faction === id).length, 'unit');
  return undefined;
};

/** A force that is suggested: what is in it, and what it costs. */
function forceLabel({ content }: Told, list: ForceList): Label {
  const units = list.units.map(
    ({ card, models, leader }) =>
      `${content.units.get(card)!.name}${models > 1 ? ` ${models}` : ''}${leader === null ? '' : ' (leads)'}`,
  );
  const several = [...new Set(units)].map((unit) => [unit, units.filter((each) => each === unit).length] as const);
  return {
    name: `${forceCaps(content, list)} Caps, ${count(list.units.length, 'unit')}`,
    detail: several.map(([unit, times]) => (times > 1 ? `${times} × ${unit}` : unit)).join(', '),
  };
}

function reportLabel({ campaign, names }: Told, { winners, calledOff, sides: reported }: BattleReport): Label {
  const { sides } = campaign.state.battles.at(-1)!;
  if (calledOff)
    return { name: 'Called off', detail: 'As if it had never been: everybody keeps what they had packed.' };
  const [at] = winners;
  const fell = reported.flatMap(({ units }) => units).reduce((sum, unit) => sum + unit.fell, 0);
  return {
    name: at === undefined ? 'Nobody won' : `${names[sides[at]!.seat]} won`,
    detail: fell === 0 ? 'Everybody home unharmed.' : `${count(fell, 'model')} removed.`,
  };
}

/** Whose question it is, and what it is called. */
interface AskedOf {
  readonly ask: string;
  readonly seat: Seat;
}

export function labelOf(campaign: Campaign, names: readonly string[], { ask, seat }: AskedOf, answer: Answer): Label {
  const told: Told = { campaign, content: campaign.content, names, seat, ask };
  if (ask === 'force') return forceLabel(told, answer as ForceList);
  if (ask === 'battle') return reportLabel(told, answer as BattleReport);
  const id = String(answer);
  const [word, what] = partsOf(id);
  const teller = id === 'same' || id === 'none' || PRINTED[ask] === undefined ? WORDS[word] : undefined;
  if (teller !== undefined) return teller(told, what);
  const detail = detailOf(told, id);
  const name = print(told, PRINTED[ask] ?? 'structure', id);
  return detail === undefined ? { name } : { name, detail };
}

/** Headings of what Step 1 offers, in the order of the book. */
export const BUILD_TITLES: Readonly<Record<string, string>> = {
  build: 'To build',
  scrap: 'To scrap',
  land: 'Land',
  adopt: 'Perks of the Settlement',
  train: 'Perks of models',
  forget: 'To give up',
};
