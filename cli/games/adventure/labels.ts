/** Options in words. The ids are the rules'; the words come from the game's messages and cards. */
import { type AdventureContent, characterCards, encounterCard, questCard } from '@holotape/adventure/content';
import type { Instruction } from '@holotape/adventure/printed/instructions';
import { costWords, foeWords, itemMarks, placeWords, spaceName } from '@holotape/adventure/printed/words';
import { fightChance, testChance } from '@holotape/adventure/queries/chances';
import { enemyById, foeOf } from '@holotape/adventure/queries/foes';
import { facedownPosition, isFacedown } from '@holotape/adventure/queries/map';
import { pointsPerMove, pointsToEnter } from '@holotape/adventure/queries/moving';
import { hasLetter, survivorOf, weaponsWith } from '@holotape/adventure/queries/survivors';
import { testRerolls } from '@holotape/adventure/queries/tests';
import type { Adventure } from '@holotape/adventure/state';
import { type Faction, LETTERS, type Letter, MARKER_COLOURS, TRAITS } from '@holotape/adventure/words';
import { type AnySession, type Args, type Option, type Question, type Seat, sentence } from '@holotape/kernel';
import { capital, count, listed } from '../../terminal/text.ts';
import type { Label } from '../face.ts';
import { helpText } from './together.ts';
import { bordersBeyond, enemiesIn, spaceMarks } from './words.ts';

const say = (session: AnySession, key: string, args?: Args): string =>
  sentence(session.game.texts, session.game.content, [], `option.${key}`, args);

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

/** The sides of a tile, as compass points. */
const SIDES = ['north-east', 'east', 'south-east', 'south-west', 'west', 'north-west'] as const;

/** Where a tile lies, seen from the one a survivor stands on. */
function directionOf({ state, content }: Adventure, seat: Seat, position: number): string {
  const here = survivorOf(state, seat).space;
  const tile = here === null ? undefined : content.spaces.get(here)?.tile;
  const from = state.map.findIndex((each) => each.faceup && each.tile === tile);
  const side = content.maps.get(state.scenario)!.positions[from]?.neighbours.indexOf(position) ?? -1;
  return side < 0 ? '' : ` to the ${SIDES[side]}`;
}

/** "Pearl Yard: S4, 2 points; Radroach 1". */
function spaceLabel(adventure: Adventure, space: string, before: readonly string[] = []): Label {
  const { content, state } = adventure;
  const others = state.survivors.flatMap((survivor, seat) =>
    survivor.space === space ? [`survivor ${seat + 1}`] : [],
  );
  const detail = [...spaceMarks(content, space), ...before, ...enemiesIn(adventure, space), ...others].join(', ');
  return { name: capital(spaceName(content, space)), ...(detail !== '' && { detail }) };
}

/** Where one can go on from a space, to other tiles. */
function beyond(adventure: Adventure, space: string): string[] {
  const borders = bordersBeyond(adventure, space);
  return borders.length > 0 ? [`borders ${borders.join(', ')}`] : [];
}

function tileLabel(adventure: Adventure, seat: Seat, position: number, name: string): Label {
  const { kind } = adventure.content.maps.get(adventure.state.scenario)!.positions[position]!;
  return { name: `${name} tile #${position}${directionOf(adventure, seat, position)}`, ...(kind && { detail: kind }) };
}

function itemLabel(content: AdventureContent, id: string, name = ''): Label {
  const item = content.items.get(id)!;
  const detail = [...itemMarks(item), item.text].filter(Boolean).join('; ');
  return { name: `${name}${item.name}`, ...(detail !== '' && { detail }) };
}

