import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChangeSet } from '../../generated/types.js';
import type { Scope } from './scope.js';

/** A delivery as it arrived. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The change set in it; absent in a test delivery. */
  readonly set: ChangeSet | undefined;
  /** The status with which it was answered. */
  readonly status: number;
}

/** A server that receives deliveries. */
export interface Receiver {
  readonly url: string;
  /** Everything that arrived, also what was refused. */
  readonly received: readonly Received[];
  /** Numbers of the change sets that were accepted. */
  accepted(): readonly number[];
}

/** The status that a receiver answers a delivery with, and headers; 200 where nothing is said. */
export type Answering = (delivery: Omit<Received, 'status'>) => number | Reply | undefined;

/** An answer with headers. */
interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** The setting that permits receivers of tests. */
export const permitted = { KATASTER_WEBHOOK_NETWORKS: '127.0.0.1' };

/** Starts a receiver; it ends with the test. */
export async function receiver(t: Scope, answering: Answering = () => undefined): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      const { change_set: set } = JSON.parse(body) as { readonly change_set?: ChangeSet };
      const delivery = { headers: request.headers, body, set };
      const reply = answering(delivery) ?? 200;
      const { status, headers } = typeof reply === 'number' ? { status: reply, headers: {} } : reply;
      received.push({ ...delivery, status });
      response.writeHead(status, { Location: '/elsewhere', ...headers }).end(`status ${status}`);
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const accepted = () => received.filter(({ status }) => status === 200).map(({ set }) => set?.number ?? 0);
  return { url: `http://127.0.0.1:${port}/hook`, received, accepted };
}
