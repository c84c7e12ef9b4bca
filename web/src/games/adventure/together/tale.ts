/** What a company lived through, from the log: what weighs most, told in order. Pure. */
import type { LogLine } from '@holotape/table/spoken/protocol';
import { byRound } from '../chronicle.ts';

/** How much a line is worth telling. */
const WEIGHT: Readonly<Record<string, number>> = {
  goal: 12,
  'over.together': 20,
  'over.faction': 20,
  eliminated: 11,
  mutation: 10,
  killed: 9,
  upgrade: 7,
  'camp.placed': 7,
  'quest.completed': 6,
  'mod.attached': 5,
  assist: 4,
  'shop.recruited': 3,
  'enemy.killed': 2,
  explored: 1,
};

const LINES = 14;

export function companyTale(log: readonly LogLine[]) {
  const told = byRound(log).filter(({ line }) => line.say in WEIGHT);
  const best = told
    .toSorted((one, other) => WEIGHT[other.line.say]! - WEIGHT[one.line.say]! || one.at - other.at)
    .slice(0, LINES);
  return best.toSorted((one, other) => one.at - other.at);
}

/** What one of them did, counted. */
export function deedsTogether(log: readonly LogLine[], seat: number) {
  const count = (say: string): number =>
    log.filter((line) => line.say === say && (line.args as { seat?: number } | undefined)?.seat === seat).length;
  return { kills: count('enemy.killed'), helped: count('assist'), deaths: count('killed') };
}
