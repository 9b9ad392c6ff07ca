import { type ErrorName, errors } from '../generated/errors.js';
import { dialects } from '../src/http/envelope/dialects.js';
import { failureJson } from '../src/http/envelope/envelope.js';
import { textOf } from '../src/rpc/json-text.js';
import { RpcError } from '../src/rpc/rpc-error.js';
import { callerOf } from './helpers/rpc.js';
import { dialectNames } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { engines } from './helpers/stores.js';
import test from './helpers/suite.js';

for (const name of Object.keys(errors) as ErrorName[])
  test(`${name} has its name in data.error of the contract dialect alone, beside all other data`, t => {
    for (const data of [null, { title: 'is wrong' }, { error: 'is wrong' }]) {
      // Values of placeholders do not matter here.
      const error = new RpcError(name as 'Busy', {}, data);
      const told = dialectNames.map(dialect => JSON.parse(textOf(failureJson(7, error, dialects[dialect]))).error.data);
      const [{ error: named, ...rest }, existing] = told;
      t.is(named, name);
      t.deepEqual(existing, Object.keys(rest).length > 0 ? rest : null);
      t.true(Object.values(rest).every(text => typeof text === 'string'));
      t.true(data === null || Object.values(rest).includes('is wrong'));
    }
  });

for (const engine of engines.filter(each => each.name === 'SQLite'))
  for (const dialect of dialectNames)
    engine.test(`an attribute or dialog that a caller names error is reported by its place, dialect ${dialect}`, async t => {
      const call = callerOf(await startedService(t, engine), dialect);
      await call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1' });
      const named = (name: string, data: object) => ({ ...(dialect === 'contract' && { error: name }), ...data });
      const attribute = { object: 1, category: 'C__CATG__MODEL', data: { error: 'x' } };
      const refused = { 'data.error': 'there is no such attribute in C__CATG__MODEL' };
      t.deepEqual((await call('cmdb.category.save', attribute)).error?.data, named('ValidationFailed', refused));
      if (dialect !== 'contract') return;
      const unknown = { 'params.error': 'there is no such parameter; expected id' };
      t.deepEqual((await call('cmdb.object.read', { id: 1, error: 1 })).error?.data, named('InvalidParameters', unknown));
    });