function fightLabel(adventure: Adventure, seat: Seat, id: string, name: string): Label {
  const enemy = enemyById(adventure.state, id);
  const foe = enemy === undefined ? undefined : foeOf(adventure, enemy.token);
  if (enemy === undefined || foe === undefined) return { name: `${name}${id}` };
  const here = survivorOf(adventure.state, seat).space;
  const afar = enemy.space !== here;
  const { kill, damage } = fightChance(adventure, seat, foe, afar);
  const where = afar ? `, at ${spaceName(adventure.content, enemy.space)}` : '';
  return {
    name: `${name}${foe.name}`,
    detail: `${foeWords(foe)}${where}; killed ${percent(kill)}, costs about ${damage.toFixed(1)} HP`,
  };
}

function questLabel(adventure: Adventure, seat: Seat, card: string, number: number): Label {
  const { title, objectives } = questCard(adventure.content, card);
  const objective = objectives[number - 1]!;
  const tests = objective.do.flatMap(({ test }) =>
    test?.difficulty === undefined
      ? []
      : [`passed ${percent(testChance(adventure, seat, test.letters, test.difficulty))}`],
  );
  const where = objective.at === undefined ? [] : [`at ${placeWords(adventure.content, objective.at)}`];
  return {
    name: `Quest: ${title}, ${number}`,
    detail: [objective.task, ...where, ...costWords(objective), ...tests].join('; '),
  };
}

/** "test PI 4, passed 54 % (1 reroll)": before it is chosen. FB-TEST-1, FB-TEST-4 */
function testWords(adventure: Adventure, seat: Seat, test: Instruction['test']): string[] {
  if (test === undefined) return [];
  const { letters, difficulty } = test;
  const rerolls = count(testRerolls(adventure, seat, letters), 'reroll');
  return typeof difficulty === 'number'
    ? [
        `test ${letters.join('')} ${difficulty}, passed ${percent(testChance(adventure, seat, letters, difficulty))} (${rerolls})`,
      ]
    : [`test ${letters.join('')} (${rerolls})`];
}

function agendaLabel({ content }: Adventure, id: string, name = ''): Label {
  const agenda = content.agendas.get(id)!;
  return { name: `${name}${agenda.name}`, detail: agenda.text };
}

/** A faction to stand by: what its plus brings, and where its story ends. */
function loyalLabel({ state, content }: Adventure, faction: Faction): Label {
  const { factions, together } = content.scenarios.get(state.scenario)!;
  const { plusText, home } = together![faction];
  return {
    name: factions[faction].name,
    detail: `each plus: ${plusText} Home: ${spaceName(content, content.named.get(home)!)}`,
  };
}

const diceWords = (dice: string): string => (dice.length === 1 ? `die ${dice}` : `dice ${listed([...dice])}`);

/** What a trade offers, from its suggestion. */
function tradeLabel({ content }: Adventure, proposal: unknown): Label {
  if (proposal === null) return { name: 'No trade' };
  const { give, take } = proposal as {
    readonly give?: { readonly cards?: readonly string[]; readonly agendas?: readonly number[] };
    readonly take?: { readonly cards?: readonly string[]; readonly agendas?: number };
  };
  const names = (cards: readonly string[] = []) => cards.map((id) => content.items.get(id)!.name);
  const given = [...names(give?.cards), ...(give?.agendas?.length ? ['your first agenda'] : [])];
  const taken = [...names(take?.cards), ...(take?.agendas ? [count(take.agendas, 'agenda')] : [])];
  return { name: `Give ${listed(given) || 'nothing'} for ${listed(taken) || 'nothing'}` };
}

