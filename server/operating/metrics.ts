/**
 * Figures for whoever watches over the server, in the words of Prometheus, at an address of their own: they are nobody else's
 * business. No label names a table or a person: the id of a table is its invite.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is there just now; asked when somebody looks. */
interface Standing {
  tables(): number;
  sockets(): number;
  connections(): number;
  /** Bots that think, and those that wait for a thread to think in. */
  thinking(): number;
  queued(): number;
  /** Requests and screens that were passed on to another server so far, and how often all tables were lost to others. */
  passed(): number;
  lost(): number;
}

/** Seconds, from what nobody notices to what everybody does. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What a request is told apart by. */
interface Asked {
  readonly method: string;
  /** The pattern it has met, never the whole address. */
  readonly route: string;
  readonly status: number;
}

export class Metrics {
  readonly #registry = new Registry();
  readonly #messages: Counter<'type'>;
  readonly #answers: Histogram;
  readonly #commits: Histogram;
  readonly #requests: Histogram<'method' | 'route' | 'status'>;
  readonly #refusals: Counter<'kind'>;

  constructor(standing: Standing) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    const gauge = (name: string, help: string, count: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(count());
        },
      });
    gauge('holotape_tables', 'Tables in memory.', standing.tables);
    gauge('holotape_sockets', 'Screens that are connected.', standing.sockets);
    gauge('holotape_connections', 'Connections for requests.', standing.connections);
    gauge('holotape_bots_thinking', 'Bots that think just now.', standing.thinking);
    gauge('holotape_bots_queued', 'Bots that wait for a thread to think in.', standing.queued);
    const counted = (name: string, help: string, count: () => number) =>
      new Counter({
        name,
        help,
        registers,
        collect() {
          this.reset();
          this.inc(count());
        },
      });
    counted(
      'holotape_passed_total',
      'Requests and screens passed on to the server that has their table.',
      standing.passed,
    );
    counted('holotape_lost_total', 'How often all tables were lost, because the lease was over.', standing.lost);
    const timed = (name: string, help: string) => new Histogram({ name, help, buckets: BUCKETS, registers });
    this.#answers = timed(
      'holotape_answer_seconds',
      'From an answer on a socket to the word that it was kept, or not.',
    );
    this.#commits = timed(
      'holotape_commit_seconds',
      'From handing events to the storage to the word that they are kept.',
    );
    this.#requests = new Histogram({
      name: 'holotape_request_seconds',
      help: 'Requests, from the first byte to the last.',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers,
    });
    this.#messages = new Counter({
      name: 'holotape_messages_total',
      help: 'Messages on sockets, by type.',
      labelNames: ['type'],
      registers,
    });
    this.#refusals = new Counter({
      name: 'holotape_refusals_total',
      help: 'What was refused, by the key of the reason.',
      labelNames: ['kind'],
      registers,
    });
  }

  /** A message of a kind that we know. */
  heard(type: string): void {
    this.#messages.inc({ type });
  }

  answered(milliseconds: number): void {
    this.#answers.observe(milliseconds / 1000);
  }

  committed(milliseconds: number): void {
    this.#commits.observe(milliseconds / 1000);
  }

  requested({ method, route, status }: Asked, milliseconds: number): void {
    this.#requests.observe({ method, route, status: String(status) }, milliseconds / 1000);
  }

  refused(kind: string): void {
    this.#refusals.inc({ kind });
  }

  get text(): Promise<string> {
    return this.#registry.metrics();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }
}

/** Listens for whoever collects the figures. Nothing else is answered there. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer(async (asked, reply) => {
    if (asked.method !== 'GET' || asked.url !== '/metrics') {
      reply.writeHead(404).end();
      return;
    }
    reply.writeHead(200, { 'content-type': metrics.contentType }).end(await metrics.text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
}
