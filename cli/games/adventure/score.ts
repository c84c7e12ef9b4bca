/** How things stand: influence, as far as the viewer may know. */
import { isAsOne } from '@holotape/adventure/queries/fate';
import { influenceNeeded } from '@holotape/adventure/queries/influence';
import { listed } from '../../terminal/text.ts';
import { powerLines } from './board.ts';
import { factionName, figure, inColour, positionIn, type Scene } from './scene.ts';
import { togetherLines } from './together.ts';

function verdict(scene: Scene): string {
  const { view, names } = scene;
  if (view.together !== null && view.ending === null) return 'Goals win, and the way home.';
  if (isAsOne(positionIn(scene)) && view.ending === null)
    return 'You win or lose as one: star at the end of the track wins, shield loses.';
  if (view.ending === null) return `${influenceNeeded(positionIn(scene))} influence win.`;
  const { winners, factions } = view.ending;
  if (winners.length > 0)
    return `${listed(winners.map((seat) => names[seat]!))} ${winners.length === 1 ? 'wins' : 'win together'}.`;
  if (factions.length > 0)
    return `${listed(factions.map((each) => factionName(scene, each)))} took over. Everybody loses.`;
  return 'No survivor is left. Everybody loses.';
}

export function scoreLines(scene: Scene): string[] {
  const { pen, view, names, content } = scene;
  return [
    pen.bold(view.ending === null ? 'How things stand' : 'How it ended'),
    ...powerLines(scene),
    ...togetherLines(scene),
    ...(view.together === null && !isAsOne(positionIn(scene)) ? view.survivors : []).map(
      ({ influence, agendas }, seat) => {
        const known = agendas.flatMap((id) => (id === null ? [] : [content.agendas.get(id)!.name]));
        const hidden = agendas.length - known.length;
        const cards = [...known, ...(hidden > 0 ? [`${hidden} hidden`] : [])].join(', ') || 'no agendas';
        return `${figure(pen, seat)} ${inColour(pen, seat, names[seat]!)}: ${influence === null ? '' : `${influence} influence, `}${cards}`;
      },
    ),
    '',
    view.ending === null ? verdict(scene) : pen.ink(verdict(scene), 'bold', 'yellowBright'),
  ];
}
