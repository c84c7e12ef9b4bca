/** AB-SETUP: what is set up after everything else when survivors play together. */
import { choose, option, type Play, reveal, say, shuffle } from '@holotape/kernel';
import type { AdventureContent } from '../../content.ts';
import { startingSpaces } from '../../queries/map.ts';
import type { AdventureTable, Together } from '../../state.ts';
import { CAMP_TOKENS, FACTIONS, type Faction, GOALS_SHOWN } from '../../words.ts';

/** Before anything is shuffled. */
export const newTogether = (content: AdventureContent, loyal: Faction | null): Together => ({
  loyal,
  goals: [],
  goalDeck: [...content.goals.keys()],
  upgrades: [],
  upgradeDeck: [...content.upgrades.keys()],
  modDeck: [...content.modifications.keys()],
  modDiscard: [],
  fitted: {},
  mutations: [],
  mutationDeck: [...content.mutations.keys()],
  activationDeck: [...content.activations.keys()],
  activationDiscard: [],
  camps: { supply: CAMP_TOKENS, gained: 0, placed: [] },
  kills: 0,
});

/** AB-SETUP-1 */
export function* setUpTogether(table: AdventureTable): Play {
  const { state, content } = table;
  const { together } = state;
  if (together === null) return;
  // AB-SETUP-2, AB-SETUP-3: the sheet's side follows from it; the first player speaks for all.
  together.loyal ??= yield* choose(table, state.first, 'setup.loyal', () => FACTIONS.map((each) => option(each)), {
    rule: 'AB-SETUP-2',
  });
  const { name } = content.scenarios.get(state.scenario)!.factions[together.loyal];
  say(table, 'setup.loyal', { name }, 'AB-SETUP-2');
  yield* shuffle(table, 'setup.modifications', together.modDeck); // AB-SETUP-6
  yield* shuffle(table, 'setup.mutations', together.mutationDeck); // AB-SETUP-6
  yield* shuffle(table, 'setup.upgrades', together.upgradeDeck); // AB-SETUP-6
  yield* shuffle(table, 'setup.goals', together.goalDeck); // AB-SETUP-6
  yield* shuffle(table, 'setup.activation', together.activationDeck); // AB-SETUP-7
  while (together.goals.length < GOALS_SHOWN && together.goalDeck.length > 0)
    together.goals.push({ card: together.goalDeck.pop()!, done: false, count: 0 }); // AB-SETUP-9
  reveal(table);
  const start = startingSpaces(table).find((space) => content.spaces.get(space)!.name !== undefined);
  together.camps.supply -= 1; // AB-SETUP-11
  together.camps.placed.push(start ?? startingSpaces(table)[0]!); // AB-SETUP-10
  // AB-SETUP-12; nobody looks, AB-SETUP-13
  for (const _ of state.survivors) together.mutations.push({ card: together.mutationDeck.pop()!, shown: false });
  say(table, 'setup.together', {}, 'AB-SETUP-1');
}
