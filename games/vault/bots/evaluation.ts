/**
 * What makes a position good for a player of the vault, for bots. Everything is measured in happiness at the end of the
 * game, and looks only at what lies open on the table.
 */
import type { Seat, Term } from '@holotape/kernel';
import type { VaultContent } from '../content.ts';
import { DWELLER_LIMIT, LETTERS, PLACES, RESOURCES, TRACK_LIMIT } from '../printed/icons.ts';
import { itemScore, result } from '../queries/ending.ts';
import { canPay, totalOf } from '../queries/paying.ts';
import { COLUMNS, levelOf, spaceId } from '../queries/spaces.ts';
import type { Level, Player, Vault, VaultState } from '../state.ts';
import { letterNumber, worthsOf } from './worth.ts';

type VaultTerm = Term<VaultState, VaultContent>;

/** Every number the terms below use; each term says what its numbers mean. */
export const WEIGHTS = {
  threatEarly: 0.5,
  endItems: 1,
  resource: 0.4,
  food: 1.3,
  fading: 0.85,
  reachDweller: 0.4,
  reachRoom: 0.3,
  placement: 0.6,
  crowd: 0.9,
  injury: 0.8,
  training: 0.8,
  trainingSoon: 0.95,
  item: 0.2,
  itemUse: 0.28,
  itemsUsed: 3,
  room: 0.5,
  roomUse: 0.05,
  first: 0.3,
  waiting: 0.6,
  itself: 0.05,
  victory: 60,
  doubt: 2,
  doubtPerRound: 1,
  home: 3,
  homeLead: 4,
  roundsPerRoom: 2.2,
};
type Weights = Readonly<typeof WEIGHTS>;

/** Chances in 36 that a roll for a level hits each column. SH-THREAT-2 */
const HITS = [1, 2, 3, 4, 5, 0, 0, 5, 4, 3, 2, 1] as const;

/** No more rounds are planned for than a usual game has. */
const MOST_ROUNDS = 9;

/** How many rounds may follow this one: until somebody's sixth room or the last threat, whichever seems nearer. */
export function roundsLeft(state: VaultState, perRoom = WEIGHTS.roundsPerRoom): number {
  if (state.phase === 'over' || state.threatsOut) return 0;
  let most = 0;
  let hits = 0;
  for (const { owner, rooms, threats } of state.levels) {
    let built = 0;
    for (let place = 0; place < PLACES; place += 1) {
      if (rooms[place] === null) continue;
      built += 1;
      // Only built rooms and uncovered spaces bring a threat. SH-THREAT-4
      if (threats[2 * place] === null) hits += HITS[2 * place]!;
      if (threats[2 * place + 1] === null) hits += HITS[2 * place + 1]!;
    }
    if (owner !== null && built > most) most = built;
  }
  return Math.min(MOST_ROUNDS, (PLACES - most) * perRoom, state.threatDeck.length / Math.max(0.3, hits / 36));
}

/** From 1 at the beginning to 0 in the last round. */
const earliness = (rounds: number): number => Math.min(1, rounds / 6);

function isBeaten({ players }: VaultState, space: string): boolean {
  for (const { dwellers } of players)
    for (const { at, fresh, injured } of dwellers) if (at === space && !fresh && !injured) return true;
  return false;
}

/** Threats that will stay on the level; one under an uninjured dweller is as good as gone. SH-THREAT-8 */
function threatsStaying(state: VaultState, level: Level): number {
  let count = 0;
  for (let at = 0; at < COLUMNS; at += 1)
    if (level.threats[at] !== null && !isBeaten(state, spaceId(level, at))) count += 1;
  return count;
}

/** Dwellers that can still be placed this round; injured ones only where there is a bed. */
function waitingDwellers({ phase }: VaultState, { passed, dwellers }: Player): number {
  if (passed || phase !== 'place') return 0;
  let count = 0;
  for (const { at, injured } of dwellers) if (at === null) count += injured ? 0.4 : 1;
  return count;
}

/** A part of what a player has, in happiness, when so many rounds are expected to follow this one. */
interface Part {
  readonly name: string;
  readonly why: string;
  value(vault: Vault, seat: Seat, rounds: number): number;
}

