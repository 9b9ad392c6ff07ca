import test from 'ava';
import { methods } from '../generated/methods.js';
import { type Call, createDispatcher, type Hooks } from '../src/rpc/dispatcher.js';
import type { MethodHandlers } from '../src/rpc/reply.js';
import { RpcError } from '../src/rpc/rpc-error.js';

/** Handlers of every method, each of which returns what it was given. */
function echoing(): MethodHandlers<string> {
  const table: Record<string, Record<string, unknown>> = {};
  for (const [name, { handler }] of Object.entries(methods)) {
    const [namespace, fn] = handler;
    table[namespace] = {
      ...table[namespace],
      [fn]: async (params: object, context: string) => ({ result: { name, params, context } }),
    };
  }
  return table as unknown as MethodHandlers<string>;
}

function dispatcher(trace: unknown[]) {
  const hooks: Hooks<object, string> = {
    authenticate(_call, _request, open) {
      trace.push('authenticate', open);
      return 'known';
    },
    authorize(permission, context) {
      trace.push('authorize', permission.verb);
      return `${context}, permitted`;
    },
    unknownMethod(name, known) {
      trace.push('unknownMethod', name, known.length);
      return new RpcError('MethodNotFound', { method: name });
    },
    parameters(method, params, context) {
      trace.push('parameters', method);
      return [{ ...params, checked: true }, `${context}, with options`];
    },
  };
  return createDispatcher(echoing(), hooks);
}

function call(method: string): Call {
  return { id: 1, method, params: { id: 7 } };
}

test('a call is authenticated, then permitted, then checked, then handled', async t => {
  const trace: unknown[] = [];
  const result = { name: 'cmdb.object.read', params: { id: 7, checked: true }, context: 'known, permitted, with options' };
  t.deepEqual(await dispatcher(trace)(call('cmdb.object.read'), {}), { result });
  t.deepEqual(trace, ['authenticate', false, 'authorize', 'view', 'parameters', 'cmdb.object.read']);
});

test('every method leads to its own handler', async t => {
  const dispatch = dispatcher([]);
  for (const name of Object.keys(methods)) t.like(await dispatch(call(name), {}), { result: { name } });
});

test('an unknown method is missed only after the key was checked', t => {
  const trace: unknown[] = [];
  t.throws(() => dispatcher(trace)(call('cmdb.object.eat'), {}), { instanceOf: RpcError });
  t.deepEqual(trace, ['authenticate', false, 'unknownMethod', 'cmdb.object.eat', Object.keys(methods).length]);
});

test('an open method says so', async t => {
  const trace: unknown[] = [];
  await dispatcher(trace)(call('rpc.discover'), {});
  t.deepEqual(trace.slice(0, 2), ['authenticate', true]);
});

test('no name of Object.prototype is a method', t => {
  for (const name of ['constructor', '__proto__', 'toString']) t.throws(() => dispatcher([])(call(name), {}));
});
