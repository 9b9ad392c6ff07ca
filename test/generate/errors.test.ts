import test from 'ava';
import { RpcError } from './complete/errors.js';

test('an error fills in its placeholders and keeps ids as they were sent', t => {
  const error = new RpcError('ThingNotFound', { thing: 9223372036854775807n });
  t.is(error.message, 'Invalid parameters: Thing 9223372036854775807 not found.');
  t.like(error, { errorName: 'ThingNotFound', code: -32602, data: null });
});

test('what stands in a value is not filled in again', t => {
  t.is(new RpcError('InvalidParameters', { reason: '{thing} $& {reason}' }).message, 'Invalid parameters: {thing} $& {reason}');
});

test('data is null or has something to say', t => {
  t.is(new RpcError('Forbidden', {}, {}).data, null);
  t.deepEqual(new RpcError('Forbidden', {}, { thing: 'must be a text' }).data, { thing: 'must be a text' });
});

test('a forgotten value does not compile', t => {
  // @ts-expect-error: the message needs {thing}.
  t.is(new RpcError('ThingNotFound', {}).message, 'Invalid parameters: Thing {thing} not found.');
});
