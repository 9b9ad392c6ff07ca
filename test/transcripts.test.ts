import test from 'ava';
import { answeredCalls } from './helpers/answered-calls.js';
import { expectedText } from './helpers/expected-text.js';
import { parametersValidator, resultValidator } from './helpers/method-schemas.js';
import { replay } from './helpers/replay.js';
import { startedService } from './helpers/service.js';
import { engines } from './helpers/stores.js';
import { folderFaults } from './helpers/transcript-coverage.js';
import { transcriptFiles } from './helpers/transcript-files.js';

const files = transcriptFiles();

test('every method has a transcript of its success and one of each error it declares', t => {
  t.deepEqual(folderFaults(files), []);
});

test('a transcript that is missing is named', t => {
  const others = files.filter(({ name }) => name !== 'cmdb.object.read/object-not-found');
  t.deepEqual(folderFaults(others), ['test/transcripts/cmdb.object.read/object-not-found.io is missing']);
});

test('a transcript that shows something else is named', t => {
  const [success] = files.filter(({ name }) => name === 'cmdb.object.read/success');
  const mistaken = files.map(file =>
    success && file.name === 'cmdb.object.read/object-not-found' ? { ...success, name: file.name } : file,
  );
  t.deepEqual(folderFaults(mistaken), ['test/transcripts/cmdb.object.read/object-not-found.io does not show it']);
});

test('a folder of no method is named', t => {
  const moved = files.map(file => ({ ...file, name: file.name.replace('envelope/batch', 'cmdb.object.remove/batch') }));
  t.deepEqual(folderFaults(moved), ['test/transcripts/cmdb.object.remove: there is no such method']);
});

for (const { name, transcript } of files)
  for (const dialect of transcript.dialects)
    for (const engine of engines)
      engine.test(`${name} is answered as it is told on ${engine.name}, dialect ${dialect}`, async t => {
        const service = await startedService(t, engine, transcript.settings);
        for (const { exchange, status, headers, answered, expected } of await replay(service, dialect, transcript.exchanges)) {
          t.is(readable(answered), readable(expected), exchange.request);
          t.is(answered, expected, 'the text is the same, blanks included');
          t.is(status, exchange.status);
          for (const [header, value] of Object.entries(exchange.answerHeaders)) t.is(headers.get(header), value);
        }
      });

for (const { name, transcript } of files)
  for (const dialect of transcript.dialects)
    test(`${name} is as openrpc.json describes it in dialect ${dialect}`, t => {
      const expected = transcript.exchanges.map(exchange => ({ exchange, expected: expectedText(exchange, dialect) }));
      for (const { method, params, answer } of expected.flatMap(answeredCalls)) {
        if (!answer || !('result' in answer)) continue;
        const validParameters = parametersValidator(method, dialect);
        t.true(validParameters(params), JSON.stringify(validParameters.errors));
        const validResult = resultValidator(method, dialect);
        t.true(validResult(answer.result), JSON.stringify(validResult.errors));
      }
      t.pass();
    });

/** Several lines, so that a difference is seen at a glance. */
function readable(text: string): string {
  return text === '' ? text : JSON.stringify(JSON.parse(text), undefined, 1);
}
