import type { Upload } from '../../attributes/uploads.js';
import type { Computation, Computations } from './computation.js';
import { nextContractEnd, nextNoticeEnd } from './computed-dates.js';
import { licenceKey, linkedObject, namesOf, ofPerson, shared, titled, titleOf, typeOfLinked } from './computed-names.js';
import { addressCount, addressWithSuffix, longAddress, rangeOfNet, useOf } from './computed-nets.js';
import { md5Of } from './computed-sizes.js';

const installations: Readonly<Record<string, Computation>> = {
  installation_count: (_, { facts }, { object }) => String(facts.count('links', object)),
};

/** Computed attributes of specific categories. */
export const specificComputations: Computations = {
  C__CATS__APPLICATION: installations,
  C__CATS__APPLICATION_ASSIGNED_OBJ: licenceKey,
  C__CATS__APPLICATION_DBMS_ASSIGNED_OBJ: licenceKey,
  C__CATS__APPLICATION_SERVICE_ASSIGNED_OBJ: licenceKey,
  C__CATS__CONTRACT_INFORMATION: {
    next_contract_end_date: (values, { now }) => nextContractEnd(values, now),
    next_notice_end_date: (values, { now }) => nextNoticeEnd(values, now),
  },
  C__CATS__DATABASE_INSTALLATION: { ...licenceKey, assigned_databases: ({ object }, { found }) => titleOf(object, found) },
  C__CATS__FILE_ACTUAL: {
    current_version: (_, { facts }, { object }) => {
      const version = facts.beside(object, 'C__CATS__FILE_VERSIONS').at(-1);
      return version ? { id: String(version.id), title: version.title, type: version.category } : null;
    },
    md5_hash: (_, { facts }, { object }) =>
      md5Of(facts.beside(object, 'C__CATS__FILE_VERSIONS').at(-1)?.values.file_content as Upload),
  },
  C__CATS__FILE_VERSIONS: {
    md5_hash: ({ file_content }) => md5Of(file_content as Upload | undefined),
    revision: (_, { facts }, { id }) => String(facts.siblings.findIndex(each => each.id === id) + 1 || ''),
  },
  C__CATS__GROUP: {
    object_type: ({ object }, { found, registry, language }) =>
      registry.objectType(found.object(Number(object))?.type ?? '')?.title[language] ?? '',
  },
  C__CATS__LAYER2_NET_ASSIGNED_PORTS: { isys_catg_port_list__mac: ({ mac }) => mac ?? '' },
  C__CATS__LICENCE_LIST: {
    used_licences: (_, { facts }, { id }) => String(facts.count('uses', id)),
    lic_not_in_use: ({ amount }, { facts }, { id }) =>
      amount === undefined ? '' : String(Number(amount) - facts.count('uses', id)),
    overall_costs: ({ cost, amount }) => (cost === undefined ? '' : (Number(cost) * Number(amount ?? 1)).toFixed(2)),
  },
  C__CATS__MIDDLEWARE: installations,
  C__CATS__NET: {
    title: (_, { found }, { object }) => found.object(object)?.title ?? '',
    address_range: rangeOfNet,
    address_with_suffix: addressWithSuffix,
    address_v6: ({ address }) => (String(address).includes(':') ? address : ''),
    free_addresses: (values, { facts }, { object }) => useOf(facts.count('links', object), addressCount(values)),
  },
  C__CATS__NET_IP_ADDRESSES: {
    title: ({ ipv6_address, title }) => title ?? ipv6_address ?? '',
  },
  C__CATS__NET_ZONE: {
    range_from_long: ({ range_from }) => longAddress(range_from),
    range_to_long: ({ range_to }) => longAddress(range_to),
  },
  C__CATS__OPERATING_SYSTEM: installations,
  C__CATS__PERSON_CONTACT_ASSIGNMENT: { object_type: typeOfLinked('object') },
  C__CATS__PERSON_GROUP_CONTACT_ASSIGNMENT: { object_type: typeOfLinked('object') },
  C__CATS__PERSON_GROUP_MEMBERS: {
    first_name: ofPerson('first_name'),
    last_name: ofPerson('last_name'),
    department: ofPerson('department'),
    phone_company: ofPerson('phone_company'),
    email_address: ofPerson('mail'),
    organization: ({ connected_object }, seen) =>
      linkedObject(seen.facts.first(Number(connected_object), 'C__CATS__PERSON_MASTER').organization, seen),
    title: ofPerson('title'),
    members: shared(({ facts, found }) => namesOf(facts.siblings, titled('connected_object', found))),
    membersCount: (_, { facts }) => String(facts.siblings.length),
  },
  C__CATS__SERVICE: installations,
};
