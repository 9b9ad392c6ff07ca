import { objectsPlacedIn } from '../src/domain/lists/location-tree.js';
import { makeDefaultObjects } from '../src/domain/objects/default-objects.js';
import type { RecordStatus } from '../src/domain/storage/objects.js';
import type { Store } from '../src/domain/storage/store.js';
import type { VisibilityScope } from '../src/domain/storage/visibility-scope.js';
import { objectMade } from './factories/calls.js';
import { author } from './helpers/author.js';
import { countingStore } from './helpers/counting.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { serviceOver } from './helpers/service.js';
import { nameOf, onEveryEngine } from './helpers/stores.js';
import { contextOver, imported, madeOf, office } from './imports/office.js';

const location = 'C__CATG__LOCATION';

interface Placed {
  readonly id: string;
  readonly title: string;
  readonly parent: string;
  readonly depth: number;
}

/** A building, two rooms in it, a rack in the second, a server in that. */
async function filled(call: Caller): Promise<void> {
  const places = [['BUILDING'], ['ROOM', 1], ['ROOM', 1], ['ENCLOSURE', 3], ['SERVER', 4]] as const;
  for (const [type, parent] of places) {
    const categories = parent === undefined ? {} : { [location]: { parent } };
    await objectMade(call, { type: `C__OBJTYPE__${type}`, title: type, categories });
  }
}

async function idsSeen(store: Store, root: number, depth: number): Promise<number[]> {
  const placed = await objectsPlacedIn(contextOver(store), { root, depth, statuses: ['normal'] });
  return placed.map(({ id }) => id);
}

