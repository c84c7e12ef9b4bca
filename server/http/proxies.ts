/** Proxies of our own, by their addresses. What anybody else says about where they come from is taken out before anybody reads it. */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4 } from 'node:net';

/** Headers in which a proxy says for whom it asks. */
const SAID = /^(?:x-forwarded-|x-request-id$|forwarded$)/i;

/** IPv4 within IPv6, as a server that listens for both sees it. */
const MAPPED = /^::ffff:(?=\d+\.)/;

export class Proxies {
  readonly #named: BlockList;

  private constructor(named: BlockList) {
    this.#named = named;
  }

  /** Of addresses and nets, as in 10.0.0.7 and 10.1.0.0/16. Throws a sentence. */
  static of(names: readonly string[]): Proxies {
    const named = new BlockList();
    for (const name of names) {
      const [address = '', bits, ...more] = name.split('/');
      const most = isIPv4(address) ? 32 : 128;
      const width = bits === undefined ? most : /^\d+$/.test(bits) ? Number(bits) : Number.NaN;
      if (isIP(address) === 0 || more.length > 0 || !(width >= 0 && width <= most))
        throw new Error(`--proxy takes an address or a net, as in 10.0.0.7 or 10.1.0.0/16, not "${name}".`);
      named.addSubnet(address, width, isIPv4(address) ? 'ipv4' : 'ipv6');
    }
    return new Proxies(named);
  }

  /** Whoever is none of them has said nothing. */
  hear(request: IncomingMessage): void {
    const peer = (request.socket.remoteAddress ?? '').replace(MAPPED, '');
    if (isIP(peer) !== 0 && this.#named.check(peer, isIPv4(peer) ? 'ipv4' : 'ipv6')) return;
    for (const name of Object.keys(request.headers)) if (SAID.test(name)) delete request.headers[name];
    // These are what is passed on to another server.
    const { rawHeaders } = request;
    for (let at = rawHeaders.length - 2; at >= 0; at -= 2) if (SAID.test(rawHeaders[at]!)) rawHeaders.splice(at, 2);
  }
}
