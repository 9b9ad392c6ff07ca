const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The objects of a scene and their types. */
export const objects = {
  web1: 'C__OBJTYPE__SERVER',
  web2: 'C__OBJTYPE__SERVER',
  rack1: 'C__OBJTYPE__ENCLOSURE',
  desk1: 'C__OBJTYPE__WORKSTATION',
  pc1: 'C__OBJTYPE__CLIENT',
  pc2: 'C__OBJTYPE__CLIENT',
  room1: 'C__OBJTYPE__ROOM',
  ada: 'C__OBJTYPE__PERSON',
  bob: 'C__OBJTYPE__PERSON',
  app1: 'C__OBJTYPE__APPLICATION',
  cluster1: 'C__OBJTYPE__CLUSTER',
  net1: 'C__OBJTYPE__LAYER3_NET',
  cable1: 'C__OBJTYPE__CABLE',
} as const;
export type ObjectName = keyof typeof objects;
export const objectNames = Object.keys(objects) as readonly ObjectName[];

/** The default template of servers: a client, as templates may be of any type. */
export const defaultTemplate: ObjectName = 'pc2';

/** Objects that a data source knows by their names. */
export const knownToDirectory: readonly ObjectName[] = ['web2', 'pc2'];

/** An entry of a scene. Values of links are the names of objects, or of the first entries of a category of one. */
export interface SceneEntry {
  readonly on: ObjectName;
  readonly category: string;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly links?: Readonly<Record<string, ObjectName | readonly [ObjectName, string]>>;
}

/** A word that stands in what may be secret. */
export type Word = 'confidential' | 'classified';

const port = 'C__CATG__NETWORK_PORT';
/** The entries of a scene, with this word in what may be secret. */
export const entriesWith = (word: Word): readonly SceneEntry[] => [
  { on: 'web1', category: 'C__CATG__GLOBAL', values: { description: word } },
  { on: 'pc1', category: 'C__CATG__GLOBAL', values: { description: word } },
  { on: 'web1', category: 'C__CATG__LOCATION', values: { description: word }, links: { parent: 'rack1' } },
  { on: 'rack1', category: 'C__CATG__LOCATION', links: { parent: 'room1' } },
  { on: 'pc1', category: 'C__CATG__LOCATION', links: { parent: 'rack1' } },
  {
    on: 'web1',
    category: 'C__CATG__IP',
    values: { hostname: word, ipv4_address: '10.0.0.1', primary: 1 },
    links: { net: 'net1' },
  },
  { on: 'pc1', category: 'C__CATG__IP', values: { hostname: word, ipv4_address: '10.0.0.2' }, links: { net: 'net1' } },
  { on: 'web1', category: 'C__CATG__MODEL', values: { serial: word } },
  { on: 'pc1', category: 'C__CATG__MODEL', values: { serial: word } },
  { on: 'web1', category: 'C__CATG__CONTACT', values: { description: word }, links: { contact_object: 'ada' } },
  { on: 'pc1', category: 'C__CATG__CONTACT', links: { contact_object: 'ada' } },
  { on: 'web1', category: 'C__CATG__APPLICATION', values: { description: word }, links: { application: 'app1' } },
  { on: 'pc1', category: 'C__CATG__APPLICATION', links: { application: 'app1' } },
  { on: 'web1', category: 'C__CATG__SHARES', values: { title: word } },
  { on: 'pc1', category: 'C__CATG__SHARES', values: { title: word } },
  { on: 'web1', category: 'C__CATG__IMAGE', values: { image: pixel, description: word } },
  { on: 'pc1', category: 'C__CATG__IMAGE', values: { image: pixel } },
  { on: 'cluster1', category: 'C__CATG__CLUSTER_MEMBERS', links: { member: 'web1' } },
  { on: 'cluster1', category: 'C__CATG__CLUSTER_MEMBERS', links: { member: 'pc1' } },
  { on: 'net1', category: 'C__CATS__NET', values: { address: '10.0.0.0', cidr_suffix: 8, description: word } },
  { on: 'web1', category: port, values: { title: 'eth0' }, links: { cable: 'cable1' } },
  { on: 'web2', category: port, values: { title: 'eth0' } },
  { on: 'pc1', category: port, values: { title: word }, links: { assigned_connector: ['web1', port] } },
  { on: 'desk1', category: 'C__CATG__LOGICAL_UNIT', values: { description: word }, links: { parent: 'ada' } },
  { on: 'bob', category: 'C__CATG__PERSON_ASSIGNED_WORKSTATION', values: { description: word } },
  { on: 'ada', category: 'C__CATS__PERSON_LOGIN', values: { title: 'ada', description: word } },
  { on: 'ada', category: 'C__CATS__PERSON_MASTER', values: { mail: `${word}@cmdb.example` } },
  {
    on: 'pc1',
    category: 'C__CATG__RELATION',
    values: { relation_type: 'C__RELATION_TYPE__BACKUP', weighting: 5 },
    links: { object1: 'web1', object2: 'pc1' },
  },
];

/** Categories that entries of a scene are of, and those that show them from another side. */
export const categoriesOfScene = {
  own: [...new Set(entriesWith('confidential').map(({ category }) => category))],
  others: [
    'C__CATG__OBJECT',
    'C__CATG__CLUSTER_MEMBERSHIPS',
    'C__CATG__CONNECTOR',
    'C__CATS__NET_IP_ADDRESSES',
    'C__CATS__APPLICATION_ASSIGNED_OBJ',
    'C__CATS__PERSON_CONTACT_ASSIGNMENT',
  ],
} as const;
