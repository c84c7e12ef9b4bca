/**
 * Cards in the notation of the tables: K black, Y yellow, G green, U blue die; `P2@orange` 2 physical damage in an area of
 * that diameter; `bottle(1)>stun` a Bottle is spent for Stun, once at most; AR armor reduction.
 */

import type {
  Addiction,
  Chem,
  Damage,
  Food,
  Instant,
  Period,
  PowerArmor,
  Rating,
  SpecialEffect,
  Turret,
  Unit,
  Weapon,
} from '../../content.ts';
import type { Ability } from '../../printed/abilities.ts';
import { ATTRIBUTES, DAMAGE_TYPES, type EffectDie, type Gain, SKILLS } from '../../words.ts';
import type { Row } from './tables.ts';

const NONE = '-';
export const orNone = (text: string): string => (text === '' ? NONE : text);
const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
const signed = (by: number): string => (by >= 0 ? `+${by}` : String(by));

const DIE: Readonly<Record<EffectDie, string>> = { black: 'K', yellow: 'Y', green: 'G', blue: 'U' };
const ORDER = 'KYGU';
const letters = (dice: readonly EffectDie[]): string[] =>
  dice.map((die) => DIE[die]).sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
export const diceCell = (dice: readonly EffectDie[]): string => (dice.length === 0 ? 'none' : letters(dice).join(' '));
/** `YY`, `K Y`: the dice that a Critical adds. */
const moreDice = (dice: readonly EffectDie[]): string =>
  [...new Set(letters(dice))].map((each) => each.repeat(letters(dice).filter((die) => die === each).length)).join(' ');

const TYPE = { physical: 'P', energy: 'E', radiation: 'R' } as const;
export const damageCell = ({ type, amount, area }: Damage): string =>
  `${TYPE[type]}${amount}${area === undefined ? '' : `@${area}`}`;

const GAIN: Readonly<Record<Gain, string>> = {
  damage: '+1',
  'armor-reduction': 'AR',
  'ignore-armor': '1 damage ignores armor',
  stun: 'stun',
  fire: 'fire',
  frozen: 'frozen',
  poison: 'poison',
  'injured-arm': 'arm',
  'injured-leg': 'leg',
  'action-point': '+1 action point',
  'remove-reaction': 'remove Reaction',
  'push-orange': 'push back Orange',
  'push-yellow': 'push back Yellow',
  'stays-loaded': 'stays loaded',
  jolt: 'remove Reaction (stun if none)',
  'injured-limb': 'leg or arm',
  irradiate: 'R1',
  'scatter-orange': 'scatter it Orange',
  repeat: 'repeat',
};

function effectCell({ spend, gain, most, ifDamaged }: SpecialEffect): string {
  const [icon] = spend;
  const cost = icon === undefined ? '' : spend.length === 1 ? icon : `${spend.length} ${icon}s`;
  const times = most === undefined ? '' : `(${most})`;
  return `${ifDamaged ? 'if damage caused: ' : ''}${cost}${times}${cost === '' ? '' : '>'}${GAIN[gain]}`;
}

/** What a hit does, with what an area brings besides. */
function hitCell({ damage, target, burst }: Weapon): string {
  const [first, ...more] = damage;
  if (first === undefined) return 'none';
  const nearer = more.filter(({ area }) => area !== undefined && area !== first.area);
  const then = more.filter((each) => !nearer.includes(each));
  const onTarget = burst.filter(({ area }) => area === undefined).map(({ gain }) => GAIN[gain]);
  const around = burst.filter(({ area }) => area !== undefined && area !== nearer[0]?.area);
  const inside = [
    ...nearer.map(({ amount }) => `+${amount}`),
    ...burst.filter((each) => !around.includes(each) && each.area !== undefined).map(({ gain }) => GAIN[gain]),
  ];
  if (around.length > 0)
    return `${around.map(({ gain, area }) => `${GAIN[gain]}@${area}`).join(', ')}, target +${first.amount} ${first.type}`;
  return [
    [first, ...then].map(damageCell).join(' then '),
    ...(target === undefined ? [] : [`target +${target}`]),
    ...onTarget.map((gain) => `target ${gain}`),
  ]
    .join(', ')
    .concat(inside.length === 0 ? '' : `; inside ${nearer[0]!.area} ${inside.join(', ')}`);
}

function scatterCell(bands: NonNullable<Weapon['scatter']>): string {
  return bands
    .map(({ over, range }, i) => {
      const next = bands[i + 1]?.over;
      return `${over}${next === undefined ? '+' : next - 1 === over ? '' : `-${next - 1}`} ${range}`;
    })
    .join(', ');
}

