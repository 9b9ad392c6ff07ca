import test from 'ava';
import { methods } from '../generated/methods.js';
import { type Call, createDispatcher, type Hooks, Presumption } from '../src/rpc/dispatcher.js';
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
    dialectOf: () => 'idoit',
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

/** The callers that handlers are given where one is presumed and one is found, and the answer. */
async function presuming(method: string, presumed: string, found: Promise<string>) {
  const trace: unknown[] = [];
  const hooks: Hooks<object, string> = {
    authenticate: () => new Presumption(presumed, found),
    dialectOf: () => 'idoit',
    authorize: (_, context) => {
      if (context === 'powerless') throw new RpcError('Busy', {});
      return context;
    },
    unknownMethod: name => new RpcError('MethodNotFound', { method: name }),
    parameters: (_, params, context) => {
      trace.push(context);
      return [params, context];
    },
  };
  const answer = Promise.resolve(createDispatcher(echoing(), hooks)(call(method), {}));
  const context = await answer.then(
    reply => ('result' in reply ? (reply.result as { readonly context: string }).context : ''),
    error => (error as RpcError).errorName,
  );
  return { trace, context };
}

test('a call is carried out for the caller that is presumed, and answered where that is right', async t => {
  const found = Promise.resolve('same');
  for (const method of ['cmdb.object.read', 'cmdb.object.create'])
    t.deepEqual(await presuming(method, 'same', found), { trace: ['same'], context: 'same' });
});

test('a call for another caller than the one found is carried out again, and what it threw is forgotten', async t => {
  const found = Promise.resolve('other');
  t.deepEqual(await presuming('cmdb.object.read', 'one', found), { trace: ['one', 'other'], context: 'other' });
  t.deepEqual(await presuming('cmdb.object.read', 'powerless', found), { trace: ['other'], context: 'other' });
});

test('a presumed caller that is rejected learns nothing', async t => {
  const rejected = Promise.reject(new RpcError('AuthenticationFailed', {}));
  t.deepEqual(await presuming('cmdb.object.read', 'one', rejected), { trace: ['one'], context: 'AuthenticationFailed' });
});

test('what changes more than records, or waits, is carried out for the caller that is found alone', async t => {
  const found = Promise.resolve('same');
  for (const method of ['kataster.key.create', 'idoit.logout', 'kataster.changes.follow'])
    t.deepEqual(await presuming(method, 'presumed', found), { trace: ['same'], context: 'same' });
});

test('no name of Object.prototype is a method', t => {
  for (const name of ['constructor', '__proto__', 'toString']) t.throws(() => dispatcher([])(call(name), {}));
});
