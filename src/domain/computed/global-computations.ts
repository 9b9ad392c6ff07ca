import type { KeptValues } from '../../attributes/attribute-type.js';
import { isQuantity } from '../../attributes/numbers.js';
import type { Computation, Computations } from './computation.js';
import { cableEnds, connected, connector } from './computed-connections.js';
import { daysLeft, guaranteeEnd, stateBetween } from './computed-dates.js';
import { choiceTitle, licenceKey, namesBeside, namesOf, shared, titled, titleOf, typeOfLinked } from './computed-names.js';
import { hostAddress, range } from './computed-nets.js';
import { disksOf, raidCapacity, sizeOf } from './computed-sizes.js';

const guarantee: Computation = (values, { now, language }) => daysLeft(guaranteeEnd(values), now, language);
const emergencyPlan = ({ emergency_plan }: Readonly<KeptValues>, { facts }: Parameters<Computation>[1]) =>
  typeof emergency_plan === 'number' ? facts.first(emergency_plan, 'C__CATS__EMERGENCY_PLAN_ATTRIBUTE') : {};

const zoneRanges: Readonly<Record<string, Computation>> = {
  from_to: (_, { facts }, { object }) =>
    facts
      .linking(object)
      .map(({ values }) => range(values))
      .join(', '),
};