function primedCell({ tokens, gains, optional, ...primed }: NonNullable<Weapon['primed']>): string {
  if (gains === 'prepare') return `Primed 0-${tokens}: each token +1 damage (Prepare adds one, any move clears)`;
  const when = primed['not-by-shooting'] ? 'after each action but shooting' : 'after any action';
  const gained = `+1 token ${when} if an enemy is in LoS${primed.fades ? ', else -1' : ''}`;
  const used = primed['at-once']
    ? 'when primed it shoots at once (no action) and clears'
    : 'when primed an action uses it and clears';
  const skill = primed.value === undefined ? '' : `, skill = ${primed.value} minus target ${primed.less}`;
  return `Primed ${tokens}: ${gained}, ${used}${skill}`;
}

const plurals = { robot: 'robots', synth: 'synths' } as Readonly<Record<string, string>>;

const bringsCell = ({ unit, items }: NonNullable<Weapon['brings']>): string =>
  `places 1 ${unit} (${items.join(', ')}, marked Used) where it lands`;

function weaponEffects(weapon: Weapon): string[] {
  const { icons, units, strength, walked, scatter, minimum, once, affects, lowest, strong, blows, primed } = weapon;
  const scatters = scatter !== undefined && weapon.type !== 'thrown';
  return [
    ...(icons.includes('robot') ? ['robot'] : []),
    ...(units ?? []).map((unit) => `${capital(unit)} only`),
    ...(strength === undefined ? [] : [`needs STR ${strength}+`]),
    ...(icons.includes('slow-firing') ? ['slow firing'] : []),
    ...(walked === undefined ? [] : [`walked fire ${walked.shots} shots, ${walked.range}`]),
    ...(scatters ? [`${weapon['always-scatters'] ? 'always scatters' : 'scatter'} ${scatterCell(scatter)}`] : []),
    ...(minimum === undefined ? [] : [`minimum range ${minimum}`]),
    ...(once ? ['one use'] : []),
    ...(affects.length === 0 ? [] : [`${affects.map((type) => plurals[type]).join(' and ')} only`]),
    ...(lowest.length === 0 ? [] : [`lower of ${lowest.join('/')} armor`]),
    ...(weapon.reduction === undefined ? [] : [`${weapon.reduction} AR with every hit`]),
    ...(weapon.quiet ? ['shots are not triggers'] : []),
    ...(weapon.brings === undefined ? [] : [bringsCell(weapon.brings)]),
    ...(weapon.criticals ? ['user has Criticals'] : []),
    ...(strong === undefined ? [] : [strong === 'none' ? 'no STR bonus' : `STR 7+ bonus is ${strong}, not black`]),
    ...(blows === undefined ? [] : [`one attack per ${blows} Health left (round up)`]),
    ...(weapon.tramples === undefined
      ? []
      : ['after moving through a weaker model', `that model tests ${weapon.tramples}, success = P1 and stun instead`]),
    ...weapon.effects.map(effectCell),
    ...(weapon.repeats === undefined ? [] : [`repeats within ${capital(weapon.repeats)} and LoS`]),
    ...(primed === undefined ? [] : [primedCell(primed)]),
  ];
}

function criticalCell({ critical, walked }: Weapon): string {
  if (critical === undefined) return NONE;
  const { rating, only, dice, damage, reduction, icons, effects } = critical;
  const when = `${only === undefined ? '' : `, ${only} only`}${walked === undefined ? '' : ', not walked'}`;
  const gives = [
    ...(dice.length === 0 ? [] : [`+${moreDice(dice)}`]),
    ...(damage === undefined ? [] : [damage.map(damageCell).join(' then ')]),
    ...(reduction === 0 ? [] : [reduction === 1 ? '+AR' : `+${reduction} AR`]),
    ...icons.map((icon) => `+ one ${icon}`),
    ...(critical['strong-as-usual'] ? ['strong armor counts as normal armor'] : []),
    ...effects.map((effect) =>
      effect.spend.length === 0 ? `+ ${GAIN[effect.gain].replace('+', '')}` : effectCell(effect),
    ),
  ];
  return `${rating}${when}: ${gives.join(', ')}`;
}

const star = ({ name, unique }: { readonly name: string; readonly unique: boolean }): string =>
  unique ? `${name} *` : name;

function tableOf({ type, natural, short }: Weapon): string {
  if (type === 'melee') return natural ? 'Natural weapons' : 'Melee';
  if (type === 'thrown') return short.range === undefined ? 'Thrown' : 'Thrown with ranges of their own';
  return { rifle: 'Rifles', pistol: 'Pistols', heavy: 'Heavy', mine: 'Mines' }[type];
}

