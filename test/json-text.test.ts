import {
  array,
  arrayOf,
  constantValue,
  idsWriter,
  type JsonText,
  jsonMadeBefore,
  jsonOf,
  membersWriter,
  object,
  objectWith,
  quoteInteger,
  textOf,
  valuesWriter,
  withMember,
} from '../src/rpc/json-text.js';
import { Dice } from './helpers/dice.js';
import test from './helpers/suite.js';

const dice = new Dice(9);
const samples = Array.from({ length: 2000 }, () => randomValue(3));
const objects = samples.filter(isObject);

function randomValue(depth: number): unknown {
  const kind = dice.below(depth > 0 ? 8 : 5);
  if (kind < 3) return dice.one([null, true, false, 0, -1.5, 1e300, '', randomText()]);
  if (kind < 5) return randomText();
  if (kind === 5) return Array.from({ length: dice.below(4) }, () => randomValue(depth - 1));
  return Object.fromEntries(Array.from({ length: dice.below(5) }, () => [randomText(), randomValue(depth - 1)]));
}

function randomText(): string {
  return Array.from({ length: dice.below(6) }, () =>
    dice.one(['{', '}', '[', ']', ',', ':', '"', '\\', '\n', '\u2028', 'ä', '😀', 'a']),
  ).join('');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsed(json: JsonText): unknown {
  return JSON.parse(textOf(json));
}

test('a list of JSON is the JSON of the list', t => {
  t.is(textOf(array(samples.map(jsonOf))), JSON.stringify(samples));
  t.is(textOf(arrayOf(samples, jsonOf)), JSON.stringify(samples));
  t.is(textOf(array([])), '[]');
});

test('an object of JSON members is the JSON of the object', t => {
  for (const each of objects) {
    t.is(textOf(object(Object.entries(each).map(([name, value]) => [name, jsonOf(value)]))), JSON.stringify(each));
  }
});

test('a member comes last, in an empty object, too', t => {
  for (const each of [{}, ...objects]) {
    const value = randomValue(2);
    t.deepEqual(Object.entries(parsed(withMember(jsonOf(each), 'added member', jsonOf(value))) as object).at(-1), [
      'added member',
      value,
    ]);
  }
});

test('members of the same names are written for one source after another', t => {
  const write = membersWriter<{ readonly one: unknown; readonly other: unknown }>([
    ['on"e', ({ one }) => jsonOf(one)],
    ['other', ({ other }) => jsonOf(other)],
  ]);
  const id = membersWriter<number>([['id', quoteInteger]]);
  const ids = idsWriter('id', '"');
  const none = membersWriter<unknown>([]);
  for (const [at, one] of samples.entries()) {
    const other = samples.at(-at);
    t.deepEqual(objectWith(write({ one, other })), objectWith(none(one), write({ one, other })));
    t.deepEqual(objectWith(write({ one, other })), objectWith(write({ one, other }), none(one)));
    t.is(textOf(objectWith(ids(at, 1))), JSON.stringify({ id: String(at), '"': '1' }));
    t.is(textOf(objectWith(id(at), write({ one, other }))), JSON.stringify({ id: String(at), 'on"e': one, other }));
  }
  t.is(textOf(objectWith(none(1))), '{}');
});

test('members are written with unset, constant and other values, again and again', t => {
  const constant = constantValue({ id: '1', title: 'Yes' });
  const write = valuesWriter<Readonly<Record<string, unknown>>>(
    ['first', 'se"cond'].map(name => ({ name, show: source => source[name] })),
  );
  const values = [null, '', constant, [], { title: '"' }, 7, true, 'x', ...samples.slice(0, 20)];
  for (let round = 0; round < 2; round += 1) {
    for (const first of values) {
      for (const second of values) {
        const source = { first, 'se"cond': second };
        t.is(textOf(objectWith(write(source))), JSON.stringify(source));
      }
    }
  }
  t.true(Object.isFrozen(constant));
});

test('an object that changes is written as it is now', t => {
  const write = valuesWriter<unknown>([{ name: 'value', show: source => source }]);
  const changing = { count: 1 };
  write(changing);
  changing.count = 2;
  t.is(textOf(objectWith(write(changing))), '{"value":{"count":2}}');
});

test('a value that JSON cannot express is null', t => {
  t.is(textOf(jsonOf(undefined)), 'null');
  t.is(textOf(jsonOf(() => {})), 'null');
});

test('ready-made JSON is put in unchanged', t => {
  for (const each of samples) t.is(textOf(array([jsonMadeBefore(JSON.stringify(each))])), `[${JSON.stringify(each)}]`);
});
