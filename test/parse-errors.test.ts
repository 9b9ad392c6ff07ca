import { parseBody, parseLargeBody } from '../src/http/steps/parse.js';
import { RpcError } from '../src/rpc/rpc-error.js';
import { Dice } from './helpers/dice.js';
import { englishData } from './helpers/english.js';
import { send } from './helpers/http.js';
import { type DialectName, dialectNames } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { engines } from './helpers/stores.js';
import test from './helpers/suite.js';

const limits = { bodyLimit: 16_777_216, depthLimit: 32 };

type Told = readonly [line: string | undefined, column: string | undefined, body: string | undefined];

/** Where a body is told to be wrong; `undefined` where it is not. */
function told(body: string | Buffer): Told | undefined {
  try {
    parseBody(Buffer.from(body), limits);
    return undefined;
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    const { line, column, body: expected } = englishData(error.data);
    return [line, column, expected];
  }
}

const end = ', but the body ends there';

/** Texts that are no JSON, and where they stop being some. */
const faults: readonly (readonly [text: string | Buffer, line: number, column: number, body: string])[] = [
  ['', 1, 1, `expected a value${end}`],
  [' \n\n ', 3, 2, `expected a value${end}`],
  ['x', 1, 1, 'expected a value'],
  ['\ufeff{}', 1, 1, 'expected a value'],
  ['{"a":1', 1, 7, `expected a comma or }${end}`],
  ['{\n  "a": 1,\n}', 3, 1, 'expected the name of a member in double quotes'],
  ["{'a':1}", 1, 2, 'expected the name of a member in double quotes'],
  ['{"a" 1}', 1, 6, 'expected a colon after the name'],
  ['{"a":}', 1, 6, 'expected a value'],
  ['{"a":1 "b":2}', 1, 8, 'expected a comma or }'],
  ['[1,\n 2,\n 3\n 4]', 4, 2, 'expected a comma or ]'],
  ['[1,]', 1, 4, 'expected a value'],
  ['[', 1, 2, `expected a value${end}`],
  ['{}\n{}', 2, 1, 'expected nothing after the value'],
  ['[01]', 1, 3, 'expected a comma or ]'],
  ['[-]', 1, 3, 'expected a digit'],
  ['1.', 1, 3, `expected a digit${end}`],
  ['[1.5e+]', 1, 7, 'expected a digit'],
  ['[nul]', 1, 5, 'expected null'],
  ['[True]', 1, 2, 'expected a value'],
  ['"a', 1, 3, `expected a double quote, which ends the text${end}`],
  ['["a\nb"]', 1, 4, 'expected an escape such as \\n or \\u0000: no control character stands in a text'],
  ['["\\x"]', 1, 4, 'expected one of " \\ / b f n r t u after the backslash'],
  ['["\\u12g4"]', 1, 7, 'expected four hexadecimal digits after \\u'],
  ['{"ä😀": tru}', 1, 11, 'expected true'],
  ['{"Zürich":\r\n  "😀😀" "x"}', 2, 8, 'expected a comma or }'],
  ['[12345678901234567890,\n 12345678901234567890 x]', 2, 23, 'expected a comma or ]'],
  ['[{"id":1},\n{"id":2,}]', 2, 9, 'expected the name of a member in double quotes'],
  [Buffer.from([0x5b, 0x22, 0xc3, 0xa4, 0xff, 0x22, 0x5d]), 1, 4, 'expected a character in UTF-8'],
  [Buffer.from([0x5b, 0x0a, 0x22, 0xf0, 0x9f, 0x98]), 2, 2, 'expected a character in UTF-8'],
  [Buffer.from('["\ufffd😀"]').fill(0xfe, 5, 6), 1, 4, 'expected a character in UTF-8'],
];

for (const [text, line, column, body] of faults)
  test(`${JSON.stringify(text.toString())} is wrong in line ${line}, column ${column}`, async t => {
    const place: Told = [String(line), String(column), body];
    t.deepEqual(told(text), place);
    const error = await t.throwsAsync<RpcError>(parseLargeBody(Buffer.from(text), limits), { instanceOf: RpcError });
    t.deepEqual(englishData(error?.data ?? null), { line: place[0], column: place[1], body });
    t.true(error?.message.endsWith(`line ${line}, column ${column}: ${body}`));
  });

const good = JSON.stringify(
  [
    {
      jsonrpc: '2.0',
      id: 1,
      method: 'cmdb.object.create',
      params: { apikey: 'k', title: 'Zürich 😀 "\\ \u0001 \u2028', type: 5 },
    },
    { list: [0, -1.5, 1e30, 2.5e-7, true, false, null, [], {}, '', { deep: [[[{ a: 'ß' }]]] }] },
  ],
  undefined,
  2,
);
const inserted = [
  ...'{}[]",:\\-+.eE0179 \n\t\u0000\u001fau/ätruefalsnxX😀',
  '\\u',
  '\\x',
  '""',
  '[]',
  'null',
  '12345678901234567890',
];

test('the error of randomly damaged JSON names the first character that a parser refuses', t => {
  const dice = new Dice(12);
  const seen = new Set<string>();
  for (let round = 0; round < 4000; round += 1) {
    const text = damaged([...good], dice);
    const expected = firstRefused(text);
    const place = told(text);
    t.deepEqual(place?.slice(0, 2), expected, text);
    seen.add(String(place?.[2]));
  }
  t.true(seen.size > 12, [...seen].join('\n'));
});

/** Characters taken out, put in, or cut off. */
function damaged(characters: string[], dice: Dice): string {
  for (let times = 1 + dice.below(2); times > 0; times -= 1) {
    const at = dice.below(characters.length + 1);
    const how = dice.below(4);
    if (how === 0) characters.splice(at, 1 + dice.below(3));
    else if (how === 1) characters.splice(at, 0, dice.one(inserted));
    else if (how === 2) characters.splice(at, 1, dice.one(inserted));
    else characters.splice(at);
  }
  return characters.join('');
}

/** Line and column of the first character with which the parser of the platform refuses a text whatever came after it. */
function firstRefused(text: string): readonly string[] | undefined {
  if (isBeginning(text) && isWhole(text)) return undefined;
  const characters = [...text];
  let [low, high] = [0, characters.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isBeginning(characters.slice(0, middle + 1).join(''))) low = middle + 1;
    else high = middle;
  }
  const lines = characters.slice(0, low).join('').split('\n');
  return [String(lines.length), String([...(lines.at(-1) ?? '')].length + 1)];
}

function isWhole(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the parser of the platform refuses nothing but the end. */
function isBeginning(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const { message } = error as Error;
    return message === 'Unexpected end of JSON input' || /at position (\d+)/.exec(message)?.[1] === String(text.length);
  }
}

for (const engine of engines.filter(({ name }) => name === 'SQLite'))
  engine.test('a parse error has line and column at either address, and no words of the parser', async t => {
    const service = await startedService(t, engine);
    const body = '[{"jsonrpc":"2.0","id":1},\n {"jsonrpc":"2.0" "id":2}]';
    const data = { line: '2', column: '19', body: 'expected a comma or }' };
    const message = 'Parse error: the body is not JSON: line 2, column 19: expected a comma or }';
    const named: Readonly<Record<DialectName, object>> = { contract: { error: 'ParseError', ...data }, idoit: data };
    for (const dialect of dialectNames)
      t.deepEqual(JSON.parse((await send(service.endpoint(dialect), { body })).text), {
        id: null,
        jsonrpc: '2.0',
        error: { code: -32700, message, data: named[dialect] },
      });
  });
