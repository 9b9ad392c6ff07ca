import type { ExecutionContext } from 'ava';
import { folderWith } from './helpers/catalogue-folder.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn, type TestEngine } from './helpers/stores.js';

const title = { en: 'A', de: 'A' };
const common = { id: null, title, kind: 'custom', multiValue: false, mode: 'edit', sort: 1 };

const boat = {
  const: 'C__OBJTYPE__BOAT',
  id: 9001,
  title,
  group: null,
  icon: 'geo',
  color: 'FFFFFF',
  container: true,
  visible: true,
  rackable: false,
  sort: 1,
  categories: ['C__CATG__GLOBAL', 'C__CATG__HULL', 'C__CATG__CREW'],
};

/** Names a boat, and shows it. */
const hull = {
  const: 'C__CATG__HULL',
  ...common,
  objectTitle: { objectType: 'C__OBJTYPE__BOAT', attributes: ['name', 'harbour'] },
  picture: 'photo',
  placement: 'berth',
  contact: { email: 'owner_mail' },
  attributes: [
    { key: 'name', type: 'text', title },
    { key: 'harbour', type: 'text', title },
    { key: 'photo', type: 'upload', title },
    { key: 'pier', type: 'object', title, relation: 'C__RELATION_TYPE__LOCATION', relationFromTarget: true },
    { key: 'berth', type: 'object', title },
    { key: 'owner_mail', type: 'text', title },
    { key: 'seen', type: 'datetime', title, readOnly: true, automatic: { value: 'time', when: 'saved' } },
    { key: 'entered_by', type: 'text', title, readOnly: true, automatic: { value: 'callerName', when: 'created' } },
    { key: 'painted', type: 'text', title, readOnly: true, automatic: { value: 'time', when: 'saved', with: 'harbour' } },
    { key: 'towed', type: 'object', title, relation: 'C__RELATION_TYPE__LOCATION' },
  ],
};

/** A net of radios. */
const radio = {
  const: 'C__CATG__RADIO',
  ...common,
  net: true,
  attributes: [
    { key: 'type', type: 'dialog', title, dialog: 'net_type' },
    ...['address', 'netmask', 'range_from', 'range_to'].map(key => ({ key, type: 'text', title })),
    { key: 'cidr_suffix', type: 'integer', title },
  ],
};

/** The crew. */
const crew = {
  const: 'C__CATG__CREW',
  ...common,
  multiValue: true,
  attributes: [
    {
      key: 'person',
      type: 'object',
      title,
      relation: 'by-role',
      relationByChoice: {
        attribute: 'rank',
        types: [{ choice: 'C__RANK__CAPTAIN', relation: 'C__RELATION_TYPE__ADMIN', fromTarget: true }],
        otherwise: 'C__RELATION_TYPE__USER',
      },
    },
    { key: 'rank', type: 'dialog', title, dialog: 'rank' },
  ],
};

const rank = {
  name: 'rank',
  choices: [
    { id: 1, const: 'C__RANK__CAPTAIN', title },
    { id: 2, const: 'C__RANK__MATE', title: { en: 'B', de: 'B' } },
  ],
};

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

interface Named {
  readonly title: string;
}

/** A service with the catalogue of a site whose own categories bear marks. */
async function harbour(t: ExecutionContext, engine: TestEngine) {
  const folder = folderWith(t, {
    'object-types/C__OBJTYPE__BOAT.json': boat,
    'categories/C__CATG__HULL.json': hull,
    'categories/C__CATG__CREW.json': crew,
    'categories/C__CATG__RADIO.json': radio,
    'dialogs/rank.json': rank,
  });
  const service = await startedService(t, engine, { KATASTER_CATALOG: folder });
  const call = callerOf(service, 'contract');
  const create = async (type: string, called: string): Promise<number> =>
    Number((await resultOf(call('cmdb.object.create', { type: `C__OBJTYPE__${type}`, title: called }))).id);
  const save = (object: number, category: string, data: object) =>
    resultOf(call('cmdb.category.save', { object, category, data }));
  const read = (objID: number, category: string) =>
    resultOf<readonly Record<string, { readonly title?: string; readonly const?: string }>[]>(
      call('cmdb.category.read', { objID, category }),
    );
  const relations = async (object: number) =>
    (await read(object, 'C__CATG__RELATION')).map(({ object1, relation_type, object2 }) => [
      object1?.title,
      relation_type?.const,
      object2?.title,
    ]);
  return { service, call, create, save, read, relations };
}

