import { readFileSync } from 'node:fs';
import test from 'ava';
import { cases } from '../scripts/bench/cases.js';
import { withLine, withTable } from '../scripts/bench/figures.js';

const rows = [
  { name: 'cmdb.object.read, first time', ratio: 0.751 },
  { name: 'cmdb.object.read, asked again', ratio: 1.6 },
  { name: 'cmdb.category.read, one entry, first time', ratio: 0.55 },
  { name: 'cmdb.category.read, one entry, asked again', ratio: 2 },
  { name: 'cmdb.category.save, 8 connections', ratio: 0.9 },
];

test('the benchmark writes a line for each call into the page, with the first time beside asked again', t => {
  const page = withTable('Before.\n\n| Call | First time | Again |\n| --- | ---: | ---: |\n| old | 1 | 2 |\n\nAfter.\n', rows);
  t.is(
    page,
    `Before.

| Call | First time | Again |
| --- | ---: | ---: |
| \`cmdb.object.read\` | 0.75 | 1.60 |
| \`cmdb.category.read\`, one entry | 0.55 | 2.00 |
| \`cmdb.category.save\`, 8 connections | 0.90 |  |

After.
`,
  );
});

test('the benchmark writes the range of reads and saves into the line of the README', t => {
  t.regex(
    withLine(readFileSync('README.md', 'utf8'), rows),
    /^Compared with .* answers 0\.[56] to 0\.8 times as many first reads per second, 0\.9 to 0\.9 .* saves, and 1\.6 to 2\.0 times .* repeated reads/m,
  );
});

test('the page has the table that the benchmark writes', t => {
  const measured = cases.map(({ name }) => ({ name, ratio: 1 }));
  t.regex(withTable(readFileSync('src/site/articles/speed.md', 'utf8'), measured), /`cmdb\.object\.create` \| 1\.00 \|/);
});
