import { codeLines } from '../../src/clients/python/code-lines.js';
import { pythonTypes } from '../../src/clients/python/types.js';
import type { Schema } from '../../src/rpc/json-schema.js';
import test from '../helpers/suite.js';

const long = 'x'.repeat(70);

test('a short expression stays on its line', t => t.is(codeLines('a(b, c)', '    '), '    a(b, c)'));

test('a long expression has an element a line, and a comma after the last one', t => {
  t.is(
    codeLines(`def f(self, ${long}: int, ${long}: str) -> None`),
    `def f(\n    self,\n    ${long}: int,\n    ${long}: str,\n) -> None`,
  );
});

test('the only element of a subscript has no comma, which would make it a tuple', t => {
  t.is(codeLines(`a: List[${long}${long}]`, '  '), `  a: List[\n      ${long}${long}\n  ]`);
});

test('brackets and commas in texts, and brackets that hold nothing, are left alone', t => {
  const text = `f(), g("(,\\"", ${long}, ${long})`;
  t.is(codeLines(text), `f(), g(\n    "(,\\"",\n    ${long},\n    ${long},\n)`);
});

test('an element that is still too long is broken further, before and behind', t => {
  const inner = `Union[${long}, ${long}]`;
  t.is(
    codeLines(`f(a: ${inner}) -> ${inner}`),
    [
      ...['f(', '    a: Union[', `        ${long},`, `        ${long},`, '    ],'],
      ...[') -> Union[', `    ${long},`, `    ${long},`, ']'],
    ].join('\n'),
  );
});

test('an expression without brackets stays as long as it is', t => t.is(codeLines(`${long} = ${long}`), `${long} = ${long}`));

/** The Python type of an object with an optional property of this name. */
function withProperty(key: string): string {
  const schema: Schema = { type: 'object', properties: { [key]: { type: 'string' } } };
  return pythonTypes({ methods: [], categories: [], errors: [], schemas: [['Values', schema]] });
}

test('an object is a class with its properties', t => {
  t.regex(withProperty('title'), /^class Values\(_t\.TypedDict, total=False\):\n.*\n {4}title: str\n$/s);
});

for (const key of ['__slots', 'class', 'first-name'])
  test(`an object with the property ${key}, which a class could not have, is made by a call`, t => {
    t.is(withProperty(key), `# Values\nValues = _t.TypedDict("Values", {\n    "${key}": str,\n}, total=False)\n`);
  });
