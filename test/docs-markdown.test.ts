import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { asMarkdown } from '../src/site/markup/as-markdown.js';
import { Markup } from '../src/site/markup/html.js';
import { builtFiles, docsRoot } from './helpers/pages.js';
import test from './helpers/suite.js';

const shown: readonly (readonly [title: string, markup: string, markdown: string])[] = [
  [
    'headings, code and emphasis',
    '<h2 id="a">One <code>x&lt;y</code></h2><p>A <b>b</b>\n<em>c</em>.</p>',
    '## One `x<y`\n\nA **b** *c*.\n',
  ],
  ['links to other pages', '<p><a href="../a.html#b">A</a> <a href="#c">C</a></p>', '[A](../a.md#b) [C](#c)\n'],
  ['one of two languages', '<p><span class="en">One</span><span class="de" lang="de">Eins <b>x</b></span></p>', 'One\n'],
  ['lists within lists', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '- a\n  - b\n- c\n'],
  [
    'a table',
    '<table><tr><th>A</th><th>B</th></tr><tr><th>x|y</th><td>1</td></tr></table>',
    '| A | B |\n| --- | --- |\n| x\\|y | 1 |\n',
  ],
  [
    'members of members',
    '<table><tr><th>a</th><td>text<table><tr><th>b</th><td>number</td></tr></table></td></tr></table>',
    '- a: text\n  - b: number\n',
  ],
  [
    'the first of several languages of a call',
    '<div class="tabs"><div data-tab="JSON"><figure><figcaption>JSON</figcaption><pre><code>{\n}</code></pre></figure></div><div>curl</div></div>',
    'JSON:\n\n```\n{\n}\n```\n',
  ],
  ['no forms', '<p>a</p><form><input name="b"><p>c</p></form>', 'a\n'],
];

for (const [title, markup, markdown] of shown)
  test(`a page as Markdown has ${title}`, t => t.is(asMarkdown(new Markup(markup)), markdown));

const files = builtFiles();

test('every page stands as Markdown beside it, with a title, in one language and without markup', t => {
  const pages = files.filter(name => name.endsWith('.html'));
  t.true(pages.length > 200);
  for (const page of pages) {
    const text = readFileSync(join(docsRoot, page.replace(/html$/, 'md')), 'utf8');
    t.regex(text, /^# \S/m, page);
    t.notRegex(text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, ''), /<\/?(?:p|div|span|a|table|td|li)[ >]/, page);
  }
  t.notRegex(readFileSync(join(docsRoot, 'paging.md'), 'utf8'), /Anleitung/);
});

test('links of pages as Markdown lead to pages that are there', t => {
  const broken = files
    .filter(name => name.endsWith('.md') || name === 'llms.txt')
    .flatMap(name => {
      const text = readFileSync(join(docsRoot, name), 'utf8').replaceAll(/```[\s\S]*?```/g, '');
      const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
      return links.filter(link => !existsSync(join(docsRoot, dirname(name), link))).map(link => `${name}: ${link}`);
    });
  t.deepEqual(broken, []);
});

test('the list for assistants has every guide and every method', t => {
  const list = readFileSync(join(docsRoot, 'llms.txt'), 'utf8');
  t.regex(list, /^# kataster\n\n> /);
  for (const name of [
    'paging.md',
    'rights.md',
    'getting-started.md',
    'methods/cmdb.objects.read.md',
    'categories/C__CATG__MODEL.md',
  ])
    t.true(list.includes(`](${name})`), name);
});
