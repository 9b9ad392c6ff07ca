import test from 'ava';
import { codeLines } from '../src/clients/python/code-lines.js';

const long = 'x'.repeat(70);

test('what fits stays on its line', t => t.is(codeLines('a(b, c)', '    '), '    a(b, c)'));

test('what does not fit has an element a line, and a comma after the last one', t => {
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

test('what is still too long is opened further, before and behind', t => {
  const inner = `Union[${long}, ${long}]`;
  t.is(
    codeLines(`f(a: ${inner}) -> ${inner}`),
    [
      ...['f(', '    a: Union[', `        ${long},`, `        ${long},`, '    ],'],
      ...[') -> Union[', `    ${long},`, `    ${long},`, ']'],
    ].join('\n'),
  );
});

test('what has no brackets stays as long as it is', t => t.is(codeLines(`${long} = ${long}`), `${long} = ${long}`));
