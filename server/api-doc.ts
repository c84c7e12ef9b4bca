/**
 * Writes docs/api.md from the schemas: `node server/api-doc.ts`. A test says when it has to be written again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import {
  askSeatCode,
  clientMessage,
  gameInfo,
  here,
  leaveMe,
  madeTable,
  me,
  movedSeat,
  newTable,
  problem,
  putMe,
  SOCKET_CLOSED,
  seatCode,
  TIMING,
  tableAction,
  tableLists,
  useSeatCode,
} from '@holotape/table';
import { CHAT_LIMIT } from '@holotape/table/spoken/limits';
import { z } from 'zod';
import { LIMITS } from './limits.ts';

const FILE = new URL('../docs/api.md', import.meta.url);

interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
}

/** A schema as people read types: `{ name: string, seat?: number }`. */
function typeOf(schema: Schema, indent: string): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const).replaceAll('"', "'");
  if (schema.enum) return schema.enum.map((each) => `'${each}'`).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((each) => typeOf(each, indent)).join(' | ');
  if (schema.prefixItems) return `[${schema.prefixItems.map((each) => typeOf(each, indent)).join(', ')}]`;
  if (schema.type === 'array') return `(${typeOf(schema.items ?? {}, indent)})[]`.replace(/^\(([\w']+)\)/, '$1');
  if (schema.type === 'object') return objectOf(schema, indent);
  if (schema.type === 'integer') return 'number';
  if (schema.type === undefined) return 'any JSON';
  return typeof schema.type === 'string' ? schema.type : schema.type.join(' | ');
}

function objectOf(schema: Schema, indent: string): string {
  const { properties, required = [], additionalProperties } = schema;
  if (!properties) return typeof additionalProperties === 'object' ? '{ [name]: any JSON }' : '{ ... }';
  const deeper = `${indent}  `;
  const lines = Object.entries(properties).map(([name, each]) => {
    const optional = required.includes(name) && each.default === undefined ? '' : '?';
    const usual = each.default === undefined ? '' : `usually ${JSON.stringify(each.default)}`;
    const remark = [each.description, usual].filter(Boolean).join(' ');
    return { line: `${name}${optional}: ${typeOf(each, deeper)}`, remark };
  });
  const short = `{ ${lines.map(({ line }) => line).join(', ')} }`;
  if (lines.every(({ remark, line }) => remark === '' && !line.includes('\n')) && short.length < 90) return short;
  return `{\n${lines.map(({ line, remark }) => `${deeper}${line}${remark ? `  // ${remark}` : ''}`).join('\n')}\n${indent}}`;
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema;
const taken = (schema: z.ZodType) => typeOf(schemaOf(schema, 'input'), '');
const given = (schema: z.ZodType) => typeOf(schemaOf(schema, 'output'), '');

/** Each kind of a union on a line of its own, with what it is for. */
function kinds(schema: z.ZodType): string {
  const { anyOf, oneOf } = schemaOf(schema, 'input');
  return (anyOf ?? oneOf ?? [])
    .map((each) => `${each.description ? `// ${each.description}\n` : ''}${typeOf(each, '')}`)
    .join('\n');
}

/** The part of a source file from one line to another, as it is. */
function source(path: string, from: string, to?: string): string {
  const text = readFileSync(new URL(path, import.meta.url), 'utf8');
  const start = text.indexOf(from);
  const end = to === undefined ? text.length : text.indexOf(to, start);
  if (start < 0 || end < 0) throw new Error(`${path} has no part from "${from}" to "${to}".`);
  return text.slice(start, end).trim();
}

const code = (text: string) => `\`\`\`ts\n${text}\n\`\`\``;

interface Route {
  readonly call: string;
  readonly does: string;
  readonly takes?: string;
  readonly gives: string;
}

const ROUTES: readonly Route[] = [
  { call: 'GET /api/me', does: 'Who this browser is.', gives: given(me) },
  {
    call: 'PUT /api/me',
    does: 'Say a name. The first time this makes a new person; later it is the same person with another name.',
    takes: taken(putMe),
    gives: `${given(me)}  // and the cookie`,
  },
  {
    call: 'DELETE /api/me',
    does: 'Leave this browser: it forgets who it is, and its cookie is void, wherever it may have been copied to.',
    gives: '// 204, nothing',
  },
  {
    call: 'POST /api/me/leave',
    does:
      'Leave all other browsers, or all of them: every cookie of this person that was given out so far is void. On ' +
      'this browser one stays with a new one, or leaves as well.',
    takes: taken(leaveMe),
    gives: `${given(me)}  // and the cookie`,
  },
  {
    call: 'POST /api/me/seat',
    does: 'Take over a seat from another browser, with a code made there.',
    takes: taken(useSeatCode),
    gives: given(movedSeat),
  },
  {
    call: 'GET /api/here',
    does: 'Whether others on the net can reach the server, and where: for an invite made on its own machine.',
    gives: given(here),
  },
  { call: 'GET /api/games', does: 'The games there are.', gives: `${given(gameInfo)}[]` },
  { call: 'GET /api/games/:game/rules', does: 'The rule catalog of a game.', gives: '// the catalog as JSON' },
  { call: 'GET /api/tables', does: "One's own tables and the public ones.", gives: given(tableLists) },
  {
    call: 'POST /api/tables',
    does: 'Make a table. It waits until the host starts it.',
    takes: taken(newTable),
    gives: `${given(madeTable)}  // 201`,
  },
  { call: 'GET /api/tables/:table', does: 'A table, by its id or its code.', gives: 'TableInfo' },
  {
    call: 'POST /api/tables/:table/act',
    does: 'Do something about a table. A rematch is found in `rematch` of the reply.',
    takes: kinds(tableAction),
    gives: 'TableInfo  // as it is then',
  },
  {
    call: 'POST /api/tables/:table/seat-code',
    does: 'A code with which another browser can take this seat, once.',
    takes: taken(askSeatCode),
    gives: given(seatCode),
  },
  {
    call: 'GET /api/tables/:table/record',
    does:
      'The whole record of a game as a save file. Only when the game has ended, and the one that it was played for: before, it holds what nobody may know. ' +
      'Whoever has the address of the table may have it, unless the host lets nobody watch.',
    gives: '// a save, as `holotape replay` and the app open it',
  },
  {
    call: 'GET /api/tables/:table/watch',
    does: 'The game so far, step by step, as whoever asks may know it: what everybody saw, and what their own seats saw.',
    gives: 'Watchable',
  },
  {
    call: 'GET /livez',
    does: 'Whether the server lives, whatever its storage does. Whoever would start it anew asks this.',
    gives: '{ ok: true }',
  },
  {
    call: 'GET /healthz',
    does: 'Whether the server could keep the next answer: 503 if its disk is full or its data is damaged or gone.',
    gives: '{ ok: true, tables: number } | { ok: false, why: string }',
  },
];

function route({ call, does, takes, gives }: Route): string {
  const parts = [`### \`${call}\``, does];
  if (takes !== undefined) parts.push('Takes', code(takes));
  parts.push('Gives', code(gives));
  return parts.join('\n\n');
}

const perSecond = ({ burst, perSecond: rate }: { burst: number; perSecond: number }) =>
  `${burst} at once, then ${rate} a second`;

export function apiDoc(): string {
  return `<!-- Written by server/api-doc.ts from the schemas. Change those, then run: node server/api-doc.ts -->

# The API of the server

A program can do everything the web app does: make tables, join them, play. HTTP carries what is about tables, a socket
for each table carries the game. Both speak JSON. \`server/client.ts\` is a small client in TypeScript, and
\`server/examples/bot.ts\` a small bot that plays over it:

\`\`\`
node server/examples/bot.ts http://127.0.0.1:8421 K7R-4QX "Tin Tim"
\`\`\`

## Who one is

There is no sign-up. \`PUT /api/me\` with a name gives a cookie, \`holotape\`, that the server has signed; whoever sends it
is that person for 400 days, or until that browser leaves. It is \`HttpOnly\` and \`SameSite=Strict\`, it is in no address and in no log. A program keeps
it like a password. Without it one can look at tables, and watch.

Requests that change something, and sockets, are refused if a browser sends them from a page of another site.

## Tables

A table is found by its \`id\`, which nobody can guess, or by its \`code\`, which one can read aloud (\`K7R-4QX\`; lower case
and a missing dash do no harm). Both are the invite: whoever has one may look, watch and take a free seat, as long as the host lets people watch and has not
closed the door.

## What is refused

Every refusal has a status (400 malformed, 401 no name yet, 403 from another site, 404 not there, 409 the table says no,
413 too large, 429 too fast) and says why:

${code(given(problem))}

## HTTP

${ROUTES.map(route).join('\n\n')}

### Types

${code(`${source('../table/spoken/protocol.ts', '/** What everybody may know of a seat. */', '/** The open question as its addressee')}\n\n${source('../table/kept/watchable.ts', 'interface WatchedStep', '/** What these seats may know')}`)}

## Socket

\`GET /api/tables/:id/socket\` (by the id, not the code), with the cookie of whoever plays; without it one watches.

${source('../table/spoken/protocol.ts', 'The first word on a connection', ' */')
  .split('\n')
  .map((line) => line.replace(/^ \* ?/, ''))
  .join('\n')}

A table is asked one question at a time, or one question of several seats at once. Its number goes up with every question,
also when play was taken back: an answer to any other number comes too late and is refused. Two screens may answer the same
question; one of them wins.

The server closes a socket with ${SOCKET_CLOSED.noTable} if there is no such table, with ${SOCKET_CLOSED.notWatched} if its
host lets nobody watch and one does not play, and with ${SOCKET_CLOSED.tooMuch} if somebody does not stop sending too much; then
it is of no use to come back. With any other code (1008: this browser has
left; 1012: the server restarts; 1013: too many came at once) or none, come back after a while and say what you have seen.

### To the table

${code(kinds(clientMessage))}

### From the table

${code(`${source('../kernel/play.ts', '/** Why something cannot be done', 'export interface Option')}\n\n${source('../kernel/diff.ts', 'type Path =', 'type Obj')}\n\n${source('../table/spoken/protocol.ts', '/** The open question as its addressee')}`)}

## Limits

| | |
|---|---|
| requests, per address | ${perSecond(LIMITS.requests)} |
| requests that change something, per address | ${perSecond(LIMITS.writes)} |
| files of the page, per address | ${perSecond(LIMITS.files)} |
| tables made, by a rematch too, per address | ${perSecond(LIMITS.tables)} |
| codes tried that were wrong, per address | ${perSecond(LIMITS.guesses)} |
| whole games (\`record\`, \`watch\`), per address | ${perSecond(LIMITS.games)} |
| browsers left, per address | ${perSecond(LIMITS.leaves)} |
| hellos, per address | ${perSecond(LIMITS.hellos)} |
| chat lines, per address | ${perSecond(LIMITS.chat)} |
| chat lines, per person | ${TIMING.chatBurst} at once, then one in ${TIMING.chatPause / 1000} s |
| nudges, per person nudged | one in ${TIMING.nudge / 1000} s |
| messages, pings and pongs on a socket | ${perSecond(LIMITS.messages)} |
| sockets, per address | ${LIMITS.sockets} |
| connections, per address | ${LIMITS.connections} |
| answers under way, per address | ${LIMITS.answers} |
| requests under way on a connection | ${LIMITS.pipelined} |
| what may wait to be read on a socket | ${LIMITS.backlog / 1024} KB |
| reading an answer | ${LIMITS.stallTime / 1000} s without a byte, ${LIMITS.answerTime / 1000} s in all |
| body of a request | ${LIMITS.bodySize / 1024} KB |
| message on a socket | ${LIMITS.messageSize / 1024} KB |
| chat line | ${CHAT_LIMIT} signs |
`;
}

/** What the description calls by name: `GET /api/me`. */
export const describedCalls = (): string[] => ROUTES.map(({ call }) => call);

export const readApiDoc = (): string => readFileSync(FILE, 'utf8');

if (import.meta.main) {
  writeFileSync(FILE, apiDoc());
  console.log('docs/api.md is written.');
}
