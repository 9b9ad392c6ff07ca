import { stripVTControlCharacters } from 'node:util';
import test from 'ava';
import { type Omission, patches, patchOf } from './helpers/contributing/patches.js';
import { rowFaults, rowsOf } from './helpers/contributing/table.js';
import { copiedTree, type Tree } from './helpers/contributing/trees.js';

const all = patches();
const omissions = all.flatMap(patch => patch.omissions);
const ofSite = omissions.filter(({ file, test: title }) => file.startsWith('src/site/') && title === undefined);
/** A build of the site names all German texts that are missing, and stops at its first other fault, which has a copy of its own. */
const germanTexts = ofSite.filter(({ file }) => file.startsWith('src/site/articles/de/'));
const [inBuild, ...others] = ofSite.filter(each => !germanTexts.includes(each));
const tests = omissions.flatMap(({ toldBy, test: title }) => (title === undefined ? [] : [[toldBy, title] as const]));

/** A copy with every patch in it but for these parts. */
async function patched(tree: Tree, forgotten: readonly Omission[]): Promise<Tree> {
  for (const patch of all)
    await tree.apply(
      patch,
      patch.omissions.filter(each => forgotten.includes(each)),
    );
  return tree;
}

/** Omissions that no line of the output names; `…` in a text stands for anything within a line. */
function untold(forgotten: readonly Omission[], output: string): readonly string[] {
  const plain = stripVTControlCharacters(output);
  return forgotten.flatMap(({ file, says }) => {
    const parts = says.split('…').map(part => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(parts.join('.*')).test(plain) ? [] : [`${file} is left out, and nothing says: ${says}`];
  });
}

test('each row of CONTRIBUTING.md says what its patch touches, how many files these are, and what tells', t => {
  const rows = rowsOf();
  t.deepEqual(
    all.flatMap(patch =>
      rowFaults(
        rows.find(({ adds }) => adds === patch.adds),
        patch,
      ),
    ),
    [],
  );
  const tried = all.map(({ adds }) => adds);
  t.deepEqual(
    rows.map(({ adds }) => adds).filter(adds => !tried.includes(adds)),
    [],
  );
});

test.serial(
  'every patch fits the repository, and with all of them together it builds and passes its tests, and those of layers, comments and German',
  async t => {
    const tree = await patched(copiedTree(t), []);
    t.is((await tree.generate()).output, '');
    for (const { status, output } of [await tree.check(), await tree.bundle(), await tree.makeConsole(), await tree.makeSite()])
      t.is(status, 0, output);
    // The engine of its patch lends that of SQLite, which no engine may: the test of layers follows without it.
    const passed = await tree.test(
      tests.filter(([file]) => file !== 'test/architecture.test.ts'),
      '--update-snapshots',
    );
    t.is(passed.status, 0, passed.output);
    for (const patch of all) if (patch.adds === 'an engine of databases') await tree.remove(patch);
    t.is((await tree.bundle()).status, 0);
    const { status, output } = await tree.testFiles([
      'test/architecture.test.ts',
      'test/comments.test.ts',
      'test/german-errors.test.ts',
    ]);
    t.is(status, 0, output);
  },
);

test.serial('a forgotten part is named by the compiler or the build', async t => {
  const forgotten = omissions.filter(each => each.toldBy === 'npm run build' && (each === inBuild || !ofSite.includes(each)));
  const tree = await patched(copiedTree(t), forgotten);
  await tree.generate();
  const checked = await tree.check();
  t.is((await tree.transpile()).output, '');
  t.deepEqual(untold(forgotten, checked.output + (await tree.makeSite()).output), []);
});

test.serial('a forgotten part is named by a test', async t => {
  const forgotten = omissions.filter(each => each.test !== undefined);
  const tree = await patched(copiedTree(t), forgotten);
  t.is((await tree.generateTexts()).output, '');
  t.is((await tree.transpile()).output, '');
  t.deepEqual(untold(forgotten, (await tree.test(tests)).output), []);
});

test.serial('a forgotten German text is named by the build of the site', async t => {
  t.deepEqual(others, [], 'these need a copy of their own');
  const tree = await patched(copiedTree(t), germanTexts);
  t.is((await tree.transpile()).output, '');
  t.deepEqual(untold(germanTexts, (await tree.makeSite()).output), []);
});

test.serial('a forgotten part is named by the generator', async t => {
  const forgotten = omissions.filter(({ toldBy }) => toldBy === 'npm run generate');
  const tree = await patched(copiedTree(t), forgotten);
  t.deepEqual(untold(forgotten, (await tree.generate()).output), []);
});

const text = `You add: a thing
Without: src/a.ts, the line one
Told by: npm run build
Says: one is missing

diff --git a/src/a.ts b/src/a.ts
index 1..2 100644
diff --git a/src/b/c.ts b/src/b/c.ts
`;
const patch = patchOf('thing.patch', text);

test('a patch says what it adds, which files it touches, and what tells of parts that are left out', t => {
  t.deepEqual(patch, {
    path: 'thing.patch',
    adds: 'a thing',
    files: ['src/a.ts', 'src/b/c.ts'],
    omissions: [{ file: 'src/a.ts', line: 'one', toldBy: 'npm run build', test: undefined, says: 'one is missing' }],
  });
  t.throws(() => patchOf('thing.patch', 'diff --git a/a b/a\n'), { message: "thing.patch does not begin with 'You add: …'" });
  t.throws(() => patchOf('thing.patch', text.replace(/Says.*/, '')), { message: /'Says' is missing after Without: src\/a\.ts/ });
});

const table = (row: string): string =>
  `# A\n\n| You add | You touch | Files | Tells |\n| --- | --- | ---: | --- |\n${row}\n\nText.`;

for (const [title, row, faults] of [
  ['a row that is right', '| a thing | `src/a.ts`, `src/<room>/` | 2 | `npm run build` |', []],
  [
    'a file that is not named',
    '| a thing | `src/a.ts` | 2 | `npm run build` |',
    ["CONTRIBUTING.md, 'a thing': the patch touches src/b/c.ts"],
  ],
  [
    'a file too many',
    '| a thing | `src/a.ts`, `src/b/c.ts`, `src/d.ts` | 2 | `npm run build` |',
    ["CONTRIBUTING.md, 'a thing': the patch does not touch src/d.ts"],
  ],
  [
    'a wrong count',
    '| a thing | `src/a.ts`, `src/b/<name>.ts` | 3 | `npm run build` |',
    ["CONTRIBUTING.md, 'a thing': it says 3 files, the patch touches 2"],
  ],
  [
    'another teller',
    '| a thing | `src/a.ts`, `src/b/c.ts` | 2 | `test/a.test.ts` |',
    [
      "CONTRIBUTING.md, 'a thing': npm run build tells, too",
      "CONTRIBUTING.md, 'a thing': nothing that the patch leaves out is told by test/a.test.ts",
    ],
  ],
] as const)
  test(`the table of CONTRIBUTING.md is compared with a patch: ${title}`, t =>
    t.deepEqual(rowFaults(rowsOf(table(row))[0], patch), [...faults]));

test('a patch without a row is named', t => {
  t.deepEqual(rowFaults(undefined, patch), ["CONTRIBUTING.md has no row 'a thing', which thing.patch tries"]);
});
