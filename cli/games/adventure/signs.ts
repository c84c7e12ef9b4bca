/** Signs on the map: never more than a few letters each, and none by colour alone. */
import type { AdventureView } from '@holotape/adventure/view';
import type { EncounterBack, EnemyType, Faction } from '@holotape/adventure/words';
import type { Pen } from '../../terminal/pen.ts';

const ICONS: Readonly<Record<EncounterBack, string>> = {
  wasteland: 'W',
  settlement: 'S',
  'vault-84': 'VA',
  'vault-109': 'VB',
  'vault-7': 'VC',
};

const TYPES: Readonly<Record<EnemyType, string>> = {
  critter: 'c',
  human: 'h',
  robot: 'r',
  monster: 'm',
  'super-mutant': 'u',
};

export const difficult = '^';
export const irradiated = (pen: Pen): string => (pen.plain ? '%' : '☢');
const token = (pen: Pen, faction: Faction): string =>
  pen.plain ? (faction === 'star' ? '*' : '&') : faction === 'star' ? '★' : '◈';
const camp = (pen: Pen): string => (pen.plain ? 'A' : '⌂');
const marker = (pen: Pen): string => (pen.plain ? '!' : '⚑');

/** `S4`, `W2`, `VA`. */
export const iconSign = (icon: EncounterBack, level: number | undefined): string => `${ICONS[icon]}${level ?? ''}`;

/** `c1` a critter of level 1; `c?` a facedown one; a sign for the token of a faction. */
export function enemySign(pen: Pen, { type, token: known }: AdventureView['enemies'][number], level: number): string {
  if (type === 'star' || type === 'shield') return pen.ink(token(pen, type), 'magenta', 'bold');
  return known === null ? pen.dim(`${TYPES[type]}?`) : pen.ink(`${TYPES[type]}${level}`, 'redBright');
}

export const markerSign = (pen: Pen): string => pen.ink(marker(pen), 'cyan', 'bold');
export const capSign = (pen: Pen): string => pen.ink('$', 'yellow');
/** AB-CAMP-3 */
export const campSign = (pen: Pen): string => pen.ink(camp(pen), 'greenBright', 'bold');

export const legend = (pen: Pen): (readonly [sign: string, meaning: string])[] => [
  ['S4', 'settlement, level 4'],
  ['W2', 'wasteland, level 2'],
  ['VA VB', 'the two vaults'],
  [difficult, 'difficult terrain'],
  [irradiated(pen), 'irradiated'],
  ['c h r m u', 'critter, human, robot, monster, super mutant, with its level'],
  ['c?', 'a facedown critter'],
  [token(pen, 'star'), 'token of the star faction'],
  [token(pen, 'shield'), 'token of the shield faction'],
  [marker(pen), 'a quest marker'],
  ['$', 'a Cap on the map'],
  [camp(pen), 'a C.A.M.P. token: fast travel leads there'],
];
