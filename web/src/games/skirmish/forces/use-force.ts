/** The force that is being built, with a way back; which unit is looked at. */
import { below, randomFrom } from '@holotape/kernel';
import type { ForceList } from '@holotape/skirmish/printed/force-lists';
import { randomForce } from '@holotape/skirmish/queries/force-lists/chance';
import { forceCode } from '@holotape/skirmish/queries/force-lists/codes';
import { dropCard, dropUnit, withUnit } from '@holotape/skirmish/queries/force-lists/editing';
import { flawsOf, isPlayable } from '@holotape/skirmish/queries/force-lists/flaws';
import { notesOn } from '@holotape/skirmish/queries/force-lists/notes';
import { cardOffer, missingKit } from '@holotape/skirmish/queries/force-lists/offers';
import { forceCaps, LIMITS } from '@holotape/skirmish/queries/force-lists/prices';
import { useMemo, useState } from 'react';
import { toast } from '../../../design/index.ts';
import { useHistory } from '../editor/use-history.ts';
import { skirmishContent } from '../pack.ts';
import { keptForces } from './kept.ts';
import { openForce } from './reading.ts';
import { f } from './words.ts';

export const freshForce = (): ForceList => ({
  name: f('name.first'),
  prices: [...skirmishContent().prices.keys()][0]!,
  limit: LIMITS.regular,
  house: false,
  units: [],
  boosts: [],
});

/** The force of an address: a code, the name of one that is kept here, or a new one. */
function firstForce(named: string | undefined): ForceList {
  if (named === undefined) return keptForces()[0] ?? freshForce();
  const kept = keptForces().find(({ name }) => name === named);
  if (kept !== undefined) return kept;
  const { list, said } = openForce(named);
  for (const line of said) toast({ text: line, kind: list === undefined ? 'bad' : 'plain' });
  const name = new URLSearchParams(location.search).get('name') ?? '';
  return list === undefined ? freshForce() : { ...list, name: name === '' ? list.name : name };
}

export function useForce(named: string | undefined) {
  const content = skirmishContent();
  const history = useHistory(() => firstForce(named));
  const [chosen, choose] = useState(0);
  const { now: list, change } = history;
  const flaws = useMemo(() => flawsOf(content, list), [content, list]);
  const notes = useMemo(() => notesOn(content, list), [content, list]);
  const at = Math.min(chosen, list.units.length - 1);
  return {
    content,
    list,
    history,
    change,
    flaws,
    notes,
    caps: useMemo(() => forceCaps(content, list), [content, list]),
    isPlayable: isPlayable(list, flaws),
    code: useMemo(() => forceCode(list), [list]),
    /** The unit that is looked at, by its place; none in an empty force. */
    at: at < 0 ? undefined : at,
    choose,
    models: (unit: number, models: number) => change(withUnit(list, unit, { models })),
    drop: (unit: number) => change(dropUnit(list, unit)),
    copy: (unit: number) => change({ ...list, units: [...list.units, { ...list.units[unit]!, leader: null }] }),
    take: (unit: number, card: string) => change(dropCard(list, unit, card)),
    addKit: () => change(withKit(list)),
    byChance: (faction: string) => change(chanceForce(list, faction)),
  };
}
export type Building = ReturnType<typeof useForce>;

/** Whatever units usually carry and have not, as far as the rules allow it. */
function withKit(list: ForceList): ForceList {
  const content = skirmishContent();
  let after = list;
  for (const [at, unit] of list.units.entries())
    for (const card of missingKit(content, unit)) {
      const offered = cardOffer(content, after, at, card);
      if (offered.why === undefined) after = offered.list;
    }
  return after;
}

function chanceForce({ limit, prices }: ForceList, wanted: string): ForceList {
  const content = skirmishContent();
  const random = randomFrom(crypto.randomUUID());
  const all = [...content.factions.keys()];
  const faction = all.includes(wanted) ? wanted : all[below(random, all.length)]!;
  const name = f('name.chance', { faction: content.factions.get(faction)!.name });
  return randomForce(content, { name, limit, prices, faction }, random);
}
