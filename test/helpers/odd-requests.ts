import { head } from './raw.js';
import { testKey } from './service.js';

export const other = 'other-key-other-key';
export const limited = 'printers-printers-0';
export const expiring = 'expiring-expiring-0';
export const elsewhere = 'elsewhere-elsewhere-0';

export const usual = (key = testKey, id: unknown = 7, object = 1): string =>
  `{"jsonrpc":"2.0","method":"cmdb.object.read","params":{"apikey":"${key}","id":${object}},"id":${id}}`;

/** The same call as other programs write it. */
export const idSecond = (key = testKey, id: unknown = 7, more = ''): string =>
  `{"jsonrpc":"2.0","id":${id},"method":"cmdb.object.read","params":{"apikey":"${key}","id":1}${more}}`;

/** A request as it is written on a connection; the usual one where nothing else is said. */
export interface Odd {
  readonly path?: string;
  readonly verb?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  readonly version?: string;
}

/** A request as bytes; the connection ends after its answer. */
export function bytesOf({ path = '/jsonrpc', verb = 'POST', headers = {}, body = usual(), version = '1.1' }: Odd): Buffer {
  const content = Buffer.from(body);
  const length = 'Transfer-Encoding' in headers ? {} : { 'Content-Length': String(content.length) };
  const written = head(path, { ...length, Connection: 'close', 'X-Request-Id': 'same', ...headers });
  return Buffer.concat([Buffer.from(written.replace(/^POST (.*) HTTP.1\.1/, `${verb} $1 HTTP/${version}`)), content]);
}

/** The same call without a key. */
export const keyless = (id = 7): string => `{"jsonrpc":"2.0","method":"cmdb.object.read","params":{"id":1},"id":${id}}`;
const bearer = (key: string): Odd => ({ headers: { Authorization: `Bearer ${key}` }, body: keyless() });
const inHeader = (key: string, body = keyless()): Odd => ({ headers: { 'X-API-Key': key }, body });

