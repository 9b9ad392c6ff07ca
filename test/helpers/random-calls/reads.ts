import type { MethodName, methods } from '../../../generated/methods.js';
import type { Dice } from '../dice.js';
import { dialectFor } from '../method-dialects.js';
import { dialectNames } from '../service.js';
import type { RandomRequest } from './calls.js';
import { choiceAttribute } from './dialogs.js';
import type { Draw } from './draw.js';
import { randomCategory } from './entries.js';
import { randomObject, randomType } from './objects.js';
import { anyOf } from './values.js';
import type { World } from './world.js';

export type ReadMethod = { [Name in MethodName]: (typeof methods)[Name]['access'] extends 'read' ? Name : never }[MethodName];

const nothing: Draw = () => ({});
const ofType: Draw = dice => ({ type: randomType(dice) });
const about =
  (name: string, more: (dice: Dice) => object = () => ({})): Draw =>
  (dice, world) => {
    const id = randomObject(dice, world);
    return id === undefined ? undefined : { [name]: id, ...more(dice) };
  };
const withStatus = (dice: Dice): object => (dice.happens(50) ? { status: dice.one([2, 3, 4, -1]) } : {});

/** Draws of every method that reads; a method without one does not compile. */
export const readDraws = {
  'cmdb.cabling.read': about('objID'),
  'cmdb.categories.read': about('objID', dice => ({ catgID: [randomCategory(dice).const, 'C__CATG__GLOBAL'] })),
  'cmdb.category.read': entriesRead,
  'cmdb.category_info.read': dice => ({ category: randomCategory(dice).const }),
  'cmdb.condition.read': dice => ({ conditions: Array.from({ length: 1 + dice.below(2) }, () => condition(dice)) }),
  'cmdb.contact.read': (dice, world) => ({
    method: 'assigned_objects_by_contact',
    filter: { id: randomObject(dice, world) ?? 1 },
  }),
  'cmdb.dialog.read': dice => choiceAttribute(dice),
  'cmdb.external.pull.v2': () => ({ extType: 'scanner' }),
  'cmdb.filter.read': nothing,
  'kataster.imports.read': dice => ({ source: dice.one(['netbox:one', 'netbox:two']) }),
  'cmdb.ip_search.read': dice => ({ ip: dice.one(['192.0.2.10', '10.0.0.1', '2001:db8::1']) }),
  'cmdb.logbook.read': about('object_id'),
  'cmdb.impact.read': about('id', dice => ({
    relation_type: dice.one(['C__RELATION_TYPE__LOCATION', 'C__RELATION_TYPE__SOFTWARE']),
  })),
  'cmdb.location_tree.read': about('id', dice => ({ depth: 1 + dice.below(4), ...withStatus(dice) })),
  'cmdb.object-type-group.read.v2': nothing,
  'cmdb.object-type.read.v2': nothing,
  'cmdb.object.read': about('id'),
  'cmdb.object_type_categories.read': ofType,
  'cmdb.object_type_groups.read': nothing,
  'cmdb.object_types.read': () => ({ countobjects: true }),
  'cmdb.objects.read': listed,
  'cmdb.objects_by_relation.read': about('id', withStatus),
  'cmdb.status.read': nothing,
  'cmdb.workstation_components.read': (dice, world) => ({ filter: { ids: [randomObject(dice, world) ?? 1] } }),
  'console.run': dice => ({ command: dice.one(['search.index', 'tenant.list', 'ldap.sync']) }),
  'console.search.query': dice => ({ options: { searchString: dice.one(['web', 'title', '192.0.2']) } }),
  'idoit.addons.read': nothing,
  'idoit.constants.read': nothing,
  'idoit.search.read': dice => ({ q: dice.one(['web', 'title', 'description', '192.0.2', 'user']) }),
  'idoit.license.read': nothing,
  'idoit.version.read': nothing,
  'kataster.access.read': () => ({ user: 'nobody' }),
  'kataster.audit.read': nothing,
  'kataster.changes.compare': about('object', dice => ({ from: dice.below(50) })),
  'kataster.changes.follow': () => ({ since: 0 }),
  'kataster.changes.read': about('object'),
  'kataster.impact.read': about('id'),
  'cmdb.report.list.v2': nothing,
  'cmdb.report.read.v2': () => ({ id: 1 }),
  'kataster.report.read': () => ({ id: 1 }),
  'kataster.report.totals': () => ({ id: 1 }),
  'cmdb.reports.read': nothing,
  'kataster.rack.read': about('id'),
  'kataster.trace.read': about('id'),
  'kataster.grant.read': nothing,
  'kataster.key.read': nothing,
  'kataster.provider.connect': dice => ({ id: dice.one(['one', 'other']) }),
  'kataster.provider.read': nothing,
  'kataster.provider.test': dice => ({ id: dice.one(['one', 'other']), groups: ['staff'] }),
  'kataster.object_type.read': ofType,
  'kataster.passkey.read': nothing,
  'kataster.session.read': nothing,
  'kataster.user.read': nothing,
  'kataster.webhook.deliveries': () => ({ id: 'none' }),
  'kataster.webhook.read': nothing,
  'kataster.webhook.test': () => ({ id: 'none' }),
  'kataster.import_profile.read': nothing,
  'kataster.schema.preview': nothing,
  'kataster.schema.read': nothing,
  'monitoring.livestatus.read': nothing,
  'rpc.discover': nothing,
  'system.endpoints.read.v2': nothing,
} satisfies Record<ReadMethod, Draw>;

