import { jsonWritingIn } from '../scripts/architecture/json-writing.js';
import { sourceFiles } from '../scripts/architecture/sources.js';
import test from './helpers/suite.js';

const wrong: readonly (readonly [title: string, code: string])[] = [
  ['a member in a template', 'const text = `{"id":$' + '{id}}`;'],
  ['a text in a member', 'const text = `,"objectcount":"$' + '{count}"}`;'],
  ['a name in a template', 'const text = `{"$' + '{name}":1}`;'],
  ['a member behind a name', 'const text = `$' + '{head}$' + '{JSON.stringify(name)}:$' + '{value}}`;'],
  ['a list of texts', 'const text = `[$' + "{texts.join(',')}]`;"],
  ['an object of texts', 'const text = `{$' + '{texts.join()}}`;'],
  ['a text without its braces', 'const inner = JSON.stringify(value).slice(1, -1);'],
  ['a text without the brace of a call', 'const inner = JSON.stringify(made(value)).slice(0, -1);'],
  ['JSON without its braces', 'const inner = textOf(jsonOf(value)).slice(1);'],
  ['an object with +', "const text = '{' + members + '}';"],
  ['a comma with +', "text += name + ',\"';"],
];

for (const [title, code] of wrong)
  test(`found: ${title}`, t => {
    t.is(jsonWritingIn({ 'src/handlers/object.ts': `// One line before.\n${code}` }).length > 0, true, code);
  });

const right: readonly (readonly [title: string, code: string])[] = [
  ['whole JSON', `send(200, '{"status":"live"}');`],
  ['a sentence with quotes', 'const fault = `expected "$' + '{first}", not $' + '{JSON.stringify(given)}`;'],
  ['a sentence with a list', 'const fault = `expected one of $' + "{names.join(', ')}`;"],
  ['an entry of an array', 'const last = names.slice(0, -1);'],
  ['a comment', '/** Not `{"id":$' + '{id}}`. */'],
];

for (const [title, code] of right)
  test(`let through: ${title}`, t => {
    t.deepEqual(jsonWritingIn({ 'src/handlers/object.ts': code }), []);
  });

test('one file may write JSON text, and so may generators of source code', t => {
  const code = 'const text = `{"id":$' + '{id}}`;';
  t.deepEqual(jsonWritingIn({ 'src/rpc/json-text.ts': code, 'src/clients/text.ts': code }), []);
});

test('JSON is written in one file of the tree', t => {
  t.deepEqual(jsonWritingIn(sourceFiles()), []);
});
