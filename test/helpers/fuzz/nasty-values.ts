import { Members, Raw } from './json.js';

export const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  ' ',
  'id',
  '0',
  'länge',
  '\0',
  '\ud800',
  'x'.repeat(300),
];
/** Moments at the edges of the calendar, and beyond it once they are in UTC. */
const moments = ['0001-01-01', '0001-01-01 00:00', '9999-12-31T23:59:59-05:00', '0001-01-01T00:00:00+14:00', '999999 years ago'];

export const texts = [
  ...names,
  "'; DROP TABLE objects; --",
  '" OR ""="',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '$(id)`id`{{7*7}}%s%n%x',
  '\u202Egnp.exe',
  'NaN',
  '1e400',
  '9'.repeat(19),
  '-1',
  '2026-02-30',
  '1\r\nX-Name: x',
  '\uFEFF\u2028',
  '😀'.repeat(200),
  'x'.repeat(70_000),
  ...moments,
];
const numbers = [
  '0',
  '-1',
  '1.5',
  '-0',
  '1e308',
  '1e400',
  '5e-324',
  '2147483648',
  '9007199254740991',
  '9007199254740993',
  '9'.repeat(40),
  '4294967297',
].map(text => new Raw(text));
const empty = [null, true, false, [], [[]], [null], new Members([])];

/** Members that code reads of values which it takes for texts, lists, dates, promises or schemas; those of every object included. */
const membersOfValues = [
  ...Object.getOwnPropertyNames(Object.prototype),
  'toJSON',
  'length',
  'then',
  'map',
  'trim',
  'getTime',
  '$ref',
];
const likeOthers = [
  ...membersOfValues.map(name => new Members([[name, 1]])),
  new Members(membersOfValues.map(name => [name, null])),
  new Members([['length', -1]]),
  [new Members([['toString', 1]])],
  [[new Members([['toString', 'x']])]],
];

/** A value or more of each kind; those that are sent to every place. */
export const hostile: readonly unknown[] = [
  ...moments,
  ...['', '__proto__', 'constructor', 'toString', '\0', '\ud800', '-1', '1e400', '9'.repeat(19), 'x'.repeat(300)],
  ...numbers,
  ...empty,
  ...likeOthers,
];

export const nasty: readonly unknown[] = [
  ...texts,
  ...numbers,
  ...empty,
  ...likeOthers,
  Array.from({ length: 200 }, (_, index) => index),
  new Members([['__proto__', new Members([['isAdmin', true]])]]),
  new Members([['constructor', new Members([['prototype', new Members([['isAdmin', true]])]])]]),
  new Members([
    ['a', 1],
    ['a', 2],
  ]),
  new Raw('[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]'),
];
