/** A force from a file: what can be kept of it is kept, and what was lost is said. */
import type { SkirmishContent } from '../../battle.ts';
import { type ForceList, forceListSchema, type ListedUnit, listedUnit, MOST_UNITS } from '../../printed/force-lists.ts';
import { type Loss, loss, type Read } from './codes.ts';

/** What a file of a force says about itself. */
const FORMAT = 'holotape-force';

/** A force as it is saved. */
export const fileOf = (list: ForceList): string => `${JSON.stringify({ format: FORMAT, ...list }, null, 2)}\n`;

/** A force of a file, with what was lost; or why it is none. */
export function forceIn(content: SkirmishContent, text: string): Read | Loss {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return loss('no-json');
  }
  if (typeof file !== 'object' || file === null || !('format' in file)) return loss('foreign');
  const { format, ...rest } = file as Readonly<Record<string, unknown>>;
  if (format !== FORMAT) return loss('foreign');
  return kept(content, rest);
}

/** Field by field: a damaged one gets what is usual. */
function kept(content: SkirmishContent, file: Readonly<Record<string, unknown>>): Read {
  const lost: Loss[] = [];
  const { shape } = forceListSchema;
  const first = [...content.prices.keys()][0]!;
  const usual = { name: 'A force', prices: first, limit: 750, house: false };
  const field = <K extends keyof typeof usual>(key: K): ForceList[K] => {
    const read = shape[key].safeParse(file[key]);
    if (!read.success) lost.push(loss('field', { field: key, used: String(usual[key]) }));
    return (read.success ? read.data : usual[key]) as ForceList[K];
  };
  const [name, prices, limit, house] = [field('name'), field('prices'), field('limit'), field('house')];
  if (!content.prices.has(prices)) lost.push(loss('prices', { prices, used: first }));
  const given = Array.isArray(file.units) ? file.units : [];
  if (!Array.isArray(file.units)) lost.push(loss('no-units'));
  if (given.length > MOST_UNITS) lost.push(loss('too-many', { most: MOST_UNITS }));
  const units = given.slice(0, MOST_UNITS).flatMap((each, i) => unitIn(content, each, i + 1, lost));
  const boosts = boostsIn(content, file.boosts, lost);
  return { list: { name, prices: content.prices.has(prices) ? prices : first, limit, house, units, boosts }, lost };
}

/** Files of forces that were made before there were Boosts name none. */
function boostsIn(content: SkirmishContent, given: unknown, lost: Loss[]): string[] {
  if (given === undefined) return [];
  const read = forceListSchema.shape.boosts.safeParse(given);
  if (!read.success) lost.push(loss('field', { field: 'boosts', used: 'none' }));
  const unknown = (read.data ?? []).filter((id) => !content.boosts.has(id));
  for (const card of unknown) lost.push(loss('card', { card }));
  return (read.data ?? []).filter((id) => !unknown.includes(id));
}

function unitIn(content: SkirmishContent, given: unknown, number: number, lost: Loss[]): ListedUnit[] {
  const read = listedUnit.safeParse(given);
  if (!read.success) {
    const { path, message } = read.error.issues[0]!;
    lost.push(loss('unit', { number, where: path.join('.') || 'it', what: message }));
    return [];
  }
  const unit = read.data;
  if (!content.units.has(unit.card)) {
    lost.push(loss('card', { card: unit.card }));
    return [];
  }
  const known = (cards: ReadonlyMap<string, unknown>) => (id: string) => {
    if (!cards.has(id)) lost.push(loss('card', { card: id }));
    return cards.has(id);
  };
  return [
    {
      ...unit,
      items: unit.items.filter(known(content.items)),
      mods: unit.mods.filter(({ mod }) => known(content.items)(mod)),
      perks: unit.perks.filter(known(content.perks)),
      leader: unit.leader !== null && known(content.leaders)(unit.leader) ? unit.leader : null,
    },
  ];
}
