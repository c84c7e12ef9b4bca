/**
 * A bot in another process: it joins a table by its code, waits for questions, and answers any way that is allowed.
 *
 *     node server/examples/bot.ts http://127.0.0.1:8421 K7R-4QX "Tin Tim"
 *
 * All it needs is HTTP and a socket; docs/api.md describes both.
 */
import { pathToFileURL } from 'node:url';
import type { QuestionInfo } from '@holotape/table';
import { Client } from '../client.ts';

/** Something that may be answered; here is where a cleverer bot would think. */
function anyAnswer({ options, suggestions }: QuestionInfo): unknown {
  const allowed = options?.filter(({ blocked }) => blocked === undefined).map(({ id }) => id) ?? suggestions ?? [];
  return allowed[Math.floor(Math.random() * allowed.length)];
}

/** Plays at the table until the game is over, and says how it ended. */
export async function playAt(address: string, code: string, name: string): Promise<'over' | 'abandoned'> {
  const client = new Client(address);
  await client.name(name);
  const { id } = await client.act(code, { do: 'join' });
  const table = await client.sit(id);
  return new Promise((resolve, reject) => {
    let answered = 0;
    const look = async () => {
      const { info, question } = table.model!;
      if (info.status === 'over' || info.status === 'abandoned') {
        table.close();
        resolve(info.status);
      } else if (question && question.number !== answered) {
        answered = question.number;
        const reply = await table.say({
          type: 'answer',
          question: question.number,
          answer: anyAnswer(question) as string,
        });
        if (reply?.type === 'refused') console.error(`Refused: ${reply.reason.say}`);
      }
    };
    table.onMessage = () => void look().catch(reject);
    table.onClose = (closed, reason) => reject(new Error(`The table closed: ${closed} ${reason}`));
    void look().catch(reject);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [address, code, name = 'Bot'] = process.argv.slice(2);
  if (address === undefined || code === undefined) {
    console.error('Usage: node server/examples/bot.ts ADDRESS CODE [NAME]');
    process.exitCode = 2;
  } else console.log(`The game is ${await playAt(address, code, name)}.`);
}
