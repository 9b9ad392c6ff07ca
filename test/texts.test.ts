import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errors } from '../generated/errors.js';
import { type TextId, texts } from '../generated/texts.js';
import { SpecError } from '../scripts/generate/spec.js';
import { emitTexts } from '../scripts/generate/texts.js';
import { errors as german } from '../src/messages/german/errors.js';
import { fillMessage, inLanguage, joined, text } from '../src/messages/text.js';
import test from './helpers/suite.js';

const languages = ['en', 'de'] as const;
const ids = Object.keys(texts) as readonly TextId[];

const placeholders = (pattern: string): readonly string[] => [...new Set(pattern.match(/\{\w+\}/g) ?? [])].sort();

test('every text has the same placeholders in each language, and says something in it', t => {
  t.true(ids.length > 500);
  for (const id of ids) {
    const { en, de } = texts[id];
    t.deepEqual(placeholders(de), placeholders(en), id);
    t.true(en.trim() !== '' && de.trim() !== '', id);
  }
  for (const [name, { message }] of Object.entries(errors))
    t.deepEqual(placeholders(german[name as keyof typeof german]), placeholders(message), name);
});

test('an English text has one id', t => {
  t.deepEqual(repeated(ids.map(id => texts[id].en)), []);
});

test('ids that stand twice are refused by name', t => {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  t.teardown(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'answers.json'), '{\n"Saved": {"en": "saved", "de": "gespeichert"},\n"Saved": {}}');
  writeFileSync(join(folder, 'words.json'), '{"Saved": {"en": "kept", "de": "behalten"}}');
  t.deepEqual(
    t
      .throws(() => emitTexts(folder), { instanceOf: SpecError })
      ?.message.split('\n')
      .slice(1),
    ['  answers.json: line 3: "Saved" is there twice in its object', '  answers.json: Saved stands in words.json, too'],
  );
});

function repeated<Value>(values: readonly Value[]): readonly Value[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

test('a value stays as it is in every language, even where it is a text of the tables, or looks like a placeholder', t => {
  const hostile = [...ids.flatMap(id => languages.map(language => texts[id][language])), '{name}', '{fault} $& $1'];
  for (const value of hostile)
    for (const language of languages) {
      t.is(inLanguage(text('Named', { name: value, fault: value }), language), `${value}: ${value}`);
      t.is(fillMessage('{method}', { method: value }, language), value);
    }
});

test('texts within a text are said in its language, titles in theirs', t => {
  const within = text('Named', { name: 'data', fault: text('Expected', { expected: { en: 'a day', de: 'ein Tag' } }) });
  t.is(inLanguage(within, 'en'), 'data: expected a day');
  t.is(inLanguage(within, 'de'), 'data: erwartet wird ein Tag');
});

test('texts are joined in their order', t => {
  t.is(inLanguage(joined(['a', 'b', 'c'], '; '), 'en'), 'a; b; c');
  t.is(inLanguage(joined(['a', 'b'], ' or '), 'de'), 'a oder b');
  t.is(inLanguage(joined(['a'], '; '), 'en'), 'a');
  t.is(inLanguage(joined([], '; '), 'en'), '');
});
