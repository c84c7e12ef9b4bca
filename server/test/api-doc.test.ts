import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { apiDoc, describedCalls, readApiDoc } from '../api-doc.ts';
import { addHttp } from '../http/index.ts';
import type { HttpParts } from '../http/parts.ts';
import { LIMITS } from '../limits.ts';

test('docs/api.md says what the schemas say (if not: node server/api-doc.ts)', () => {
  expect(readApiDoc()).toBe(apiDoc());
});

test('every call there is is described, and every call described is there', () => {
  const app = Fastify();
  const calls = ['GET /livez', 'GET /healthz'];
  app.addHook('onRoute', ({ method, url }) => {
    if (method !== 'HEAD') calls.push(`${method} ${url}`);
  });
  addHttp(app, { limits: LIMITS, trustProxy: false } as HttpParts);
  expect(calls.sort()).toEqual(describedCalls().sort());
});
