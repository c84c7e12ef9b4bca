/** Danger and Creature cards: a test that needs no Action, and what comes of it. */
import { type Play, say } from '@holotape/kernel';
import type { Danger } from '../../content.ts';
import { abilities } from '../../queries/abilities.ts';
import { attributeNow, skillOf } from '../../queries/skills.ts';
import { cardOf, hasIcon } from '../../queries/units.ts';
import type { Battle, BattleTable, Marker, Model } from '../../state.ts';
import { ATTRIBUTES, type Attribute, type Skill } from '../../words.ts';
import { ownTest } from '../round/own-tests.ts';
import { befall, type Turn } from './outcomes.ts';
import { drawCard } from './wasteland.ts';

const isAttribute = (name: string): name is Attribute => (ATTRIBUTES as readonly string[]).includes(name);

/** The best of what may be tested; a skill the unit does not have counts 0. */
const bestOf = (battle: Battle, model: Model, names: readonly (Attribute | Skill)[]): number =>
  Math.max(
    ...names.map((name) =>
      isAttribute(name) ? attributeNow(battle, model, name) : (skillOf(battle, model, name) ?? 0),
    ),
  );

/** The test that a card demands. WW-WASTE-2 */
export function* cardTest(
  table: BattleTable,
  model: Model,
  ask: string,
  test: readonly (Attribute | Skill)[],
  of: 'danger' | 'creature' | 'stranger',
  bonus?: number,
): Play<boolean> {
  const more = bonus === undefined ? [] : [{ rule: 'WW-WASTE-2', by: bonus }];
  const dice = abilities(table, model, 'dice').flatMap(({ gives }) => gives.dice[of] ?? []);
  const { success } = yield* ownTest(table, model, ask, bestOf(table, model, test), more, dice);
  return success;
}

/** Unit types and icons that need no roll. */
const isSure = (battle: Battle, model: Model, { sure = [] }: Danger): boolean =>
  sure.some((each) => (each === 'dog-handler' ? hasIcon(battle, model, each) : each === cardOf(battle, model).type));

function* resolve(
  table: BattleTable,
  model: Model,
  card: Danger,
  of: 'danger' | 'creature',
  marker: Marker,
): Play<Turn> {
  const success =
    isSure(table, model, card) ||
    (card.test !== undefined && (yield* cardTest(table, model, 'danger.roll', card.test, of, card.bonus)));
  return yield* befall(table, model, success ? card.success : card.failure, { card: card.id, marker });
}

/** Resolved at once, without choice, by the model that found it. WW-SEARCH-13, WW-SEARCH-14 */
function* draw(table: BattleTable, model: Model, deck: 'dangers' | 'creatures', marker: Marker): Play<Turn> {
  const id = yield* drawCard(table, deck);
  if (id === undefined) return;
  say(table, 'danger', { model: model.id, card: id }, 'WW-WASTE-2');
  const of = deck === 'dangers' ? 'danger' : 'creature';
  const turn = yield* resolve(table, model, table.content[deck].get(id)!, of, marker);
  if (deck === 'creatures' && turn === 'put-back') table.state.decks.creatures.unshift(id);
  else table.state.discards[deck].push(id);
  return turn;
}

export const drawCreature = (table: BattleTable, model: Model, marker: Marker): Play<Turn> =>
  draw(table, model, 'creatures', marker);

/** True if the model has backed away, and the marker lies there as before. */
export function* drawDanger(table: BattleTable, model: Model, marker: Marker): Play<boolean> {
  return (yield* draw(table, model, 'dangers', marker)) === 'put-back';
}
