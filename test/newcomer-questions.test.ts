import { type Findable, findables } from '../src/site/browser/search/findable.js';
import { found } from '../src/site/browser/search/ranking.js';
import { allPages } from '../src/site/pages/all-pages.js';
import { searchContents } from '../src/site/search/search-index.js';
import { docsRead } from './helpers/docs.js';
import { builtPage, targetOf } from './helpers/pages.js';
import test from './helpers/suite.js';

const docs = docsRead();
const all = docs.then(each => findables(searchContents(each, allPages(each))));

/** Questions of newcomers, the words they type into the search, the page that answers, and words of the answer. */
const questions: readonly (readonly [question: string, typed: readonly string[], page: string, answer: string])[] = [
  ['How do I install and start it?', ['install', 'installieren', 'quick start'], 'getting-started.html', 'npm ci'],
  ['How do I get a key?', ['token', 'API key', 'API-Schlüssel'], 'rights.html', 'kataster key create'],
  [
    'How do I create my first object?',
    ['first object', 'create an object', 'Objekt anlegen'],
    'methods/cmdb.object.create.html',
    'C__OBJTYPE__SERVER',
  ],
  [
    'How do I read a long list page by page?',
    ['pagination', 'next page', 'blättern'],
    'paging.html',
    'The last page has the cursor',
  ],
  [
    'How do I keep a copy in step?',
    ['sync', 'synchronisieren', 'changes since'],
    'paging.html',
    'First ask the feed for its present place',
  ],
  ['How do I see who changed an object?', ['history', 'who changed', 'Verlauf'], 'history.html', 'kataster log'],
  [
    'How do I get back what was deleted by mistake?',
    ['undo', 'deleted by mistake', 'restore deleted'],
    'history.html',
    'kataster undo',
  ],
  [
    'How do I have changes sent to my program?',
    ['webhook', 'notify', 'Benachrichtigung'],
    'webhooks.html',
    'kataster.webhook.create',
  ],
  [
    'How do I give a script read-only access?',
    ['read-only access', 'permissions', 'Berechtigungen'],
    'rights.html',
    'kataster key create',
  ],
  ['How do I add a field of my own?', ['custom field', 'add a field', 'eigene Felder'], 'own-types.html', 'KATASTER_CATALOG'],
  ['How do I find an object by its serial number?', ['serial number', 'Seriennummer'], 'finding.html', 'J300X12'],
  ['How do I get a list as CSV?', ['csv', 'export to csv', 'Excel'], 'import.html', 'kataster report'],
  ['How do I run it in Docker?', ['docker', 'Dockerfile', 'podman'], 'production.html', 'podman run'],
  ['How do I upgrade?', ['upgrade', 'new version', 'aktualisieren'], 'production.html', 'systemctl stop kataster'],
  ['How do I back it up and restore it?', ['backup', 'restore', 'Datensicherung'], 'backups.html', 'kataster restore'],
  [
    'How do I move from NetBox?',
    ['netbox', 'migrate from netbox', 'Umstieg von NetBox'],
    'import.html',
    'kataster import netbox',
  ],
  ['Will my i-doit scripts run?', ['i-doit', 'existing scripts', 'jsonrpc.php'], 'existing-clients.html', '/src/jsonrpc.php'],
  [
    'May I repeat a call that timed out?',
    ['retry', 'timeout', 'idempotency', 'wiederholen'],
    'errors-and-retries.html',
    'idempotency_key',
  ],
  ['What does this error mean?', ['error codes', 'what does this error mean?', 'Fehlercode'], 'errors.html', 'ValidationFailed'],
  ['How large may a request be?', ['limits', 'rate limit', 'how large may a request be?'], 'limits.html', 'KATASTER_BODY_LIMIT'],
];

/** Readers look at so many results before they type something else. */
const seen = 3;

for (const [question, typed, page, answer] of questions)
  test(`search answers within two clicks: ${question}`, async t => {
    t.true(textOf(page).includes(answer), `${page} says '${answer}'`);
    const entries = await all;
    for (const words of typed) {
      const first = found(entries, words).slice(0, seen);
      t.true(
        first.some(result => leadsTo(result, page)),
        `${words}: ${first.map(({ path }) => path).join(', ')}`,
      );
    }
  });

/** Whether the result is the page, or a page whose text has a link to it. */
function leadsTo({ path }: Findable, page: string): boolean {
  const [file = ''] = path.split('#');
  if (file === page) return true;
  const [, content = ''] = builtPage(file).html.split('<main');
  const links = [...content.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => targetOf(file, link)?.file);
  return links.includes(page);
}

function textOf(page: string): string {
  return builtPage(page)
    .html.replaceAll(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"');
}
