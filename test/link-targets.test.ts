import type { ExecutionContext } from 'ava';
import type { History, Reverted } from '../generated/types.js';
import type { Attribute } from '../src/attributes/attribute-type.js';
import { typeOf } from '../src/attributes/attribute-types.js';
import type { Category } from '../src/catalog/registry.js';
import { modelOf } from '../src/domain/models/category-model.js';
import { restrictedLinksOf } from '../src/domain/models/link-targets.js';
import { entriesRead, entryMade, objectMade } from './factories/calls.js';
import { author } from './helpers/author.js';
import { registry } from './helpers/catalogue.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { dataFor, savedValues, targetsOf } from './helpers/samples.js';
import { serviceOver } from './helpers/service.js';
import { enginesInTurn, freshStore } from './helpers/stores.js';

const [port, trunk, installed] = ['C__CATG__NETWORK_PORT', 'C__CATG__NETWORK_LOG_PORT', 'C__CATG__APPLICATION'];

/** Links of shipped categories that keep their entries, with what restricts them. */
const restricted = registry.categories
  .filter(category => registry.storage(category) === category && category.hasAttributes && !category.reverses)
  .flatMap(category => restrictedLinksOf(modelOf(registry, category), registry).map(link => ({ category, ...link })))
  .filter(({ attribute, isColumn }) => !attribute.readOnly && !isColumn);

async function refusal(call: Caller, object: number, category: Category, data: object, entry?: number): Promise<unknown> {
  const { error } = await call('cmdb.category.save', { object, category: category.const, data, ...(entry && { entry }) });
  return error?.data;
}

function idsShown(entries: unknown): readonly number[] {
  return (entries as readonly { readonly id: string }[]).map(({ id }) => Number(id));
}

function oneOrMany(attribute: Attribute, id: unknown): unknown {
  return typeOf(attribute).holds.many ? [id] : id;
}

