import type { MethodName, Verb } from '../../../generated/methods.js';
import type { TestService } from '../service.js';
import { password, sessionOf } from '../users.js';

/** Records that a call refers to: a server with an address, a choice, a status. */
export interface Target {
  readonly object: number;
  readonly title: string;
  readonly entry: number;
  /** The change set in which the address was changed. */
  readonly change: number;
  /** A choice that nothing holds. */
  readonly choice: number;
  /** A CMDB status that nothing has. */
  readonly status: number;
  /** Id of a key that permits nothing. */
  readonly key: string;
  /** Id of a webhook of that key. */
  readonly webhook: string;
  /** The login of a user to whom nothing is granted. */
  readonly login: string;
}

/** Subject of a method. It decides the error of callers without the right to view it; `catalogue` is no single record. */
export type Subject =
  | 'entry'
  | 'object'
  | 'new object'
  | 'purged object'
  | 'change'
  | 'category'
  | 'shared choice'
  | 'access'
  | 'catalogue';

/** Required right of a method, and its call. */
export interface Row {
  readonly needs: Verb | 'any';
  readonly actsOn: Subject;
  params(target: Target): Readonly<Record<string, unknown>>;
  /** Headers that the call needs, made anew for each. */
  headers?(service: TestService): Promise<Readonly<Record<string, string>>>;
  /** Credentials without a key: none, a user name and a password, or a session in the headers. */
  readonly keyless?: 'open' | 'login' | 'session';
  /** A call that everybody may make, as it changes nothing. */
  readonly changesNothing?: true;
  /** Brings the target into the state the method asks for. */
  readonly first?: readonly [method: MethodName, params: (target: Target) => object];
}

export const address = 'C__CATG__IP';

const entryOf = ({ object, entry }: Target) => ({ object, category: address, entry });
const saved = ({ object }: Target) => ({ objID: object, category: 'C__CATG__MODEL', data: { title: 'X1' } });
const whole = ({ object }: Target) => ({ object });
const byId = ({ object }: Target) => ({ id: object });
const nothing = () => ({});
const webhookOf = ({ webhook }: Target) => ({ id: webhook });
/** A webhook that nothing is delivered to. */
export const newWebhook = ({ title, key }: Pick<Target, 'title' | 'key'>) => ({
  ...{ title, key, url: 'https://hooks.invalid/' },
  filter: { method: 'none' },
});
const loginOf = ({ login }: Target) => ({ login });
export const newStatus = (name: string) => ({ title: name, constant: `C__CMDB_STATUS__${name}`, color: '#ffcc00' });
export const listOfChoices = { category: 'C__CATG__MODEL', property: 'manufacturer' };

const aReport: Row['first'] = ['kataster.report.save', () => ({ title: 'report', columns: ['id', 'title'] })];

const aLivestatus: Row['first'] = ['monitoring.livestatus.create', () => ({ title: 'monitoring' })];

