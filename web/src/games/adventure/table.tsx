/** What the adventure's parts of the table screen share: the open position, the options by what they mean, reading a card. */
import { testChance as chanceOfTest } from '@holotape/adventure/queries/chances';
import type { Adventure } from '@holotape/adventure/state';
import { type AdventureView, openPosition, type SurvivorView } from '@holotape/adventure/view';
import type { Faction, Letter } from '@holotape/adventure/words';
import type { Option } from '@holotape/kernel/play';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { PlayerColour } from '../../design/players.tsx';
import type { TableContext, ThingId } from '../module.ts';
import { type Pages, usePages } from './bar/telling.ts';
import { coloursOf } from './colours.ts';
import { MapDefs } from './map/MapDefs.tsx';
import { adventureContent } from './pack.ts';
import { thingOf } from './things.ts';

export type AdventureContext = TableContext<AdventureView>;

interface AdventureShared {
  readonly position: Adventure;
  /** The survivor whose eyes these are. */
  readonly me: SurvivorView | undefined;
  readonly colours: readonly PlayerColour[];
  /** The option of the open question that a thing stands for, and all of them. */
  optionFor(thing: ThingId): Option | undefined;
  optionsFor(thing: ThingId): readonly Option[];
  factionName(faction: Faction): string;
  testChance(seat: number, letters: readonly Letter[], difficulty: number): number;
  readonly pages: Pages;
}

/** The one that can be taken, if one can. */
const bestOf = (options: readonly Option[]): Option | undefined =>
  options.find(({ blocked }) => blocked === undefined) ?? options[0];

const Shared = createContext<AdventureShared | undefined>(undefined);

export function useAdventure(): AdventureShared {
  const shared = useContext(Shared);
  if (shared === undefined) throw new Error('A part of the adventure stands outside its table.');
  return shared;
}

export function AdventureProvider({ children, ...context }: AdventureContext & { readonly children: ReactNode }) {
  const { view, seat, question, log } = context;
  const pages = usePages(log);
  const position = useMemo(() => openPosition(view, adventureContent()), [view]);
  const options = useMemo(() => {
    const byThing = new Map<ThingId | undefined, Option[]>();
    for (const option of question?.options ?? []) {
      const thing = thingOf(option.id, position);
      byThing.set(thing, [...(byThing.get(thing) ?? []), option]);
    }
    return byThing;
  }, [question, position]);
  const player = question?.seat ?? (seat === 'public' ? undefined : seat);
  const shared = useMemo(
    (): AdventureShared => ({
      position,
      me: player === undefined ? undefined : view.survivors[player],
      colours: coloursOf(view.survivors.length),
      optionFor: (thing) => bestOf(options.get(thing) ?? []),
      optionsFor: (thing) => options.get(thing) ?? [],
      factionName: (faction) => position.content.scenarios.get(view.scenario)!.factions[faction].name,
      testChance: (who, letters, difficulty) => chanceOfTest(position, who, letters, difficulty),
      pages,
    }),
    [position, view, player, options, pages],
  );
  return (
    <Shared value={shared}>
      <MapDefs />
      {children}
    </Shared>
  );
}
