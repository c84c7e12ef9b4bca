/** Cards in words, for whatever screen shows them: what results bring, where objectives are, what things cost and do. */
import { count, listed } from '@holotape/kernel';
import type { AdventureContent } from '../content.ts';
import type { Area, EnemyAbility, Faction } from '../words.ts';
import type { WhichCards, WhichEnemies } from './conditions.ts';
import type { Instruction, Verb } from './instructions.ts';
import type { Item } from './items.ts';
import type { Amount, Place } from './parts.ts';

const plain = (id: string): string => id.replaceAll('-', ' ');

/** "Pearl Yard", "Foundry Ruins (c)", "the facedown tile #4". */
export function spaceName(content: AdventureContent, id: string): string {
  if (id.startsWith('#')) return `the facedown tile ${id}`;
  const space = content.spaces.get(id);
  if (space === undefined) return id;
  return space.name ?? `${content.tiles.get(space.tile)!.name} (${id.slice(id.lastIndexOf('.') + 1)})`;
}

/** "SEA", "ranged": what a card does by being there. */
export function itemMarks({ letters, armor, ranged, kind }: Item): string[] {
  return [
    ...(letters.length > 0 ? [letters.join('')] : []),
    ...(armor > 0 ? [`armor ${armor}`] : []),
    ...(ranged ? ['ranged'] : []),
    ...(kind === 'weapon' || kind === 'apparel' ? [] : [kind]),
  ];
}

interface Fighting {
  readonly level: number;
  readonly areas: readonly Area[];
  readonly abilities: readonly EnemyAbility[];
}

/** "level 2, hit in arms or legs, ranged". */
export const foeWords = ({ level, areas, abilities }: Fighting): string =>
  `level ${level}, hit in ${listed(areas, 'or')}, ${abilities.length > 0 ? abilities.join(', ') : 'no abilities'}`;

const ICONS: Readonly<Record<NonNullable<Place['icon']>, string>> = {
  settlement: 'a settlement',
  wasteland: 'a wasteland space',
  'vault-84': 'Vault Alpha',
  'vault-109': 'Vault Beta',
  'vault-7': 'Vault Gamma',
  named: 'a named space',
  any: 'any space',
};

function levelWords(level: Place['level']): string {
  if (level === undefined) return '';
  if (level === 'highest') return ' of the highest level';
  return level.least === undefined ? ` of level ${level.most} or less` : ` of level ${level.least} or more`;
}

function whichPlace(content: AdventureContent, { space, any, icon, marker, token, cap }: Place): string {
  if (space !== undefined) return spaceName(content, content.named.get(space)!);
  if (any !== undefined)
    return listed(
      any.map((each) => placeWords(content, each)),
      'or',
    );
  if (marker !== undefined) return `the marker "${marker}"`;
  if (token !== undefined) return `a ${token} token`;
  if (cap !== undefined) return 'a Cap of this quest';
  return icon === undefined ? 'where you stand' : ICONS[icon];
}

/** "Pearl Yard", "a settlement of level 3 or more". */
export function placeWords(content: AdventureContent, place: Place): string {
  const { level, within } = place;
  const around = within === undefined ? '' : ` or ${count(within, 'space')} from it`;
  return `${whichPlace(content, place)}${levelWords(level)}${around}`;
}

const cardWords = ({ kind, least }: WhichCards): string =>
  `${least} ${kind === undefined ? 'card' : listed(kind.map(plain), 'or')}`;

const enemyWords = ({ type, faction, level }: WhichEnemies): string =>
  `${level === undefined ? 'an enemy' : `an enemy of level ${level}`}${type === undefined ? '' : ` (${listed(type.map(plain), 'or')})`}${faction === undefined ? '' : ` of the ${faction}`}`;

const reach = (within: number): string => (within === 0 ? 'here' : `within ${count(within, 'space')}`);

/** "2 rads", "level + 1 rads". */
const some = (amount: Amount, one: string, many?: string): string =>
  typeof amount === 'number' ? count(amount, one, many) : `${amount} ${many ?? `${one}s`}`;

type Say = { readonly [V in Verb]-?: (detail: NonNullable<Instruction[V]>) => string };

