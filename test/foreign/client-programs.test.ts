import { readFileSync } from 'node:fs';
import { programText } from '../../src/clients/program-text.js';
import test from '../helpers/suite.js';

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

const tables = [
  ['dist/docs/clients/kataster.py', 'python/runtime.py', /^_[A-Z_]+: .* = (?:\{\}|frozenset\(\))$/m, 6],
  ['dist/docs/clients/kataster.pyi', 'python/runtime.pyi', 'ErrorName = str', 2],
] as const;

for (const [client, program, place, count] of tables)
  test(`${client} carries ${program} as it is, but for its tables`, t => {
    const text = readFileSync(client, 'utf8');
    const parts = programText(program).split(place);
    t.is(parts.length, count);
    for (const part of parts) t.true(text.includes(part));
  });
