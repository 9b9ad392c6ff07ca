import { text } from '../src/messages/text.js';
import { asJson, suggestion, withSuggestion } from '../src/rpc/did-you-mean.js';
import { invalidParameter, invalidParameters } from '../src/rpc/invalid-parameters.js';
import { nearest } from '../src/rpc/nearest.js';
import { english, englishData } from './helpers/english.js';
import test from './helpers/suite.js';

const known = ['hostname', 'address'];

test('the suggestion is the known name nearest to the one that was written', t => {
  t.is(english(suggestion('hostnam', known)), "did you mean 'hostname'?");
  t.is(english(suggestion('hostnam', known, asJson)), 'did you mean "hostname"?');
});

test('nothing is suggested where no known name is near', t => {
  t.is(suggestion('colour', known), undefined);
  t.is(suggestion('', known), undefined);
  t.is(suggestion('hostname', []), undefined);
});

test('a fault is followed by the question only where there is one', t => {
  const fault = text('Expected', { expected: 'address' });
  t.is(english(withSuggestion(fault, 'adress', known)), "expected address; did you mean 'address'?");
  t.is(english(withSuggestion(fault, 'colour', known)), 'expected address');
});

test('a refused parameter is named in the reason and in the data', t => {
  const { errorName, message, data } = invalidParameter('filter', 'expected an object');
  t.is(errorName, 'InvalidParameters');
  t.true(message.endsWith('filter: expected an object'), message);
  t.deepEqual(englishData(data), { filter: 'expected an object' });
});

test('a reason of its own takes the place of the usual one', t => {
  const { message, data } = invalidParameter('limit', 'expected a number', 'an offset and a cursor exclude each other');
  t.true(message.endsWith('an offset and a cursor exclude each other'), message);
  t.deepEqual(englishData(data), { limit: 'expected a number' });
});

test('of many refused parameters the reason has three, the data all', t => {
  const faults = new Map(['a', 'b', 'c', 'd'].map(name => [name, 'is required']));
  const { message, data } = invalidParameters(faults);
  t.true(message.endsWith('a: is required; b: is required; c: is required'), message);
  t.deepEqual(data, Object.fromEntries(faults));
});

for (const [name, names, expected] of [
  ['colour', ['color', 'collar'], 'color'],
  ['HOSTNAME', ['hostname', 'host'], 'hostname'],
  ['C__CATG__FOO', ['C__CATG__IP', 'C__CATG__CPU'], undefined],
  ['C__OBJTYPE__SERVR', ['C__OBJTYPE__SERVER', 'C__OBJTYPE__SERVICE'], 'C__OBJTYPE__SERVER'],
  ['', ['a'], undefined],
  ['a', [], undefined],
  ['x'.repeat(100_000), ['x'], undefined],
] as const) {
  test(`of ${names.join(', ') || 'nothing'}, ${expected ?? 'none'} is near '${name.slice(0, 20)}'`, t =>
    t.is(nearest(name, names), expected));
}
