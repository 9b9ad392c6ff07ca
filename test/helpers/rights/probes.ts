import type { Scene } from './scene.js';
import { categoriesOfScene, type ObjectName, objectNames, objects } from './scene-content.js';

/** Calls that would disclose something, as the parameters of a method. */
export type Probes = (scene: Scene) => readonly object[];

export const each = <T>(made: (name: ObjectName) => T): readonly T[] => objectNames.map(made);
export const ids = (key: string) => (scene: Scene) => each(name => ({ [key]: scene.object(name) }));
export const { own, others } = categoriesOfScene;
export const entriesOf = (scene: Scene, categories: readonly string[]) =>
  categories.flatMap(category => each(name => ({ objID: scene.object(name), category })));

export const words = ['confidential', 'web1', 'pc1', 'pc1 confidential', 'ada', 'room1', '10.0.0.2', 'eth0'];
export const sorts = [
  ...[
    'id',
    'title',
    'sysid',
    'type',
    'type_title',
    'created',
    'updated',
    'cmdb_status_title',
    'first_name',
    'last_name',
    'email',
  ],
  ...['C__CATG__GLOBAL-created_by', 'C__CATG__MODEL-serial', 'C__CATG__MODEL-manufacturer', 'C__CATG__LOCATION-parent'],
];
export const compared = (scene: Scene): readonly (readonly [category: string, key: string, value: unknown])[] => [
  ['C__CATG__GLOBAL', 'description', 'confidential'],
  ['C__CATG__LOCATION', 'parent', scene.object('room1')],
  ['C__CATG__LOCATION', 'parent', 'rack1'],
  ['C__CATG__IP', 'net', scene.object('net1')],
  ['C__CATG__IP', 'hostname', 'confidential'],
  ['C__CATG__MODEL', 'serial', 'confidential'],
  ['C__CATG__CONTACT', 'contact_object', 'ada'],
  ['C__CATG__SHARES', 'title', 'confidential'],
  ['C__CATG__OBJECT', 'assigned_object', scene.object('pc1')],
  ['C__CATG__CLUSTER_MEMBERSHIPS', 'connected_object', scene.object('cluster1')],
  ['C__CATS__PERSON_MASTER', 'mail', 'confidential@cmdb.example'],
];

export const model = 'C__CATG__MODEL';
export const location = 'C__CATG__LOCATION';
export const port = 'C__CATG__NETWORK_PORT';
export const server = objects.web1;
export const secretEntries: readonly (readonly [ObjectName, string])[] = [
  ['pc1', 'C__CATG__SHARES'],
  ['web1', 'C__CATG__SHARES'],
  ['pc1', 'C__CATG__IP'],
];

/** Steps of entries: of secret ones, of secret ones as if they were of something else, and of none. */
export const entrySteps =
  (object: string, entry: string): Probes =>
  scene => [
    ...secretEntries.map(([name, category]) => ({
      [object]: scene.object(name),
      category,
      [entry]: scene.entry(name, category),
    })),
    ...secretEntries.map(([name, category]) => ({
      [object]: scene.object('web2'),
      category,
      [entry]: scene.entry(name, category),
    })),
    { [object]: scene.object('web2'), category: 'C__CATG__CONNECTOR', [entry]: scene.entry('pc1', port) },
    { [object]: scene.object('rack1'), category: 'C__CATG__OBJECT', [entry]: scene.entry('pc1', location) },
  ];
export const objectSteps =
  (key: string, more = {}, names: readonly ObjectName[] = ['pc1', 'app1', 'cluster1', 'web2']): Probes =>
  scene =>
    names.map(name => ({ [key]: scene.object(name), ...more }));

/** Saving, by what methods call the object. */
export function saving(object: string) {
  const saved = (name: ObjectName, category: string, data: object) => (scene: Scene) => ({
    [object]: scene.object(name),
    category,
    data,
  });
  return {
    ids: (scene: Scene) => [
      saved('pc1', model, { serial: 'new' })(scene),
      saved('pc1', 'C__CATG__SHARES', { title: 'new' })(scene),
      saved('bob', 'C__CATG__PERSON_ASSIGNED_WORKSTATION', { description: 'new' })(scene),
      saved('web1', model, { firmware: 'new' })(scene),
    ],
    links: (scene: Scene) => [
      saved('web2', location, { parent: scene.object('room1') })(scene),
      saved('web2', 'C__CATG__CONTACT', { contact_object: scene.object('ada') })(scene),
      saved('web2', 'C__CATG__IP', { net: scene.object('net1'), assigned_port: scene.entry('pc1', port) })(scene),
      saved('rack1', location, { parent: scene.object('room1') })(scene),
    ],
    'other sides': (scene: Scene) => [
      saved('desk1', 'C__CATG__LOGICAL_UNIT', { parent: scene.object('bob') })(scene),
      saved('desk1', 'C__CATG__LOGICAL_UNIT', { parent: scene.object('ada') })(scene),
      saved('desk1', 'C__CATG__LOGICAL_UNIT', { parent: null })(scene),
      saved('rack1', 'C__CATG__OBJECT', { assigned_object: scene.object('pc1') })(scene),
      saved('web2', 'C__CATG__CLUSTER_MEMBERSHIPS', { connected_object: scene.object('cluster1') })(scene),
    ],
    connections: (scene: Scene) => [
      saved('web2', port, { title: 'eth1', assigned_connector: scene.entry('pc1', port) })(scene),
      saved('web2', port, { title: 'eth1' })(scene),
    ],
    types: (scene: Scene) => [
      saved('pc1', 'C__CATG__GLOBAL', { type: server })(scene),
      saved('web2', 'C__CATG__GLOBAL', { type: objects.pc1 })(scene),
      saved('web2', 'C__CATG__GLOBAL', { type: objects.rack1 })(scene),
      saved('web2', 'C__CATG__GLOBAL', { type: server })(scene),
    ],
  };
}

/** An operation that gives an object another title. */
export const renamed = (scene: Scene, name: ObjectName) => ({
  method: 'cmdb.object.update',
  params: { id: scene.object(name), title: `${name} again` },
});

/** Operations that create a server, and save an entry in it. */
export const newServer = (category: string, data: object) => [
  { method: 'cmdb.object.create', params: { type: server, title: 'new' }, as: 'made' },
  { method: 'cmdb.category.save', params: { object: { $ref: 'made.id' }, category, data } },
];
