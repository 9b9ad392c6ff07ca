import { codes, done, type EnvelopeCase, fails, json, named, reading } from './case.js';

const goodIds = [
  1,
  0,
  -1,
  -42,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  'a',
  '23',
  '-42',
  '0',
  'null',
  ' ',
  '5f0c1f52-6f7b-4b0e-9a55-7ad4d9f3a2c1',
  'Zürich 😀',
  '"quoted" \\ \u0001',
  'lone \ud800',
  'x'.repeat(256),
  '😀'.repeat(256),
];

const badIds = [true, false, [], {}, [1], { id: 1 }, 1.5, -0.5, 'x'.repeat(257), '😀'.repeat(257)];

/** Numbers that JSON can write and a double cannot hold: they come back digit for digit. */
const longIds = [
  '9007199254740992',
  '9007199254740993',
  '-9007199254740993',
  '9223372036854775807',
  '123456789012345678901234567890',
];

const refused = { contract: fails(codes.request, null, 'id'), idoit: fails(codes.internal, null, 'id') };

/** Ids of every kind. */
export const idCases: readonly EnvelopeCase[] = [
  ...goodIds.map(id => ({ title: `${named(id)} is an id`, body: json(reading({ id })), expected: done(id) })),
  ...goodIds.map(id => ({
    title: `an error comes with the id ${named(id)}`,
    body: json(reading({ id, version: '1.0' })),
    expected: fails(codes.request, id),
  })),
  ...longIds.map(id => ({
    title: `${id} is an id`,
    body: json(reading()).replace('"id":7', `"id":${id}`),
    expected: done(BigInt(id)),
  })),
  { title: '1.0 is an integer', body: json(reading()).replace('"id":7', '"id":1.0'), expected: done(1) },
  { title: '1e2 is an integer', body: json(reading()).replace('"id":7', '"id":1e2'), expected: done(100) },
  { title: '-0 is 0', body: json(reading()).replace('"id":7', '"id":-0'), expected: done(0) },
  { title: 'the last of two ids counts', body: json(reading()).replace('"id":7', '"id":6,"id":7'), expected: done() },
  { title: 'null is an id of the contract', body: json(reading({ id: null })), expected: { ...refused, contract: done(null) } },
  {
    title: 'the empty text is an id of the contract',
    body: json(reading({ id: '' })),
    expected: { ...refused, contract: done('') },
  },
  ...badIds.map(id => ({ title: `${named(id)} is no id`, body: json(reading({ id })), expected: refused })),
  { title: '1e400 is no id', body: json(reading()).replace('"id":7', '"id":1e400'), expected: refused },
  {
    title: 'a bad id is told after a bad version',
    body: json(reading({ id: 1.5, version: 2 })),
    expected: fails(codes.request, null, 'version'),
  },
  { title: 'a bad id is told before a bad key', body: json(reading({ id: 1.5, params: {} })), expected: refused },
  { title: 'a call without an id is a notification', body: json(reading({ id: undefined })), expected: undefined },
  {
    title: 'a notification that fails is not answered',
    body: json(reading({ id: undefined, params: {} })),
    expected: undefined,
  },
  {
    title: 'a notification of a method that nobody knows is not answered',
    body: json(reading({ id: undefined, method: 'nothing' })),
    expected: undefined,
  },
];
