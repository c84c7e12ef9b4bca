/** Before the dice fall: an attack is asked about once, aims at enemies first, and a blast names whom it reaches. */
import { startSession } from '@holotape/kernel';
import { loadGame } from '@holotape/shelf';
import type { Battle } from '@holotape/skirmish/battle';
import type { SkirmishView } from '@holotape/skirmish/view';
import { heardQuestion, questionFor } from '@holotape/table/spoken/question';
import { expect, test, vi } from 'vitest';
import { answeredAlready } from '../src/screens/table/pending.ts';

const game = loadGame('skirmish');
vi.mock('../src/games/skirmish/pack.ts', async () => {
  const { loadGame: load } = await import('@holotape/shelf');
  return { skirmishContent: () => load('skirmish').content };
});
const { isLookedAt } = await import('../src/games/skirmish/deciding.ts');
const { waysToAttack } = await import('../src/games/skirmish/shooting/odds.ts');
const { blastAt, blastOn, friendsIn } = await import('../src/games/skirmish/shooting/blast.ts');

type At = readonly [x: number, y: number];

const unit = (id: string, card: string, weapon: string, ...at: readonly At[]) => ({
  id,
  card,
  weapons: [weapon],
  models: at.map(([x, y]) => ({ x, y })),
});

/** Ann's side acts first, on an empty table. */
function battle(ann: readonly object[], ben: readonly object[], answers: readonly string[] = []) {
  const options = { pieces: [], forces: [ann, ben], advantage: 0 } as never;
  const session = startSession(game, { seats: 2, seed: 'attacks', options });
  for (const answer of answers) session.answer(0, answer);
  return session;
}

test('one weapon and one target: the attack is seen before the dice fall all the same, and everything else is still answered by itself', () => {
  const session = battle(
    [unit('a', 'settler', 'assault-rifle', [2000, 2000])],
    [unit('b', 'brute', 'sledgehammer', [3600, 2000])],
    ['seat:0', 'a-1', 'all'],
  );
  if (session.question?.ask === 'turn.next') session.answer(0, 'a-1');
  const view = () => session.view(0) as SkirmishView;
  const heard = () => heardQuestion(questionFor(session.question!, 0, 1));
  session.answer(0, 'shoot');
  expect(session.question?.ask).toBe('shoot.weapon');
  expect(heard().options?.filter(({ blocked }) => blocked === undefined)).toHaveLength(1);
  const module = { isLookedAt } as never;
  expect(answeredAlready(heard(), view(), module, true)).toBeUndefined();
  expect(answeredAlready(heard(), view(), {}, true)).toBe('assault-rifle');
});

test('WW-MELEE-1 enemies are aimed at first, though a friend in a melee is easier to hit', () => {
  const session = battle(
    [unit('a', 'settler', 'assault-rifle', [2000, 2000]), unit('d', 'settler', 'board', [4000, 2000])],
    [unit('b', 'brute', 'sledgehammer', [4360, 2000])],
  );
  const here = session.position as Battle;
  const ways = waysToAttack(here, here.state.models[0]!, 'shoot');
  const targets = ways.map(({ target }) => target.id);
  expect(targets).toContain('d-1');
  expect(targets[0]).toBe('b-1');
  expect(targets.lastIndexOf('b-1')).toBeLessThan(targets.indexOf('d-1'));
});

test('WW-AREA-2 everybody inside a blast is named, friends apart; around a point, too, and nobody outside', () => {
  const session = battle(
    [unit('a', 'hammer', 'missile-launcher', [2000, 2000]), unit('d', 'brute', 'sledgehammer', [4000, 2700])],
    [unit('b', 'settler', 'board', [4000, 2000]), unit('c', 'settler', 'board', [4000, 5000])],
  );
  const here = session.position as Battle;
  const by = here.state.models[0]!;
  const way = waysToAttack(here, by, 'shoot').find(({ target }) => target.id === 'b-1')!;
  const blast = blastOn(here, way)!;
  const ids = (all: NonNullable<typeof blast>) => all.inside.map(({ model }) => model.id).toSorted();
  expect(ids(blast)).toEqual(['b-1', 'd-1']);
  expect(friendsIn(blast).map(({ id }) => id)).toEqual(['d-1']);
  const { weapon } = way.attack;
  expect(ids(blastAt(here, by, weapon, { x: 4000, y: 4800 })!)).toEqual(['c-1']);
  expect(ids(blastAt(here, by, weapon, { x: 8000, y: 8000 })!)).toEqual([]);
  expect(blastAt(here, by, here.content.weapons.get('board')!, { x: 4000, y: 4800 })).toBeUndefined();
});
