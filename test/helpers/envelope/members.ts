import { codes, done, type EnvelopeCase, fails, json, named, reading } from './case.js';

const noVersions = [undefined, null, 2, 2.1, true, '', '2', '1.0', ' 2.0', '2.0 ', [], {}, ['2.0']];
const noMethods = [undefined, null, 5, true, '', [], {}, ['cmdb.object.read']];
const unknownMethods = [
  'cmdb.thing',
  'cmdb.object.read.',
  'cmdb.object.remove',
  'CMDB.OBJECT.READ',
  ' cmdb.object.read',
  'cmdb.object.markastemplate',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'rpc',
  'cmdb.object.read\u0000',
  'lone \ud800',
  'x'.repeat(128),
  '😀'.repeat(128),
];

/** Versions and methods. */
export const memberCases: readonly EnvelopeCase[] = [
  { title: 'the version may stand under version', body: json(reading()), expected: done() },
  { title: 'the version may stand under jsonrpc', body: json(reading({ version: undefined, jsonrpc: '2.0' })), expected: done() },
  { title: 'the version may stand under both names', body: json(reading({ jsonrpc: '2.0' })), expected: done() },
  ...noVersions.map(version => ({
    title: `${named(version)} is no version`,
    body: json(reading({ version })),
    expected: fails(codes.request, 7, 'version'),
  })),
  ...noVersions.slice(1).map(jsonrpc => ({
    title: `${named(jsonrpc)} is no version under jsonrpc either`,
    body: json(reading({ version: undefined, jsonrpc })),
    expected: fails(codes.request, 7, 'jsonrpc'),
  })),
  ...noMethods.map(method => ({
    title: `${named(method)} is no method`,
    body: json(reading({ method })),
    expected: fails(codes.request, 7, 'method'),
  })),
  {
    title: 'a name of 129 characters is no method',
    body: json(reading({ method: 'x'.repeat(129) })),
    expected: fails(codes.request, 7, 'at most 128 characters'),
  },
  ...unknownMethods.map(method => ({
    title: `${named(method)} is a method that nobody knows`,
    body: json(reading({ method })),
    expected: fails(codes.method, 7, 'Method not found: '),
  })),
  {
    title: 'the nearest method is suggested',
    body: json(reading({ method: 'cmdb.object.reed' })),
    expected: fails(codes.method, 7, "did you mean 'cmdb.object.read'?"),
  },
  { title: 'more members than there are do no harm', body: json(reading({ more: 1, result: 2, error: 3 })), expected: done() },
  { title: 'no members at all are no call', body: '{}', expected: fails(codes.request, null) },
  { title: 'the version is checked before the method', body: json({ id: 7 }), expected: fails(codes.request, 7, 'version') },
  {
    title: 'the method is checked before the id',
    body: json(reading({ method: 5, id: true })),
    expected: fails(codes.request, null, 'method'),
  },
];
