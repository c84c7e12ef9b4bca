/** Names for requests: the log of every server that has had a hand in one says the same, and so does the answer. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { passedAsker } from './safety.ts';

export const REQUEST_ID = 'x-request-id';
/** What a proxy of ours may call a request. */
const NAME = /^[\w.-]{1,64}$/;

/** A new name, or the one that whoever passed it on has given it. Strangers write nothing into our log. */
export function requestIdOf(request: IncomingMessage, trustProxy: boolean): string {
  const given = request.headers[REQUEST_ID];
  const isOurs = trustProxy || passedAsker(request) !== undefined;
  return isOurs && typeof given === 'string' && NAME.test(given) ? given : randomBytes(9).toString('base64url');
}
