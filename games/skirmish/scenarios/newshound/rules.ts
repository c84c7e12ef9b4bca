/** Newshound: a journalist with four places to look into, and a camp that does not know yet. */
import { choose, option, type Play, pick, say } from '@holotape/kernel';
import type { Battle, BattleTable, Goal, Grade, SpecialRules, Subject, Task } from '../../battle.ts';
import { type Point, segmentDistance, slide, TOLERANCE } from '../../geometry/index.ts';
import { awarenessOf } from '../../queries/card-colors.ts';
import { movementColor } from '../../queries/circumstances.ts';
import { allowance } from '../../queries/ground.ts';
import { MARKER_RADIUS } from '../../queries/markers.ts';
import { lengthOf } from '../../queries/ranges.ts';
import { ARROWS } from '../../queries/scatter.ts';
import { tallyOf } from '../../queries/scenario.ts';
import { isClosed } from '../../queries/terrain.ts';
import { baseOf, cardOf, inPlay, modelsOf, seatOf } from '../../queries/units.ts';
import { discardMarker } from '../../rules/items/markers.ts';
import { travel } from '../../rules/moving/travelling.ts';
import { flip } from '../../rules/round/luck.ts';
import { addToTally } from '../../rules/round/moments.ts';
import { perform } from '../../rules/round/performing.ts';
import type { Marker, Model } from '../../state.ts';
import { EDGES } from '../../words.ts';
import { aim } from './aims.ts';
import { isJournalist, journalistOf, LEADS } from './journalist.ts';

const DEFENDER = 0;
const ATTACKER = 1;

/** Enough for a Minor victory, found or left. SC-NEWS-10, SC-NEWS-11 */
const MOST_OF_THEM = 3;

const isRaised = (battle: Battle): boolean => tallyOf(battle, 'alarm') > 0;

const found = (battle: Battle): number => tallyOf(battle, 'found');

const leads = ({ state }: Battle): Marker[] => state.markers.filter(({ kind }) => kind === 'lead');

/** How near a way comes to something round, rim to rim. */
function nearest(r: number, way: readonly Point[], to: Point & { readonly r: number }): number {
  const legs = way.length === 1 ? [[way[0]!, way[0]!]] : way.slice(1).map((at, i) => [way[i]!, at]);
  return Math.min(...legs.map(([from, at]) => segmentDistance(to, { from: from!, to: at! }))) - r - to.r;
}

/** SC-NEWS-4 */
function raise(table: BattleTable, model: Model): void {
  addToTally(table, 'alarm');
  say(table, 'news.alarm', { model: model.id }, 'SC-NEWS-4');
}

/** Whether somebody of the camp was near enough on the way to be aware of a Defender, seen or not. SC-NEWS-4, SC-RULING-38 */
function isNoticed(battle: Battle, model: Model, way: readonly Point[]): boolean {
  const seat = seatOf(battle, model);
  return inPlay(battle).some((other) => {
    if (seatOf(battle, other) !== 1 - seat) return false;
    const range = lengthOf(battle.content, awarenessOf(battle, seat === ATTACKER ? model : other));
    const flat = nearest(baseOf(battle, model).r, way, baseOf(battle, other));
    const rise = model.height - other.height;
    return Math.sqrt(Math.max(0, flat) ** 2 + rise ** 2) <= range + TOLERANCE;
  });
}

/** What she touches on her way she has looked into. SC-NEWS-1 */
function lookInto(table: BattleTable, model: Model, way: readonly Point[]): void {
  for (const lead of leads(table)) {
    if (nearest(baseOf(table, model).r, way, { x: lead.x, y: lead.y, r: MARKER_RADIUS }) > TOLERANCE) continue;
    discardMarker(table, lead);
    addToTally(table, 'found');
    say(table, 'news.found', { model: model.id, marker: lead.id, all: found(table) }, 'SC-NEWS-1');
  }
}

/** As far as a Move goes, the way the arrow points, until something is in the way. SC-NEWS-3, SC-RULING-39 */
function* stray(table: BattleTable, model: Model): Play {
  const arrow = ARROWS[yield* pick(table, 'scatter.direction', ARROWS.length, { rule: 'SC-NEWS-3' })]!;
  const obstacles = {
    discs: inPlay(table)
      .filter((other) => other !== model)
      .map((other) => ({ id: other.id, ...baseOf(table, other) })),
    polygons: table.state.pieces.filter(isClosed).map(({ id, outline }) => ({ id, outline })),
  };
  const far = allowance(table, model, movementColor(table, model, cardOf(table, model).move, 'move'));
  const { to } = slide(baseOf(table, model), arrow, far, obstacles, table.state);
  const { x, y } = model;
  if (yield* travel(table, model, [{ x, y }, to])) say(table, 'news.strays', { model: model.id, ...to }, 'SC-NEWS-3');
}

const GO = 'go';

