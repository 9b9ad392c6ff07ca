import { expectedText } from './helpers/expected-text.js';
import { recorded } from './helpers/recording.js';
import type { Replayed } from './helpers/replay.js';
import test from './helpers/suite.js';
import { type Exchange, readTranscript } from './helpers/transcript.js';

const written = `// A key is given.
> X-API-Key: a key
>> {"id":1,
     "method":"one"}
< 401
< WWW-Authenticate: Bearer
<< {"id":1,
     "error":{"data":{"error":"AuthenticationFailed"}}}
>> {"id":2,"method":"two"}
<<c {"id":2,"result":"2"}
<<i {"id":2,"result":2}
>> {"method":"three"}
< 204
`;

const { exchanges } = readTranscript(written);

/** The answers as they are written, but for these. */
function answers(changed: Readonly<Record<number, Partial<Replayed>>>, dialect: 'contract' | 'idoit' = 'contract') {
  return exchanges.map((exchange, at) => ({ ...asWritten(exchange, dialect), ...changed[at] }));
}

function asWritten(exchange: Exchange, dialect: 'contract' | 'idoit'): Replayed {
  const expected = expectedText(exchange, dialect);
  return { exchange, status: exchange.status, headers: new Headers(exchange.answerHeaders), answered: expected, expected };
}

test('a transcript that is answered as it is written stays as it is, byte for byte', t => {
  t.is(recorded(written, { contract: answers({}), idoit: answers({}, 'idoit') }), written);
});

test('an answer that changed in one dialect is written beside that of the other', t => {
  const idoit = answers({ 1: { answered: '{"id":2,"result":3}' } }, 'idoit');
  t.is(recorded(written, { contract: answers({}), idoit }), written.replace('"result":2}', '"result":3}'));
});

test('answers of both dialects that are now the same are written once, and so are those that differ in the names of errors alone', t => {
  const both = { contract: answers({ 1: { answered: 'same' } }), idoit: answers({ 1: { answered: 'same' } }, 'idoit') };
  t.true(recorded(written, both).includes('"method":"two"}\n<< same\n>>'));
  const named = answers({ 1: { answered: '{"data":{"error":"Busy","retry":"true"}}' } });
  const unnamed = answers({ 1: { answered: '{"data":{"retry":"true"}}' } }, 'idoit');
  t.true(recorded(written, { contract: named, idoit: unnamed }).includes('\n<< {"data":{"error":"Busy","retry":"true"}}\n>>'));
});

test('status, headers and an answer that was none are written as they came', t => {
  const headers = new Headers({ 'WWW-Authenticate': 'Basic', Date: 'today' });
  const contract = answers({ 0: { status: 403, headers, answered: 'no' }, 2: { status: 200, answered: 'yes' } });
  t.deepEqual(
    recorded(written, { contract })
      .split('\n')
      .filter(line => line.startsWith('<')),
    ['< 403', '< WWW-Authenticate: Basic', '<< no', '<<c {"id":2,"result":"2"}', '<<i {"id":2,"result":2}', '<< yes'],
  );
});

test('requests without answers get theirs', t => {
  const text = '// Two requests.\n>> {"id":1}\n>> {"id":2}\n';
  const contract = readTranscript(text).exchanges.map((exchange, at) => ({
    ...asWritten(exchange, 'contract'),
    answered: `answer ${at}`,
  }));
  t.is(recorded(text, { contract }), '// Two requests.\n>> {"id":1}\n<< answer 0\n>> {"id":2}\n<< answer 1\n');
});

test('a value that a transcript abbreviates has its name again', t => {
  const text = '// The constants.\n>> {}\n<< {"id":1,"result":@constants.json}\n';
  const [exchange] = readTranscript(text).exchanges;
  if (!exchange) return t.fail();
  const replayed = asWritten(exchange, 'contract');
  const answered = replayed.expected.replace('"id":1', '"id":2');
  t.is(recorded(text, { contract: [{ ...replayed, answered }] }), text.replace('"id":1', '"id":2'));
});

test('dialects that answer with different statuses need a transcript each', t => {
  const both = { contract: answers({ 2: { status: 200 } }), idoit: answers({ 2: { status: 405 } }, 'idoit') };
  t.throws(() => recorded(written, both), { message: 'the dialects answer with different statuses to {"method":"three"}' });
});
