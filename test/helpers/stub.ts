import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo, ListenOptions } from 'node:net';
import type { ExecutionContext } from 'ava';

/** Reaction of a stub to a request: answers an object or this exact text, closes the connection, or sends nothing. */
export type Reaction = object | { readonly exactly: string } | 'hang up' | 'say nothing';

/** A service with these reactions, one a request, the last one for ever; it ends with the test. */
export async function stubbed(t: ExecutionContext, ...reactions: readonly Reaction[]) {
  const { server, requests } = await stubbedAt(t, { host: '127.0.0.1', port: 0 }, reactions);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/jsonrpc`, requests };
}

/** The same, at the given address. */
export async function stubbedAt(t: ExecutionContext, place: ListenOptions, reactions: readonly Reaction[]) {
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    requests.push(Buffer.concat(chunks).toString());
    react(response, reactions[Math.min(requests.length, reactions.length) - 1] ?? 'hang up', requests.at(-1) ?? '');
  });
  await new Promise<void>(resolve => server.listen(place, resolve));
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, requests };
}

/** The answer that asks the caller to come again. */
export const busy = refusal(-32050, 'Busy: too much is waiting', { error: 'Busy', retry: 'true' });

/** The answer that asks the caller not to come again. */
export const notAgain = refusal(-32009, 'Conflict: taken', { error: 'Conflict', retry: 'false' });

/** The answer to a write that may have been saved. */
export const unknown = refusal(-32054, 'Outcome unknown: the storage did not say whether this was saved', {
  error: 'OutcomeUnknown',
  outcome: 'read first',
});

/** The answer of a call that is refused. */
export function refusal(code: number, message: string, data: Readonly<Record<string, string>> | null = null): object {
  return { jsonrpc: '2.0', error: { code, message, data } };
}

/** The answer of a call that went well. */
export function success(result: unknown): object {
  return { jsonrpc: '2.0', result };
}

function react(response: ServerResponse, reaction: Reaction, request: string): void {
  if (reaction === 'hang up') response.destroy();
  else if (reaction !== 'say nothing') {
    response.setHeader('Content-Type', 'application/json');
    response.end('exactly' in reaction ? reaction.exactly : JSON.stringify({ id: JSON.parse(request).id, ...reaction }));
  }
}
