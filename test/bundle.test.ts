import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from './helpers/suite.js';

const bundle = readFileSync('dist/src/kataster.cjs', 'utf8');

test('classes keep their names in the bundle, as errors and migrations are known by them', t => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts'));
  const written = files.flatMap(name => [...readFileSync(join('src', name), 'utf8').matchAll(/\bclass (\w+)/g)]);
  const names = new Set(written.map(([, name]) => name));
  const bundled = [...bundle.matchAll(/(\w+) = class\b/g)].map(([, name]) => name);
  t.true(bundled.includes('RpcError'));
  t.deepEqual(
    bundled.filter(name => !names.has(name)),
    [],
  );
});

test('TypeORM comes with the drivers of both engines, without others, and with its license', t => {
  const typeorm = readFileSync('dist/src/typeorm.cjs', 'utf8');
  const drivers = [...typeorm.matchAll(/(\w+Driver)=class\b/g)].map(([, name]) => name).sort();
  t.deepEqual(drivers, ['AbstractSqliteDriver', 'BetterSqlite3Driver', 'PostgresDriver']);
  t.regex(typeorm, /Copyright \(c\) TypeORM\n\nPermission is hereby granted/);
});

test('what makes types of schemas comes without its formatter, and with the licenses of its parts', t => {
  const file = readFileSync('dist/src/json-schema-to-typescript.cjs', 'utf8');
  const licensed = [...file.matchAll(/^This file has parts of (\S+)$/gm)].map(([, name]) => name);
  t.deepEqual([...new Set(licensed)].sort(), [
    '@apidevtools/json-schema-ref-parser',
    '@jsdevtools/ono',
    'js-yaml',
    'json-schema-to-typescript',
    'lodash',
  ]);
});
