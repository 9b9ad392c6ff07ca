import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasKeyForm } from '../../domain/users/keys.js';

/** The header that names a request to its caller, in the log, and in errors that nobody expected. */
export const requestIdHeader = 'X-Request-Id';

/** What trace and request ids of proxies are made of: nothing that a log, a shell or a page would read as more than text. */
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
