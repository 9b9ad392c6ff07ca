import type { ExecutionContext } from 'ava';
import { createDatabase, dropDatabase } from './helpers/postgres.js';
import { serve, temporaryFolder } from './helpers/process.js';
import { resultOf } from './helpers/rpc.js';
import { dialectNames } from './helpers/service.js';
import { engines } from './helpers/stores.js';

/** Texts that something on the way might change, cut, take for an instruction, or take for each other. */
const texts: readonly string[] = [
  "'; DROP TABLE objects; --",
  "1' OR '1'='1",
  '"; DELETE FROM entries WHERE "a"="a',
  '?, ?? and $1 :name @name',
  '%_\\%\\_*[a-z]',
  '../../../../etc/passwd',
  'C:\\Windows\\system32\\..\\con',
  'file:///etc/passwd',
  '<script>alert("x")</script>',
  '<img src=x onerror=alert(1)>',
  ']]><!--&amp;&#0;',
  '{{7*7}}#{7*7}<%= 7*7 %>',
  '{object} {reason} {0} $& $1 $$',
  '%s %n %x %%',
  '$(reboot) `reboot` | reboot; reboot && reboot',
  '=HYPERLINK("http://x","y")',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  'true',
  '-1',
  '007',
  '1e3',
  '9007199254740993',
  '2026-02-30',
  '{"a":[1]}',
  '[1,2]',
  '***',
  '  leading, trailing and   inner blanks  ',
  ' ',
  '\t\r\n\u000b\f',
  'one\r\ntwo\rthree\nfour',
  '\u0001\u0002\u001b[31mred\u001b[0m\u007f\u0080\u009f',
  '\u00a0\u2003\u200b\u2060\ufeff',
  '\ufeffbegins with a mark of order',
  '\u2028\u2029',
  '\u202egnp.exe\u202c \u2066x\u2069',
  '\\u0000 \\x00 %00 &#0;',
  '\\ \\\\ \\" \\n',
  'Ä ä Ö ß ẞ ſ ı İ',
  'a\u0308 \u00e4 (the same to people, not the same)',
  'e\u0301\u0302\u0303\u0304\u0305\u0306\u0307',
  'ﬁ ﬂ Å Å Ω Ω',
  '日本語 한국어 ไทย हिन्दी العربية עברית',
  '👩‍👩‍👧‍👦🏳️‍🌈🇩🇪👍🏽',
  '😀'.repeat(255),
  '\ud83d\ude00 \u{10ffff} \u{1f9ff}',
  '\ufffd \ufffe \uffff \u{1fffe}',
  'x'.repeat(255),
  '漢'.repeat(255),
];

const broken = ['\0', 'a\0b', '\ud800', 'a\udc00b', '\ude00\ud83d'];

for (const engine of engines)
  engine.test(`${engine.name}: every text comes back as it was sent, in whatever attribute`, async t => {
    const { call } = await serve(t, { KATASTER_DATABASE: await address(t, engine.name), KATASTER_DURABILITY: 'fast' });
    const ids = await Promise.all(
      texts.map(async text => {
        const categories = {
          C__CATG__MODEL: { serial: text, description: text, manufacturer: text, title: text },
          C__CATG__IP: { hostname: text, aliases: [{ hostname: text, domain: text }], dns_domain: [text] },
        };
        const about = { type: 'C__OBJTYPE__SERVER', title: text, sysid: text, description: text, purpose: text, categories };
        return Number((await resultOf<{ id: string }>(call('cmdb.object.create', about))).id);
      }),
    );
    for (const [index, id] of ids.entries())
      for (const dialect of dialectNames) {
        const text = texts[index] ?? '';
        const choice = { title: text, title_lang: text };
        const entries = (category: string) => call('cmdb.category.read', { objID: id, category }, dialect);
        t.like(await call('cmdb.object.read', { id }, dialect), { result: { title: text, sysid: text } });
        const model = { serial: text, description: text, manufacturer: choice, title: choice };
        t.like(await entries('C__CATG__MODEL'), { result: { 0: model } });
        const alias = { hostname: text, domain: text };
        t.like(await entries('C__CATG__IP'), {
          result: { 0: { hostname: text, aliases: { 0: alias }, dns_domain: { 0: choice } } },
        });
        t.like(await entries('C__CATG__GLOBAL'), {
          result: { 0: { title: text, sysid: text, description: text, purpose: choice } },
        });
      }
  });

for (const engine of engines)
  engine.test(`${engine.name}: a text that is no Unicode is refused wherever it is sent, and never quoted in part`, async t => {
    const { call, said } = await serve(t, { KATASTER_DATABASE: await address(t, engine.name) });
    await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1' }));
    for (const text of broken) {
      const attributes = {
        C__CATG__MODEL: ['serial', 'description', 'manufacturer'],
        C__CATG__GLOBAL: ['title', 'sysid', 'description'],
      };
      for (const [category, keys] of Object.entries(attributes))
        for (const key of keys) {
          const { error } = await call('cmdb.category.save', { object: 1, category, data: { [key]: text } });
          t.deepEqual([error?.code, Object.keys(error?.data ?? {})], [-32602, [key]], JSON.stringify(text));
        }
      for (const more of [{ title: text }, { sysid: text }, { description: text }, { purpose: text }, { type: text }]) {
        const { error } = await call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web2', ...more });
        t.deepEqual([error?.code, Object.keys(error?.data ?? {})], [-32602, Object.keys(more)], JSON.stringify(text));
      }
    }
    t.notRegex(said.stderr, /internal error/);
  });

async function address(t: ExecutionContext, engine: string): Promise<string> {
  if (engine === 'SQLite') return `sqlite:${temporaryFolder(t)}/kataster.sqlite`;
  const url = await createDatabase();
  t.teardown(() => dropDatabase(url));
  return url;
}