/** Computed attributes of global categories. */
export const globalComputations: Computations = {
  C__CATG__ACCESS: {
    formatted_url: ({ url }) => url ?? '',
    primary_url: ({ url, primary }) => (primary && url) || '',
  },
  C__CATG__ACCOUNTING: { guarantee_period_status: guarantee, guarantee_status: guarantee },
  C__CATG__APPLICATION: licenceKey,
  C__CATG__CABLE: { connection: cableEnds },
  C__CATG__CLOUD_SUBSCRIPTIONS: {
    subscribers: (_, { facts, found }, { id }) => namesOf(facts.using(id), (_values, { object }) => found.object(object)?.title),
  },
  C__CATG__CLUSTER: {
    administration_service: namesBeside('C__CATG__CLUSTER_ADM_SERVICE', 'connected_object'),
    cluster_members: namesBeside('C__CATG__CLUSTER_MEMBERS', 'member'),
    cluster_member_count: (_, { facts }, { object }) => String(facts.beside(object, 'C__CATG__CLUSTER_MEMBERS').length),
    cluster_service: namesBeside('C__CATG__CLUSTER_SERVICE', 'cluster_service'),
  },
  C__CATG__CLUSTER_ADM_SERVICE: { objtype: typeOfLinked('connected_object') },
  C__CATG__CONNECTOR: connected,
  C__CATG__CONTACT: {
    primary_contact: shared(({ facts, found }) => {
      const primary = facts.siblings.find(({ values }) => values.primary);
      return titleOf(primary?.values.contact_object, found);
    }),
    contact_list: shared(({ facts, found }) => namesOf(facts.siblings, titled('contact_object', found))),
    contact_list_with_roles: shared(seen => {
      const title = titled('contact_object', seen.found);
      const role = (values: Readonly<KeptValues>) => choiceTitle(values.role, 'contact_tag', seen);
      return namesOf(seen.facts.siblings, (values, entry) => `${title(values, entry)}${role(values) && ` (${role(values)})`}`);
    }),
  },
  C__CATG__CONTROLLER_FC_PORT: connected,
  C__CATG__DATABASE: {
    manufacturer: ({ assigned_dbms }, seen) => {
      const { manufacturer } = typeof assigned_dbms === 'number' ? seen.facts.behind(assigned_dbms) : {};
      return choiceTitle(manufacturer, 'application_manufacturer', seen);
    },
  },
  C__CATG__DATABASE_TABLE: {
    instance: ({ assigned_database }, { facts, found }) => {
      const { assigned_instance } = typeof assigned_database === 'number' ? facts.entry(assigned_database) : {};
      return typeof assigned_instance === 'number' ? (found.entry(assigned_instance)?.title ?? '') : '';
    },
  },
  C__CATG__EMERGENCY_PLAN: {
    time_needed: (values, seen) => {
      const { time_needed } = emergencyPlan(values, seen);
      return isQuantity(time_needed) ? String(time_needed.amount) : '';
    },
    time_needed_unit: (values, seen) => choiceTitle(emergencyPlan(values, seen).time_unit, 'unit_of_time', seen),
    practice_date: (values, seen) => String(emergencyPlan(values, seen).practice_date ?? '').slice(0, 10),
  },
  C__CATG__FILE: {
    revision: ({ file }, { facts }) =>
      typeof file === 'number' ? (facts.first(file, 'C__CATS__FILE_ACTUAL').revision ?? '') : '',
  },
  C__CATG__GUEST_SYSTEMS: {
    hostname: ({ connected_object }, { facts }) =>
      facts.beside(Number(connected_object), 'C__CATG__IP').find(({ values }) => values.primary)?.values.hostname ?? '',
  },
  C__CATG__IP: {
    hostaddress: hostAddress,
    primary_hostaddress: values => (values.primary ? hostAddress(values) : ''),
    primary_hostname: ({ hostname, primary }) => (primary && hostname) || '',
    primary_fqdn: ({ hostname, domain, primary }) => (primary && [hostname, domain].filter(Boolean).join('.')) || '',
    primary_layer3_net: ({ net, primary }, { found }) => (primary && titleOf(net, found)) || '',
    dns_server_address: ({ dns_server = [] }, { found }) =>
      (dns_server as readonly number[]).flatMap(id => found.entry(id)?.title || []).join(', '),
    all_ips: shared(({ facts }) => namesOf(facts.siblings, hostAddress)),
  },
  C__CATG__IT_SERVICE: {
    sysid: ({ connected_object }, { found }) => found.object(Number(connected_object))?.sysid ?? '',
  },
  C__CATG__IT_SERVICE_COMPONENTS: { objtype: typeOfLinked('connected_object') },
  C__CATG__LOCATION: {
    location_path: ({ parent }, { facts }, { object }) =>
      typeof parent === 'number' ? facts.path(parent, object).join(' > ') : '',
  },
  C__CATG__MAIL_ADDRESSES: {
    primary_mail: shared(({ facts }) => facts.siblings.find(({ values }) => values.primary)?.values.title ?? ''),
  },
  C__CATG__MEMORY: {
    total_capacity: ({ quantity, capacity }) => (isQuantity(capacity) ? String(capacity.base * Number(quantity ?? 1)) : ''),
  },
  C__CATG__NETWORK_LOG_PORT: connected,
  C__CATG__NETWORK_PORT: connector,
  C__CATG__NET_ZONE: zoneRanges,
  C__CATG__NET_ZONE_SCOPES: zoneRanges,
  C__CATG__OPERATING_SYSTEM: licenceKey,
  C__CATG__POWER_CONSUMER: connector,
  C__CATG__POWER_SUPPLIER: connector,
  C__CATG__RAID: {
    full_capacity: ({ storages }, { facts }) => sizeOf(disksOf(storages, facts)),
    capacity: ({ storages, raid_level }, { facts, registry }) =>
      raidCapacity(registry.dialog('stor_raid_level')?.byId.get(Number(raid_level))?.const, disksOf(storages, facts)),
  },
  C__CATG__RM_CONTROLLER: {
    remote_url: ({ connected_object }, { facts }) =>
      facts.beside(Number(connected_object), 'C__CATG__ACCESS').find(({ values }) => values.primary)?.values.url ?? '',
  },
  C__CATG__SUPPORT_ENTITLEMENT: {
    state: ({ startDate, endDate }, { now, language }) => stateBetween(startDate, endDate, now, language),
    expires: ({ endDate }, { now, language }) => daysLeft(endDate, now, language),
  },
  C__CATG__UNIVERSAL_INTERFACE: connector,
};
