import type { ExecutionContext } from 'ava';
import type { History, Reverted } from '../generated/types.js';
import type { Grant } from '../src/domain/access/rights.js';
import { forgetObject } from '../src/domain/retention/forgetting.js';
import { entriesRead, entryMade, objectMade } from './factories/calls.js';
import { somebody } from './helpers/audited.js';
import { copyOf } from './helpers/copies/copy.js';
import { described, differencesOf } from './helpers/copies/differences.js';
import { keptIn } from './helpers/copies/history.js';
import { tablesAt } from './helpers/copies/tables.js';
import { newDatabase } from './helpers/databases.js';
import { send } from './helpers/http.js';
import { resultOf } from './helpers/rpc.js';
import { searchIndexOf } from './helpers/searching.js';
import { addKey, serviceOver, testKey } from './helpers/service.js';
import { engines, storeAt, type TestEngine } from './helpers/stores.js';

const rackType = 'C__OBJTYPE__ENCLOSURE';
const model = 'C__CATG__MODEL';
const location = 'C__CATG__LOCATION';
const login = 'C__CATS__PERSON_LOGIN';

interface Answer {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data: Readonly<Record<string, string>> };
}

/** A service over an empty database, with a look into its tables. */
async function started(t: ExecutionContext, { name }: TestEngine, settings: Readonly<Record<string, string>> = {}) {
  const url = await newDatabase(t, name, 'tables');
  const service = await serviceOver(t, await storeAt(t, url, { durability: 'fast' }), {
    KATASTER_QUICKPURGE: 'on',
    ...settings,
  });
  const tables = await tablesAt(t, url);
  const callAs =
    (apikey: string) =>
    async (method: string, params: object): Promise<Answer> => {
      const body = JSON.stringify({ version: '2.0', method, params: { apikey, ...params }, id: 1 });
      return JSON.parse((await send(service.endpoint('contract'), { body })).text);
    };
  const call = callAs(testKey);
  const last = async (params: object = {}): Promise<number> => {
    const { change_sets: sets } = await resultOf<History>(call('kataster.changes.read', { limit: 1, ...params }));
    return sets[0]?.number ?? 0;
  };
  const revert = (numbers: readonly number[], params: object = {}) => call('kataster.changes.revert', { numbers, ...params });
  const undo = (numbers: readonly number[], params: object = {}) => resultOf<Reverted>(revert(numbers, params));
  const copy = async () => keptIn(await copyOf(tables));
  const keyFor = (title: string, grants: readonly Grant[]) => addKey(service.store, title, title, { grants });
  return { service, call, callAs, last, revert, undo, copy, keyFor };
}

type Started = Awaited<ReturnType<typeof started>>;

/** Undoes the last change set, and asserts that the tables are as they were. */
async function undone(t: ExecutionContext, { last, undo, copy }: Started, work: () => Promise<unknown>): Promise<void> {
  const [before, since] = [await copy(), await last()];
  await work();
  const number = await last();
  const numbers = Array.from({ length: number - since }, (_, at) => since + 1 + at);
  const { conflicts, number: reverting } = await undo(numbers);
  t.deepEqual(conflicts, []);
  t.is(reverting, number + 1);
  t.is(described(differencesOf(before, await copy())), '');
}

/** A rack with a server in it, and a second one. */
async function room({ call }: Started) {
  const rack = await objectMade(call, { type: rackType, title: 'rack1' });
  const [web, db] = [await objectMade(call), await objectMade(call, { title: 'db1' })];
  await entryMade(call, { object: web, category: location, data: { parent: rack } });
  await entryMade(call, { object: rack, category: model, data: { manufacturer: 'Rittal', title: 'TS 8', serial: 'R1' } });
  return { rack, web, db };
}

