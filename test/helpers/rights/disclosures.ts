import type { MethodName } from '../../../generated/methods.js';
import {
  compared,
  each,
  entriesOf,
  entrySteps,
  ids,
  location,
  model,
  newServer,
  objectSteps,
  others,
  own,
  type Probes,
  port,
  renamed,
  saving,
  secretEntries,
  server,
  sorts,
  words,
} from './probes.js';
import { importSource, type Scene, webhooks } from './scene.js';
import { objects } from './scene-content.js';

/** Channels by which a caller could see or use records without the right. */
export const channels = {
  ids: 'objects and entries by their ids: what is not seen is answered as what is not there',
  titles: 'titles of objects and entries that are linked, found or named',
  links: 'links to objects and entries, saved or shown',
  lists: 'which rows a list has, their order, its pages and cursors',
  counts: 'totals, counts of types, lengths of lists',
  conditions: 'conditions, which find what they compare',
  search: 'words, the order of what they find, and how it is explained',
  computed: 'attributes and trees that are worked out from other objects and entries',
  relations: 'relations, the objects that stand for them, and what they lead to',
  'other sides': 'lists of what links here, and links that are kept on both sides',
  connections: 'what is connected with what, from both ends',
  pictures: 'addresses of pictures',
  templates: 'templates and default templates, which are copied',
  types: 'the type of an object, which decides who may do what to it',
  steps: 'steps along the life of an object or entry',
} as const;
export type Channel = keyof typeof channels;

/**
 * Calls of each method that could disclose or use hidden records, by channel. The catalogue is known to all; choices are
 * shared by all objects. A method without a row does not compile; an empty row is for methods over neither objects nor entries.
 */
