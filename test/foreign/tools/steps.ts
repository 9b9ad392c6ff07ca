import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { send } from '../../helpers/http.js';
import type { Scope } from '../../helpers/scope.js';

/** A call as clients are told to make it. */
export interface Call {
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** One use of a client: a call, several calls in one body, or a call that is not answered. */
export type Step = { readonly call: Call } | { readonly batch: readonly Call[] } | { readonly notify: Call };

/** What a step gave: a result; code and message of an error, and what its data say about the parameter `type`; or an exception that is not about an answer, by its name. */
export type Outcome = { readonly result: unknown } | { readonly error: readonly unknown[] } | { readonly raised: string };

/** Carries out steps at an address; a program in another language, or a library of this one. */
export type Client = (url: string, steps: readonly Step[]) => Promise<readonly Outcome[]>;

/** The address of a relay to a service, and how many calls each body had that went through it. */
export interface Relay {
  readonly url: string;
  readonly counts: number[];
}

/** Starts a relay, which passes on requests and answers as they are; it ends with the test. */
export async function relayTo(t: Scope, target: string): Promise<Relay> {
  const counts: number[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    counts.push([JSON.parse(body.toString())].flat().length);
    const { status, headers, text } = await send(target, { body });
    const type = headers.get('Content-Type');
    response.writeHead(status, type === null ? {} : { 'Content-Type': type }).end(text);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/jsonrpc`, counts };
}
