import type { ExecutionContext } from 'ava';
import { verbs } from '../generated/methods.js';
import type { Grant } from '../src/domain/access/rights.js';
import { entriesRead, entryMade, objectMade } from './factories/calls.js';
import { author } from './helpers/author.js';
import { registry } from './helpers/catalogue.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { addKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn, someEntry, type TestEngine } from './helpers/stores.js';
import { withUser } from './helpers/users.js';

type Entry = Readonly<Record<string, unknown>>;

const type = 'C__OBJTYPE__SERVER';
const client = 'C__OBJTYPE__CLIENT';
const key = 'a-key-that-is-narrowed';

/** A service, calls with every right and with the narrowed key. */
async function started(t: ExecutionContext, engine: TestEngine, grants: readonly Grant[] = [{ verbs }], settings = {}) {
  const service = await startedService(t, engine, settings);
  await addKey(service.store, key, 'narrowed', { grants });
  const call = callerOf(service, 'contract');
  const create = async (params: object) => await objectMade(call, { title: 'a', type, ...params });
  const read = (objID: number, category: string) => entriesRead<Entry>(call, { objID, category });
  return { service, call, create, read };
}

for (const engine of enginesInTurn) {
  const on = `on ${engine.name}`;

  engine.test(
    `an object of a type that may only be created is no template, and answered as one that is not there ${on}`,
    async t => {
      const grants: readonly Grant[] = [{ verbs, objectTypes: [type] }, { verbs: ['create'] }];
      const { call, create } = await started(t, engine, grants);
      const template = await create({ type: client, description: 'secret', categories: { C__CATG__MODEL: { title: 'secret' } } });
      const copy = (id: number) => call('cmdb.object.create', { apikey: key, type, title: 'copy', template: id });
      const [{ error }, { error: missing }] = [await copy(template), await copy(999)];
      t.like(error, { message: `Invalid parameters: Object ${template} not found.` });
      t.deepEqual(JSON.parse(JSON.stringify(error).replaceAll(String(template), '999')), missing);
    },
  );

  for (const dialect of ['contract', 'idoit'] as const)
    engine.test(`addresses that a call names are instead of those of the template ${on}, in dialect ${dialect}`, async t => {
      const { service, create, read } = await started(t, engine);
      const ip = 'C__CATG__IP';
      const port = { title: 'eth0' };
      const [first, second] = [{ ipv4_address: '192.0.2.1', hostname: 'first' }, { ipv4_address: '192.0.2.2' }];
      const template = await create({ categories: { [ip]: [first, second], C__CATG__NETWORK_PORT: port } });
      const [{ id: original } = {}] = await read(template, ip);
      await entryMade(callerOf(service, 'contract'), {
        ...{ object: template, category: ip, entry: Number((await read(template, ip))[1]?.id) },
        data: { dns_server: [Number(original)] },
      });
      const existing = callerOf(service, dialect);
      const copied = async (categories: object) => {
        const copy = await objectMade(existing, { type, title: 'copy', template, categories });
        const entries = await read(copy, ip);
        t.is((await read(copy, 'C__CATG__NETWORK_PORT')).length, 1);
        return entries.map(each => [each.hostaddress, each.hostname, (each.primary as Entry).value]);
      };
      t.deepEqual(await copied({}), [
        ['192.0.2.1', 'first', '1'],
        ['192.0.2.2', '', '0'],
      ]);
      t.deepEqual(await copied({ [ip]: { ipv4_address: '192.0.2.3' } }), [['192.0.2.3', '', '1']]);
      t.deepEqual(await copied({ [ip]: [{ ipv4_address: '192.0.2.4' }, { ipv6_address: '2001:db8::4' }] }), [
        ['192.0.2.4', '', '1'],
        ['2001:db8::4', '', '0'],
      ]);
      t.deepEqual(await copied({ [ip]: [] }), []);
    });

  engine.test(`a copy has the categories of its template that its maker may view, and no others ${on}`, async t => {
    const seen = ['C__CATG__MODEL', 'C__CATG__SHARES'];
    const grants: readonly Grant[] = [{ verbs: ['view'], categories: seen }, { verbs: ['create'] }];
    const { create, read } = await started(t, engine, grants);
    const categories = {
      C__CATG__MODEL: { title: 'X1' },
      C__CATG__IP: [{ hostname: 'secret' }],
      C__CATG__SHARES: { title: 'home' },
    };
    const template = await create({ description: 'secret', purpose: 'secret', cmdb_status: 3, categories });
    const copy = await create({ apikey: key, template });
    const made = await Promise.all([...seen, 'C__CATG__IP'].map(async category => (await read(copy, category)).length));
    t.deepEqual(made, [1, 1, 0]);
    t.like((await read(copy, 'C__CATG__GLOBAL'))[0], { description: '', purpose: null, cmdb_status: { id: '6' } });
  });

  engine.test(`a default template that may not be viewed is none ${on}`, async t => {
    const { service, create, read } = await started(t, engine, [{ verbs: ['view'], objectTypes: [type] }, { verbs: ['create'] }]);
    const template = await create({ type: client, description: 'secret' });
    await service.store.transaction(author, records => records.objectTypes.setDefaultTemplate(type, template));
    const copies = [await create({ apikey: key, defaultTemplate: 1 }), await create({ defaultTemplate: 1 })];
    const described = [];
    for (const copy of copies) described.push((await read(copy, 'C__CATG__GLOBAL'))[0]?.description);
    t.deepEqual(described, ['', 'secret']);
  });

  engine.test(`a copy links to nothing that its maker may not view ${on}`, async t => {
    const { service, create } = await started(t, engine, [{ verbs, objectTypes: [type] }, { verbs: ['create'] }]);
    const [hidden, shown] = [await create({ type: client }), await create({})];
    const template = await create({
      categories: { C__CATG__CONTACT: [{ contact_object: await create({ type: 'C__OBJTYPE__PERSON' }) }] },
    });
    await service.store.transaction(author, records =>
      records.entries.insert([
        someEntry(900, template, { category: 'C__CATG__LOCATION', values: JSON.stringify({ parent: hidden }), single: true }),
        someEntry(901, template, { category: 'C__CATG__CLUSTER_MEMBERS', values: JSON.stringify({ member: shown }) }),
      ]),
    );
    const copy = await create({ apikey: key, template });
    const kept = await service.store.transaction(author, records => records.entries.ofObject(copy));
    const values = Object.fromEntries(kept.map(({ category, values }) => [category, JSON.parse(values)]));
    t.deepEqual(values.C__CATG__LOCATION, {});
    t.is(values.C__CATG__CONTACT, undefined);
    t.is(values.C__CATG__CLUSTER_MEMBERS.member, shown);
  });

  engine.test(`each copied category needs the right to create: without it the copy is refused ${on}`, async t => {
    const grants: readonly Grant[] = [{ verbs: ['view'] }, { verbs: ['create'], categories: ['C__CATG__GLOBAL'] }];
    const { service, call, create } = await started(t, engine, grants);
    const template = await create({ categories: { C__CATG__MODEL: { title: 'X1' } } });
    const { error } = await call('cmdb.object.create', { apikey: key, type, title: 'copy', template });
    t.regex(String(error?.data?.right), /to create entries of C__CATG__MODEL of C__OBJTYPE__SERVER/);
    t.is(await service.store.reads.objects.count([]), 1);
  });

  engine.test(`a person with a login is a template: the copy has all but the login ${on}`, async t => {
    const { service, call, create, read } = await started(t, engine);
    const template = await withUser(service.store, 'ada', [{ verbs: ['view'] }]);
    const master = { object: template, category: 'C__CATS__PERSON_MASTER', data: { mail: 'a@b.example' } };
    await entryMade(call, master);
    const copy = await create({ apikey: key, type: 'C__OBJTYPE__PERSON', title: 'Grace Hopper', template });
    t.deepEqual(await read(copy, 'C__CATS__PERSON_LOGIN'), []);
    t.like((await read(copy, 'C__CATS__PERSON_MASTER'))[0], { first_name: 'Grace', last_name: 'Hopper', mail: 'a@b.example' });
    t.is((await service.store.users.withLogin('ada'))?.person, template);
  });

  engine.test(`values that only the service sets are set anew in a copy, in every category ${on}`, async t => {
    const { service, create } = await started(t, engine);
    const categories = registry.categories.filter(
      ({ attributes, storedIn, const: constant, reverses }) =>
        storedIn === constant && !reverses && attributes.some(({ readOnly, type: of }) => readOnly && of !== 'computed'),
    );
    const template = await create({});
    const stale = 'set by the service';
    const entries = categories.map(({ const: category, attributes, multiValue }, at) => {
      const values = attributes.filter(({ readOnly }) => readOnly).map(each => [each.key, stale]);
      return someEntry(900 + at, template, { category, values: JSON.stringify(Object.fromEntries(values)), single: !multiValue });
    });
    await service.store.transaction(author, records =>
      records.entries.insert(entries.filter(({ category }) => category !== 'C__CATG__GLOBAL')),
    );
    const copy = await create({ template });
    const copied = await service.store.transaction(author, records => records.entries.ofObject(copy));
    t.true(copied.length >= 8);
    t.deepEqual(
      copied.filter(({ values }) => values.includes(stale)),
      [],
    );
    const fresh = Object.fromEntries(copied.map(each => [each.category, JSON.parse(each.values)]));
    t.like(fresh.C__CATG__LOGBOOK, { date: '2026-01-15 09:00:00', object: copy, user_name_static: 'test' });
    t.like(fresh.C__CATG__IDENTIFIER, { last_updated: '2026-01-15 09:00:00' });
  });

  engine.test(`a copied file was uploaded when it was copied ${on}`, async t => {
    const { service, create, read } = await started(t, engine);
    const file = { file_title: 'Manual', file_content: Buffer.from('a manual').toString('base64') };
    const template = await create({
      type: 'C__OBJTYPE__FILE',
      categories: { C__CATS__FILE_VERSIONS: [file, { file_title: 'none' }] },
    });
    service.clock.set('2026-01-15 10:00:00');
    const copy = await create({ type: 'C__OBJTYPE__FILE', template });
    const dates = (await read(copy, 'C__CATS__FILE_VERSIONS')).map(({ upload_date }) => upload_date);
    t.deepEqual(dates, ['2026-01-15 10:00:00', '']);
  });

  engine.test(`as many entries are copied as a call may write, and no more ${on}`, async t => {
    const { service, call, create, read } = await started(t, engine, [{ verbs }], { KATASTER_BATCH_LIMIT: '3' });
    const template = await create({ categories: { C__CATG__SHARES: [{ title: 'a' }, { title: 'b' }, { title: 'c' }] } });
    t.is((await read(await create({ template }), 'C__CATG__SHARES')).length, 3);
    await entryMade(call, { object: template, category: 'C__CATG__SHARES', data: { title: 'd' } });
    const before = await service.store.reads.objects.count([]);
    const { error } = await call('cmdb.object.create', { type, title: 'too many', template });
    t.deepEqual(error?.data, {
      error: 'LimitExceeded',
      template: 'expected an object whose normal entries are at most 3 entries',
      setting: 'KATASTER_BATCH_LIMIT',
    });
    t.is(await service.store.reads.objects.count([]), before);
    await resultOf(call('cmdb.category.archive', { object: template, category: 'C__CATG__SHARES', entry: 1 }));
    t.is((await read(await create({ template }), 'C__CATG__SHARES')).length, 3);
  });

  engine.test(`as many bytes are copied as a body may have, and no more ${on}`, async t => {
    const { call, create, read } = await started(t, engine, [{ verbs }], { KATASTER_BODY_LIMIT: '2000' });
    const template = await create({});
    const add = (description: string) =>
      resultOf(call('cmdb.category.save', { object: template, category: 'C__CATG__SHARES', data: { description } }));
    // A description takes 18 bytes more than its characters.
    await add('x'.repeat(982));
    await add('ä'.repeat(491));
    t.is((await read(await create({ template }), 'C__CATG__SHARES')).length, 2);
    await add('');
    const { error } = await call('cmdb.object.create', { type, title: 'too long', template });
    t.like(error, {
      data: { template: 'expected an object whose normal entries are at most 2000 bytes', setting: 'KATASTER_BODY_LIMIT' },
    });
  });
}
