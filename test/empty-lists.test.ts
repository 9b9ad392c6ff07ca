import { methods } from '../generated/methods.js';
import { objectMade } from './factories/calls.js';
import { document } from './helpers/catalogue.js';
import { onceForAll } from './helpers/databases.js';
import { callerOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { engines, enginesInTurn } from './helpers/stores.js';

const model = { category: 'C__CATG__MODEL', key: 'serial' };
const person = (key: string, value: string) =>
  `{"category":"C__CATS__PERSON_MASTER","key":"${key}","comparison":"like","value":"${value}"}`;
const global = (key: string, value: string) =>
  `{"category":"C__CATG__GLOBAL","key":"${key}","comparison":"like","value":"${value}"}`;

type Case = readonly [method: string, params: object, hint: string];
const objects = (filter: object, hint: string): Case => ['cmdb.objects.read', { filter }, hint];
const comparing = (comparison: string, value: unknown, hint: string): Case =>
  objects({ attributes: [{ ...model, comparison, value }] }, hint);
const condition = (comparison: string, value: unknown, hint: string): Case => [
  'cmdb.condition.read',
  { conditions: [{ property: 'C__CATG__MODEL-serial', comparison, value }] },
  hint,
];

/** Conditions that nothing can meet, and the hint in the answer. In the dialect of existing clients the list is empty unless it says `always`. */
const vain: readonly Case[] = [
  objects({ title: 'web*' }, global('title', 'web*')),
  objects({ title: 'web%' }, global('title', 'web*')),
  objects({ title: '%web%' }, global('title', '*web*')),
  objects({ title: '*', type: 'C__OBJTYPE__CITY' }, global('title', '*')),
  objects({ sysid: 'SYSID_*' }, global('sysid', 'SYSID_*')),
  objects({ first_name: 'A*' }, person('first_name', 'A*')),
  objects({ last_name: 'L%' }, person('last_name', 'L*')),
  objects({ email: '*@example.org' }, person('mail', '*@example.org')),
  objects({ type_title: 'Serv*' }, 'no object type has the title "Serv*"'),
  objects({ type_title: 'Servr' }, 'did you mean "Server"?'),
  objects({ location: 4_000_000 }, 'location: there is no object 4000000'),
  objects({ location: 4_000_000, title: 'web1' }, 'location: there is no object 4000000'),
  comparing('=', 'AB*', 'the comparison "like" with "AB*"'),
  comparing('begins', 'AB*', 'the comparison "like" with "AB*"'),
  comparing('contains', '%B', 'the comparison "like" with "*B"'),
  comparing('in', ['X', 'AB*'], 'the comparison "like" with "AB*"'),
  comparing('like', 'AB%', 'with "AB*"'),
  condition('=', 'AB*', '0.value: nothing is like "AB*"'),
  condition('like', 'AB%', 'with "AB*"'),
  ['cmdb.object_types.read', { filter: { id: 'C__OBJTYPE__SERVR' } }, "did you mean 'C__OBJTYPE__SERVER'?"],
  ['cmdb.object_types.read', { filter: { ids: ['C__OBJTYPE__SERVR', 99_999] } }, "did you mean 'C__OBJTYPE__SERVER'?"],
  ['cmdb.object_types.read', { filter: { title: 'Serv*' } }, 'expected the whole title'],
  ['cmdb.object_types.read', { filter: { titles: ['None', 'Serv%'] } }, 'expected the whole title'],
  ['cmdb.object_type_groups.read', { filter: { id: 'C__OBJTYPE_GROUP__INFRASTRUKTUR' } }, "'C__OBJTYPE_GROUP__INFRASTRUCTURE'?"],
  ['cmdb.object_type_groups.read', { filter: { title: 'Soft*' } }, 'expected the whole title'],
  ['idoit.search.read', { q: 'we*' }, 'nothing has "we*"'],
  ['idoit.search.read', { q: 'server we%' }, 'nothing has "we%"'],
];

/** Names that both dialects refuse where they are not known. */
const refused: readonly Case[] = [
  objects({ type: 'C__OBJTYPE__SERVR' }, "did you mean 'C__OBJTYPE__SERVER'?"),
  objects({ type_group: 'C__OBJTYPE_GROUP__INFRASTRUKTUR' }, "'C__OBJTYPE_GROUP__INFRASTRUCTURE'?"),
  objects({ status: 'C__RECORD_STATUS__NORMALL' }, 'C__RECORD_STATUS__NORMAL'),
  objects({ attributes: [{ category: 'C__CATG__MODELL', key: 'serial' }] }, 'C__CATG__MODEL'),
  objects({ attributes: [{ category: 'C__CATG__MODEL', key: 'serail' }] }, "did you mean 'serial'?"),
  ['cmdb.objects.read', { categories: ['C__CATG__MODELL'] }, 'C__CATG__MODEL'],
  [
    'cmdb.condition.read',
    { conditions: [{ property: 'C__CATG__MODELL-serial', comparison: '=', value: 'x' }] },
    'C__CATG__MODEL',
  ],
  ['cmdb.location_tree.read', { id: 4_000_000 }, 'Object 4000000 not found'],
  ['cmdb.objects_by_relation.read', { id: 4_000_000, relation_type: 'C__RELATION_TYPE__LOCATION' }, '4000000'],
  ['cmdb.objects_by_relation.read', { id: 1, relation_type: 'C__RELATION_TYPE__LOCATON' }, 'C__RELATION_TYPE__LOCATION'],
  ['cmdb.object_type_categories.read', { type: 'C__OBJTYPE__SERVR' }, "did you mean 'C__OBJTYPE__SERVER'?"],
  ['cmdb.category_info.read', { category: 'C__CATG__MODELL' }, 'C__CATG__MODEL'],
  ['cmdb.dialog.read', { category: 'C__CATG__MODEL', property: 'manufactuer' }, 'manufacturer'],
];

/** Texts that are searched for as they are written, whether they find something or nothing: they are no patterns. */
const plain: readonly (readonly [method: string, params: object])[] = [
  ['cmdb.objects.read', { filter: { title: 'Disk 100%' } }],
  ['cmdb.objects.read', { filter: { title: 'a%b' } }],
  ['cmdb.objects.read', { filter: { title: 'nothing' } }],
  ['cmdb.objects.read', { filter: { location: 2, title: 'nothing' } }],
  ['cmdb.objects.read', { filter: { type_title: 'SERVER', title: 'nothing' } }],
  ['cmdb.objects.read', { filter: { title: 'web*' }, limit: '1,1' }],
  ['cmdb.objects.read', { filter: { attributes: [{ ...model, comparison: 'like', value: 'none*%' }] } }],
  ['cmdb.object_types.read', { filter: { title: 'None' } }],
  ['cmdb.object_types.read', { filter: { id: 'C__OBJTYPE__SERVER', title: 'Client' } }],
  ['idoit.search.read', { q: 'nothing' }],
];

for (const engine of enginesInTurn) {
  const on = `on ${engine.name}`;
  const started = onceForAll(async t => {
    const service = await startedService(t, engine);
    const call = callerOf(service, 'contract');
    for (const title of ['web1', 'empty room', '100% web*']) await objectMade(call, { type: 'C__OBJTYPE__SERVER', title });
    return service;
  });

  for (const [method, params, hint] of vain)
    engine.test(
      `${method} ${JSON.stringify(params)} says what would be right, and stays empty for existing clients ${on}`,
      async t => {
        const service = await started();
        const answer = await callerOf(service, 'contract')(method, params);
        t.is(answer.error?.code, -32602, JSON.stringify(answer));
        const { error, ...told } = answer.error?.data ?? {};
        t.is(error, 'InvalidParameters');
        t.true(Object.values(told).join().includes(hint), JSON.stringify(told));
        const isOpen = JSON.stringify(params).includes('"title":"') && method === 'cmdb.objects.read';
        const { result } = await callerOf(service, 'idoit')(method, params);
        if (!isOpen) t.deepEqual(result, []);
      },
    );

  for (const [method, params, hint] of refused)
    engine.test(`${method} ${JSON.stringify(params)} is refused with the name that is nearest ${on}`, async t => {
      const { error } = await callerOf(await started(), 'contract')(method, params);
      t.true(JSON.stringify(error).includes(hint), JSON.stringify(error));
    });

  for (const [method, params] of plain)
    engine.test(`${method} ${JSON.stringify(params)} may find nothing ${on}`, async t => {
      t.deepEqual((await callerOf(await started(), 'contract')(method, params)).result, []);
    });

  engine.test(`a title with a wildcard in it is found as it is written ${on}`, async t => {
    const found = await callerOf(await started(), 'contract')('cmdb.objects.read', {
      filter: { title: '100% web*' },
      fields: ['title'],
    });
    t.like(found, { result: [{ title: '100% web*' }] });
  });
}

const [{ test }] = engines as [(typeof engines)[number]];

/** Methods whose filter names records: nothing is wrong with one that is not there. */
const naming: readonly string[] = ['cmdb.contact.read', 'cmdb.workstation_components.read'];

test('every method that takes a filter, conditions or a text to search is in the table', t => {
  const taking = document.methods
    .filter(({ name }: { name: keyof typeof methods }) => methods[name].access === 'read')
    .filter(({ params }: { params: readonly { name?: string }[] }) =>
      params.some(({ name = '' }) => ['filter', 'conditions', 'q'].includes(name)),
    )
    .map(({ name }: { name: string }) => name)
    .filter((name: string) => !naming.includes(name));
  t.deepEqual([...new Set(vain.map(([method]) => method))].toSorted(), taking.toSorted());
});
