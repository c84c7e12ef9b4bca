/** What whoever watches over a server gets to see of it: figures, whether it lives, and which request was which. */
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { answer, refusal, type ServerSetting, startTestServer } from './helpers/setting.ts';

let s: ServerSetting;
afterEach(() => s.stop());

const ANY_PORT = { host: '127.0.0.1', port: 0 };
const figures = async () => (await fetch(`http://127.0.0.1:${s.server.metricsPort}/metrics`)).text();

/** The figure of that name and labels. */
const figure = (text: string, name: string): number =>
  Number(new RegExp(`^${name.replaceAll(/[{}]/g, '\\$&')} (\\S+)$`, 'm').exec(text)?.[1]);

test('figures tell what is there, what was done and what was refused, at a port of their own, and name nobody', async () => {
  s = await startTestServer({ metrics: ANY_PORT });
  const ann = await s.person('Ann');
  const { id, code } = await ann.makeTable({ game: 'cards', title: 'Secret den', seats: [{ kind: 'me' }] });
  await ann.act(id, { do: 'start' });
  const table = await ann.sit(id);
  for (let i = 0; i < 3; i += 1) expect(await answer(table)).toMatchObject({ type: 'done' });
  expect(await table.say({ type: 'answer', question: 1, answer: 'late' })).toMatchObject({ type: 'refused' });
  expect(await refusal(ann.info('AAA-AAA'))).toEqual([404, 'api.no-table']);

  const text = await figures();
  expect([
    figure(text, 'holotape_tables'),
    figure(text, 'holotape_sockets'),
    figure(text, 'holotape_messages_total{type="answer"}'),
    figure(text, 'holotape_answer_seconds_count'),
    figure(text, 'holotape_refusals_total{kind="table.late"}'),
    figure(text, 'holotape_refusals_total{kind="api.no-table"}'),
    figure(text, 'holotape_request_seconds_count{method="POST",route="/api/tables",status="201"}'),
    figure(text, 'holotape_bots_queued'),
  ]).toEqual([1, 1, 4, 4, 1, 1, 1, 0]);
  // The start and three answers; sitting down keeps nothing.
  expect(figure(text, 'holotape_commit_seconds_count')).toBe(4);
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  for (const secret of [id, code, 'Ann', 'Secret den']) expect(text).not.toContain(secret);
  table.close();

  // The dashboard asks for nothing that is not there.
  const dashboard = readFileSync(new URL('../../docs/operating/grafana.json', import.meta.url), 'utf8');
  const asked = new Set(dashboard.match(/\b(?:holotape|nodejs|process)_\w+/g));
  expect(asked.size).toBeGreaterThan(10);
  for (const name of asked) expect(text).toMatch(new RegExp(`^${name}[{ ]`, 'm'));

  // Nobody finds them at the door for everybody, nor anything else beside them.
  expect((await fetch(`${s.address}metrics`)).headers.get('content-type') ?? '').not.toContain('text/plain');
  expect((await fetch(`http://127.0.0.1:${s.server.metricsPort}/api/tables`)).status).toBe(404);
});

test('a server that lives says so without asking its storage; every answer names its request', async () => {
  s = await startTestServer({ trustProxy: false });
  expect(await (await fetch(`${s.address}livez`)).json()).toEqual({ ok: true });
  const [one, two] = [await fetch(`${s.address}api/me`), await fetch(`${s.address}api/me`)];
  const ids = [one, two].map(({ headers }) => headers.get('x-request-id'));
  expect(new Set(ids).size).toBe(2);
  // A stranger does not choose what is in our log.
  const mine = await fetch(`${s.address}api/me`, { headers: { 'x-request-id': 'mine' } });
  expect(mine.headers.get('x-request-id')).not.toBe('mine');
  expect(s.server.metricsPort).toBeUndefined();
});

test('a proxy of our own names requests, if it does so in a word', async () => {
  s = await startTestServer({ trustProxy: true });
  const named = async (name: string) =>
    (await fetch(`${s.address}api/me`, { headers: { 'x-request-id': name } })).headers.get('x-request-id');
  expect(await named('edge-17')).toBe('edge-17');
  expect(await named('two words')).not.toBe('two words');
});
