/** What lies over the map now: the encounter being read, a camp, a trade, the shop. */
import type { LaidOut } from '../module.ts';
import type { AdventureContext } from './table.tsx';

const OF_QUESTIONS: Readonly<Record<string, LaidOut>> = {
  camp: { thing: 'camp:', room: 'whole' },
  'trade.propose': { thing: 'trade:', room: 'whole' },
  'trade.agree': { thing: 'offer:', room: 'whole' },
  shop: { thing: 'stall:', room: 'beside' },
};

/** Held while somebody looks at the quest wall. */
export const WALL = 'wall:';

export function laidOut({ view, question, inHand }: AdventureContext): LaidOut | undefined {
  if (inHand === WALL) return { thing: WALL, room: 'whole' };
  const asked = question === null ? undefined : OF_QUESTIONS[question.ask];
  if (asked !== undefined) return asked;
  // Everybody reads along, whoever is asked. FB-ENC-4
  if (view.encounter !== null && !ON_THE_MAP.has(question?.ask ?? '')) return { thing: 'encounter:', room: 'beside' };
  // An offer lies in the open until it is answered. FB-CAMP-8
  return view.trade === null ? undefined : { thing: 'offer:', room: 'whole' };
}

/** Questions of an encounter that are answered on the map. */
const ON_THE_MAP = new Set([
  'travel.space',
  'move.space',
  'move.sneak',
  'place.space',
  'remove.space',
  'marker.space',
  'marker.to',
  'enemy.to',
  'enemy.choose',
  'enemy.replace',
  'explore.tile',
  'explore.enemy',
  'look.tile',
  'cap.space',
  'killed.space',
  'march.to',
]);
