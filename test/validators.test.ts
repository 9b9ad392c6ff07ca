import { parameterValidator, schemaValidator } from '../src/rpc/validators.js';
import test from './helpers/suite.js';

test('a default is filled in', t => {
  const params = {};
  t.true(parameterValidator('cmdb.objects.read')(params));
  t.deepEqual(params, { order_by: 'id', sort: 'ASC' });
});

test('an unknown parameter is refused', t => {
  t.false(parameterValidator('cmdb.object.read')({ id: 1, depth: 2 }));
});

test('the first fault is reported, with what would be right, however many there are', t => {
  const validate = parameterValidator('cmdb.object.update');
  t.false(validate({ id: 0, title: '' }));
  const expected = validate.errors?.map(({ instancePath, parentSchema }) => [instancePath, parentSchema?.['x-expected']]);
  t.deepEqual(
    expected?.filter(([, text]) => text !== undefined),
    [['/id', 'an integer from 1 to 9007199254740991, or the same as a text of digits']],
  );
});

test('a parameter that is not given is no fault: whether it may be missing differs between dialects', t => {
  t.true(parameterValidator('cmdb.object.update')({}));
});

test('a validator is compiled once', t => {
  t.is(schemaValidator('Titles'), schemaValidator('Titles'));
});

test('a validator of a named schema narrows the type of a value', t => {
  const value: unknown = { en: 'Server', de: 'Server' };
  const validate = schemaValidator('Titles');
  t.true(validate(value) && value.en === 'Server');
  t.false(validate({ en: 'Server' }));
});
