import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { RpcError } from '../../rpc/rpc-error.js';
import { type BodyLimits, BodyShape } from './body-shape.js';
import type { BudgetShare } from './byte-budget.js';
import { parseExactly } from './exact-json.js';
import { faultIn, parseError } from './parse-errors.js';

/** A body beyond the limit; the rest of it is thrown away as it comes. */
export class BodyTooLarge extends Error {
  readonly rpcError: RpcError;

  constructor(limit: number) {
    const what = `a body holds at most ${limit} bytes`;
    super(what);
    this.rpcError = new RpcError(
      'LimitExceeded',
      { what },
      { size: `expected at most ${limit} bytes`, setting: 'KATASTER_BODY_LIMIT' },
    );
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
export function readBody(request: IncomingMessage, limit: number, room: Pick<BudgetShare, 'grow'>): Promise<Buffer> {
  const announced = request.headers['content-length'];
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size !== Number(announced)) letOthersRead(request.socket);
  });
  if (Number(announced ?? 0) > limit) return Promise.reject(new BodyTooLarge(limit));
  let chunks: Buffer[] = [];
  let isRejected = false;
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void => {
      isRejected = true;
      chunks = [];
      reject(error);
    };
    request.on('data', (chunk: Buffer) => {
      if (isRejected) return;
      if (size > limit) return fail(new BodyTooLarge(limit));
      if (!room.grow(chunk.length)) return fail(new NoRoomForBody());
      chunks.push(chunk);
    });
    request.on('end', () => !isRejected && resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, size)));
    request.on('error', () => fail(new RpcError('ParseError', { reason: 'the body ended too early' })));
  });
}

/** The next piece of a body is read in the next turn of the event loop; otherwise megabytes of each sender are read before anybody is answered. */
export function letOthersRead(socket: Socket): void {
  socket.pause();
  setImmediate(() => socket.resume());
}

/**
 * Parses a body as JSON. Integers that a number cannot hold become bigints, so that no digit is lost in errors and results.
 * @throws RpcError LimitExceeded for what would take long to parse, ParseError with line and column
 */
export function parseBody(bytes: Buffer, limits: BodyLimits): unknown {
  const { longNumbers } = new BodyShape(bytes, limits);
  try {
    return parsed(bytes, longNumbers);
  } catch (error) {
    throw error instanceof RpcError ? error : parseError(bytes, faultIn(bytes));
  }
}

/** The same of a large body, in several turns of the event loop. */
export async function parseLargeBody(bytes: Buffer, limits: BodyLimits): Promise<unknown> {
  await turn();
  const { longNumbers } = new BodyShape(bytes, limits);
  await turn();
  try {
    return parsed(bytes, longNumbers);
  } catch (error) {
    if (error instanceof RpcError) throw error;
    await turn();
    const fault = faultIn(bytes);
    await turn();
    throw parseError(bytes, fault);
  }
}

function parsed(bytes: Buffer, longNumbers: BodyShape['longNumbers']): unknown {
  if (!isUtf8(bytes)) throw new SyntaxError('no UTF-8');
  return parseExactly(bytes, longNumbers);
}