export const disclosures: Readonly<Record<MethodName, Partial<Record<Channel, Probes>>>> = {
  'cmdb.cabling.read': { connections: ids('objID') },
  'cmdb.categories.read': {
    ids: ids('objID'),
    'other sides': scene =>
      each(name => ({ objID: scene.object(name), catgID: ['C__CATG__OBJECT', 'C__CATG__CLUSTER_MEMBERSHIPS'] })),
  },
  'cmdb.category.archive': { steps: entrySteps('object', 'entry') },
  'cmdb.category.create': saving('objID'),
  'cmdb.category.delete': { steps: entrySteps('objID', 'cateID') },
  'cmdb.category.purge': { steps: entrySteps('object', 'entry') },
  'cmdb.category.quickpurge': { steps: entrySteps('objID', 'cateID') },
  'cmdb.category.read': {
    ids: scene => entriesOf(scene, own),
    'other sides': scene => entriesOf(scene, others),
    computed: scene => entriesOf(scene, [location, 'C__CATG__IP', 'C__CATG__CONTACT']),
    relations: scene => entriesOf(scene, ['C__CATG__RELATION']),
    connections: scene => entriesOf(scene, [port, 'C__CATG__CONNECTOR']),
    counts: scene => entriesOf(scene, own).map(params => ({ ...params, limit: 1, offset: 1, status: -1 })),
  },
  'cmdb.category.recycle': { steps: entrySteps('object', 'entry') },
  'cmdb.category.save': {
    ...saving('object'),
    ids: scene => [
      ...saving('object').ids(scene),
      ...secretEntries.flatMap(([name, category]) => [
        { object: scene.object(name), category, entry: scene.entry(name, category), data: { description: 'new' } },
        { object: scene.object('web2'), category, entry: scene.entry(name, category), data: { description: 'new' } },
      ]),
    ],
  },
  'cmdb.category.update': {
    ids: scene => [
      { objID: scene.object('pc1'), category: model, data: { serial: 'new' } },
      { objID: scene.object('bob'), category: 'C__CATG__PERSON_ASSIGNED_WORKSTATION', data: { description: 'newer' } },
    ],
    types: saving('objID').types,
  },
  'cmdb.category_info.read': {},
  'cmdb.condition.read': {
    conditions: scene =>
      compared(scene).flatMap(([category, key, value]) =>
        ['=', '!='].map(comparison => ({ conditions: [{ property: `${category}-${key}`, comparison, value }] })),
      ),
  },
  'cmdb.contact.read': {
    relations: scene =>
      [...each(name => ({ id: scene.object(name) })), { email: 'confidential@cmdb.example' }].map(filter => ({
        method: 'assigned_objects_by_contact',
        filter,
      })),
  },
  'cmdb.dialog.create': {},
  'cmdb.dialog.delete': {},
  'cmdb.dialog.read': {},
  'cmdb.dialog.update': {},
  'cmdb.impact.read': {
    relations: scene =>
      each(name => ({
        id: scene.object(name),
        relation_type: ['C__RELATION_TYPE__LOCATION', 'C__RELATION_TYPE__SOFTWARE', 'C__RELATION_TYPE__CLUSTER_MEMBERSHIPS'],
      })),
  },
  'cmdb.external.link.v2': {
    ids: scene => each(name => ({ extType: 'scanner', extId: `host ${name}`, objectId: scene.object(name) })),
  },
  'cmdb.external.pull.v2': { lists: () => [{ extType: 'directory' }] },
  'cmdb.external.push.v2': {
    ids: () =>
      each(name => ({
        ...{ extType: 'scanner', extId: `host ${name}`, title: `${name} again`, class: server },
        data: { [model]: { serial: 'pushed' } },
      })),
  },
  'cmdb.filter.read': {},
  'cmdb.ip_search.read': { conditions: () => ['10.0.0.1', '10.0.0.2', '192.0.2.1'].map(ip => ({ ip })) },
  'cmdb.location_tree.read': { computed: scene => each(name => ({ id: scene.object(name), depth: 5 })) },
  'cmdb.logbook.create': { ids: scene => each(name => ({ object_id: scene.object(name), message: 'new' })) },
  'cmdb.logbook.read': {
    ids: scene => each(name => ({ object_id: scene.object(name) })),
    lists: () => [{}, { status: -1, limit: 10_000 }],
    links: scene => secretEntries.map(([name, category]) => ({ id: scene.entry(name, category) })),
  },
  'cmdb.object-type-group.create.v2': {},
  'cmdb.object-type-group.delete.v2': {},
  'cmdb.object-type-group.read.v2': {},
  'cmdb.object-type-group.update.v2': {},
  'cmdb.object-type.create.v2': {},
  'cmdb.object-type.delete.v2': {},
  'cmdb.object-type.read.v2': {},
  'cmdb.object-type.update.v2': {},
  'cmdb.object.archive': { steps: objectSteps('object') },
  'cmdb.object.create': {
    templates: scene => [
      ...each(name => ({ type: server, title: `copy of ${name}`, template: scene.object(name) })),
      { type: server, title: 'copy by default', defaultTemplate: 1 },
    ],
    links: scene => [
      { type: server, title: 'new', categories: { [location]: { parent: scene.object('room1') } } },
      { type: server, title: 'new', categories: { [location]: { parent: scene.object('rack1') } } },
      {
        type: server,
        title: 'new',
        categories: { C__CATG__CLUSTER_MEMBERSHIPS: { connected_object: scene.object('cluster1') } },
      },
      { type: objects.desk1, title: 'new', categories: { C__CATG__LOGICAL_UNIT: { parent: scene.object('bob') } } },
    ],
  },
  'cmdb.object.delete': { steps: objectSteps('id', { status: 'C__RECORD_STATUS__DELETED' }) },
  'cmdb.object.markAsMassChangeTemplate': { steps: objectSteps('object') },
  'cmdb.object.markAsTemplate': { steps: objectSteps('object') },
  'cmdb.object.purge': { steps: objectSteps('object') },
  'cmdb.object.quickpurge': {
    steps: scene => [
      { id: scene.object('net1') },
      { ids: [scene.object('web2'), scene.object('room1')] },
      { ids: [scene.object('web2')] },
    ],
  },
  'cmdb.object.read': { ids: ids('id'), pictures: ids('id') },
  'cmdb.object.recycle': { steps: objectSteps('object', {}, ['pc2', 'bob', 'web1']) },
  'cmdb.object.update': { ids: scene => each(name => ({ id: scene.object(name), title: `${name} again` })) },
  'cmdb.object_type_categories.read': {},
  'cmdb.object_type_groups.read': {},
  'cmdb.object_types.read': { counts: () => [{ countobjects: 1 }] },
  'cmdb.objects.read': {
    lists: () => [
      ...sorts.flatMap(order_by => ['ASC', 'DESC'].map(sort => ({ order_by, sort }))),
      ...sorts.map(order_by => ({ order_by, limit: 3, cursor: '' })),
      ...[0, 1, 2, 4, 8].map(offset => ({ limit: `${offset},2` })),
    ],
    counts: () => [{ count: 1 }, { count: 1, filter: { type: objects.pc1 } }],
    titles: () => words.map(title => ({ filter: { title } })),
    conditions: scene => [
      ...each(name => ({ filter: { ids: [scene.object(name)] } })),
      ...each(name => ({ filter: { location: scene.object(name) } })),
      ...compared(scene).flatMap(([category, key, value]) =>
        [{ comparison: '=', value }, { comparison: '!=', value }, { comparison: 'set' }, { comparison: 'unset' }].map(asked => ({
          filter: { attributes: [{ category, key, ...asked }] },
        })),
      ),
      { filter: { first_name: 'ada' } },
      { filter: { email: 'confidential@cmdb.example' } },
    ],
    pictures: () => [{ fields: ['image'] }],
    'other sides': () => [{ categories: true }],
  },
  'cmdb.objects_by_relation.read': { relations: ids('id') },
  'cmdb.status.delete': {},
  'cmdb.status.read': {},
  'cmdb.status.save': {},
  'cmdb.workstation_components.read': {
    ids: scene => [...each(name => ({ filter: { id: scene.object(name) } })), { filter: { email: 'confidential@cmdb.example' } }],
  },
  'console.run': {},
  'console.search.query': { search: () => words.map(searchString => ({ options: { searchString } })) },
  'console.system.objectcleanup': {},
  'idoit.addons.read': {},
  'idoit.constants.read': {},
  'idoit.login': {},
  'idoit.logout': {},
  'idoit.search.read': { search: () => words.flatMap(q => ['normal', 'deep', 'auto-deep'].map(mode => ({ q, mode }))) },
  'idoit.license.read': { counts: () => [{}] },
  'idoit.version.read': {},
  'kataster.access.read': {},
  'kataster.audit.read': {},
  'kataster.imports.read': { lists: () => [{ source: importSource }, { source: importSource, limit: 3 }] },
  'kataster.imports.save': {
    ids: scene =>
      each(name => importing({ part: 'model', category: model, data: { serial: 'imported' }, object: scene.object(name) })),
    links: scene => each(name => importing({ part: 'place', category: location, data: { parent: scene.object(name) } })),
    'other sides': scene =>
      each(name => importing({ part: 'contact', category: 'C__CATG__CONTACT', data: { contact_object: scene.object(name) } })),
  },
  'kataster.dialog.merge': {},
  'kataster.object.merge': {
    ids: scene => [
      ...each(name => ({ object: scene.object(name), into: scene.object('web2') })),
      ...each(name => ({ object: scene.object('web2'), into: scene.object(name) })),
    ],
  },
  'kataster.changes.apply': {
    ids: scene => [
      ...each(name => ({ operations: [renamed(scene, name)] })),
      { operations: [renamed(scene, 'web1'), renamed(scene, 'bob'), renamed(scene, 'rack1')] },
      ...secretEntries.map(([name, category]) => ({
        operations: [
          {
            method: 'cmdb.category.save',
            params: {
              object: scene.object(name),
              category,
              entry: scene.entry(name, category),
              data: { description: 'applied' },
            },
          },
        ],
      })),
    ],
    links: scene => each(name => ({ operations: newServer(location, { parent: scene.object(name) }) })),
    'other sides': scene => each(name => ({ operations: newServer('C__CATG__CONTACT', { contact_object: scene.object(name) }) })),
  },
  'kataster.changes.compare': {
    ids: scene => each(name => ({ object: scene.object(name), from: 0 })),
    lists: scene => each(name => ({ place: scene.object(name), from: 0, values: 'kept' })),
  },
  'kataster.changes.follow': {
    ids: scene => each(name => ({ object: scene.object(name), since: 0, limit: 1000 })),
    lists: () => [
      { since: 0, limit: 1000 },
      { since: 0, limit: 1000, values: 'kept' },
    ],
    types: () => [...new Set(Object.values(objects))].map(type => ({ type, since: 0, limit: 1000 })),
    links: scene => secretEntries.map(([name, category]) => ({ entry: scene.entry(name, category), since: 0, limit: 1000 })),
  },
  'kataster.changes.read': {
    ids: scene => each(name => ({ object: scene.object(name), limit: 1000 })),
    lists: () => [{ limit: 1000 }, { limit: 1000, sort: 'ASC', values: 'kept' }],
    types: () => [...new Set(Object.values(objects))].map(type => ({ type, limit: 1000 })),
    links: scene => secretEntries.map(([name, category]) => ({ entry: scene.entry(name, category), limit: 1000 })),
  },
  'kataster.changes.revert': {},
  'kataster.grant.create': {},
  'kataster.grant.read': {},
  'kataster.grant.revoke': {},
  'kataster.key.create': {},
  'kataster.impact.read': { relations: ids('id') },
  'kataster.key.read': {},
  'kataster.provider.connect': {},
  'kataster.provider.delete': {},
  'kataster.provider.link': {},
  'kataster.provider.read': {},
  'kataster.provider.save': {},
  'kataster.provider.sync': {},
  'kataster.provider.test': {},
  'kataster.trace.read': { connections: ids('id') },
  'cmdb.report.list.v2': {},
  'cmdb.report.read.v2': { lists: () => [{ id: 1 }] },
  'kataster.report.read': { lists: () => [{ id: 1 }] },
  'kataster.report.totals': { computed: () => [{ id: 1 }] },
  'cmdb.reports.read': { lists: () => [{ id: 1 }] },
  'kataster.import_profile.delete': {},
  'kataster.import_profile.read': {},
  'kataster.import_profile.save': {},
  'kataster.schema.apply': {},
  'kataster.schema.preview': {},
  'kataster.schema.read': {},
  'kataster.report.delete': {},
  'kataster.report.save': {},
  'kataster.rack.read': { computed: ids('id') },
  'kataster.key.revoke': {},
  'kataster.object_type.read': { templates: () => [{ type: server }] },
  'kataster.object_type.update': { ids: scene => each(name => ({ type: server, default_template: scene.object(name) })) },
  'kataster.key.rotate': {},
  'kataster.key.update': {},
  'kataster.passkey.confirm': {},
  'kataster.passkey.create': {},
  'kataster.passkey.delete': {},
  'kataster.passkey.read': {},
  'kataster.passkey.update': {},
  'kataster.second_factor.confirm': {},
  'kataster.second_factor.create': {},
  'kataster.second_factor.reset': {},
  'kataster.session.end': {},
  'kataster.session.read': {},
  'kataster.user.create': {},
  'kataster.user.disable': {},
  'kataster.user.enable': {},
  'kataster.user.endSessions': {},
  'kataster.user.password': {},
  'kataster.user.read': {},
  'kataster.user.setPassword': {},
  // Of one server alone: webhooks that are made in the same second are listed in the order of random ids.
  'kataster.webhook.create': {
    ids: scene => (['web1', 'pc1', 'ada'] as const).map(name => ({ ...newWebhook, filter: { object: scene.object(name) } })),
  },
  // The answers to these say the same of every webhook; who is refused is in the matrix of rights.
  'kataster.webhook.delete': {},
  'kataster.webhook.deliveries': { lists: () => [{ id: webhooks.far }, { id: webhooks.near }] },
  'kataster.webhook.read': { lists: () => [{}], ids: () => [{ id: webhooks.far }, { id: webhooks.near }] },
  'kataster.webhook.resend': { counts: () => [{ id: webhooks.far }] },
  'kataster.webhook.rotate': {},
  'kataster.webhook.test': { ids: () => [{ id: webhooks.far }] },
  'kataster.webhook.update': { ids: scene => each(name => ({ id: webhooks.near, filter: { object: scene.object(name) } })) },
  'monitoring.livestatus.create': {},
  'monitoring.livestatus.delete': {},
  'monitoring.livestatus.read': {},
  'monitoring.livestatus.update': {},
  'rpc.discover': {},
  'system.endpoints.read.v2': {},
};

