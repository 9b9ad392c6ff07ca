import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { layers } from '../scripts/architecture/layers.js';
import { rooms } from '../scripts/architecture/rooms.js';
import { articleOf } from '../src/site/articles/articles.js';
import { allDecisions, decisionOf } from '../src/site/articles/decisions.js';
import { glossary } from '../src/site/articles/glossary.js';
import { guideArticleOf, guideArticles } from '../src/site/articles/guide-articles.js';
import { bilingual } from '../src/site/markup/bilingual.js';
import { blocksOf, slug } from '../src/site/markup/markdown.js';
import { builtPage } from './helpers/pages.js';
import test from './helpers/suite.js';

const shown: readonly (readonly [title: string, text: string, markup: string])[] = [
  ['a paragraph', 'One line\nand another.', '<p>One line and another.</p>\n'],
  ['signs of HTML', '1 < 2 & "so"', '<p>1 &lt; 2 &amp; &quot;so&quot;</p>\n'],
  ['headings', '## One: two\n### Three', '<h2 id="one-two">One: two</h2>\n<h3 id="three">Three</h3>\n'],
  [
    'lists',
    '- one\n  goes on\n- two\n\n1. three',
    '<ul>\n<li>one goes on</li>\n<li>two</li>\n</ul>\n<ol>\n<li>three</li>\n</ol>\n',
  ],
  [
    'forms within a line',
    '`a<b` [`c` d](e/f.md#g) **h `i`** *j* [k](l.html)',
    '<p><code>a&lt;b</code> <a href="e/f.html#g"><code>c</code> d</a> <b>h <code>i</code></b> <em>j</em> <a href="l.html">k</a></p>\n',
  ],
  [
    'a table',
    '| A | B |\n| --- | ---: |\n| `x` | a \\| b |',
    '<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody>\n<tr><th scope="row"><code>x</code></th><td>a | b</td></tr>\n</tbody></table></div>\n',
  ],
];

for (const [title, text, markup] of shown) test(`Markdown: ${title}`, t => t.is(markupOf(text), markup));

function markupOf(text: string): string {
  return blocksOf(text)
    .map(({ markup }) => `${markup.text}\n`)
    .join('');
}

