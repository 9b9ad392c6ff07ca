import { listRelatedObjects } from '../src/domain/relations/related-objects.js';
import type { Store } from '../src/domain/storage/store.js';
import type { VisibilityScope } from '../src/domain/storage/visibility-scope.js';
import { entriesRead, objectMade } from './factories/calls.js';
import { countingStore } from './helpers/counting.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { serviceOver } from './helpers/service.js';
import { nameOf, onEveryEngine } from './helpers/stores.js';
import { contextOver, imported, madeOf, office } from './imports/office.js';

const relation = 'C__CATG__RELATION';

interface Related {
  readonly data: Readonly<Record<'title' | 'related_title' | 'related_object', string>>;
}

/** A rack, a person, a server in the rack that the person uses, and a switch in the rack. */
async function filled(call: Caller): Promise<void> {
  const inRack = { C__CATG__LOCATION: { parent: 1 } };
  const objects = [
    ['ENCLOSURE', {}],
    ['PERSON', {}],
    ['SERVER', { ...inRack, C__CATG__CONTACT: { contact_object: 2, role: 'User' } }],
    ['SWITCH', inRack],
  ] as const;
  for (const [type, categories] of objects)
    await objectMade(call, { type: `C__OBJTYPE__${type}`, title: type.toLowerCase(), categories });
}

async function titlesTold(call: Caller, id: number, relation_type?: string | number): Promise<string[]> {
  const told = await resultOf<Readonly<Record<string, Related>>>(call('cmdb.objects_by_relation.read', { id, relation_type }));
  return Object.values(told).map(({ data }) => data.title);
}

async function idsSeen(store: Store, object: number, type?: string): Promise<number[]> {
  const found = await listRelatedObjects(contextOver(store), { object, type, statuses: ['normal'] });
  return found.map(({ related }) => related.id).sort();
}

onEveryEngine({
  'relations are told of both objects, and by their type': async (t, store) => {
    const call = callerOf(await serviceOver(t, store), 'contract');
    await filled(call);
    const located = ['enclosure is location of server', 'enclosure is location of switch'];
    t.deepEqual(await titlesTold(call, 1), located);
    t.deepEqual(await titlesTold(call, 1, 'C__RELATION_TYPE__LOCATION'), located);
    t.deepEqual(await titlesTold(call, 3), [located[0], 'server is used by person']);
    t.deepEqual(await titlesTold(call, 3, 'C__RELATION_TYPE__USER'), ['server is used by person']);
    t.deepEqual(await titlesTold(call, 3, 'C__RELATION_TYPE__ADMIN'), []);
    t.deepEqual(await titlesTold(call, 2, 5), ['server is used by person']);
  },

  'relations that somebody wrote down are told, whatever their type': async (t, store) => {
    const call = callerOf(await serviceOver(t, store), 'contract');
    await filled(call);
    const save = (relation_type: string) =>
      resultOf(
        call('cmdb.category.save', {
          object: 3,
          category: relation,
          data: { object1: 3, object2: 4, relation_type, weighting: 5 },
        }),
      );
    await save('C__RELATION_TYPE__DEFAULT');
    await save('warms');
    t.deepEqual(await titlesTold(call, 4, 'C__RELATION_TYPE__DEFAULT'), ['server has dependency to switch']);
    t.deepEqual(await titlesTold(call, 3, 10_001), ['server warms switch']);
    t.is((await titlesTold(call, 3)).length, 4);
  },

  'however many they are, they are told with three statements': async (t, _, engine) => {
    const { store, statements } = await countingStore(t, engine);
    const call = callerOf(await serviceOver(t, store), 'contract');
    await filled(call);
    statements();
    t.is((await idsSeen(store, 1)).length, 2);
    t.true(statements().length <= 3);
  },

  'a hidden object is related to nothing': async (t, store) => {
    await filled(callerOf(await serviceOver(t, store), 'contract'));
    const withTypes = (...types: string[]): VisibilityScope => [{ objectTypes: types.map(type => `C__OBJTYPE__${type}`) }];
    t.deepEqual(await idsSeen(store, 3), [1, 2]);
    t.deepEqual(await idsSeen(store.withScope(withTypes('SERVER', 'ENCLOSURE')), 3), [1]);
    t.deepEqual(await idsSeen(store.withScope(withTypes('ENCLOSURE', 'PERSON')), 1), []);
    t.is(await nameOf(idsSeen(store.withScope(withTypes('ENCLOSURE')), 3)), 'ObjectNotFound');
    const types = ['C__OBJTYPE__SERVER', 'C__OBJTYPE__ENCLOSURE', 'C__OBJTYPE__PERSON'];
    t.deepEqual(await idsSeen(store.withScope([{ objectTypes: types, categories: ['C__CATG__CONTACT'] }]), 3), [2]);
  },

  'an end that is connected to a port of an imported device is shown by the port and by the relation': async (t, store) => {
    await imported(store, office);
    const call = callerOf(await serviceOver(t, store), 'contract');
    const { object: router } = await madeOf(store, 'dcim.device:1');
    const { object: other } = await madeOf(store, 'dcim.device:2');
    const [port] = await entriesRead<Readonly<Record<string, { readonly title: string }>>>(call, {
      objID: router,
      category: 'C__CATG__NETWORK_PORT',
    });
    t.is(port?.assigned_connector?.title, 'Gi1/0/1');
    t.like(port?.connected_object, { id: String(other), title: 'sw01' });
    const told = await resultOf<Readonly<Record<string, Related>>>(call('cmdb.objects_by_relation.read', { id: router }));
    const cables = Object.values(told).filter(({ data }) => data.related_object === String(other));
    t.deepEqual(
      cables.map(({ data }) => data.title),
      ['rtr01 supplies network sw01'],
    );
  },
});
