import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { BodyTooLarge, NoRoomForBody, readBody } from '../src/http/steps/read-body.js';
import { RpcError } from '../src/rpc/rpc-error.js';
import test from './helpers/suite.js';

const room = { grow: () => true };
const socket = { pause() {}, resume() {} };
const size = { bodyLimit: 6 };

/** A request that says how long it is, or nothing of that. */
function request(length?: number) {
  const headers = length === undefined ? {} : { 'content-length': String(length) };
  return Object.assign(new EventEmitter(), { headers, socket }) as unknown as IncomingMessage;
}

test('a body is all bytes of the request, in one piece or several', async t => {
  const sent = request();
  const body = readBody(sent, size, room);
  for (const piece of ['abc', 'def']) sent.emit('data', Buffer.from(piece));
  sent.emit('end');
  t.is(String(await body), 'abcdef');
});

test('a body beyond the limit is refused, with a Content-Length or without, and bytes that come later are dropped', async t => {
  await t.throwsAsync(readBody(request(7), size, room), { instanceOf: BodyTooLarge });
  const sent = request();
  const body = readBody(sent, size, room);
  for (const piece of ['abc', 'def', 'g', 'h']) sent.emit('data', Buffer.from(piece));
  sent.emit('end');
  await t.throwsAsync(body, { instanceOf: BodyTooLarge });
});

test('a body for which there is no room is refused, and one that ends too early, too', async t => {
  const crowded = request();
  const body = readBody(crowded, size, { grow: () => false });
  crowded.emit('data', Buffer.from('abc'));
  await t.throwsAsync(body, { instanceOf: NoRoomForBody });
  const broken = request();
  const half = readBody(broken, size, room);
  broken.emit('error', new Error('aborted'));
  await t.throwsAsync(half, { instanceOf: RpcError, message: /the body ended too early/ });
});
