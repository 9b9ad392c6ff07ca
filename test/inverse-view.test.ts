import type { ExecutionContext } from 'ava';
import type { Category } from '../src/catalog/registry.js';
import { type InverseView, inverseViewOf } from '../src/domain/models/inverse-view.js';
import { entriesRead, entryMade, objectMade } from './factories/calls.js';
import { registry } from './helpers/catalogue.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn, type TestEngine } from './helpers/stores.js';

type Shown = Readonly<Record<string, { readonly id: string } | null>> & { readonly id: string; readonly objID: string };

const reversals = registry.categories.flatMap(category => inverseViewOf(registry, category) ?? []);
const savable = reversals.filter(({ model: { category }, owner }) => {
  return category.mode !== 'view' && !category.attributesByKey.get(owner)?.readOnly;
});

/** Makes an object that may stand at either end of a link, and answers its id. */
async function made(call: Caller, category: Category, key: string): Promise<number> {
  const attribute = category.attributesByKey.get(key);
  const [type = 'C__OBJTYPE__SERVER'] = (attribute && registry.permittedTypes(attribute)) ?? [];
  return objectMade(call, { type, title: key });
}

/** An object, the owner of what will link to it, and how to ask about both. */
async function bothSides(t: ExecutionContext, engine: TestEngine, { model, category, link, owner }: InverseView) {
  const service = await startedService(t, engine, { KATASTER_QUICKPURGE: 'on' });
  const call = callerOf(service, 'contract');
  const here = await made(call, category, link.key);
  const there = await made(call, model.category, owner);
  const read = (object: number, constant: string, more: object = {}) =>
    entriesRead<Shown>(call, { objID: object, category: constant, ...more });
  const linked = (ids: readonly number[]) => ({ [link.key]: link.type === 'objects' ? ids : ids[0] });
  return { service, call, here, there, read, linked, own: model.category.const };
}

async function linking(sides: Awaited<ReturnType<typeof bothSides>>, { category }: InverseView): Promise<number> {
  const { call, here, there, linked } = sides;
  const saved = { object: there, category: category.const, data: linked([here]) };
  return entryMade(call, saved);
}

function idsOf(link: Shown[string] | readonly Shown[] | undefined): readonly string[] {
  return [link ?? []].flat().map(({ id }) => id);
}