/** 0, 1, 1 + ratio, 1 + ratio + ratio squared ...: what a number of things is worth when each is worth less than the last. */
function fadingSums(ratio: number, most: number): readonly number[] {
  const sums = [0];
  for (let i = 0, each = 1; i < most; i += 1, each *= ratio) sums.push(sums[i]! + each);
  return sums;
}

export function partsOf(content: VaultContent, w: Weights = WEIGHTS): readonly Part[] {
  const worths = worthsOf(content);
  const cubes = fadingSums(w.fading, TRACK_LIMIT);
  const crowds = fadingSums(w.crowd, DWELLER_LIMIT);
  return [
    {
      name: 'happiness',
      why: 'It is the score; everything else is measured by it. SH-END-3',
      value: ({ state }, seat) => state.players[seat]!.happiness,
    },
    {
      name: 'threats',
      why: 'Each one left on the own level costs a happiness in the end (SH-END-2); early there is time to beat it, and its reward waits there for whoever does.',
      value({ state }, seat, rounds) {
        const staying = threatsStaying(state, levelOf(state, seat));
        if (staying === 0) return 0;
        const early = earliness(rounds);
        return -staying * (early * w.threatEarly + 1 - early);
      },
    },
    {
      name: 'end-of-game items',
      why: 'Early what such an item usually brings, late what it would bring now.',
      value(vault, seat, rounds) {
        const early = earliness(rounds);
        let sum = 0;
        for (const { id } of vault.state.players[seat]!.items) {
          const { ability, score } = worths.items.get(id)!;
          if (score === 0) continue;
          const now = ability.does === 'score' ? itemScore(vault, seat, ability) : 0;
          sum += early * score + (1 - early) * now;
        }
        return w.endItems * sum;
      },
    },
    {
      name: 'resources',
      why: 'A cube is worth something only while it can still be spent, and the first of its kind most: prices mix kinds, and the track is short. Food most of all: it brings newcomers, and fewer spaces give it.',
      value({ state }, seat, rounds) {
        const player = state.players[seat]!;
        let sum = 0;
        for (const kind of RESOURCES) sum += cubes[player[kind]]! * (kind === 'food' ? w.food : 1);
        const spendable = Math.min(1, (rounds + 0.5 * waitingDwellers(state, player)) / 2.5);
        return w.resource * sum * spendable + 0.01 * totalOf(player);
      },
    },
    {
      name: 'within reach',
      why: 'Cubes that pay for a room in the track, or feed a newcomer (two food at the Vault Door), are worth more than as many that do not.',
      value({ state, content }, seat, rounds) {
        const player = state.players[seat]!;
        if (rounds === 0) return 0;
        let reach = player.food >= 2 && player.dwellers.length < DWELLER_LIMIT ? w.reachDweller * earliness(rounds) : 0;
        for (const id of state.roomTrack)
          if (canPay(player, content.rooms.get(id)!.bill)) {
            reach += w.reachRoom;
            break;
          }
        return reach;
      },
    },
    {
      name: 'dwellers',
      why: 'Each is one more placement in every round to come; the more there are, the worse the spaces left for them. As a tie-breaker a little even at the end.',
      value({ state }, seat, rounds) {
        const count = state.players[seat]!.dwellers.length;
        return w.placement * rounds * crowds[count]! + 0.005 * count;
      },
    },
    {
      name: 'injuries',
      why: 'An injured dweller loses about one placement, more while it waits for one of the few beds; the fewer others there are, the worse. No matter in the last round.',
      value({ state }, seat, rounds) {
        const { dwellers } = state.players[seat]!;
        let count = 0;
        for (const { injured } of dwellers) if (injured) count += 1;
        if (count === 0 || rounds === 0) return 0;
        return -w.injury * count * (1 + count / dwellers.length) * Math.min(1, rounds);
      },
    },
    {
      name: 'training',
      why: 'Training doubles one reward, then it is used up (SH-TRAIN-4, SH-TRAIN-6): it is worth the best reward it could double, if that space is free when it matters.',
      value({ state }, seat, rounds) {
        const player = state.players[seat]!;
        if (player.dwellers.every(({ trained, training }) => trained === null && training === null)) return 0;
        const doubled = bestDoubled(state);
        let sum = 0;
        for (const { trained } of player.dwellers)
          if (trained !== null) {
            sum += doubled[letterNumber(trained)]!;
            doubled[letterNumber(trained)] = 0; // taken
          }
        for (const { training } of player.dwellers) {
          if (training === null) continue;
          let letter = training === 'any' ? 0 : letterNumber(training);
          if (training === 'any')
            for (let each = 1; each < doubled.length; each += 1) if (doubled[each]! > doubled[letter]!) letter = each;
          sum += w.trainingSoon * doubled[letter]!;
          doubled[letter] = 0;
        }
        return w.training * w.resource * sum * Math.min(1, rounds + 0.3 * waitingDwellers(state, player));
      },
    },
    {
      name: 'items',
      why: 'What they do in each round to come, besides what one is worth as payment where items buy happiness. A heap of them does hardly more than a few.',
      value({ state }, seat, rounds) {
        const { items } = state.players[seat]!;
        let use = 0;
        for (const { id } of items) use += worths.items.get(id)!.use;
        // The more there are, the seldomer each finds its occasion.
        const used = (w.itemsUsed * use) / (w.itemsUsed + use);
        return items.length * w.item * Math.min(1, rounds) + used * w.itemUse * rounds;
      },
    },
    {
      name: 'rooms',
      why: 'Each room on the own level is a step to the end, brings income when others use it (SH-INCOME-1) and is another space to use.',
      value({ state }, seat, rounds) {
        let sum = 0;
        for (const id of levelOf(state, seat).rooms)
          if (id !== null) sum += w.room + w.roomUse * worths.rooms.get(id)!.both * rounds;
        return sum;
      },
    },
    {
      name: 'first player',
      why: 'Whoever holds the token chooses first in the next round; worth more with more players. Nothing in the last round.',
      value: ({ state }, seat, rounds) =>
        state.first === seat && rounds > 0 ? (w.first * (state.players.length - 1)) / 3 : 0,
    },
    {
      name: 'waiting dwellers',
      why: 'A dweller still to be placed this round is a placement; passing gives it away.',
      value: ({ state }, seat) => w.waiting * waitingDwellers(state, state.players[seat]!),
    },
  ];

  /** The best reward there is for each letter, in resources, on all levels together. */
  function bestDoubled(state: VaultState): number[] {
    const best = LETTERS.map(() => 0);
    for (const { rooms } of state.levels)
      for (const id of rooms) {
        if (id === null) continue;
        const { doubled } = worths.rooms.get(id)!;
        for (let letter = 0; letter < best.length; letter += 1)
          if (doubled[letter]! > best[letter]!) best[letter] = doubled[letter]!;
      }
    return best;
  }
}

