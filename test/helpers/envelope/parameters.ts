import { testKey } from '../service.js';
import { archiving, codes, done, type EnvelopeCase, fails, json, named, reading } from './case.js';

const unnamed = [undefined, null, [], [1], [{ apikey: testKey }], 5, 'x', true, ''];

const badKeys = [
  undefined,
  null,
  5,
  true,
  {},
  [],
  [testKey],
  '',
  'not-the-right-key',
  ` ${testKey}`,
  `${testKey} `,
  testKey.toUpperCase(),
  `${testKey}\u0000`,
  'lone \ud800',
  "' OR '1'='1",
  '"; DROP TABLE api_keys; --',
  'back\\slash',
  'x'.repeat(256),
  'x'.repeat(257),
  'kat_00000000_0000000000000000000000000000000000000000000_000000',
];

const noIds = [0, -1, 1.5, '', ' 1', '1 ', '01', '1.0', '1e3', '+1', '0x1', 'web1', null, true, [], [1], {}, '0', '-1'];

const noId = {
  contract: fails(codes.parameters, 7, 'expected an integer from 1 to 9007199254740991'),
  idoit: fails(codes.parameters, 7, 'expected an integer from 1 to 9223372036854775807'),
};

const beyondContract = ['9007199254740992', '9007199254740993', '9223372036854775807'];
const beyondBoth = ['9223372036854775808', '99999999999999999999', '123456789012345678901234567890'];

const archived = (object: string) => json(archiving('?')).replace('"?"', object);
const unknownToContract = (name: string) => ({ contract: fails(codes.parameters, 7, name), idoit: done() });

/** Parameters, keys, languages and ids in parameters. */
export const parameterCases: readonly EnvelopeCase[] = [
  ...unnamed.map(params => ({
    title: `${named(params)} holds no parameters by name`,
    body: json(reading({ params })),
    expected: fails(codes.key, 7, 'parameters are given by name'),
  })),
  ...badKeys.map(apikey => ({
    title: `${named(apikey)} is no key`,
    body: json(reading({ params: { apikey, id: 1 } })),
    expected: fails(codes.key, 7, 'Authentication error'),
  })),
  {
    title: 'the key is checked before the method',
    body: json(reading({ method: 'nothing', params: {} })),
    expected: fails(codes.key),
  },
  {
    title: 'the key is checked before the parameters',
    body: json(reading({ params: { id: 'web1' } })),
    expected: fails(codes.key),
  },
  {
    title: 'rpc.discover needs no key',
    body: json(reading({ method: 'rpc.discover', params: {} })),
    expected: done(),
  },
  ...['en', 'de', 'fr', 'EN', '', 5, null, {}, ['de'], '__proto__', 'x'.repeat(10_000)].map(language => ({
    title: `${named(language)} as a language refuses nothing`,
    body: json(reading({ params: { apikey: testKey, language, id: 1 } })),
    expected: done(),
  })),
  ...['nothing', 'constructor', 'toString', 'hasOwnProperty', 'Id', 'id '].map(name => ({
    title: `${named(name)} is a parameter that nobody knows`,
    body: json(reading({ params: { apikey: testKey, id: 1, [name]: 1 } })),
    expected: unknownToContract(name),
  })),
  {
    title: '__proto__ is a parameter like any that nobody knows',
    body: json(reading()).replace('"id":1}', '"id":1,"__proto__":{"id":2}}'),
    expected: unknownToContract('__proto__'),
  },
  {
    title: '__proto__ beside a long number is a parameter like any that nobody knows',
    body: json(reading()).replace('"id":1}', '"id":1,"__proto__":{"id":2},"more":12345678901234567890}'),
    expected: unknownToContract('__proto__'),
  },
  {
    title: 'an id cannot be inherited',
    body: json(reading()).replace('"id":1}', '"__proto__":{"id":1}}'),
    expected: fails(codes.parameters, 7, 'id'),
  },
  {
    title: 'the last of two parameters of one name counts',
    body: json(reading()).replace('"id":1}', '"id":"web1","id":1}'),
    expected: done(),
  },
  {
    title: 'two names of a parameter may agree',
    body: json(archiving(1, { params: { apikey: testKey, object: 1, objID: '1' } })),
    expected: done(),
  },
  {
    title: 'two names of a parameter must agree',
    body: json(archiving(1, { params: { apikey: testKey, object: 1, objID: 2 } })),
    expected: fails(codes.parameters, 7, "disagrees with another name of 'object'"),
  },
  ...[1, '1'].map(object => ({
    title: `${named(object)} is the id of an object`,
    body: json(archiving(object)),
    expected: done(),
  })),
  ...['1.0', '1e0'].map(object => ({ title: `${object} is the id of an object`, body: archived(object), expected: done() })),
  ...noIds.map(object => ({
    title: `${named(object)} is the id of no object`,
    body: json(archiving(object)),
    expected: noId,
  })),
  ...[Number.MAX_SAFE_INTEGER, '9007199254740991', 2 ** 31, '2147483648'].map(object => ({
    title: `${named(object)} may be the id of an object`,
    body: json(archiving(object)),
    expected: fails(codes.parameters, 7, `Object ${object} not found.`),
  })),
  ...[...beyondContract, ...beyondContract.map(json)].map(object => ({
    title: `${object} is an id that only existing clients may send, quoted digit for digit`,
    body: archived(object),
    expected: {
      ...noId,
      idoit: fails(codes.parameters, 7, `Object ${object.replaceAll('"', '')} not found.`),
    },
  })),
  ...[...beyondBoth, ...beyondBoth.map(json), '1e400', '-9007199254740993'].map(object => ({
    title: `${object} is an id that nobody may send`,
    body: archived(object),
    expected: noId,
  })),
];