test('Markdown: code keeps its lines and says its language', t => {
  const text = markupOf('```sh\nls\n\n# two\n```\nafter');
  t.regex(text, /<figcaption>Shell<\/figcaption>.*<code>ls\n\n# two<\/code>.*<p>after<\/p>/s);
});

for (const line of [
  ...[
    '# a title',
    '<b>x</b>',
    'a <b>x</b>',
    '<!-- x -->',
    '![a picture](x.png)',
    '> quoted',
    '    indented',
    '```sh',
    '~~~',
    '---',
  ],
  ...['- [ ] to do', '| `a` | <br> |\n| --- | --- |', '## a ~~b~~', '[x]: y.html', 'line\\'],
])
  test(`Markdown that has no form is refused with its line: ${line}`, t => {
    const error = t.throws(() => blocksOf(`Before.\n\n${line}\nafter`));
    t.true(error?.message.endsWith(`: ${line.split('\n', 1)}`), error?.message);
  });

test('Markdown: no list has a list within it', t => {
  t.throws(() => blocksOf('- a\n  - b'), { message: /: {3}- b$/ });
});

test('Markdown: addresses are links in the form of a link alone', t => {
  t.is(markupOf('https://a.example, www.b.example, c@d.example'), '<p>https://a.example, www.b.example, c@d.example</p>\n');
});

test('a text in two languages has each block twice, its anchors in English, and its code once', t => {
  const { text } = bilingual('## One\n\nA text.\n\n```sh\nls\n```\n\nSame.', '## Eins\n\nEin Text.\n\nSame.', () => undefined);
  t.true(text.includes('<h2 id="one"><span class="en">One</span><span class="de" lang="de">Eins</span></h2>'));
  t.true(text.includes('<div class="en"><p>A text.</p></div><div class="de" lang="de"><p>Ein Text.</p></div>'));
  t.is(text.split('<figure').length, 2);
  t.is(text.split('Same.').length, 2);
});

for (const [title, en, de, fault] of [
  ['lacks a block', 'One.\n\n- two', 'Eins.', 'has no list where the English one has <ul>'],
  ['has another block', 'One.', '## Eins', 'has no paragraph where the English one has <p>'],
  ['has a block more', 'One.', 'Eins.\n\nZwei.', 'has a paragraph more than the English one: <p>Zwei.'],
] as const)
  test(`a German text that ${title} is refused`, t => {
    const error = t.throws(() => bilingual(en, de, () => undefined));
    t.true(error?.message.includes(fault), error?.message);
  });

test('an anchor has the words of its heading', t => {
  t.is(slug('What became of `COMMIT`?'), 'what-became-of-commit');
});

test('an article has fields in front', t => {
  t.deepEqual(articleOf('a', '---\ntitle: One\ndate: 2026-11-20\n---\n\nText.\n'), {
    name: 'a',
    fields: { title: 'One', date: '2026-11-20' },
    text: 'Text.',
  });
  t.throws(() => articleOf('a', 'Text.'), { message: 'a.md does not begin with fields between lines of ---' });
  t.throws(() => articleOf('a', '---\ntitle One\n---\nText.'), { message: "a.md: a field is 'key: value', not 'title One'" });
});

test('every German text is of an article', t => {
  const folder = join('src', 'site', 'articles');
  const names = readdirSync(join(folder, 'de'), { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.md'));
  t.true(names.length > 0);
  t.deepEqual(
    names.filter(name => !existsSync(join(folder, name))),
    [],
  );
});

const page = { title: 'One', title_de: 'Eins', description: 'It is one.', part: 'guide', order: '5' };

for (const [name, fault] of [
  ['title_de', 'a.md needs the fields title, title_de and description'],
  ['part', 'a.md: part is one of guide, development'],
  ['order', 'a.md: order is the place in the menu, a number'],
] as const)
  test(`an article has no page without ${name}`, t => {
    const { [name]: _, ...rest } = page;
    t.throws(() => guideArticleOf({ name: 'a', fields: rest, text: 'Text.' }), { message: fault });
  });

test('every article has a page, and every page leads to it', t => {
  const { html } = builtPage('methods/index.html');
  for (const { name, title } of guideArticles())
    t.true(html.includes(`href="../${name}.html"><span class="en">${title.en}<`), name);
});

const fields = { title: 'One', title_de: 'Eins', subject: 'Storage', date: '2026-11-20', status: 'accepted' };
const text = '## Question\n\na\n\n## Choice\n\nb\n\n## Reason\n\nc\n\n## What would change it\n\nd';
const germanText = '## Frage\n\na\n\n## Entscheidung\n\nb\n\n## Begründung\n\nc\n\n## Was daran etwas ändern würde\n\nd';

const refused: readonly (readonly [title: string, given: object, texts: object, fault: string])[] = [
  ['without a subject of the list', { subject: 'Others' }, {}, 'subject is one of'],
  ['without a day', { date: 'November' }, {}, 'date is a day such as 2026-11-20'],
  ['of an unknown status', { status: 'proposed' }, {}, 'status is accepted, or superseded together with superseded_by'],
  ['that is superseded by nothing', { status: 'superseded' }, {}, 'status is accepted, or superseded'],
  ['that is accepted and superseded', { superseded_by: 'two' }, {}, 'status is accepted, or superseded'],
  ['without a reason', {}, { text: text.replace('## Reason\n\nc\n\n', '') }, 'the sections are Question, Choice, Reason'],
  ['with an empty reason', {}, { text: text.replace('c\n', '') }, 'the sections are Question, Choice, Reason'],
  ['without a German title', { title_de: undefined }, {}, 'title_de, the title in German, is missing'],
  ['without a reason in German', {}, { germanText: text }, 'the sections of its German text are Frage, Entscheidung'],
];

for (const [title, given, texts, fault] of refused)
  test(`a decision ${title} is refused`, t => {
    const decision = { name: 'decisions/one', fields: { ...fields, ...given }, text, germanText, ...texts };
    const error = t.throws(() => decisionOf(decision));
    t.true(error?.message.startsWith(`decisions/one.md: ${fault}`), error?.message);
  });

test('a decision has a day and a subject as each language writes them', t => {
  const { date, subject } = decisionOf({ name: 'decisions/one', fields, text, germanText });
  t.deepEqual([date.en, date.de], ['2026-11-20', '20.11.2026']);
  t.deepEqual([subject.en, subject.de], ['Storage', 'Speicher']);
});

test('the documentation lists every decision, and a superseded one names its successor', t => {
  const list = builtPage('decisions/index.html').html;
  for (const { name, supersededBy } of allDecisions()) {
    t.true(list.includes(`href="${name.slice('decisions/'.length)}.html"`), name);
    if (supersededBy) t.regex(builtPage(`${name}.html`).html, /superseded<.*>abgelöst<.*>by<.*>durch<.* <a href="/, name);
  }
});

const terms = Object.values(glossary).flat();

test('a word stands in the glossary once, and is no word for itself', t => {
  const words = terms.map(({ term }) => term);
  t.deepEqual(
    words.filter((word, at) => words.indexOf(word) !== at),
    [],
  );
  t.deepEqual(
    terms.filter(({ term, not = [] }) => not.includes(term)),
    [],
  );
  const { html } = builtPage('glossary.html');
  for (const { term } of terms) t.true(html.includes(`<tr id="${slug(term)}">`), term);
});

test('the architecture has every room and every layer', t => {
  const { html } = builtPage('architecture.html');
  for (const room of Object.keys(rooms))
    t.regex(html, new RegExp(`<code>(?:src/|scripts/)?${room}</code></th><td><span class="en">[A-Z]`), room);
  for (const room of Object.keys(layers)) t.true(html.includes(`<h3 id="layers-${room}">`), room);
});
