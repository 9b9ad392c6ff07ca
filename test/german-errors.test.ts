import { notTold } from './helpers/not-told.js';
import { sentencesIn, sentencesOfSources } from './helpers/sentences.js';
import test from './helpers/suite.js';

const spoken = sentencesOfSources();

test('every sentence that an error, a reason or a finding is made of is a text of the tables', t => {
  const lacking = [...spoken].filter(([text]) => isSentence(text) && !notTold.has(text));
  t.deepEqual(
    lacking.map(([text, file]) => `${file}: ${text}`),
    [],
  );
});

/** Two words in a row, or with a value between them, of those that are not in quotes. */
function isSentence(text: string): boolean {
  return /[a-z]{2,} (?:\{\d+\} )?[a-z]{2,}/i.test(text.replace(/"(?:[^"\\]|\\.)*"|'[^']*'|`[^`]*`/g, '…'));
}

test('texts that are told nowhere need no line among the exceptions', t => {
  t.deepEqual(
    [...notTold].filter(text => !spoken.has(text)),
    [],
  );
});

test('sentences of a source are found with numbers for their values', t => {
  const source =
    "throw new RpcError('Conflict', { reason: `entry $" +
    '{id} is $' +
    '{a}$' +
    "{b} now` }, { key: 'is taken already' }); log.info('not for callers');";
  t.deepEqual(sentencesIn(source), ['entry {0} is {1} now', 'is taken already']);
});
