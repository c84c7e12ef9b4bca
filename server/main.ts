/** `holotape serve`: starts the server, says where it is, and opens the browser if there is a desktop to open it on. */
import { spawn } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Proxies } from './http/proxies.ts';
import { type RunningServer, startServer } from './index.ts';
import { readLimits } from './limit-settings.ts';
import type { Limits } from './limits.ts';
import type { Retention } from './tables.ts';

export const SERVE_USAGE = `holotape serve [options]

  --port N         the port (8421; 0 takes any that is free)
  --host ADDRESS   who can reach it: 127.0.0.1 is only this machine (the default), 0.0.0.0 is everybody on the net
  --data DIR       where tables are kept (~/.holotape)
  --database URL   keep them in PostgreSQL 15 or newer instead: postgresql://USER@HOST/NAME (or DATABASE_URL);
                   any number of servers may share it
  --private HOST:PORT   where those servers reach this one (127.0.0.1 and any port); nobody else needs to reach it
  --keep-ended DAYS     forget tables so long after their game has ended (kept for ever unless said)
  --keep-idle DAYS      forget others so long after anything happened there (kept for ever unless said)
  --limit NAME=VALUE    how much an address may ask for, as in tables=20/0.1; as often as you like (docs/running.md)
  --metrics HOST:PORT   give out figures for Prometheus there, at /metrics; for nobody but whoever collects them
  --open           open the browser, also without a terminal
  --no-open        do not open the browser
  --log LEVEL      how much to log on standard output, as JSON: silent, error, warn (the default), info, debug
  --proxy ADDRESS  believe X-Forwarded headers of this proxy (10.0.0.7), or of all in this net (10.1.0.0/16); may be
                   given several times
  --trust-proxy    believe them whoever sends them: only where nobody but your own proxy can reach the server
`;

interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly database: string | undefined;
  readonly private: { readonly host: string; readonly port: number } | undefined;
  readonly retention: Retention;
  readonly limits: Partial<Limits>;
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** Undefined: if there is a desktop. */
  readonly open: boolean | undefined;
  readonly logLevel: string;
  readonly trustProxy: boolean;
  /** Missing: if anybody is trusted, everybody is. */
  readonly proxies?: readonly string[];
}

const LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'];

/** `10.0.0.5:9000`, or `[fd00::5]:9000`. */
function readAddress(name: string, text: string): { host: string; port: number } {
  const [, host, port] = /^\[?([^\]]+?)\]?:(\d{1,5})$/.exec(text) ?? [];
  if (host === undefined || Number(port) > 65535)
    throw new Error(`--${name} takes an address and a port, as in 10.0.0.5:9000, not "${text}".`);
  return { host, port: Number(port) };
}

const DAY = 24 * 60 * 60 * 1000;

function readDays(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const days = Number(text);
  if (!(days >= 1)) throw new Error(`--${name} takes a number of days, 1 or more, not "${text}".`);
  return days * DAY;
}

/** Which proxies are believed, if some are named. */
function proxiesOf(named: readonly string[], everybody: boolean): { readonly proxies?: readonly string[] } {
  if (named.length === 0) return {};
  if (everybody) throw new Error('Either --proxy or --trust-proxy: the second believes everybody.');
  Proxies.of(named);
  return { proxies: named };
}

/** Reads the arguments of \`holotape serve\`. Throws an Error with a sentence. */
export function readServeOptions(args: readonly string[], env: NodeJS.ProcessEnv = process.env): ServeOptions | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '8421' },
      host: { type: 'string', default: '127.0.0.1' },
      data: { type: 'string', default: join(homedir(), '.holotape') },
      database: { type: 'string' },
      private: { type: 'string' },
      'keep-ended': { type: 'string' },
      'keep-idle': { type: 'string' },
      limit: { type: 'string', multiple: true, default: [] },
      metrics: { type: 'string' },
      open: { type: 'boolean' },
      log: { type: 'string', default: 'warn' },
      'trust-proxy': { type: 'boolean', default: false },
      proxy: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', short: 'h', default: false },
    },
    allowNegative: true,
  });
  if (values.help) return 'help';
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`--port takes a number from 0 to 65535, not "${values.port}".`);
  if (!LEVELS.includes(values.log)) throw new Error(`--log takes one of ${LEVELS.join(', ')}, not "${values.log}".`);
  return {
    port,
    host: values.host,
    data: values.data,
    private: values.private === undefined ? undefined : readAddress('private', values.private),
    retention: {
      ended: readDays('keep-ended', values['keep-ended']),
      idle: readDays('keep-idle', values['keep-idle']),
    },
    limits: readLimits(values.limit),
    metrics: values.metrics === undefined ? undefined : readAddress('metrics', values.metrics),
    database: values.database ?? (env.DATABASE_URL || undefined),
    open: values.open,
    logLevel: values.log,
    trustProxy: values['trust-proxy'] || values.proxy.length > 0,
    ...proxiesOf(values.proxy, values['trust-proxy']),
  };
}

/** Whether there is a screen on which a browser could open, and somebody who looks at it. */
export function hasDesktop(
  platform: NodeJS.Platform = process.platform,
  env: NodeJS.ProcessEnv = process.env,
  isTerminal: boolean = process.stdout.isTTY === true,
): boolean {
  if (!isTerminal) return false;
  return platform === 'darwin' || platform === 'win32' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}

function openBrowser(address: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', address]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', address]
        : ['xdg-open', address];
  const browser = spawn(command!, args, { stdio: 'ignore', detached: true });
  // Without one, the address on the screen has to do.
  browser.on('error', () => {});
  browser.unref();
}

function inWords(error: unknown, { port, data }: ServeOptions): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use, perhaps by another Holotape. Close that one, or choose another with --port.`;
  if (code === 'EACCES' && port < 1024) return `Port ${port} is not for everybody; choose one above 1023 with --port.`;
  if (message.includes('locked')) return `The data in ${data} is in use by another Holotape.`;
  return message;
}

/** Bots take so long for a move, in milliseconds: people at the table want to see what they do. */
const BOT_PACE = 400;

/** How long finishing may take before the process ends anyway. */
const LAST_WORDS = 10_000;

function endProperly(server: RunningServer): void {
  let ending = false;
  const end = (code: number) => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), LAST_WORDS).unref();
    server.close().then(
      () => process.exit(code),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  // The last when the terminal is closed.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => end(0));
  process.on('uncaughtException', (error) => {
    console.error(error);
    end(1);
  });
}

/** Runs until it is told to end. Returns the exit code if it could not begin. */
export async function serve(args: readonly string[]): Promise<number | undefined> {
  let options: ServeOptions | 'help';
  try {
    options = readServeOptions(args);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${SERVE_USAGE}`);
    return 2;
  }
  if (options === 'help') {
    console.log(SERVE_USAGE);
    return 0;
  }
  try {
    const server = await startServer({ ...options, timing: { botPace: BOT_PACE } });
    endProperly(server);
    console.log(`Holotape is at ${server.address}`);
    if (options.host === '127.0.0.1')
      console.log('Only this machine can reach it; --host 0.0.0.0 opens it to the net.');
    console.log('Ctrl+C ends it; everything is kept.');
    if (options.open ?? hasDesktop()) openBrowser(server.address);
    return undefined;
  } catch (error) {
    console.error(`Holotape could not start: ${inWords(error, options)}`);
    return 1;
  }
}

if (import.meta.main) process.exitCode = (await serve(process.argv.slice(2))) ?? 0;
