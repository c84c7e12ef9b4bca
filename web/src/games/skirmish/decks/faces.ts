/** Cards that are held, drawn and read during a battle: what stands on each. Pure. */
import type { Battle } from '@holotape/skirmish/battle';
import type { ThingId } from '../../module.ts';
import { d } from './words.ts';

export type CardKind = 'boost' | 'quest' | 'event' | 'consequence' | 'stranger' | 'danger' | 'turret' | 'item' | 'unit';

export interface CardFace {
  readonly kind: CardKind;
  readonly thing: ThingId;
  readonly name: string;
  /** Beside its kind: `cunning`, `part 2a`. */
  readonly more?: string;
  /** When it can be played: what stands before the colon of a Boost. */
  readonly moment?: string;
  readonly says: string;
  readonly story?: string;
  readonly rule: string;
}

const RULES: Readonly<Record<CardKind, string>> = {
  boost: 'CH-BOOST-4',
  quest: 'CH-QUEST-1',
  event: 'CH-EVENT-5',
  consequence: 'CH-CONSEQ-6',
  stranger: 'WW-WASTE-3',
  danger: 'WW-WASTE-1',
  turret: 'WW-TURRET-2',
  item: 'WW-ITEM-1',
  unit: 'CH-FORCE-9',
};

interface Worded {
  readonly name: string;
  readonly text?: string;
}

/** The file of a kind; a Danger may be a creature. */
function printed({ content }: Battle, kind: CardKind, id: string): Worded | undefined {
  switch (kind) {
    case 'boost':
      return content.boosts.get(id);
    case 'quest':
      return content.quests.get(id);
    case 'event':
      return content.events.get(id);
    case 'consequence':
      return content.consequences.get(id);
    case 'stranger':
      return content.strangers.get(id);
    case 'danger':
      return content.dangers.get(id) ?? content.creatures.get(id);
    case 'turret':
      return content.turrets.get(id);
    case 'unit':
      return content.units.get(id);
    case 'item': {
      const item = content.items.get(id) ?? content.weapons.get(id);
      return item && { name: item.name, text: 'text' in item ? item.text : '' };
    }
  }
}

const KINDS = Object.keys(RULES) as CardKind[];
const isKind = (what: string): what is CardKind => KINDS.some((kind) => kind === what);

/** `boost:sprint`: undefined for anything that is no card of these decks. */
export function faceOf(battle: Battle, thing: ThingId): CardFace | undefined {
  const at = thing.indexOf(':');
  const [kind, id] = [thing.slice(0, at), thing.slice(at + 1)];
  const card = isKind(kind) ? printed(battle, kind, id) : undefined;
  if (!isKind(kind) || card === undefined) return undefined;
  const { moment, says } = split(kind, card.text ?? '');
  const quest = kind === 'quest' ? battle.content.quests.get(id) : undefined;
  const boost = kind === 'boost' ? battle.content.boosts.get(id) : undefined;
  return {
    kind,
    thing,
    name: card.name,
    says,
    rule: RULES[kind],
    ...(moment !== undefined && { moment }),
    ...(quest?.part !== undefined && { more: d('quest.part', { part: quest.part }) }),
    ...(quest?.story !== undefined && { story: quest.story }),
    ...(boost !== undefined && { more: d(`type.${boost.type}`) }),
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A Boost begins with the moment it is for. CH-BOOST-4 */
function split(kind: CardKind, text: string): { readonly moment?: string; readonly says: string } {
  const at = kind === 'boost' ? text.indexOf(': ') : -1;
  return at < 0 ? { says: text } : { moment: text.slice(0, at), says: capital(text.slice(at + 2)) };
}
