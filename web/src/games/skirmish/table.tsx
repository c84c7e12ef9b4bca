/** What the parts of a battle share: the open position, the model that acts, the options by the things they stand for. */

import type { Option } from '@holotape/kernel/play';
import type { Battle } from '@holotape/skirmish/battle';
import type { Model } from '@holotape/skirmish/state';
import { openPosition, type SkirmishView } from '@holotape/skirmish/view';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { TableContext, ThingId } from '../module.ts';
import { aboutOf } from './asked.ts';
import { Layers } from './measuring/layers.ts';
import { FoundPlaces } from './moving/found-places.ts';
import { Pointer } from './moving/pointer.ts';
import { skirmishContent } from './pack.ts';
import { PlotDefs } from './sheet/PlotDefs.tsx';
import { UnitDefs } from './signs/UnitDefs.tsx';
import { thingOf } from './things.ts';

export type BattleContext = TableContext<SkirmishView>;

interface BattleShared {
  readonly battle: Battle;
  /** The model that the open question is about, or the one that is being Used. */
  readonly actor: Model | undefined;
  /** Layers and the ruler of this screen. */
  readonly layers: Layers;
  /** Where the person points. */
  readonly pointer: Pointer;
  /** Good places that were found for the open question. */
  readonly places: FoundPlaces;
  /** The option of the open question that a thing stands for. */
  optionFor(thing: ThingId): Option | undefined;
}

const Shared = createContext<BattleShared | undefined>(undefined);

export function useBattle(): BattleShared {
  const shared = useContext(Shared);
  if (shared === undefined) throw new Error('A part of the battle stands outside its table.');
  return shared;
}

const positions = new WeakMap<SkirmishView, Battle>();

/** The position that a view shows; the same view gives the same one, so that what is asked of it can be remembered. */
export function battleOf(view: SkirmishView): Battle {
  let battle = positions.get(view);
  if (battle === undefined) {
    battle = openPosition(view, skirmishContent());
    positions.set(view, battle);
  }
  return battle;
}

export function BattleProvider({ children, ...context }: BattleContext & { readonly children: ReactNode }) {
  const { view, question } = context;
  const battle = battleOf(view);
  const [pointer] = useState(() => new Pointer());
  const [layers] = useState(() => new Layers());
  const [places] = useState(() => new FoundPlaces());
  const shared = useMemo((): BattleShared => {
    const options = new Map<ThingId, Option>();
    for (const option of question?.options ?? []) {
      const thing = thingOf(option.id, battle);
      if (thing !== undefined && !options.has(thing)) options.set(thing, option);
    }
    const id = aboutOf(question).model ?? view.activation?.model;
    return {
      battle,
      pointer,
      layers,
      places,
      actor: battle.state.models.find((model) => model.id === id),
      optionFor: (thing) => options.get(thing),
    };
  }, [battle, pointer, layers, places, question, view]);
  return (
    <Shared value={shared}>
      <PlotDefs />
      <UnitDefs />
      {children}
    </Shared>
  );
}
