import type { EntryMapping, Mapping, Value } from '../mapping.js';
import { choice, constant, entry, field, first, labelled, lines, object, text } from '../values.js';
import { assignment4, assignment6, ipv4, ipv6, netType, scope } from './addresses.js';
import { activeAddresses, sharedRoles, vrrpTypes } from './choices.js';
import { globalOf } from './common.js';
import { domainName, hostName } from './conversions.js';

/** Parts that the addresses of a group are on each of its interfaces; of more than these, the report lists the others. */
export const sharedParts = ['address', 'address_2', 'address_3', 'address_4'] as const;

/** Groups of routers that share addresses. */
export const routerGroups: readonly Mapping[] = [
  {
    model: 'ipam.fhrpgroup',
    object: {
      type: constant('C__OBJTYPE__VRRP'),
      global: globalOf(first(field('name'), text('{protocol} {group_id}'))),
    },
    entries: [
      {
        part: 'group',
        category: 'C__CATG__VRRP',
        attributes: {
          type: choice('protocol', vrrpTypes),
          vrid: field('group_id', String),
          description: lines('protocol', 'auth_type'),
        },
      },
    ],
  },
];

/** Addresses of groups on the device of each interface that takes part. */
export const sharedAddresses: readonly Mapping[] = [
  {
    model: 'ipam.fhrpgroupassignment',
    entries: [
      ...sharedParts.map(addressOn),
      {
        part: 'member',
        category: 'C__CATG__VRRP_MEMBER',
        needs: ['member'],
        of: object('group'),
        attributes: { member: entry('logical', 'interface'), description: labelled([], { priority: 'Priority' }) },
      },
    ],
  },
];

/** Addresses that an interface has for itself, and those that it shares. */
export const addressesOfInterface: Value = { kind: 'entries', paths: ['addresses', 'assignments'], parts: sharedParts };

function addressOn(part: (typeof sharedParts)[number]): EntryMapping {
  const of = (name: string): string => `${part}.${name}`;
  return {
    part,
    category: 'C__CATG__IP',
    needs: ['net_type'],
    of: object('interface.device', 'interface.virtual_machine'),
    attributes: {
      net_type: field(of('address'), netType),
      active: choice(of('status'), activeAddresses),
      shared_as: choice(of('role'), sharedRoles),
      net: object(of('prefix')),
      zone: object(of('vrf')),
      ipv4_assignment: field(of('address'), assignment4),
      ipv4_address: field(of('address'), ipv4),
      ipv6_assignment: field(of('address'), assignment6),
      ipv6_scope: field(of('address'), scope),
      ipv6_address: field(of('address'), ipv6),
      hostname: field(of('dns_name'), hostName),
      domain: field(of('dns_name'), domainName),
      assigned_port: entry('port', 'interface'),
      assigned_logical_port: entry('logical', 'interface'),
      description: lines(of('description'), of('comments'), of('custom_field_data')),
    },
  };
}