/** A row per method. A method without one does not compile. */
export const rows: Readonly<Record<MethodName, Row>> = {
  'cmdb.cabling.read': { needs: 'view', actsOn: 'object', params: ({ object }) => ({ objID: object }) },
  'cmdb.categories.read': { needs: 'view', actsOn: 'entry', params: ({ object }) => ({ objID: object, catgID: address }) },
  'cmdb.category.archive': { needs: 'archive', actsOn: 'entry', params: entryOf },
  'cmdb.category.create': { needs: 'edit', actsOn: 'entry', params: saved },
  'cmdb.category.delete': { needs: 'delete', actsOn: 'entry', params: entryOf },
  'cmdb.category.purge': { needs: 'purge', actsOn: 'entry', params: entryOf },
  'cmdb.category.quickpurge': {
    needs: 'purge',
    actsOn: 'entry',
    params: ({ object, entry }) => ({ objID: object, category: address, cateID: entry }),
  },
  'cmdb.category.read': { needs: 'view', actsOn: 'entry', params: ({ object }) => ({ objID: object, category: address }) },
  'cmdb.category.recycle': { needs: 'archive', actsOn: 'entry', params: entryOf, first: ['cmdb.category.archive', entryOf] },
  'cmdb.category.save': {
    needs: 'edit',
    actsOn: 'entry',
    params: ({ object, entry }) => ({ object, category: address, entry, data: { hostname: 'new' } }),
  },
  'cmdb.category.update': { needs: 'edit', actsOn: 'entry', params: saved },
  'cmdb.category_info.read': { needs: 'any', actsOn: 'catalogue', params: () => ({ category: address }) },
  'cmdb.condition.read': {
    needs: 'view',
    actsOn: 'entry',
    params: ({ title }) => ({
      conditions: [
        { property: `${address}-hostname`, comparison: 'like', value: '*' },
        { property: 'C__CATG__GLOBAL-title', comparison: '=', value: title },
      ],
    }),
  },
  'cmdb.contact.read': {
    needs: 'view',
    actsOn: 'object',
    params: ({ object }) => ({ method: 'assigned_objects_by_contact', filter: { id: object } }),
  },
  'cmdb.dialog.create': {
    needs: 'create',
    actsOn: 'category',
    params: ({ object }) => ({ ...listOfChoices, value: `new ${object}` }),
  },
  'cmdb.dialog.delete': {
    needs: 'delete',
    actsOn: 'shared choice',
    params: ({ choice }) => ({ ...listOfChoices, entry_id: choice }),
  },
  'cmdb.dialog.read': { needs: 'view', actsOn: 'category', params: () => listOfChoices },
  'cmdb.dialog.update': {
    needs: 'edit',
    actsOn: 'shared choice',
    params: ({ choice, object }) => ({ ...listOfChoices, entry_id: choice, value: `other ${object}` }),
  },
  'cmdb.impact.read': {
    needs: 'view',
    actsOn: 'object',
    params: ({ object }) => ({ id: object, relation_type: 'C__RELATION_TYPE__LOCATION' }),
  },
  'cmdb.external.link.v2': {
    needs: 'edit',
    actsOn: 'object',
    params: ({ object }) => ({ extType: 'scanner', extId: `host ${object}`, objectId: object }),
  },
  'cmdb.external.pull.v2': { needs: 'view', actsOn: 'catalogue', params: () => ({ extType: 'scanner' }) },
  'cmdb.external.push.v2': {
    needs: 'edit',
    actsOn: 'new object',
    params: ({ object, title }) => ({
      ...{ extType: 'scanner', extId: `host ${object}`, title: `${title} again`, class: 'C__OBJTYPE__SERVER' },
      data: {},
    }),
    first: ['cmdb.external.link.v2', ({ object }) => ({ extType: 'scanner', extId: `host ${object}`, objectId: object })],
  },
  'cmdb.filter.read': { needs: 'any', actsOn: 'catalogue', params: nothing },
  'cmdb.ip_search.read': { needs: 'view', actsOn: 'catalogue', params: () => ({ ip: '10.0.0.1' }) },
  'cmdb.location_tree.read': { needs: 'view', actsOn: 'object', params: byId },
  'cmdb.logbook.create': { needs: 'edit', actsOn: 'entry', params: ({ object }) => ({ object_id: object, message: 'new' }) },
  'cmdb.logbook.read': { needs: 'view', actsOn: 'object', params: ({ object }) => ({ object_id: object }) },
  'cmdb.object.archive': { needs: 'archive', actsOn: 'object', params: whole },
  'cmdb.object.create': {
    needs: 'create',
    actsOn: 'new object',
    params: () => ({ type: 'C__OBJTYPE__SERVER', title: 'new', categories: { [address]: { hostname: 'new' } } }),
  },
  'cmdb.object.delete': {
    needs: 'delete',
    actsOn: 'object',
    params: ({ object }) => ({ id: object, status: 'C__RECORD_STATUS__DELETED' }),
  },
  'cmdb.object.markAsMassChangeTemplate': { needs: 'edit', actsOn: 'object', params: whole },
  'cmdb.object.markAsTemplate': { needs: 'edit', actsOn: 'object', params: whole },
  'cmdb.object.purge': {
    needs: 'purge',
    actsOn: 'purged object',
    params: whole,
    first: ['cmdb.object.delete', ({ object }) => ({ id: object, status: 'C__RECORD_STATUS__DELETED' })],
  },
  'cmdb.object.quickpurge': { needs: 'purge', actsOn: 'purged object', params: byId },
  'cmdb.object.read': { needs: 'view', actsOn: 'object', params: byId },
  'cmdb.object.recycle': { needs: 'archive', actsOn: 'object', params: whole, first: ['cmdb.object.archive', whole] },
  'cmdb.object.update': { needs: 'edit', actsOn: 'object', params: ({ object }) => ({ id: object, title: 'new' }) },
  'cmdb.object_type_categories.read': { needs: 'any', actsOn: 'catalogue', params: () => ({ type: 'C__OBJTYPE__SERVER' }) },
  'cmdb.object_type_groups.read': { needs: 'any', actsOn: 'catalogue', params: nothing },
  'cmdb.object_types.read': { needs: 'view', actsOn: 'catalogue', params: nothing },
  'cmdb.objects.read': { needs: 'view', actsOn: 'object', params: ({ object }) => ({ filter: { ids: [object] } }) },
  'cmdb.objects_by_relation.read': { needs: 'view', actsOn: 'object', params: byId },
  'cmdb.status.delete': { needs: 'administer', actsOn: 'shared choice', params: ({ status }) => ({ id: status }) },
  'cmdb.status.read': { needs: 'view', actsOn: 'catalogue', params: nothing },
  'cmdb.status.save': { needs: 'administer', actsOn: 'shared choice', params: ({ object }) => newStatus(`NEW${object}`) },
  'cmdb.workstation_components.read': { needs: 'view', actsOn: 'object', params: ({ object }) => ({ filter: { id: object } }) },
  'console.run': { needs: 'any', actsOn: 'catalogue', params: () => ({ command: 'tenant.list' }) },
  'console.search.query': { needs: 'view', actsOn: 'object', params: ({ title }) => ({ options: { searchString: title } }) },
  'console.system.objectcleanup': {
    needs: 'purge',
    actsOn: 'catalogue',
    params: () => ({ options: { objectStatus: 'C__RECORD_STATUS__BIRTH' } }),
    changesNothing: true,
  },
  'idoit.addons.read': { needs: 'any', actsOn: 'catalogue', params: nothing },
  'idoit.constants.read': { needs: 'any', actsOn: 'catalogue', params: nothing },
  'idoit.search.read': { needs: 'view', actsOn: 'object', params: ({ title }) => ({ q: title }) },
  'idoit.login': {
    needs: 'any',
    actsOn: 'catalogue',
    params: () => ({ username: 'visitor', password }),
    keyless: 'login',
  },
  'idoit.logout': {
    needs: 'any',
    actsOn: 'catalogue',
    params: nothing,
    headers: service => sessionOf(service, 'visitor'),
    keyless: 'session',
  },
  'idoit.license.read': { needs: 'any', actsOn: 'catalogue', params: nothing },
  'idoit.version.read': { needs: 'any', actsOn: 'catalogue', params: nothing },
  'kataster.access.read': { needs: 'administer', actsOn: 'access', params: ({ login }) => ({ user: login }) },
  'kataster.audit.read': { needs: 'administer', actsOn: 'access', params: nothing },
  // Each operation needs the right of its own method.
  'kataster.imports.read': { needs: 'view', actsOn: 'catalogue', params: () => ({ source: 'netbox:one' }) },
  // Each row needs the rights of the methods that write it; one that lacks them is rejected alone.
  'kataster.imports.save': {
    needs: 'edit',
    actsOn: 'catalogue',
    params: () => ({ source: 'netbox:one', rows: [] }),
    changesNothing: true,
  },
  'kataster.changes.apply': { needs: 'any', actsOn: 'catalogue', params: () => ({ operations: [] }), changesNothing: true },
  'kataster.changes.compare': { needs: 'view', actsOn: 'object', params: ({ object }) => ({ object, from: 0 }) },
  'kataster.changes.follow': { needs: 'view', actsOn: 'object', params: ({ object }) => ({ object, since: 0 }) },
  'kataster.changes.read': { needs: 'view', actsOn: 'object', params: whole },
  'kataster.changes.revert': { needs: 'edit', actsOn: 'change', params: ({ change }) => ({ numbers: [change] }) },
  'kataster.grant.create': { needs: 'administer', actsOn: 'access', params: ({ login }) => ({ to: login, rights: [] }) },
  'kataster.grant.read': { needs: 'administer', actsOn: 'access', params: nothing },
  'kataster.grant.revoke': { needs: 'administer', actsOn: 'access', params: ({ login }) => ({ to: login }) },
  'kataster.key.create': { needs: 'administer', actsOn: 'access', params: ({ title }) => ({ title, rights: [] }) },
  'kataster.impact.read': { needs: 'view', actsOn: 'object', params: byId },
  'kataster.key.read': { needs: 'administer', actsOn: 'access', params: nothing },
  'kataster.key.revoke': { needs: 'administer', actsOn: 'access', params: ({ key }) => ({ id: key }) },
  'kataster.trace.read': { needs: 'view', actsOn: 'object', params: byId },
  'cmdb.report.list.v2': { needs: 'view', actsOn: 'catalogue', params: nothing },
  'cmdb.report.read.v2': { needs: 'view', actsOn: 'catalogue', first: aReport, params: () => ({ id: 1 }) },
  'cmdb.reports.read': { needs: 'view', actsOn: 'catalogue', params: nothing },
  'kataster.report.delete': { needs: 'edit', actsOn: 'shared choice', first: aReport, params: () => ({ title: 'report' }) },
  'kataster.report.save': { needs: 'edit', actsOn: 'shared choice', params: ({ title }) => ({ title, columns: ['title'] }) },
  'kataster.rack.read': { needs: 'view', actsOn: 'object', params: byId },
  'kataster.object_type.read': { needs: 'view', actsOn: 'catalogue', params: () => ({ type: 'C__OBJTYPE__SERVER' }) },
  'kataster.object_type.update': {
    needs: 'administer',
    actsOn: 'shared choice',
    params: ({ object }) => ({ type: 'C__OBJTYPE__SERVER', default_template: object }),
  },
  'kataster.key.rotate': { needs: 'administer', actsOn: 'access', params: ({ key }) => ({ id: key }) },
  'kataster.key.update': { needs: 'administer', actsOn: 'access', params: ({ key }) => ({ id: key, title: 'new' }) },
  'kataster.user.create': { needs: 'administer', actsOn: 'access', params: ({ title }) => ({ login: `new ${title}` }) },
  'kataster.user.disable': { needs: 'administer', actsOn: 'access', params: loginOf },
  'kataster.user.enable': { needs: 'administer', actsOn: 'access', params: loginOf },
  'kataster.user.endSessions': {
    needs: 'administer',
    actsOn: 'access',
    params: () => ({ login: 'visitor' }),
    headers: async service => {
      await sessionOf(service, 'visitor');
      return {};
    },
  },
  'kataster.user.read': { needs: 'administer', actsOn: 'access', params: nothing },
  'kataster.user.setPassword': { needs: 'administer', actsOn: 'access', params: ({ login }) => ({ login, password }) },
  'kataster.user.password': {
    needs: 'any',
    actsOn: 'catalogue',
    params: () => ({ old: password, new: password }),
    headers: service => sessionOf(service, 'visitor'),
    keyless: 'session',
  },
  'kataster.webhook.create': { needs: 'administer', actsOn: 'access', params: newWebhook },
  'kataster.webhook.delete': { needs: 'administer', actsOn: 'access', params: webhookOf },
  'kataster.webhook.deliveries': { needs: 'administer', actsOn: 'access', params: webhookOf },
  'kataster.webhook.read': { needs: 'administer', actsOn: 'access', params: nothing },
  'kataster.webhook.resend': { needs: 'administer', actsOn: 'access', params: webhookOf, changesNothing: true },
  'kataster.webhook.rotate': { needs: 'administer', actsOn: 'access', params: webhookOf },
  'kataster.webhook.test': { needs: 'administer', actsOn: 'access', params: webhookOf },
  'kataster.webhook.update': { needs: 'administer', actsOn: 'access', params: ({ webhook }) => ({ id: webhook, title: 'new' }) },
  'monitoring.livestatus.create': { needs: 'edit', actsOn: 'shared choice', params: ({ title }) => ({ title }) },
  'monitoring.livestatus.delete': {
    needs: 'edit',
    actsOn: 'shared choice',
    first: aLivestatus,
    params: () => ({ title: 'monitoring' }),
  },
  'monitoring.livestatus.read': { needs: 'view', actsOn: 'catalogue', params: nothing },
  'monitoring.livestatus.update': {
    needs: 'edit',
    actsOn: 'shared choice',
    first: aLivestatus,
    params: () => ({ id: 1, port: 6557 }),
  },
  'rpc.discover': { needs: 'any', actsOn: 'catalogue', params: nothing, keyless: 'open' },
  'system.endpoints.read.v2': { needs: 'any', actsOn: 'catalogue', params: nothing },
};
