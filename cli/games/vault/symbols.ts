/** Costs and rewards of a space, in symbols small enough for a room on the screen, and in words. */
import type { Space } from '@holotape/vault/content';
import type { CostIcon, RewardIcon } from '@holotape/vault/printed/icons';
import type { Ink, Pen } from '../../terminal/pen.ts';
import { listed } from '../../terminal/text.ts';

type Icon = CostIcon | RewardIcon;

interface Sign {
  readonly sign: string;
  readonly ink?: Ink;
  readonly words: (count: number) => string;
}

const cubes = (kind: string) => (number: number) => `${number} ${kind}`;

const SIGNS: Readonly<Record<Icon, Sign>> = {
  power: { sign: 'p', ink: 'yellow', words: cubes('power') },
  food: { sign: 'f', ink: 'red', words: cubes('food') },
  water: { sign: 'w', ink: 'cyan', words: cubes('water') },
  any: { sign: '?', words: cubes('of any kind') },
  happiness: { sign: 'h', ink: 'magenta', words: cubes('happiness') },
  dweller: { sign: 'd', words: (number) => (number === 1 ? 'a new dweller' : `${number} new dwellers`) },
  'first-player': { sign: '1st', words: () => 'the first player token' },
  item: { sign: 'i', words: (number) => (number === 1 ? 'an item' : `${number} items`) },
  build: { sign: 'b', words: (number) => (number === 1 ? 'build a room' : `build ${number} rooms`) },
  ready: { sign: 'r', words: (number) => (number === 1 ? 'ready an item' : `ready ${number} items`) },
  heal: { sign: '+', ink: 'green', words: () => 'heal' },
  'refresh-items': { sign: '@i', words: () => 'new items on the track' },
  'refresh-rooms': { sign: '@b', words: () => 'new rooms on the track' },
  price: { sign: '$', words: () => "the room's price" },
  injury: { sign: 'x', ink: 'red', words: () => 'an injury' },
};

type Part = Space['reward'][number] | CostIcon;

/** Equal icons side by side, counted. */
function* runs(parts: readonly Part[]): Iterable<[Part, number]> {
  for (let i = 0; i < parts.length; ) {
    let times = 1;
    while (typeof parts[i] === 'string' && parts[i + times] === parts[i]) times += 1;
    yield [parts[i]!, times];
    i += times;
  }
}

const signOf = (pen: Pen, icon: Icon): string => {
  const { sign, ink } = SIGNS[icon];
  const drawn = icon === 'happiness' ? pen.glyph('happiness') : sign;
  return ink === undefined ? drawn : pen.ink(drawn, ink);
};

/** `ff`, but `3f` rather than `fff`. */
const repeated = (sign: string, times: number) => (times > 2 ? `${times}${sign}` : sign.repeat(times));

export const priceSigns = (pen: Pen, icons: readonly CostIcon[]): string =>
  [...runs(icons)].map(([icon, times]) => repeated(signOf(pen, icon as Icon), times)).join('');

function rewardSigns(pen: Pen, reward: Space['reward']): string {
  let line = '';
  for (const [part, times] of runs(reward)) {
    if (typeof part !== 'object') {
      line += (part === 'any' && line.endsWith('1st') ? ' ' : '') + repeated(signOf(pen, part), times);
    } else if ('train' in part) line += `^${part.train === 'any' ? '?' : part.train}`;
    else line += `${line === '' ? '' : ' '}${part.exchange.map((side) => priceSigns(pen, side)).join('=')}`;
  }
  return line;
}

/** `w>i`: a water for an item. `x:` only injured, `&` two dwellers, `7+` a fight. The letter is drawn elsewhere. */
export function spaceSigns(pen: Pen, space: Space): string {
  const marks = (space.injuredOnly ? 'x:' : '') + (space.linked ? '&' : '');
  const cost = priceSigns(pen, space.cost) + (space.fight === undefined ? '' : `${space.fight}+`);
  return `${marks}${cost}${cost === '' ? '' : '>'}${rewardSigns(pen, space.reward)}`;
}

const priceParts = (icons: readonly CostIcon[]): string[] =>
  [...runs(icons)].map(([icon, times]) => SIGNS[icon as Icon].words(times));

/** "2 power and 1 of any kind". */
export const priceWords = (icons: readonly CostIcon[]): string => listed(priceParts(icons));

function rewardParts(reward: Space['reward']): string[] {
  return [...runs(reward)].map(([part, times]) => {
    if (typeof part !== 'object') return SIGNS[part as Icon].words(times);
    if ('train' in part) return part.train === 'any' ? 'train in any letter' : `train in ${part.train}`;
    return `exchange ${priceWords(part.exchange[0])} with ${priceWords(part.exchange[1])}`;
  });
}

/** "1 water > an item": what it costs and what it gives, short enough for a list. */
export function spaceWords(space: Space): string {
  const fight = space.fight === undefined ? [] : [`fight ${space.fight}`];
  const cost = [...priceParts(space.cost), ...fight].join(', ');
  return `${cost}${cost === '' ? '' : ' > '}${rewardParts(space.reward).join(', ')}`;
}

/** What else there is to know about a space. */
export function spaceMarks(space: Space): string[] {
  return [
    ...(space.linked ? ['takes two dwellers'] : []),
    ...(space.injuredOnly ? ['only for the injured'] : []),
    ...(space.letter === undefined ? [] : [`twice if trained in ${space.letter}`]),
  ];
}

/** Only the reward, for where there is no room for more. */
export const shortSigns = (pen: Pen, space: Space): string =>
  (space.injuredOnly ? 'x:' : '') + rewardSigns(pen, space.reward);

/** The signs and what they mean, for `help`. */
export function legend(pen: Pen): (readonly [sign: string, meaning: string])[] {
  const [power, food, water] = (['power', 'food', 'water'] as const).map((icon) => signOf(pen, icon));
  return [
    [`${power} ${food} ${water}`, 'power, food, water'],
    ['?', 'a resource of your choice'],
    [signOf(pen, 'happiness'), 'happiness: the most of it wins'],
    ['d', 'a new dweller, from next round on'],
    ['i', 'an item (as a cost: give one up)'],
    ['b', 'build a room'],
    ['$', 'the price of that room'],
    ['r', 'ready a used item'],
    ['^S', 'learn S at recall (^? any letter)'],
    ['S', 'at the right: twice if trained so'],
    ['7+', 'a fight: two dice, 7 or more'],
    ['!', 'a threat lies on this space'],
    [signOf(pen, 'injury'), 'the dweller gets injured'],
    ['x:', 'only for injured dwellers'],
    [signOf(pen, 'heal'), 'heal'],
    ['&', 'takes two dwellers at once'],
    ['1st', 'first player token, next round'],
    ['p=w', 'exchange, both ways, any number'],
    ['@i @b', 'new items or rooms on the track'],
  ];
}
