import { names } from './nasty-values.js';

/** Headers that a service reads, or that others would. Those that say how long a body is are tried byte by byte elsewhere. */
export const headers = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Authorization',
  'Content-Encoding',
  'Content-Type',
  'Cookie',
  'Forwarded',
  'Host',
  'If-Match',
  'If-None-Match',
  'Origin',
  'Range',
  'Sec-Fetch-Site',
  'X-API-Key',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Request-ID',
  'X-RPC-Auth-Password',
  'X-RPC-Auth-Session',
  'X-RPC-Auth-Username',
];

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** Values of headers, each in the form of another header, or of none. */
export const headerValues = [
  ...names.filter(name => /^[\x20-\xff]*$/.test(name)),
  ...['Bearer', 'Bearer ', 'Bearer ,', 'Basic', 'Basic ====', `Basic ${base64('a')}`, `Basic ${base64('\0:\ud800')}`],
  ...['*', ',', ';', '"', 'W/"', 'W/"a", "b', '""', '%00', '%', '\\', 'null', '{}', '[]', '\xff\xfe', 'x'.repeat(8000)],
  ...['application/json;charset=\xff', 'application/json; charset=utf-16', 'multipart/form-data; boundary='],
  ...['gzip;q=NaN', 'gzip;q=1e400', 'br;q=-1', 'identity;q=0, *;q=0', 'de;q=x', '1e400', '-1', 'bytes=-1', '[::1', 'a b:x@y'],
];
