/** FB-QUEST-6: triggered objectives, completed the moment a survivor does what they name. */
import { choose, option, type Play, type Seat } from '@holotape/kernel';
import { questCard } from '../content.ts';
import type { Condition, Trigger } from '../printed/conditions.ts';
import { holds } from '../queries/conditions.ts';
import { type Foe, isMeant } from '../queries/foes.ts';
import { clockwiseFrom, isActing, survivorOf } from '../queries/survivors.ts';
import type { Adventure, AdventureTable } from '../state.ts';
import type { Faction, TileKind } from '../words.ts';
import { completeObjective, countAndComplete } from './quests.ts';

/** What happened. A kill tells how much the survivor was hurt in that fight. */
export interface Event {
  readonly kill?: Foe;
  readonly hurt?: number;
  readonly explore?: TileKind;
  readonly camp?: true;
  readonly recruit?: true;
  readonly placed?: Faction;
  readonly rads?: true;
}

function isTriggered(adventure: Adventure, seat: Seat, card: string, trigger: Trigger, event: Event): boolean {
  const { turn } = adventure.state;
  const acting = isActing(adventure.state, seat);
  if (trigger.kill !== undefined) {
    const { kill } = event;
    return kill !== undefined && trigger.kill.some((which) => isMeant(which, kill));
  }
  if (trigger.killsInTurn !== undefined) return event.kill !== undefined && acting && turn.kills >= trigger.killsInTurn;
  if (trigger.hurtAndWon !== undefined) return event.kill !== undefined && event.hurt! >= trigger.hurtAndWon;
  if (trigger.explore !== undefined)
    return event.explore !== undefined && (trigger.explore === 'any' || trigger.explore === event.explore);
  if (trigger.camp !== undefined) return event.camp === true && holds(adventure, { seat, card }, trigger.camp);
  if (trigger.recruit !== undefined) return event.recruit === true;
  if (trigger.placed !== undefined) return event.placed === trigger.placed;
  if (trigger.radsInTurn !== undefined) return event.rads === true && acting && turn.rads >= trigger.radsInTurn;
  return false;
}

/** A triggered objective of a staged quest: `020:1` for the first of card 020. */
interface Triggered {
  readonly id: string;
  readonly card: string;
  readonly index: number;
  readonly trigger: Trigger;
  readonly requires: Condition | undefined;
}

const allTriggered = ({ state, content }: Adventure): Triggered[] =>
  state.quests.flatMap(({ card }) =>
    questCard(content, card).objectives.flatMap(({ trigger, requires }, index) =>
      trigger === undefined ? [] : [{ id: `${card}:${index + 1}`, card, index, trigger, requires }],
    ),
  );

const mayComplete = (adventure: Adventure, seat: Seat, { card, requires }: Triggered): boolean =>
  requires === undefined || holds(adventure, { seat, card }, requires);

/** All objectives it fulfils; who caused it chooses the order, and each is looked at again. FB-RULING-49 */
export function* happened(table: AdventureTable, seat: Seat, event: Event): Play {
  const done: string[] = [];
  const fulfilled = () =>
    allTriggered(table).filter(
      (each) =>
        !done.includes(each.id) &&
        isTriggered(table, seat, each.card, each.trigger, event) &&
        mayComplete(table, seat, each),
    );
  const decider = isActing(table.state, seat) ? seat : table.state.first;
  for (let open = fulfilled(); open.length > 0; open = fulfilled()) {
    const chosen =
      open.length === 1
        ? open[0]!.id
        : yield* choose(table, decider, 'quest.order', () => open.map(({ id }) => option(id)), {
            rule: 'FB-RULING-49',
          });
    const { card, index } = open.find(({ id }) => id === chosen)!;
    done.push(chosen);
    yield* countAndComplete(table, seat, card, index);
  }
}

/** Objectives that are completed as soon as something holds, for whoever it holds for first. */
export function* checkStandingObjectives(table: AdventureTable): Play {
  const { state } = table;
  for (const seat of clockwiseFrom(state, state.phase === 'turn' ? state.turn.seat : state.first)) {
    if (survivorOf(state, seat).space === null) continue;
    const standing = () =>
      allTriggered(table).find(
        (each) =>
          each.trigger.when !== undefined &&
          holds(table, { seat, card: each.card }, each.trigger.when) &&
          mayComplete(table, seat, each),
      );
    for (let next = standing(); next !== undefined; next = standing())
      yield* completeObjective(table, seat, next.card, next.index);
  }
}
