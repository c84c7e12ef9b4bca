/** Server processes that are there to be killed. Getting ready takes longer than all the rest, so the next one does so while this one is at work. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { bundleOf } from '../../../tools/run/bundle.ts';
import { tempFolder } from './setting.ts';

export class Mortals {
  readonly #folder = tempFolder();
  readonly #processes = new Set<ChildProcess>();
  #born = 0;
  readonly #games: 'small' | 'campaign';

  readonly #luck: string;

  constructor(games: 'small' | 'campaign' = 'small', luck = 'mortals') {
    this.#games = games;
    this.#luck = luck;
  }

  get data(): string {
    return this.#folder.path;
  }

  /** `database`: its address, if it is no file in the data folder. */
  getReady(database?: string): ChildProcess {
    this.#born += 1;
    const args = [this.#games, `${this.#luck}/${this.#born}`, this.data, ...(database === undefined ? [] : [database])];
    const server = spawn(process.execPath, [bundleOf('mortal-server'), ...args], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, NODE_COMPILE_CACHE: join(this.data, 'cache') },
    });
    this.#processes.add(server);
    server.on('exit', () => this.#processes.delete(server));
    return server;
  }

  /** Its address. */
  async start(server: ChildProcess): Promise<string> {
    server.stdin!.write('go\n');
    const [port] = (await once(server.stdout!, 'data')) as [Buffer];
    // Warnings: of what it did not like.
    server.stdout!.pipe(process.stderr, { end: false });
    return `http://127.0.0.1:${port.toString().trim()}`;
  }

  async kill(server: ChildProcess): Promise<void> {
    server.kill('SIGKILL');
    await once(server, 'exit');
  }

  remove(): void {
    for (const each of this.#processes) each.kill('SIGKILL');
    this.#folder.remove();
  }
}
