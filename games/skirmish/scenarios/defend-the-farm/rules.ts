/** Defend the Farm: four fuse boxes to bring online, or six crops to burn. */
import { choose, option, type Play, type Reason, say } from '@holotape/kernel';
import type { Battle, BattleTable, Grade, SpecialRules, Subject, Task } from '../../battle.ts';
import { isAt, markerById } from '../../queries/markers.ts';
import { isWithin } from '../../queries/near.ts';
import { tallyOf } from '../../queries/scenario.ts';
import { skillOf } from '../../queries/skills.ts';
import { modelsOf, seatOf } from '../../queries/units.ts';
import { discardMarker } from '../../rules/items/markers.ts';
import { addToTally } from '../../rules/round/moments.ts';
import type { Marker, Model } from '../../state.ts';
import { expertiseOn } from '../searching.ts';
import { noteWiped, wipedBy } from '../wiped.ts';
import { aim } from './aims.ts';
import { BOXES, CROPS_TO_BURN } from './figures.ts';

const DEFENDER = 0;
const ATTACKER = 1;

/** Before that nobody works the security system. SC-FARM-2, SC-RULING-37 */
const FROM_ROUND = 2;

function whyNotUse({ state, ...battle }: Battle, model: Model, { kind }: Marker): Reason | undefined {
  if (kind !== 'fuse-box') return undefined;
  if (seatOf({ state, ...battle }, model) !== DEFENDER) return { rule: 'SC-FARM-2', say: 'farm.not-yours' };
  return state.round < FROM_ROUND ? { rule: 'SC-FARM-2', say: 'farm.too-early' } : undefined;
}

/** Crops that the model could burn where its activation ends. SC-FARM-3, SC-RULING-36 */
function cropsToBurn(battle: Battle, model: Model): Marker[] {
  if (model.gone !== null || seatOf(battle, model) !== ATTACKER) return [];
  const isGuarded = modelsOf(battle, DEFENDER).some((foe) => isWithin(battle, model, foe, 'orange'));
  return isGuarded
    ? []
    : battle.state.markers.filter((marker) => marker.kind === 'crop' && isAt(battle, model, marker));
}

const LEAVE = 'leave';

function* burn(table: BattleTable, model: Model): Play {
  const crops = cropsToBurn(table, model);
  if (crops.length === 0) return;
  const answer = yield* choose(
    table,
    ATTACKER,
    'crop.burn',
    () => [...crops.map(({ id }) => option(id)), option(LEAVE)],
    { rule: 'SC-FARM-3', about: { model: model.id } },
  );
  if (answer === LEAVE) return;
  discardMarker(table, markerById(table, answer));
  addToTally(table, 'burned');
  say(table, 'burned', { model: model.id, all: tallyOf(table, 'burned') }, 'SC-FARM-3');
}

/** A Major victory leaves nothing to change; a side that is gone has lost what it did not reach. SC-RULING-4, SC-RULING-6 */
const majorOf = (battle: Battle): number | undefined => {
  if (tallyOf(battle, 'online') >= BOXES) return DEFENDER; // SC-FARM-4
  return tallyOf(battle, 'burned') >= CROPS_TO_BURN ? ATTACKER : undefined; // SC-FARM-6
};

/** By the handbook whoever knows computers works the boxes, the others guard them; the raiders go for the crops. CH-AIOBJ-6 */
function task(battle: Battle, model: Model): Task {
  const wanted = seatOf(battle, model) === ATTACKER ? 'crop' : 'fuse-box';
  const subjects = battle.state.markers
    .filter(({ kind, opened }) => kind === wanted && !opened)
    .map(({ id }): Subject => ({ is: 'marker', id }));
  if (wanted === 'crop') return { objective: 'go-to', subjects };
  return battle.state.round >= FROM_ROUND && skillOf(battle, model, 'computers') !== undefined
    ? { objective: 'use', subjects, use: expertiseOn, skill: 'computers' }
    : { objective: 'protect', subjects };
}

export const defendTheFarm: SpecialRules = {
  task,
  messages: {
    'farm.goal.boxes': 'Bring all four fuse boxes online',
    'farm.goal.crops': 'Burn {n} crops',
    'farm.goal.wipe': 'or wipe the other side out, for a Minor victory',
    'farm.not-yours': 'Only the Defenders know these boxes.',
    'farm.too-early': 'The security system can be worked from round 2 on.',
    'ask.crop.burn': '{model:model} stands in the crops, and nobody is near. Burn them?',
    burned: '{model:model} burns a crop: {all} in all.',
    online: '{marker:model} is online: {all} of 4.',
  },
  aim,
  goals: (battle) => [
    { seat: DEFENDER, rule: 'SC-FARM-4', say: 'farm.goal.boxes', reached: tallyOf(battle, 'online'), needed: BOXES },
    {
      seat: ATTACKER,
      rule: 'SC-FARM-6',
      say: 'farm.goal.crops',
      args: { n: CROPS_TO_BURN },
      reached: tallyOf(battle, 'burned'),
      needed: CROPS_TO_BURN,
    },
    ...[DEFENDER, ATTACKER].map((seat) => {
      const foes = battle.state.models.filter((model) => seatOf(battle, model) === 1 - seat); // SC-FARM-5, SC-FARM-7
      const rule = seat === DEFENDER ? 'SC-FARM-5' : 'SC-FARM-7';
      const reached = foes.filter(({ gone }) => gone !== null).length; // SC-FARM-5, SC-FARM-7
      return { seat, rule, say: 'farm.goal.wipe', reached, needed: foes.length };
    }),
  ],
  whyNotUse,
  // biome-ignore lint/correctness/useYield: nobody is asked
  *used(table, { marker, success }): Play {
    if (!success || marker.kind !== 'fuse-box') return;
    marker.opened = true;
    addToTally(table, 'online');
    say(table, 'online', { marker: marker.id, all: tallyOf(table, 'online') }, 'SC-FARM-2');
  },
  endActivation: burn,
  removed: noteWiped,
  grade: (battle): Grade => (majorOf(battle) === undefined ? 'minor' : 'major'),
  verdict(battle, isOver) {
    const major = majorOf(battle);
    if (major !== undefined) return [major];
    const left = modelsOf(battle, DEFENDER).length + modelsOf(battle, ATTACKER).length;
    if (!isOver && left > 0) return undefined;
    const winner = wipedBy(battle);
    return winner === undefined ? [] : [winner]; // SC-FARM-5, SC-FARM-7, SC-RULING-5
  },
};
