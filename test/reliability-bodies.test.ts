import { dialects } from '../src/http/envelope/dialects.js';
import { dataOf } from '../src/http/envelope/envelope-errors.js';
import { parseBody } from '../src/http/steps/parse.js';
import { RpcError } from '../src/rpc/rpc-error.js';
import { englishData } from './helpers/english.js';
import test from './helpers/suite.js';

const usual = { bodyLimit: 16_777_216, depthLimit: 32 };
const limits = { bodyLimit: 1_048_576, depthLimit: 32 };

function said(text: string): unknown {
  return parseBody(Buffer.from(text), limits);
}

/** The setting, or what else stands beside what is expected, in the refusal of a text. */
function refusal(text: string): readonly string[] {
  try {
    said(text);
  } catch (error) {
    if (error instanceof RpcError) return [error.errorName, ...Object.keys(error.data ?? {}), ...settingIn(error)];
  }
  return [];
}

function settingIn(error: RpcError): readonly string[] {
  const { setting } = englishData(dataOf(error, dialects.contract));
  return setting === undefined ? [] : [setting];
}

const list = (count: number, of: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => of(index)).join();

const fixed = 'none: this limit is fixed';

const tooManyValues = ['values', 'setting', 'KATASTER_BODY_LIMIT'];

/** Limits that the bytes of a body show: a body at the limit, one beyond it, and the error. */
const atLimits: Readonly<Record<string, readonly [of: (size: number) => string, limit: number, told: readonly string[]]>> = {
  'levels of nesting': [size => '['.repeat(size) + ']'.repeat(size), 32, ['nesting', 'setting', 'KATASTER_DEPTH_LIMIT']],
  'members of an object': [size => `{${list(size, index => `"${index}":0`)}}`, 10_000, ['members', fixed]],
  'bytes of a name': [size => `{"${'n'.repeat(size)}":0}`, 2048, ['name', fixed]],
  'digits of a number': [size => '9'.repeat(size), 256, ['digits', fixed]],
  'names and values of a body': [size => `{"a":[0${',0'.repeat(size - 3)}]}`, 131_072, tooManyValues],
  'values of a body that are empty lists': [
    size => `[${'[],'.repeat(Math.floor((size - 1) / 2))}${size % 2 === 0 ? '[]' : '0'}]`,
    131_072,
    tooManyValues,
  ],
  'values of a body, long numbers counted twice': [
    size => `[${list(Math.floor(size / 2), () => '0.12345678901234')}${size % 2 === 0 ? '' : ',0'}]`,
    131_072,
    tooManyValues,
  ],
  'integers beyond what a number holds': [size => `[${list(size, () => '9007199254740993')}]`, 10_000, ['integers', fixed]],
};

for (const [what, [of, limit, told]] of Object.entries(atLimits)) {
  test(`a body may have ${limit} ${what}, not one more`, t => {
    t.deepEqual(refusal(of(limit)), []);
    t.notThrows(() => said(of(limit)));
    t.deepEqual(refusal(of(limit + 1)), ['LimitExceeded', ...told]);
  });
}

test('members and names are counted for each object, not for all', t => {
  t.deepEqual(refusal(`[${list(3, () => `{${list(9999, index => `"${index}":0`)}}`)}]`), []);
});

test('errors name integers beyond 2^53-1 digit for digit, and other values as JSON', t => {
  const same = ['9007199254740991', '-9007199254740991', '0.12345678901234567890', '1e21', '12345678901234567e-3', '-0'];
  for (const text of same) t.is(said(text), JSON.parse(text), text);
  t.is(said('9007199254740992'), 9_007_199_254_740_992n);
  t.is(said('-9007199254740993'), -9_007_199_254_740_993n);
  t.deepEqual(said('{"a":[{"b":12345678901234567890,"c":[[1]]}],"d":"x"}'), {
    a: [{ b: 12345678901234567890n, c: [[1]] }],
    d: 'x',
  });
  t.deepEqual(said('["12345678901234567890",12345678901234567890]'), ['12345678901234567890', 12345678901234567890n]);
  t.deepEqual(said('{"12345678901234567890":"ü\\"12345678901234567890"}'), { '12345678901234567890': 'ü"12345678901234567890' });
});

test('a thousand calls with fifty attributes each, and one text as long as a body may be, are within the limits', t => {
  const data = list(50, index => `"attribute${index}":"value"`);
  const call = `{"jsonrpc":"2.0","id":1,"method":"cmdb.category.save","params":{"apikey":"k","object":1,"category":"C","data":{${data}}}}`;
  t.is((parseBody(Buffer.from(`[${list(1000, () => call)}]`), usual) as unknown[]).length, 1000);
  t.is((parseBody(Buffer.from(`"${'x'.repeat(usual.bodyLimit - 2)}"`), usual) as string).length, usual.bodyLimit - 2);
});

test('long texts are read as they were sent, whatever their characters and escapes', t => {
  for (const piece of ['é', '中', '😀', '\ufeff', '\u2028x', '\\', '"', '\\"x', 'x"', '\n', 'x']) {
    const sent = { a: piece.repeat(40_000), b: ['"', '\\', 1] };
    t.deepEqual(said(JSON.stringify(sent)), sent, piece);
  }
});

test('a member named __proto__ is a member like others, with large integers, too', t => {
  for (const number of ['1', '12345678901234567890']) {
    const read = said(`{"__proto__":{"jsonrpc":"2.0"},"id":${number}}`) as Record<string, unknown>;
    t.deepEqual(Object.keys(read), ['__proto__', 'id']);
    t.is(Object.getPrototypeOf(read), Object.prototype);
    t.is(read.jsonrpc, undefined);
  }
});

test('invalid JSON is refused with large integers in it, too', t => {
  const large = '12345678901234567890';
  const texts = [
    `0${large}`,
    `{${large}:1}`,
    `${large}${large}"a"`,
    `[${large} ${large}]`,
    `--${large}`,
    `"${large}`,
    `[${large}`,
    `${large}n`,
  ];
  for (const text of [...texts, '', ' ', ',', '[', '"', '\\', `${large},`])
    t.deepEqual(refusal(text), ['ParseError', 'line', 'column', 'body'], text);
  t.throws(() => parseBody(Buffer.from([0x22, 0xc3, 0x28, 0x22]), limits), {
    message: /^Parse error: the body is not UTF-8: line 1, column 2: /,
  });
});
