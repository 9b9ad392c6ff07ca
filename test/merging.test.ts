import type { ExecutionContext } from 'ava';
import type { Merged } from '../generated/types.js';
import { leadsToObjects } from '../src/attributes/attribute-types.js';
import type { Kept } from '../src/attributes/attribute-values.js';
import type { Grant } from '../src/domain/access/rights.js';
import { type Holds, replacedValues } from '../src/domain/merging/replaced-values.js';
import type { Store } from '../src/domain/storage/store.js';
import { registry } from './helpers/catalogue.js';
import { type Caller, callerOf, type RpcAnswer, resultOf } from './helpers/rpc.js';
import { addKey, serviceOver } from './helpers/service.js';
import { onEnginesInTurn } from './helpers/stores.js';
import test from './helpers/suite.js';

const [server, model, global, group, place] = [
  'C__OBJTYPE__SERVER',
  'C__CATG__MODEL',
  'C__CATG__GLOBAL',
  'C__CATS__GROUP',
  'C__CATG__LOCATION',
];
const manufacturers = { category: model, property: 'manufacturer' };
const models = { category: model, property: 'title' };

/** Calls of a site, and what it keeps. */
class Site {
  readonly call: Caller;
  constructor(call: Caller) {
    this.call = call;
  }

  async object(title: string, type = server, more: object = {}): Promise<number> {
    return Number((await resultOf(this.call('cmdb.object.create', { type, title, ...more }))).id);
  }

  async entry(object: number, category: string, data: object): Promise<number> {
    return Number((await resultOf(this.call('cmdb.category.save', { object, category, data }))).entry);
  }

  async choice(list: object, value: string, more: object = {}): Promise<number> {
    return Number((await resultOf(this.call('cmdb.dialog.create', { ...list, value, ...more }))).entry_id);
  }

  /** What everybody reads of these categories of all objects, whatever their status, and of the lists. */
  async everything(objects: readonly number[], categories: readonly string[]): Promise<readonly unknown[]> {
    const read = (object: number) => (category: string) =>
      resultOf(this.call('cmdb.category.read', { objID: object, category, status: [1, 2, 3, 6] })).catch(String);
    const state = async (object: number) => {
      const { status, title } = await resultOf<Record<string, unknown>>(this.call('cmdb.object.read', { id: object }));
      return [status, title, ...(await Promise.all(categories.map(read(object))))];
    };
    const lists = [manufacturers, models, { category: global, property: 'tag' }];
    const shown = await Promise.all(lists.map(list => resultOf(this.call('cmdb.dialog.read', list))));
    return [...(await Promise.all(objects.map(state))), ...shown].map(withoutTimes);
  }
}

/** Times and authors of changes differ before and after an undo. */
function withoutTimes(shown: unknown): unknown {
  return JSON.parse(JSON.stringify(shown, (key, value) => (/^(?:changed|updated)/.test(key) ? undefined : value)));
}

async function site(t: ExecutionContext, store: Store): Promise<Site> {
  return new Site(callerOf(await serviceOver(t, store), 'contract'));
}

const faultsOf = ({ error }: RpcAnswer): string => JSON.stringify(error?.data ?? error ?? 'no error');

