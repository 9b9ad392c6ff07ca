import test from 'ava';
import { parameterValidator, schemaValidator } from './complete/validators.js';
import { parameterValidator as inDialect } from './dialects/validators.js';

test('a default is filled in', t => {
  const params = {};
  t.true(parameterValidator('cmdb.thing.list', 'contract')(params));
  t.deepEqual(params, { limit: 10 });
});

test('an unknown parameter is refused', t => {
  t.false(parameterValidator('cmdb.thing.read', 'contract')({ id: 1, depth: 2 }));
});

test('every fault is reported, with what would be right', t => {
  const validate = parameterValidator('cmdb.thing.rename', 'contract');
  t.false(validate({ id: 0, title: '' }));
  const expected = validate.errors?.map(({ instancePath, parentSchema }) => [instancePath, parentSchema?.['x-expected']]);
  t.deepEqual(
    expected?.filter(([, text]) => text !== undefined),
    [
      ['/id', 'an integer from 1, or the same as a text of digits'],
      ['/title', 'a text of 1 to 255 characters'],
    ],
  );
});

test('a dialect may spare a parameter', t => {
  const params = { id: 1, kind: 'K' };
  t.false(inDialect('cmdb.thing.read', 'contract')(params));
  t.true(inDialect('cmdb.thing.read', 'plain')(params));
});

test('a validator is compiled once', t => {
  t.is(schemaValidator('Thing'), schemaValidator('Thing'));
});

test('a named schema checks a value and tells its type', t => {
  const value: unknown = { id: '1', title: 'A' };
  const validate = schemaValidator('Thing');
  t.true(validate(value) && value.title === 'A');
  t.false(validate({ id: '1' }));
});
