/** The whole table on one screen. */

import type { Drawing } from './drawing.ts';
import { mapLines } from './map.ts';
import { rosterLines, sideName } from './roster.ts';

const TALLIES: Readonly<Record<string, string>> = {
  gallons: 'gallons pumped',
  captives: 'captured',
  running: 'generator running',
  lucky: 'roars heard',
  freed: 'Dogmeat is free',
};

export function headLine(drawing: Drawing): string {
  const { pen, view, content } = drawing;
  const scenario = view.scenario === null ? undefined : content.scenarios.get(view.scenario.id);
  const name = scenario?.name ?? 'A battle';
  const round =
    view.round === 0 ? 'setting up' : `round ${view.round}${scenario === undefined ? '' : ` of ${scenario.rounds}`}`;
  const counts = Object.entries(view.scenario?.tally ?? {}).flatMap(([what, count]) =>
    TALLIES[what] === undefined || count === 0 ? [] : [`${count} ${TALLIES[what]}`],
  );
  const turn = view.phase === 'setup' || view.phase === 'over' ? [] : [`${sideName(drawing, view.turn)} to act`];
  const event = view.event === null ? [] : [content.events.get(view.event)!.name];
  const next = view.foreseen === null ? [] : [`next ${content.events.get(view.foreseen)!.name}`];
  return ` ${pen.bold(`${name}, ${round}`)}${[...turn, ...counts, ...event, ...next].map((each) => ` ${pen.glyph('dot')} ${each}`).join('')}`;
}

export const screen = (drawing: Drawing): string[] => [
  headLine(drawing),
  ...mapLines(drawing),
  ...rosterLines(drawing, 0),
  ...rosterLines(drawing, 1),
  ...rosterLines(drawing, 2),
];