for (const engine of engines) {
  engine.test(`a purge is not undone once the object is forgotten: the error says what is gone, on ${engine.name}`, async t => {
    const { service, call, last, revert, undo } = await started(t, engine);
    const object = await objectMade(call, { title: 'secret', categories: { [model]: { serial: 'S1' } } });
    const other = await objectMade(call, { title: 'other' });
    for (const id of [object, other]) await call('cmdb.object.quickpurge', { id });
    const number = await last();
    await forgetObject(service.store, searchIndexOf(service.store), somebody, object);
    const { error } = await revert([number, number - 1]);
    t.is(error?.code, -32009);
    t.regex(error?.data[`${object}/C__CATG__GLOBAL`] ?? '', /removed from the history for good/);
    const { changed, conflicts } = await undo([number, number - 1], { on_conflict: 'overwrite' });
    t.is(changed, 1, 'only what is known comes back');
    t.deepEqual(
      conflicts.map(each => each.object),
      [object, object],
    );
    t.truthy((await call('cmdb.object.read', { id: other })).result);
  });

  engine.test(`nothing is undone by which an object would stand in itself on ${engine.name}`, async t => {
    const { call, last, revert } = await started(t, engine);
    const [one, other] = [await objectMade(call, { type: rackType }), await objectMade(call, { type: rackType })];
    const place = (object: number, parent: number | null) =>
      resultOf(call('cmdb.category.save', { object, category: location, data: { parent } }));
    await place(one, other);
    await place(one, null);
    const number = await last();
    await place(other, one);
    for (const mode of ['refuse', 'skip', 'overwrite']) {
      const { error } = await revert([number], { on_conflict: mode });
      t.is(error?.code, -32009);
      t.deepEqual(Object.keys(error?.data ?? {}), ['error', `${one}/${location}/parent`]);
    }
  });

  engine.test(`what was edited, made, archived or purged is undone on ${engine.name}`, async t => {
    const service = await started(t, engine);
    const { call } = service;
    const { rack, web, db } = await room(service);
    const entry = await entryMade(call, { object: web, category: model, data: { serial: 'A1' } });
    const works: readonly (() => Promise<unknown>)[] = [
      () => entryMade(call, { object: web, category: model, entry, data: { serial: 'A2', manufacturer: 'Lenovo' } }),
      () => resultOf(call('cmdb.object.update', { id: web, title: 'web01' })),
      () => resultOf(call('cmdb.object.archive', { object: web })),
      () => entryMade(call, { object: db, category: location, data: { parent: rack } }),
      () => objectMade(call, { title: 'new', categories: { [model]: { manufacturer: 'Fujitsu' } } }),
      () => resultOf(call('kataster.object_type.update', { type: 'C__OBJTYPE__SERVER', default_template: web })),
      () => resultOf(call('cmdb.object.quickpurge', { ids: [rack, web, db] })),
    ];
    await undone(t, service, () => resultOf(call('cmdb.object.quickpurge', { id: rack })));
    for (const work of works) await undone(t, service, work);
    await undone(t, service, async () => {
      for (const work of works) await work();
    });
  });

  engine.test(`an attribute that was changed since is a conflict that names both values on ${engine.name}`, async t => {
    const { call, last, revert, undo } = await started(t, engine);
    const web = await objectMade(call);
    const entry = await entryMade(call, { object: web, category: model, data: { serial: 'A1', manufacturer: 'Dell' } });
    await entryMade(call, { object: web, category: model, entry, data: { serial: 'A2', manufacturer: 'Lenovo' } });
    const number = await last();
    await entryMade(call, { object: web, category: model, entry, data: { serial: 'A3' } });
    const serial = async () =>
      (await entriesRead<{ serial: string; manufacturer: { title: string } }>(call, { object: web, category: model }))[0];
    const { error } = await revert([number]);
    t.is(error?.code, -32009);
    t.is(error?.data[`${web}/${model}/serial`], `entry ${entry}: is "A3" now, not "A2"`);
    t.is((await serial())?.manufacturer.title, 'Lenovo', 'nothing was undone');
    const { conflicts } = await undo([number], { on_conflict: 'skip' });
    t.like(conflicts[0], { object: web, entry, category: model, attribute: 'serial', expected: 'A2', found: 'A3' });
    t.like(await serial(), { serial: 'A3', manufacturer: { title: 'Dell' } });
    t.deepEqual((await undo([number], { on_conflict: 'overwrite' })).conflicts, []);
    t.like(await serial(), { serial: 'A1', manufacturer: { title: 'Dell' } });
    t.is((await undo([number], { on_conflict: 'overwrite' })).number, null, 'there is nothing left to undo');
  });

  engine.test(`as many changes of several change sets are undone at once as a batch has calls, on ${engine.name}`, async t => {
    const { call, last, revert } = await started(t, engine, { KATASTER_BATCH_LIMIT: '3' });
    const made = async (categories: object = {}) => {
      await objectMade(call, { title: 'web1', categories });
      return last();
    };
    const [one, another, two] = [await made(), await made(), await made({ [model]: { serial: 'S1' } })];
    t.is((await revert([one, two], { dry_run: true })).error, undefined, 'three changes');
    t.like(await revert([one, another, two], { dry_run: true }), { error: { data: { error: 'LimitExceeded' } } });
  });

  engine.test(`what was made is purged where nothing leads to it on ${engine.name}`, async t => {
    const service = await started(t, engine);
    const { call, last, revert, undo } = service;
    const rack = await objectMade(call, { type: rackType, title: 'rack1' });
    const made = await last();
    const web = await objectMade(call);
    const entry = await entryMade(call, { object: web, category: location, data: { parent: rack } });
    const { error } = await revert([made]);
    t.is(error?.data[`${rack}/C__CATG__GLOBAL`], `entry ${entry} of ${location} of object ${web} leads to it`);
    t.is((await undo([made], { on_conflict: 'skip' })).changed, 0);
    t.is((await undo([made], { on_conflict: 'overwrite' })).changed, 1);
    t.is((await call('cmdb.object.read', { id: rack })).error?.data.error, 'ObjectNotFound');
  });

  engine.test(`what took the place of something keeps it out on ${engine.name}`, async t => {
    const { call, last, revert, undo } = await started(t, engine);
    const web = await objectMade(call, { sysid: 'S1' });
    const entry = await entryMade(call, { object: web, category: model, data: { serial: 'A1' } });
    await resultOf(call('cmdb.category.quickpurge', { objID: web, category: model, cateID: entry }));
    const number = await last();
    const other = await entryMade(call, { object: web, category: model, data: { serial: 'B1' } });
    t.is((await revert([number])).error?.data[`${web}/${model}`], `entry ${entry}: entry ${other} is in its place`);
    const { changed, conflicts } = await undo([number], { on_conflict: 'overwrite' });
    t.deepEqual([changed, conflicts.length], [0, 1]);
  });

  engine.test(`changes of which something is not seen are not undone on ${engine.name}`, async t => {
    const { call, callAs, last, keyFor } = await started(t, engine);
    const web = await objectMade(call);
    await entryMade(call, { object: web, category: model, data: { serial: 'A1' } });
    const number = await last();
    await objectMade(call, { type: 'C__OBJTYPE__PERSON', title: 'Ada', categories: { [login]: { title: 'ada' } } });
    const person = await last();
    await keyFor('key-of-servers-0001', [{ verbs: ['view', 'edit'], objectTypes: ['C__OBJTYPE__SERVER'] }]);
    const asked = callAs('key-of-servers-0001');
    const { error } = await asked('kataster.changes.revert', { numbers: [person] });
    t.is(error?.data.numbers, `there is no change set ${person}, or you may not see all that it changed`);
    t.is(
      (await asked('kataster.changes.revert', { numbers: [number] })).error?.data.error,
      'Forbidden',
      'purging takes its right',
    );
    await keyFor('key-of-servers-0002', [{ verbs: ['view', 'edit', 'purge'], objectTypes: ['C__OBJTYPE__SERVER'] }]);
    t.truthy((await callAs('key-of-servers-0002')('kataster.changes.revert', { numbers: [number] })).result);
  });

  engine.test(`a step that takes or gives back a login is undone by callers with every right on ${engine.name}`, async t => {
    const { call, callAs, last, keyFor } = await started(t, engine);
    const ada = await objectMade(call, { type: 'C__OBJTYPE__PERSON', title: 'Ada', categories: { [login]: { title: 'ada' } } });
    await resultOf(call('cmdb.object.archive', { object: ada }));
    const number = await last();
    await keyFor('key-of-persons-0001', [
      { verbs: ['view', 'edit', 'create', 'archive', 'delete', 'purge'], objectTypes: ['C__OBJTYPE__PERSON'] },
    ]);
    const { error } = await callAs('key-of-persons-0001')('kataster.changes.revert', { numbers: [number] });
    t.is(error?.data.error, 'Forbidden');
    t.truthy((await call('kataster.changes.revert', { numbers: [number] })).result);
  });

  engine.test(`a conflict names nothing that its reader may not see on ${engine.name}`, async t => {
    const { call, callAs, last, keyFor } = await started(t, engine);
    const web = await objectMade(call, { type: rackType, title: 'rack1' });
    const made = await last();
    const desk = await objectMade(call, { type: 'C__OBJTYPE__CLIENT', title: 'desk1' });
    await entryMade(call, { object: desk, category: location, data: { parent: web } });
    await keyFor('key-of-servers-0003', [{ verbs: ['view', 'edit', 'purge'], objectTypes: [rackType] }]);
    const { error } = await callAs('key-of-servers-0003')('kataster.changes.revert', { numbers: [made] });
    t.is(error?.data[`${web}/C__CATG__GLOBAL`], 'something that you may not see leads to it');
    await keyFor('key-of-models-00001', [{ verbs: ['view', 'edit', 'purge'], categories: [model] }]);
    await resultOf(call('cmdb.category.save', { object: web, category: 'C__CATG__GLOBAL', data: { description: 'a secret' } }));
    const described = await last();
    await resultOf(
      call('cmdb.category.save', { object: web, category: 'C__CATG__GLOBAL', data: { description: 'another secret' } }),
    );
    const answer = await callAs('key-of-models-00001')('kataster.changes.revert', { numbers: [described] });
    t.false(JSON.stringify(answer).includes('secret'), JSON.stringify(answer));
  });
}
