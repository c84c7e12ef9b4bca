/** A PostgreSQL of one's own: a cluster in a folder of its own, reached over a socket there, by nobody else. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { installPackage, isRoot } from './debian.ts';

/** The folder of its programs, the newest there is. */
function programs(): string | undefined {
  const found = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => Number(a.split('/')[4]) - Number(b.split('/')[4]));
  return found.filter((folder) => existsSync(join(folder, 'postgres'))).at(-1);
}

/** Where its programs are. Installs Debian's package if there are none and that can be done. */
function findPrograms(): string {
  const found = programs();
  if (found !== undefined) return found;
  installPackage('postgresql', 'Install PostgreSQL 15 or newer as your system does it.');
  const installed = programs();
  if (installed === undefined)
    throw new Error('PostgreSQL was installed, but its programs are not in /usr/lib/postgresql.');
  return installed;
}

/** PostgreSQL does not run as root: there it runs as its own user. */
function owner(): { uid?: number; gid?: number } {
  if (!isRoot()) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export interface Cluster {
  /** Makes a database of its own, and says its address. */
  database(): Promise<string>;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

export async function newCluster(): Promise<Cluster> {
  const bin = findPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'holotape-pg-'));
  const { uid, gid } = owner();
  if (uid !== undefined) chownSync(folder, uid, gid!);
  const as = { cwd: folder, ...(uid !== undefined && { uid, gid }), env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const data = join(folder, 'data');
  const user = ['--auth=trust', '--username=holotape', '--encoding=UTF8', '--no-sync'];
  execFileSync(join(bin, 'initdb'), ['-D', data, ...user], { ...as, stdio: 'ignore' });
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'shared_buffers=16MB',
    'max_connections=50',
  ];
  const args = ['-D', data, ...settings.flatMap((each) => ['-c', each])];
  const address = (name: string) => `postgresql:///${name}?user=holotape&host=${encodeURIComponent(folder)}`;
  let server: ReturnType<typeof spawn>;
  let databases = 0;

  const start = async () => {
    server = spawn(join(bin, 'postgres'), args, { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
    for await (const line of createInterface({ input: server.stderr! }))
      if (line.includes('ready to accept connections')) break;
    server.stderr!.resume();
  };
  const kill = async () => {
    const gone = once(server, 'exit');
    server.kill('SIGQUIT');
    await gone;
  };
  await start();
  return {
    async database() {
      databases += 1;
      const client = new Client({ connectionString: address('postgres') });
      await client.connect();
      await client.query(`create database d${databases}`);
      await client.end();
      return address(`d${databases}`);
    },
    start,
    kill,
    async remove() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
