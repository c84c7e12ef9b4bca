/** Every option of every question of the adventure: its name, what it takes or brings, its picture. */
import { characterCards, encounterCard, questCard } from '@holotape/adventure/content';
import { costWords, spaceName } from '@holotape/adventure/printed/words';
import { fightChance } from '@holotape/adventure/queries/chances';
import { enemyById, type Foe, foeOf } from '@holotape/adventure/queries/foes';
import { facedownPosition, isFacedown } from '@holotape/adventure/queries/map';
import { pointsPerMove } from '@holotape/adventure/queries/moving';
import { hasLetter, survivorOf, weaponsWith } from '@holotape/adventure/queries/survivors';
import type { Adventure } from '@holotape/adventure/state';
import { openPosition } from '@holotape/adventure/view';
import { type Faction, LETTERS, type Letter } from '@holotape/adventure/words';
import type { Option } from '@holotape/kernel/play';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import type { ReactNode } from 'react';
import { Icon, Peg, PlayerMark, Sign, type SignName } from '../../design/index.ts';
import { type OptionLabel, optionOf, type PendingAnswer } from '../module.ts';
import { proposalOf } from './camp/proposal.ts';
import { coloursOf } from './colours.ts';
import { ENEMIES, FACTION_SIGNS } from './map/pictures.ts';
import { setsOffWords } from './map/sentences.ts';
import { MarkerFlag } from './map/tokens.tsx';
import { adventureContent } from './pack.ts';
import { bottleCap, itemSign } from './signs.ts';
import type { AdventureContext } from './table.tsx';
import { thingOf } from './things.ts';
import { meantNow, waysFrom } from './walking.ts';
import { a } from './words.ts';

/** What a label is made from. */
interface Asked {
  readonly adventure: Adventure;
  readonly question: QuestionInfo;
  readonly context: AdventureContext;
}

type Behind = (asked: Asked, detail: string) => OptionLabel;

const sign = (name: SignName): ReactNode => <Sign name={name} size={20} />;
const flag = (colour: string): ReactNode => (
  <svg width="26" height="34" viewBox="-9 -15 26 34" aria-hidden="true">
    <MarkerFlag name="" colour={colour} />
  </svg>
);
const letterTile = (letter: string): ReactNode => <span className="letter-tile on">{letter}</span>;

function itemLabel({ adventure }: Asked, id: string, act?: string): OptionLabel {
  const item = adventure.content.items.get(id);
  if (item === undefined) return { name: id };
  return {
    name: act === undefined ? item.name : a(act as 'act.use', { item: item.name }),
    note: item.text,
    icon: <Icon path={itemSign(item)} size={26} />,
  };
}

/** Prices as they are now: bargains count. FB-SHOP-8 */
function priced(asked: Asked, id: string): OptionLabel {
  const { less = 0, plus = 0 } = (asked.question.about ?? {}) as { less?: number; plus?: number };
  const cost = Math.max(0, (asked.adventure.content.items.get(id)?.cost ?? 0) - less + plus);
  return {
    ...itemLabel(asked, id, 'act.buy'),
    note: (
      <>
        <Icon path={bottleCap} size={16} /> {cost}
      </>
    ),
  };
}

const foeIcon = ({ type, faction }: Foe): ReactNode => (
  <Icon path={type === undefined ? FACTION_SIGNS[faction ?? 'star'] : ENEMIES[type]} size={26} />
);

function fightLabel({ adventure, question }: Asked, id: string): OptionLabel {
  const enemy = enemyById(adventure.state, id);
  const foe = enemy?.faceup ? foeOf(adventure, enemy.token) : undefined;
  if (enemy === undefined || foe === undefined) return { name: a('enemy.facedown') };
  const here = adventure.state.survivors[question.seat]?.space;
  const { kill, damage } = fightChance(adventure, question.seat, foe, enemy.space !== here);
  return {
    name: a('act.fight', { name: foe.name }),
    note: a('act.fight.note', { level: foe.level, chance: Math.round(100 * kill), harm: damage.toFixed(1) }),
    icon: foeIcon(foe),
    act: a('act.fight', { name: foe.name }),
  };
}

/** An enemy that is only named: who, how strong, where. */
function enemyLabel({ adventure }: Asked, id: string): OptionLabel {
  const enemy = enemyById(adventure.state, id);
  if (enemy === undefined) return { name: id };
  const foe = enemy.faceup ? foeOf(adventure, enemy.token) : undefined;
  const space = isFacedown(enemy.space)
    ? a('space.facedown', { kind: '', n: facedownPosition(enemy.space) })
    : spaceName(adventure.content, enemy.space);
  return foe === undefined
    ? { name: a('enemy.facedown'), note: space }
    : { name: foe.name, note: a('enemy.at', { level: foe.level, space }), icon: foeIcon(foe) };
}