/** Options with something behind a colon, by what stands before it. */
type Behind = (session: AnySession, adventure: Adventure, seat: Seat, detail: string, question: Question) => Label;
const BEHIND: Readonly<Record<string, Behind>> = {
  to: (_, adventure, seat, space) => {
    if (isFacedown(space)) return tileLabel(adventure, seat, facedownPosition(space), 'Go to ');
    const points = pointsToEnter(adventure, seat, space);
    const { name, detail } = spaceLabel(adventure, space, [
      ...(points > 1 ? [`${points} points`] : []),
      ...beyond(adventure, space),
    ]);
    return { name: `Go to ${name}`, ...(detail !== undefined && { detail }) };
  },
  explore: (_, adventure, seat, position) => tileLabel(adventure, seat, Number(position), 'Explore'),
  fight: (_, adventure, seat, id) => fightLabel(adventure, seat, id, 'Fight '),
  quest: (_, adventure, seat, detail) => {
    const [card, number] = detail.split(':');
    return questLabel(adventure, seat, card!, Number(number));
  },
  use: (_, { content }, __, id) => itemLabel(content, id, 'Use '),
  equip: (_, { content }, __, id) => itemLabel(content, id, 'Equip '),
  unequip: (_, { content }, __, id) => itemLabel(content, id, 'Put away '),
  perk: (_, { content }, __, id) => ({
    name: `Use ${content.perks.get(id)!.name}`,
    detail: content.perks.get(id)!.text,
  }),
  // By its place in the hand: the name alone tells nobody which agenda it is.
  loyal: (_, adventure, seat, id) => {
    const { name, detail } = agendaLabel(adventure, id);
    return {
      name: `Show agenda ${survivorOf(adventure.state, seat).agendas.indexOf(id) + 1} for loyalty`,
      detail: `${name}: ${detail}`,
    };
  },
  carry: (_, __, ___, name) => ({ name: `Carry the marker "${name}"`, detail: 'every space is difficult then' }),
  drop: (_, __, ___, name) => ({ name: `Put the marker "${name}" down` }),
  buy: (_, { content }, __, id, question) => {
    const { less = 0 } = (question.detail?.about ?? {}) as { less?: number };
    const price = Math.max(0, (content.items.get(id)!.cost ?? 0) - less);
    const { name, detail } = itemLabel(content, id, 'Buy ');
    return { name: `${name} for ${price}`, ...(detail !== undefined && { detail }) };
  },
  recruit: (_, { content }, __, id) => itemLabel(content, id, 'Recruit '),
  sell: (_, { content }, __, id) => {
    const { cost = 0, full, name } = content.items.get(id)!;
    return { name: `Sell ${name}`, detail: `for ${full ? cost : Math.max(0, cost - 1)} Caps or more` };
  },
  option: (_, adventure, seat, number) => {
    const option = encounterCard(adventure.content, adventure.state.encounter!.card).options[Number(number) - 1]!;
    const detail = [...costWords(option), ...option.do.flatMap(({ test }) => testWords(adventure, seat, test))].join(
      '; ',
    );
    return { name: option.label, ...(detail !== '' && { detail }) };
  },
  choice: (_, __, ___, number, question) => {
    const { labels = [] } = (question.detail?.about ?? {}) as { labels?: readonly string[] };
    return { name: labels[Number(number) - 1] ?? number };
  },
  price: (_, __, ___, number, question) => {
    const { prices = [] } = (question.detail?.about ?? {}) as {
      prices?: readonly { readonly spend: number; readonly kinds: readonly string[] }[];
    };
    const { spend = 0, kinds = [] } = prices[Number(number) - 1] ?? {};
    return { name: spend > 0 ? count(spend, 'Cap') : `a card: ${listed(kinds, 'or')}` };
  },
  goal: (_, { content }, __, id) => ({
    name: `For the goal ${content.goals.get(id)!.name}`,
    detail: content.goals.get(id)!.text,
  }),
  travel: (_, adventure, __, space) => ({
    ...spaceLabel(adventure, space),
    name: `Fast travel to ${spaceName(adventure.content, space)}`,
  }),
  modify: (_, __, ___, cards) => ({ name: `Draw ${count(Number(cards), 'modification')}, keep one` }),
  reroll: (_, __, ___, dice) => ({ name: `Reroll ${diceWords(dice)}` }),
};

/** A survivor by name; where help is offered, with what it comes to. AB-ASSIST-3 */
function seatLabel(adventure: Adventure, { ask, detail }: Question, seat: Seat, names: readonly string[]): Label {
  const name = names[seat] ?? `Seat ${seat + 1}`;
  return ask === 'assist.take' ? { name, detail: helpText(adventure, detail?.about, seat) } : { name };
}

