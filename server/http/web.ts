/** Serves the built web app: its files, and its first page for every address that is the app's own. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type Allowance, Limiter } from '../limits.ts';
import { askerOf } from '../safety.ts';
import { Refusal, sendProblem, tooFast } from './problems.ts';

const YEAR = 365 * 24 * 60 * 60;

const NOT_BUILT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Holotape</title>
<h1>The table is set, but the page is not built</h1>
<p>The server is running and its API answers. Build the web app with <code>npm start</code>, which does so by itself, or
with <code>npm run build -w web</code>, and load this page again.</p>
</html>
`;

/** What is asked for as a file and not there is no page. Codes of tables and forces have full stops in them, too. */
const FILE = /\.(?:m?js|css|map|json|webmanifest|html?|php|xml|txt|svg|png|jpe?g|gif|webp|ico|woff2?|mp3|wasm)$/i;

/** Adds the files and the page. `app` is a part of the server of its own; `files`: how many an address may ask for. */
export async function addWeb(app: FastifyInstance, folder: string, files: Allowance): Promise<void> {
  const asked = new Limiter(files);
  app.addHook('onRequest', async (request) => {
    if (!asked.takes(askerOf(request.ip))) throw tooFast();
  });
  const isBuilt = () => existsSync(join(folder, 'index.html'));
  if (isBuilt())
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: true,
      index: ['index.html'],
      dotfiles: 'ignore',
      redirect: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Files with a hash in their name never change; everything else is asked for anew.
        const hashed = /[\\/]assets[\\/]/.test(path);
        reply.header('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
      },
    });

  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && wantsPage(request.headers.accept);
    const isFile = FILE.test(request.url.split('?')[0]!);
    if (!isPage || isFile) return sendProblem(reply, new Refusal(404, { say: 'api.nothing-here' }));
    const page = isBuilt() ? readFileSync(join(folder, 'index.html'), 'utf8') : NOT_BUILT;
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
}

const wantsPage = (accept: string | undefined) => accept === undefined || /text\/html|\*\/\*/.test(accept);
