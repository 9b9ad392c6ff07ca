import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasKeyForm } from '../../domain/users/keys.js';

/** The header of the request id, which also stands in the log and in internal errors. */
export const requestIdHeader = 'X-Request-Id';

/** Form of trace and request ids of proxies: no character that is special in a log, a shell or HTML. */
const wellFormed = /^[\w.:/+=@-]{1,128}$/;

const requestId = Symbol('request id');

/** A response with the id of its request beside the headers: one header that is set before the others makes Node set all of them one by one, in four times the time. */
interface NamedResponse extends ServerResponse {
  [requestId]?: string;
}

/** Names a request: as its caller does, where that is a good name. The headers of its answer repeat the name. */
export function nameRequest({ headers }: IncomingMessage, response: NamedResponse): void {
  const given = headers['x-request-id'];
  const isGood = typeof given === 'string' && wellFormed.test(given) && !hasKeyForm(given);
  response[requestId] = isGood ? given : randomUUID();
}

/** The id of the request that this answers. */
export function requestIdOf(response: NamedResponse): string {
  return response[requestId] ?? '';
}

/** The header that an answer repeats the id of its request in. */
export function requestIdIn(response: ServerResponse): { readonly [requestIdHeader]: string } {
  return { [requestIdHeader]: requestIdOf(response) };
}
