import { comparableTitle, normalizeTitle } from '../src/attributes/choice-titles.js';
import { hostName } from '../src/attributes/comparable-forms.js';
import { objectMade } from './factories/calls.js';
import { newDatabase, onceForAll } from './helpers/databases.js';
import { send } from './helpers/http.js';
import { type RunningService, serve } from './helpers/process.js';
import type { RpcAnswer } from './helpers/rpc.js';
import type { Scope } from './helpers/scope.js';
import { type DialectName, dialectNames, testKey } from './helpers/service.js';
import { enginesInTurn } from './helpers/stores.js';

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

for (const engine of enginesInTurn) {
  const started = onceForAll(scope => calling(scope, engine.name));

  engine.test(`${engine.name}: every text comes back as it was sent, in whatever attribute`, async t => {
    const { call, calls } = await started();
    // A host name that could be none is kept for existing clients alone.
    const created = await calls(
      texts.map(text => ['cmdb.object.create', objectOf(text)]),
      'idoit',
    );
    for (const dialect of dialectNames)
      for (const [index, { result }] of created.entries()) {
        const text = texts[index] ?? '';
        const id = Number((result as { id: string }).id);
        const entries = ['MODEL', 'IP', 'GLOBAL'].map(
          name => ['cmdb.category.read', { objID: id, category: `C__CATG__${name}` }] as const,
        );
        const [object, model, ip, global] = await calls([['cmdb.object.read', { id }], ...entries], dialect);
        // Choices of one comparable form are one, as it was written first.
        const title = texts.map(normalizeTitle).find(each => comparableTitle(each) === comparableTitle(text));
        const choice = { title, title_lang: title };
        t.like(object, { result: { title: text, sysid: text } });
        t.like(model, { result: { 0: { serial: text, description: text, manufacturer: choice, title: choice } } });
        // Host names have one spelling; a text that can be none stays as it is.
        const [told] = (ip?.result ?? []) as readonly { readonly hostname: string }[];
        const name = [text, hostName(text.trim(), 'whole')].find(each => each === told?.hostname);
        const alias = { hostname: name, domain: name };
        t.like(ip, { result: { 0: { hostname: name, aliases: { 0: alias }, dns_domain: { 0: choice } } } });
        t.like(global, { result: { 0: { title: text, sysid: text, description: text, purpose: choice } } });
      }
    for (const text of texts) t.is((await call('cmdb.object.create', objectOf(text), 'idoit')).error?.code, -32009, text);
  });

  engine.test(`${engine.name}: a text that is no Unicode is refused wherever it is sent`, async t => {
    const { call, calls, said } = await started();
    await objectMade(call, objectOf('web1'));
    const attributes = { MODEL: ['serial', 'description', 'manufacturer'], GLOBAL: ['title', 'sysid', 'description', 'purpose'] };
    const places = Object.entries(attributes).flatMap(([name, keys]) => keys.map(key => [`C__CATG__${name}`, key] as const));
    const parameters = ['type', 'title', 'sysid', 'description', 'purpose'];
    for (const text of broken) {
      const saved = places.map(
        ([category, key]) => ['cmdb.category.save', { object: 1, category, data: { [key]: text } }] as const,
      );
      const created = parameters.map(name => ['cmdb.object.create', { type: 5, title: 'web2', [name]: text }] as const);
      const told = (await calls([...saved, ...created])).map(({ error }) => [error?.code, ...Object.keys(error?.data ?? {})]);
      t.deepEqual(
        told,
        [...places.map(([, key]) => key), ...parameters].map(key => [-32602, 'error', key]),
        JSON.stringify(text),
      );
    }
    t.notRegex(said.stderr, /internal error/);
  });
}

/** An object with a text wherever one may stand. */
function objectOf(text: string): object {
  const categories = {
    C__CATG__MODEL: { serial: text, description: text, manufacturer: text, title: text },
    C__CATG__IP: { hostname: text, aliases: [{ hostname: text, domain: text }], dns_domain: [text] },
  };
  return { type: 'C__OBJTYPE__SERVER', title: text, sysid: text, description: text, purpose: text, categories };
}

interface Calling extends RunningService {
  /** Answers of a batch. */
  calls(of: readonly (readonly [method: string, params: object])[], dialect?: DialectName): Promise<RpcAnswer[]>;
}

async function calling(t: Scope, engine: string): Promise<Calling> {
  const service = await serve(t, { KATASTER_DATABASE: await newDatabase(t, engine, 'tables'), KATASTER_DURABILITY: 'fast' });
  const calls: Calling['calls'] = async (of, dialect) => {
    const batch = of.map(([method, params], id) => ({ version: '2.0', id, method, params: { apikey: testKey, ...params } }));
    return JSON.parse((await send(service.endpoint(dialect), { body: JSON.stringify(batch) })).text);
  };
  return { ...service, calls };
}
