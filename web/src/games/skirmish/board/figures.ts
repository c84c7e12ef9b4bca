/** Everything the sheet draws of a model, asked once for a position. Pure. */
import type { Battle } from '@holotape/skirmish/battle';
import { middleOf } from '@holotape/skirmish/geometry/polygon';
import { isEngaged } from '@holotape/skirmish/queries/engagement';
import { baseOf, cardOf, inPlay, seatOf, unitOf } from '@holotape/skirmish/queries/units';
import type { Model } from '@holotape/skirmish/state';
import type { Condition } from '@holotape/skirmish/words';
import type { PlayerColour } from '../../../design/players.tsx';
import { colourOf } from '../colours.ts';
import { healthNow } from '../health.ts';
import { modelName } from '../names.ts';
import { b } from '../words.ts';
import { type Label, labelsOf } from './labels.ts';
import { onSheet, SCALE } from './scale.ts';

export interface Figure {
  readonly id: string;
  readonly name: string;
  readonly seat: number;
  readonly colour: PlayerColour;
  /** Of the unit. */
  readonly card: string;
  readonly faction: string;
  /** On the sheet. */
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly health: number;
  readonly most: number;
  readonly readiness: Model['readiness'];
  readonly prepared: boolean;
  readonly conditions: readonly Condition[];
  readonly engaged: boolean;
  readonly leads: boolean;
  readonly armored: boolean;
  /** Things it has found and carries. */
  readonly carries: number;
  /** Stands above the table, in tenths of a millimetre. */
  readonly height: number;
  /** Where its name stands. */
  readonly label: Label;
}

function figureOf(battle: Battle, model: Model): Omit<Figure, 'label'> {
  const { id, x, y, readiness, prepared, conditions, items, height } = model;
  const unit = unitOf(battle, model);
  const card = cardOf(battle, model);
  const seat = seatOf(battle, model);
  const { left, most } = healthNow(battle, model);
  return {
    id,
    name: modelName(battle, id),
    seat,
    colour: colourOf(seat),
    card: card.id,
    faction: card.faction,
    ...onSheet(battle.state, { x, y }),
    r: baseOf(battle, model).r * SCALE,
    health: left,
    most,
    readiness,
    prepared,
    conditions,
    engaged: isEngaged(battle, model),
    leads: unit.leader !== null,
    armored: unit.powerArmor !== null,
    carries: items.length,
    height,
  };
}

/** Whoever sits in a snare and is nobody's yet. SC-BEGIN-6 */
interface Captive {
  readonly id: string;
  readonly name: string;
  readonly card: string;
  readonly faction: string;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly label: Label;
}

function captivesIn({ content, state }: Battle): Omit<Captive, 'label'>[] {
  const later = content.scenarios.get(state.scenario?.id ?? '')?.later ?? [];
  return later.flatMap(({ id, card: cardId }) => {
    const piece = state.pieces.find((each) => each.id === id);
    const card = content.units.get(cardId);
    if (piece === undefined || card === undefined || state.models.some(({ unit }) => unit === id)) return [];
    const name = b('captive', { name: card.name });
    const at = onSheet(state, middleOf(piece.outline));
    return [{ id, name, card: card.id, faction: card.faction, ...at, r: card.base * 5 * SCALE }];
  });
}

interface Drawn {
  readonly figures: readonly Figure[];
  readonly captives: readonly Captive[];
}

const known = new WeakMap<Battle, Drawn>();

/** Names keep off each other and off all bases, whoever they belong to. */
function drawn(battle: Battle): Drawn {
  let all = known.get(battle);
  if (all === undefined) {
    const bare = inPlay(battle).map((model) => figureOf(battle, model));
    const captives = captivesIn(battle);
    const labels = labelsOf([...bare, ...captives]);
    const labelled = <T extends { readonly id: string }>(each: T) => ({ ...each, label: labels.get(each.id)! });
    all = { figures: bare.map(labelled), captives: captives.map(labelled) };
    known.set(battle, all);
  }
  return all;
}

export const figuresOf = (battle: Battle): readonly Figure[] => drawn(battle).figures;
export const captivesOf = (battle: Battle): readonly Captive[] => drawn(battle).captives;
