/**
 * The server against a bare echo (the limit) and boardgame.io's server (a peer), all in processes of their own, with one
 * more process that plays at two hundred tables of two at once. Ours has every answer on the disk before it is
 * acknowledged; boardgame.io keeps everything in memory.
 */
import { ensureBoardgameIo } from './boardgame.io/install.ts';
import { atLeast, atMost, type Benchmark, forInformation, median } from './figures.ts';
import { type Contestant, type Played, playAt, rate, serve } from './server/processes.ts';

const TABLES = 200;
const SECONDS = 3;
const ROUNDS = 5;

/** One contestant serves, one process plays. */
async function play(contestant: Contestant, game: string = contestant, tables = TABLES): Promise<Played> {
  const served = await serve(contestant);
  try {
    return await playAt([served], { game, tables, seconds: SECONDS });
  } finally {
    await served.end();
  }
}

export const server: Benchmark = {
  title: `Answers per second and latency with ${TABLES} tables over sockets`,
  async run(progress) {
    ensureBoardgameIo(progress);
    const rounds: Record<Contestant, Played>[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const loads = {
        echo: await play('echo'),
        holotape: await play('holotape'),
        'boardgame.io': await play('boardgame.io'),
      };
      rounds.push(loads);
      const said = Object.entries(loads).map(
        ([name, load]) =>
          `${name} ${Math.round(rate(load))}/s, p99 ${load.p99.toFixed(1)} ms, ${load.work.toFixed(0)} µs of work`,
      );
      progress(`round ${round} of ${ROUNDS}: ${said.join('; ')}`);
    }
    const vault = await play('holotape', 'vault', 20);
    const middle = (of: (loads: Record<Contestant, Played>) => number) => median(rounds.map(of));
    return [
      forInformation(
        'bare echo, messages per second',
        middle(({ echo }) => rate(echo)),
      ),
      forInformation(
        'holotape, answers per second',
        middle(({ holotape }) => rate(holotape)),
      ),
      forInformation(
        'boardgame.io in memory, answers per second',
        middle((each) => rate(each['boardgame.io'])),
      ),
      forInformation(
        'holotape, p50 in ms',
        middle(({ holotape }) => holotape.p50),
      ),
      forInformation(
        'holotape, p99 in ms',
        middle(({ holotape }) => holotape.p99),
      ),
      forInformation(
        'boardgame.io, p50 in ms',
        middle((each) => each['boardgame.io'].p50),
      ),
      forInformation(
        'boardgame.io, p99 in ms',
        middle((each) => each['boardgame.io'].p99),
      ),
      forInformation(
        'bare echo, µs of work per message',
        middle(({ echo }) => echo.work),
      ),
      forInformation(
        'holotape, µs of work per answer',
        middle(({ holotape }) => holotape.work),
      ),
      forInformation(
        'boardgame.io, µs of work per answer',
        middle((each) => each['boardgame.io'].work),
      ),
      forInformation('vault on 20 tables, answers per second', rate(vault)),
      forInformation('vault on 20 tables, p99 in ms', vault.p99),
      atMost(
        'bare echo / holotape',
        middle(({ echo, holotape }) => rate(echo) / rate(holotape)),
        6,
      ),
      atLeast(
        'holotape / boardgame.io',
        middle((each) => rate(each.holotape) / rate(each['boardgame.io'])),
        3,
      ),
      atMost(
        'p99, holotape / boardgame.io',
        middle((each) => each.holotape.p99 / each['boardgame.io'].p99),
        0.5,
      ),
      atMost(
        'bytes to a client per answer, p99',
        middle(({ holotape }) => holotape.bytesP99),
        2048,
      ),
      atMost('bytes to a client per answer in the vault, p99', vault.bytesP99, 2048),
    ];
  },
};