/** A weapon as the columns of its table want it. */
export const weaponRow = (weapon: Weapon): Row => ({
  table: tableOf(weapon),
  weapon: star(weapon),
  short: weapon.short.range ?? NONE,
  'short dice': diceCell(weapon.short.dice),
  dice: `${diceCell(weapon.short.dice)}${weapon['dice-if-damaged'] === undefined ? '' : ` (+${diceCell(weapon['dice-if-damaged'])} if damaged)`}`,
  long: weapon.long?.range ?? NONE,
  'long dice': weapon.long === undefined ? NONE : diceCell(weapon.long.dice),
  'trigger area': weapon.short.range ?? NONE,
  scatter: weapon.scatter === undefined ? 'none' : scatterCell(weapon.scatter),
  damage: hitCell(weapon),
  effects: orNone(weaponEffects(weapon).join('; ')),
  crit: criticalCell(weapon),
  caps: String(weapon.caps),
});

const ratingCell = ({ rating, strong, immune }: Rating): string =>
  immune ? 'X' : `${rating === 0 ? NONE : rating}${strong === 0 ? '' : `+${strong}`}`;
const armorCell = (armor: Readonly<Record<(typeof DAMAGE_TYPES)[number], Rating>>): string =>
  DAMAGE_TYPES.map((type) => ratingCell(armor[type])).join('/');

export const turretRow = (turret: Turret): Row => ({
  turret: turret.name,
  skill: `Rifle ${turret.skill}`,
  health: String(turret.health),
  armor: armorCell(turret.armor),
  awareness: turret.awareness,
  'short / long': `${turret.short.range} / ${turret.long.range}`,
  dice: `${diceCell(turret.short.dice)} / ${diceCell(turret.long.dice)}`,
  damage: turret.damage.map(damageCell).join(' then '),
  'reactions per round': String(turret.reactions),
  caps: String(turret.caps),
});

const SKILL: Readonly<Record<string, string>> = {
  melee: 'ME',
  pistol: 'PI',
  rifle: 'RI',
  heavy: 'HV',
  throw: 'TH',
  computers: 'CO',
  lockpick: 'LO',
  search: 'SE',
  presence: 'PR',
  'battle-cry': 'BC',
  resist: 'RB',
  health: 'HP',
};
const COLOR = { orange: 'O', yellow: 'Y', red: 'R', green: 'G', blue: 'B', black: 'K' } as const;
const ICON: Readonly<Record<Unit['icons'][number], string>> = {
  prepare: 'prep',
  move: 'move',
  expertise: 'exp',
  melee: 'melee',
  pistol: 'pistol',
  luck: 'Luck',
  criticals: 'Crit',
  'dog-handler': 'DogH',
  'no-climb': 'NoClimb',
  unimpeded: 'Unimp',
  'immune-to-battle-cry': 'ImmBC',
};

/** `S: HV ME; P: PI RI`. Who can cry resists with the same attribute. */
function skillsCell({ skills, colors }: Unit): string {
  const at = (attribute: string): string[] =>
    [...SKILLS, 'health' as const]
      .filter((skill) => skills[skill] === attribute)
      .filter((skill) => skill !== 'resist' || skills['battle-cry'] !== attribute)
      .map((skill) => {
        const color = (colors as Readonly<Record<string, string>>)[skill];
        return color === undefined ? SKILL[skill]! : `${SKILL[skill]}-${color}`;
      });
  return ATTRIBUTES.flatMap((attribute) =>
    at(attribute).length === 0 ? [] : [`${attribute[0]}: ${at(attribute).sort().join(' ')}`],
  ).join('; ');
}

const kitCell = ({ kit, free }: Unit, nameOf: (item: string) => string): string =>
  [...new Set(kit)]
    .map((item) => {
      const count = kit.filter((each) => each === item).length;
      return `${count > 1 ? `${count} ` : ''}${nameOf(item)}${free.includes(item) ? ' (free)' : ''}`;
    })
    .join(', ');

const FORCE: Readonly<Record<string, string>> = {
  survivors: 'Survivors and friends',
  'super-mutants': 'Super Mutants',
  brotherhood: 'Brotherhood of Steel',
  raiders: 'Raiders',
  institute: 'Institute',
  creatures: 'Creatures',
  robots: 'Robots',
};

/** A ghoul is a human whom radiation heals. */
const typeCell = ({ type, has }: Unit): string =>
  `${type.replace('-', ' ')}${type === 'human' && has.some((each) => each['radiation-heals']) ? ' (ghoul)' : ''}`;

