import { copiedTree } from '../helpers/contributing/trees.js';
import { all, ofSite, ofTypes, omissions, patched, untold } from '../helpers/contributing/trying.js';
import test from '../helpers/suite.js';

/** A build of the site names all German texts that are missing, and stops at its first other fault, which has a copy of its own. */
const germanTexts = ofSite.filter(({ file }) => file.startsWith('src/site/articles/de/'));
const [inBuild, ...others] = ofSite.filter(each => !germanTexts.includes(each));
const tests = omissions.flatMap(({ toldBy, test: title }) => (title === undefined ? [] : [[toldBy, title] as const]));

test.serial(
  'every patch fits the repository, and with all of them together it builds and passes its tests, and those of layers and German',
  async t => {
    t.timeout(1_800_000);
    const tree = await patched(copiedTree(t), []);
    t.is((await tree.generate()).output, '');
    for (const { status, output } of [await tree.check(), await tree.bundle(), await tree.makeConsole(), await tree.makeSite()])
      t.is(status, 0, output);
    // The engine of its patch lends that of SQLite, which no engine may: the test of layers follows without it.
    const passed = await tree.test(tests.filter(([file]) => file !== 'test/architecture.test.ts'));
    t.is(passed.status, 0, passed.output);
    for (const patch of all) if (patch.adds === 'an engine of databases') await tree.remove(patch);
    t.is((await tree.bundle()).status, 0);
    const { status, output } = await tree.testFiles(['test/architecture.test.ts', 'test/german-errors.test.ts']);
    t.is(status, 0, output);
  },
);

test.serial('a forgotten part is named by the compiler or the build', async t => {
  t.timeout(900_000);
  const forgotten = inBuild === undefined ? ofTypes : [...ofTypes, inBuild];
  const tree = await patched(copiedTree(t), forgotten);
  await tree.generate();
  const checked = await tree.check();
  t.is((await tree.transpile()).output, '');
  t.deepEqual(untold(forgotten, checked.output + (await tree.makeSite()).output), []);
});

test.serial('a forgotten part is named by a test', async t => {
  t.timeout(900_000);
  const forgotten = omissions.filter(each => each.test !== undefined);
  const tree = await patched(copiedTree(t), forgotten);
  t.is((await tree.generateTexts()).output, '');
  t.is((await tree.transpile()).output, '');
  t.deepEqual(untold(forgotten, (await tree.test(tests)).output), []);
});

test.serial('a forgotten German text is named by the build of the site', async t => {
  t.timeout(900_000);
  t.deepEqual(others, [], 'these need a copy of their own');
  const tree = await patched(copiedTree(t), germanTexts);
  t.is((await tree.transpile()).output, '');
  t.deepEqual(untold(germanTexts, (await tree.makeSite()).output), []);
});

test.serial('a forgotten part is named by the generator', async t => {
  t.timeout(120_000);
  const forgotten = omissions.filter(({ toldBy }) => toldBy === 'npm run generate');
  const tree = await patched(copiedTree(t), forgotten);
  t.deepEqual(untold(forgotten, (await tree.generate()).output), []);
});
