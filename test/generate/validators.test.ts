import test from 'ava';
import { parameterValidator, schemaValidator } from './complete/validators.js';

test('a default is filled in', t => {
  const params = {};
  t.true(parameterValidator('cmdb.thing.list')(params));
  t.deepEqual(params, { limit: 10 });
});

test('an unknown parameter is refused', t => {
  t.false(parameterValidator('cmdb.thing.read')({ id: 1, depth: 2 }));
});

test('the first fault is told, with what would be right, however many there are', t => {
  const validate = parameterValidator('cmdb.thing.rename');
  t.false(validate({ id: 0, title: '' }));
  const expected = validate.errors?.map(({ instancePath, parentSchema }) => [instancePath, parentSchema?.['x-expected']]);
  t.deepEqual(
    expected?.filter(([, text]) => text !== undefined),
    [['/id', 'an integer from 1, or the same as a text of digits']],
  );
});

test('a parameter that is not given is no fault: whether it may be missing differs between dialects', t => {
  t.true(parameterValidator('cmdb.thing.rename')({}));
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
