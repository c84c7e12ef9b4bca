/** Rounds, turns and readiness, and the Advantage Marker. */
import { choose, mark, option, type Play, pick, say, within } from '@holotape/kernel';
import type { Battle, BattleTable } from '../../battle.ts';
import { hasAbility, isInAura, ownAbilities } from '../../queries/abilities.ts';
import { actOf } from '../../queries/acting.ts';
import { boostsFor } from '../../queries/boosts.ts';
import { isSpent } from '../../queries/lasting.ts';
import { canSee, placeOf } from '../../queries/line-of-sight.ts';
import { result } from '../../queries/result.ts';
import { inPlay, modelById, modelsOf } from '../../queries/units.ts';
import { arrive } from '../../scenarios/deploying.ts';
import type { Model } from '../../state.ts';
import { dealTokens } from '../ai/set-up.ts';
import { arm } from '../attacking/mines.ts';
import { rearm } from '../attacking/turrets.ts';
import { drawOwed, maybeBoost, playBoost } from '../boosts/playing.ts';
import { devicesEndRound } from '../items/devices.ts';
import { lookAround } from '../items/investigation.ts';
import { chooseQuests } from '../quests/choosing.ts';
import { questRoundEnds } from '../quests/progress.ts';
import { addConsequences } from '../wasteland/consequences.ts';
import { discardEvent, drawEvent, tellForeseen } from '../wasteland/events.ts';
import { burnAbandonedFuses } from '../wasteland/fuses.ts';
import { wildModelsAct } from '../wasteland/neutrals.ts';
import { maybeCreateWasteland } from '../wasteland/wasteland.ts';
import { beginActivation } from './activations.ts';
import { beforeBattle } from './before-battle.ts';
import { lay, liftAll, spend } from './lasting.ts';
import { beginRound, firstOfBattle, endRound as scenarioEndsRound } from './moments.ts';
import { reactions } from './reactions.ts';
import { makeReadyToo } from './readying.ts';

const other = (seat: number): number => 1 - seat;

/** A round begins: the marker finds its holder, who names the player of the first turn. */
export function* roundStep(table: BattleTable): Play {
  const { state } = table;
  state.round += 1;
  mark(table, 'round');
  if (state.round === 1) yield* beginBattle(table);
  yield* noticeArrivals(table, yield* arrive(table)); // SC-SUIT-10
  state.advantage = yield* maybeSeize(table, yield* holder(table));
  lookAround(table);
  say(table, 'round', { round: state.round, seat: state.advantage }, 'WW-ADV-1');
  rearm(table); // WW-TURRET-1
  yield* drawEvent(table); // CH-RULING-3, CH-EVENT-5
  tellForeseen(table); // CH-EVENT-9
  beginRound(table);
  yield* dealTokens(table); // CH-AISETUP-4
  state.turn = firstOfBattle(table) ?? (yield* nameFirst(table, state.advantage));
  state.phase = 'turn';
}

/** An event that the scenario makes a Trigger: it is noticed like a movement of whoever comes. WW-TRIGGER-3, WW-RULING-106 */
function* noticeArrivals(
  table: BattleTable,
  arrived: readonly { readonly model: string; readonly rule: string }[],
): Play {
  for (const { model: id, rule } of arrived) {
    const model = modelById(table, id);
    if (model.gone !== null) continue;
    say(table, 'noticed', { model: id }, rule);
    yield* reactions(table, actOf(model, 'move', 'free')); // WW-TRIGGER-3
  }
}

/** Decks and hands, before the first round. */
function* beginBattle(table: BattleTable): Play {
  yield* maybeCreateWasteland(table);
  yield* drawOwed(table);
  yield* beforeBattle(table); // WW-CARD-1
  yield* chooseQuests(table); // CH-QUEST-1
}

/** Whom the holder of the marker names; against the handbook always the holder. WW-ADV-1, CH-AITURN-1 */
function* nameFirst(table: BattleTable, seat: number): Play<number> {
  if (table.state.book !== null) return seat; // CH-AITURN-1
  const named = yield* choose(table, seat, 'round.first', () => [option('seat:0'), option('seat:1')], {
    rule: 'WW-ADV-1',
  });
  return named === 'seat:0' ? 0 : 1;
}

