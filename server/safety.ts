/** What keeps strangers out: where requests may come from, and what browsers are told to allow. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/**
 * Whether a request that changes something comes from our own pages, or from a program that is no browser. A browser says
 * where a page comes from; a page of another site can neither leave that out nor change it.
 */
export function isFromHere(headers: IncomingHttpHeaders, trustProxy: boolean): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  const host = (trustProxy && lastOf(headers['x-forwarded-host'])) || headers.host;
  try {
    return new URL(origin).host === String(host).toLowerCase();
  } catch {
    return false;
  }
}

/** The last of a list in a header: what the proxy next to us has put there. Those before it may be made up. */
const lastOf = (header: string | readonly string[] | undefined): string =>
  String(header ?? '')
    .split(',')
    .at(-1)!
    .trim();

/**
 * Who counts as one asker. Whoever has one address of IPv6 usually has the 2^64 beside it as well, so only the half that
 * stands for the household or the machine counts. An address of IPv4 is one asker, however it is written.
 */
export function askerOf(address: string): string {
  if (!address.includes(':')) return address;
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1);
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - groups.length - rest.length }, () => '0');
  return [...groups, ...(tail === undefined ? [] : zeros), ...rest].slice(0, 4).join(':');
}

/** Requests that another process of ours has passed on, and for whom. */
const passedFor = new WeakMap<IncomingMessage, string>();

/** From here on this request counts for whoever asked the process that has passed it on. */
export function countsFor(request: IncomingMessage, asker: string): void {
  passedFor.set(request, asker);
}

/** Who asks, if another process of ours has passed it on. */
export const passedAsker = (request: IncomingMessage): string | undefined => passedFor.get(request);

/** Who asks: where a connection comes from, or behind a proxy of our own, where that says it came from. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const { headers, socket } = request;
  const address = (trustProxy && lastOf(headers['x-forwarded-for'])) || (socket.remoteAddress ?? '');
  return passedAsker(request) ?? askerOf(address);
}

/** Only ourselves: no other host is ever asked, nothing is written into the page, nobody puts us into a frame. */
const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const SAFE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CSP,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // The address of a table is its invite: no other site shall learn it.
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};
