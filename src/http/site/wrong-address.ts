import type { Context } from 'koa';
import { textOf } from '../../rpc/json-text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { dialectAt, dialects } from '../envelope/dialects.js';
import { failureJson } from '../envelope/envelope.js';
import { rpcHeaders } from '../responses/rpc-headers.js';

const endpoints = Object.values(dialects);
const whereCallsGo = `calls are posted to ${endpoints.map(({ path, clients }) => `${path} (${clients} clients)`).join(' or ')}`;
const maxPathCharsShown = 100;

/** Where calls go, and where that is explained, as members of `data`. */
export function addressesAt(service: string): Readonly<Record<string, string>> {
  const named = endpoints.map(({ path, clients }): [string, string] => [`${clients}_clients`, service + path]);
  return { ...Object.fromEntries(named), documentation: `${service}/docs/` };
}

/** A request to a path where nothing is. */
export function unknownPath(path: string, service: string): RpcError {
  const shown = path.length > maxPathCharsShown ? `${path.slice(0, maxPathCharsShown)}…` : path;
  const reason = `there is nothing at ${JSON.stringify(shown)}; ${whereCallsGo}`;
  return new RpcError('InvalidRequest', { reason }, { path: whereCallsGo, ...addressesAt(service) });
}

/** A call that was sent to a page. */
export function pageIsRead(method: string, service: string): RpcError {
  const right = `a page is read by GET; ${whereCallsGo}`;
  const reason = `${method.slice(0, 20)} is no way to read a page; ${right}`;
  return new RpcError('InvalidRequest', { reason }, { method: right, ...addressesAt(service) });
}

/** Answers a request that no page can answer. */
export function sayWrongAddress(context: Context, status: number, error: RpcError): void {
  context.set(rpcHeaders);
  context.status = status;
  context.body = textOf(failureJson(null, error, dialectAt(context.url)));
}

/** Whether the header Accept prefers HTML to JSON, as that of browsers does; programs that name no type, or JSON, get what is for them. */
export function wantsPage(context: Context): boolean {
  return context.accepts('json', 'html') === 'html';
}
