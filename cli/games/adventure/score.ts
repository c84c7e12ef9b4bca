/** How things stand: influence, as far as the viewer may know. */
import { isAsOne } from '@holotape/adventure/queries/fate';
import { influenceNeeded } from '@holotape/adventure/queries/influence';
import { listed } from '../../terminal/text.ts';
import { powerLines } from './board.ts';
import { type Drawing, factionName, figure, inColour, positionIn } from './drawing.ts';
import { togetherLines } from './together.ts';

function verdict(drawing: Drawing): string {
  const { view, names } = drawing;
  if (view.together !== null && view.ending === null) return 'Goals win, and the way home.';
  if (isAsOne(positionIn(drawing)) && view.ending === null)
    return 'You win or lose as one: star at the end of the track wins, shield loses.';
  if (view.ending === null) return `${influenceNeeded(positionIn(drawing))} influence win.`;
  const { winners, factions } = view.ending;
  if (winners.length > 0)
    return `${listed(winners.map((seat) => names[seat]!))} ${winners.length === 1 ? 'wins' : 'win together'}.`;
  if (factions.length > 0)
    return `${listed(factions.map((each) => factionName(drawing, each)))} took over. Everybody loses.`;
  return 'No survivor is left. Everybody loses.';
}

export function scoreLines(drawing: Drawing): string[] {
  const { pen, view, names, content } = drawing;
  return [
    pen.bold(view.ending === null ? 'How things stand' : 'How it ended'),
    ...powerLines(drawing),
    ...togetherLines(drawing),
    ...(view.together === null && !isAsOne(positionIn(drawing)) ? view.survivors : []).map(
      ({ influence, agendas }, seat) => {
        const known = agendas.flatMap((id) => (id === null ? [] : [content.agendas.get(id)!.name]));
        const hidden = agendas.length - known.length;
        const cards = [...known, ...(hidden > 0 ? [`${hidden} hidden`] : [])].join(', ') || 'no agendas';
        return `${figure(pen, seat)} ${inColour(pen, seat, names[seat]!)}: ${influence === null ? '' : `${influence} influence, `}${cards}`;
      },
    ),
    '',
    view.ending === null ? verdict(drawing) : pen.ink(verdict(drawing), 'bold', 'yellowBright'),
  ];
}
