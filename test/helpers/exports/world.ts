import type { Store } from '../../../src/domain/storage/store.js';
import { author } from '../author.js';
import { registry } from '../catalogue.js';
import { filled } from '../filling.js';
import { insertPasskey } from '../passkeys.js';
import { type Caller, callerOf, resultOf } from '../rpc.js';
import type { Scope } from '../scope.js';
import { serviceOver } from '../service.js';
import { storeAt, withEntry, withObjects } from '../stores.js';
import { bySession, withUser } from '../users.js';

/** A login of the world, whose password is that of the tests. */
export const login = 'ada';

/** Texts that programs like to spoil: separators, escapes, several bytes, right to left, and what looks like something else. */
export const oddTexts: readonly string[] = [
  '',
  ' ',
  '.',
  'a.b.c',
  '"',
  '\\',
  '\\u0000',
  '{}',
  '[1]',
  'null',
  '{"table":"objects"}',
  '{"rows":{}}',
  '\n',
  '\r\n\t',
  '\u0001\u001f\u007f',
  '\u2028\u2029\ufeff',
  'ß Ä é e\u0301',
  '👩‍👩‍👧‍👦 🏳️‍🌈',
  '\u{10ffff}',
  'שלום',
  "'; DROP TABLE objects; --",
  '%_\\',
];

/** JSON texts that are not spelt as this program would spell them, and some that are none. */
export const oddValues: readonly string[] = [
  '{"a": 1}',
  '{"2":1,"1":2}',
  '{"a":1,"a":2}',
  '{"__proto__":{"x":1}}',
  '{"n":1.0}',
  '{"n":12345678901234567890}',
  '{"n":-0}',
  '{"n":1e400}',
  '{"s":"\\u00e4"}',
  '{"s":"\\ud83d"}',
  '[]',
  '"text"',
  'null',
  'none',
  '{',
  `{"text":"${'['.repeat(20_000)}"}`,
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
];

/** Values as long as is said in characters, and texts around the lengths where they are written in another way: in bytes, and in characters. */
const longValue = (character: string, length: number): string => `{"text":"${character.repeat(length - 11)}"}`;
export const longValues: readonly string[] = [
  ...[65_535, 65_536, 65_537].map(bytes => longValue('x', bytes)),
  ...[1_048_576, 1_048_577].map(characters => longValue('👩', characters)),
  longValue('ä', 2_500_000),
];

/** Fills a database with everything that there can be in one. */
export async function fillWorld(t: Scope, url: string): Promise<void> {
  const store = await storeAt(t, url, { durability: 'fast' });
  const service = await serviceOver(t, store, { KATASTER_DEFAULT_DATA: 'yes' });
  const call = callerOf(service, 'contract');
  await fillCategories(call);
  await fillStatuses(call);
  await resultOf(call('kataster.webhook.create', { title: 'hook', url: 'https://hooks.invalid/', filter: { method: 'none' } }));
  await resultOf(call('monitoring.livestatus.create', { title: 'monitoring', address: 'monitoring.example' }));
  await resultOf(call('monitoring.livestatus.update', { id: 1, port: 6557 }));
  for (const separator of [';', ',']) {
    const profile = { title: 'profile', columns: [{ title: 'Name', target: 'title' }], type: 'C__OBJTYPE__SERVER' };
    await resultOf(call('kataster.import_profile.save', { ...profile, encoding: 'utf-8', separator }));
  }
  for (const en of ['Tank', 'Water tank'])
    await resultOf(
      call('kataster.schema.apply', { schema: { object_types: [{ const: 'C__OBJTYPE__TANK', title: { en, de: 'Tank' } }] } }),
    );
  const rules = [
    { attribute: 'C__CATG__MODEL.serial', unique: 'everywhere' },
    { attribute: 'C__CATG__MODEL.productid', counter: 'P-[##]' },
  ];
  await resultOf(call('kataster.schema.apply', { schema: { attribute_rules: rules } }));
  const categories = { C__CATG__MODEL: { serial: 'S-1' } };
  await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'numbered', categories }));
  for (const columns of [['title'], ['title', 'id']])
    await resultOf(call('kataster.report.save', { title: 'report', columns, filter: { type: 'C__OBJTYPE__SERVER' } }));
  const ada = await withUser(store, login, [{ verbs: ['view'] }]);
  await store.transaction(author, ({ secondFactors }) => secondFactors.propose(ada, 'proposed'));
  await resultOf(call('kataster.provider.save', { id: 'example', issuer: 'https://login.invalid', client: 'kataster' }));
  await resultOf(call('kataster.provider.link', { id: 'example', subject: 'subject', login }));
  await bySession(store, ada, new Date());
  await insertPasskey(store, ada);
  await fillOddities(store);
  await service.stop();
  await store.close();
}

async function fillCategories(call: Caller): Promise<void> {
  const { id } = await resultOf<{ readonly id: string }>(
    call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1' }),
  );
  for (const category of registry.categories.filter(({ hasAttributes, mode }) => hasAttributes && mode === 'edit'))
    await filled(call, category, Number(id));
}

/** Steps in the life of objects. */
const steps: readonly (readonly [step: string, params: (object: number) => object])[] = [
  ['archive', object => ({ object })],
  ['delete', id => ({ id, status: 'C__RECORD_STATUS__DELETED' })],
  ['delete', id => ({ id, status: 'C__RECORD_STATUS__PURGE' })],
  ['markAsTemplate', object => ({ object })],
  ['markAsMassChangeTemplate', object => ({ object })],
];

/** An object of each status, what was purged among them: its id and its sysid are never given out again. */
async function fillStatuses(call: Caller): Promise<void> {
  for (const [step, params] of steps) {
    const type = 'C__OBJTYPE__CLIENT';
    const { id } = await resultOf<{ readonly id: string }>(call('cmdb.object.create', { type, title: 'one of a kind' }));
    await resultOf(call(`cmdb.object.${step}`, params(Number(id))));
  }
}

/** Values that no rule accepts, yet a database can hold. */
async function fillOddities(store: Store): Promise<void> {
  const [object = 0, ...others] = await withObjects(store, oddTexts.length);
  for (const values of [...oddValues, ...longValues]) await withEntry(store, object, { values });
  await store.transaction(author, async ({ objects, objectTypes, externals }) => {
    for (const [at, id] of others.entries())
      await objects.update(id, { title: oddTexts[at] ?? '', type: 'C__OBJTYPE__OF_A_SITE', picture: 'ab' });
    await objectTypes.setDefaultTemplate('C__OBJTYPE__SERVER', object);
    await objectTypes.setDefaultTemplate('C__OBJTYPE__CLIENT', null);
    await externals.put(oddTexts.map(name => ({ source: 'odd', name, object, entry: null, fingerprint: name })));
  });
  await store.transaction(author, async ({ objects, objectTypes }) => {
    await objects.update(object, { title: 'former' });
    await objectTypes.setDefaultTemplate('C__OBJTYPE__SERVER', null);
    await objectTypes.setDefaultTemplate('C__OBJTYPE__CLIENT', object);
  });
  const choice = await store.transaction(author, ({ choices }) => choices.ensure({ dialog: 'odd', parent: '', title: 'former' }));
  await store.transaction(author, ({ choices }) => choices.update(choice, { title: 'later' }));
}
