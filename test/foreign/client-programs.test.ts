import { readFileSync } from 'node:fs';
import test from 'ava';
import { programText } from '../../src/clients/program-text.js';

const carried = [
  ['generated/client.ts', 'typescript/runtime.ts'],
  ['generated/categories.ts', 'typescript/category-types.ts'],
] as const;

for (const [client, program] of carried)
  test(`${client} carries ${program} as it is, but for its imports`, t => {
    const text = programText(program);
    t.true(readFileSync(client, 'utf8').includes(text));
    const source = readFileSync(`src/clients/${program}`, 'utf8');
    t.true(source.endsWith(text));
    t.regex(source.slice(0, -text.length), /^(import [^;]*;\n)+\n$/);
  });

test('generated/kataster.py carries python/runtime.py as it is, but for its tables', t => {
  const client = readFileSync('generated/kataster.py', 'utf8');
  const parts = programText('python/runtime.py').split(/ErrorName = str|_REPEATABLE: _t\.FrozenSet\[str\] = frozenset\(\)/);
  t.is(parts.length, 3);
  for (const part of parts) t.true(client.includes(part));
});