/** Helping, declining and fighting alone, with exact odds. AB-ASSIST-1 */
const helpLabel = (adventure: Adventure, { detail }: Question, seat: Seat, id: string, name: string): Label => ({
  name,
  detail: helpText(adventure, detail?.about, id === 'assist' ? seat : undefined),
});

/** What keeping a letter brings: a perk if it is owned, else rerolls. FB-LVL-2, FB-LVL-3 */
function letterLabel(adventure: Adventure, seat: Seat, letter: Letter): Label {
  if (hasLetter(survivorOf(adventure.state, seat), letter)) return { name: letter, detail: 'owned: a perk instead' };
  const weapons = weaponsWith(adventure, seat, letter).map(({ name }) => name);
  const fights = weapons.length > 0 ? `, and in fights with ${listed(weapons)}` : '';
  return { name: letter, detail: `new: a reroll in every test of ${letter}${fights}` };
}

const isDice = (question: Question): boolean => ['reroll.dice', 'die.every-area'].includes(question.ask);

export function label(session: AnySession, question: Question, { id }: Option, names: readonly string[]): Label {
  const adventure = session.position as Adventure;
  const { content, state } = adventure;
  const seat = typeof question.to === 'number' ? question.to : 0;
  if (question.kind === 'open') return tradeLabel(adventure, JSON.parse(id));
  if (isDice(question)) return { name: capital(diceWords(id)) };
  const [what = '', ...details] = id.split(':');
  if (details.length > 0) {
    const detail = details.join(':');
    if (what === 'seat') return seatLabel(adventure, question, Number(detail), names);
    if (what === 'trade') return { name: `Trade with ${names[Number(detail)] ?? `seat ${Number(detail) + 1}`}` };
    if (question.ask === 'die.set') return { name: `Die ${what} shows face ${detail}` };
    if (question.ask === 'quest.order') return questLabel(adventure, seat, what, Number(detail));
    const behind = BEHIND[what];
    if (behind !== undefined) return behind(session, adventure, seat, detail, question);
  }
  if (isFacedown(id)) return tileLabel(adventure, seat, facedownPosition(id), 'The');
  if (question.ask === 'explore.tile') return tileLabel(adventure, seat, Number(id), 'Explore');
  if (content.spaces.has(id))
    return spaceLabel(adventure, id, question.ask === 'setup.space' ? beyond(adventure, id) : []);
  if (enemyById(state, id) !== undefined) return fightLabel(adventure, seat, id, '');
  if (content.items.has(id)) return itemLabel(content, id);
  const mod = content.modifications.get(id);
  if (mod !== undefined) return { name: mod.name, detail: `for ${mod.fits}: ${mod.text}` };
  if (question.ask === 'setup.loyal') return loyalLabel(adventure, id as Faction);
  if (content.perks.has(id)) return { name: content.perks.get(id)!.name, detail: content.perks.get(id)!.text };
  if (content.agendas.has(id)) return agendaLabel(adventure, id);
  const sheet = content.survivors.get(id);
  if (sheet !== undefined)
    return {
      name: sheet.name,
      detail: `letter ${listed(sheet.letter, 'or')}; ${characterCards(sheet)
        .map(({ name, text }) => `${name}: ${text}`)
        .join(' ')}`,
    };
  if (question.ask === 'level.letter') return letterLabel(adventure, seat, id as Letter);
  if ([...LETTERS, ...TRAITS, ...MARKER_COLOURS].some((each) => each === id)) return { name: id.replace('-', ' ') };
  if (id === 'move')
    return { name: say(session, id), detail: `${count(pointsPerMove(adventure, seat), 'movement point')}` };
  if (question.ask.startsWith('assist.')) return helpLabel(adventure, question, seat, id, say(session, id));
  return { name: say(session, id) };
}