function questLabel({ adventure }: Asked, card: string, number: number): OptionLabel {
  const { title, objectives } = questCard(adventure.content, card);
  const objective = objectives[number - 1];
  return {
    name: title,
    note: [objective?.task ?? '', ...(objective === undefined ? [] : costWords(objective))].join('; '),
    icon: sign('flag'),
    act: a('act.quest', { title }),
  };
}

const spaceLabel = ({ adventure }: Asked, space: string): OptionLabel => {
  const name = isFacedown(space)
    ? a('space.facedown', { kind: '', n: facedownPosition(space) })
    : spaceName(adventure.content, space);
  return { name, note: marksOf(adventure, space), act: a('act.go', { space: name }) };
};

/** What is printed in a space: "settlement, level 4; difficult ground". */
const marksOf = ({ content }: Adventure, id: string): string => {
  const space = content.spaces.get(id);
  if (space === undefined) return '';
  const icon = space.icon === undefined ? [] : [a(`icon.${space.icon}`, { n: space.level ?? 1 })];
  return [...icon, ...space.terrain.map((terrain) => a(`terrain.${terrain}`))].join('; ');
};

const diceOf = (dice: string): string => [...dice].join(a('and'));

/** Options with something behind a colon, by what stands before it. */
const BEHIND: Readonly<Record<string, Behind>> = {
  to: spaceLabel,
  explore: (asked, position) => ({
    ...spaceLabel(asked, `#${position}`),
    name: a('act.explore', { n: position }),
    act: a('act.explore', { n: position }),
    icon: sign('search'),
  }),
  fight: fightLabel,
  quest: (asked, detail) => {
    const [card = '', number = '1'] = detail.split(':');
    return questLabel(asked, card, Number(number));
  },
  use: (asked, id) => itemLabel(asked, id, 'act.use'),
  equip: (asked, id) => itemLabel(asked, id, 'act.equip'),
  unequip: (asked, id) => ({
    ...itemLabel(asked, id, 'act.unequip'),
    note: a('act.unequip.note'),
  }),
  sell: (asked, id) => itemLabel(asked, id, 'act.sell'),
  recruit: (asked, id) => itemLabel(asked, id, 'act.recruit'),
  buy: priced,
  perk: ({ adventure }, id) => {
    const perk = adventure.content.perks.get(id);
    return { name: a('act.use', { item: perk?.name ?? id }), note: perk?.text, icon: sign('bolt') };
  },
  loyal: ({ adventure }, id) => ({
    thing: `agenda:${id}`,
    name: a('act.loyal', { agenda: adventure.content.agendas.get(id)?.name ?? id }),
    icon: sign('flag'),
  }),
  carry: (_, name) => ({ name: a('act.carry', { name }), note: a('act.carry.note'), icon: sign('flag') }),
  drop: (_, name) => ({ name: a('act.drop', { name }), icon: sign('flag') }),
  option: ({ adventure, context }, number) => {
    const card = context.view.encounter?.card;
    const option = card === undefined ? undefined : encounterCard(adventure.content, card).options[Number(number) - 1];
    return {
      name: option?.label ?? number,
      note: option && costWords(option).join('; '),
      icon: <b>{number}</b>,
      thing: `option:${number}`,
    };
  },
  choice: ({ question }, number) => {
    const { labels = [] } = (question.about ?? {}) as { labels?: readonly string[] };
    return { name: labels[Number(number) - 1] ?? number };
  },
  price: ({ question }, number) => {
    const { prices = [] } = (question.about ?? {}) as {
      prices?: readonly { spend: number; kinds: readonly string[] }[];
    };
    const { spend = 0, kinds = [] } = prices[Number(number) - 1] ?? {};
    return { name: spend > 0 ? a('price.caps', { n: spend }) : a('price.card', { kinds: kinds.join(', ') }) };
  },
  goal: ({ adventure }, id) => {
    const goal = adventure.content.goals.get(id);
    return { name: a('act.goal', { goal: goal?.name ?? id }), note: goal?.text, icon: sign('flag') };
  },
  travel: (asked, space) => ({
    ...spaceLabel(asked, space),
    name: a('act.travel', { space: spaceName(asked.adventure.content, space) }),
    icon: sign('skip'),
  }),
  modify: (_, n) => ({ name: a('act.modify', { n: Number(n) }) }),
  reroll: (_, dice) => ({ name: a('act.reroll', { n: dice.length, dice: diceOf(dice) }), thing: `die:${dice}` }),
  seat: ({ context, question }, seat) => ({
    ...seatLabel(context, Number(seat)),
    ...(question.ask === 'assist.take' && { act: a('act.help-of', { name: context.names[Number(seat)] ?? '' }) }),
  }),
  trade: ({ context }, seat) => {
    const label = seatLabel(context, Number(seat));
    return { ...label, name: a('act.trade', { name: label.name }) };
  },
};

