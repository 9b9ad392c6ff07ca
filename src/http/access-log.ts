import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { withoutKeys } from '../domain/users/keys.js';
import { harmlessText } from './harmless-text.js';
import { peerAddress } from './peer-address.js';
import { requestIdOf } from './request-ids.js';

/** What the access log tells of the calls of a request, collected while they are carried out. */
export interface RequestTrace {
  /** How often each method was called, and each error was the answer. */
  readonly methods: Record<string, number>;
  readonly errors: Record<string, number>;
  /** The id of the key that was let in last, and the login of its user. */
  key?: string;
  login?: string | undefined;
}

/** Begins the line of a request, which is written once its connection is done with it. */
export type AccessLog = (request: IncomingMessage, response: ServerResponse) => RequestTrace;

const charactersOfPath = 200;

/**
 * Writes a line for each request, at level debug; `undefined` where that is not logged, so that nothing is collected. Neither
 * parameters nor keys stand in it: of the address only the path, and of methods only those that there are.
 */
export function accessLog(log: Pick<Logger, 'debug' | 'isLevelEnabled'>): AccessLog | undefined {
  if (!log.isLevelEnabled('debug')) return undefined;
  return (request, response) => {
    const begin = performance.now();
    const trace: RequestTrace = { methods: {}, errors: {} };
    response.once('close', () =>
      log.debug({ ...lineOf(request, response), ...trace, ms: rounded(performance.now() - begin) }, 'request'),
    );
    return trace;
  };
}

/** One more of a name. */
export function counted(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

function lineOf(request: IncomingMessage, response: ServerResponse): object {
  const { method: verb, url = '' } = request;
  const [path = ''] = url.split('?');
  return {
    requestId: requestIdOf(response),
    address: peerAddress(request),
    verb,
    path: harmlessText(withoutKeys(path), charactersOfPath),
    // Without a status the caller went away first.
    ...(response.headersSent && { status: response.statusCode, bytes: Number(response.getHeader('Content-Length') ?? 0) }),
  };
}

function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 100) / 100;
}