/** Who holds the Advantage Marker this round. */
function* holder(table: BattleTable): Play<number> {
  const { state } = table;
  // A scenario's own holder of round 1. WW-ADV-2
  if (state.round === 1 && state.advantage !== null) return state.advantage;
  const counted = (seat: number) =>
    modelsOf(table, seat).filter((model) => !hasAbility(table, model, 'uncounted')).length;
  const [mine, theirs] = [counted(0), counted(1)];
  if (mine < theirs) return 0; // WW-ADV-2, WW-ADV-3, WW-ADV-4, WW-ADV-5
  if (theirs < mine) return 1; // WW-ADV-2, WW-ADV-3, WW-ADV-4, WW-ADV-5
  if (state.round === 1) return yield* pick(table, 'round.advantage', 2, { rule: 'WW-ADV-3' });
  return other(state.advantage!); // WW-ADV-5
}

/** Once per battle a Leader of the other side may take it. WW-LEADER-5 */
function* maybeSeize(table: BattleTable, seat: number): Play<number> {
  const able = modelsOf(table, other(seat)).find(
    (model) => ownAbilities(table, model, 'seizes').length > 0 && !isSpent(table, model, 'seizes'),
  );
  if (able === undefined) return seat;
  const answer = yield* choose(table, other(seat), 'round.seize', () => [option('seize'), option('none')], {
    rule: 'WW-LEADER-5',
    about: { model: able.id },
  });
  if (answer === 'none') return seat;
  spend(table, able, 'seizes', 'battle');
  return other(seat);
}

const withReadiness = (battle: Battle, seat: number, readiness: Model['readiness']): Model[] =>
  modelsOf(battle, seat).filter((model) => model.readiness === readiness);

/** A turn begins: one Unready model is made Ready, then none or all Ready models are Used. WW-ROUND-3, WW-ROUND-5 */
export function* turnStep(table: BattleTable): Play {
  const { state } = table;
  const { turn } = state;
  mark(table, 'turn');
  arm(table, turn); // WW-MINE-4
  yield* dealTokens(table); // CH-AISETUP-4: for whoever has joined
  const unready = withReadiness(table, turn, 'unready');
  // With no Unready model the Ready ones must be Used. WW-ROUND-7
  if (unready.length > 0) {
    const first = yield* makeReady(table, turn); // WW-ROUND-3, WW-ROUND-7, WW-RULING-15
    if (yield* readyMore(table, first)) return yield* endTurn(table); // CH-BOOST-4
  }
  // WW-ROUND-7
  if (withReadiness(table, turn, 'unready').length > 0) {
    const use = yield* choose(table, turn, 'turn.use', () => [option('none'), option('all')], { rule: 'WW-ROUND-5' });
    if (use === 'none') return yield* endTurn(table); // WW-ROUND-6
  }
  state.phase = 'using';
}

/** WW-ROUND-3, WW-ROUND-4 */
function* makeReady(table: BattleTable, seat: number): Play<Model> {
  const id = yield* choose(
    table,
    seat,
    'turn.ready',
    () =>
      modelsOf(table, seat).map(({ id, readiness }) =>
        option(
          id,
          readiness === 'unready'
            ? undefined
            : { rule: 'WW-ROUND-4', say: `turn.is-${readiness}`, args: { model: id } },
        ),
      ),
    { rule: 'WW-ROUND-3' },
  );
  modelById(table, id).readiness = 'ready';
  say(table, 'ready', { model: id }, 'WW-ROUND-3');
  yield* makeReadyToo(table, modelById(table, id)); // WW-CARD-1
  return modelById(table, id);
}

