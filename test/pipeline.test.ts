import { type MethodName, methods } from '../generated/methods.js';
import { handlerOf } from '../src/handlers/handler-of.js';
import { callerOf } from './helpers/rpc.js';
import { addKey } from './helpers/service.js';
import { sharedService } from './helpers/started-service.js';
import { engines, type TestEngine } from './helpers/stores.js';
import test from './helpers/suite.js';

const [sqlite] = engines as readonly [TestEngine];
const sharedOf = sharedService(sqlite);
const limited = 'printers-printers-0';

/** The error that a key meets with a call; without a key where none is given. */
async function errorOf(apikey: string | undefined, method: string, params: object): Promise<string | undefined> {
  const { error } = await callerOf(await sharedOf(), 'contract')(method, { ...params, apikey });
  return error?.data?.error;
}

test('every method leads to its own handler', t => {
  const handlers = (Object.keys(methods) as MethodName[]).map(handlerOf);
  t.is(new Set(handlers).size, handlers.length);
});

sqlite.test('a call is authenticated, then routed, then authorized, then validated, then handled', async t => {
  await addKey((await sharedOf()).store, limited, 'printers', { grants: [{ verbs: ['view'] }] });
  t.is(await errorOf('wrong', 'cmdb.object.eat', { eat: 1 }), 'AuthenticationFailed', 'before it is routed');
  t.is(await errorOf(limited, 'cmdb.object.eat', { eat: 1 }), 'MethodNotFound');
  t.is(await errorOf('wrong', 'cmdb.object.update', { eat: 1 }), 'AuthenticationFailed', 'before it is authorized');
  t.is(await errorOf(limited, 'cmdb.object.update', { eat: 1 }), 'Forbidden', 'before it is validated');
  t.is(await errorOf(limited, 'cmdb.object.read', { eat: 1 }), 'InvalidParameters');
  t.is(
    await errorOf(limited, 'cmdb.object.read', { id: 1, time_zone: 'Nowhere/Never' }),
    'InvalidParameters',
    'before it is handled',
  );
  t.is(await errorOf(limited, 'cmdb.object.read', { id: 1 }), 'ObjectNotFound');
});

sqlite.test('an open method needs no key, and every other one does', async t => {
  t.is(await errorOf(undefined, 'rpc.discover', {}), undefined);
  t.is(await errorOf(undefined, 'cmdb.object.read', { id: 1 }), 'AuthenticationFailed');
});

sqlite.test('no name of Object.prototype is a method', async t => {
  for (const name of ['constructor', '__proto__', 'toString']) t.is(await errorOf(limited, name, {}), 'MethodNotFound', name);
});
