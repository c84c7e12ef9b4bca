/** Every option of every question of the vault: its name, what it gives, its picture. */

import type { Option } from '@holotape/kernel/play';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import { LETTERS, type Letter, RESOURCES, type Resource, TRACK_LIMIT } from '@holotape/vault/printed/icons';
import { paysTwice } from '@holotape/vault/queries/placing';
import { columnOf, levelOf } from '@holotape/vault/queries/spaces';
import type { Player } from '@holotape/vault/state';
import { openPosition } from '@holotape/vault/view';
import type { ReactNode } from 'react';
import { Die, Icon, Sign } from '../../design/index.ts';
import type { OptionLabel } from '../module.ts';
import type { VaultContext } from './context.ts';
import { itemGlyph } from './drawing/glyphs.tsx';
import { PegIcon } from './drawing/peg.tsx';
import { RoomPicture } from './drawing/room.tsx';
import { TokenIcon } from './drawing/tokens.tsx';
import { handOf } from './hand.ts';
import { kindName } from './labels.ts';
import { lastPlacement } from './look.ts';
import { chance, chanceFrom, type Helper, helpersOf } from './odds.ts';
import { vaultContent } from './pack.ts';
import { spaceView } from './reading.ts';
import { costTokens, rewardRows, type TokenName } from './token-names.ts';
import { abilityWords, levelName, placeName, spacePhrase, v } from './words.ts';

const isResource = (id: string): id is Resource => (RESOURCES as readonly string[]).includes(id);
const isLetter = (id: string): id is Letter => (LETTERS as readonly string[]).includes(id);

export const Tokens = ({ names, size = 19 }: { readonly names: readonly TokenName[]; readonly size?: number }) =>
  names.map((name, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a printed row never changes its order
    <TokenIcon key={i} name={name} size={size} />
  ));

type About = Readonly<Record<string, unknown>>;
const aboutOf = (question: QuestionInfo): About => (question.about ?? {}) as About;
const askedPlayer = (question: QuestionInfo, { view }: VaultContext): Player => view.players[question.seat]!;

/** What the primary key says for a space: "Place in the Diner" / "gain 2 food twice, pay nothing". */
function spaceOption(id: string, question: QuestionInfo, context: VaultContext): OptionLabel {
  const content = vaultContent();
  const vault = openPosition(context.view, content);
  const space = id.slice('space:'.length);
  if (space.startsWith('track.')) {
    const room = space.split('.')[1]!;
    return { name: content.rooms.get(room)?.name ?? room, thing: `room:${room}` };
  }
  const view = spaceView(vault, space);
  if (view === undefined) return { name: space };
  const hand = handOf(context, question.seat);
  const twice = hand !== undefined && paysTwice(view.space, [hand]);
  const costs = costTokens(view.space.cost, undefined);
  const rewards = rewardRows(view.space.reward).flat();
  const roomName = view.room === null ? '' : (content.rooms.get(view.room)?.name ?? view.room);
  const { threat, level } = view;
  const { fight, linked } = view.space;
  const act =
    threat !== undefined
      ? v(fight === undefined ? 'place.threat' : 'place.fight', { threat: threat.name })
      : view.room === null
        ? v('place.lift')
        : v(linked ? 'place.two' : 'place.in', { room: roomName });
  const best = fight === undefined ? undefined : chance(fight, helpersOf(askedPlayer(question, context), content));
  const landlord =
    level.owner !== null && level.owner !== question.seat && threat === undefined && view.room !== null
      ? context.names[level.owner]
      : undefined;
  const note: ReactNode = (
    <>
      {costs.length > 0 && (
        <>
          {v('key.pay')} <Tokens names={costs} />{' '}
        </>
      )}
      {best !== undefined && `${v('key.win', { percent: Math.round(best * 100) })}, `}
      {rewards.length > 0 && (
        <>
          {v('key.gain')} <Tokens names={rewards} />
        </>
      )}
      {twice && ` ${v('key.twice')}`}
      {costs.length === 0 && fight === undefined && `, ${v('pay.nothing')}`}
      {landlord !== undefined && `, ${v('key.income', { name: landlord })}`}
    </>
  );
  return { name: placeName(content, context.names, view), act, note, thing: id };
}

