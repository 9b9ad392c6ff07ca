import type { Socket } from 'node:net';
import type { Config } from '../../config/config.js';
import { isWithinKept } from '../../domain/users/address-ranges.js';

const addresses = new WeakMap<Socket, string>();

/** The address of the other side of a connection, IPv4 without the prefix of IPv6; empty where it has none, or is gone. */
export function peerOf(socket: Socket): string {
  const address = addresses.get(socket) ?? (socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '');
  if (address !== '') addresses.set(socket, address);
  return address;
}

/** Whether an address is one of the proxies of the settings. */
export function proxyTest(proxies: Config['proxies']): (address: string) => boolean {
  if (proxies.length === 0) return () => false;
  const ranges = JSON.stringify(proxies);
  return address => isWithinKept(address, ranges);
}
