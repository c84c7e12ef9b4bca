/** The Wasteland: decks of a scenario. */
import { type Play, shuffle } from '@holotape/kernel';
import type { ItemKind, SkirmishContent } from '../content.ts';
import type { BattleTable } from '../state.ts';
import type { PrintedScenario } from './printed.ts';

/** Kinds of cards in an Item deck. WW-WASTE-1 */
const IN_DECK: readonly ItemKind[] = [
  'weapon',
  'armor',
  'clothing',
  'power-armor',
  'chem',
  'alcohol',
  'food',
  'gear',
  'mod',
  'junk',
];

const ofKind = ({ items }: SkirmishContent, kind: ItemKind): string[] =>
  [...items.values()].filter((item) => item.kind === kind).map(({ id }) => id);

/** All cards that nobody has: natural and robot weapons, and cards of units in play, stay out. WW-WASTE-1 */
function general(content: SkirmishContent, scenario: PrintedScenario): string[] {
  const inUse = new Set([...scenario.forces.flat(), ...scenario.later].flatMap(({ items }) => items));
  const isLoose = (id: string): boolean => {
    const weapon = content.weapons.get(id);
    return weapon === undefined || (!weapon.natural && !weapon.icons.includes('robot') && id !== 'improvised-weapon');
  };
  return IN_DECK.flatMap((kind) => ofKind(content, kind)).filter((id) => !inUse.has(id) && isLoose(id));
}

/** Shuffles the decks; of some kinds chance draws only a few cards first. SC-DAVIS-6, SC-WATER-10 */
export function* makeDecks(table: BattleTable): Play {
  const { state, content } = table;
  const scenario = content.scenarios.get(state.scenario!.id)!;
  const { deck } = scenario;
  const items = deck === 'none' ? [] : deck === 'general' ? general(content, scenario) : [...deck.items];
  if (typeof deck !== 'string') {
    items.push(...deck.all.flatMap((kind) => ofKind(content, kind)));
    for (const [kind, count] of Object.entries(deck.random)) {
      const pile = ofKind(content, kind as ItemKind);
      yield* shuffle(table, 'deck.random', pile);
      items.push(...pile.slice(0, count));
    }
  }
  state.decks = { items, dangers: [...content.dangers.keys()], creatures: [...content.creatures.keys()] };
  yield* shuffle(table, 'deck.items', state.decks.items);
  yield* shuffle(table, 'deck.dangers', state.decks.dangers);
  yield* shuffle(table, 'deck.creatures', state.decks.creatures);
}
