/** Who is on the table, and how they are: markers beside models, on weapon cards and on unit cards. WW-MARKER-3 */
import type { Seat } from '@holotape/kernel';
import type { Battle } from '@holotape/skirmish/battle';
import { healthLeft, maxHealth } from '@holotape/skirmish/queries/abilities';
import { isSurvivor } from '@holotape/skirmish/queries/aftermath';
import { weaponsOf } from '@holotape/skirmish/queries/carrying';
import { besideModel, onUnitCard, onWeaponCards } from '@holotape/skirmish/queries/marker-places';
import { inWords, nameInPlay } from '@holotape/skirmish/queries/names';
import type { Model, UnitInPlay } from '@holotape/skirmish/state';
import { beside, count, padEnd } from '../../terminal/text.ts';
import { type Drawing, inColour, place, positionIn, sideOf, signOf } from './drawing.ts';

export function sideName({ view, content }: Drawing, seat: Seat): string {
  const scenario = view.scenario === null ? undefined : content.scenarios.get(view.scenario.id);
  return scenario?.sides[seat] ?? (seat > 1 ? 'Nobody' : `Side ${seat + 1}`);
}

/** Readiness, Reaction, conditions, the dice of a Charge and injuries. */
function modelMarkers(model: Model): string[] {
  const { readiness, reaction, conditions, chargeBonus, damage } = besideModel(model);
  return [
    readiness,
    ...(reaction ? ['prepared'] : []),
    ...conditions,
    ...(chargeBonus.length > 0 ? [`Charge: ${chargeBonus.join(' ')}`] : []),
    ...(damage.regular > 0 ? [`${damage.regular} damage`] : []),
    ...(damage.radiation > 0 ? [`${damage.radiation} radiation`] : []),
  ];
}

/** `Laser Rifle (3 CP, empty)`. */
function weaponWords(battle: Battle, unit: UnitInPlay, model: Model): string[] {
  const cards = onWeaponCards(battle, unit, model);
  return weaponsOf(battle, model).map(({ id, name }) => {
    const card = cards.find(({ weapon }) => weapon === id);
    if (card === undefined) return name;
    const on = [
      ...(card.criticalPoints > 0 ? [`${card.criticalPoints} CP`] : []),
      ...(card.isEmpty ? ['empty'] : []),
      ...(card.primed > 0 ? [`${count(card.primed, 'token')}`] : []),
    ];
    return `${name} (${on.join(', ')})`;
  });
}

/** Items it came with, Luck and Armor Boosts, once for each unit. */
function unitLine(drawing: Drawing, unit: UnitInPlay): string[] {
  const { luck, boosts } = onUnitCard(positionIn(drawing), unit);
  const on = [
    ...unit.items.map((id) => drawing.content.items.get(id)?.name ?? inWords(id)),
    ...(luck > 0 ? [`Luck ${luck}`] : []),
    ...boosts.map(({ model, boosts: icons }) => `Armor Boost ${icons} for ${nameInPlay(drawing.content, model)}`),
  ];
  if (on.length === 0) return [];
  const told = beside('    ', `On the card of ${inWords(unit.id)}: ${on.join(', ')}`, Math.min(drawing.width, 110));
  return told.map((line) => drawing.pen.dim(line));
}

/** `Survivors (Ann)`; a player who is called like the side is not named twice. */
const headline = (side: string, player: string | undefined): string =>
  player === undefined || player === side ? side : `${side} (${player})`;

/** That there is a Quest, and one's own. CH-QUEST-4 */
function questLines(view: Drawing['view'], content: Drawing['content'], seat: Seat, width: number): string[] {
  const quest = view.quests[seat];
  if (quest === undefined || !quest.active) return [];
  const card = quest.card === null ? undefined : content.quests.get(quest.card.card);
  const text = card === undefined ? 'one to complete' : `${card.name}. ${card.text}`;
  return beside('  Quest: ', text, width);
}

/** Boosts in hand: their names for whoever holds them, their number for all. CH-BOOST-3 */
function handLines({ view, content, width, pen }: Drawing, seat: Seat): string[] {
  const hand = view.hands[seat];
  if (hand === undefined || (hand.count === 0 && !view.quests[seat]?.active)) return [];
  const cards = hand.cards?.map((id) => content.boosts.get(id)?.name ?? inWords(id)).join(', ');
  const wide = Math.min(width, 110);
  const held = hand.count === 0 ? [] : beside('  Boosts: ', cards ?? `${hand.count} in hand`, wide);
  return [...held, ...questLines(view, content, seat, wide)].map((line) => pen.dim(line));
}

/** Markers that it has with it: `2 charges, 1 of them a dummy` for whoever knows. SC-DEMO-10 */
function carriedWords({ view }: Drawing, { id }: Model): string[] {
  const ids = view.lasting.flatMap(({ kind, on, from }) => (kind === 'carried' && from === id ? [on] : []));
  if (ids.length === 0) return [];
  const held = view.markers.filter((marker) => ids.includes(marker.id));
  // What its card does not show: a star prize has none. SC-SWEEP-16
  if (held.some(({ kind }) => kind === 'prize'))
    return held.map((marker) =>
      marker.id.startsWith('prize-') ? 'a prize' : `star prize: ${inWords(marker.id).toLowerCase()}`,
    );
  const dummies = view.markers.filter((marker) => ids.includes(marker.id) && marker.face === 'blank').length;
  return [
    `${count(ids.length, 'charge')}${dummies > 0 ? `, ${dummies} of them ${dummies === 1 ? 'a dummy' : 'dummies'}` : ''}`,
  ];
}

/** One line for each model: its letter, Health, what lies beside it, what it carries; then what lies on unit cards. */
export function rosterLines(drawing: Drawing, seat: Seat): string[] {
  const { pen, view, content, width } = drawing;
  const battle = positionIn(drawing);
  const models = view.models.filter((model) => sideOf(view, model) === seat);
  if (models.length === 0) return [];
  return [
    pen.bold(headline(sideName(drawing, seat), drawing.names[seat])),
    ...handLines(drawing, seat),
    ...models.flatMap((model) => {
      const sign = inColour(pen, seat, signOf(view, model));
      const name = padEnd(nameInPlay(content, model.id), 14);
      if (model.gone !== null)
        return [`  ${sign} ${pen.dim(`${name} ${isSurvivor(model) ? 'has left, and survives' : model.gone}`)}`];
      const unit = view.units.find(({ id }) => id === model.unit)!;
      const found = model.items.flatMap((id) => (content.weapons.has(id) ? [] : [content.items.get(id)?.name ?? id]));
      const items = [...found, ...carriedWords(drawing, model)];
      const about = [
        `${healthLeft(battle, model)}/${maxHealth(battle, model)} Health`,
        ...modelMarkers(model),
        `at ${place(model)}`,
        [...weaponWords(battle, unit, model), ...items].join(', '),
        ...(model.caps > 0 ? [`${model.caps} Caps`] : []),
      ];
      return beside(`  ${sign} ${name} `, about.filter(Boolean).join('; '), Math.min(width, 110));
    }),
    ...view.units.filter((unit) => unit.seat === seat).flatMap((unit) => unitLine(drawing, unit)),
  ];
}