export const unitRow = (unit: Unit, nameOf: (item: string) => string): Row => ({
  table: FORCE[unit.faction] ?? unit.faction,
  unit: star(unit),
  type: typeCell(unit),
  SPECIAL: ATTRIBUTES.map((attribute) => unit.special[attribute]).join(' '),
  skills: skillsCell(unit),
  'mv/ch/aw': [unit.move, unit.charge, unit.awareness].map((color) => (color ? COLOR[color] : NONE)).join('/'),
  armor: armorCell(unit.armor),
  icons: orNone(
    unit.icons
      .map((icon) => ICON[icon])
      .sort()
      .join(' '),
  ),
  caps: String(unit.caps),
  'standard kit': kitCell(unit, nameOf),
  base: String(unit.base),
});

const raisesCell = (raises: Partial<Record<string, number>>): string =>
  orNone(
    ATTRIBUTES.filter((each) => raises[each] !== undefined)
      .map((each) => `${each} ${signed(raises[each]!)}`)
      .join(', '),
  );

export const powerArmorRow = (suit: PowerArmor): Row => ({
  suit: star(suit),
  'green side': raisesCell(suit.green.raises),
  'green side armor': armorCell(suit.green.armor),
  'degraded side': raisesCell(suit.degraded.raises),
  'degraded side armor': armorCell(suit.degraded.armor),
  caps: String(suit.caps),
});

/** `+2/+1/0`: one figure for each period. */
const perPeriod = (figures: readonly number[]): string =>
  figures.map((figure) => (figure === 0 ? '0' : signed(figure))).join('/');
/** `1-2`: the periods in which something is so. */
const periods = (are: readonly boolean[]): string => {
  const first = are.indexOf(true) + 1;
  const last = are.lastIndexOf(true) + 1;
  return first === last ? `${first}` : `${first}-${last}`;
};

const immunities = (period: Ability): readonly string[] => period.immune ?? [];

/** Fields that the cell below tells. */
const IN_STEPS = [
  ...['raises', 'adds', 'health', 'damage', 'dice', 'icons', 'immune', 'quiet', 'charges-unseen'],
  ...['action-points', 'critical-points', 'luck', 'reaction', 'flips'],
];

/** What a model has in each period: figures by `/`, icons and the like by the periods they are there. */
function stepsCell(steps: readonly Period[]): string {
  const figures: [string, (period: Period) => number][] = [
    ...ATTRIBUTES.map((each): [string, (period: Period) => number] => [each, ({ raises }) => raises?.[each] ?? 0]),
    ...DAMAGE_TYPES.map((each): [string, (period: Period) => number] => [
      `${each} armor`,
      ({ adds }) => adds?.[each] ?? 0,
    ]),
    ['Health', ({ health }) => health ?? 0],
    ['action points', (period) => period['action-points'] ?? 0],
    ['critical points', (period) => period['critical-points'] ?? 0],
    ['Luck tokens', ({ luck }) => luck ?? 0],
    ['radiation removed', ({ flips }) => flips ?? 0],
    ['melee damage', ({ damage }) => damage?.melee ?? 0],
  ];
  const flags: [string, (period: Period) => boolean][] = [
    ['+1 black melee', ({ dice }) => dice?.melee?.join() === 'black'],
    ['Movement icon', ({ icons }) => icons?.includes('move') ?? false],
    ['Shoot icon', ({ icons }) => icons?.includes('shoot') ?? false],
    ['Expertise icon', ({ icons }) => icons?.includes('expertise') ?? false],
    ['may use Luck', ({ icons }) => icons?.includes('luck') ?? false],
    ['Reaction marker', ({ reaction }) => reaction ?? false],
    ['Charge without LoS', (period) => period['charges-unseen'] ?? false],
    ['no short-range triggers', ({ quiet }) => quiet?.at.includes('short') ?? false],
    ['no long-range triggers', ({ quiet }) => quiet?.at.includes('long') ?? false],
    ['immune to poison', (period) => immunities(period).includes('poisoned')],
    ['immune to frozen', (period) => immunities(period).includes('frozen')],
    ['immune to stun', (period) => immunities(period).includes('stunned')],
  ];
  const untold = [...new Set(steps.flatMap((step) => Object.keys(step)))].filter((field) => !IN_STEPS.includes(field));
  return [
    ...untold,
    ...figures
      .filter(([, of]) => steps.some((step) => of(step) !== 0))
      .map(([name, of]) => `${name} ${perPeriod(steps.map(of))}`),
    ...flags.filter(([, is]) => steps.some(is)).map(([name, is]) => `${name} ${periods(steps.map(is))}`),
  ].join('; ');
}

