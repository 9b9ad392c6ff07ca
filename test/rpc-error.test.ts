import { RpcError } from '../src/rpc/rpc-error.js';
import test from './helpers/suite.js';

test('an error fills in its placeholders and keeps ids as they were sent', t => {
  const error = new RpcError('ObjectNotFound', { object: 9223372036854775807n });
  t.is(error.message, 'Invalid parameters: Object 9223372036854775807 not found.');
  t.like(error, { errorName: 'ObjectNotFound', code: -32602, data: null });
});

test('a placeholder within a value is not filled in', t => {
  t.is(new RpcError('InvalidParameters', { reason: '{object} $& {reason}' }).message, 'Invalid parameters: {object} $& {reason}');
});

test('data is null or has something to say', t => {
  t.is(new RpcError('InternalError', {}, {}).data, null);
  t.deepEqual(new RpcError('InternalError', {}, { title: 'must be a text' }).data, { title: 'must be a text' });
});

test('a forgotten value does not compile', t => {
  // @ts-expect-error: the message needs {object}.
  t.is(new RpcError('ObjectNotFound', {}).message, 'Invalid parameters: Object {object} not found.');
});