for (const engine of enginesInTurn) {
  for (const inverseView of reversals) {
    const { model, category, link, owner, entry: entryKey = '' } = inverseView;
    engine.test(`${model.category.const} shows what ${category.const} links with ${link.key} on ${engine.name}`, async t => {
      const sides = await bothSides(t, engine, inverseView);
      const entry = await linking(sides, inverseView);
      const { read, here, there, own } = sides;
      const [shown, ...others] = await read(here, own);
      t.deepEqual(others, []);
      t.deepEqual([shown?.id, shown?.objID, shown?.[owner]?.id], [String(entry), String(here), String(there)]);
      if (entryKey) t.is(shown?.[entryKey]?.id, String(entry));
      t.deepEqual(Object.keys(shown ?? {}), ['id', 'objID', ...model.attributes.map(({ key }) => key)]);
      t.deepEqual(await read(here, own, { status: 3 }), []);
      t.deepEqual(await read(here, own, { limit: 1, offset: 1 }), []);
      t.deepEqual(await read(there, own), []);
    });
  }

  for (const inverseView of savable) {
    const { model, category, link, owner, entry: entryKey } = inverseView;
    engine.test(`${model.category.const} saves entries of ${category.const} on ${engine.name}`, async t => {
      const { call, read, here, there, own } = await bothSides(t, engine, inverseView);
      const save = (data: object, more: object = {}) =>
        call('cmdb.category.save', { object: here, category: own, data, ...more });
      t.regex((await save({})).error?.data?.[owner] ?? '', /^is required: expected the id of an? (object|entry), an integer/);
      const { entry } = await resultOf<{ entry: number }>(save({ [owner]: there }));
      const [made] = await read(there, category.const);
      t.is(made?.id, String(entry));
      t.deepEqual(idsOf(made?.[link.key]), [String(here)]);
      t.is((await resultOf(save({}, { entry }))).entry, entry);
      t.is(
        (await save({ [owner]: await madeAgain(call, inverseView) }, { entry })).error?.message.includes('validation error'),
        true,
      );
      t.regex((await save({ [owner]: there }, { entry: entry + 1 })).error?.message ?? '', /Unable to find entry/);
      t.truthy((await resultOf(call('cmdb.object.read', { id: there }))).updated);
      if (entryKey) t.is((await resultOf(save({ [entryKey]: entry }))).entry, entry);
      t.is((await read(here, own)).length, 1);
    });

    engine.test(`${model.category.const} steps entries of ${category.const} on ${engine.name}`, async t => {
      const sides = await bothSides(t, engine, inverseView);
      const { call, read, here, own } = sides;
      const entry = await linking(sides, inverseView);
      const step = (name: string) => call(`cmdb.category.${name}`, { object: here, category: own, entry });
      const quickpurge = () => call('cmdb.category.quickpurge', { objID: here, category: own, cateID: entry });
      const stranger = { object: sides.there, category: own, entry };
      t.regex((await call('cmdb.category.purge', stranger)).error?.message ?? '', /Unable to find entry/);
      if (inverseView.outlivesLink) {
        for (const name of ['archive', 'recycle', 'delete'])
          t.regex((await step(name)).error?.message ?? '', new RegExp(`Category '${own}' is single-value`));
        t.is((await resultOf(step('purge'))).message, `Entry ${entry} has been successfully purged from 2 to 5.`);
        const [left] = await read(sides.there, category.const);
        t.deepEqual([left?.id, idsOf(left?.[link.key])], [String(entry), []]);
      } else {
        t.is((await resultOf(step('archive'))).message, `Entry ${entry} has been successfully archived from 2 to 3.`);
        t.is((await read(here, own, { status: 3 })).length, 1);
        t.regex((await step('archive')).error?.data?.status ?? '', /is archived/);
        await resultOf(step('recycle'));
        await resultOf(quickpurge());
        t.deepEqual(await read(sides.there, category.const, { status: -1 }), []);
      }
      t.deepEqual(await read(here, own, { status: -1 }), []);
      t.regex((await quickpurge()).error?.message ?? '', /Unable to find entry/);
      t.truthy((await resultOf(call('cmdb.object.read', { id: sides.there }))).updated);
    });
  }

  engine.test(`a category of mode backward shows the links of the other side on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    await objectMade(call);
    await objectMade(call, { type: 'C__OBJECT_TYPE__GROUP', title: 'Web servers' });
    await entryMade(call, { object: 2, category: 'C__CATS__GROUP', data: { object: 1 } });
    const address = { objID: 1, category: 'C__CATG__GROUP_MEMBERSHIPS' };
    const memberships = await entriesRead<Shown>(call, address);
    t.deepEqual(
      memberships.map(({ connected_object }) => connected_object?.id),
      ['2'],
    );
  });

  engine.test(`a category of mode backward edits the links of the other side on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    await objectMade(call);
    await objectMade(call, { type: 'C__OBJECT_TYPE__GROUP', title: 'Web servers' });
    const saved = { object: 1, category: 'C__CATG__GROUP_MEMBERSHIPS', data: { connected_object: 2 } };
    await entryMade(call, saved);
    const members = await entriesRead<Shown>(call, { objID: 2, category: 'C__CATS__GROUP' });
    t.deepEqual(
      members.map(({ object }) => object?.id),
      ['1'],
    );
  });

  engine.test(`a layer 3 net lists the host addresses that are in it on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    await objectMade(call, { type: 'C__OBJTYPE__LAYER3_NET', title: 'Office' });
    await objectMade(call);
    const data = { net: 1, ipv4_address: '192.0.2.10' };
    await entryMade(call, { object: 2, category: 'C__CATG__IP', data });
    const addresses = await entriesRead<Shown>(call, { objID: 1, category: 'C__CATS__NET_IP_ADDRESSES' });
    t.deepEqual(
      addresses.map(({ object }) => object?.id),
      ['2'],
    );
  });

  engine.test(`the path of a place is worked out on reading on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    await objectMade(call, { type: 'C__OBJTYPE__ENCLOSURE', title: 'Rack 1' });
    await objectMade(call);
    await entryMade(call, { object: 2, category: 'C__CATG__LOCATION', data: { parent: 1 } });
    const [place] = await entriesRead<Readonly<Record<string, unknown>>>(call, { objID: 2, category: 'C__CATG__LOCATION' });
    t.regex(String(place?.location_path), /Rack 1/);
  });

  engine.test(`an organization shows the persons that belong to it, and takes others in on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    for (const [type, title] of Object.entries({ ORGANIZATION: 'Acme', PERSON: 'Ada', PERSON_GROUP: 'All' }))
      await objectMade(call, { type: `C__OBJTYPE__${type}`, title });
    await objectMade(call, { type: 'C__OBJTYPE__PERSON', title: 'Bob' });
    const master = (object: number) => ({ object, category: 'C__CATS__PERSON_MASTER' });
    const members = { object: 1, category: 'C__CATS__ORGANIZATION_PERSONS' };
    await entryMade(call, { ...master(2), data: { organization: 1 } });
    const [ada] = await entriesRead<Shown>(call, members);
    t.deepEqual([ada?.object?.id, ada?.contact?.id], ['2', '2']);
    const { entry } = await resultOf(call('cmdb.category.save', { ...members, data: { object: 4 } }));
    const organization = async () => (await entriesRead<Shown>(call, master(4)))[0]?.organization;
    t.is((await organization())?.id, '1');
    await resultOf(call('cmdb.category.purge', { ...members, entry }));
    t.is(await organization(), null);
  });

  engine.test(`a service consists of servers, told from either side on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const shop = await objectMade(call, { type: 'C__OBJTYPE__IT_SERVICE', title: 'shop' });
    const [web1, web2] = [await objectMade(call), await objectMade(call, { title: 'web2' })];
    await entryMade(call, { object: shop, category: 'C__CATG__IT_SERVICE_COMPONENTS', data: { connected_object: web1 } });
    await entryMade(call, { object: web2, category: 'C__CATG__IT_SERVICE', data: { connected_object: shop } });
    const shown = await entriesRead<Shown>(call, { objID: shop, category: 'C__CATG__IT_SERVICE_COMPONENTS' });
    t.deepEqual(
      shown.map(each => each.connected_object?.id),
      [String(web1), String(web2)],
    );
  });

  engine.test(`a port stays in the other nets it is in on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    for (const type of ['LAYER2_NET', 'LAYER2_NET', 'SWITCH'])
      await objectMade(call, { type: `C__OBJTYPE__${type}`, title: type });
    const port = { object: 3, category: 'C__CATG__NETWORK_PORT' };
    const { entry } = await resultOf(call('cmdb.category.save', { ...port, data: { title: 'eth0', layer2_assignment: [1] } }));
    const inNet = { object: 2, category: 'C__CATS__LAYER2_NET_ASSIGNED_PORTS' };
    await entryMade(call, { ...inNet, data: { isys_catg_port_list__id: entry } });
    const nets = async () => idsOf((await entriesRead<Shown>(call, port))[0]?.layer2_assignment);
    t.deepEqual(await nets(), ['1', '2']);
    await resultOf(call('cmdb.category.purge', { ...inNet, object: 1, entry }));
    t.deepEqual(await nets(), ['2']);
    const elsewhere = { isys_obj__id: 1, isys_catg_port_list__id: entry };
    const refused = await call('cmdb.category.save', { ...inNet, data: elsewhere });
    t.deepEqual(refused.error?.data, {
      error: 'ValidationFailed',
      isys_obj__id: `entry ${entry} is of object 3 and stays there`,
    });
  });

  engine.test(`a list of owners makes an entry on each on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    for (const type of ['C__OBJTYPE__SERVER', 'C__OBJECT_TYPE__GROUP', 'C__OBJECT_TYPE__GROUP'])
      await objectMade(call, { type, title: type });
    const memberships = { object: 1, category: 'C__CATG__GROUP_MEMBERSHIPS' };
    await entryMade(call, { ...memberships, data: { connected_object: [2, 3], description: 'both' } });
    for (const object of [2, 3]) {
      const [member] = await entriesRead<Shown>(call, { objID: object, category: 'C__CATS__GROUP' });
      t.deepEqual([member?.object?.id, member?.description], ['1', 'both' as never]);
    }
    const server = { data: { connected_object: 1 } };
    t.truthy((await call('cmdb.category.save', { ...memberships, ...server })).error?.data?.connected_object);
  });

  engine.test(`an object is created with its links from the other side on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    await objectMade(call, { type: 'C__OBJECT_TYPE__GROUP', title: 'Web servers' });
    const categories = { C__CATG__GROUP_MEMBERSHIPS: [{ connected_object: 1 }] };
    const server = { type: 'C__OBJTYPE__SERVER', title: 'web1', categories };
    const created = await resultOf<{ categories: Readonly<Record<string, readonly string[]>> }>(
      call('cmdb.object.create', server),
    );
    const members = await entriesRead<Shown>(call, { objID: 1, category: 'C__CATS__GROUP' });
    t.deepEqual(created.categories.C__CATG__GROUP_MEMBERSHIPS, [members[0]?.id ?? '']);
    const copy = await resultOf(call('cmdb.object.create', { ...server, categories: {}, template: 2 }));
    const ofCopy = { objID: Number(copy.id), category: 'C__CATG__GROUP_MEMBERSHIPS' };
    t.deepEqual(await resultOf(call('cmdb.category.read', ofCopy)), []);
  });
}

async function madeAgain(call: Caller, { model, owner }: InverseView): Promise<number> {
  return made(call, model.category, owner);
}
