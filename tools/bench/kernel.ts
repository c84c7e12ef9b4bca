/**
 * The kernel against a loop written by hand (the limit) and against boardgame.io (a peer), all playing the same game by
 * the same rules with random players; and how much it costs to be anywhere again.
 */
import { randomFrom } from '@holotape/kernel';
import { ensureBoardgameIo } from './boardgame.io/install.ts';
import { contest, ratio } from './contest.ts';
import { boardgameIo, type ContestantName, playToy, randomPick } from './contestants.ts';
import { atLeast, atMost, type Benchmark, forInformation, median } from './figures.ts';
import { playByHand } from './toy/hand.ts';

const NAMES: readonly ContestantName[] = [
  'hand',
  'kernel',
  'boardgame.io',
  'vault',
  'toy fork',
  'toy clone',
  'vault fork',
  'vault clone',
];

/** The same choices must lead to the same scores, or the contestants do not play the same game. */
async function checkSameGame(): Promise<void> {
  const play = await boardgameIo();
  for (const seed of ['one', 'two', 'three']) {
    const scores = [
      playByHand(randomPick(randomFrom(seed)).pick),
      playToy(randomFrom(seed)).result?.scores,
      play(randomPick(randomFrom(seed)).pick),
    ];
    const [first, ...others] = scores.map((each) => JSON.stringify(each));
    if (others.some((each) => each !== first))
      throw new Error(`The contestants do not play the same game: ${[first, ...others].join(', ')}`);
  }
}

export const kernel: Benchmark = {
  title: 'Decisions per second in random games of four, and forks',
  async run(progress) {
    ensureBoardgameIo(progress);
    await checkSameGame();
    const rates = await contest(NAMES, progress);
    return [
      forInformation('hand-written loop, decisions per second', median(rates.hand)),
      forInformation('kernel, decisions per second', median(rates.kernel)),
      forInformation('boardgame.io, decisions per second', median(rates['boardgame.io'])),
      forInformation('vault, decisions per second', median(rates.vault)),
      atMost('hand-written loop / kernel', ratio(rates, 'hand', 'kernel'), 1.5),
      atMost('toy / vault', ratio(rates, 'kernel', 'vault'), 7),
      atLeast('kernel / boardgame.io', ratio(rates, 'kernel', 'boardgame.io'), 150),
      atLeast('vault / boardgame.io on the toy', ratio(rates, 'vault', 'boardgame.io'), 15),
      atMost('fork / structuredClone, toy', ratio(rates, 'toy clone', 'toy fork'), 0.1),
      atMost('fork / structuredClone, vault', ratio(rates, 'vault clone', 'vault fork'), 0.1),
    ];
  },
};