/** The terms for a set of cards. */
export function evaluationOf(content: VaultContent, weights: Weights = WEIGHTS): readonly VaultTerm[] {
  const parts = partsOf(content, weights);
  const standing = (vault: Vault, seat: Seat, rounds: number): number => {
    let sum = 0;
    for (const part of parts) sum += part.value(vault, seat, rounds);
    return sum;
  };
  return [
    ...parts.map(({ name, why, value }) => ({
      name,
      why,
      value: (vault: Vault, seat: Seat) =>
        weights.itself * value(vault, seat, roundsLeft(vault.state, weights.roundsPerRoom)),
    })),
    {
      name: 'chance of victory',
      why: 'All that counts in the end. A lead over the strongest rival is the surer the fewer rounds follow: whoever is ahead wants the end, whoever is behind time. Even when the chance hardly changes any more, a sure victory is brought home rather than enjoyed.',
      value(vault, seat) {
        const { state } = vault;
        if (state.phase === 'over') return (weights.victory + weights.home) * shareOfVictory(vault, seat);
        const rounds = roundsLeft(state, weights.roundsPerRoom);
        let best = Number.NEGATIVE_INFINITY;
        for (let rival = 0; rival < state.players.length; rival += 1)
          if (rival !== seat) best = Math.max(best, standing(vault, rival, rounds));
        const lead = standing(vault, seat, rounds) - best;
        const ahead = lead / (weights.doubt + weights.doubtPerRound * rounds);
        const home = (1 - earliness(rounds)) * weights.home * (lead / (weights.homeLead + Math.abs(lead)));
        return weights.victory * (0.5 + (0.5 * ahead) / Math.sqrt(1 + ahead * ahead)) + home;
      },
    },
  ];
}

/** 1 for the winner, a share of it for those who share the victory. */
function shareOfVictory(vault: Vault, seat: Seat): number {
  const { winners } = result(vault)!;
  return winners.includes(seat) ? 1 / winners.length : 0;
}
