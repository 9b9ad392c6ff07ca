import { findables } from '../src/site/browser/search/findable.js';
import { found } from '../src/site/browser/search/ranking.js';
import { methodTitle } from '../src/site/contract/methods.js';
import { allPages } from '../src/site/pages/all-pages.js';
import { searchContents } from '../src/site/search/search-index.js';
import { docsRead } from './helpers/docs.js';
import test from './helpers/suite.js';

const docs = docsRead();
const all = docs.then(each => findables(searchContents(each, allPages(each))));

/** Words as people type them, and the page of the first result. */
const leading = [
  ['object.archive', 'methods/cmdb.object.archive.html'],
  ['archivieren', 'methods/cmdb.object.archive.html'],
  ['Objekt anlegen', 'methods/cmdb.object.create.html'],
  ['speichern', 'methods/cmdb.category.save.html'],
  ['Hostadresse', 'categories/C__CATG__IP.html'],
  ['C__CATG__MODEL', 'categories/C__CATG__MODEL.html'],
  ['model serial', 'categories/C__CATG__MODEL.html#serial'],
  ['C__CATG__MODEL title', 'categories/C__CATG__MODEL.html#title'],
  ['C__CATG__IP hostname', 'categories/C__CATG__IP.html#hostname'],
  ['batch', 'protocol.html#envelope'],
  ['retry', 'errors-and-retries.html'],
  ['pagination', 'paging.html'],
  ['history', 'history.html'],
  ['webhook', 'webhooks.html'],
  ['token', 'rights.html'],
  ['openrpc', 'protocol.html#clients'],
  ['csv', 'import.html#from-a-spreadsheet'],
  ['docker', 'production.html#container'],
  ['upgrade', 'production.html#upgrade'],
  ['serial number', 'finding.html'],
  ['apikey', 'protocol.html#envelope'],
  ['defaultTemplate', 'methods/cmdb.object.create.html#parameter-defaultTemplate'],
  ['category read offset', 'methods/cmdb.category.read.html#parameter-offset'],
  ['KATASTER_PORT', 'commands.html#KATASTER_PORT'],
  ['import netbox', 'import.html'],
  ['kataster import netbox', 'commands.html#kataster-import-netbox'],
  ['Erste Schritte', 'getting-started.html'],
  ['ObjectNotFound', 'errors.html#ObjectNotFound'],
  ['ObjectNotFond', 'errors.html#ObjectNotFound'],
  ['ObjectNtoFound', 'errors.html#ObjectNotFound'],
  ['C__CATG__MODLE', 'categories/C__CATG__MODEL.html'],
  ['Gebaeude', 'types/C__OBJTYPE__BUILDING.html'],
] as const;

for (const [typed, path] of leading)
  test(`'${typed}' leads to ${path}`, async t => {
    t.is(found(await all, typed)[0]?.path, path);
  });

test('a sharp s may be typed as ss, and a slip of the finger is understood', async t => {
  const keys = async (typed: string) => found(await all, typed).map(({ path }) => path);
  const streets = await keys('Straße');
  t.true(streets.length > 0);
  t.deepEqual(await keys('Strasse'), streets);
  t.true((await keys('seriel number')).some(path => path.endsWith('#serial_number') || path.endsWith('#serial')));
});

test('a choice without a constant is found by its title in either language', async t => {
  const { registry } = await docs;
  const unnamed = registry.dialogs.flatMap(({ name, choices }) =>
    choices.filter(choice => choice.const === null).map(({ title }) => ({ name, title })),
  );
  t.true(unnamed.length > 0);
  t.true(unnamed.some(({ title }) => title.de !== title.en));
  const entries = await all;
  for (const { name, title } of unnamed.slice(0, 10))
    for (const typed of [`${name} ${title.en}`, `${name} ${title.de}`])
      t.true(
        found(entries, typed).some(({ what, path }) => what === 'choice' && path === `dialogs/${name}.html`),
        typed,
      );
});

test('an attribute is not found by its category alone, and nonsense not at all', async t => {
  t.deepEqual(
    found(await all, 'C__CATG__MODEL').filter(({ what }) => what === 'attribute'),
    [],
  );
  t.deepEqual(found(await all, 'xyzzyplugh'), []);
});

test('every method has a German title', async t => {
  const { document } = await docs;
  const missing = document.methods.filter(method => methodTitle(method).de === method.summary).map(({ name }) => name);
  t.deepEqual(missing, []);
});
