/** What is allowed in a force and worth knowing: what a unit could not use, and what would not count. */
import type { Reason } from '@holotape/kernel';
import type { SkirmishContent } from '../../battle.ts';
import type { Item, Unit } from '../../content.ts';
import type { ForceList, ListedUnit } from '../../printed/force-lists.ts';
import { SKILL_OF } from '../close-combat.ts';
import { isLimitedUse } from '../limited-use.ts';

interface ForceNote extends Reason {
  readonly rule: string;
  readonly unit: number;
  readonly card: string;
}

export const notesOn = (content: SkirmishContent, { units }: ForceList): ForceNote[] =>
  units.flatMap((unit, at) => {
    const card = content.units.get(unit.card);
    if (card === undefined) return [];
    const items = unit.items.flatMap((id) => content.items.get(id) ?? []);
    const notes = [
      ...items.flatMap((item) => unusable(content, unit, card, item)),
      ...uncounted(items),
      ...doubled(items),
    ];
    return notes.map((note) => ({ ...note, unit: at, args: { ...note.args, unit: unit.card } }));
  });

type Note = Omit<ForceNote, 'unit'>;

/** A weapon without the skill or the strength for it. WW-SHOOT-2, WW-CARD-3 */
function unusable(content: SkirmishContent, unit: ListedUnit, card: Unit, item: Item): Note[] {
  if (item.kind !== 'weapon' || item.natural || item.type === 'mine') return [];
  const skill = SKILL_OF[item.type];
  if (card.skills[skill] === undefined)
    return [{ rule: 'WW-SHOOT-2', say: 'note.no-skill', args: { item: item.id, skill }, card: item.id }];
  const suits = unit.items.map((id) => content.powerArmor.get(id)?.green.raises.STR ?? 0);
  const eased = unit.mods.map(({ on, mod }) => (on === item.id ? (content.mods.get(mod)?.weapon?.strength ?? 0) : 0));
  const strength = Math.max(0, ...suits) + Math.max(0, ...eased) + card.special.STR;
  return strength < (item.strength ?? 0)
    ? [{ rule: 'WW-CARD-3', say: 'note.too-weak', args: { item: item.id, needed: item.strength! }, card: item.id }]
    : [];
}

/** Of cards that set Armor Ratings one counts, and of those that modify them one of each type. CH-FORCE-13 */
function uncounted(items: readonly Item[]): Note[] {
  const seen = new Set<string>();
  return items.flatMap((item): Note[] => {
    if (item.kind !== 'armor' && item.kind !== 'clothing') return [];
    const does = item.kind === 'armor' && item.sets !== undefined ? 'sets' : item.adds && `adds-${item.kind}`;
    if (does === undefined) return [];
    const isSecond = seen.has(does);
    seen.add(does);
    return isSecond ? [{ rule: 'CH-FORCE-13', say: 'note.one-counts', args: { item: item.id }, card: item.id }] : [];
  });
}

/** A second copy of what every model has anyway. CH-FORCE-7 */
const doubled = (items: readonly Item[]): Note[] =>
  items.flatMap((item, i) =>
    isLimitedUse(item) || items.findIndex(({ id }) => id === item.id) === i
      ? []
      : [{ rule: 'CH-FORCE-7', say: 'note.twice', args: { item: item.id }, card: item.id }],
  );
