import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchContents } from '../src/site/browser/search/search-contents.js';
import { paths } from '../src/site/markup/page.js';
import { type BuiltPage, builtFiles, builtPages, docsRoot, targetOf } from './helpers/pages.js';
import test from './helpers/suite.js';

const pages = builtPages();
const byPath = new Map(pages.map(page => [page.path, page]));
const files = new Set(builtFiles());

/** The links of a page that lead nowhere. */
function broken({ path, links }: BuiltPage): readonly string[] {
  return links
    .filter(link => {
      const target = targetOf(path, link);
      if (!target) return false;
      const { file, anchor } = target;
      if (!files.has(file)) return true;
      return anchor !== '' && byPath.get(file)?.anchors.has(anchor) !== true;
    })
    .map(link => `${path} leads to ${link}`);
}

test('no link of the documentation is broken, and every place that is named is there', t => {
  t.true(pages.length > 200);
  t.true(pages.every(({ links }) => links.length > 10));
  t.deepEqual(pages.flatMap(broken), []);
});

test('everything that the search finds is there', t => {
  const index = readFileSync(join(docsRoot, 'search-index.js'), 'utf8').replace(/^window\.katasterIndex\s*=|;\s*$/g, '');
  const contents = JSON.parse(index) as SearchContents;
  const {
    pages: guide,
    methods,
    parameters,
    settings,
    commands,
    errors,
    types,
    categories,
    aliases,
    attributes,
    dialogs,
  } = contents;
  const found = [
    ...guide.map(([path]) => path),
    ...methods.map(([name]) => paths.method(name)),
    ...parameters.flatMap(([name, places]) => places.map(at => paths.parameter(methods[at]?.[0] ?? '', name))),
    ...settings.map(([name]) => paths.setting(name)),
    ...commands.map(([name]) => paths.command(name)),
    ...errors.map(([name]) => paths.error(name)),
    ...types.map(([constant]) => paths.objectType(constant)),
    ...aliases.map(([, constant]) => paths.category(constant)),
    ...dialogs.map(([name]) => paths.dialog(name)),
    ...categories.flatMap(([[constant], own]) => own.map(at => `${paths.category(constant)}#${attributes[at]?.[0]}`)),
  ];
  t.true(found.length > 1500);
  t.deepEqual(broken({ path: 'index.html', html: '', anchors: new Set(), links: found }), []);
});

test('a broken link, and a place that is not there, are noticed', t => {
  const page = { path: 'methods/index.html', html: '', anchors: new Set<string>(), links: [] };
  const links = [
    'nowhere.html',
    '../categories/C__CATG__MODEL.html#nowhere',
    '../categories/C__CATG__MODEL.html#try',
    '#nowhere',
  ];
  t.deepEqual(broken({ ...page, links }), [
    'methods/index.html leads to nowhere.html',
    'methods/index.html leads to ../categories/C__CATG__MODEL.html#nowhere',
    'methods/index.html leads to #nowhere',
  ]);
});

test('nothing is loaded from elsewhere, and no page leads to an address of its own server', t => {
  const outside = pages.flatMap(({ path, links }) =>
    links.filter(link => /^(\/|https?:)/.test(link)).map(link => `${path} leads to ${link}`),
  );
  t.deepEqual(outside, []);
});

test('an id stands for one element of its page', t => {
  const repeated = pages.flatMap(({ path, html }) => {
    const ids = [...html.matchAll(/<[a-z][^<>]*?\sid="([^"]*)"/g)].map(([, id]) => id);
    return ids.filter((id, at) => ids.indexOf(id) !== at).map(id => `${path}: ${id}`);
  });
  t.deepEqual(repeated, []);
});

test('how values are written and read stands once on the page of a category, not under each attribute', t => {
  const ofCategories = pages.filter(({ path, anchors }) => path.startsWith('categories/C__') && anchors.has('values'));
  t.true(ofCategories.length > 100);
  for (const { path, html } of ofCategories) {
    const [, list = '', after = ''] = html.split(/<dl class="fields">|<h3 id="values">/);
    t.notRegex(list, /Written as|as it was sent/, path);
    const types = [...(after.split('</table>')[0]?.matchAll(/<tr><th scope="row">(.*?)<\/th>/g) ?? [])].map(([, type]) => type);
    t.is(new Set(types).size, types.length, path);
    t.true(types.length > 0, path);
  }
});