/** What every verb brings, in as few words as a card has room for. */
const sayings = (content: AdventureContent, factions: (faction: Faction) => string): Say => ({
  xp: (xp) => `${xp} XP`,
  groupXp: (xp) => `${xp} XP for everybody`,
  caps: (caps) => some(caps, 'Cap'),
  loot: (cards) => `${cards} loot`,
  asset: (cards) => some(cards, 'asset'),
  agenda: (cards) => some(cards, 'agenda'),
  damage: (damage) => `${damage} damage`,
  rads: (rads) => some(rads, 'rad'),
  loseCaps: (caps) => `lose ${some(caps, 'Cap')}`,
  heal: (hp) => (hp === 'all' ? 'recover all HP' : `recover ${hp} HP`),
  cleanse: (rads) => (rads === 'all' ? 'recover all rads' : `recover ${some(rads, 'rad')}`),
  become: (traits) => `become ${listed([traits].flat().map(plain), 'or')}`,
  lose: (trait) => `no longer ${plain(trait)}`,
  gain: (id) =>
    id === 'any' ? 'a unique asset' : ([...content.items.values()].find((item) => item.id === id)?.name ?? id),
  discard: (which) => `give up ${cardWords(which)}`,
  letter: () => 'a letter',
  shop: ({ times }) => `shop ${times}`,
  dealShop: () => 'a new shop',
  takeFromShop: (most) => `a card of the shop, of ${count(most, 'Cap')} or less`,
  offer: ({ assets }) => `${count(assets, 'asset')} to choose from`,
  search: ({ kind }) => `the next ${kind} of the assets`,
  bargain: (less) => `items cost ${less} less`,
  add: (card) => `card ${card} is added`,
  stage: (card) => `quest ${card}`,
  trash: () => '',
  addAny: ({ count: cards }) => some(cards, 'card is added', 'cards are added'),
  complete: ({ card }) => `quest ${card} goes on`,
  keep: () => 'keep this card',
  count: () => 'a counter on this quest',
  power: (power) =>
    (Object.entries(power) as [Faction, number][])
      .map(([faction, spaces]) => `${factions(faction)} ${spaces > 0 ? '+' : ''}${spaces}`)
      .join(', '),
  place: ({ token }) => `a token of ${factions(token)}`,
  remove: ({ token }) => `a token of ${factions(token)} goes`,
  march: ({ token }) => `tokens of ${factions(token)} march`,
  marker: ({ name }) => `the marker "${name}"`,
  moveMarker: ({ name }) => `the marker "${name}" moves`,
  putCap: () => 'a Cap on the map',
  clearCaps: () => 'no Caps on the map',
  move: (spaces) => `move ${count(spaces, 'space')}`,
  travel: (place) => `go to ${placeWords(content, place)}`,
  explore: () => 'a tile is explored',
  look: (tiles) => `look at ${count(tiles, 'facedown tile')}`,
  kill: ({ within, which }) => `kill ${enemyWords(which)} ${reach(within)}`,
  calm: () => 'an enemy here turns facedown',
  moveEnemy: ({ within, which }) => `move ${enemyWords(which)} ${reach(within)}`,
  sneak: (spaces) => `sneak ${count(spaces, 'space')}`,
  camps: (tokens) => count(tokens, 'C.A.M.P. token'),
  modify: (cards) => `one of ${count(cards, 'modification')}`,
  oppose: (spaces) => `the opposing faction ${spaces > 0 ? '+' : ''}${spaces}`,
  rouse: (faction) => `tokens of ${factions(faction)} act`,
  ready: (cards) => `unexhaust ${count(cards, 'card')}`,
  action: (actions) => count(actions, 'action'),
  endTurn: () => 'your turn ends',
  points: (points) => count(points, 'movement point'),
  unexhaust: ({ everyoneHere }) => `unexhaust ${everyoneHere ? "everybody's cards here" : 'cards'}`,
  addiction: () => 'perhaps become addicted',
  hits: (hits) => count(hits, 'hit'),
  cancel: (hits) => `cancel ${count(hits, 'hit')}`,
  rerolls: (rerolls) => count(rerolls, 'reroll'),
  reroll: (dice) => `roll ${dice === 'any' ? 'any dice' : count(dice, 'die', 'dice')} again`,
  setDie: (face) => `turn a die to ${face === 'any' ? 'any face' : `face ${face}`}`,
  everyArea: () => 'a die shows every area',
  test: ({ letters, difficulty }) => `test ${letters.join('')} ${difficulty ?? 'open'}`,
  fight: ({ against }) => `fight ${plain(against)}`,
  contest: ({ letters }) => `contest ${letters.join('')}`,
  vote: () => 'votes are counted',
  choose: (choices) =>
    listed(
      choices.map(({ label }) => `"${label}"`),
      'or',
    ),
  if: () => 'perhaps more',
  everyone: () => 'something for everybody',
  another: () => 'something for another survivor',
});

const upgradeWords = (cards: Amount): string => (cards === 1 ? 'a workshop upgrade' : `${cards} workshop upgrades`);

/** "2 XP, Lanternway +1, quest 045"; together an agenda is a workshop upgrade. AB-WORK-1 */
export function resultWords(
  content: AdventureContent,
  instructions: readonly Instruction[],
  factions: (faction: Faction) => string,
  together = false,
): string {
  const say = { ...sayings(content, factions), ...(together && { agenda: upgradeWords }) };
  const words = instructions.map((each) => {
    const verb = Object.keys(each)[0] as Verb;
    return (say[verb] as (detail: unknown) => string)(each[verb]);
  });
  return words.filter(Boolean).join(', ');
}

interface Price {
  readonly spend?: Amount | undefined;
  readonly discard?: WhichCards | undefined;
}

/** What an objective or an option costs. */
export function costWords({
  spend,
  discard,
  either,
}: Price & { readonly either?: readonly Price[] | undefined }): string[] {
  return [
    ...(spend === undefined ? [] : [`costs ${some(spend, 'Cap')}`]),
    ...(discard === undefined ? [] : [`costs ${cardWords(discard)}`]),
    ...(either === undefined ? [] : [either.flatMap(costWords).join(' or ')]),
  ];
}