onEnginesInTurn({
  'a choice is merged wherever it is set, with those that depend on it, and undone as one': async (t, store) => {
    const made = await site(t, store);
    const [dell, inc] = [await made.choice(manufacturers, 'Dell'), await made.choice(manufacturers, 'DELL Inc.')];
    await made.choice(models, 'R740', { parent: dell });
    const [archived, template] = [await made.object('archived'), await made.object('template', server, { status: 6 })];
    const objects = [await made.object('one'), await made.object('two'), archived, template];
    for (const [at, object] of objects.entries())
      await made.entry(object, model, { manufacturer: inc, title: at % 2 === 0 ? 'R740' : 'R640' });
    await resultOf(made.call('cmdb.object.archive', { object: archived }));
    const asking = { category: model, key: 'manufacturer', comparison: 'in', value: [inc, dell] };
    const report = {
      title: 'of DELL Inc.',
      columns: ['title'],
      filter: { attributes: [{ ...asking, value: inc, comparison: '=' }, asking] },
    };
    const { id } = await resultOf<{ id: string }>(made.call('kataster.report.save', report));
    const rows = async () => (await resultOf<{ rows: readonly unknown[] }>(made.call('kataster.report.read', { id }))).rows;
    t.is((await rows()).length, 2, 'the normal objects');
    const before = await made.everything(objects, [model]);
    const named = { ...manufacturers, entry_id: inc, into: dell };

    const shown = await resultOf<Merged>(made.call('kataster.dialog.merge', { ...named, dry_run: true }));
    t.deepEqual(await made.everything(objects, [model]), before, 'a dry run changes nothing');
    t.is(shown.number, null);
    t.true((shown.changes ?? []).length >= 4 + 4);
    const { number, moved } = await resultOf<Merged>(made.call('kataster.dialog.merge', named));
    t.is(moved, 4 + 1);
    t.is((await rows()).length, 2, 'the report finds them by the other choice');
    const titles = await resultOf<readonly { title: string; parent?: { title: string } }[]>(
      made.call('cmdb.dialog.read', models),
    );
    t.deepEqual(
      titles.filter(({ title }) => /^R/.test(title)).map(({ title, parent }) => `${title} of ${parent?.title}`),
      ['R740 of Dell', 'R640 of Dell'],
    );
    for (const [at, object] of objects.entries()) {
      const [entry] = await resultOf<readonly Record<string, { id: string; title: string }>[]>(
        made.call('cmdb.category.read', { objID: object, category: model }),
      );
      t.deepEqual([entry?.manufacturer?.title, entry?.title?.title], ['Dell', at % 2 === 0 ? 'R740' : 'R640']);
    }
    await resultOf(made.call('kataster.changes.revert', { numbers: [number] }));
    t.deepEqual(await made.everything(objects, [model]), before, 'and undone it is as it was');
  },

  'lists hold the choice that stays once, objects themselves too, and a plan does what it showed': async (t, store) => {
    const made = await site(t, store);
    const tags = { category: global, property: 'tag' };
    const [old, kept] = [await made.choice(tags, 'old'), await made.choice(tags, 'kept')];
    const object = await made.object('one');
    await made.entry(object, global, { tag: [old, kept] });
    const net = await made.object('net', 'C__OBJTYPE__LAYER2_NET');
    const types = { category: 'C__CATS__LAYER2_NET', property: 'ip_helper_addresses' };
    await made.entry(net, types.category, { ip_helper_addresses: [{ type_title: 'DHCP', ip: '10.0.0.1' }] });
    const merged = await resultOf<Merged>(
      made.call('kataster.dialog.merge', { ...tags, entry_id: old, into: kept, dry_run: true }),
    );
    t.is(merged.moved, 1);
    await resultOf(made.call('kataster.changes.apply', { plan: merged.plan }));
    const [entry] = await resultOf<readonly { tag: readonly { title: string }[] }[]>(
      made.call('cmdb.category.read', { objID: object, category: global }),
    );
    t.deepEqual(
      entry?.tag.map(({ title }) => title),
      ['kept'],
    );
  },

  'what cannot be merged is refused, and nothing is changed': async (t, store) => {
    const made = await site(t, store);
    const [dell, inc] = [await made.choice(manufacturers, 'Dell'), await made.choice(manufacturers, 'DELL Inc.')];
    const [of, ofInc] = [await made.choice(models, 'R740', { parent: dell }), await made.choice(models, 'R640', { parent: inc })];
    const object = await made.object('one');
    await made.entry(object, model, { manufacturer: inc });
    const merge = (list: object, entry_id: number, into: number, more: object = {}) =>
      made.call('kataster.dialog.merge', { ...list, entry_id, into, ...more });
    t.regex(faultsOf(await merge(manufacturers, inc, inc)), /into.*expected another than the one/);
    t.regex(faultsOf(await merge(manufacturers, 1, inc)), /entry_id.*choice 1 comes with the catalogue/);
    t.regex(faultsOf(await merge(manufacturers, inc, 99_999)), /into.*there is no choice 99999/);
    t.regex(faultsOf(await merge(models, ofInc, of)), /into.*depend on different ones/);
    const refused: readonly (readonly [grants: readonly Grant[], fault: RegExp])[] = [
      [[{ verbs: ['view', 'edit'] }], /delete/],
      [[{ verbs: ['view', 'create', 'delete'] }], /edit/],
      [[{ verbs: ['view', 'create', 'edit'], objectTypes: ['C__OBJTYPE__CLIENT'] }, { verbs: ['delete'] }], /may not see/],
    ];
    for (const [at, [grants, fault]] of refused.entries()) {
      const apikey = `a-narrow-key-of-tests-${at}`;
      await addKey(store, apikey, 'narrow', { grants });
      t.regex(JSON.stringify(await merge(manufacturers, inc, dell, { apikey })), fault);
    }
    t.is((await resultOf<readonly unknown[]>(made.call('cmdb.dialog.read', manufacturers))).length, 3);
  },

  'what leads to an object leads to the other, which is undone as one': async (t, store) => {
    const made = await site(t, store);
    const [kept, merged, inside, twice] = [
      await made.object('kept', 'C__OBJTYPE__ENCLOSURE'),
      await made.object('merged', 'C__OBJTYPE__ENCLOSURE'),
      await made.object('inside'),
      await made.object('group', 'C__OBJECT_TYPE__GROUP'),
    ];
    await made.entry(inside, place, { parent: merged });
    for (const object of [kept, merged]) await made.entry(twice, group, { object });
    const objects = [kept, merged, inside, twice];
    const before = await made.everything(objects, [place, group]);
    const named = { object: merged, into: kept };
    const shown = await resultOf<Merged>(made.call('kataster.object.merge', { ...named, dry_run: true }));
    t.is(shown.moved, 2);
    t.deepEqual(await made.everything(objects, [place, group]), before);
    await resultOf(made.call('cmdb.object.archive', { object: kept }));
    t.regex(faultsOf(await made.call('kataster.object.merge', named)), /into.*archived/);
    await resultOf(made.call('cmdb.object.recycle', { object: kept }));
    const { number } = await resultOf<Merged>(made.call('kataster.object.merge', named));
    const [{ parent } = {}] = await resultOf<readonly { parent?: { id: string } }[]>(
      made.call('cmdb.category.read', { objID: inside, category: place }),
    );
    t.is(Number(parent?.id), kept);
    const members = await resultOf<readonly { object: { id: string } }[]>(
      made.call('cmdb.category.read', { objID: twice, category: group }),
    );
    t.deepEqual(
      members.map(({ object }) => Number(object.id)),
      [kept],
      'a member is one once',
    );
    t.is(
      (await resultOf<{ status: string }>(made.call('cmdb.object.read', { id: merged }))).status,
      'C__RECORD_STATUS__ARCHIVED',
    );
    await resultOf(made.call('kataster.changes.revert', { numbers: [number] }));
    t.deepEqual(await made.everything(objects, [place, group]), before);
    t.regex(faultsOf(await made.call('kataster.object.merge', { object: kept, into: kept })), /into.*expected another/);
  },

  'an object is not merged into what stands in it: the refusal names the entry': async (t, store) => {
    const made = await site(t, store);
    const rack = await made.object('rack', 'C__OBJTYPE__ENCLOSURE');
    const chassis = await made.object('chassis', 'C__OBJTYPE__ENCLOSURE');
    const entry = await made.entry(chassis, place, { parent: rack });
    const { error } = await made.call('kataster.object.merge', { object: rack, into: chassis });
    t.is(error?.data?.error, 'Conflict');
    t.regex(String(error?.data?.into), new RegExp(`entry ${entry} of object ${chassis} .*parent`));
  },
});

test('every attribute that holds a choice or leads to objects is moved, alone, in lists and in rows', t => {
  const becoming = new Map([[11, 22]]);
  const holds: readonly Holds[] = [({ dialog }) => dialog !== undefined, leadsToObjects];
  const attributes = registry.categories.flatMap(category => category.attributes);
  for (const isHeld of holds)
    for (const attribute of attributes) {
      if (attribute.sameAs || attribute.readOnly) continue;
      const columns = attribute.fields?.filter(isHeld) ?? [];
      const forms: readonly (readonly [Kept, Kept])[] = isHeld(attribute)
        ? [
            [11, 22],
            [
              [11, 33],
              [22, 33],
            ],
            [[22, 11], [22]],
            [33, undefined],
          ]
        : columns.map(({ key }) => [[{ [key]: 11, other: 'x' }], [{ [key]: 22, other: 'x' }]] as const);
      for (const [kept, expected] of forms) {
        const data = replacedValues([attribute], { [attribute.key]: kept }, isHeld, becoming);
        t.deepEqual(Object.values(data), expected === undefined ? [] : [expected], attribute.key);
      }
    }
});
