import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasKeyForm } from '../../domain/users/keys.js';

/** The header of the request id, which also stands in the log and in internal errors. */
export const requestIdHeader = 'X-Request-Id';

/** Form of trace and request ids of proxies: no character that is special in a log, a shell or HTML. */
const wellFormed = /^[\w.:/+=@-]{1,128}$/;

/** An id for a request that brings none. */
export function newRequestId(): string {
  return randomUUID();
}

/** Names a request in the headers of its answer: as its caller does, where that is a good name. */
export function nameRequest({ headers }: IncomingMessage, response: ServerResponse): void {
  const given = headers['x-request-id'];
  const isGood = typeof given === 'string' && wellFormed.test(given) && !hasKeyForm(given);
  response.setHeader(requestIdHeader, isGood ? given : newRequestId());
}

/** The id of the request that this answers. */
export function requestIdOf(response: ServerResponse): string {
  return String(response.getHeader(requestIdHeader) ?? '');
}
