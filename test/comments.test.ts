import test from 'ava';
import { commentedFiles, vagueComments } from './helpers/comments.js';

const refused: readonly (readonly [title: string, text: string])[] = [
  ['a docstring', '/** What a caller may do. */'],
  ['a docstring of several lines', '/**\n * Whoever calls.\n */'],
  ['a comment', 'const one = 1; // Whose it is.\n'],
  ['a comment within a function', 'function f() {\n  // Whatever is left.\n}'],
  ['a docstring of Python', 'def f():\n    """Who calls."""\n'],
  ['a comment of Python', '# What follows.\n'],
];

for (const [title, text] of refused)
  test(`${title} that begins with a pronoun is named with its line`, t => {
    const [fault = '', ...others] = vagueComments({ 'src/a.ts': text });
    t.regex(fault, /^src\/a\.ts:[12]: begins with Wh/);
    t.deepEqual(others, []);
  });

for (const text of [
  '/** Rights of a caller. What it may not see is left out. */',
  "const text = '// What';",
  "test('What is said', run);",
  '/** Whole numbers. */',
])
  test(`not refused: ${text}`, t => t.deepEqual(vagueComments({ 'src/a.ts': text }), []));

/** Rooms that are free of such comments. */
const rooms = [
  'scripts',
  'src/attributes',
  'src/behaviours',
  'src/catalog',
  'src/config',
  'src/console',
  'src/domain',
  'src/drawings',
  'src/clients',
  'src/rpc',
  'src/site',
  'src/backups',
  'src/cli',
  'src/discovery',
  'src/import',
  'src/mappings',
  'src/messages',
  'src/readers',
  'src/store',
  'src/http',
  'src/handlers',
  'test',
];
/** This file has examples of them. */
const examples = 'test/comments.test.ts';

test('no comment begins with a pronoun', t => {
  const { [examples]: _examples, ...files } = commentedFiles(rooms);
  t.deepEqual(vagueComments(files), []);
});
