/** Everything the sheet draws of a model, asked once for a position. Pure. */
import type { Battle } from '@holotape/skirmish/battle';
import { isEngaged } from '@holotape/skirmish/queries/engagement';
import { baseOf, cardOf, inPlay, seatOf, unitOf } from '@holotape/skirmish/queries/units';
import type { Model } from '@holotape/skirmish/state';
import type { Condition } from '@holotape/skirmish/words';
import type { PlayerColour } from '../../../design/players.tsx';
import { colourOf } from '../colours.ts';
import { healthNow } from '../health.ts';
import { modelName } from '../names.ts';
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

const known = new WeakMap<Battle, readonly Figure[]>();

export function figuresOf(battle: Battle): readonly Figure[] {
  let figures = known.get(battle);
  if (figures === undefined) {
    const bare = inPlay(battle).map((model) => figureOf(battle, model));
    const labels = labelsOf(bare);
    figures = bare.map((figure) => ({ ...figure, label: labels.get(figure.id)! }));
    known.set(battle, figures);
  }
  return figures;
}
