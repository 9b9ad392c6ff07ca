import type { DomainContext } from '../src/domain/context.js';
import type { ObjectFilter } from '../src/domain/lists/object-filters.js';
import { listObjects } from '../src/domain/lists/object-lists.js';
import { createObject } from '../src/domain/objects/creation.js';
import { moveObject } from '../src/domain/objects/objects.js';
import { listEntriesOfMany } from '../src/domain/reading/listing-of-many.js';
import type { Store } from '../src/domain/storage/store.js';
import type { VisibilityScope } from '../src/domain/storage/visibility-scope.js';
import { onEveryEngine } from './helpers/stores.js';
import { contextOver, registry } from './imports/office.js';

const server = 'C__OBJTYPE__SERVER';
const model = 'C__CATG__MODEL';
const address = 'C__CATG__IP';

/** Two servers and a room; one server is placed in the room. */
async function filled(store: Store): Promise<{ readonly room: number; readonly web: number }> {
  const context = contextOver(store);
  const made = async (type: string, title: string, categories: Record<string, unknown>) =>
    (await createObject(context, { type, status: 'normal', global: { title }, defaultTemplate: false, categories })).id;
  const room = await made('C__OBJTYPE__ROOM', 'room', { [model]: { serial: 'S' } });
  const values = { [model]: { serial: 'S' }, [address]: { hostname: 'web' }, C__CATG__LOCATION: { parent: room } };
  const web = await made(server, 'web', values);
  await made(server, 'db', { [model]: { serial: 'T' } });
  return { room, web };
}

/** Titles on a page, and how many objects are counted. */
async function seen(
  store: Store,
  sight: VisibilityScope | undefined,
  filter: Partial<ObjectFilter>,
): Promise<readonly [readonly string[], number]> {
  const context: DomainContext = { ...contextOver(store), store: store.withScope(sight) };
  const request = { filter: { status: 'normal', ...filter }, orderBy: 'title', descending: false } as const;
  const { objects, total } = await listObjects(context, { ...request, limit: undefined, cursor: undefined, counted: true });
  return [objects.map(({ title }) => title), total ?? -1];
}

const bySerial = { attributes: [{ category: model, key: 'serial', value: 'S' }] };

onEveryEngine({
  'objects one may not see are on no page and in no count': async (t, store) => {
    const { room, web } = await filled(store);
    const servers: VisibilityScope = [{ objectTypes: [server] }];
    t.deepEqual(await seen(store, servers, {}), [['db', 'web'], 2]);
    t.deepEqual(await seen(store, servers, { ids: [room, web] }), [['web'], 1]);
    t.deepEqual(await seen(store, servers, bySerial), [['web'], 1]);
    for (const location of [room, 4_000_000])
      await t.throwsAsync(seen(store, servers, { location }), { message: new RegExp(`there is no object ${location}`) });
    t.deepEqual(await seen(store, servers, { types: ['C__OBJTYPE__ROOM'] }), [[], 0]);
  },

  'a link to what one may not see is no link, in whatever comparison': async (t, store) => {
    const { room } = await filled(store);
    const comparing = async (sight: VisibilityScope | undefined, comparison: string, value?: unknown) => {
      const asked = { category: 'C__CATG__LOCATION', key: 'parent', comparison, value };
      return (await seen(store, sight, { types: [server], attributes: [asked] }))[0];
    };
    const servers: VisibilityScope = [{ objectTypes: [server] }];
    t.deepEqual(await comparing(undefined, 'set'), ['web']);
    t.deepEqual(await comparing(servers, 'set'), []);
    t.deepEqual(await comparing(servers, 'unset'), ['db', 'web']);
    t.deepEqual(await comparing(undefined, '!=', 'attic'), ['web']);
    t.deepEqual(await comparing(servers, '!=', 'attic'), []);
    for (const move of ['sendToArchived', 'sendToDeleted', 'sendToPurged'] as const)
      await moveObject(contextOver(store), move, room);
    t.deepEqual(await comparing(undefined, 'set'), [], 'nor is one to what is gone');
    t.deepEqual(await comparing(undefined, 'unset'), ['db', 'web']);
    t.deepEqual(await comparing(undefined, '!=', 'attic'), []);
  },

  'entries one may not see meet no condition and are not told': async (t, store) => {
    const { web } = await filled(store);
    const addresses: VisibilityScope = [{ categories: [address] }];
    t.deepEqual(await seen(store, addresses, bySerial), [[], 0]);
    const byName = { attributes: [{ category: address, key: 'hostname', value: 'web' }] };
    t.deepEqual(await seen(store, addresses, byName), [['web'], 1]);
    const context: DomainContext = { ...contextOver(store), store: store.withScope(addresses) };
    const object = await store.reads.objects.find(web);
    const categories = [model, address].map(name => registry.category(name)).filter(category => category !== undefined);
    const entries = await listEntriesOfMany(context, object ? [object] : [], categories);
    t.deepEqual(
      categories.map(category => entries.of(category, web).entries.length),
      [0, 1],
    );
  },
});
