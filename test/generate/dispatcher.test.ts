import test from 'ava';
import { type Call, createDispatcher, type Hooks } from './complete/dispatcher.js';
import { RpcError } from './complete/errors.js';
import type { Handlers } from './complete/methods.js';

function dispatcher(trace: unknown[]) {
  const unused = async () => ({ success: true as const });
  const thing: Handlers<string>['thing'] = {
    list: async () => [],
    read: async (params, context) => ({ id: String(params.id), title: context }),
    remove: unused,
    rename: unused,
    save: unused,
  };
  const hooks: Hooks<object, string> = {
    authenticate(_call, _request, open) {
      trace.push('authenticate', open);
      return 'context';
    },
    authorize(permission, context) {
      trace.push('authorize', permission.verb);
      return context;
    },
    unknownMethod(name, known) {
      trace.push('unknownMethod', name, known.length);
      return new RpcError('InvalidParameters', { reason: name });
    },
    parameters(method, params) {
      trace.push('parameters', method);
      return params;
    },
  };
  return createDispatcher({ thing, rpc: { discover: async () => ({}) } }, hooks);
}

function call(method: string): Call {
  return { id: 1, method, params: { id: 7 } };
}

test('a call is authenticated, then permitted, then checked, then handled', async t => {
  const trace: unknown[] = [];
  t.deepEqual(await dispatcher(trace)(call('cmdb.thing.read'), {}), { id: '7', title: 'context' });
  t.deepEqual(trace, ['authenticate', false, 'authorize', 'view', 'parameters', 'cmdb.thing.read']);
});

test('an unknown method is missed only after the key was checked', async t => {
  const trace: unknown[] = [];
  await t.throwsAsync(dispatcher(trace)(call('cmdb.thing.eat'), {}), { instanceOf: RpcError });
  t.deepEqual(trace, ['authenticate', false, 'unknownMethod', 'cmdb.thing.eat', 6]);
});

test('an open method says so', async t => {
  const trace: unknown[] = [];
  t.deepEqual(await dispatcher(trace)(call('rpc.discover'), {}), {});
  t.deepEqual(trace, ['authenticate', true, 'authorize', 'view', 'parameters', 'rpc.discover']);
});

test('no name of Object.prototype is a method', async t => {
  for (const name of ['constructor', '__proto__', 'toString']) await t.throwsAsync(dispatcher([])(call(name), {}));
});