for (const engine of enginesInTurn) {
  const started = async (t: ExecutionContext) => {
    const store = await freshStore(t, engine, { durability: 'fast' });
    return { store, call: callerOf(await serviceOver(t, store), 'contract') };
  };

  engine.test(`on ${engine.name} every link to entries of one object refuses those of others, and takes its own`, async t => {
    const { call } = await started(t);
    let count = 0;
    for (const { category, attribute, key, owner } of restricted) {
      if (!attribute.target?.sameObject && !owner) continue;
      const name = `${category.const}.${key}`;
      const object = await objectMade(call);
      const attributes = category.attributes.filter(each => each.required || each.key === key || each.key === owner?.key);
      const fitting = savedValues(await dataFor(attributes, targetsOf(call, object)));
      const { given } = await targetsOf(call, await objectMade(call)).entry(attribute, await objectMade(call));
      const strange = { ...fitting, [key]: oneOrMany(attribute, given) };
      const expected = owner ? `the object that '${owner.key}' leads to` : 'this object';
      if (!owner?.through) {
        const told = JSON.stringify(await refusal(call, object, category, strange));
        t.regex(told, new RegExp(`"${key}":"entry ${given} is of object \\d+; expected an entry of ${expected}"`), name);
      }
      t.is(await refusal(call, object, category, fitting), undefined, name);
      count += 1;
    }
    t.true(count > 50, `${count}`);
  });

  engine.test(`on ${engine.name} no entry and no object is its own where the catalogue says so`, async t => {
    const { call } = await started(t);
    for (const { category, attribute, key } of restricted.filter(each => each.attribute.target?.notItself)) {
      const isEntryLink = typeOf(attribute).holds.leadsTo === 'entries';
      const [type] = registry.permittedTypes(attribute) ?? ['C__OBJTYPE__SERVER'];
      const object = await objectMade(call, { type });
      const required = category.attributes.filter(each => each.required && each.key !== key);
      const data = savedValues(await dataFor(required, targetsOf(call, object)));
      const entry = isEntryLink ? await entryMade(call, { object, category: category.const, data }) : undefined;
      const itself = { ...data, [key]: oneOrMany(attribute, entry ?? object) };
      const told = JSON.stringify(await refusal(call, object, category, itself, entry));
      t.regex(told, new RegExp(`cannot be its own '${key}'; expected another`), `${category.const}.${key}`);
    }
  });

  engine.test(`on ${engine.name} what an entry led to before stays, and its copy goes without`, async t => {
    const { store, call } = await started(t);
    const [a, b] = [await objectMade(call), await objectMade(call)];
    const strange = await entryMade(call, { object: b, category: port, data: { title: 'eth0' } });
    const own = await entryMade(call, { object: a, category: port, data: { title: 'eth1' } });
    const entry = await entryMade(call, { object: a, category: trunk, data: { title: 'bond0', ports: [own] } });
    await store.transaction(author, async ({ entries, links }) => {
      await entries.update(entry, {
        title: 'bond0',
        values: JSON.stringify({ title: 'bond0', ports: [strange, own] }),
        primary: false,
      });
      await links.clear(entry, ['ports']);
      const row = { entry, attribute: 'ports', targetObject: null };
      await links.insert([
        { ...row, position: 0, targetEntry: strange },
        { ...row, position: 1, targetEntry: own },
      ]);
    });
    const save = (data: object) => call('cmdb.category.save', { object: a, category: trunk, entry, data });
    await resultOf(save({ title: 'bond1' }));
    await resultOf(save({ title: 'bond2', ports: [strange, own] }));
    await resultOf(save({ ports: [strange] }));
    await resultOf(save({ ports: [strange, own] }));
    await resultOf(call('cmdb.object.markAsTemplate', { object: a }));
    const copy = await objectMade(call, { template: a });
    const [read] = await entriesRead(call, { objID: copy, category: trunk });
    const [copied] = await entriesRead(call, { objID: copy, category: port });
    t.deepEqual(read?.ports, [{ id: copied?.id, title: 'eth1', type: port }]);
  });

  engine.test(`on ${engine.name} an installation keeps a variant of its program alone, whatever changes`, async t => {
    const { call } = await started(t);
    const variant = 'C__CATS__APPLICATION_VARIANT';
    const program = async (titles: readonly string[]) => {
      const object = await objectMade(call, { type: 'C__OBJTYPE__APPLICATION' });
      const ids: number[] = [];
      for (const title of titles) ids.push(await entryMade(call, { object, category: variant, data: { title, variant: title } }));
      return { object, ids };
    };
    const [one, two, three] = [await program(['Pro', 'Home']), await program(['Pro']), await program(['Pro', 'Pro'])];
    const object = await objectMade(call);
    const save = (data: object, entry?: number) =>
      call('cmdb.category.save', { object, category: installed, data, ...(entry && { entry }) });
    const variantOf = async () => {
      const [read] = await entriesRead(call, { objID: object, category: installed });
      return Number((read?.assigned_variant as { readonly id?: string } | null)?.id ?? 0);
    };
    const { entry } = await resultOf<{ entry: number }>(save({ application: one.object, assigned_variant: one.ids[0] }));
    const last = async (): Promise<number> => {
      const { change_sets: sets } = await resultOf<History>(call('kataster.changes.read', { limit: 1 }));
      return sets[0]?.number ?? 0;
    };
    await resultOf(save({ application: two.object }, entry));
    t.is(await variantOf(), two.ids[0] ?? 0);
    await resultOf(save({ application: one.object, assigned_variant: one.ids[1] }, entry));
    await resultOf(save({ application: two.object }, entry));
    t.is(await variantOf(), 0);
    await resultOf(save({ application: one.object, assigned_variant: one.ids[0] }, entry));
    await resultOf(save({ application: three.object }, entry));
    t.is(await variantOf(), 0);
    const told = (await save({ application: two.object, assigned_variant: one.ids[0] }, entry)).error?.data;
    t.regex(told?.assigned_variant ?? '', /expected an entry of the object that 'application' leads to/);

    await resultOf(save({ application: one.object, assigned_variant: one.ids[0] }, entry));
    await resultOf(save({ assigned_variant: null }, entry));
    const cleared = await last();
    await resultOf(save({ application: two.object }, entry));
    const undone = await call('kataster.changes.revert', { numbers: [cleared] });
    t.deepEqual(Object.keys(undone.error?.data ?? {}), ['error', `${object}/${installed}/assigned_variant`]);
    const { conflicts } = await resultOf<Reverted>(call('kataster.changes.revert', { numbers: [cleared], on_conflict: 'skip' }));
    t.is(conflicts.length, 1);
    t.is(await variantOf(), 0);
  });

  engine.test(`on ${engine.name} a title that several entries have names none of them, unless the link leads to one`, async t => {
    const { call } = await started(t);
    const [object, ip, version] = [await objectMade(call), 'C__CATG__IP', 'C__CATG__VERSION'];
    const address = { object, category: ip, data: { ipv6_address: 'fe80::ff:fe00:101', net: null } };
    const [one, two] = [await entryMade(call, address), await entryMade(call, address)];
    const save = (category: string, data: object, entry?: number) =>
      call('cmdb.category.save', { object, category, data, ...(entry && { entry }) });
    const told = new RegExp(`is the title of several entries; expected one of their ids: ${one}, ${two}`);
    const addresses = ['fe80::ff:fe00:101'];
    t.regex((await save(port, { title: 'bond0', addresses })).error?.data?.addresses ?? '', told);
    const { entry } = await resultOf<{ entry: number }>(save(port, { title: 'bond0', addresses: [one] }));
    await resultOf(save(port, { addresses }, entry));
    const [read] = await entriesRead(call, { objID: object, category: port });
    t.deepEqual(idsShown(read?.addresses), [one]);

    const program = await objectMade(call, { type: 'C__OBJTYPE__APPLICATION' });
    const [, second] = [1, 2].map(() => entryMade(call, { object: program, category: version, data: { title: '12' } }));
    const installation = { application: program, assigned_version: '12' };
    t.truthy(await second);
    t.regex((await save(installed, installation)).error?.data?.assigned_version ?? '', /"12" is the title of several entries/);
    await resultOf(call('cmdb.category.archive', { object: program, category: version, entry: await second }));
    await resultOf(save(installed, installation));
  });

  engine.test(`on ${engine.name} a version named by its title is one of the program that an instance runs on`, async t => {
    const { call } = await started(t);
    const program = await objectMade(call, { type: 'C__OBJTYPE__DBMS' });
    const object = await objectMade(call);
    const dbms = await entryMade(call, { object, category: installed, data: { application: program } });
    const instance = { object, category: 'C__CATG__DATABASE' };
    await entryMade(call, { ...instance, data: { assigned_dbms: dbms, version: '16.4' } });
    const [version] = await entriesRead(call, { objID: program, category: 'C__CATG__VERSION' });
    t.is(version?.title, '16.4');
    const other = await entryMade(call, { object, category: 'C__CATG__VERSION', data: { title: '17' } });
    const { error } = await call('cmdb.category.save', { ...instance, data: { assigned_dbms: dbms, version: other } });
    t.regex(error?.data?.version ?? '', /expected an entry of the object that 'assigned_dbms' leads to/);
  });
}
