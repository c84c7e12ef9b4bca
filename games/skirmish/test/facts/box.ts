/** What lies in the box besides cards, as rows of its tables. */
import { priceOf } from '../../queries/force-lists/prices.ts';
import { EFFECT_DICE } from '../../words.ts';
import { content } from '../helpers/battle.ts';
import type { Row } from './tables.ts';

const counted = (die: string, faces: readonly string[]): Row[] =>
  [...new Set(faces)].map((face) => ({ die, face, count: String(faces.filter((each) => each === face).length) }));

const ICON: Readonly<Record<string, string>> = { 'reduce-armor': 'armor reduction' };
const icons = (all: readonly string[]): string =>
  all.length === 0 ? 'blank' : all.map((icon) => (ICON[icon] ?? icon).replace(/^minus-/, '-')).join(' + ');

export const diceRows = (): Row[] => [
  ...counted(
    'skill',
    content.dice.skill.map(({ value, fails, action, critical }) =>
      [fails ? 'X' : `${value}`, ...(action ? ['action point'] : []), ...(critical ? ['critical point'] : [])].join(
        ' + ',
      ),
    ),
  ),
  ...counted('armor', content.dice.armor.map(String)),
  ...EFFECT_DICE.flatMap((die) =>
    counted(
      die,
      content.dice.effect[die].map((face) => icons(face.icons)),
    ),
  ),
];

/** Tenths of a millimetre in an inch. */
const INCH = 254;

export const rulerRows = (): Row[] =>
  [...content.rulers.values()].map(({ color, length, marks }) => ({
    color,
    inches: String(length / INCH),
    corners: marks.length === 0 ? 'none' : marks.join(', '),
  }));

/** Of the year 2024, whatever it is a price of. */
export const priceIn2024 = (kind: string, id: string): number =>
  priceOf(content, '2024', kind === 'units' || kind === 'leaders' || kind === 'perks' ? kind : 'items', id);

export const fallRows = (): Row[] =>
  content.falling.map(({ upTo, damage }) => ({ 'up to': upTo, damage: String(damage) }));

export const heroicRow = (): Row => {
  const { vats, health, icons: given, caps } = content.heroic;
  return {
    card: content.heroic.name,
    'V.A.T.S.': vats ? 'yes' : 'no',
    health: `+${health}`,
    icons: given.join(', '),
    caps: String(caps),
  };
};
