import type { MethodName, Verb } from '../../../generated/methods.js';
import type { Right } from '../../../generated/types.js';
import { Clock } from '../../../src/site/examples/clock.js';
import { Authenticator, examplePasskey } from '../authenticator.js';
import { askedFor, withoutPasskeys, withPasskey } from '../passkeys.js';
import { codeOf, proposedSecret, proposeFactors } from '../second-factors.js';
import type { TestService } from '../service.js';
import { lastingSession, otherSession, password, sessionOf, withOtherSession } from '../users.js';

/** Records that a call refers to: a server with an address, a choice, a status. */
export interface Target {
  readonly object: number;
  /** Another server, which nothing leads to. */
  readonly other: number;
  readonly title: string;
  readonly entry: number;
  /** The change set in which the address was changed. */
  readonly change: number;
  /** A choice that nothing holds. */
  readonly choice: number;
  /** A CMDB status that nothing has. */
  readonly status: number;
  /** Rights of the key, the user and the grants that the call is about. */
  readonly rights: readonly Right[];
  /** Id of a key with these rights. */
  readonly key: string;
  /** Id of a webhook of that key. */
  readonly webhook: string;
  /** The login of a user to whom these rights are granted. */
  readonly login: string;
  /** The person of that user. */
  readonly person: number;
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

/**
 * Holder of the authority that comes with the record which a method changes, or shows in full: a new or a former key, the key of a webhook,
 * a person with a login and grants, or grants alone. Its callers have to reach all that the holder may do. `nobody` where the
 * record gives no authority beyond that of its reader: lists of keys, users and grants show nothing by which one could act.
 */
export type Authority = 'nobody' | 'key' | 'webhook' | 'user' | 'grants';

/** Required right of a method, and its call. */
export interface Row {
  readonly needs: Verb | 'any';
  readonly actsOn: Subject;
  readonly authority: Authority;
  params(target: Target): Readonly<Record<string, unknown>>;
  /** Headers that the call needs, made anew for each. */
  headers?(service: TestService): Promise<Readonly<Record<string, string>>>;
  /** The call is about the user in these headers, who is named in the place of that of the caller. */
  readonly isOfUser?: true;
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
const newProvider = () => ({ id: 'example', issuer: 'https://login.invalid', client: `kataster ${++providers}` });
const providerOf = () => ({ id: 'example' });
/** A directory at a port where nobody listens. */
const directoryOf = () => ({ id: 'directory' });
const newDirectory = () => ({ ...directoryOf(), issuer: 'ldap://127.0.0.1:1/dc=example?uid', client: `kataster ${++providers}` });
const aDirectory = ['kataster.provider.save', newDirectory] as const;
const aProvider = ['kataster.provider.save', newProvider] as const;
let providers = 0;
/** A new passkey for the session whose headers were made last. */
let attested: Readonly<Record<string, unknown>> = {};
let titles = 0;
const passkeyOf = (_: Target) => ({ id: examplePasskey });
const loginOf = ({ login }: Target) => ({ login });
export const newStatus = (name: string) => ({ title: name, constant: `C__CMDB_STATUS__${name}`, color: '#ffcc00' });
/** A choice of the catalogue. */
const notSpecified = 1;
export const listOfChoices = { category: 'C__CATG__MODEL', property: 'manufacturer' };

const aReport: Row['first'] = ['kataster.report.save', () => ({ title: 'report', columns: ['id', 'title'] })];

const aProfile: Row['first'] = [
  'kataster.import_profile.save',
  () => ({ title: 'profile', columns: [{ title: 'Name', target: 'title' }] }),
];
let port = 6557;

function nextPort(): number {
  port += 1;
  return port;
}

const aLivestatus: Row['first'] = ['monitoring.livestatus.create', () => ({ title: 'monitoring' })];

let definitions = 0;
const newType = () => ({ ...typeOf(++definitions), title: 'type', objectTypeGroup: 1 });
const typeOf = (number = definitions) => ({ constant: `C__OBJTYPE__OWN_${number}` });
const newGroup = () => ({ ...groupOf(++definitions), title: 'group' });
const groupOf = (number = definitions) => ({ constant: `C__OBJTYPE_GROUP__OWN_${number}` });
const aType: Row['first'] = ['cmdb.object-type.create.v2', newType];
const aGroup: Row['first'] = ['cmdb.object-type-group.create.v2', newGroup];
const ofSchema = { needs: 'administer', actsOn: 'shared choice', authority: 'nobody' } as const;

/** A row per method. A method without one does not compile. */
export const rows: Readonly<Record<MethodName, Row>> = {
  'cmdb.cabling.read': { needs: 'view', actsOn: 'object', authority: 'nobody', params: ({ object }) => ({ objID: object }) },
  'cmdb.categories.read': {
    needs: 'view',
    actsOn: 'entry',
    authority: 'nobody',
    params: ({ object }) => ({ objID: object, catgID: address }),
  },
  'cmdb.category.archive': { needs: 'archive', actsOn: 'entry', authority: 'nobody', params: entryOf },
  'cmdb.category.create': { needs: 'edit', actsOn: 'entry', authority: 'nobody', params: saved },
  'cmdb.category.delete': { needs: 'delete', actsOn: 'entry', authority: 'nobody', params: entryOf },
  'cmdb.category.purge': { needs: 'purge', actsOn: 'entry', authority: 'nobody', params: entryOf },
  'cmdb.category.quickpurge': {
    needs: 'purge',
    actsOn: 'entry',
    authority: 'nobody',
    params: ({ object, entry }) => ({ objID: object, category: address, cateID: entry }),
  },
  'cmdb.category.read': {
    needs: 'view',
    actsOn: 'entry',
    authority: 'nobody',
    params: ({ object }) => ({ objID: object, category: address }),
  },
  'cmdb.category.recycle': {
    needs: 'archive',
    actsOn: 'entry',
    authority: 'nobody',
    params: entryOf,
    first: ['cmdb.category.archive', entryOf],
  },
  'cmdb.category.save': {
    needs: 'edit',
    actsOn: 'entry',
    authority: 'nobody',
    params: ({ object, entry }) => ({ object, category: address, entry, data: { hostname: 'new' } }),
  },
  'cmdb.category.update': { needs: 'edit', actsOn: 'entry', authority: 'nobody', params: saved },
  'cmdb.category_info.read': { needs: 'any', actsOn: 'catalogue', authority: 'nobody', params: () => ({ category: address }) },
  'cmdb.condition.read': {
    needs: 'view',
    actsOn: 'entry',
    authority: 'nobody',
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
    authority: 'nobody',
    params: ({ object }) => ({ method: 'assigned_objects_by_contact', filter: { id: object } }),
  },
  'cmdb.dialog.create': {
    needs: 'create',
    actsOn: 'category',
    authority: 'nobody',
    params: ({ object }) => ({ ...listOfChoices, value: `new ${object}` }),
  },
  'cmdb.dialog.delete': {
    needs: 'delete',
    actsOn: 'shared choice',
    authority: 'nobody',
    params: ({ choice }) => ({ ...listOfChoices, entry_id: choice }),
  },
  'cmdb.dialog.read': { needs: 'view', actsOn: 'category', authority: 'nobody', params: () => listOfChoices },
  'cmdb.dialog.update': {
    needs: 'edit',
    actsOn: 'shared choice',
    authority: 'nobody',
    params: ({ choice, object }) => ({ ...listOfChoices, entry_id: choice, value: `other ${object}` }),
  },
  'cmdb.impact.read': {
    needs: 'view',
    actsOn: 'object',
    authority: 'nobody',
    params: ({ object }) => ({ id: object, relation_type: 'C__RELATION_TYPE__LOCATION' }),
  },
  'cmdb.external.link.v2': {
    needs: 'edit',
    actsOn: 'object',
    authority: 'nobody',
    params: ({ object }) => ({ extType: 'scanner', extId: `host ${object}`, objectId: object }),
  },
  'cmdb.external.pull.v2': { needs: 'view', actsOn: 'catalogue', authority: 'nobody', params: () => ({ extType: 'scanner' }) },
  'cmdb.external.push.v2': {
    needs: 'edit',
    actsOn: 'new object',
    authority: 'nobody',
    params: ({ object, title }) => ({
      ...{ extType: 'scanner', extId: `host ${object}`, title: `${title} again`, class: 'C__OBJTYPE__SERVER' },
      data: {},
    }),
    first: ['cmdb.external.link.v2', ({ object }) => ({ extType: 'scanner', extId: `host ${object}`, objectId: object })],
  },
  'cmdb.filter.read': { needs: 'any', actsOn: 'catalogue', authority: 'nobody', params: nothing },
  'cmdb.ip_search.read': { needs: 'view', actsOn: 'catalogue', authority: 'nobody', params: () => ({ ip: '10.0.0.1' }) },
  'cmdb.location_tree.read': { needs: 'view', actsOn: 'object', authority: 'nobody', params: byId },
  'cmdb.logbook.create': {
    needs: 'edit',
    actsOn: 'entry',
    authority: 'nobody',
    params: ({ object }) => ({ object_id: object, message: 'new' }),
  },
  'cmdb.logbook.read': { needs: 'view', actsOn: 'object', authority: 'nobody', params: ({ object }) => ({ object_id: object }) },
  'cmdb.object-type-group.create.v2': { ...ofSchema, params: newGroup },
  'cmdb.object-type-group.delete.v2': { ...ofSchema, first: aGroup, params: () => groupOf() },
  'cmdb.object-type-group.read.v2': { needs: 'view', actsOn: 'catalogue', authority: 'nobody', params: nothing },
  'cmdb.object-type-group.update.v2': { ...ofSchema, first: aGroup, params: () => ({ ...groupOf(), sort: nextPort() }) },
  'cmdb.object-type.create.v2': { ...ofSchema, params: newType },
  'cmdb.object-type.delete.v2': { ...ofSchema, first: aType, params: () => typeOf() },
  'cmdb.object-type.read.v2': { needs: 'view', actsOn: 'catalogue', authority: 'nobody', params: nothing },
  'cmdb.object-type.update.v2': { ...ofSchema, first: aType, params: () => ({ ...typeOf(), sort: nextPort() }) },
  'cmdb.object.archive': { needs: 'archive', actsOn: 'object', authority: 'user', params: whole },
  'cmdb.object.create': {
    needs: 'create',
    actsOn: 'new object',
    authority: 'nobody',
    params: () => ({ type: 'C__OBJTYPE__SERVER', title: 'new', categories: { [address]: { hostname: 'new' } } }),
  },
  'cmdb.object.delete': {
    needs: 'delete',
    actsOn: 'object',
    authority: 'user',
    params: ({ object }) => ({ id: object, status: 'C__RECORD_STATUS__DELETED' }),
  },
  'cmdb.object.markAsMassChangeTemplate': { needs: 'edit', actsOn: 'object', authority: 'user', params: whole },
  'cmdb.object.markAsTemplate': { needs: 'edit', actsOn: 'object', authority: 'user', params: whole },
  'cmdb.object.purge': {
    needs: 'purge',
    actsOn: 'purged object',
    authority: 'user',
    params: whole,
    first: ['cmdb.object.delete', ({ object }) => ({ id: object, status: 'C__RECORD_STATUS__DELETED' })],
  },
  'cmdb.object.quickpurge': { needs: 'purge', actsOn: 'purged object', authority: 'user', params: byId },
  'cmdb.object.read': { needs: 'view', actsOn: 'object', authority: 'nobody', params: byId },
  'cmdb.object.recycle': {
    needs: 'archive',
    actsOn: 'object',
    authority: 'user',
    params: whole,
    first: ['cmdb.object.archive', whole],
  },
  'cmdb.object.update': {
    needs: 'edit',
    actsOn: 'object',
    authority: 'nobody',
    params: ({ object }) => ({ id: object, title: 'new' }),
  },
  'cmdb.object_type_categories.read': {
    needs: 'any',
    actsOn: 'catalogue',
    authority: 'nobody',
    params: () => ({ type: 'C__OBJTYPE__SERVER' }),
  },
  'cmdb.object_type_groups.read': { needs: 'any', actsOn: 'catalogue', authority: 'nobody', params: nothing },
  'cmdb.object_types.read': { needs: 'view', actsOn: 'catalogue', authority: 'nobody', params: nothing },
  'cmdb.objects.read': {
    needs: 'view',
    actsOn: 'object',
    authority: 'nobody',
    params: ({ object }) => ({ filter: { ids: [object] } }),
  },
  'cmdb.objects_by_relation.read': { needs: 'view', actsOn: 'object', authority: 'nobody', params: byId },
  'cmdb.status.delete': {
    needs: 'administer',
    actsOn: 'shared choice',
    authority: 'nobody',
    params: ({ status }) => ({ id: status }),
  },
  'cmdb.status.read': { needs: 'view', actsOn: 'catalogue', authority: 'nobody', params: nothing },
  'cmdb.status.save': {
    needs: 'administer',
    actsOn: 'shared choice',
    authority: 'nobody',
    params: ({ object }) => newStatus(`NEW${object}`),
  },
  'cmdb.workstation_components.read': {
    needs: 'view',
    actsOn: 'object',
    authority: 'nobody',
    params: ({ object }) => ({ filter: { id: object } }),
  },
  'console.run': { needs: 'any', actsOn: 'catalogue', authority: 'nobody', params: () => ({ command: 'tenant.list' }) },
  'console.search.query': {
    needs: 'view',
    actsOn: 'object',
    authority: 'nobody',
    params: ({ title }) => ({ options: { searchString: title } }),
  },
  'console.system.objectcleanup': {
    needs: 'purge',
    actsOn: 'catalogue',
    authority: 'nobody',
    params: () => ({ options: { objectStatus: 'C__RECORD_STATUS__BIRTH' } }),
    changesNothing: true,
  },
  'idoit.addons.read': { needs: 'any', actsOn: 'catalogue', authority: 'nobody', params: nothing },
  'idoit.constants.read': { needs: 'any', actsOn: 'catalogue', authority: 'nobody', params: nothing },
  'idoit.search.read': { needs: 'view', actsOn: 'object', authority: 'nobody', params: ({ title }) => ({ q: title }) },
  'idoit.login': {
    needs: 'any',
    actsOn: 'catalogue',
    authority: 'nobody',
    params: () => ({ username: 'visitor', password }),
    keyless: 'login',
  },
  'idoit.logout': {
    needs: 'any',
    actsOn: 'catalogue',
    authority: 'nobody',
    params: nothing,
    headers: service => sessionOf(service, 'visitor'),
    keyless: 'session',
  },
  'idoit.license.read': { needs: 'any', actsOn: 'catalogue', authority: 'nobody', params: nothing },
  'idoit.version.read': { needs: 'any', actsOn: 'catalogue', authority: 'nobody', params: nothing },
  // Without a key or a user it is about the caller; test/effective-access.test.ts has what asking about others needs.
  'kataster.access.read': { needs: 'any', actsOn: 'catalogue', authority: 'nobody', params: nothing },
  'kataster.audit.read': { needs: 'administer', actsOn: 'access', authority: 'nobody', params: nothing },
  // Each operation needs the right of its own method.
  'kataster.imports.read': { needs: 'view', actsOn: 'catalogue', authority: 'nobody', params: () => ({ source: 'netbox:one' }) },
  // Each row needs the rights of the methods that write it; one that lacks them is rejected alone.
  'kataster.imports.save': {
    needs: 'edit',
    actsOn: 'catalogue',
    authority: 'nobody',
    params: () => ({ source: 'netbox:one', rows: [] }),
    changesNothing: true,
  },
  'kataster.dialog.merge': {
    needs: 'delete',
    actsOn: 'shared choice',
    authority: 'nobody',
    params: ({ choice }) => ({ ...listOfChoices, entry_id: choice, into: notSpecified }),
  },
  'kataster.object.merge': {
    needs: 'archive',
    actsOn: 'object',
    authority: 'user',
    params: ({ object, other }) => ({ object, into: other }),
  },
  'kataster.changes.apply': {
    needs: 'any',
    actsOn: 'catalogue',
    authority: 'nobody',
    params: () => ({ operations: [] }),
    changesNothing: true,
  },
  'kataster.changes.compare': {
    needs: 'view',
    actsOn: 'object',
    authority: 'nobody',
    params: ({ object }) => ({ object, from: 0 }),
  },
  'kataster.changes.follow': {
    needs: 'view',
    actsOn: 'object',
    authority: 'nobody',
    params: ({ object }) => ({ object, since: 0 }),
  },
  'kataster.changes.read': { needs: 'view', actsOn: 'object', authority: 'nobody', params: whole },
  'kataster.changes.revert': {
    needs: 'edit',
    actsOn: 'change',
    authority: 'user',
    params: ({ change }) => ({ numbers: [change] }),
  },
  'kataster.grant.create': {
    needs: 'administer',
    actsOn: 'access',
    authority: 'grants',
    params: ({ login, rights }) => ({ to: login, rights }),
  },
  'kataster.grant.read': { needs: 'administer', actsOn: 'access', authority: 'nobody', params: nothing },
  'kataster.grant.revoke': { needs: 'administer', actsOn: 'access', authority: 'grants', params: ({ login }) => ({ to: login }) },
  'kataster.key.create': {
    needs: 'administer',
    actsOn: 'access',
    authority: 'key',
    params: ({ title, rights }) => ({ title, rights }),
  },
  'kataster.impact.read': { needs: 'view', actsOn: 'object', authority: 'nobody', params: byId },
  'kataster.provider.connect': {
    needs: 'administer',
    actsOn: 'access',
    authority: 'nobody',
    first: aDirectory,
    params: directoryOf,
  },
  'kataster.provider.delete': {
    needs: 'administer',
    actsOn: 'access',
    authority: 'nobody',
    first: aProvider,
    params: providerOf,
  },
  'kataster.provider.link': {
    needs: 'administer',
    actsOn: 'access',
    authority: 'user',
    first: aProvider,
    params: ({ login }) => ({ ...providerOf(), subject: `subject of ${login}`, login }),
  },
  'kataster.provider.read': { needs: 'administer', actsOn: 'access', authority: 'nobody', params: nothing },
  'kataster.provider.save': { needs: 'administer', actsOn: 'access', authority: 'nobody', params: newProvider },
  'kataster.provider.sync': {
    needs: 'administer',
    actsOn: 'access',
    authority: 'nobody',
    first: aDirectory,
    params: directoryOf,
    changesNothing: true,
  },
  'kataster.provider.test': {
    needs: 'administer',
    actsOn: 'access',
    authority: 'nobody',
    first: aProvider,
    params: () => ({ ...providerOf(), groups: ['staff'] }),
  },
  'kataster.key.read': { needs: 'administer', actsOn: 'access', authority: 'nobody', params: nothing },
  'kataster.key.revoke': { needs: 'administer', actsOn: 'access', authority: 'key', params: ({ key }) => ({ id: key }) },
  'kataster.trace.read': { needs: 'view', actsOn: 'object', authority: 'nobody', params: byId },
  'cmdb.report.list.v2': { needs: 'view', actsOn: 'catalogue', authority: 'nobody', params: nothing },
  'cmdb.report.read.v2': { needs: 'view', actsOn: 'catalogue', authority: 'nobody', first: aReport, params: () => ({ id: 1 }) },
  'kataster.report.read': { needs: 'view', actsOn: 'catalogue', authority: 'nobody', first: aReport, params: () => ({ id: 1 }) },
  'kataster.report.totals': {
    needs: 'view',
    actsOn: 'catalogue',
    authority: 'nobody',
    first: aReport,
    params: () => ({ id: 1 }),
  },
  'cmdb.reports.read': { needs: 'view', actsOn: 'catalogue', authority: 'nobody', params: nothing },
  'kataster.import_profile.delete': {
    needs: 'edit',
    actsOn: 'shared choice',
    authority: 'nobody',
    first: aProfile,
    params: () => ({ title: 'profile' }),
  },
  'kataster.import_profile.read': { needs: 'view', actsOn: 'catalogue', authority: 'nobody', params: nothing },
  'kataster.import_profile.save': {
    needs: 'edit',
    actsOn: 'shared choice',
    authority: 'nobody',
    params: ({ title }) => ({ title, columns: [{ title: 'Name', target: 'title' }] }),
  },
  'kataster.schema.apply': {
    needs: 'administer',
    actsOn: 'shared choice',
    authority: 'nobody',
    params: ({ title }) => ({
      schema: { dialogs: [{ name: `list_${title.toLowerCase().replaceAll(/[^a-z0-9]/g, '_')}`, choices: [] }] },
    }),
  },
  'kataster.schema.preview': { needs: 'view', actsOn: 'catalogue', authority: 'nobody', params: nothing },
  'kataster.schema.read': { needs: 'view', actsOn: 'catalogue', authority: 'nobody', params: nothing },
  'kataster.report.delete': {
    needs: 'edit',
    actsOn: 'shared choice',
    authority: 'nobody',
    first: aReport,
    params: () => ({ title: 'report' }),
  },
  'kataster.report.save': {
    needs: 'edit',
    actsOn: 'shared choice',
    authority: 'nobody',
    params: ({ title }) => ({ title, columns: ['title'] }),
  },
  'kataster.rack.read': { needs: 'view', actsOn: 'object', authority: 'nobody', params: byId },
  'kataster.object_type.read': {
    needs: 'view',
    actsOn: 'catalogue',
    authority: 'nobody',
    params: () => ({ type: 'C__OBJTYPE__SERVER' }),
  },
  'kataster.object_type.update': {
    needs: 'administer',
    actsOn: 'shared choice',
    authority: 'nobody',
    params: ({ object }) => ({ type: 'C__OBJTYPE__SERVER', default_template: object }),
  },
  'kataster.key.rotate': { needs: 'administer', actsOn: 'access', authority: 'key', params: ({ key }) => ({ id: key }) },
  'kataster.key.update': {
    needs: 'administer',
    actsOn: 'access',
    authority: 'key',
    params: ({ key }) => ({ id: key, title: 'new' }),
  },
  'kataster.passkey.confirm': {
    needs: 'any',
    actsOn: 'catalogue',
    authority: 'nobody',
    params: () => attested,
    headers: async service => {
      const session = await withoutPasskeys(service, 'visitor');
      attested = { title: 'Laptop', ...new Authenticator().attest(await askedFor(service, session)) };
      return session;
    },
    isOfUser: true,
    keyless: 'session',
  },
  'kataster.passkey.create': {
    needs: 'any',
    actsOn: 'catalogue',
    authority: 'nobody',
    params: () => ({ password }),
    headers: service => sessionOf(service, 'visitor'),
    keyless: 'session',
    changesNothing: true,
  },
  'kataster.passkey.delete': {
    needs: 'any',
    actsOn: 'catalogue',
    authority: 'nobody',
    params: passkeyOf,
    headers: service => withPasskey(service, 'visitor'),
    isOfUser: true,
    keyless: 'session',
  },
  'kataster.passkey.read': {
    needs: 'any',
    actsOn: 'catalogue',
    authority: 'nobody',
    params: nothing,
    headers: service => lastingSession(service, 'visitor'),
    keyless: 'session',
  },
  'kataster.passkey.update': {
    needs: 'any',
    actsOn: 'catalogue',
    authority: 'nobody',
    params: target => ({ ...passkeyOf(target), title: `Laptop ${++titles}` }),
    headers: service => withPasskey(service, 'visitor'),
    isOfUser: true,
    keyless: 'session',
  },
  'kataster.second_factor.confirm': {
    needs: 'any',
    actsOn: 'catalogue',
    authority: 'nobody',
    params: () => ({ code: codeOf(proposedSecret, { clock: new Clock() }) }),
    headers: async service => {
      await proposeFactors(service);
      return sessionOf(service, 'visitor');
    },
    keyless: 'session',
  },
  'kataster.second_factor.create': {
    needs: 'any',
    actsOn: 'catalogue',
    authority: 'nobody',
    params: () => ({ password }),
    headers: service => sessionOf(service, 'visitor'),
    keyless: 'session',
  },
  'kataster.second_factor.reset': {
    needs: 'administer',
    actsOn: 'access',
    authority: 'user',
    params: loginOf,
    headers: async service => {
      await proposeFactors(service);
      return {};
    },
  },
  'kataster.session.end': {
    needs: 'any',
    actsOn: 'catalogue',
    authority: 'nobody',
    params: () => ({ id: otherSession }),
    headers: service => withOtherSession(service, 'visitor'),
    isOfUser: true,
    keyless: 'session',
  },
  'kataster.session.read': {
    needs: 'any',
    actsOn: 'catalogue',
    authority: 'nobody',
    params: nothing,
    headers: service => lastingSession(service, 'visitor'),
    keyless: 'session',
  },
  'kataster.user.create': {
    needs: 'administer',
    actsOn: 'access',
    authority: 'nobody',
    params: ({ title }) => ({ login: `new ${title}` }),
  },
  'kataster.user.disable': { needs: 'administer', actsOn: 'access', authority: 'user', params: loginOf },
  'kataster.user.enable': { needs: 'administer', actsOn: 'access', authority: 'user', params: loginOf },
  'kataster.user.endSessions': {
    needs: 'administer',
    actsOn: 'access',
    authority: 'user',
    params: () => ({ login: 'visitor' }),
    headers: async service => {
      await sessionOf(service, 'visitor');
      return {};
    },
  },
  'kataster.user.read': { needs: 'administer', actsOn: 'access', authority: 'nobody', params: nothing },
  'kataster.user.setPassword': {
    needs: 'administer',
    actsOn: 'access',
    authority: 'user',
    params: ({ login }) => ({ login, password }),
  },
  'kataster.user.password': {
    needs: 'any',
    actsOn: 'catalogue',
    authority: 'nobody',
    params: () => ({ old: password, new: password }),
    headers: service => sessionOf(service, 'visitor'),
    keyless: 'session',
  },
  'kataster.webhook.create': { needs: 'administer', actsOn: 'access', authority: 'webhook', params: newWebhook },
  'kataster.webhook.delete': { needs: 'administer', actsOn: 'access', authority: 'webhook', params: webhookOf },
  'kataster.webhook.deliveries': { needs: 'administer', actsOn: 'access', authority: 'webhook', params: webhookOf },
  'kataster.webhook.read': { needs: 'administer', actsOn: 'access', authority: 'webhook', params: webhookOf },
  'kataster.webhook.resend': {
    needs: 'administer',
    actsOn: 'access',
    authority: 'webhook',
    params: webhookOf,
    changesNothing: true,
  },
  'kataster.webhook.rotate': { needs: 'administer', actsOn: 'access', authority: 'webhook', params: webhookOf },
  'kataster.webhook.test': { needs: 'administer', actsOn: 'access', authority: 'webhook', params: webhookOf },
  'kataster.webhook.update': {
    needs: 'administer',
    actsOn: 'access',
    authority: 'webhook',
    params: ({ webhook }) => ({ id: webhook, title: 'new' }),
  },
  'monitoring.livestatus.create': {
    needs: 'edit',
    actsOn: 'shared choice',
    authority: 'nobody',
    params: ({ title }) => ({ title }),
  },
  'monitoring.livestatus.delete': {
    needs: 'edit',
    actsOn: 'shared choice',
    authority: 'nobody',
    first: aLivestatus,
    params: () => ({ title: 'monitoring' }),
  },
  'monitoring.livestatus.read': { needs: 'view', actsOn: 'catalogue', authority: 'nobody', params: nothing },
  'monitoring.livestatus.update': {
    needs: 'edit',
    actsOn: 'shared choice',
    authority: 'nobody',
    first: aLivestatus,
    // Another port each time: what changes nothing makes no change set.
    params: () => ({ id: 1, port: nextPort() }),
  },
  'rpc.discover': { needs: 'any', actsOn: 'catalogue', authority: 'nobody', params: nothing, keyless: 'open' },
  'system.endpoints.read.v2': { needs: 'any', actsOn: 'catalogue', authority: 'nobody', params: nothing },
};
