import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TextId, texts } from '../generated/texts.js';
import test from './helpers/suite.js';

const ids = Object.keys(texts) as readonly TextId[];

test('every text is said somewhere', t => {
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(name => /\.tsx?$/.test(name));
  const sources = names.map(name => readFileSync(join('src', name), 'utf8'));
  const said = new Set(sources.flatMap(source => [...source.matchAll(/'([A-Z]\w+)'/g)].map(([, id]) => id)));
  t.deepEqual(
    ids.filter(id => !said.has(id)),
    [],
  );
});