const seatLabel = (context: AdventureContext, seat: number): OptionLabel => ({
  name: context.names[seat] ?? a('seat', { n: seat + 1 }),
  icon: <PlayerMark colour={coloursOf(context.view.survivors.length)[seat]!} size={22} />,
});

/** Words that are whole answers. */
const WAYS: Readonly<Record<string, OptionLabel>> = {
  end: { name: a('end'), icon: sign('skip'), way: 'pass' },
  stand: { name: a('stand'), icon: sign('tick'), way: 'pass' },
  'go-on': { name: a('go-on'), icon: sign('tick'), way: 'pass' },
  roll: { name: a('roll'), icon: sign('die') },
  stay: { name: a('stay'), way: 'pass' },
  done: { name: a('done'), icon: sign('tick'), way: 'pass' },
  none: { name: a('none.take'), way: 'pass' },
  decline: { name: a('decline'), way: 'pass' },
  withdraw: { name: a('act.withdraw'), note: a('act.withdraw.note'), icon: sign('flag') },
  close: { name: a('act.close'), note: a('act.close.note'), icon: sign('flag') },
  token: { name: a('act.token'), icon: sign('flag') },
  assist: { name: a('act.assist'), act: a('act.assist'), note: a('act.assist.note'), icon: sign('die') },
  alone: { name: a('act.alone'), act: a('act.alone') },
  swear: { name: a('act.swear'), icon: sign('flag') },
  encounter: { name: a('act.encounter'), note: a('act.encounter.note'), icon: sign('book') },
  camp: { name: a('act.camp'), note: a('act.camp.note'), icon: sign('moon') },
  explore: { name: a('act.explore.any'), icon: sign('search') },
  fight: { name: a('act.fight.any'), icon: sign('bolt') },
};

function survivorLabel({ adventure }: Asked, id: string): OptionLabel | undefined {
  const sheet = adventure.content.survivors.get(id);
  if (sheet === undefined) return undefined;
  return {
    name: sheet.name,
    note: a('survivor.note', {
      letters: sheet.letter.join(' / '),
      card: characterCards(sheet)
        .map(({ name, text }) => `${name}: ${text}`)
        .join(' '),
    }),
    icon: (
      <svg width="30" height="38" viewBox="-17 -42 36 46" aria-hidden="true">
        <Peg colour="red" />
      </svg>
    ),
  };
}

/** A faction to stand by: what its plus brings. */
function loyalLabel({ adventure: { content, state } }: Asked, faction: Faction): OptionLabel {
  const { factions, together } = content.scenarios.get(state.scenario)!;
  return {
    name: a('act.loyal-to', { faction: factions[faction].name }),
    note: together?.[faction].plusText,
    icon: sign('flag'),
  };
}

/** What keeping a letter brings: a perk if it is owned, else rerolls. FB-LVL-2, FB-LVL-3 */
function letterLabel({ adventure, question: { seat } }: Asked, letter: Letter): OptionLabel {
  const weapons = weaponsWith(adventure, seat, letter).map(({ name }) => name);
  const owned = hasLetter(survivorOf(adventure.state, seat), letter);
  return {
    name: a('letter', { letter }),
    note: owned
      ? a('letter.perk')
      : weapons.length > 0
        ? a('letter.with', { letter, weapons: weapons.join(', ') })
        : a('letter.new', { letter }),
    icon: letterTile(letter),
  };
}

function plainLabel(asked: Asked, id: string): OptionLabel {
  const { adventure, question, context } = asked;
  const { content, state } = adventure;
  if (id === 'move')
    return {
      name: a('act.move'),
      note: a('act.move.note', { n: pointsPerMove(adventure, question.seat) }),
      icon: sign('arrow'),
    };
  const way = WAYS[id];
  if (way !== undefined) return way;
  if (isFacedown(id) || content.spaces.has(id)) return spaceLabel(asked, id);
  if (enemyById(state, id) !== undefined) return enemyLabel(asked, id);
  if (content.items.has(id)) return itemLabel(asked, id);
  const mod = content.modifications.get(id);
  if (mod !== undefined)
    return { name: mod.name, note: a(`mod.for.${mod.fits}`, { text: mod.text }), icon: sign('bolt') };
  if (question.ask === 'setup.loyal') return loyalLabel(asked, id as Faction);
  const perk = content.perks.get(id);
  if (perk !== undefined) return { name: perk.name, note: perk.text, icon: letterTile(perk.letter) };
  const agenda = content.agendas.get(id);
  if (agenda !== undefined) return { name: agenda.name, note: agenda.text, icon: sign('cards') };
  if (LETTERS.includes(id as Letter)) return letterLabel(asked, id as Letter);
  if (question.ask === 'marker.colour') return { name: context.explain({ say: `option.${id}` }), icon: flag(id) };
  return survivorLabel(asked, id) ?? { name: context.explain({ say: `option.${id}` }) };
}

