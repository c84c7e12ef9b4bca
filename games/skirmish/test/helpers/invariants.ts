/** What must hold in every position of a battle, whatever was answered. */
import { breadcrumb, type Question } from '@holotape/kernel';
import type { Battle } from '../../battle.ts';
import { isOnTable, overlaps, overlapsPolygon } from '../../geometry/index.ts';
import { healthLeft } from '../../queries/abilities.ts';
import { listAtTable } from '../../queries/force-lists/at-table.ts';
import { suitRoom } from '../../queries/power-armor.ts';
import { questOf } from '../../queries/quests.ts';
import { isCountingDown } from '../../queries/self-destruction.ts';
import { baseOf, inPlay } from '../../queries/units.ts';
import type { SkirmishOptions } from '../../state.ts';

type Open = Pick<Question, 'trail' | 'detail'>;

/** Sentences about what is wrong; none in a sound battle. `question`: what is asked there, if something is; `agreed`: the forces. */
export function whatIsWrong(battle: Battle, question?: Open, agreed?: Pick<SkirmishOptions, 'own' | 'caps'>): string[] {
  const { state, content } = battle;
  const models = inPlay(battle);
  // Whoever is on its way may be above a friend; where it ends is looked at when it has ended.
  const resting = models.filter(
    // Whoever hangs on a wall is off the battlefield. WW-CLIMB-4
    ({ id, climbing }) => climbing === null && !state.acting.some(({ model }) => model === id),
  );
  // Tokens of an attack that is being resolved lie there before anybody is removed; a turret shoots without a model that acts.
  const isResolved = state.acting.length === 0 && !breadcrumb(question?.trail).includes('damage');
  const closed = state.pieces.filter(({ ground }) => ground === 'impassable');
  return [
    ...resting.flatMap((model, i) => {
      const base = baseOf(battle, model);
      return [
        ...resting
          .slice(i + 1)
          .flatMap((other) => (overlaps(base, baseOf(battle, other)) ? [`${model.id} on ${other.id}`] : [])),
        // On top of it is not in it.
        ...closed
          .filter(({ height }) => model.height < height)
          .flatMap(({ id, outline }) => (overlapsPolygon(base, outline) ? [`${model.id} in ${id}`] : [])),
      ];
    }),
    ...models.flatMap((model) => {
      const { r, x, y } = baseOf(battle, model);
      const isSettled = isResolved && !state.dying.includes(model.id);
      return [
        ...(isOnTable(r, { x, y }, state) ? [] : [`${model.id} off the table`]),
        ...(healthLeft(battle, model) > 0 || !isSettled || isCountingDown(battle, model)
          ? []
          : [`${model.id} still standing`]),
        ...(new Set(model.conditions).size === model.conditions.length ? [] : [`${model.id} has a condition twice`]),
      ];
    }),
    ...state.units.flatMap(({ id, luck, meters, powerArmor, card }) => [
      ...(luck <= (content.units.get(card)?.special.LUC ?? 0) + luckTaken(battle, id, question)
        ? []
        : [`${id} is too lucky`]),
      ...Object.entries(meters).flatMap(([weapon, points]) =>
        points >= 0 && points <= content.weapons.get(weapon)!.critical!.rating ? [] : [`${id}: meter of ${weapon}`],
      ),
      ...(powerArmor === null || suitRoom(battle, powerArmor) >= 0 ? [] : [`${id}: too much on its Power Armor`]),
    ]),
    ...cardsAstray(battle, agreed),
    ...state.mines.flatMap(({ id, x, y }) => (isOnTable(0, { x, y }, state) ? [] : [`${id} off the table`])),
  ];
}

/** Tokens that something taken has brought on top of LUC. WW-USE-11 */
function luckTaken({ state, content }: Battle, unit: string, question?: Open): number {
  const taken = state.lasting.filter(({ on }) => state.models.some((model) => model.id === on && model.unit === unit));
  // What wears off is in nobody's hands while the die falls that says whether one can do without. WW-ADDICT-1
  const inHand = [String(question?.detail?.about?.item)];
  const cards = [...taken.map(({ from }) => from), ...state.discards.items, ...inHand];
  const tokens = cards.flatMap((id) => content.chems.get(id)?.steps?.map((step) => step.luck ?? 0) ?? []);
  return Math.max(0, ...tokens);
}

/** Cards of the scenario's deck are in it, discarded, under a marker or with a model: none twice, none from elsewhere. */
function cardsAstray(battle: Battle, agreed?: Pick<SkirmishOptions, 'own' | 'caps'>): string[] {
  const { state, content } = battle;
  const scenario = content.scenarios.get(state.scenario?.id ?? '');
  if (scenario?.deck !== 'general' || state.phase === 'setup') return [];
  // Of what forces come with there may be several copies.
  const printed = [...scenario.forces.flat(), ...scenario.later].flatMap(({ items }) => items);
  // So there may of what a machine of a Quest holds. CH-RULING-157
  const vended = state.quests.flatMap((_, seat) => {
    const task = questOf(battle, seat)?.card.task;
    return task?.is === 'vend' ? [task.item] : [];
  });
  const carried = state.units.flatMap(({ weapons, items }) => [...weapons, ...items]);
  // What they came with is still known when it was used up.
  const kits = state.units.flatMap(({ card }) => content.units.get(card)?.kit ?? []);
  const own = scenario.own === undefined || agreed === undefined ? [] : agreed.own;
  const listed = own.flatMap((_, seat) =>
    listAtTable(content, scenario, agreed!, seat).list.units.flatMap(({ items }) => items),
  );
  const brought = new Set([...printed, ...vended, ...carried, ...kits, ...listed]);
  const places = [
    ...state.decks.items,
    ...state.discards.items,
    ...state.markers.flatMap(({ items }) => items),
    ...state.models.flatMap(({ items }) => items),
  ].filter((id) => !content.objectives.has(id) && !brought.has(id));
  return [
    ...places.filter((id) => !content.items.has(id)).map((id) => `${id} is no card`),
    ...places.filter((id, i) => places.indexOf(id) !== i).map((id) => `${id} is in two places`),
  ];
}
