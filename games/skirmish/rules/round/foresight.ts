/** Foresight: points for a look at what is hidden, for being early, and for not having done it. CH-RULING-124 */
import { choose, option, type Play, reveal, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { ownAbilities } from '../../queries/abilities.ts';
import { decksToSee, foresightOf, hiddenMarkers, seerOf } from '../../queries/foresight.ts';
import { isUnder, lastingOn } from '../../queries/lasting.ts';
import { markerById } from '../../queries/markers.ts';
import { seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { walkFreely } from '../moving/movement.ts';
import { lay, lift } from './lasting.ts';

const RULE = 'CH-RULING-124';

function spendPoint(table: BattleTable, seer: Model): void {
  lastingOn(table, seer.id, 'foresight')[0]!.left -= 1;
}

/** More points whenever it is Used. CH-RULING-124 */
export function gatherForesight(table: BattleTable, model: Model): void {
  for (const { gives } of ownAbilities(table, model, 'foresees')) {
    const more = isUnder(table, model.id, 'diminishing') ? gives.foresees.chem : gives.foresees.each;
    const [points] = lastingOn(table, model.id, 'foresight');
    if (points === undefined)
      lay(table, { kind: 'foresight', on: model.id, until: 'battle', from: 'foresees', left: more });
    else points.left += more;
    say(table, 'foresight', { model: model.id, points: foresightOf(table, model) }, RULE);
  }
}

/** A look under a marker, or at the top of a deck. */
export function* foresee(table: BattleTable, model: Model): Play {
  const seat = seatOf(table, model);
  const answer = yield* choose(
    table,
    seat,
    'foresight.look',
    () => [
      ...hiddenMarkers(table, seat).map(({ id }) => option(id)),
      ...decksToSee(table).map((deck) => option(`deck:${deck}`)),
    ],
    { rule: RULE, about: { model: model.id } },
  );
  spendPoint(table, model);
  reveal(table);
  if (answer.startsWith('deck:')) {
    const deck = answer.slice('deck:'.length) as ReturnType<typeof decksToSee>[number];
    say(table, 'foresight.card', { deck, card: table.state.decks[deck].at(-1)! }, RULE, [seat]);
    return;
  }
  const marker = markerById(table, answer);
  marker.seen.push(seat);
  say(table, 'looked', { marker: marker.id, face: marker.face }, RULE, [seat]);
}

/** When all stand on the table she may still go somewhere else. */
export function* deployLast(table: BattleTable, model: Model): Play {
  if (foresightOf(table, model) === 0) return;
  const answer = yield* choose(table, seatOf(table, model), 'foresight.last', () => [option('move'), option('stay')], {
    rule: RULE,
    about: { model: model.id },
  });
  if (answer === 'stay') return;
  spendPoint(table, model);
  yield* walkFreely(table, model, 'blue');
}

/** Whether somebody's Reaction comes before what it answers. */
export function* maybeForeseen(table: BattleTable, seat: number, to: Model): Play<boolean> {
  const seer = seerOf(table, seat);
  if (seer === undefined) return false;
  const answer = yield* choose(table, seat, 'foresight.early', () => [option('now'), option('wait')], {
    rule: RULE,
    about: { model: seer.id, to: to.id },
  });
  if (answer === 'wait') return false;
  spendPoint(table, seer);
  return true;
}

/** An Action of the side that rolled an X was never done, but for what came of it. */
export function* maybeTakenBack(table: BattleTable, model: Model): Play<boolean> {
  const [fumbled] = lastingOn(table, model.id, 'fumbled');
  if (fumbled === undefined) return false;
  lift(table, fumbled);
  const seat = seatOf(table, model);
  const seer = seerOf(table, seat);
  if (seer === undefined || model.gone !== null) return false;
  const answer = yield* choose(table, seat, 'foresight.again', () => [option('again'), option('leave')], {
    rule: RULE,
    about: { model: model.id, by: seer.id },
  });
  if (answer === 'leave') return false;
  spendPoint(table, seer);
  return true;
}
