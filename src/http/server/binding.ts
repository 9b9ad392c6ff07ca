import type { Server } from 'node:http';
import type { AddressInfo, ListenOptions } from 'node:net';
import type { Config } from '../../config/config.js';

/** Where callers on the network find a service. */
export interface NetworkAddress {
  /** Where this machine can call it. */
  readonly url: string;
  /** It answers at every address of the machine. */
  readonly isEverywhere: boolean;
}

/** Wildcard addresses, each with the loopback address by which this machine can call it. */
const everyAddress: ReadonlyMap<string, string> = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

/** Binds a server to the address that the settings name. */
export async function bindNetwork(server: Server, { host, port }: Pick<Config, 'host' | 'port'>): Promise<NetworkAddress> {
  await bindServer(server, { host, port });
  const { address, port: given } = server.address() as AddressInfo;
  const name = everyAddress.get(address) ?? host;
  return { url: `http://${name.includes(':') ? `[${name}]` : name}:${given}`, isEverywhere: everyAddress.has(address) };
}

/** Connections that the system accepts before the service takes them in: one beyond is dropped, and tried again after a second. */
const backlog = 4096;

/** Resolves once a server listens; rejects with the error of the system. */
export function bindServer(server: Server, place: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ ...place, backlog }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