/** Removed by turning all there can be. */
const ALL_RADIATION = 20;

/** `2 d, 1 rad`. */
function instantCell(instant: Instant): string {
  const { heals, flips, cures, boosts, radiation, immune, melee } = instant;
  return [
    ...(flips === undefined ? [] : [flips === ALL_RADIATION ? 'flip all radiation' : `flip ${flips} radiation`]),
    ...(heals === undefined ? [] : [`${heals} d`]),
    ...(instant['or-cures'] === undefined ? [] : [`or cure ${instant['or-cures'].join(' or ')}`]),
    ...(cures === undefined
      ? []
      : [`cure ${cures.map((each) => (each === 'addiction' ? 'addictions' : each)).join(' and ')}`]),
    ...(radiation === undefined ? [] : [`${radiation} rad`]),
    ...(instant['action-points'] === undefined ? [] : [`${instant['action-points']} action points`]),
    ...(boosts === undefined ? [] : [`${boosts.count} Armor Boosts against ${boosts.against}`]),
    ...(immune === undefined ? [] : [`immune to ${immune.join(' and ')} for 1 activation`]),
    ...(melee === undefined ? [] : [`+${diceCell(melee.dice)} on the next ${melee.attacks} melee attacks`]),
  ].join(', ');
}

const addictionCell = ({ icon, raises, adds = {} }: Addiction): string =>
  `${icon}: ${[
    ...ATTRIBUTES.filter((each) => raises[each] !== undefined).map((each) => `${each} ${signed(raises[each]!)}`),
    ...DAMAGE_TYPES.filter((each) => adds[each] !== undefined).map((each) => `${each} armor ${signed(adds[each]!)}`),
  ].join(', ')}`;

export const chemRow = (chem: Chem): Row => ({
  chem: star(chem),
  effect: chem.instant !== undefined ? `instant: ${instantCell(chem.instant)}` : stepsCell(chem.steps ?? []),
  addiction: chem.addiction === undefined ? 'none' : addictionCell(chem.addiction),
  caps: String(chem.caps),
});

export const foodRow = (food: Food): Row => ({
  food: star(food),
  plain: instantCell(food.plain),
  cooked: food.cooked === undefined ? NONE : instantCell(food.cooked),
  caps: String(food.caps),
});

type Fields<C> = Readonly<Record<keyof C, string>>;

/** Where each field of a card is told: the compiler finds a new one that has no place yet. */
const OF_WEAPONS: Fields<Weapon> = {
  id: 'by its name',
  name: 'weapon',
  type: 'the table it stands in',
  unique: 'weapon',
  natural: 'the table it stands in',
  short: 'short, dice',
  long: 'long, dice',
  damage: 'damage',
  target: 'damage',
  burst: 'damage',
  effects: 'effects',
  reduction: 'effects',
  'dice-if-damaged': 'dice',
  brings: 'effects',
  lowest: 'effects',
  affects: 'effects',
  icons: 'effects; a grenade scatters over walls by its table',
  strong: 'effects',
  tramples: 'effects',
  criticals: 'effects',
  blows: 'effects',
  once: 'effects',
  repeats: 'effects',
  quiet: 'effects',
  walked: 'effects',
  strength: 'effects',
  scatter: 'scatter or effects',
  'always-scatters': 'effects',
  units: 'effects',
  minimum: 'effects',
  primed: 'effects',
  critical: 'crit',
  caps: 'caps',
  text: 'card-texts.test.ts',
};
const OF_UNITS: Fields<Unit> = {
  id: 'by its name',
  name: 'unit',
  faction: 'the table it stands in',
  unique: 'unit',
  character: 'factions.test.ts',
  type: 'type',
  special: 'SPECIAL',
  skills: 'skills',
  colors: 'skills',
  move: 'mv/ch/aw',
  charge: 'mv/ch/aw',
  awareness: 'mv/ch/aw',
  armor: 'armor',
  icons: 'icons',
  specialities: 'done',
  caps: 'caps',
  base: 'base',
  'charges-unseen': 'done',
  has: 'done',
  aura: 'done',
  perks: 'done',
  'shares-force': 'done',
  escorted: 'done',
  'as-leader': 'done',
  without: 'done',
  kit: 'standard kit',
  free: 'done',
  'hurt-unless': 'done',
  text: 'card-texts.test.ts',
};

/** Fields that no column tells. */
export const untoldOf = (kind: 'weapons' | 'units', card: object): string[] => {
  const told: object = kind === 'weapons' ? OF_WEAPONS : OF_UNITS;
  return Object.keys(card).filter((field) => !Object.hasOwn(told, field));
};
