/** What the handbook's side does where there is something to find: it searches. */
import type { Battle, Interaction, Subject, Task } from '../battle.ts';
import { keyFor, uses } from '../queries/expertise.ts';
import { turnable, whyNotTurnUp } from '../queries/investigation.ts';
import { whyNotCarry } from '../queries/items.ts';
import { markerById } from '../queries/markers.ts';
import { lookable, takeable, testOf, whyNotSearch } from '../queries/searching.ts';
import { skillOf } from '../queries/skills.ts';
import type { Marker, Model } from '../state.ts';

/** Where nothing is left to be found. */
const isEmpty = ({ up, face, opened, items }: Marker): boolean =>
  items.length === 0 && (opened || (up && (face === 'blank' || face === 'danger')));

/** Free of cost where it stands: turning up, looking, taking; with a test, an Action. WW-SEARCH-2, WW-INVEST-9, WW-EXPERT-1 */
export function interaction(battle: Battle, model: Model, subject: Subject): Interaction | undefined {
  if (subject.is !== 'marker') return undefined;
  const marker = markerById(battle, subject.id);
  const free = (kind: string): Interaction => ({ action: { free: `${kind}:${marker.id}` }, answers: {} });
  if (turnable(battle, model).includes(marker) && whyNotTurnUp(battle, model, marker) === undefined)
    return free('turn-up');
  if (whyNotSearch(battle, model, marker) !== undefined) return undefined;
  if (lookable(battle, model).includes(marker)) return free('look');
  const isOfUse = marker.items.some((card) => whyNotCarry(battle, model, card) === undefined);
  if (isOfUse && takeable(battle, model).includes(marker)) return free('take');
  return expertiseOn(battle, model, subject);
}

/** A skill that can be used on it from here. WW-EXPERT-1 */
export function expertiseOn(battle: Battle, model: Model, subject: Subject): Interaction | undefined {
  if (subject.is !== 'marker') return undefined;
  const use = uses(battle, model).find(({ id, blocked }) => blocked === undefined && id.endsWith(`:${subject.id}`));
  return use && { action: 'expertise', answers: { 'expertise.use': use.id } };
}

/** Use any marker that may still hold something. CH-AIOBJ-2 */
export function searching({ state }: Battle, _model: Model): Task {
  const subjects = state.markers
    .filter((marker) => ['searchable', 'investigation', 'dropped'].includes(marker.kind) && !isEmpty(marker))
    .map(({ id }): Subject => ({ is: 'marker', id }));
  return { objective: subjects.length === 0 ? 'none' : 'use', subjects, use: interaction };
}

/** It shows a test for which the model has neither skill nor key. */
export function isBeyond(battle: Battle, model: Model, marker: Marker): boolean {
  const skill = testOf(marker);
  return (
    skill !== undefined && skillOf(battle, model, skill) === undefined && keyFor(battle, model, skill) === undefined
  );
}
