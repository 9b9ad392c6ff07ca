import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Scope } from './scope.js';

/** A proxy that has a service below a path, which it takes off. */
export interface StrippingProxy {
  /** The address of the service by way of the proxy, without a slash at its end. */
  readonly url: string;
  /** Leads to this service from now on. */
  leadTo(service: string): void;
}

/** Starts one; it ends with the test. Other paths are not found. */
export async function startStrippingProxy(t: Scope, path: string): Promise<StrippingProxy> {
  let target = '';
  const server = createServer((asked, answer) => {
    const { url = '', method, headers } = asked;
    if (url !== path && !url.startsWith(`${path}/`)) return void answer.writeHead(404).end();
    const sent = request(`${target}${url.slice(path.length) || '/'}`, { method, headers }, got => {
      answer.writeHead(got.statusCode ?? 502, got.rawHeaders);
      got.pipe(answer);
    });
    asked.pipe(sent);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => server.closeAllConnections());
  t.teardown(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}${path}`, leadTo: service => (target = service) };
}
