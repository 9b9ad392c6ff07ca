import { type ErrorName, errors } from '../generated/errors.js';
import { type Answer, answeredCalls } from './helpers/answered-calls.js';
import { expectedText } from './helpers/expected-text.js';
import { parametersValidator, resultValidator } from './helpers/method-schemas.js';
import test from './helpers/suite.js';
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
    test(`${name} is as openrpc.json describes it in dialect ${dialect}`, t => {
      const expected = transcript.exchanges.map(exchange => ({ exchange, expected: expectedText(exchange, dialect) }));
      for (const { method, params, answer } of expected.flatMap(answeredCalls)) {
        if (answer?.error) t.is(codeNamedBy(answer.error), dialect === 'contract' ? answer.error.code : undefined, method);
        if (!answer || !('result' in answer)) continue;
        const validParameters = parametersValidator(method, dialect);
        t.true(validParameters(params), JSON.stringify(validParameters.errors));
        const validResult = resultValidator(method, dialect);
        t.true(validResult(answer.result), JSON.stringify(validResult.errors));
      }
      t.pass();
    });

/** The code of the error that `data` names. */
function codeNamedBy({ data }: NonNullable<Answer['error']>): number | undefined {
  const name = data?.error as ErrorName | undefined;
  return name && errors[name].code;
}
