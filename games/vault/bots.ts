/**
 * What makes a position good for a player of the vault, for bots. Everything is measured in happiness at the end of the
 * game, and looks only at what lies open on the table.
 */
import type { Seat, Term } from '@holotape/kernel';
import type { VaultContent } from './content.ts';
import { LETTERS, PLACES, RESOURCES } from './icons.ts';
import { compareScores, itemScore, scoreOf } from './rules/ending.ts';
import { totalOf } from './rules/resources.ts';
import { COLUMNS, levelOf, spaceId } from './rules/spaces.ts';
import type { Level, Player, Vault, VaultState } from './state.ts';
import { letterNumber, type Worths, worthsOf } from './worth.ts';

export type VaultTerm = Term<VaultState, VaultContent>;

/** Every number the terms below use; each term says what its numbers mean. */
export const WEIGHTS = {
  threatEarly: 0.5,
  endItems: 1,
  resource: 0.4,
  fading: 0.85,
  placement: 0.6,
  crowd: 0.9,
  injury: 0.8,
  training: 0.8,
  trainingSoon: 0.95,
  item: 0.2,
  itemUse: 0.28,
  room: 0.5,
  roomUse: 0.05,
  first: 0.3,
  waiting: 0.6,
  rivals: 0.9,
  lead: 0.3,
  hurry: 0.4,
  safeLead: 8,
  victory: 10,
  roundsPerRoom: 1.6,
};
export type Weights = Readonly<typeof WEIGHTS>;

/** Chances in 36 that a roll for a level hits each column. SH-THREAT-2 */
const HITS = [1, 2, 3, 4, 5, 0, 0, 5, 4, 3, 2, 1] as const;

/** How many rounds may follow this one: until somebody's sixth room or the last threat, whichever seems nearer. */
export function roundsLeft(state: VaultState, perRoom: number): number {
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
  return Math.min((PLACES - most) * perRoom, state.threatDeck.length / Math.max(0.3, hits / 36));
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

/** Happiness as it would be scored now. */
function scoreNow(vault: Vault, seat: Seat): number {
  const player = vault.state.players[seat]!;
  let score = player.happiness;
  score -= Math.min(score, threatsStaying(vault.state, levelOf(vault.state, seat)));
  for (const { id } of player.items) {
    const { ability } = vault.content.items.get(id)!;
    if (ability.does === 'score') score += itemScore(vault, seat, ability);
  }
  return score;
}

/** A part of what a player has, in happiness, when so many rounds are expected to follow this one. */
interface Part {
  readonly name: string;
  readonly why: string;
  /** Also looked at in rivals: what others can change, and what the length of the game changes. */
  readonly ofRivals?: boolean;
  value(vault: Vault, seat: Seat, rounds: number): number;
}

function partsOf(w: Weights, worths: Worths): readonly Part[] {
  return [
    {
      name: 'happiness',
      ofRivals: true,
      why: 'It is the score; everything else is measured by it. SH-END-3',
      value: ({ state }, seat) => state.players[seat]!.happiness,
    },
    {
      name: 'threats',
      ofRivals: true,
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
      ofRivals: true,
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
      ofRivals: true,
      why: 'A cube is worth something only while it can still be spent, and the first of its kind most: prices mix kinds, and the track is short.',
      value({ state }, seat, rounds) {
        const player = state.players[seat]!;
        let sum = 0;
        for (const kind of RESOURCES) sum += (1 - w.fading ** player[kind]) / (1 - w.fading);
        const spendable = Math.min(1, (rounds + 0.5 * waitingDwellers(state, player)) / 2.5);
        return w.resource * sum * spendable + 0.01 * totalOf(player);
      },
    },
    {
      name: 'dwellers',
      ofRivals: true,
      why: 'Each is one more placement in every round to come; the more there are, the worse the spaces left for them. As a tie-breaker a little even at the end.',
      value({ state }, seat, rounds) {
        const count = state.players[seat]!.dwellers.length;
        return (w.placement * rounds * (1 - w.crowd ** count)) / (1 - w.crowd) + 0.005 * count;
      },
    },
    {
      name: 'injuries',
      why: 'An injured dweller loses about one placement and a cube for its bed. No matter in the last round.',
      value({ state }, seat, rounds) {
        let count = 0;
        for (const { injured } of state.players[seat]!.dwellers) if (injured) count += 1;
        return count === 0 || rounds === 0 ? 0 : -w.injury * count * Math.min(1, rounds);
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
      why: 'What they do in each round to come, besides what one is worth as payment where items buy happiness.',
      value({ state }, seat, rounds) {
        const { items } = state.players[seat]!;
        let use = 0;
        for (const { id } of items) use += worths.items.get(id)!.use;
        return items.length * w.item * Math.min(1, rounds) + use * w.itemUse * rounds;
      },
    },
    {
      name: 'rooms',
      ofRivals: true,
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
      ofRivals: true,
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
  const parts = partsOf(weights, worthsOf(content));
  const shared = parts.filter(({ ofRivals }) => ofRivals);
  const standing = (vault: Vault, seat: Seat, rounds: number): number => {
    let sum = 0;
    for (const part of shared) sum += part.value(vault, seat, rounds);
    return sum;
  };
  /** The most that any rival has of something. */
  const mostOfRivals = (vault: Vault, seat: Seat, of: (rival: Seat) => number): number => {
    let most = Number.NEGATIVE_INFINITY;
    for (let rival = 0; rival < vault.state.players.length; rival += 1)
      if (rival !== seat) most = Math.max(most, of(rival));
    return most;
  };
  return [
    ...parts.map(({ name, why, value }) => ({
      name,
      why,
      value: (vault: Vault, seat: Seat) => value(vault, seat, roundsLeft(vault.state, weights.roundsPerRoom)),
    })),
    {
      name: 'rivals',
      why: 'What the strongest rival has counts against one, but less than what one has oneself: with three rivals only one of them is held back.',
      value(vault, seat) {
        const rounds = roundsLeft(vault.state, weights.roundsPerRoom);
        return -weights.rivals * mostOfRivals(vault, seat, (rival) => standing(vault, rival, rounds));
      },
    },
    {
      name: 'lead',
      why: 'The nearer the end, the more the score itself decides; and once the end is in sight, whoever is ahead wants it soon and whoever is behind late.',
      value(vault, seat) {
        const rounds = roundsLeft(vault.state, weights.roundsPerRoom);
        const best = mostOfRivals(vault, seat, (rival) => scoreNow(vault, rival));
        const ahead = scoreNow(vault, seat) - best;
        const safety = Math.max(-1, Math.min(1, ahead / weights.safeLead));
        return weights.lead * (1 - earliness(rounds)) * ahead - weights.hurry * Math.min(rounds, 4) * safety;
      },
    },
    {
      name: 'victory',
      why: 'A won game is worth more than any lead.',
      value(vault, seat) {
        if (vault.state.phase !== 'over') return 0;
        const own = scoreOf(vault, seat);
        const ahead = -mostOfRivals(vault, seat, (rival) => compareScores(scoreOf(vault, rival), own));
        return ahead >= 0 ? weights.victory : -weights.victory;
      },
    },
  ];
}
