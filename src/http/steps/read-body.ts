import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Context } from 'koa';
import type { Config } from '../../config/config.js';
import { inLanguage, text } from '../../messages/text.js';
import { limitExceeded, RpcError } from '../../rpc/rpc-error.js';
import type { BudgetShare } from '../bodies/byte-budget.js';
import type { ServiceAddress } from '../requests/service-address.js';
import { type ErrorResponse, invalid, stopping } from '../responses/error-responses.js';
import type { Lifetime } from '../responses/lifetime.js';
import { addressesAt } from '../site/wrong-address.js';

const jsonTypes = /^application\/json(-rpc|request)?\s*(;|$)/i;

/**
 * Requires the head of a request with calls: a POST of JSON, to a service that goes on.
 * @throws RejectedRequest
 */
export function requireJsonPost({ method, req }: Context, addressOf: ServiceAddress, { isStopping }: Lifetime): void {
  if (isStopping) throw new RejectedRequest(stopping);
  if (method !== 'POST') {
    const reason = text('MustBePostNot', { method: method.slice(0, 20) });
    throw new RejectedRequest(invalid(405, 'method', reason, addressesAt(addressOf(req))));
  }
  if (!jsonTypes.test(req.headers['content-type'] ?? ''))
    throw new RejectedRequest(invalid(415, 'Content-Type', text('MustBe', { expected: 'application/json' })));
  if ((req.headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity')
    throw new RejectedRequest(invalid(415, 'Content-Encoding', text('MustBeIdentityBodiesAre')));
}

/** A request that is answered before its body is read. */
export class RejectedRequest extends Error {
  readonly errorResponse: ErrorResponse;

  constructor(errorResponse: ErrorResponse) {
    super(errorResponse.error.message);
    this.errorResponse = errorResponse;
  }
}

/** A body beyond the limit, whoever sends it: a key in a body is not known before all of it was read. The rest of it is discarded. */
export class BodyTooLarge extends Error {
  readonly rpcError: RpcError;

  constructor(maxBytes: number) {
    const what = text('BodyHoldsAtMostBytes', { maxBytes });
    super(inLanguage(what, 'en'));
    const data = { size: text('ExpectedAtMostBytes', { maxNameBytes: maxBytes }), setting: 'KATASTER_BODY_LIMIT' };
    this.rpcError = limitExceeded(what, data);
  }
}

/** A body for which other requests leave no room; the rest of it is thrown away as it comes. */
export class NoRoomForBody extends Error {}

/**
 * The bytes of a body, counted while they come.
 * @throws BodyTooLarge as soon as it is known
 * @throws NoRoomForBody
 * @throws RpcError ParseError where the sender went away
 */
export function readBody(
  request: IncomingMessage,
  config: Pick<Config, 'bodyLimit'>,
  room: Pick<BudgetShare, 'grow'> | undefined,
): Promise<Buffer> {
  const { bodyLimit: maxBytes } = config;
  if (request.destroyed) return Promise.reject(bodyEndedError());
  const announced = request.headers['content-length'];
  if (Number(announced ?? 0) > maxBytes) {
    request.on('data', () => letOthersRead(request.socket));
    return Promise.reject(new BodyTooLarge(maxBytes));
  }
  return new Promise((resolve, reject) => {
    let size = 0;
    let chunks: Buffer[] | undefined = [];
    const fail = (error: Error): void => {
      chunks = undefined;
      reject(error);
    };
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size !== Number(announced)) letOthersRead(request.socket);
      if (!chunks) return;
      if (size > maxBytes) return fail(new BodyTooLarge(maxBytes));
      if (room?.grow(chunk.length) === false) return fail(new NoRoomForBody());
      chunks.push(chunk);
    });
    request.on('end', () => chunks && resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, size)));
    request.on('error', () => fail(bodyEndedError()));
  });
}

/** The error for a body whose sender went away. */
export function bodyEndedError(): RpcError {
  return new RpcError('ParseError', { reason: text('BodyEndedTooEarly') });
}

/** The next piece of a body is read in the next turn of the event loop; otherwise megabytes of each sender are read before anybody is answered. */
function letOthersRead(socket: Socket): void {
  socket.pause();
  setImmediate(() => socket.resume());
}
