/** What must hold in every state of the adventure game, whatever was answered. */
import type { Viewer } from '@holotape/kernel';
import { characterCards, isStarred } from '../../content.ts';
import { isAffected } from '../../queries/effects.ts';
import { isAsOne } from '../../queries/fate.ts';
import { isFactionToken } from '../../queries/foes.ts';
import { isOnMap } from '../../queries/map.ts';
import { inventoryLimit, inventoryOf } from '../../queries/survivors.ts';
import { boxOf } from '../../rules/setup.ts';
import type { Adventure } from '../../state.ts';
import {
  AGENDA_LIMIT,
  CAMP_TOKENS,
  type InSet,
  LETTERS,
  TOKENS_PER_LETTER,
  TRACK_END,
  TRAIT_TOKENS,
} from '../../words.ts';

function doubles(ids: readonly string[]): string[] {
  if (new Set(ids).size === ids.length) return [];
  return ids.filter((id, i) => ids.indexOf(id) !== i);
}

type Kind =
  | 'token'
  | 'item'
  | 'agenda'
  | 'perk'
  | 'card'
  | 'goal'
  | 'upgrade'
  | 'modification'
  | 'mutation'
  | 'activation card';

/**
 * What lies in nobody's place while something is asked, because it is just being dealt out: several items are taken one by one, assets
 * are turned up to buy one of, a token is drawn before its icon is chosen. At every other question all is in its place.
 */
const ON_ITS_WAY: Readonly<Record<string, Kind>> = {
  'gain.equip': 'item',
  'gain.pushed-out': 'item',
  'equip.instead': 'item',
  'shop.offer': 'item',
  'enemy.replace': 'token',
};

/** Compares what there is of a kind with what was found, for what is asked now. */
const accountant =
  (ask: string | undefined) =>
  (kind: Kind, all: readonly string[], found: readonly string[]): string[] => {
    const there = new Set(found);
    if (found.length === all.length && there.size === found.length && all.every((id) => there.has(id))) return [];
    const known = new Set(all);
    const mayLack = ask !== undefined && ON_ITS_WAY[ask] === kind;
    return [
      ...(mayLack ? [] : all.filter((id) => !there.has(id)).map((id) => `the ${kind} ${id} is nowhere`)),
      ...found.filter((id) => !known.has(id)).map((id) => `the ${kind} ${id} is not in the box`),
      ...doubles(found).map((id) => `the ${kind} ${id} is in two places`),
    ];
  };

/** Whether every limit is kept: somebody's turn goes on, and nothing else is asked first. */
const isSettled = (ask: string | undefined): boolean => ask === undefined || ask === 'turn';

/** Sentences about what is wrong; none in a sound game, whatever is asked and whatever was answered before it in the same step. */
export function whatIsWrong(session: Looked): string[] {
  const { position, question } = session;
  return [...wrongIn(position, question?.ask), ...mutationsSeen(session)];
}

/** What a session shows of itself. */
interface Looked {
  readonly position: Adventure;
  readonly question: { readonly ask: string } | undefined;
  view(viewer: Viewer): unknown;
}

