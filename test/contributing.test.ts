import { patchOf } from './helpers/contributing/patches.js';
import { rowFaults, rowsOf } from './helpers/contributing/table.js';
import { whyUnfit } from './helpers/contributing/trees.js';
import { all, together } from './helpers/contributing/trying.js';
import test from './helpers/suite.js';

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

test('every patch fits the repository, alone and with all others', async t => {
  for (const { path } of all) t.is(await whyUnfit(['-C1', path]), '', `${path} fits the repository no more, make it anew`);
  t.is(await whyUnfit(['-C1'], together()), '');
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
