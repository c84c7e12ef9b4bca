/** Cards as they can be read: every figure, every word, and what they say and the table does not do yet. */
import type { AnyGame } from '@holotape/kernel';
import type { SkirmishContent } from '@holotape/skirmish/battle';
import {
  type Book,
  powerArmorFigures,
  turretFigures,
  unitFigures,
  weaponFigures,
} from '@holotape/skirmish/printed/card-figures';
import { inWords } from '@holotape/skirmish/queries/names';
import { wrap } from '../../terminal/text.ts';
import type { Canvas, Card } from '../face.ts';

/** Every kind of card that is not one of these is an item. */
const KINDS: Readonly<Record<string, string>> = { units: 'unit', leaders: 'leader', perks: 'perk' };

interface Printed {
  readonly id: string;
  readonly name: string;
  readonly text?: string;
}

export const bookOf = (content: SkirmishContent): Book => ({
  rulers: content.rulers,
  nameOf: (id) => content.items.get(id)?.name ?? content.perks.get(id)?.name ?? inWords(id),
});

function itemFigures(content: SkirmishContent, book: Book, id: string): string[] {
  const weapon = content.weapons.get(id);
  if (weapon !== undefined) return weaponFigures(weapon, book);
  const suit = content.powerArmor.get(id);
  if (suit !== undefined) return powerArmorFigures(suit);
  const mod = content.mods.get(id);
  const fits = mod === undefined ? [] : [`fits ${mod.fits.join(', ').replaceAll('-', ' ')}`];
  return [[inWords(content.items.get(id)!.kind), `${content.items.get(id)!.caps} Caps`, ...fits].join('; ')];
}

/** What units of a card are called in the scenarios, if not by its name. */
function calledOf(content: SkirmishContent, card: string, name: string): string[] {
  const units = [...content.scenarios.values()].flatMap(({ forces, later }) => [...forces.flat(), ...later]);
  const called = units.filter((unit) => unit.card === card).map(({ id }) => inWords(id));
  return [...new Set(called)].filter((each) => !name.toLowerCase().includes(each.toLowerCase()));
}

export function cards({ width }: Canvas, game: AnyGame): Card[] {
  const content = game.content as SkirmishContent;
  const book = bookOf(content);
  const missing = new Map(
    [...content.unsaid].map(([card, entries]) => {
      const [file, id] = card.split('/');
      return [`${KINDS[file!] ?? 'item'} ${id}`, entries];
    }),
  );
  const read = <P extends Printed>(
    kind: string,
    all: Iterable<P>,
    figures: (card: P) => readonly string[] = () => [],
  ) =>
    [...all].map((card): Card => {
      const { id, name, text = '' } = card;
      const notYet = (missing.get(`${kind} ${id}`) ?? []).map(
        ({ says, why }) => `Not played yet, for ${why}: "${says}"`,
      );
      const called = kind === 'unit' ? calledOf(content, id, name) : [];
      const lines = [...figures(card), ...(text === '' ? [] : [text]), ...notYet];
      return {
        kind,
        name: called.length === 0 ? name : `${name} (${called.join(', ')})`,
        lines: lines.flatMap((line) => wrap(`  ${line}`, width, '    ')),
      };
    });
  return [
    ...read('unit', content.units.values(), (unit) => unitFigures(unit, book)),
    ...read('turret', content.turrets.values(), (turret) => turretFigures(turret, book)),
    ...read('item', content.items.values(), ({ id }) => itemFigures(content, book, id)),
    ...read('leader', content.leaders.values(), ({ caps }) => [`${caps} Caps`]),
    ...read('perk', content.perks.values(), ({ attribute, least, caps }) => [
      `Needs ${attribute} ${least}; ${caps} Caps`,
    ]),
    ...read('danger', content.dangers.values()),
    ...read('creature', content.creatures.values()),
    ...read('stranger', content.strangers.values()),
    ...read('event', content.events.values()),
    ...read('boost', content.boosts.values(), ({ type }) => [inWords(type)]),
    ...read('quest', content.quests.values(), ({ part, story }) => [
      ...(part === undefined ? [] : [`Part ${part}`]),
      ...(story === undefined ? [] : [story]),
    ]),
  ];
}
