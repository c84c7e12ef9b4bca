/** Names and phrases of the vault, from its content and the message file. Pure. */
import type { Space, VaultContent } from '@holotape/vault/content';
import type { Ability, Threat } from '@holotape/vault/printed/cards';
import { COLUMNS } from '@holotape/vault/queries/spaces';
import type { Level } from '@holotape/vault/state';
import { speaker } from '../../text/index.ts';
import { en } from './en.ts';
import { costTokens, rewardRows, type TokenName } from './token-names.ts';

export const v = speaker(en);

/** A threat's name as it fits on its card. */
export const shortThreatName = ({ short, name }: Pick<Threat, 'short' | 'name'>): string => short ?? name;

/** Its name, and before it the one on its card where that is another. */
function threatName(threat: Pick<Threat, 'short' | 'name'>): string {
  const short = shortThreatName(threat);
  return threat.name.toLowerCase().includes(short.toLowerCase()) ? threat.name : `${short}, ${threat.name},`;
}

/** What somebody else is asked, where there are words for it. */
export const waitsFor = (ask: string): string | undefined =>
  `wait.${ask}` in en ? v(`wait.${ask}` as keyof typeof en) : undefined;

export const levelName = (name: Level['name']): string =>
  name === 'top' ? v('level.top') : v('level.of', { colour: name });

/** Left, right; upper, lower. */
export const sideName = (at: number): string =>
  at >= COLUMNS ? v(at === COLUMNS ? 'side.upper' : 'side.lower') : v(at % 2 === 0 ? 'side.left' : 'side.right');

/** What a token says, for one and for several. */
const TOKEN_WORDS: Readonly<Partial<Record<TokenName, readonly [one: string, many: string]>>> = {
  any: ['resource of your choice', 'resources of your choice'],
  item: ['item', 'items'],
  dweller: ['new dweller', 'new dwellers'],
  'first-player': ['first player token', 'first player tokens'],
  build: ['room built', 'rooms built'],
  price: ['the price of a room', 'the price of a room'],
  ready: ['item readied', 'items readied'],
  heal: ['healing', 'healings'],
  injury: ['an injury', 'an injury'],
  'refresh-items': ['new items on the track', 'new items on the track'],
  'refresh-rooms': ['new rooms on the track', 'new rooms on the track'],
  'train-any': ['training in a letter of your choice', 'training in a letter of your choice'],
};
/** Said without a number. */
const UNCOUNTED: readonly TokenName[] = ['price', 'injury', 'refresh-items', 'refresh-rooms', 'train-any'];

function tokenWords(name: TokenName, count: number): string {
  if (name.startsWith('train-') && name !== 'train-any') return `training in ${name.slice('train-'.length)}`;
  if (name.startsWith('fight-')) return `a fight, ${name.slice('fight-'.length)} or more`;
  const [one, many] = TOKEN_WORDS[name] ?? [name, name];
  const word = count === 1 ? one : many;
  return UNCOUNTED.includes(name) ? word : `${count} ${word}`;
}

/** `['food', 'food', 'happiness']` as "2 food and 1 happiness"; an exchange as "1 power for 1 water". */
export function listTokens(tokens: readonly TokenName[]): string {
  const parts: string[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const name = tokens[i]!;
    if (name === 'swap') {
      const give = parts.pop();
      i += 1;
      parts.push(`exchange ${give} for ${tokenWords(tokens[i]!, 1)}`);
      continue;
    }
    let count = 1;
    while (tokens[i + count] === name && tokens[i + count + 1] !== 'swap') count += 1;
    i += count - 1;
    parts.push(tokenWords(name, count));
  }
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${v('and')} ${parts.at(-1)}`;
}

/** What an item does, in the few words that fit on its card. */
export function abilityWords(ability: Ability): string {
  switch (ability.does) {
    case 'add-to-fight': {
      const { plus, orPay } = ability;
      if (orPay === undefined) return v('does.add-to-fight', { plus });
      return v('does.add-to-fight.pay', { plus, more: orPay.plus, cost: listTokens(orPay.cost) });
    }
    case 'reroll-fight':
      return v(`does.reroll-fight.${ability.dice}`);
    case 'gain-more':
      return v('does.gain-more', { of: ability.of });
    case 'exchange':
      return v('does.exchange', { n: ability.upTo });
    case 'gain':
      return v('does.gain', { what: listTokens(ability.reward) });
    case 'score':
      return v(`does.score.${ability.for}`, { each: ability.each, happiness: ability.happiness });
    default:
      return v(`does.${ability.does}`);
  }
}

/** Spaces are printed and never change; a board asks for all their phrases whenever it is drawn. */
const phrases = new WeakMap<Space, string>();

/** "pay 1 water, gain 1 item, E pays twice" */
export function spacePhrase(space: Space): string {
  const known = phrases.get(space);
  if (known !== undefined) return known;
  const phrase = phraseOf(space);
  phrases.set(space, phrase);
  return phrase;
}

function phraseOf(space: Space): string {
  const costs = costTokens(space.cost, space.fight);
  const rewards = rewardRows(space.reward).flat();
  return [
    space.injuredOnly && v('injured-only'),
    space.linked && v('two-at-once'),
    costs.length > 0 && v('pay', { what: listTokens(costs) }),
    rewards.length > 0 && v('gain', { what: listTokens(rewards) }),
    space.letter !== undefined && v('pays-twice', { letter: space.letter }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Where a space is: "Diner, left space", "Raider Break-in in the Lounge, right space", "Top elevator, upper space". */
export function placeName(
  content: VaultContent,
  names: readonly string[],
  {
    level,
    at,
    room,
    threat,
  }: { level: Level; at: number; room: string | null; threat: Pick<Threat, 'short' | 'name'> | undefined },
): string {
  if (at >= COLUMNS) {
    const lift = level.owner === null ? v('lift.top') : v('lift.of', { name: names[level.owner] ?? level.name });
    return `${lift}, ${sideName(at)}`;
  }
  const where = room === null ? levelName(level.name) : (content.rooms.get(room)?.name ?? room);
  const name = threat === undefined ? where : `${threatName(threat)} in the ${where}`;
  return `${name}, ${sideName(at)}`;
}
