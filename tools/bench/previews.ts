/**
 * Pointing anywhere on a full battlefield: the way there, what it sets off, who sees whom from its end with the odds, and
 * what could be done next. In CPU time, since the machine is shared.
 */
import { randomFrom } from '@holotape/kernel';
import { loadGame } from '@holotape/shelf';
import type { Battle } from '../../games/skirmish/battle.ts';
import { movementColor } from '../../games/skirmish/queries/circumstances.ts';
import { cardOf, seatOf } from '../../games/skirmish/queries/units.ts';
import type { QuestionInfo } from '../../table/spoken/protocol.ts';
import { bestShotAt } from '../../web/src/games/skirmish/moving/odds.ts';
import { outcomeOf, planTo, roamAsked, saferFor } from '../../web/src/games/skirmish/moving/planning.ts';
import { nextActions } from '../../web/src/games/skirmish/moving/then.ts';
import { crowdedState } from './crowd.ts';
import { atMost, type Figure, forInformation, median } from './figures.ts';

const CROWD = { models: 20, pieces: 60 };
const POINTS = 400;
/** Around the model, in tenths of a millimetre: within the ruler and beyond it. */
const FAR = 2200;

/** Milliseconds of this process's CPU that something takes. */
function cpuOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

export function previewFigures(): Figure[] {
  const { content } = loadGame('skirmish') as { content: Battle['content'] };
  const state = crowdedState(CROWD);
  const first: Battle = { state, content };
  const [model] = state.models.filter((each) => seatOf(first, each) === 0);
  if (model === undefined) throw new Error('Nobody stands on the table.');
  const color = movementColor(first, model, cardOf(first, model).move, 'move');
  const battle = asMoving(first, model.id);
  const about = { model: model.id, color };
  const question: QuestionInfo = { ask: 'move.path', kind: 'open', seat: 0, number: 1, about, trail: [] };
  const random = randomFrom('points');
  const share = () => random() / 2 ** 32;
  const opening = cpuOf(() => roamAsked(battle, question, []));
  const roam = roamAsked(battle, question, [])!;
  const times = Array.from({ length: POINTS }, () => {
    const [angle, far] = [share() * 2 * Math.PI, share() * FAR];
    const at = { x: Math.round(model.x + far * Math.cos(angle)), y: Math.round(model.y + far * Math.sin(angle)) };
    return cpuOf(() => {
      const plan = planTo(battle, question, roam, at, false);
      if (!plan.checked.ok) return;
      const outcome = outcomeOf(battle, roam, plan.path);
      for (const { foe, sees } of outcome.prospects) if (sees) bestShotAt(outcome.battle, outcome.model, foe);
      nextActions(outcome);
      saferFor(battle, roam, plan.path, outcome);
    });
  }).sort((a, z) => a - z);
  const of = `${CROWD.models} models, ${CROWD.pieces} pieces`;
  return [
    atMost(`the preview of a place, ms of CPU (median; ${of})`, median(times), 8),
    atMost(`the preview of a place, ms of CPU (95th of 100; ${of})`, times[Math.floor(POINTS * 0.95)]!, 16),
    forInformation('the reach of a model, ms of CPU', opening),
  ];
}

/** In the middle of a Move, with an Action left. */
function asMoving({ state, content }: Battle, model: string): Battle {
  const way = state.models.filter(({ id }) => id === model).map(({ x, y, height }) => ({ x, y, height }));
  const act = { model, action: 'move', how: 'action', against: null, charged: false, way, hits: [], quiet: false };
  const acting = [{ ...act, charges: null, cowed: [], undaunted: [], escapes: null, boosted: [] }];
  const activation = { ...state.activation, model, left: 1, points: 0 };
  return { content, state: { ...state, acting, activation } as Battle['state'] };
}