export const notByName = '{"jsonrpc":"2.0","method":"cmdb.object.read","params":[1],"id":7}';
export const twoKeys = `{"jsonrpc":"2.0","method":"cmdb.object.read","params":{"apikey":"${testKey}","apikey":"${limited}","id":1},"id":7}`;
const save = `{"jsonrpc":"2.0","method":"cmdb.object.update","params":{"apikey":"${testKey}","id":1,"title":"web1"},"id":7}`;
export const batchOf = (...calls: readonly string[]): string => `[${calls.join()}]`;
const basic = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`;

export const odd: Readonly<Record<string, Odd>> = {
  'the usual one': {},
  'another id': { body: usual(testKey, 123_456) },
  'an id that is the second member': { body: idSecond() },
  'another id that is the second member': { body: idSecond(testKey, 123_456) },
  'a second id after it': { body: idSecond(testKey, 7, ',"id":8') },
  'a second id within it': { body: idSecond().replace('"method"', '"id":8,"method"') },
  'a second id within it, and others before': { body: idSecond(testKey, 8).replace('"method"', '"id":8,"method"') },
  'a second id, and white space before the end': { body: idSecond(testKey, 8, ',"id":8 ') },
  'a batch with ids that are second members': { body: batchOf(idSecond(), idSecond(testKey, 8)) },
  'a second member with a zero before it': { body: idSecond(testKey, '07') },
  'a second member that is a text': { body: idSecond(testKey, '"7"') },
  'white space after colons and commas': {
    body: `{"jsonrpc": "2.0", "id": 7, "method": "cmdb.object.read", "params": {"apikey": "${testKey}", "id": 1}}`,
  },
  'the id 0': { body: usual(testKey, 0) },
  'an id with a zero before it': { body: usual(testKey, '07') },
  'a negative id': { body: usual(testKey, -7) },
  'an id with a fraction': { body: usual(testKey, '7.0') },
  'an id beyond numbers': { body: usual(testKey, '9007199254740993') },
  'an id of 400 digits': { body: usual(testKey, '7'.repeat(400)) },
  'a text as id': { body: usual(testKey, '"7"') },
  'null as id': { body: usual(testKey, null) },
  'a notification': { body: usual().replace(',"id":7', '') },
  'two ids': { body: usual().replace('{"jsonrpc"', '{"id":5,"jsonrpc"') },
  'another object': { body: usual(testKey, 7, 2) },
  'an object that is not there': { body: usual(testKey, 7, 99) },
  'another method': { body: usual().replace('cmdb.object.read', 'cmdb.object.reaD') },
  'a write': { body: save },
  'parameters in a list': { body: notByName },
  'the id before the parameters': { body: usual().replace(',"id":7', '').replace('{"jsonrpc"', '{"id":7,"jsonrpc"') },
  'spaces behind names': { body: usual().replaceAll(':', ': ').replaceAll(',', ', ') },
  'white space everywhere': { body: usual().replaceAll(/([{},:])/g, '\n$1\t') },
  'an escape in the name of the key': { body: usual().replace('apikey', '\\u0061pikey') },
  'an escape in the key': { body: usual(testKey.replace('t', '\\u0074')) },
  'two keys': { body: twoKeys },
  'two keys, one of them escaped': { body: twoKeys.replace('"apikey"', '"\\u0061pikey"') },
  'a key that is no text': { body: usual().replace(`"${testKey}"`, '5') },
  'no key': { body: usual().replace(`"apikey":"${testKey}",`, '') },
  'an unknown key': { body: usual('nobody-nobody-nobody') },
  'a key that differs at its end': { body: usual(`${testKey.slice(0, -1)}1`) },
  'a key with more behind it': { body: usual(`${testKey}0`) },
  'another key': { body: usual(other) },
  'a key that may not see it': { body: usual(limited) },
  'a key from another address': { body: usual(elsewhere) },
  'a key in a header': { headers: { 'X-API-Key': testKey } },
  'another key in a header': { headers: { 'X-API-Key': limited } },
  'a key in a header alone': inHeader(testKey),
  'the same key in a header': inHeader(testKey, usual()),
  'a key that may not see it in a header alone': inHeader(limited),
  'an unknown key in a header alone': inHeader('nobody-nobody-nobody'),
  'a key with a space in a header': inHeader(`${testKey} `),
  'two keys in a header': inHeader(`${testKey}, ${testKey}`),
  'an empty key in a header': inHeader(''),
  'a key in a header with umlauts': inHeader('schl\xfcssel-schl\xfcssel'),
  'a batch with a key in a header': inHeader(testKey, batchOf(keyless(), keyless(8))),
  'a batch with a key in a header and in a call': inHeader(testKey, batchOf(keyless(), usual(testKey, 8))),
  'a batch with a key in a header and others in calls': inHeader(testKey, batchOf(keyless(), usual(other, 8))),
  'a batch with a call without a key': { body: batchOf(usual(), keyless(8)) },
  'a batch of existing clients with a key in a header': { path: '/src/jsonrpc.php', ...inHeader(testKey, batchOf(keyless())) },
  'a key as bearer alone': bearer(testKey),
  'a key that may not see it as bearer alone': bearer(limited),
  'a bearer in small letters': { headers: { Authorization: `bearer ${testKey}` }, body: keyless() },
  'a bearer with two spaces': bearer(` ${testKey}`),
  'no bearer': bearer(''),
  'keys in two headers': { headers: { 'X-API-Key': limited, Authorization: `Bearer ${testKey}` }, body: keyless() },
  'a key as bearer': { headers: { Authorization: `Bearer ${limited}` } },
  'user and password': { headers: { Authorization: basic('nobody:secret') } },
  'the headers of a user': { headers: { 'X-RPC-Auth-Username': 'nobody', 'X-RPC-Auth-Password': 'secret' } },
  'a session': { headers: { 'X-RPC-Auth-Session': 'over' } },
  GET: { verb: 'GET' },
  PUT: { verb: 'PUT' },
  OPTIONS: { verb: 'OPTIONS', headers: { Origin: 'https://example.org', 'Access-Control-Request-Method': 'POST' } },
  'an origin': { headers: { Origin: 'https://example.org' } },
  'the other dialect': { path: '/src/jsonrpc.php' },
  'a slash at the end': { path: '/jsonrpc/' },
  'a query': { path: '/jsonrpc?a=1' },
  'another path': { path: '/json' },
  'another type': { headers: { 'Content-Type': 'text/plain' } },
  'a type with a character set': { headers: { 'Content-Type': 'application/json; charset=utf-8' } },
  'a compressed body': { headers: { 'Content-Encoding': 'gzip' } },
  'a body in chunks': {
    headers: { 'Transfer-Encoding': 'chunked' },
    body: `${usual().length.toString(16)}\r\n${usual()}\r\n0\r\n\r\n`,
  },
  'a body that is expected': { headers: { Expect: '100-continue' } },
  'an unknown expectation': { headers: { Expect: 'nothing' } },
  'a tag': { headers: { 'If-None-Match': '*' } },
  'HTTP 1.0': { version: '1.0' },
  'no body': { body: '' },
  'a body cut off': { body: usual().slice(0, -1) },
  'a body with more behind it': { body: `${usual()}}` },
  'a space behind it': { body: `${usual()} ` },
  'no UTF-8': { body: Buffer.from(usual().replace('2.0', '2.0\xff'), 'latin1') },
  'other language': { body: usual().replace('"id":1}', '"id":1,"language":"de"}') },
  'a batch': { body: batchOf(usual(), usual(other, 8, 2)) },
  'a batch of one': { body: batchOf(usual()) },
  'a batch with spaces': { body: `[${usual()}, ${usual()}]` },
  'a batch with lines': { body: `[${usual()},\n${usual()}]` },
  'an empty batch': { body: '[]' },
  'a batch with a comma at its end': { body: `[${usual()},]` },
  'a batch with a number': { body: `[${usual()},5]` },
  'a batch that is not closed': { body: `[${usual()},${usual()}` },
  'a batch with more behind it': { body: `[${usual()}]]` },
  'a batch with a write': { body: batchOf(usual(), save, usual()) },
  'a batch with keys of other rights': { body: batchOf(usual(), usual(limited, 8), usual('nobody-nobody-nobody', 9)) },
  'a batch of existing clients with one id twice': { path: '/src/jsonrpc.php', body: batchOf(usual(), usual()) },
  'a batch of existing clients with two keys': { path: '/src/jsonrpc.php', body: batchOf(usual(), usual(other, 8)) },
  'a body beyond the limit': { body: usual().padEnd(2001, ' ') },
  'a batch beyond the limit': { body: batchOf(...Array.from({ length: 6 }, () => usual())) },
};