/** Some more inside Presence and in sight; then nobody acts in this turn. CH-BOOST-4 */
function* readyMore(table: BattleTable, first: Model): Play<boolean> {
  const { turn } = table.state;
  const able = withReadiness(table, turn, 'unready').filter(
    (other) => isInAura(table, first, other) && canSee(table, placeOf(table, first), placeOf(table, other)),
  );
  if (able.length === 0) return false;
  const played = yield* maybeBoost(table, turn, 'ready', ['ready-more'], { model: first.id });
  if (played === undefined) return false;
  for (let left = played.most; left > 0 && able.length > 0; left -= 1) {
    const id = yield* choose(
      table,
      turn,
      'boost.ready-more',
      () => [...able.map((model) => option(model.id)), option('nobody')],
      { rule: 'CH-BOOST-4', about: { model: first.id, left } },
    );
    if (id === 'nobody') break;
    const model = modelById(table, id);
    able.splice(able.indexOf(model), 1);
    model.readiness = 'ready';
    say(table, 'ready', { model: id }, 'CH-BOOST-4');
  }
  return true;
}

/** One Ready model after the other is Used, in any order; the player may stop. WW-ROUND-8, WW-ROUND-11 */
export function* usingStep(table: BattleTable): Play {
  const { turn } = table.state;
  const ready = withReadiness(table, turn, 'ready');
  if (ready.length === 0) return yield* endTurn(table); // WW-ROUND-13
  const held = boostsFor(table, turn, ['hold-back']); // CH-BOOST-4
  const id = yield* choose(
    table,
    turn,
    'turn.next',
    () => [
      ...ready.map((model) => option(model.id)),
      ...held.map((each) => option(`boost:${each.id}`)),
      option('finish'),
    ],
    {
      rule: 'WW-ROUND-8',
    },
  );
  // CH-BOOST-4
  if (held.some((each) => id === `boost:${each.id}`)) {
    playBoost(table, turn, held[0]!.id);
    return yield* endTurn(table);
  }
  if (id === 'finish') {
    for (const model of ready) model.readiness = 'used';
    return yield* endTurn(table);
  }
  yield* within(table, 'activation', beginActivation(table, modelById(table, id)));
}

/** What lasts for a turn ends; the turn goes to the other player, unless all of theirs are Used; with all Used the round ends. WW-ROUND-13 */
function* endTurn(table: BattleTable): Play {
  const { state } = table;
  liftAll(table, 'turn'); // WW-CARD-1
  if (yield* callAgain(table)) return; // CH-BOOST-4
  const isDone = (seat: number) => modelsOf(table, seat).every(({ readiness }) => readiness === 'used'); // WW-ROUND-1
  if (isDone(0) && isDone(1))
    yield* endRound(table); // WW-ROUND-1
  else {
    state.phase = 'turn';
    if (!isDone(other(state.turn))) state.turn = other(state.turn);
  }
}

/** When all of a side are Used, one of them may act again, not at its best. CH-BOOST-4 */
function* callAgain(table: BattleTable): Play<boolean> {
  const { state } = table;
  const own = modelsOf(table, state.turn);
  if (own.length === 0 || own.some(({ readiness }) => readiness !== 'used')) return false;
  const played = yield* maybeBoost(table, state.turn, 'all-used', ['again'], {});
  if (played === undefined) return false;
  const id = yield* choose(table, state.turn, 'boost.again', () => own.map((model) => option(model.id)), {
    rule: 'CH-BOOST-4',
  });
  modelById(table, id).readiness = 'ready';
  lay(table, { kind: 'unsettled', on: id, until: 'activation', from: 'boost', left: -played.by });
  say(table, 'unsettled', { model: id, by: played.by }, 'CH-BOOST-4');
  state.phase = 'using';
  return true;
}

/** What happens when all are Used; then the next round begins. */
function* endRound(table: BattleTable): Play {
  yield* burnAbandonedFuses(table);
  yield* wildModelsAct(table);
  yield* questRoundEnds(table);
  yield* devicesEndRound(table); // CH-RULING-120
  yield* scenarioEndsRound(table); // SC-COMMON-2
  yield* discardEvent(table); // CH-EVENT-8
  yield* addConsequences(table); // CH-CONSEQ-8
  liftAll(table, 'round');
  if (result(table) !== undefined) {
    table.state.phase = 'over';
    return;
  }
  // Readiness Markers, and only they, are removed. WW-ROUND-14, WW-ROUND-17
  for (const model of inPlay(table)) model.readiness = 'unready';
  table.state.phase = 'round';
}
