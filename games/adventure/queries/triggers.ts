/** FB-QUEST-6: triggered objectives, and what triggers them. */
import { remembered, type Seat } from '@holotape/kernel';
import { type AdventureContent, questCard } from '../content.ts';
import type { Condition, Trigger } from '../printed/conditions.ts';
import type { Adventure } from '../state.ts';
import type { Faction, TileKind } from '../words.ts';
import { holds } from './conditions.ts';
import { type Foe, isMeant } from './foes.ts';
import { isActing } from './survivors.ts';

/** What happened. A kill tells how much the survivor was hurt in that fight. */
export interface Happening {
  readonly kill?: Foe;
  readonly hurt?: number;
  readonly explore?: TileKind;
  readonly camp?: true;
  readonly recruit?: true;
  readonly placed?: Faction;
  readonly rads?: true;
}

export function isTriggered(
  adventure: Adventure,
  seat: Seat,
  card: string,
  trigger: Trigger,
  event: Happening,
): boolean {
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

/** Those of a card: they are printed. */
const triggeredOn = remembered(
  (content: AdventureContent, card: string): readonly Triggered[] =>
    questCard(content, card).objectives.flatMap(({ trigger, requires }, index) =>
      trigger === undefined ? [] : [{ id: `${card}:${index + 1}`, card, index, trigger, requires }],
    ),
  { of: (content) => content, by: (_, card) => card },
);

export const allTriggered = ({ state, content }: Adventure): Triggered[] =>
  state.quests.flatMap(({ card }) => triggeredOn(content, card));

/** The first that is completed as soon as something holds, and for this survivor it does. FB-CORE-3 */
export function standingFor(adventure: Adventure, seat: Seat): Triggered | undefined {
  for (const { card } of adventure.state.quests)
    for (const each of triggeredOn(adventure.content, card)) {
      const { when } = each.trigger;
      if (when !== undefined && holds(adventure, { seat, card }, when) && mayComplete(adventure, seat, each))
        return each;
    }
  return undefined;
}

export const mayComplete = (adventure: Adventure, seat: Seat, { card, requires }: Triggered): boolean =>
  requires === undefined || holds(adventure, { seat, card }, requires);
