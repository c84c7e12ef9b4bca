/** Events that come down from the sky or across the ground, and how long they stay. */
import { type Play, pick, roll, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { EventEffect } from '../../content.ts';
import { between, distance, nearestShare, type Point, rounded, type Segment, slide } from '../../geometry/index.ts';
import { isUnderTheSky } from '../../queries/buildings.ts';
import { type EffectOf, eventEffects, RULE } from '../../queries/events.ts';
import { faceOf } from '../../queries/faces.ts';
import { lastingOn } from '../../queries/lasting.ts';
import { roomFor } from '../../queries/places.ts';
import { obstaclesFor } from '../../queries/push-back.ts';
import { lengthOf } from '../../queries/ranges.ts';
import { ARROWS } from '../../queries/scatter.ts';
import { cardOfTurret } from '../../queries/turrets.ts';
import { baseOf, inPlay, isFixed } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { EDGES, type Edge } from '../../words.ts';
import { afflict } from '../harm/conditions.ts';
import { takeHit } from '../harm/damage.ts';
import { addTurret } from '../round/joining.ts';
import { lay, lift } from '../round/lasting.ts';
import { flip } from '../round/luck.ts';
import { attributeTest } from '../round/own-tests.ts';
import { rollEffects } from '../round/skill-tests.ts';

type Harm = Pick<EffectOf<'fallout'>, 'type' | 'amount' | 'dice'>;

/** What the weather does when its card comes into play. */
export function* weatherComes(table: BattleTable, effect: EventEffect, middle: Point): Play {
  const { stays } = table.content.events.get(table.state.event!)!;
  if (stays !== undefined && 'rounds' in stays && lastingOn(table, table.state.event!, 'staying').length === 0)
    lay(table, { kind: 'staying', on: table.state.event!, until: 'cured', from: RULE, left: stays.rounds - 1 });
  switch (effect.does) {
    case 'lightning':
      return yield* lightning(table, effect);
    case 'stampede':
      return yield* stampede(table, effect, middle);
    case 'glare': {
      const edge = EDGES[yield* pick(table, 'event.edge', EDGES.length, { rule: RULE })]!;
      lay(table, { kind: 'glare', on: edge, until: 'cured', from: table.state.event! });
      say(table, 'glare', { edge }, RULE);
      return;
    }
    case 'gun': {
      const { base } = table.content.turrets.get(effect.turret)!;
      const model = addTurret(table, effect.turret, roomFor(table, base * 5, middle));
      table.state.turrets.at(-1)!.reactions = cardOfTurret(table, model).reactions;
      lay(table, { kind: 'staying', on: model.id, until: 'cured', from: table.state.event! });
      say(table, 'appears', { model: model.id, x: model.x, y: model.y }, RULE);
      return;
    }
    default:
      return;
  }
}

/** What it still does when the round is over. */
export function* weatherEndsRound(table: BattleTable): Play {
  for (const effect of eventEffects(table, 'lightning')) yield* lightning(table, effect);
  for (const effect of eventEffects(table, 'fallout'))
    for (const model of inPlay(table)) if (isOut(table, model)) yield* strike(table, model, effect);
}

/** Whether the card in play stays for another round. CH-EVENT-13 */
export function* staysOn(table: BattleTable): Play<boolean> {
  const event = table.state.event!;
  const { stays } = table.content.events.get(event)!;
  if (stays === undefined) return false;
  if ('rounds' in stays) {
    const [staying] = lastingOn(table, event, 'staying');
    if (staying === undefined || staying.left === 0) return false;
    staying.left -= 1;
    return true;
  }
  if ('until' in stays) return !(yield* flip(table, RULE));
  const [side] = yield* roll(table, 'event.stays', [12], { rule: RULE });
  return faceOf(table.content.dice.armor, side!) <= stays['red-at-most'];
}

/** What has come with the card goes with it. */
export function clearAway(table: BattleTable): void {
  const { state } = table;
  for (const each of state.lasting.filter(({ kind }) => kind === 'glare' || kind === 'staying')) {
    lift(table, each);
    const gun = state.models.find(({ id }) => id === each.on);
    if (gun === undefined || gun.gone !== null) continue;
    gun.gone = 'eliminated';
    say(table, 'sleeps', { model: gun.id }, RULE);
  }
}

/** Under the open sky. CH-RULING-102 */
const isOut = (table: BattleTable, model: Model): boolean =>
  model.gone === null && !isFixed(table, model) && isUnderTheSky(table, baseOf(table, model), model.height);

function* strike(table: BattleTable, model: Model, { type, amount, dice = [] }: Harm): Play {
  const icons = (yield* rollEffects(table, 'event.effects', dice, RULE)).flatMap((face) => face.icons);
  const count = (icon: string) => icons.filter((each) => each === icon).length;
  const damage = { physical: 0, energy: 0, radiation: 0, [type]: amount + count('damage') };
  yield* takeHit(table, model, { damage, ignoring: 0, reduction: count('reduce-armor'), covered: false });
}

/** The highest; chance decides between those of one height. */
function* lightning(table: BattleTable, harm: Harm): Play {
  const out = inPlay(table).filter((model) => isOut(table, model));
  const top = Math.max(...out.map(({ height }) => height));
  const highest = out.filter(({ height }) => height === top);
  if (highest.length === 0) return;
  const at = highest.length === 1 ? 0 : yield* pick(table, 'event.model', highest.length, { rule: RULE });
  say(table, 'lightning', { model: highest[at]!.id }, RULE);
  yield* strike(table, highest[at]!, harm);
}

const middleOf = ({ state: { width, height } }: BattleTable, edge: Edge): Point => ({
  x: edge === 'left' ? 0 : edge === 'right' ? width : Math.round(width / 2),
  y: edge === 'bottom' ? 0 : edge === 'top' ? height : Math.round(height / 2),
});

/** From the middle of an edge past a point near the middle of the table, and on to the other side. CH-RULING-103 */
function* stampede(table: BattleTable, effect: EffectOf<'stampede'>, middle: Point): Play {
  const edge = EDGES[yield* pick(table, 'event.edge', EDGES.length, { rule: RULE })]!;
  const arrow = ARROWS[yield* pick(table, 'event.direction', ARROWS.length, { rule: RULE })]!;
  const far = lengthOf(table.content, effect.scatter);
  const from = middleOf(table, edge);
  const past = { x: middle.x + arrow.x * far, y: middle.y + arrow.y * far };
  const share = (2 * (table.state.width + table.state.height)) / distance(from, past);
  const way: Segment = { from, to: { x: from.x + (past.x - from.x) * share, y: from.y + (past.y - from.y) * share } };
  say(table, 'stampede', { edge }, RULE);
  const clear = lengthOf(table.content, effect.within);
  const near = inPlay(table).filter(
    (model) => !isFixed(table, model) && distance(model, onto(model, way)) <= clear + baseOf(table, model).r,
  );
  for (const model of near) {
    if (model.gone !== null) continue;
    if ((yield* attributeTest(table, model, 'event.dodge', effect.test)).success) moveClear(table, model, way, clear);
    else {
      yield* strike(table, model, effect);
      yield* afflict(table, model, 'stunned', RULE);
    }
  }
}

const onto = (at: Point, way: Segment): Point => between(way.from, way.to, nearestShare(at, way));

/** By the shortest way, as far as there is room. */
function moveClear(table: BattleTable, model: Model, way: Segment, clear: number): void {
  const base = baseOf(table, model);
  const at = onto(model, way);
  const off = distance(model, at);
  // Whoever stands right on it goes to the left of it.
  const aside =
    off === 0 ? { x: way.from.y - way.to.y, y: way.to.x - way.from.x } : { x: model.x - at.x, y: model.y - at.y };
  const { to } = slide(base, aside, clear + base.r - off, obstaclesFor(table, model), table.state);
  Object.assign(model, rounded(to));
  say(table, 'moved', { model: model.id, x: model.x, y: model.y }, RULE);
}
