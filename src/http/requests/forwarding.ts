import type { IncomingMessage } from 'node:http';
import type { Config } from '../../config/config.js';
import { addressRangeIn } from '../../domain/users/address-ranges.js';
import { utf8 } from './credentials.js';
import { peerOf, proxyTest } from './peers.js';

/** A user that a proxy has signed in, by the header that names them. */
export interface ForwardedUser {
  readonly login: string;
  /** The header came from a proxy of the settings. */
  readonly isTrusted: boolean;
}

/** Facts about a client that proxies forward in headers. */
export interface Forwarding {
  /** The address of the client: that of the peer, unless a proxy of the settings forwards another. */
  addressOf(request: IncomingMessage): string;
  /** The value of a header such as `X-Forwarded-Host` that the outermost proxy of the settings received; `undefined` without one. */
  forwardedValue(request: IncomingMessage, header: 'x-forwarded-host' | 'x-forwarded-proto'): string | undefined;
  /** The user whom a proxy names; `undefined` where none does, or a program asks. */
  userOf(request: IncomingMessage): ForwardedUser | undefined;
}

/** A client, and how many proxies of the settings its request passed one after another. */
interface Route {
  readonly address: string;
  readonly proxyCount: number;
}

const direct: Forwarding = { addressOf: peerAddress, forwardedValue: () => undefined, userOf: () => undefined };

/** Forwarding by the proxies of the settings. Without any, no header is looked at. */
export function forwardingBy({ proxies, proxyUserHeader }: Pick<Config, 'proxies' | 'proxyUserHeader'>): Forwarding {
  if (proxies.length === 0) return direct;
  const isProxy = proxyTest(proxies);
  return {
    addressOf: request => routeOf(request, isProxy).address,
    forwardedValue(request, header) {
      const { proxyCount } = routeOf(request, isProxy);
      const values = valuesOf(request, header);
      return proxyCount === 0 ? undefined : values[Math.max(0, values.length - proxyCount)];
    },
    userOf(request) {
      const login = proxyUserHeader === undefined ? '' : utf8(request.headers[proxyUserHeader]);
      if (login === '') return undefined;
      const isTrusted = isProxy(peerAddress(request));
      return isTrusted && !isOfOwnPage(request) ? undefined : { login, isTrusted };
    },
  };
}

/** Follows the addresses of `X-Forwarded-For` from the right, as each proxy appends that of its peer: anybody can write what stands further left. */
function routeOf(request: IncomingMessage, isProxy: (address: string) => boolean): Route {
  const forwarded = valuesOf(request, 'x-forwarded-for').reverse();
  let address = peerAddress(request);
  let proxyCount = 0;
  while (isProxy(address)) {
    const next = addressIn(forwarded[proxyCount] ?? '');
    proxyCount += 1;
    if (next === undefined) break;
    address = next;
  }
  return { address, proxyCount };
}

/** The address of the peer of a request: the client, or a proxy in front of the service. */
function peerAddress({ socket }: IncomingMessage): string {
  return peerOf(socket);
}

function valuesOf({ headers }: IncomingMessage, header: string): string[] {
  return String(headers[header] ?? '')
    .split(',')
    .map(each => each.trim())
    .filter(each => each !== '');
}

/** An address in its usual form, without the port that some proxies append. */
function addressIn(text: string): string | undefined {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  const [, withoutPort] = /^([\d.]+):\d+$/.exec(text) ?? [];
  const address = bracketed ?? withoutPort ?? text;
  return address.includes('/') ? undefined : addressRangeIn(address)?.split('/')[0];
}

/** Fetch metadata (W3C): browsers alone send it, no script can change it, and pages of other sites get another value. */
function isOfOwnPage({ headers }: IncomingMessage): boolean {
  return headers['sec-fetch-site'] === 'same-origin';
}