/** Before the alarm one movement is all there is. SC-NEWS-2, SC-NEWS-3, SC-RULING-39 */
function* wander(table: BattleTable, model: Model): Play<boolean> {
  if (isRaised(table) || seatOf(table, model) !== ATTACKER) return false;
  if (!(yield* flip(table, 'SC-NEWS-2'))) {
    yield* perform(table, model, 'move', 'action', stray); // SC-NEWS-3
    return true;
  }
  const answer = yield* choose(table, ATTACKER, 'wander.go', () => [option(GO), option('stay')], {
    rule: 'SC-NEWS-2',
    about: { model: model.id },
  });
  if (answer === GO) yield* perform(table, model, 'move', 'action');
  return true;
}

const hasLeft = ({ state }: Battle): boolean =>
  state.models.some((model) => isJournalist({ state }, model) && model.gone === 'left');

/** All there is to find, and away. SC-NEWS-9 */
const isMajor = (battle: Battle): boolean => found(battle) >= LEADS && hasLeft(battle);

/** By the handbook the journalist goes from place to place and out; the others look after her, or come for her. CH-AIOBJ-6 */
function task(battle: Battle, model: Model): Task {
  const journalist = journalistOf(battle);
  const her: Subject[] = journalist === undefined ? [] : [{ is: 'model', id: journalist.id }];
  if (seatOf(battle, model) === ATTACKER) return { objective: 'defeat', subjects: her };
  if (model !== journalist) return { objective: her.length === 0 ? 'none' : 'protect', subjects: her };
  const open = leads(battle).map(({ id }): Subject => ({ is: 'marker', id }));
  return open.length > 0
    ? { objective: 'go-to', subjects: open }
    : { objective: 'go-to', subjects: EDGES.map((edge): Subject => ({ is: 'edge', edge })), leaves: true };
}

function goals(battle: Battle): Goal[] {
  const her = { model: battle.state.lasting.find(({ kind }) => kind === 'journalist')?.on ?? '' };
  const left = leads(battle).length;
  return [
    {
      seat: DEFENDER,
      rule: 'SC-NEWS-9',
      say: 'news.goal.all',
      args: her,
      reached: found(battle) + (hasLeft(battle) ? 1 : 0),
      needed: LEADS + 1,
    },
    { seat: DEFENDER, rule: 'SC-NEWS-10', say: 'news.goal.most', reached: found(battle), needed: MOST_OF_THEM },
    { seat: ATTACKER, rule: 'SC-NEWS-11', say: 'news.goal.keep-all', reached: left, needed: LEADS },
    { seat: ATTACKER, rule: 'SC-NEWS-11', say: 'news.goal.keep', reached: left, needed: MOST_OF_THEM },
  ];
}

export const newshound: SpecialRules = {
  task,
  messages: {
    'news.goal.all': '{model:model} looks into all four places and gets off the table, for a Major victory',
    'news.goal.most': 'or looks into three of them, for a Minor one',
    'news.goal.keep-all': 'Keep all four places to yourselves until the end, for a Major victory',
    'news.goal.keep': 'or three of them, for a Minor one',
    'ask.name.journalist': 'Who is the journalist?',
    'ask.wander.go': 'Nobody has noticed anything, and {model:model} feels like a walk. Where to?',
    'named.journalist': '{model:model} has the notebook, and the questions.',
    'news.found': '{model:model} looks into {marker:model}: {all} of 4.',
    'news.strays': '{model:model} wanders off to {x:inches}, {y:inches}.',
    'news.alarm': 'The alarm is raised, on account of {model:model}: the camp is awake.',
  },
  aim,
  isVital: isJournalist,
  goals,
  takesOver: wander,
  passed(table, model, way, isPushed) {
    // Whoever pushes her does not do her work. SC-NEWS-1
    if (isJournalist(table, model) && !isPushed) lookInto(table, model, way);
    if (!isRaised(table) && isNoticed(table, model, way)) raise(table, model);
  },
  acted(table, model, { action }) {
    const isShot = action === 'shoot' || action === 'throw';
    if (isShot && !isRaised(table) && seatOf(table, model) === DEFENDER) raise(table, model); // SC-NEWS-4
  },
  grade(battle): Grade {
    if (found(battle) >= MOST_OF_THEM) return isMajor(battle) ? 'major' : 'minor';
    return found(battle) === 0 ? 'major' : 'minor';
  },
  verdict(battle, isOver) {
    if (isMajor(battle)) return [DEFENDER]; // SC-NEWS-9
    // SC-RULING-4: with nobody left to look, nothing changes any more.
    if (!isOver && modelsOf(battle, DEFENDER).length > 0) return undefined;
    if (found(battle) >= MOST_OF_THEM) return [DEFENDER]; // SC-NEWS-10
    return LEADS - found(battle) >= MOST_OF_THEM ? [ATTACKER] : []; // SC-NEWS-11, SC-RULING-5
  },
};
