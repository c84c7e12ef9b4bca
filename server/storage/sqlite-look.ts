/** A thread that reads a copy through and says what is in it, or what is wrong with it. See sqlite-backup.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { inventoryOf, type Looked, reachesDisk } from './sqlite-backup.ts';

function look(path: string): Looked {
  try {
    const inventory = inventoryOf(path);
    reachesDisk(path);
    return { inventory };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

parentPort!.postMessage(look(workerData as string));