/** `ask`: what is asked now; nothing, if the game is over. */
export function wrongIn(adventure: Adventure, ask: string | undefined): string[] {
  const { state, content } = adventure;
  const settled = isSettled(ask);
  if (state.phase === 'setup') return [];
  const wrong: string[] = [];
  for (const [seat, survivor] of state.survivors.entries()) {
    const { hp, rads, letters, caps, traits, space, eliminated, xp } = survivor;
    if (hp < 0 || hp > TRACK_END || rads < 0 || rads > TRACK_END) wrong.push(`HP ${hp}, rads ${rads}`);
    if (caps < 0) wrong.push(`${caps} Caps`);
    if (xp > LETTERS.length) wrong.push(`the XP peg is in hole ${xp}`);
    wrong.push(...doubles(letters).map((letter) => `${letter} is owned twice`));
    for (const sides of TRAIT_TOKENS)
      if (traits.filter(({ trait }) => (sides as readonly string[]).includes(trait)).length > 1)
        wrong.push(`both ${sides.join(' and ')}`);
    if (space !== null && !isOnMap(adventure, space)) wrong.push(`a survivor stands at ${space}, off the map`);
    if (settled && (space === null) !== eliminated) wrong.push('a survivor is off the map');
    const least = isAffected(adventure, seat, 'lastBreath') ? rads : rads + 1;
    if (settled && !eliminated && hp < Math.max(1, least)) wrong.push(`${hp} HP with ${rads} rads`);
  }
  // Who stood on a facedown tile is put on one of its spaces when it is turned over.
  for (const { id, token, space } of state.enemies)
    if (ask !== 'explore.enemy' && !isOnMap(adventure, space))
      wrong.push(`${id} (${token}) stands at ${space}, off the map`);
  const { survivors, together } = state;
  const inBox = boxOf(state.newCalifornia);
  const among = <T extends InSet>(all: ReadonlyMap<string, T>): string[] =>
    [...all].flatMap(([id, each]) => (inBox(each) ? [id] : []));
  const unchosen = [...content.survivors.values()].filter(
    ({ id }) => !survivors.some(({ character }) => character === id),
  );
  const accountedFor = accountant(ask);
  wrong.push(
    ...accountedFor('token', among(content.tokens), [
      ...Object.values(state.stacks).flatMap(({ stack, discard }) => [...stack, ...discard]),
      ...state.enemies.flatMap(({ token }) => (isFactionToken(token) ? [] : [token])),
    ]),
    ...accountedFor(
      'item',
      among(content.items).filter(
        (id) => !unchosen.some((each) => characterCards(each).some((card) => id === `${card.id}.1`)),
      ),
      [
        ...state.lootDeck,
        ...state.lootDiscard,
        ...state.assetDeck,
        ...state.assetDiscard,
        ...state.shop,
        ...state.uniqueDeck,
        ...state.uniqueDiscard,
        ...state.gone,
        ...survivors.flatMap(({ cards }) => cards.map(({ id }) => id)),
      ],
    ),
    ...accountedFor(
      'agenda',
      [...content.agendas].flatMap(([id, { players }]) =>
        !together && (isAsOne(adventure) || players <= survivors.length) ? [id] : [],
      ),
      [
        ...state.agendaDeck,
        ...state.agendaDiscard,
        ...(state.activation === null || together ? [] : [state.activation.card]),
        ...survivors.flatMap((each) => each.agendas),
      ],
    ),
    ...accountedFor('perk', among(content.perks), [...state.perkDeck, ...survivors.flatMap(({ perks }) => perks)]),
    ...accountedFor('card', among(content.cards), [
      ...state.library,
      ...state.trashed,
      ...Object.values(state.decks).flat(),
      ...state.quests.map(({ card }) => card),
      ...(state.encounter === null || state.encounter.goes === 'elsewhere' ? [] : [state.encounter.card]),
      ...survivors.flatMap(({ kept }) => kept.map(({ card }) => card)),
    ]),
  );
  wrong.push(...wrongTogether(adventure, accountedFor));
  for (const card of state.library) if (isStarred(card)) wrong.push(`${card} is in the library`);
  const letters = state.letters.length + survivors.reduce((sum, each) => sum + each.letters.length, 0);
  // Two are drawn for a level, and one of them is kept. FB-LVL-1
  if (letters !== LETTERS.length * TOKENS_PER_LETTER - (ask === 'level.letter' ? 2 : 0))
    wrong.push(`${letters} letter tokens`);
  if (!settled) return wrong;
  for (const [seat, survivor] of survivors.entries()) {
    if (survivor.agendas.length > AGENDA_LIMIT) wrong.push(`${survivor.agendas.length} agendas`);
    if (!survivor.eliminated && inventoryOf(survivor).length > inventoryLimit(adventure, seat))
      wrong.push(`${inventoryOf(survivor).length} cards in an inventory`);
    if (survivor.revealed !== null && !survivor.agendas.includes(survivor.revealed))
      wrong.push(`${survivor.revealed} is shown and not held`);
  }
  return wrong;
}

/** The cards and tokens of Atomic Bonds, each in one place. */
function wrongTogether({ state, content }: Adventure, accountedFor: ReturnType<typeof accountant>): string[] {
  const { together, activation } = state;
  if (together === null) return [];
  const { camps, fitted, goals, mutations } = together;
  // What is traded is taken one by one, and keeps its modification on the way.
  const held = state.survivors.flatMap(({ cards }) => cards.map(({ id }) => id));
  const loose = accountedFor('item', [...new Set([...held, ...Object.keys(fitted)])], held);
  const tokens = camps.supply + camps.gained + camps.placed.length;
  return [
    ...accountedFor('goal', [...content.goals.keys()], [...together.goalDeck, ...goals.map(({ card }) => card)]),
    ...accountedFor('upgrade', [...content.upgrades.keys()], [...together.upgradeDeck, ...together.upgrades]),
    ...accountedFor(
      'modification',
      [...content.modifications.keys()],
      [...together.modDeck, ...together.modDiscard, ...Object.values(fitted)],
    ),
    ...accountedFor(
      'mutation',
      [...content.mutations.keys()],
      [...together.mutationDeck, ...mutations.map(({ card }) => card)],
    ),
    ...accountedFor(
      'activation card',
      [...content.activations.keys()],
      [...together.activationDeck, ...together.activationDiscard, ...(activation === null ? [] : [activation.card])],
    ),
    ...doubles(camps.placed).map((space) => `two C.A.M.P. tokens at ${space}`),
    ...(tokens === CAMP_TOKENS ? [] : [`${tokens} C.A.M.P. tokens`]),
    ...loose.map((lack) => `${lack}, and it is modified`),
  ];
}

/** Mutations that somebody sees before they show, in whoever's eyes and wherever in the view. AB-SETUP-13 */
function mutationsSeen(session: Looked): string[] {
  const { survivors, together } = session.position.state;
  const hidden = (together?.mutations ?? []).flatMap(({ card, shown }) => (shown ? [] : [card]));
  if (hidden.length === 0) return [];
  const viewers: readonly Viewer[] = ['public', ...survivors.keys()];
  return viewers.flatMap((viewer) => {
    const seen = JSON.stringify(session.view(viewer));
    return hidden.filter((card) => seen.includes(`"${card}"`)).map((card) => `${viewer} sees the mutation ${card}`);
  });
}
