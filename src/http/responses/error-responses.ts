import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type Text, text } from '../../messages/text.js';
import { textOf } from '../../rpc/json-text.js';
import { limitExceeded, RpcError } from '../../rpc/rpc-error.js';
import { dialectAt } from '../envelope/dialects.js';
import { failureJson, invalidRequest } from '../envelope/envelope.js';
import { requestIdHeader, requestIdIn } from '../requests/request-ids.js';
import { senderTimeoutMs } from './drain-socket.js';
import { rpcHeaders } from './rpc-headers.js';

/** Error response to a request before there is a call. */
export interface ErrorResponse {
  readonly status: number;
  readonly error: RpcError;
}

/** Headers that go with a status. */
const headersOf: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  405: { Allow: 'POST' },
  413: { Connection: 'close' },
  503: { 'Retry-After': '1' },
};

export const stopping: ErrorResponse = { status: 503, error: new RpcError('Stopping', {}) };
export const tooManyConnections: ErrorResponse = { status: 503, error: busy('connections', text('ThereAreTooMany')) };
export const tooManyBodies: ErrorResponse = {
  status: 503,
  error: busy('body', text('TooManyBytesOfOther')),
};
const noHost = invalid(400, 'Host', text('MustBeThereHttp1'));
const unknownExpectation = invalid(417, 'Expect', text('MustBe', { expected: '100-continue' }));

/** Responses to faults of HTTP, by error code of the parser or server. */
const faults: Readonly<Record<string, ErrorResponse>> = {
  HPE_HEADER_OVERFLOW: beyond(431, 'headers', text('HeadersHaveAtMost16384')),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: beyond(413, 'extensions', text('ExtensionsOfChunksHaveAt')),
  ERR_HTTP_REQUEST_TIMEOUT: beyond(408, 'time', text('HeadersAreSentWithin10')),
};
const noHttp = invalid(400, 'request', text('MustBe', { expected: 'HTTP/1.1' }));
export const slowBody = beyond(408, 'time', text('BodiesWithoutGoodKeyIn'));

/** Response to a request that could not be parsed; `undefined` where the client has disconnected. */
export function errorOfHttp(code: string | undefined): ErrorResponse | undefined {
  if (code === undefined || !(code.startsWith('HPE_') || code.startsWith('ERR_'))) return undefined;
  return faults[code] ?? noHttp;
}

/** Checks the headers Expect and Host. */
export function errorOfHead({ httpVersion, headers }: IncomingMessage): ErrorResponse | undefined {
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') return unknownExpectation;
  return httpVersion === '1.1' && headers.host === undefined ? noHost : undefined;
}

/** Where all connections are working, nothing but the health of the service is told, which the head of a request asks for. */
export function errorOfSurplus({ url = '' }: IncomingMessage): ErrorResponse | undefined {
  return url.startsWith('/health/') ? undefined : tooManyConnections;
}

/** The error of a call whose connection is one too many of its key. */
export function tooManyOfKey(limit: number): RpcError {
  return limitExceeded(text('KeyHasAtMostConnections', { limit }), {
    connections: text('ExpectedAtMostOnWhich', { limit }),
    setting: 'KATASTER_KEY_CONNECTION_LIMIT',
  });
}

/** A request that is no call, with what would be right. */
export function invalid(status: number, key: string, reason: Text, more?: RpcError['data']): ErrorResponse {
  return { status, error: invalidRequest(key, reason, more) };
}

/** The headers of an error response. */
export function errorHeaders({ status }: ErrorResponse): Readonly<Record<string, string>> {
  return { ...rpcHeaders, ...headersOf[status] };
}

/** Rejects a request that nothing else looks at, and ends its connection. */
export function rejectRequest(response: ServerResponse, errorResponse: ErrorResponse): void {
  const body = textOf(failureJson(null, errorResponse.error, dialectAt(response.req.url)));
  const own = { ...requestIdIn(response), Connection: 'close', 'Content-Length': Buffer.byteLength(body) };
  response.writeHead(errorResponse.status, { ...errorHeaders(errorResponse), ...own }).end(body);
}

/** Rejects a malformed request, or a connection beyond the limit. Bytes that still arrive are discarded. */
export function rejectConnection(socket: Socket, errorResponse: ErrorResponse, requestId: string): void {
  const body = textOf(failureJson(null, errorResponse.error, dialectAt()));
  const own = { [requestIdHeader]: requestId, Connection: 'close', 'Content-Length': String(Buffer.byteLength(body)) };
  const headers = { ...errorHeaders(errorResponse), ...own };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const begin = `HTTP/1.1 ${errorResponse.status} ${STATUS_CODES[errorResponse.status] ?? ''}`;
  socket.end([begin, ...lines, '', body].join('\r\n'));
  setTimeout(() => socket.destroy(), senderTimeoutMs).unref();
}

function busy(key: string, reason: Text): RpcError {
  return new RpcError('Busy', {}, { [key]: reason });
}

function beyond(status: number, key: string, what: Text): ErrorResponse {
  return { status, error: limitExceeded(what, { [key]: text('ExpectedThatWhat', { what }) }) };
}
