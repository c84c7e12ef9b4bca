/** What a tab keeps after one game and the next: the page's heap and that of the worker its tables run in, after cleaning up. */
import type { CDPSession, Page } from 'playwright-core';
import { chooseSave } from '../../../web/test/helpers/saves.ts';
import { play } from './playing.ts';

const MB = 1024 * 1024;

interface Answer {
  readonly id: number;
  readonly result?: { readonly usedSize?: number };
}

/** The workers of a page, spoken to by its debugger. */
async function workersOf(cdp: CDPSession) {
  const sessions = new Set<string>();
  const waiting = new Map<number, (answer: Answer) => void>();
  let count = 0;
  cdp.on('Target.attachedToTarget', ({ sessionId }) => sessions.add(sessionId));
  cdp.on('Target.detachedFromTarget', ({ sessionId }) => sessions.delete(sessionId));
  cdp.on('Target.receivedMessageFromTarget', ({ message }) => {
    const answer = JSON.parse(message) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  await cdp.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  const ask = (sessionId: string, method: string): Promise<Answer> => {
    count += 1;
    const id = count;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    return cdp
      .send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) })
      .then(() => answered);
  };
  return {
    async used(): Promise<number> {
      let sum = 0;
      for (const session of sessions) {
        await ask(session, 'HeapProfiler.collectGarbage');
        sum += (await ask(session, 'Runtime.getHeapUsage')).result?.usedSize ?? 0;
      }
      return sum;
    },
  };
}

/** Megabytes in use after each of the given numbers of games; a game is opened, played to its end, and left. */
export async function memoryAfter(page: Page, save: string, games: readonly number[]): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page);
  const workers = await workersOf(cdp);
  await page.goto('/');
  const found: number[] = [];
  for (let game = 1; game <= Math.max(...games); game += 1) {
    await chooseSave(page, save);
    await play(page, async () => false);
    await page.locator('.end-screen').waitFor();
    await page.getByRole('link', { name: 'All tables' }).click();
    await page.locator('.rack').waitFor();
    if (!games.includes(game)) continue;
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    found.push((usedSize + (await workers.used())) / MB);
  }
  return found;
}