/** Declared disclosures of hidden records, each required by a rule that spans all objects. */
export const declared = {
  'a sysid is unique among all objects': {
    narrowing: 'some types',
    method: 'cmdb.object.create',
    params: scene => ({ type: server, title: 'new', sysid: `SYSID_${1_768_467_600 + scene.object('pc1')}` }),
  },
  'an end of a connection is not taken from one that may not be changed': {
    narrowing: 'some types',
    method: 'cmdb.category.save',
    params: scene => ({
      object: scene.object('web1'),
      category: port,
      entry: scene.entry('web1', port),
      data: { assigned_connector: scene.entry('web2', port) },
    }),
  },
  'a step of a person with a login takes the right to administer': {
    narrowing: 'some categories',
    method: 'cmdb.object.archive',
    params: scene => ({ object: scene.object('ada') }),
  },
} as const satisfies Record<string, { narrowing: string; method: MethodName; params(scene: Scene): object }>;

const newWebhook = { title: 'new', url: 'https://hooks.invalid/' };

/** A row of a new server with an entry. */
function importing(entry: object) {
  return {
    source: 'netbox:new',
    rows: [
      {
        name: `device ${JSON.stringify(entry)}`.slice(0, 150),
        object: { type: server, data: { title: 'imported' } },
        entries: [entry],
      },
    ],
  };
}
