/** Cards in words: what results bring, where objectives are, who stands in a space. */
import type { AdventureContent } from '@holotape/adventure/content';
import type { Instruction } from '@holotape/adventure/printed/instructions';
import type { Place } from '@holotape/adventure/printed/parts';
import { type Foe, foeOf } from '@holotape/adventure/queries/foes';
import { isFacedown } from '@holotape/adventure/queries/map';
import type { Adventure } from '@holotape/adventure/state';
import type { Faction } from '@holotape/adventure/words';
import { count, listed } from '../../terminal/text.ts';
import { iconSign } from './signs.ts';

const plain = (id: string): string => id.replaceAll('-', ' ');

/** "Pearl Yard", "Foundry Ruins (c)", "the facedown tile #4". */
export function spaceName(content: AdventureContent, id: string): string {
  if (isFacedown(id)) return `facedown tile ${id}`;
  const space = content.spaces.get(id)!;
  return space.name ?? `${content.tiles.get(space.tile)!.name} (${id.slice(id.lastIndexOf('.') + 1)})`;
}

/** What is printed in a space: "S4, difficult". */
export function spaceMarks(content: AdventureContent, id: string): string[] {
  if (isFacedown(id)) return [];
  const { icon, level, terrain } = content.spaces.get(id)!;
  return [...(icon === undefined ? [] : [iconSign(icon, level)]), ...terrain];
}

const ABILITY_FREE = 'no abilities';

/** "level 2, arms or legs, ranged". */
export const foeWords = ({ level, areas, abilities }: Foe): string =>
  `level ${level}, hit in ${listed(areas, 'or')}, ${abilities.length > 0 ? abilities.join(', ') : ABILITY_FREE}`;

/** The active enemies of a space by name, and how many are facedown. */
export function enemiesIn(adventure: Adventure, space: string): string[] {
  const there = adventure.state.enemies.filter((enemy) => enemy.space === space);
  const asleep = there.filter(({ faceup }) => !faceup).length;
  return [
    ...there.flatMap(({ faceup, token }) => {
      const foe = faceup ? foeOf(adventure, token) : undefined;
      return foe === undefined ? [] : [`${foe.name} ${foe.level}`];
    }),
    ...(asleep > 0 ? [`${asleep} facedown`] : []),
  ];
}

const ICON_WORDS: Readonly<Record<string, string>> = {
  settlement: 'a settlement',
  wasteland: 'a wasteland space',
  'vault-84': 'Vault Alpha',
  'vault-109': 'Vault Beta',
  named: 'a named space',
  any: 'any space',
};

/** "Pearl Yard", "a settlement of level 3 or more". */
export function placeWords(content: AdventureContent, place: Place): string {
  const { space, any, icon, level, marker, token, within } = place;
  const what =
    space !== undefined
      ? spaceName(content, content.named.get(space)!)
      : any !== undefined
        ? listed(
            any.map((each) => placeWords(content, each)),
            'or',
          )
        : marker !== undefined
          ? `the marker "${marker}"`
          : token !== undefined
            ? `a ${token} token`
            : icon === undefined
              ? 'where you stand'
              : ICON_WORDS[icon]!;
  const high =
    level === undefined
      ? ''
      : level === 'highest'
        ? ' of the highest level'
        : level.least === undefined
          ? ` of level ${level.most} or less`
          : ` of level ${level.least} or more`;
  return `${what}${high}${within === undefined ? '' : ` or ${within} space${within > 1 ? 's' : ''} from it`}`;
}

type Say = { readonly [V in keyof Instruction]?: (detail: NonNullable<Instruction[V]>) => string };

/** What verbs bring, as on the card; those that are not here are told by their name. */
const sayings = (content: AdventureContent, factions: (faction: Faction) => string): Say => ({
  xp: (xp) => `${xp} XP`,
  caps: (caps) => `${caps} Caps`,
  loot: (cards) => `${cards} loot`,
  asset: (cards) => `${cards} asset`,
  agenda: (cards) => `${cards} agenda`,
  damage: (damage) => `${damage} damage`,
  rads: (rads) => `${rads} rads`,
  loseCaps: (caps) => `lose ${caps} Caps`,
  heal: (hp) => (hp === 'all' ? 'recover all HP' : `recover ${hp} HP`),
  cleanse: (rads) => (rads === 'all' ? 'recover all rads' : `recover ${rads} rads`),
  become: (traits) => `become ${listed([traits].flat().map(plain), 'or')}`,
  lose: (trait) => `no longer ${plain(trait)}`,
  gain: (id) =>
    id === 'any' ? 'a unique asset' : ([...content.items.values()].find((item) => item.id === id)?.name ?? id),
  power: (power) =>
    (Object.entries(power) as [Faction, number][])
      .map(([faction, spaces]) => `${factions(faction)} ${spaces > 0 ? '+' : ''}${spaces}`)
      .join(', '),
  place: ({ token }) => `a token of ${factions(token)}`,
  remove: ({ token }) => `a token of ${factions(token)} goes`,
  stage: (card) => `quest ${card}`,
  add: (card) => `card ${card} is added`,
  trash: () => '',
  marker: ({ name }) => `the marker "${name}"`,
  moveMarker: ({ name }) => `the marker "${name}" moves`,
  shop: ({ times }) => `shop ${times}`,
  letter: () => 'a letter',
  if: () => 'perhaps more',
  everyone: () => 'something for everybody',
});

export function resultWords(
  content: AdventureContent,
  instructions: readonly Instruction[],
  factions: (faction: Faction) => string,
): string {
  const say = sayings(content, factions) as { readonly [verb: string]: ((detail: unknown) => string) | undefined };
  const words = instructions.map((each) => {
    const [verb, detail] = Object.entries(each)[0]!;
    return say[verb]?.(detail) ?? plain(verb);
  });
  return words.filter(Boolean).join(', ');
}

/** What an objective or an option costs. */
export function costWords({
  spend,
  discard,
  either,
}: {
  readonly spend?: number | undefined;
  readonly discard?: { readonly kind?: readonly string[] | undefined; readonly least: number } | undefined;
  readonly either?:
    | readonly {
        readonly spend?: number | undefined;
        readonly discard?: { readonly kind?: readonly string[] | undefined; readonly least: number } | undefined;
      }[]
    | undefined;
}): string[] {
  return [
    ...(spend === undefined ? [] : [`costs ${count(spend, 'Cap')}`]),
    ...(discard === undefined
      ? []
      : [`costs ${discard.least} ${discard.kind === undefined ? 'card' : listed(discard.kind.map(plain), 'or')}`]),
    ...(either === undefined ? [] : [either.flatMap(costWords).join(' or ')]),
  ];
}
