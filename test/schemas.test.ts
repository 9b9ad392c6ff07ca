import { schemaInDialect } from './helpers/dialect-schemas.js';
import { parametersValidator, resultValidator } from './helpers/method-schemas.js';
import { testKey } from './helpers/service.js';
import test from './helpers/suite.js';

const apikey = testKey;
const created = { id: '1', message: 'Object was successfully created', success: true };

test('a schema in a dialect has the changes of its mark', t => {
  const schema = { items: { type: 'string', 'x-dialect': { idoit: { type: 'integer' } } } };
  t.deepEqual(schemaInDialect(schema, 'idoit'), { items: { type: 'integer' } });
  t.deepEqual(schemaInDialect(schema, 'contract'), { items: { type: 'string' } });
});

test('a result fits in its own dialect alone', t => {
  t.true(resultValidator('cmdb.object.create', 'contract')(created));
  t.false(resultValidator('cmdb.object.create', 'idoit')(created));
  t.true(resultValidator('cmdb.object.create', 'idoit')({ ...created, id: 1 }));
  t.false(resultValidator('cmdb.object.create', 'contract')({ ...created, id: 1 }));
});

test('an unknown object is an empty list for existing clients alone', t => {
  t.true(resultValidator('cmdb.object.read', 'idoit')([]));
  t.false(resultValidator('cmdb.object.read', 'contract')([]));
});

test('a result has nothing more than it should', t => {
  t.false(resultValidator('cmdb.object.create', 'contract')({ ...created, more: 1 }));
});

test('parameters are checked under every name they have', t => {
  const valid = parametersValidator('cmdb.category.read', 'contract');
  t.true(valid({ apikey, objID: 1, category: 'C__CATG__MODEL' }));
  t.true(valid({ apikey, object: '1', catgID: 2 }));
  t.false(valid({ apikey, category: 'C__CATG__MODEL' }));
  t.false(valid({ apikey, objID: 1, category: 'C__CATG__MODEL', more: 1 }));
  // A header may carry the key.
  t.true(valid({ objID: 1, category: 'C__CATG__MODEL' }));
});

test('existing clients may leave out and add what the contract would refuse', t => {
  t.true(parametersValidator('cmdb.object.delete', 'idoit')({ apikey, object: 1, more: 1 }));
  t.false(parametersValidator('cmdb.object.delete', 'contract')({ apikey, id: 1 }));
});