for (const engine of enginesInTurn) {
  engine.test(`the title of an object follows a category of a site, and that the title on ${engine.name}`, async t => {
    const { call, create, save, read } = await harbour(t, engine);
    const id = await create('BOAT', 'Moby Hamburg Altona');
    t.like((await read(id, 'C__CATG__HULL'))[0], { name: 'Moby', harbour: 'Hamburg Altona' });
    await save(id, 'C__CATG__HULL', { name: 'Otter' });
    t.like(await resultOf(call('cmdb.object.read', { id })), { title: 'Otter Hamburg Altona' });
  });

  engine.test(`an upload of a category of a site is the picture of its object on ${engine.name}`, async t => {
    const { service, call, create, save } = await harbour(t, engine);
    const [id, server] = [await create('BOAT', 'Moby'), await create('SERVER', 'web1')];
    const pictureOf = async (object: number): Promise<string> =>
      String((await resultOf(call('cmdb.object.read', { id: object }))).image).replace('http://cmdb.example', service.url);
    t.regex(await pictureOf(id), /object-types/);
    const image = { name: 'a.png', content: pixel };
    await save(id, 'C__CATG__HULL', { photo: image.content });
    await save(server, 'C__CATG__IMAGE', { image: image.content });
    for (const object of [id, server]) {
      const shown = await fetch(await pictureOf(object));
      t.is(Buffer.from(await shown.arrayBuffer()).toString('base64'), pixel);
    }
  });

  engine.test(`an object is found below the place that a category of a site says on ${engine.name}`, async t => {
    const { call, create, save } = await harbour(t, engine);
    const [pier, id, server] = [await create('ROOM', 'Pier 1'), await create('BOAT', 'Moby'), await create('SERVER', 'web1')];
    await save(id, 'C__CATG__HULL', { berth: pier });
    await save(server, 'C__CATG__LOCATION', { parent: id });
    const below = (await resultOf(call('cmdb.objects.read', { filter: { location: pier } }))) as unknown as readonly Named[];
    t.deepEqual(below.map(each => each.title).sort(), ['Moby', 'Pier 1', 'web1']);
    const tree = (await resultOf(call('cmdb.location_tree.read', { id: pier }))) as unknown as readonly Named[];
    t.deepEqual(
      tree.map(each => each.title),
      ['Moby'],
    );
  });

  engine.test(`an object is found by the e-mail address of a category of a site on ${engine.name}`, async t => {
    const { call, create, save } = await harbour(t, engine);
    await save(await create('BOAT', 'Moby'), 'C__CATG__HULL', { owner_mail: 'ishmael@example.org' });
    const filter = { email: 'ishmael@example.org' };
    t.like(await resultOf(call('cmdb.objects.read', { filter })), [{ title: 'Moby' }]);
  });

  engine.test(`netmask and suffix follow from each other in a category of a site on ${engine.name}`, async t => {
    const { call, create, save, read } = await harbour(t, engine);
    const object = await create('BOAT', 'Moby');
    await save(object, 'C__CATG__RADIO', { address: '10.0.0.0', cidr_suffix: 24 });
    t.like((await read(object, 'C__CATG__RADIO'))[0], { netmask: '255.255.255.0' });
    const refused = await call('cmdb.category.save', { object, category: 'C__CATG__RADIO', data: { range_from: 'x' } });
    t.regex(JSON.stringify(refused.error), /expected an IPv4 address/);
  });

  engine.test(`the service sets what a category of a site says on ${engine.name}`, async t => {
    const { service, create, save, read } = await harbour(t, engine);
    service.clock.set('2026-01-15 09:00:00');
    const id = await create('SERVER', 'web1');
    await save(id, 'C__CATG__HULL', { name: 'Moby' });
    t.like((await read(id, 'C__CATG__HULL'))[0], { seen: '2026-01-15 09:00:00', entered_by: 'test', painted: '' });
    service.clock.set('2026-01-16 09:00:00');
    await save(id, 'C__CATG__HULL', { harbour: 'Altona' });
    t.like((await read(id, 'C__CATG__HULL'))[0], { seen: '2026-01-16 09:00:00', painted: '2026-01-16 09:00:00' });
    service.clock.set('2026-01-17 09:00:00');
    await save(id, 'C__CATG__HULL', { name: 'Otter' });
    t.like((await read(id, 'C__CATG__HULL'))[0], { seen: '2026-01-17 09:00:00', painted: '2026-01-16 09:00:00' });
    await save(id, 'C__CATG__HULL', { harbour: null });
    t.like((await read(id, 'C__CATG__HULL'))[0], { painted: '' });
  });

  engine.test(`relations of a category of a site have the direction and the type it says on ${engine.name}`, async t => {
    const { create, save, relations } = await harbour(t, engine);
    const [id, pier, dinghy] = [await create('BOAT', 'Moby'), await create('ROOM', 'Pier 1'), await create('BOAT', 'Tiny')];
    await save(id, 'C__CATG__HULL', { pier, towed: dinghy });
    t.deepEqual(await relations(pier), [['Pier 1', 'C__RELATION_TYPE__LOCATION', 'Moby']]);
    t.deepEqual(await relations(dinghy), [['Moby', 'C__RELATION_TYPE__LOCATION', 'Tiny']]);
    const [ahab, starbuck] = [await create('PERSON', 'Ahab'), await create('PERSON', 'Starbuck')];
    await save(id, 'C__CATG__CREW', { person: ahab, rank: 'C__RANK__CAPTAIN' });
    await save(id, 'C__CATG__CREW', { person: starbuck, rank: 'C__RANK__MATE' });
    t.deepEqual(await relations(ahab), [['Ahab', 'C__RELATION_TYPE__ADMIN', 'Moby']]);
    t.deepEqual(await relations(starbuck), [['Moby', 'C__RELATION_TYPE__USER', 'Starbuck']]);
  });
}
