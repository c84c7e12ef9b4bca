/** A game played together, in lines: goals, the faction against the company, what it has built, what has shown. */
import { goalsDone, goalsNeeded, isSatisfied, opposing, sideOf } from '@holotape/adventure/queries/together';
import type { Seat } from '@holotape/kernel';
import { beside, listed } from '../../terminal/text.ts';
import { factionName, positionIn, type Scene } from './scene.ts';

/** "Giant Slayers 1 of 2", "War Chest". */
function goalText(scene: Scene, { card, done, count }: { card: string; done: boolean; count: number }): string {
  const { pen, content } = scene;
  const goal = content.goals.get(card)!;
  const wanted = goal.kills?.count ?? goal.deliver?.count;
  const far = wanted === undefined ? '' : ` ${count} of ${wanted}`;
  const ready = !done && goal.pay === undefined && isSatisfied(positionIn(scene), goal, count) ? ' (now)' : '';
  return done ? pen.dim(`${goal.name} done`) : `${pen.bold(goal.name)}${far}${ready}: ${goal.text}`;
}

/** Nothing, if everybody plays for themselves. */
export function togetherLines(scene: Scene): string[] {
  const { view, content, width, pen } = scene;
  const { together } = view;
  if (together === null || together.loyal === null) return [];
  const position = positionIn(scene);
  const state = position.state.together!;
  const { camps } = together;
  const home = content.spaces.get(content.named.get(sideOf(position, together.loyal).home)!)!;
  const built = together.upgrades.map((id) => content.upgrades.get(id)!.name);
  return [
    ...beside(
      pen.dim('Together '),
      `for ${factionName(scene, together.loyal)} against ${factionName(scene, opposing(state))}: ${goalsDone(state)} of ${goalsNeeded(position.state)} goals, then end the story at ${home.name}.`,
      width,
    ),
    ...together.goals.flatMap((goal) => beside('  ', goalText(scene, goal), width)),
    ...beside(
      pen.dim('  C.A.M.P. '),
      `${camps.placed.length} on the map, ${camps.gained} to put down, ${camps.supply} left; activation deck ${together.activationsLeft}`,
      width,
    ),
    ...(built.length === 0 ? [] : beside(pen.dim('  built '), listed(built), width)),
  ];
}

/** What has shown in a survivor, and what is attached to its cards. */
export function changesText({ view, content }: Scene, seat: Seat): string {
  const { together } = view;
  if (together === null) return '';
  const shown = together.mutations[seat];
  const mutation = shown ? content.mutations.get(shown)! : undefined;
  const fitted = view.survivors[seat]!.cards.flatMap(({ id }) => {
    const mod = together.fitted[id];
    if (mod === undefined) return [];
    const { name, text } = content.modifications.get(mod)!;
    return [`${name} on ${content.items.get(id)!.name} (${text})`];
  });
  return [...(mutation === undefined ? [] : [`${mutation.name} (${mutation.good} ${mutation.bad})`]), ...fitted].join(
    ', ',
  );
}
