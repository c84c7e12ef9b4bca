/** Escort the Brahmin: it walks at its own pace from edge to edge, and somebody would rather eat it. */
import { type Play, type Reason, say } from '@holotape/kernel';
import type { Battle, BattleTable, SpecialRules } from '../../battle.ts';
import { isOnTable, type Point, TOLERANCE, walk } from '../../geometry/index.ts';
import { healthLeft, maxHealth } from '../../queries/abilities.ts';
import { terrainFor } from '../../queries/ground.ts';
import { roundsHeld } from '../../queries/scenario.ts';
import { baseOf, modelsOf } from '../../queries/units.ts';
import { walkFreely } from '../../rules/moving/movement.ts';
import type { Model } from '../../state.ts';
import { aim } from './aims.ts';
import { brahminOf, onwards, PACE } from './brahmin.ts';

const ESCORT = 0;
const BUTCHERS = 1;

/** SC-BRAHMIN-5 */
const UNHURT = 6;

/** Caps for the winner. SC-BRAHMIN-5, SC-BRAHMIN-6, SC-BRAHMIN-7 */
const REWARDS = { major: 200, minor: 100, butchers: 150 };

const hitPoints = (battle: Battle): number => {
  const brahmin = brahminOf(battle);
  return brahmin === undefined ? 0 : Math.max(0, healthLeft(battle, brahmin));
};

const isDead = (battle: Battle): boolean => brahminOf(battle)?.gone === 'eliminated';

/** A step that shows whether the way goes on. */
const STEP = 127;

/** Towards the opposite edge, and as far as its pace and what is in the way let it. SC-BRAHMIN-2 */
function whyNotWalk(battle: Battle, model: Model, path: readonly Point[], left: number): Reason | undefined {
  if (model !== brahminOf(battle)) return undefined;
  const end = path.at(-1)!;
  if (end.y <= model.y + TOLERANCE) return { rule: 'SC-BRAHMIN-2', say: 'brahmin.onwards' };
  const { r } = baseOf(battle, model);
  if (left <= STEP || !isOnTable(r, end, battle.state)) return undefined;
  const farther = walk(r, [...path, { x: end.x, y: end.y + STEP }], terrainFor(battle, model));
  return farther.fault === undefined ? { rule: 'SC-BRAHMIN-2', say: 'brahmin.farther' } : undefined;
}

/** It walks on, wherever the player leads it; whoever stands beside it does not strike. SC-BRAHMIN-2, SC-BRAHMIN-3 */
function* endRound(table: BattleTable): Play {
  const brahmin = brahminOf(table);
  if (brahmin === undefined || brahmin.gone !== null) return;
  const ways = onwards(table, brahmin);
  if (ways.length === 0) return say(table, 'brahmin.stands', { model: brahmin.id }, 'SC-BRAHMIN-2');
  yield* walkFreely(table, brahmin, PACE, { suggest: () => ways, rule: 'SC-BRAHMIN-2' }); // SC-BRAHMIN-3
}

export const escortTheBrahmin: SpecialRules = {
  // SC-BRAHMIN-1
  task: (battle) => {
    const brahmin = brahminOf(battle);
    return { objective: 'defeat', subjects: brahmin === undefined ? [] : [{ is: 'model', id: brahmin.id }] };
  },
  messages: {
    'brahmin.goal.live': 'Bring the Brahmin over the opposite edge, or through the last round',
    'brahmin.goal.unhurt': 'and that with {n} Health or more, for a Major victory',
    'brahmin.goal.kill': 'Kill the Brahmin',
    'brahmin.onwards': 'The Brahmin knows one direction: to the opposite edge.',
    'brahmin.farther': 'Nothing stops it there: it goes on for the whole of its Red.',
    'brahmin.stands': '{model:model} finds no way on and stands, chewing.',
  },
  aim,
  isVital: (battle, model) => model === brahminOf(battle),
  goals: (battle) => {
    const brahmin = brahminOf(battle);
    return [
      { seat: ESCORT, rule: 'SC-BRAHMIN-6', say: 'brahmin.goal.live', ...roundsHeld(battle) },
      {
        seat: ESCORT,
        rule: 'SC-BRAHMIN-5',
        say: 'brahmin.goal.unhurt',
        args: { n: UNHURT },
        reached: hitPoints(battle),
        needed: UNHURT,
      },
      {
        seat: BUTCHERS,
        rule: 'SC-BRAHMIN-7',
        say: 'brahmin.goal.kill',
        reached: brahmin === undefined ? 0 : maxHealth(battle, brahmin) - hitPoints(battle),
        needed: brahmin === undefined ? 1 : maxHealth(battle, brahmin),
      },
    ];
  },
  whyNotWalk,
  /** It is never activated. SC-RULING-51 */
  beginRound(table) {
    const brahmin = brahminOf(table);
    if (brahmin !== undefined) brahmin.readiness = 'used';
  },
  endRound,
  // SC-BRAHMIN-5, SC-BRAHMIN-6; who kills it has won, and that is all. SC-BRAHMIN-7
  grade: (battle) => (isDead(battle) ? undefined : hitPoints(battle) >= UNHURT ? 'major' : 'minor'),
  award(battle) {
    if (isDead(battle)) return { caps: REWARDS.butchers, rule: 'SC-BRAHMIN-7' };
    return hitPoints(battle) >= UNHURT
      ? { caps: REWARDS.major, rule: 'SC-BRAHMIN-5' }
      : { caps: REWARDS.minor, rule: 'SC-BRAHMIN-6' };
  },
  verdict(battle, isOver) {
    if (isDead(battle)) return [BUTCHERS]; // SC-BRAHMIN-7
    // SC-RULING-51: over the far edge; SC-RULING-4: without anybody left who would kill it.
    const isSafe = brahminOf(battle)?.gone === 'left' || modelsOf(battle, BUTCHERS).length === 0;
    return isOver || isSafe ? [ESCORT] : undefined; // SC-BRAHMIN-5, SC-BRAHMIN-6
  },
};
