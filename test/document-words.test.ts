import { readFileSync } from 'node:fs';
import test from 'ava';

/** Instead of these, texts for users say that a call returns a result or an error. */
const unwanted = /\b(answer(s|ed)?|tells?|told|refus(e|es|ed|al|als)|(who|what|which)ever)\b/i;

/** Descriptions and summaries anywhere in the document, but for those in examples. */
function textsIn(value: unknown, place = '#'): readonly (readonly [place: string, text: string])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => {
    if (key === 'examples' || key === 'x-error-example') return [];
    const isText = typeof each === 'string' && (key === 'description' || key === 'summary');
    return isText ? [[`${place}/${key}`, each] as const] : textsIn(each, `${place}/${key}`);
  });
}

test('descriptions of the document speak of results and errors', t => {
  const texts = textsIn(JSON.parse(readFileSync('openrpc.json', 'utf8')));
  t.true(texts.length > 500);
  t.deepEqual(
    texts.filter(([, text]) => unwanted.test(text)),
    [],
  );
});
