import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { parameterSchemas, schemas } from '../generated/schemas.js';
import { forms } from '../src/messages/german/forms.js';
import { inGerman, sentences } from '../src/messages/translation.js';
import { notTold } from './helpers/not-told.js';
import { sentencesIn, sentencesOfSources } from './helpers/sentences.js';

const spoken = sentencesOfSources();

test('every sentence that an error, a reason or a finding is made of has German', t => {
  const lacking = [...spoken].filter(([text]) => !notTold.has(text) && lacksGerman(text));
  t.deepEqual(
    lacking.map(([text, file]) => `${file}: ${text}`),
    [],
  );
});

/** Whether a sentence as a whole, or a part of it, is left in English; a value stands for any text. */
function lacksGerman(text: string): boolean {
  const lines: string[] = [];
  inGerman(text.replace(/\{\d+\}/g, '7'), line => lines.push(line));
  return !(text in sentences) && lines.length > 0;
}

test('texts that are told nowhere need no line among the exceptions', t => {
  t.deepEqual(
    [...notTold].filter(text => !spoken.has(text)),
    [],
  );
});

test('every German sentence belongs to one that is said', t => {
  const expected = new Set(
    [...JSON.stringify([schemas, parameterSchemas]).matchAll(/"x-expected":("(?:[^"\\]|\\.)*")/g)].map(([, text = '""']) =>
      JSON.parse(text),
    ),
  );
  const patterns = Object.keys(sentences).filter(text => !spoken.has(text) && !(text in forms));
  t.deepEqual(
    patterns.filter(text => !isExpected(text, expected)),
    [],
  );
});

/** The document has values where a pattern has placeholders. */
function isExpected(pattern: string, expected: ReadonlySet<string>): boolean {
  const form = pattern.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[\w-]+\}/g, '.+');
  return [...expected].some(text => new RegExp(`^${form}$`).test(text));
}

test('a German sentence puts in the values of its English one', t => {
  const values = (text: string): readonly string[] => [...new Set(text.match(/\{[\w-]+\}/g) ?? [])].sort();
  for (const [en, de] of Object.entries(sentences)) t.deepEqual(values(de), values(en), en);
});

test('every error that a transcript shows is German throughout', t => {
  const texts = errorTexts();
  t.true(texts.size > 700);
  for (const text of texts) inGerman(text, left => t.fail(`${left} of ${text}`));
});

/** Messages and hints of all errors in transcripts, but for those of calls that ask for German. */
function errorTexts(): ReadonlySet<string> {
  const folder = join('test', 'transcripts');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.io'));
  const answers = files.flatMap(name => errorsIn(readFileSync(join(folder, name), 'utf8')));
  return new Set(answers.flatMap(({ error }) => (error ? [error.message, ...hintsOf(error.data)] : [])));
}

function errorsIn(transcript: string) {
  let isGerman = false;
  return transcript.split('\n').flatMap(line => {
    if (line.startsWith('>>')) isGerman = line.includes('"language":"de"');
    return !isGerman && /^<<\w? .*"error":/.test(line) ? [JSON.parse(line.replace(/^<<\w? /, ''))].flat() : [];
  });
}

function hintsOf(data: Readonly<Record<string, string>> | null): readonly string[] {
  return Object.entries(data ?? {}).flatMap(([key, text]) => (['error', 'retry', 'correlation'].includes(key) ? [] : [text]));
}

test('texts of callers stay as they are', t => {
  t.is(inGerman('"a text"'), '"a text"');
  t.is(
    inGerman('there is no choice "none"; expected one of "archived", "a text"'),
    'die Auswahl "none" gibt es nicht; erwartet wird eines von "archived", "a text"',
  );
});

test('a long text is read in a time that is linear in its length', t => {
  const begin = performance.now();
  inGerman(`expected ${'not a, or; '.repeat(300)}`);
  t.true(performance.now() - begin < 2000);
});

test('sentences of a source are found with numbers for their values', t => {
  const source =
    "throw new RpcError('Conflict', { reason: `entry $" +
    '{id} is $' +
    '{a}$' +
    "{b} now` }, { key: 'is taken already' }); log.info('not for callers');";
  t.deepEqual(sentencesIn(source), ['entry {0} is {1} now', 'is taken already']);
});