const itemIcon = (id: string, size = 24) => <Icon path={itemGlyph(id)} size={size} />;

function itemOption(id: string, thing = true): OptionLabel {
  const item = vaultContent().items.get(id);
  return {
    name: item?.name ?? id,
    note: item && abilityWords(item.ability),
    icon: itemIcon(id),
    ...(thing && { thing: `item:${id}` }),
    bar: true,
  };
}

function resourceOption(resource: Resource, player: Player, change: 1 | -1): OptionLabel {
  const before = player[resource];
  return {
    name: v(`res.${resource}`),
    icon: <TokenIcon name={resource} size={26} />,
    note:
      change === 1 && before >= TRACK_LIMIT
        ? v('res.full', { before })
        : v('res.change', { before, after: before + change }),
  };
}

function roomOption(id: string): OptionLabel {
  const room = vaultContent().rooms.get(id);
  return {
    name: room?.name ?? id,
    icon: (
      <svg width="62" height="40" viewBox="0 0 62 40" aria-hidden="true" className="room-chip">
        <RoomPicture id={id} w={62} h={40} />
      </svg>
    ),
    note: room && (
      <>
        {room.price.length > 0 && <Tokens names={room.price} size={17} />}{' '}
        {room.spaces.map((space) => spacePhrase(space)).join('; ')}
      </>
    ),
    thing: `room:${id}`,
    bar: true,
  };
}

function dwellerOption(id: string, player: Player): OptionLabel {
  const dweller = player.dwellers.find((each) => each.id === id);
  if (dweller === undefined) return { name: id };
  return {
    name: kindName(dweller),
    note: v('dweller.n', { n: id.slice(id.lastIndexOf('-') + 1) }),
    icon: <PegIcon colour={player.colour} dweller={id} trained={dweller.trained} injured={dweller.injured} size={40} />,
  };
}

function letterOption(letter: Letter, context: VaultContext): OptionLabel {
  const content = vaultContent();
  const count = context.view.levels
    .flatMap(({ rooms }) => rooms)
    .flatMap((room) => (room === null ? [] : (content.rooms.get(room)?.spaces ?? [])))
    .filter((space) => space.letter === letter).length;
  return {
    name: count === 0 ? v('letter.none') : v('letter.spaces', { n: count }),
    icon: <span className="letter-tile on">{letter}</span>,
  };
}

function placeOption(id: string, question: QuestionInfo, context: VaultContext): OptionLabel {
  const content = vaultContent();
  const place = Number(id) - 1;
  const level = levelOf(openPosition(context.view, content).state, question.seat);
  const inner = level.rooms[place < 3 ? place + 1 : place - 1];
  const beside = (place === 2 || place === 3 ? null : inner) ?? null;
  return {
    name: v(place < 3 ? 'place.left' : 'place.right'),
    note:
      beside === null ? v('place.n', { n: id }) : v('place.beside', { room: content.rooms.get(beside)?.name ?? '' }),
    icon: <Sign name={place < 3 ? 'left' : 'right'} />,
    thing: `lot:${id}`,
    bar: true,
  };
}

function fightOption(id: string, question: QuestionInfo, context: VaultContext): OptionLabel {
  const content = vaultContent();
  const [, item = '', way] = id.split(':');
  const { dice = [], plus = 0, number = 0 } = aboutOf(question) as { dice?: number[]; plus?: number; number?: number };
  const { name, icon } = itemOption(item);
  const ability = content.items.get(item)?.ability;
  const others = helpersOf(askedPlayer(question, context), content).filter((each) => each.item !== item);
  if (ability?.does === 'add-to-fight') {
    const more = way === 'pay' ? (ability.orPay?.plus ?? 0) : ability.plus;
    const sum = (dice[0] ?? 0) + (dice[1] ?? 0) + plus + more;
    return {
      name,
      icon,
      note: (
        <>
          {sum >= number ? v('fight.wins') : v('fight.plus', { n: more, sum, needs: number })}
          {way === 'pay' && (
            <>
              , {v('key.pay')} <Tokens names={ability.orPay?.cost ?? []} size={17} />
            </>
          )}
        </>
      ),
    };
  }
  const one = way === undefined ? undefined : Number(way) - 1;
  const helper: Helper = { item, does: 'again', dice: one === undefined ? 2 : 1 };
  const kept = one === undefined ? 0 : (dice[1 - one] ?? 0);
  const win =
    one === undefined
      ? chance(number - plus, others)
      : [1, 2, 3, 4, 5, 6].reduce((sum, face) => sum + chanceFrom([kept, face], plus, number, others), 0) / 6;
  return {
    name,
    icon,
    note: `${helper.dice === 2 ? v('fight.again') : v('fight.again-one', { face: dice[one ?? 0] ?? '' })}, ${v('fight.chance', { percent: Math.round(win * 100) })}`,
  };
}

