import { guideArticles } from '../../src/site/articles/guide-articles.js';
import { stepsOf } from '../../src/site/articles/guide-steps.js';
import { carryOut } from '../helpers/guide-runs.js';
import { isAsShown, lastOf, withLast } from '../helpers/shown-values.js';
import test from '../helpers/suite.js';

const guides = guideArticles().filter(({ text }) => stepsOf(text).length > 0);

test('guides have steps that are carried out', t => {
  t.true(guides.length >= 1);
});

for (const guide of guides)
  test.serial(`the guide '${guide.title.en}' does what it says on a fresh service`, async t => {
    t.true((await carryOut(t, guide)) > 0);
  });

const compared: readonly (readonly [given: unknown, shown: unknown, isSo: boolean])[] = [
  ['abc', 'abc', true],
  ['abc', 'a…c', true],
  ['a.c', 'a.…', true],
  ['abc', 'a.…', false],
  [7, '…', true],
  [undefined, '…', false],
  [[1, 2], [1, '…'], true],
  [[1, 2], [1], false],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [{ a: 1, b: 2 }, { a: 1, '…': '…' }, true],
  [{ a: { b: null } }, { a: { b: null } }, true],
  [{ a: 1 }, { a: 2 }, false],
];

for (const [given, shown, isSo] of compared)
  test(`${JSON.stringify(given)} is ${isSo ? '' : 'not '}as shown by ${JSON.stringify(shown)}`, t =>
    t.is(isAsShown(given, shown), isSo));

test('what stands for the value of an answer is taken from the newest that has it', t => {
  const answers = [{ result: { cursor: 'a', key: 'k' } }, { result: { cursor: 'b' } }];
  t.is(lastOf(answers, 'key'), 'k');
  t.deepEqual(withLast({ cursor: '…', limit: 2 }, answers), { cursor: 'b', limit: 2 });
});
