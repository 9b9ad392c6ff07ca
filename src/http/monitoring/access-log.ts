import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { withoutKeys } from '../../domain/users/keys.js';
import { shortLine } from '../../rpc/control-characters.js';
import type { Forwarding } from '../requests/forwarding.js';
import { requestIdOf } from '../requests/request-ids.js';

/** Counts the calls of a request while they are carried out, for its line in the access log. */
export class RequestTrace {
  private readonly methods: Record<string, number> = {};
  private readonly errors: Record<string, number> = {};
  private bytes: number | undefined;
  private caller: { readonly key?: string | undefined; readonly login?: string | undefined } = {};

  noteCall(method: string): void {
    this.methods[method] = (this.methods[method] ?? 0) + 1;
  }

  noteError(error: string): void {
    this.errors[error] = (this.errors[error] ?? 0) + 1;
  }

  /** Notes how many bytes the content of the answer has, where its headers do not say so. */
  noteBytes(bytes: number): void {
    this.bytes = bytes;
  }

  /** Notes the id of the key that was let in last, and the login of its user. */
  noteCaller(key: string | undefined, login: string | undefined): void {
    this.caller = { key, login };
  }

  /** Bytes sent, methods and errors with their number, and the authenticated caller. */
  get members(): object {
    return { ...(this.bytes !== undefined && { bytes: this.bytes }), methods: this.methods, errors: this.errors, ...this.caller };
  }
}

/** Begins the line of a request, which is written once its connection is done with it. */
export type AccessLog = (request: IncomingMessage, response: ServerResponse) => RequestTrace;

const maxPathChars = 200;

/**
 * Writes a line for each request, at level debug; `undefined` where that is not logged, so that nothing is collected. Neither
 * parameters nor keys stand in it: of the address only the path, and of methods only those that there are.
 */
export function accessLog(
  log: Pick<Logger, 'debug' | 'isLevelEnabled'>,
  { addressOf }: Pick<Forwarding, 'addressOf'>,
): AccessLog | undefined {
  if (!log.isLevelEnabled('debug')) return undefined;
  return (request, response) => {
    const begin = performance.now();
    const trace = new RequestTrace();
    const address = addressOf(request);
    response.once('close', () =>
      log.debug({ ...lineOf(request, response, address), ...trace.members, ms: roundMs(performance.now() - begin) }, 'request'),
    );
    return trace;
  };
}

function lineOf({ method: verb, url = '' }: IncomingMessage, response: ServerResponse, address: string): object {
  const [path = ''] = url.split('?');
  return {
    requestId: requestIdOf(response),
    address,
    verb,
    path: shortLine(withoutKeys(path), maxPathChars),
    // Without a status the caller went away first.
    ...(response.headersSent && { status: response.statusCode, bytes: Number(response.getHeader('Content-Length') ?? 0) }),
  };
}

function roundMs(milliseconds: number): number {
  return Math.round(milliseconds * 100) / 100;
}