/** Turning a die: what the new sum would bring. */
function dieOption(id: string, question: QuestionInfo, context: VaultContext): OptionLabel {
  const [, die = '1', to = '1'] = id.split(':');
  const { dice = [], level: name = '' } = aboutOf(question) as { dice?: number[]; level?: string };
  const turned = dice.map((face, i) => (i === Number(die) - 1 ? Number(to) : face));
  const sum = (turned[0] ?? 0) + (turned[1] ?? 0);
  return {
    name: v('die.to', { face: dice[Number(die) - 1] ?? '', to }),
    icon: <Die face={Number(to)} size={30} />,
    note: v('die.sum', { sum, what: spawnText(sum, name, context) }),
  };
}

/** What a sum does to a level. */
function spawnText(sum: number, name: string, { view }: VaultContext): string {
  const level = view.levels.find((each) => each.name === name);
  const column = columnOf(sum);
  if (column === undefined) return v('die.seven');
  const room = level?.rooms[column >> 1] ?? null;
  if (level === undefined || room === null) return v('die.nothing');
  if (level.threats[column] !== null) return v('die.covered');
  return v('die.hits', { room: vaultContent().rooms.get(room)?.name ?? room });
}

function exchangeOption(id: string): OptionLabel {
  const [give = '', get = ''] = id.split(':');
  const [from, to] = [give.split('+') as Resource[], get.split('+') as Resource[]];
  const words = (side: readonly Resource[]) => side.map((each) => v(`res.${each}`).toLowerCase()).join(' + ');
  return {
    name: v('exchange.for', { give: words(from), get: words(to) }),
    icon: (
      <span className="swap-icon">
        <Tokens names={from} size={22} />
        <Sign name="right" size={14} />
        <Tokens names={to} size={22} />
      </span>
    ),
  };
}

const WAYS: Readonly<Record<string, OptionLabel>> = {
  pass: { name: v('pass'), note: v('pass.note'), icon: <Sign name="skip" size={18} />, way: 'pass' },
  done: { name: v('done'), icon: <Sign name="tick" size={18} />, way: 'pass' },
  continue: { name: v('not-now'), way: 'pass' },
  quiet: { name: v('quiet'), note: v('quiet.note'), way: 'pass' },
  keep: { name: v('keep'), way: 'pass' },
  stand: { name: v('stand'), note: v('stand.note'), way: 'pass' },
  none: { name: v('none'), way: 'pass' },
};

const GAINS = ['gain.any', 'income', 'item.more-income'];

export function optionLabel(question: QuestionInfo, { id }: Option, context: VaultContext): OptionLabel {
  const player = askedPlayer(question, context);
  const { ask } = question;
  const way = WAYS[id];
  if (way !== undefined) return ask === 'turn.after' && id === 'done' ? { ...way, name: v('end-turn') } : way;
  if (id.startsWith('space:')) return spaceOption(id, question, context);
  if (ask === 'fight.item') return fightOption(id, question, context);
  if (id.startsWith('use:')) {
    const item = id.slice('use:'.length);
    const label = itemOption(item);
    // On one's turn the tray offers items; when only an item is asked about, the bar does too.
    return { ...label, act: v('key.use', { item: label.name }), bar: ask !== 'turn' && ask !== 'turn.again' };
  }
  if (id.startsWith('die:')) return dieOption(id, question, context);
  if (id.startsWith('spare:')) {
    const resource = id.slice('spare:'.length) as Resource | 'any';
    return {
      name: v('spare.one', { resource: v(`res.${resource}`).toLowerCase() }),
      icon: <TokenIcon name={resource} size={26} />,
    };
  }
  if (isResource(id)) return resourceOption(id, player, GAINS.includes(ask) ? 1 : -1);
  if (isLetter(id)) return letterOption(id, context);
  if (ask === 'exchange') return exchangeOption(id);
  if (ask === 'build.place') return placeOption(id, question, context);
  if (ask === 'build.pay' || ask === 'build.room' || ask === 'item.swap-room' || ask === 'item.swap-out')
    return roomOption(id);
  if (ask === 'pay.item' || ask === 'gain.item' || ask === 'ready.item') return itemOption(id);
  return dwellerOption(id, player);
}

