import { testKey } from '../service.js';
import { archiving, codes, done, type EnvelopeCase, fails, json, reading } from './case.js';

const call = json(reading());
const retitling = (title: string) =>
  call.replace('cmdb.object.read', 'cmdb.object.update').replace('"id":1}', `"id":1,"title":${title}}`);

const noJson: Readonly<Record<string, string | Buffer>> = {
  nothing: '',
  'a blank': ' ',
  'half a call': call.slice(0, -1),
  'two calls': call + call,
  'a call with a comma too much': call.replace('"id":7}', '"id":7,}'),
  'a call in single quotes': call.replaceAll('"', "'"),
  'a call with a comment': call.replace('{', '{/* read */'),
  'a call after a byte order mark': `\ufeff${call}`,
  NaN: call.replace('"id":7', '"id":NaN'),
  Infinity: call.replace('"id":7', '"id":-Infinity'),
  'a number with a zero before it': call.replace('"id":7', '"id":07'),
  'a hexadecimal number': call.replace('"id":7', '"id":0x7'),
  undefined: 'undefined',
  'a form': 'method=cmdb.object.read&id=1',
  XML: '<?xml version="1.0"?><methodCall/>',
  'a raw NUL in a text': retitling('"a\u0000b"'),
  'a raw line break in a text': retitling('"a\nb"'),
  'an open text': '{"version":"2.0',
  'a text that ends with a backslash': '{"version":"2.0\\',
  'a byte that UTF-8 does not have': Buffer.concat([Buffer.from(call.slice(0, -1)), Buffer.from([0xff, 0x7d])]),
  'half a character': Buffer.concat([Buffer.from(retitling('"a')), Buffer.from([0xc3])]),
  'a character written too long': Buffer.from(retitling('"?"').replace('?', '\u0001'), 'latin1').fill(0xc0, 1, 2),
  'a surrogate in UTF-8': Buffer.concat([Buffer.from('{"version":"'), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('"}')]),
  'UTF-16': Buffer.from(call, 'utf16le'),
};

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const nested = (levels: number) =>
  json(archiving(1, { params: { apikey: testKey, object: 1, more: '?' } })).replace('"?"', deep(levels));
const tooDeep = fails(codes.limit, null, 'KATASTER_DEPTH_LIMIT');
const padded = (bytes: number) => call + ' '.repeat(bytes - call.length);

/** Bodies: JSON and not, texts that no engine keeps, depth and size. */
export const bodyCases: readonly EnvelopeCase[] = [
  ...Object.entries(noJson).map(([what, body]) => ({
    title: `${what} is not JSON`,
    body,
    expected: fails(codes.parse, null, 'Parse error: '),
  })),
  ...['1', '"x"', 'null', 'true', '1.5'].map(body => ({
    title: `${body} is JSON and no call`,
    body,
    expected: fails(codes.request, null),
  })),
  { title: 'blanks around a call do no harm', body: `\r\n\t ${call} \n`, expected: done() },
  { title: 'a title may hold any character', body: retitling('"Z\u00fcrich \ud83d\ude00 \\u0001 \\u2028"'), expected: done() },
  { title: 'an escaped NUL is no title', body: retitling('"a\\u0000b"'), expected: fails(codes.parameters, 7, 'without NUL') },
  {
    title: 'half a surrogate pair is no title',
    body: retitling('"\\ud800"'),
    expected: fails(codes.parameters, 7, 'well-formed Unicode'),
  },
  { title: 'a surrogate pair may be escaped', body: retitling('"\\ud83d\\ude00"'), expected: done() },
  {
    title: 'a title has at most 255 characters',
    body: retitling(json('x'.repeat(256))),
    expected: fails(codes.parameters, 7, '1 to 255 characters'),
  },
  { title: 'a title may have 255 characters', body: retitling(json('😀'.repeat(255))), expected: done() },
  {
    title: 'a title has at least one character',
    body: retitling('""'),
    expected: fails(codes.parameters, 7, '1 to 255 characters'),
  },
  {
    title: 'a body may be nested as deep as the limit',
    body: nested(30),
    expected: { contract: fails(codes.parameters, 7, 'more'), idoit: done() },
  },
  { title: 'a body may not be nested deeper than the limit', body: nested(31), expected: tooDeep },
  { title: 'a body of nothing but depth is refused', body: deep(100_000), expected: tooDeep },
  { title: 'depth that never ends is refused', body: '['.repeat(100_000), expected: tooDeep },
  { title: 'depth in objects counts, too', body: `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`, expected: tooDeep },
  { title: 'brackets in a text are no depth', body: retitling(json('[{'.repeat(100))), expected: done() },
  { title: 'a quote that is escaped does not end a text', body: retitling(json(`\\"${'['.repeat(100)}`)), expected: done() },
  { title: 'a body may be as large as the limit', body: padded(500), settings: { KATASTER_BODY_LIMIT: '500' }, expected: done() },
  {
    title: 'a body may not be larger than the limit',
    body: padded(501),
    settings: { KATASTER_BODY_LIMIT: '500' },
    status: 413,
    expected: fails(codes.limit, null, 'KATASTER_BODY_LIMIT'),
  },
];
