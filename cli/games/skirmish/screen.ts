/** The whole table on one screen. */
import { mapLines } from './map.ts';
import { rosterLines, sideName } from './roster.ts';
import type { Scene } from './scene.ts';

const TALLIES: Readonly<Record<string, string>> = {
  gallons: 'gallons pumped',
  captives: 'captured',
  running: 'generator running',
  lucky: 'roars heard',
  freed: 'Dogmeat is free',
};

export function headLine(scene: Scene): string {
  const { pen, view, content } = scene;
  const scenario = view.scenario === null ? undefined : content.scenarios.get(view.scenario.id);
  const name = scenario?.name ?? 'A battle';
  const round =
    view.round === 0 ? 'setting up' : `round ${view.round}${scenario === undefined ? '' : ` of ${scenario.rounds}`}`;
  const counts = Object.entries(view.scenario?.tally ?? {}).flatMap(([what, count]) =>
    TALLIES[what] === undefined || count === 0 ? [] : [`${count} ${TALLIES[what]}`],
  );
  const turn = view.phase === 'setup' || view.phase === 'over' ? [] : [`${sideName(scene, view.turn)} to act`];
  const event = view.event === null ? [] : [content.events.get(view.event)!.name];
  return ` ${pen.bold(`${name}, ${round}`)}${[...turn, ...counts, ...event].map((each) => ` ${pen.glyph('dot')} ${each}`).join('')}`;
}

export const screen = (scene: Scene): string[] => [
  headLine(scene),
  ...mapLines(scene),
  ...rosterLines(scene, 0),
  ...rosterLines(scene, 1),
  ...rosterLines(scene, 2),
];
