/** The thread of one contestant: told for how long, it does its work over and over and says how often it did. */
import { parentPort, workerData } from 'node:worker_threads';
import { CONTESTANTS, type ContestantName } from './contestants.ts';

export interface Slice {
  readonly count: number;
  readonly seconds: number;
}

const cpuSeconds = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
};

const work = await CONTESTANTS[workerData as ContestantName]();

parentPort!.on('message', (ms: number) => {
  const start = cpuSeconds();
  let count = 0;
  let seconds = 0;
  // Asking the clock costs as much as some decisions, so it is asked only now and then.
  for (let times = 1; seconds * 1000 < ms; times = Math.min(2 * times, 64)) {
    for (let i = 0; i < times; i += 1) count += work();
    seconds = cpuSeconds() - start;
  }
  parentPort!.postMessage({ count, seconds } satisfies Slice);
});