/** The first step of a walk that is meant says where the walk leads, and what it sets off. */
function walkLabel({ adventure, question, context }: Asked, id: string): OptionLabel | undefined {
  const ways = waysFrom(adventure, question);
  const meant = meantNow(context, ways, optionOf(context));
  const way = meant === undefined ? undefined : ways.get(meant);
  if (way === undefined || meant === undefined || way.steps[0] !== id) return undefined;
  const note = [a('way.points', { n: way.points }), ...setsOffWords(adventure, way)].join(', ');
  return { name: '', act: a('act.walk', { space: spaceName(adventure.content, meant) }), note };
}

export function optionLabel(question: QuestionInfo, { id, blocked }: Option, context: AdventureContext): OptionLabel {
  const asked: Asked = { adventure: openPosition(context.view, adventureContent()), question, context };
  const walk = walkLabel(asked, id);
  const [what = '', ...details] = id.split(':');
  const behind = details.length > 0 ? BEHIND[what] : undefined;
  const label = {
    ...(behind?.(asked, details.join(':')) ?? plainLabel(asked, id)),
    ...(walk && { act: walk.act, note: walk.note }),
  };
  if (question.ask === 'turn' && blocked !== undefined && isSaidElsewhere(question, id, blocked.say))
    return { ...label, thing: `action:${id}`, bar: false };
  // Who helps is answered on the plates.
  if (question.ask.startsWith('assist.')) return { ...label, thing: `help:${id}`, bar: false, way: 'option' };
  const thing = label.thing ?? (question.ask === 'camp' && id !== 'done' ? `camp:${id}` : thingOf(id, asked.adventure));
  return thing === undefined ? label : { ...label, thing, bar: inBar(question, id, thing, blocked !== undefined) };
}

/**
 * Without an action left the whole row would say the same: the question says it once. What a goal or the end of the story still lacks
 * stands on its plate, and of places one cannot travel to the first speaks for all.
 */
function isSaidElsewhere({ options = [] }: QuestionInfo, id: string, why: string): boolean {
  if (why === 'why.no-actions' || id === 'close' || id.startsWith('goal:')) return true;
  return id.startsWith('travel:') && options.find((each) => each.id.startsWith('travel:'))!.id !== id;
}

/** An offer in words: what is given, for what. FB-CAMP-7 */
export function answerLabel(question: QuestionInfo, { answer }: PendingAnswer, context: AdventureContext): OptionLabel {
  if (answer === null) return { name: a('trade.none'), act: a('trade.none') };
  const { give, take } = proposalOf(answer);
  const { content } = openPosition(context.view, adventureContent());
  const side = ({ cards, caps, agendas }: { cards: readonly string[]; caps: number; agendas: number }) =>
    [
      ...cards.map((card) => content.items.get(card)?.name ?? card),
      ...(caps > 0 ? [a('price.caps', { n: caps })] : []),
      ...(agendas > 0 ? [a('trade.agendas', { n: agendas })] : []),
    ].join(', ') || a('trade.nothing');
  const { with: other = 0 } = (question.about ?? {}) as { with?: number };
  return {
    name: a('trade.for', { give: side({ ...give, agendas: give.agendas.length }), take: side(take) }),
    act: a('trade.offer', { name: context.names[other] ?? '' }),
    note: a('trade.for', { give: side({ ...give, agendas: give.agendas.length }), take: side(take) }),
  };
}

/**
 * Where an option stands. Spaces and dice are lit where they lie; a camp and the shop have keys of their own. In a turn cards
 * are offered on the sheet and quests on their plates; a quest that can be attempted now stands in the bar too. Of fights
 * that are out of reach the first speaks for all.
 */
function inBar({ ask, options = [] }: QuestionInfo, id: string, thing: string, blocked: boolean): boolean {
  if (['space:', 'die:', 'option:', 'camp:'].some((kind) => thing.startsWith(kind))) return false;
  if (ask === 'shop') return id.startsWith('use:');
  if (ask !== 'turn') return true;
  if (!thing.startsWith('enemy:')) return thing.startsWith('quest:') && !blocked;
  const fights = options.filter((each) => each.id.startsWith('fight:'));
  return !blocked || (fights[0]?.id === id && fights.every((each) => each.blocked !== undefined));
}
