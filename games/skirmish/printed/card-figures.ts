/** The figures of a card as lines of words: what is printed on it besides its text. */
import type { Ruler } from './components.ts';
import type { Rating } from './fields.ts';
import type { PowerArmor } from './items.ts';
import type { Unit } from './units.ts';
import type { Turret, Weapon } from './weapons.ts';

/** Lengths of the rulers, and names of cards by their ids. */
export interface Book {
  readonly rulers: ReadonlyMap<string, Ruler>;
  readonly nameOf: (id: string) => string;
}

const INCH = 254;

const words = (id: string): string => (id.charAt(0).toUpperCase() + id.slice(1)).replaceAll('-', ' ');

/** `yellow, 6 in`. */
const range = ({ rulers }: Book, color: string): string =>
  `${color} ${Math.round((rulers.get(color)!.length / INCH) * 10) / 10} in`;

const ratingWords = ({ rating, strong, immune }: Rating): string => {
  if (immune) return 'immune';
  return strong > 0 ? `${rating}+${strong}` : rating === 0 ? '-' : String(rating);
};

type Ratings = Unit['armor'];

const armorWords = (armor: Ratings): string =>
  Object.entries(armor)
    .map(([type, rating]) => `${type} ${ratingWords(rating)}`)
    .join(', ');

const named = (title: string, all: readonly string[]): string[] =>
  all.length === 0 ? [] : [`${title}: ${all.join(', ')}`];

/** WW-CARD-2 */
export function unitFigures(unit: Unit, book: Book): string[] {
  const { special, skills, colors } = unit;
  const { health, ...others } = skills;
  const values = Object.entries(others).flatMap(([skill, attribute]) =>
    attribute === undefined ? [] : [`${words(skill)} ${special[attribute]} (${attribute})`],
  );
  const charge = unit.charge === undefined ? 'no Charge' : `Charge ${range(book, unit.charge)}`;
  const reaches = Object.entries(colors).flatMap(([what, color]) =>
    color === undefined ? [] : [`${words(what)} ${range(book, color)}`],
  );
  return [
    `${words(unit.faction)}, ${words(unit.type).toLowerCase()}${unit.unique ? ', Unique' : ''}; ${unit.caps} Caps; base ${unit.base} mm`,
    Object.entries(special)
      .map(([attribute, value]) => `${attribute} ${value}`)
      .join('  '),
    [`Health ${special[health]} (${health})`, ...values].join(', '),
    [`Move ${range(book, unit.move)}`, charge, `Awareness ${range(book, unit.awareness)}`, ...reaches].join(', '),
    `Armor: ${armorWords(unit.armor)}`,
    ...named('Icons', unit.icons.map(words)),
    ...named('Speciality', unit.specialities.map(book.nameOf)),
    ...named('Perks', unit.perks.map(book.nameOf)),
    ...named('Usually with', unit.kit.map(book.nameOf)),
  ];
}

const diceWords = (dice: readonly string[]): string => (dice.length === 0 ? 'no dice' : `dice ${dice.join(' ')}`);

const damageWords = (damage: Weapon['damage']): string =>
  damage.map(({ type, amount, area }) => `${amount} ${type}${area === undefined ? '' : ` in ${area}`}`).join(', ') ||
  'none';

/** WW-CARD-3 */
export function weaponFigures(weapon: Weapon, book: Book): string[] {
  const { short, long, critical } = weapon;
  const kind = `${words(weapon.type)}${weapon.natural ? ', natural' : ''}${weapon.unique ? ', Unique' : ''}`;
  const near = short.range === undefined ? '' : `${range(book, short.range)}, `;
  return [
    `${kind}; ${weapon.caps} Caps`,
    `${long === undefined ? 'Range' : 'Short'} ${near}${diceWords(short.dice)}${
      long === undefined ? '' : `; long ${range(book, long.range)} more, ${diceWords(long.dice)}`
    }`,
    `Damage: ${damageWords(weapon.damage)}`,
    ...(weapon.reduction === undefined ? [] : [`Armor Reduction ${weapon.reduction}`]),
    ...(critical === undefined ? [] : [criticalWords(critical)]),
  ];
}

function criticalWords({ rating, dice, only, damage, reduction, icons }: NonNullable<Weapon['critical']>): string {
  const more = [
    diceWords(dice),
    ...(only === undefined ? [] : [`at ${only} range only`]),
    ...(damage === undefined ? [] : [`damage ${damageWords(damage)}`]),
    ...(reduction === 0 ? [] : [`Armor Reduction ${reduction}`]),
    ...(icons.length === 0 ? [] : [`icons ${icons.join(' ')}`]),
  ];
  return `Critical with ${rating} Critical Points: ${more.join(', ')}`;
}

/** WW-PA-2, WW-PA-8 */
export const powerArmorFigures = ({ green, degraded, caps }: PowerArmor): string[] => [
  `Power Armor; ${caps} Caps`,
  ...(
    [
      ['Armor', green],
      ['Degraded', degraded],
    ] as const
  ).map(([title, { armor, raises }]) => {
    const raised = Object.entries(raises).map(([what, by]) => `${what} ${by > 0 ? '+' : ''}${by}`);
    return [`${title}: ${armorWords(armor)}`, ...raised].join(', ');
  }),
];

/** WW-TURRET */
export const turretFigures = (turret: Turret, book: Book): string[] => [
  `Turret; ${turret.caps} Caps; base ${turret.base} mm`,
  `Rifle ${turret.skill}, Health ${turret.health}, Awareness ${range(book, turret.awareness)}, Reaction Markers ${turret.reactions}`,
  `Armor: ${armorWords(turret.armor)}`,
  `Short ${range(book, turret.short.range)}, ${diceWords(turret.short.dice)}; long ${range(book, turret.long.range)} more, ${diceWords(turret.long.dice)}`,
  `Damage: ${damageWords(turret.damage)}`,
];