onEveryEngine({
  'nothing stands in itself, directly or by way of others': async (t, store) => {
    const call = callerOf(await serviceOver(t, store), 'contract');
    await filled(call);
    const placed = (object: number, parent: number) =>
      call('cmdb.category.save', { object, category: location, data: { parent } });
    const right = 'expected an object from which none of these links leads back';
    const itself = `object 1 cannot be its own 'parent'; ${right}`;
    const around = `'parent' leads from object 4 back to object 1 already; ${right}`;
    t.deepEqual((await placed(1, 1)).error?.data, { error: 'ValidationFailed', parent: itself });
    t.deepEqual((await placed(1, 4)).error?.data, { error: 'ValidationFailed', parent: around });
    const inside = { object: 4, category: 'C__CATG__OBJECT', data: { assigned_object: 1 } };
    t.deepEqual((await call('cmdb.category.save', inside)).error?.data, { error: 'ValidationFailed', parent: around });
    await resultOf(placed(4, 2));
    t.deepEqual(await idsSeen(store, 1, 100), [2, 4, 5, 3]);
  },

  'of two that are put into each other at once, one is refused': async (t, store) => {
    const call = callerOf(await serviceOver(t, store), 'contract');
    await filled(call);
    const put = (object: number, parent: number) => call('cmdb.category.save', { object, category: location, data: { parent } });
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all([put(2, 3), put(3, 2)]);
      t.is(answers.filter(({ error }) => error).length, 1);
      for (const object of [2, 3]) await resultOf(put(object, 1));
    }
  },

  'a circle of places from former times is passed once': async (t, store) => {
    await filled(callerOf(await serviceOver(t, store), 'contract'));
    const link = { attribute: 'parent', position: 0, targetObject: 4, targetEntry: null };
    await store.transaction(author, async ({ entries, links }) => {
      const entry = await entries.first(3, location);
      await links.clear(entry?.id ?? 0, ['parent']);
      await links.insert([{ ...link, entry: entry?.id ?? 0 }]);
    });
    t.deepEqual(await idsSeen(store, 3, 100), [4, 5]);
    t.deepEqual(await idsSeen(store, 4, 100), [3, 5]);
  },

  'an object without a place is in no tree': async (t, store) => {
    const call = callerOf(await serviceOver(t, store), 'contract');
    await filled(call);
    await resultOf(call('cmdb.category.purge', { object: 3, category: location }));
    t.deepEqual(await idsSeen(store, 1, 100), [2]);
  },

  'places that are no longer normal stay, as long as something normal stands in them': async (t, store) => {
    const call = callerOf(await serviceOver(t, store), 'contract');
    await filled(call);
    const seen = async (depth: number, ...more: RecordStatus[]) => {
      const question = { root: 1, depth, statuses: ['normal' as const, ...more] };
      return (await objectsPlacedIn(contextOver(store), question)).map(({ id }) => id);
    };
    for (const object of [2, 3, 4]) await resultOf(call('cmdb.object.archive', { object }));
    t.deepEqual(await seen(100), [3, 4, 5]);
    t.deepEqual(await seen(2), [3, 4]);
    t.deepEqual(await seen(1), [3]);
    t.deepEqual(await seen(1, 'archived'), [2, 3]);
    const formerly = { root: 1, depth: 100, statuses: ['archived' as const] };
    t.deepEqual(
      (await objectsPlacedIn(contextOver(store), formerly)).map(({ id }) => id),
      [2, 3, 4],
    );
    await resultOf(call('cmdb.object.archive', { object: 5 }));
    t.deepEqual(await seen(100), []);
    await resultOf(call('cmdb.object.delete', { id: 3, status: 'C__RECORD_STATUS__DELETED' }));
    await resultOf(call('cmdb.object.recycle', { object: 5 }));
    t.deepEqual(await seen(100), [3, 4, 5]);
  },

  'a tree of any size is one statement': async (t, _, engine) => {
    const { store, statements } = await countingStore(t, engine);
    await filled(callerOf(await serviceOver(t, store), 'contract'));
    statements();
    t.is((await idsSeen(store, 1, 100)).length, 4);
    t.is(statements().length, 1);
  },

  'a hidden object is in no tree, nor are the objects in it': async (t, store) => {
    await filled(callerOf(await serviceOver(t, store), 'contract'));
    const withTypes = (...types: string[]): VisibilityScope => [{ objectTypes: types.map(type => `C__OBJTYPE__${type}`) }];
    t.deepEqual(await idsSeen(store.withScope(withTypes('BUILDING', 'ROOM', 'SERVER')), 1, 100), [2, 3]);
    t.deepEqual(await idsSeen(store.withScope(withTypes('BUILDING', 'ROOM', 'ENCLOSURE')), 1, 100), [2, 3, 4]);
    t.is(await nameOf(idsSeen(store.withScope(withTypes('ROOM')), 1, 100)), 'ObjectNotFound');
    t.is(await nameOf(idsSeen(store.withScope(withTypes('ROOM')), 77, 100)), 'ObjectNotFound');
    const types = ['C__OBJTYPE__BUILDING', 'C__OBJTYPE__ROOM'];
    t.deepEqual(await idsSeen(store.withScope([{ objectTypes: types, categories: ['C__CATG__IP'] }]), 1, 100), []);
  },

  'the tree of an imported site leads from the root location to a device': async (t, store) => {
    await makeDefaultObjects(contextOver(store));
    await imported(store, office);
    const call = callerOf(await serviceOver(t, store), 'contract');
    const [{ id: root = '' } = {}] = await resultOf<readonly Partial<Placed>[]>(
      call('cmdb.objects.read', { filter: { type: 'C__OBJTYPE__LOCATION_GENERIC', title: 'Root location' } }),
    );
    const placed = await resultOf<readonly Placed[]>(call('cmdb.location_tree.read', { id: root, depth: 100 }));
    const byId = new Map(placed.map(each => [each.id, each]));
    const { object } = await madeOf(store, 'dcim.device:1');
    const path: string[] = [];
    for (let at = byId.get(String(object)); at; at = byId.get(at.parent)) path.unshift(at.title);
    t.deepEqual(path, ['Europe', 'Germany', 'Berlin', 'Head office', 'Server room', 'R1', 'rtr01']);
    t.is(byId.get(String(object))?.depth, 7);
  },
});
