import { codes, done, type EnvelopeCase, fails, json, reading } from './case.js';

const body = json(reading());
const types = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=UTF-8',
  'Application/JSON',
  'application/json-rpc',
  'application/jsonrequest',
];
const noTypes = [
  '',
  'text/plain',
  'text/json',
  'application/jsonx',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'x-application/json',
];

/** Cases of HTTP around a call. */
export const httpCases: readonly EnvelopeCase[] = [
  ...types.map(type => ({ title: `a body may be ${type}`, body, headers: { 'Content-Type': type }, expected: done() })),
  ...noTypes.map(type => ({
    title: `a body may not be ${type || 'without a type'}`,
    body: Buffer.from(body),
    headers: { 'Content-Type': type },
    status: 415,
    expected: fails(codes.request, null, 'application/json'),
  })),
  { title: 'a body may be encoded as it is', body, headers: { 'Content-Encoding': 'identity' }, expected: done() },
  ...['gzip', 'br', 'deflate', 'zstd', 'unknown'].map(encoding => ({
    title: `a body may not be encoded as ${encoding}`,
    body,
    headers: { 'Content-Encoding': encoding },
    status: 415,
    expected: fails(codes.request, null, 'Content-Encoding'),
  })),
  ...['application/json', 'gzip', 'br;q=0', '*', 'identity;q=0', 'nonsense'].map(encoding => ({
    title: `the answer may be asked for as ${encoding}`,
    body,
    headers: { 'Accept-Encoding': encoding },
    expected: done(),
  })),
  ...['application/xml', 'text/html', '*/*'].map(accept => ({
    title: `the answer is JSON to those who ask for ${accept}`,
    body,
    headers: { Accept: accept },
    expected: done(),
  })),
  ...['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map(verb => ({
    title: `a call is not sent by ${verb}`,
    verb,
    status: 405,
    expected: fails(codes.request, null, `must be POST, not ${verb}`),
  })),
  { title: 'a slash may stand at the end of the address', body, path: '/', expected: done() },
  { title: 'a query in the address does no harm', body, path: '?debug=1', expected: done() },
];