/**
 * Methods whose answers follow a moment after the write, long answers that hardly depend on the tables, whose examples have numbers of
 * relations, and change sets: a sequence of PostgreSQL gives the numbers of those that were rolled back to nobody else.
 */
const uncompared: readonly string[] = [
  'cmdb.logbook.read',
  'console.search.query',
  'idoit.constants.read',
  'idoit.search.read',
  'kataster.audit.read',
  'kataster.changes.compare',
  'kataster.changes.follow',
  'kataster.changes.read',
  'kataster.key.read',
  'kataster.webhook.read',
  'rpc.discover',
  'system.endpoints.read.v2',
];
const compared = (Object.keys(readDraws) as readonly ReadMethod[]).filter(method => !uncompared.includes(method));

/** Methods that return records as they were, where they are asked as of then. */
export const readsOfRecords: readonly ReadMethod[] = [
  'cmdb.cabling.read',
  'cmdb.categories.read',
  'cmdb.category.read',
  'cmdb.condition.read',
  'cmdb.contact.read',
  'cmdb.dialog.read',
  'cmdb.impact.read',
  'cmdb.ip_search.read',
  'cmdb.location_tree.read',
  'cmdb.object.read',
  'cmdb.object_types.read',
  'cmdb.objects.read',
  'cmdb.objects_by_relation.read',
  'cmdb.status.read',
  'kataster.impact.read',
  'cmdb.workstation_components.read',
  'kataster.object_type.read',
];

/** Methods whose answers may be kept, the usual ones more than once; not those that wait, or whose cursors are sealed anew. */
export const keptReads: readonly ReadMethod[] = [
  ...readsOfRecords,
  'cmdb.object.read',
  'cmdb.object.read',
  'cmdb.category.read',
  'cmdb.category.read',
  'cmdb.category.read',
  'cmdb.category.read',
  'cmdb.dialog.read',
  'cmdb.logbook.read',
  'idoit.search.read',
  'kataster.changes.read',
];

/** Draws a request that reads. */
export function randomRead(dice: Dice, world: World, among: readonly ReadMethod[] = compared): RandomRequest {
  for (;;) {
    const method = dice.one(among);
    const params = readDraws[method](dice, world);
    const user = dice.happens(15) ? anyOf(dice, world.loggedIn) : undefined;
    if (params) return { dialect: dialectFor(method, dice.one(dialectNames)), user, calls: [{ method, params }], isBatch: false };
  }
}

function entriesRead(dice: Dice, world: World): object | undefined {
  const entry = anyOf(dice, world.entries);
  const category = dice.happens(70) ? entry?.category : randomCategory(dice).const;
  // Changes in a logbook are told apart by the numbers of their change sets.
  if (!entry || category === 'C__CATG__LOGBOOK') return undefined;
  return { objID: entry.object, category, ...withStatus(dice) };
}

function condition(dice: Dice): object {
  const { const: category, attributes } = randomCategory(dice);
  const key = anyOf(dice, attributes)?.key ?? 'title';
  const comparison = dice.one(['=', '!=', 'like', '>', '<']);
  return {
    property: `${category}-${key}`,
    comparison,
    value: dice.one(['*1*', '1', 'web', '5']),
    operator: dice.one(['AND', 'OR']),
  };
}

function listed(dice: Dice, world: World): object {
  const filters = {
    type: randomType(dice),
    title: dice.one(['web*', '*1*', 'renamed*']),
    status: dice.one([2, 3, 4, 6]),
    location: randomObject(dice, world) ?? 1,
  };
  const filter = Object.fromEntries(Object.entries(filters).filter(() => dice.happens(25)));
  const others = {
    categories: randomCategory(dice).const,
    order_by: dice.one(['id', 'title', 'type_title', 'sysid']),
    limit: 50,
  };
  return { filter, ...Object.fromEntries(Object.entries(others).filter(() => dice.happens(50))) };
}
