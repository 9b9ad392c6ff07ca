import type { PermittedAccess } from '../generated/types.js';
import { objectMade } from './factories/calls.js';
import { rows } from './helpers/rights/rows.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { serviceOver } from './helpers/service.js';
import { enginesInTurn, freshStore } from './helpers/stores.js';
import { grantTo, withUser } from './helpers/users.js';

const server = 'C__OBJTYPE__SERVER';
const narrow = [
  { verbs: ['view'], object_types: [server] },
  { verbs: ['edit', 'administer'], categories: ['C__CATG__MODEL'] },
];

async function keyWith(call: Caller, rights: object | null): Promise<{ readonly id: string; readonly key: string }> {
  return resultOf(call('kataster.key.create', { title: 'tried', rights }));
}

const tried = (call: Caller, params: object) => resultOf<PermittedAccess>(call('kataster.access.read', params));

for (const engine of enginesInTurn) {
  engine.test(`what a key is said to see and do is what it sees and does on ${engine.name}`, async t => {
    const service = await serviceOver(t, await freshStore(t, engine));
    const call = callerOf(service, 'contract');
    const object = await objectMade(call, { title: 'web1' });
    await objectMade(call, { title: 'sw1', type: 'C__OBJTYPE__SWITCH' });
    const { id, key } = await keyWith(call, narrow);
    const { active, rights, methods, object_types: types, categories } = await tried(call, { key: id, type: server });
    t.true(active);
    t.deepEqual(rights, narrow as typeof rights);
    const verbs: readonly string[] = narrow.flatMap(each => each.verbs);
    const permitted = Object.entries(rows).filter(([, { needs, actsOn }]) => {
      const isShared = actsOn === 'access' || actsOn === 'shared choice';
      return needs === 'any' || (verbs.includes(needs) && !isShared);
    });
    t.deepEqual(
      methods.map(({ method, verb }) => [method, verb ?? 'any']),
      permitted.map(([method, { needs }]) => [method, needs]).sort(([one = ''], [other = '']) => (one < other ? -1 : 1)),
    );
    const asKey: Caller = (method, params = {}) => call(method, { ...params, apikey: key });
    const seen = await resultOf<readonly { readonly title: string }[]>(asKey('cmdb.objects.read', {}));
    t.deepEqual(
      seen.map(({ title }) => title),
      ['web1'],
    );
    t.deepEqual(
      types.filter(({ everywhere }) => everywhere.length > 0).map(({ const: type, everywhere }) => [type, everywhere]),
      [[server, ['view']]],
    );
    t.deepEqual(types.find(each => each.const === 'C__OBJTYPE__SWITCH')?.verbs, ['edit', 'administer']);
    for (const [category, data] of [
      ['C__CATG__MODEL', { serial: 'X1' }],
      ['C__CATG__CPU', { title: 'X1' }],
    ] as const) {
      const { error } = await asKey('cmdb.category.save', { object, category, data });
      const isSaid = categories.find(each => each.const === category)?.verbs.includes('edit') ?? false;
      t.is(error === undefined, isSaid, category);
    }
  });

  engine.test(`a user has the rights of their groups, with a key those that both have, on ${engine.name}`, async t => {
    const store = await freshStore(t, engine);
    const call = callerOf(await serviceOver(t, store), 'contract');
    const ada = await withUser(store, 'ada', [{ verbs: ['view'] }]);
    const members = { C__CATS__PERSON_GROUP_MEMBERS: { connected_object: ada } };
    const group = await objectMade(call, { title: 'Editors', type: 'C__OBJTYPE__PERSON_GROUP', categories: members });
    await grantTo(store, group, [{ verbs: ['edit'] }]);
    const { id } = await keyWith(call, narrow);
    t.deepEqual((await tried(call, { user: 'ada' })).rights, [{ verbs: ['view'] }, { verbs: ['edit'] }]);
    const both = await tried(call, { user: 'ada', key: id });
    t.deepEqual(both.rights, [
      { verbs: ['view'], object_types: [server] },
      { verbs: ['edit'], categories: ['C__CATG__MODEL'] },
    ] as typeof both.rights);
    const { id: whole } = await keyWith(call, null);
    const { rights, methods } = await tried(call, { key: whole });
    t.is(rights, null);
    t.is(methods.length, Object.keys(rows).length);
    await resultOf(call('kataster.user.disable', { login: 'ada' }));
    await resultOf(call('kataster.key.revoke', { id }));
    for (const caller of [{ user: 'ada' }, { key: id }, { user: 'ada', key: whole }])
      t.like(await tried(call, caller), { active: false, rights: [] });
    t.like(await tried(call, { key: id }), { methods: [], object_types: [], categories: [] });
  });

  engine.test(
    `every caller reads their own rights, and those of others with the right to administer, on ${engine.name}`,
    async t => {
      const store = await freshStore(t, engine);
      const service = await serviceOver(t, store);
      const call = callerOf(service, 'contract');
      const { id, key } = await keyWith(call, [{ verbs: ['view'] }, { verbs: ['administer'], categories: ['C__CATG__MODEL'] }]);
      const { id: other } = await keyWith(call, null);
      await withUser(store, 'ada', [{ verbs: ['view'] }]);
      const asKey: Caller = (method, params = {}) => call(method, { ...params, apikey: key });
      t.deepEqual(await tried(asKey, { type: server }), await tried(call, { key: id, type: server }));
      t.is((await tried(call, {})).rights, null);
      for (const asked of [{ key: other }, { key: id }, { user: 'ada' }, { key: 'unknown' }, { user: 'nobody' }]) {
        const { error } = await asKey('kataster.access.read', asked);
        t.like(error, { code: -32003, data: { error: 'Forbidden' } }, JSON.stringify(asked));
      }
    },
  );
}