/** Parts of the game that a breadcrumb names. */
const PARTS = {
  place: 'part.place',
  costs: 'part.costs',
  fight: 'part.fight',
  rewards: 'part.rewards',
  income: 'part.income',
  item: 'part.item',
  'between turns': 'part.between turns',
  'before recall': 'part.before recall',
  training: 'part.training',
  'spawn threats': 'part.spawn threats',
} as const;

/** The question in words, a line under it, and where in the round it stands. */
export function questionText(question: QuestionInfo, context: VaultContext) {
  const { ask, seat, trail } = question;
  const about = aboutOf(question);
  const crumb = [
    context.view.phase === 'spawn' || context.view.phase === 'place' || context.view.phase === 'recall'
      ? v(`phase.${context.view.phase}`)
      : '',
    context.names[seat] ?? '',
    ...trail.map((part) => (part in PARTS ? v(PARTS[part as keyof typeof PARTS]) : '')),
  ].filter(Boolean);
  return { ask: askText(question, context), crumb, ...hintOf(ask, about, question, context) };
}

function askText(question: QuestionInfo, context: VaultContext): string {
  if (question.ask === 'turn') return v('ask.place');
  return context.explain({ say: `ask.${question.ask}`, args: question.about });
}

/** Who brings the income, and where. */
function incomeHint({ log, names }: VaultContext): { hint?: string } {
  const last = lastPlacement(log);
  if (last?.room == null) return {};
  const room = vaultContent().rooms.get(last.room)?.name ?? last.room;
  return { hint: v('hint.income', { name: names[last.seat] ?? '', room }) };
}

function hintOf(
  ask: string,
  about: About,
  question: QuestionInfo,
  context: VaultContext,
): { hint?: ReactNode; rule?: string } {
  const content = vaultContent();
  switch (ask) {
    case 'turn':
    case 'turn.again': {
      const hand = handOf(context, question.seat);
      if (hand === undefined) return {};
      if (hand.injured) return { hint: v('hint.injured'), rule: 'SH-INJURY-2' };
      if (hand.trained === null) return { hint: v('hint.plain') };
      return { hint: v('hint.letter', { letter: hand.trained }), rule: 'SH-TRAIN-4' };
    }
    case 'income':
    case 'item.more-income':
      return incomeHint(context);
    case 'pay.any':
      return { hint: v('hint.pay.left', { n: (about.left as number) ?? 1 }) };
    case 'window':
      return { hint: v('hint.window') };
    case 'fight.item': {
      const { dice = [], plus = 0, number = 0 } = about as { dice?: number[]; plus?: number; number?: number };
      const sum = dice.reduce((all, face) => all + face, plus);
      return { hint: v('hint.fight', { dice: dice.join(' + ') + (plus > 0 ? ` + ${plus}` : ''), sum, number }) };
    }
    case 'item.turn-die': {
      const { dice = [], level = 'top' } = about as { dice?: number[]; level?: 'top' };
      const sum = dice.reduce((all, face) => all + face, 0);
      return {
        hint: `${v('hint.spawn', { level: levelName(level), dice: dice.join(' + ') })}: ${spawnText(sum, level, context)}`,
      };
    }
    case 'item.discard-spawn':
      return { hint: v('hint.threat', { threat: content.threats.get(about.threat as string)?.name ?? '' }) };
    case 'item.gain-more':
    case 'item.stay-unhurt':
    case 'item.train':
    case 'build.spare':
      return { hint: content.items.get(about.item as string)?.text };
    case 'build.room':
      return { hint: v('hint.free-room') };
    default:
      return {};
  }
}
