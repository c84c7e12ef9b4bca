/** The command in a thread that has loaded it before: a process of its own would be busy with that for most of its time. */
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { bundleOf } from '../../../tools/run/bundle.ts';

export interface Asked {
  readonly args: readonly string[];
  /** What comes in, as through a pipe. */
  readonly input: string;
  readonly env: Record<string, string | undefined>;
}

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Only what will never end is given up. */
const PATIENCE = 240_000;

interface Thread {
  readonly worker: Worker;
  /** Rung when a command has ended. */
  readonly bell: Int32Array;
  readonly port: MessagePort;
}

export interface Shared {
  readonly bell: Int32Array;
  readonly port: MessagePort;
}

function newThread(): Thread {
  const bell = new Int32Array(new SharedArrayBuffer(4));
  const { port1: port, port2 } = new MessageChannel();
  const workerData: Shared = { bell, port: port2 };
  const worker = new Worker(bundleOf('command-thread'), { workerData, transferList: [port2], execArgv: [] });
  // It waits for the next command as long as somebody may ask.
  worker.unref();
  return { worker, bell, port };
}

let thread: Thread | undefined;

/** Waits for its end, like whoever starts a process and needs what it says. */
export function runInThread(asked: Asked): Ended {
  thread ??= newThread();
  const { worker, bell, port } = thread;
  Atomics.store(bell, 0, 0);
  worker.postMessage(asked);
  if (Atomics.wait(bell, 0, 0, PATIENCE) === 'timed-out')
    throw new Error(`holotape ${asked.args.join(' ')} does not end.`);
  return receiveMessageOnPort(port)!.message as Ended;
}
