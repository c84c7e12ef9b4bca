/** What both sides want and how they stand: the scenario's goals put side by side. Pure. */
import type { Battle, Goal } from '@holotape/skirmish/battle';
import { carrierOf, heldBy } from '@holotape/skirmish/queries/markers';
import { goalsOf } from '@holotape/skirmish/queries/scenario';
import type { MarkerKind } from '@holotape/skirmish/words';
import { markerName } from '../names.ts';

type Standing = 'ahead' | 'level' | 'behind';

interface Aim {
  readonly goal: Goal;
  /** From 0 to 1, where so much is enough. */
  readonly share?: number;
  /** Where both sides are compared. */
  readonly standing?: Standing;
}

/** `reached` of one side against that of the other. */
function standingOf({ reached, isLength }: Goal, other: Goal): Standing {
  if (reached === other.reached) return 'level';
  return reached > other.reached === (isLength !== true) ? 'ahead' : 'behind';
}

export function aimsOf(battle: Battle): Aim[] {
  const goals = goalsOf(battle);
  return goals.map((goal) => {
    const { seat, say, reached, needed } = goal;
    if (needed !== undefined) return { goal, share: needed === 0 ? 1 : Math.min(1, reached / needed) };
    const other = goals.find((each) => each.seat === 1 - seat && each.say === say);
    return { goal, ...(other !== undefined && { standing: standingOf(goal, other) }) };
  });
}

/** What the battle is about and how much of it lies on the table. */
const OBJECTIVES: readonly MarkerKind[] = [
  'trap',
  'computer',
  'generator',
  'safe',
  'siren',
  'cave',
  'investigation',
  'searchable',
  'dropped',
  'ticking',
  'control-point',
  'fuse-box',
  'crop',
  'lead',
  'helmet',
  'terminal',
  'stash',
  'pillar',
  'charge',
  'still',
  'bank',
  'prize',
];

interface Objective {
  readonly kind: MarkerKind;
  /** Markers of this kind. */
  readonly ids: readonly string[];
}

export const objectivesOf = ({ state, content }: Battle): Objective[] =>
  OBJECTIVES.map((kind) => ({
    kind,
    ids: state.markers
      .filter((marker) => marker.kind === kind && carrierOf({ state, content }, marker) === undefined)
      .map(({ id }) => id),
  })).filter(({ ids }) => ids.length > 0);

/** Things the scenario is about that somebody carries: a key, the journal. */
export const carriedObjectives = ({ state, content }: Battle): { readonly item: string; readonly model: string }[] =>
  state.models.flatMap(({ id, items, gone }) =>
    gone === null ? items.filter((item) => content.objectives.has(item)).map((item) => ({ item, model: id })) : [],
  );

/** Markers that somebody has with it: charges, prizes. One line for each who carries some. SC-RULING-74 */
export const carriedMarkers = ({ state, content }: Battle): { readonly names: string; readonly model: string }[] =>
  state.models.flatMap((model) => {
    const held = heldBy({ state, content }, model);
    if (held.length === 0 || model.gone !== null) return [];
    // Prizes have names; one charge is like another. SC-DEMO-10
    const names = held.map(({ id, kind }) => markerName({ id: kind === 'prize' ? id : kind, kind }));
    const kinds = [...new Set(names)].map((name) => {
      const many = names.filter((each) => each === name).length;
      return many > 1 ? `${name} × ${many}` : name;
    });
    return [{ names: kinds.join(', '), model: model.id }];
  });
