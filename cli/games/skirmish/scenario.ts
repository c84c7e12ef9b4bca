/** What a battle is about, in words: how each side wins, how far it is, and what lies where. */
import { type AnyGame, sentence } from '@holotape/kernel';
import type { Goal } from '@holotape/skirmish/battle';
import { inWords } from '@holotape/skirmish/queries/names';
import { specialRules } from '@holotape/skirmish/queries/scenario';
import type { SkirmishView } from '@holotape/skirmish/view';
import type { MarkerKind } from '@holotape/skirmish/words';
import { beside, count, wrap } from '../../terminal/text.ts';
import { type Drawing, inches, place, positionIn } from './drawing.ts';
import { lying, MARKER_SIGNS } from './map.ts';
import { sideName } from './roster.ts';
import { headLine } from './screen.ts';

/** What a marker of each kind is, one and several. */
const KINDS: Readonly<Record<MarkerKind, readonly [one: string, many: string]>> = {
  searchable: ['Searchable Marker', 'Searchable Markers'],
  investigation: ['Investigation Marker', 'Investigation Markers'],
  lock: ['lock', 'locks'],
  safe: ['safe', 'safes'],
  computer: ['pump', 'pumps'],
  trap: ['trap', 'traps'],
  generator: ['generator', 'generators'],
  barrel: ['barrel', 'barrels'],
  siren: ['siren', 'sirens'],
  cave: ['cave', 'caves'],
  arrival: ['place where the Deathclaw comes from', 'places where the Deathclaw comes from'],
  dropped: ['thing dropped', 'things dropped'],
  ticking: ['thing that ticks', 'things that tick'],
  'control-point': ['Control Point', 'Control Points'],
  'fuse-box': ['fuse box', 'fuse boxes'],
  terminal: ['terminal', 'terminals'],
  pillar: ['pillar', 'pillars'],
  fallen: ['fallen pillar', 'fallen pillars'],
  charge: ['charge', 'charges'],
  'dropped-charge': ['dropped charge', 'dropped charges'],
  crop: ['field', 'fields'],
  quest: ['marker of a Quest', 'markers of a Quest'],
  lead: ['place worth a look', 'places worth a look'],
  helmet: ['helmet', 'helmets'],
  stash: ['bunker to search', 'bunkers to search'],
  bank: ['bank', 'banks'],
  prize: ['prize on the ground', 'prizes on the ground'],
  still: ['water still or generator', 'water stills and generator'],
  rope: ['rope', 'ropes'],
  monkey: ['stuffed monkey', 'stuffed monkeys'],
  smoke: ['signal', 'signals'],
};

type MarkerSeen = SkirmishView['markers'][number];

/** `trap 1 at 9.1 18`, with what lies under it if that is known. */
function markerWords({ id, face, up, items, kind, x, y }: MarkerSeen): string {
  const isNamed = kind === 'searchable' || kind === 'investigation';
  const shown = face === null || !isNamed ? [] : [`${face.replaceAll('-', ' ')}${up ? '' : ', only you know'}`];
  const under = items > 0 ? [count(items, 'card')] : [];
  const known = [...shown, ...under];
  return `${inWords(id)} at ${place({ x, y })}${known.length > 0 ? ` (${known.join('; ')})` : ''}`;
}

function markerLines({ view, width }: Drawing): string[] {
  const here = lying(view);
  const kinds = [...new Set(here.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const all = here.filter((marker) => marker.kind === kind);
    const [one, many] = KINDS[kind];
    const head = `  ${MARKER_SIGNS[kind] ?? '?'} ${all.length === 1 ? one : `${all.length} ${many}`}: `;
    return beside(
      head.length > 30 ? '  ' : head,
      `${head.length > 30 ? `${head.trim()} ` : ''}${all.map(markerWords).join('; ')}`,
      width,
    );
  });
}

/** `2 of 4`, `so far 3`, `now 11.4 in`. */
function howFar({ reached, needed, isLength }: Goal): string {
  if (isLength) return Number.isFinite(reached) ? `now ${inches(reached)} in` : 'off the table';
  return needed === undefined ? `so far ${reached}` : `${reached} of ${needed}`;
}

export function scenarioLines(drawing: Drawing, texts: AnyGame['texts']): string[] {
  const { view, content, width, pen } = drawing;
  const scenario = view.scenario && content.scenarios.get(view.scenario.id);
  if (!scenario) return ['A battle to the last model.'];
  const battle = positionIn(drawing);
  const goals = [0, 1].flatMap((seat) => {
    const own = (specialRules(battle).goals?.(battle) ?? []).filter((goal) => goal.seat === seat);
    const said = own.map((goal) => `${sentence(texts, content, [], goal.say, goal.args)} (${howFar(goal)})`);
    return beside(`  ${pen.bold(`${sideName(drawing, seat)} win:`)} `, `${said.join('; ')}.`, width);
  });
  return [
    headLine(drawing),
    ...wrap(scenario.summary, width),
    ...goals,
    ...(scenario.drawn === undefined ? [] : beside('  ', scenario.drawn, width)),
    ...(view.markers.length === 0 ? [] : ['On the table:', ...markerLines(drawing)]),
    `Its rules: "rules ${scenario.topic}".`,
  ];
}
