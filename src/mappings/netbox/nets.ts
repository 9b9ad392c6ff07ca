import type { AttributeValues, Mapping } from '../mapping.js';
import { absent, choice, constant, entry, field, first, mark, object, objects } from '../values.js';
import {
  address,
  assignment4,
  assignment6,
  ipv4,
  ipv6,
  lastAddress,
  netmask,
  netType,
  network,
  prefixLength,
  scope,
} from './addresses.js';
import { activeAddresses, sharedRoles } from './choices.js';
import { description, globalOf, tenant } from './common.js';
import { domainName, hostName } from './conversions.js';

const netAttributes: AttributeValues = {
  type: field('prefix', netType),
  address: field('prefix', network),
  netmask: field('prefix', netmask),
  cidr_suffix: field('prefix', prefixLength),
  range_from: field('prefix', network),
  range_to: field('prefix', lastAddress),
};

/** VRFs, VLANs and prefixes. */
export const nets: readonly Mapping[] = [
  {
    model: 'ipam.vrf',
    object: { type: constant('C__OBJTYPE__NET_ZONE'), global: globalOf(field('name')) },
    entries: [tenant],
  },
  {
    model: 'ipam.vlan',
    object: {
      type: constant('C__OBJTYPE__LAYER2_NET'),
      global: globalOf(field('name'), { purpose: field('role.name'), category: field('group.name') }),
    },
    entries: [
      {
        part: 'vlan',
        category: 'C__CATS__LAYER2_NET',
        needs: ['vlan_id'],
        attributes: {
          vlan_id: field('vid', String),
          type: constant('C__LAYER2_NET__TYPE_VLAN'),
          subtype: constant('C__CATS__LAYER2_NET__SUBTYPE__STATIC_VLAN'),
        },
      },
      tenant,
    ],
  },
  {
    model: 'ipam.aggregate',
    object: { type: constant('C__OBJTYPE__SUPERNET'), global: globalOf(field('prefix')) },
    entries: [{ part: 'net', category: 'C__CATS__NET', attributes: netAttributes }, tenant],
  },
  {
    model: 'ipam.prefix',
    object: {
      type: first(choice('status', { container: 'C__OBJTYPE__SUPERNET' }), constant('C__OBJTYPE__LAYER3_NET')),
      global: globalOf(field('prefix'), { purpose: field('role.name') }),
    },
    entries: [
      { part: 'net', category: 'C__CATS__NET', attributes: { ...netAttributes, layer2_assignments: objects('vlan') } },
      {
        part: 'zone',
        category: 'C__CATS__NET_ZONE',
        needs: ['zone'],
        attributes: { zone: object('vrf'), range_from: field('prefix', network), range_to: field('prefix', lastAddress) },
      },
      tenant,
    ],
  },
  {
    model: 'ipam.vlan',
    entries: [
      {
        part: 'prefixes',
        category: 'C__CATS__LAYER2_NET',
        into: entry('vlan', '.'),
        attributes: { layer3_assignments: objects('prefixes') },
      },
    ],
  },
];

/** Addresses. One that no interface has is a host of its own: nothing else is known of who answers there. */
export const addresses: readonly Mapping[] = [
  {
    model: 'ipam.ipaddress',
    object: {
      when: absent('assigned_object'),
      type: constant('C__OBJTYPE__HOST'),
      global: globalOf(first(field('dns_name'), field('address', address))),
    },
    entries: [
      {
        part: 'address',
        category: 'C__CATG__IP',
        of: object('assigned_object.device', 'assigned_object.virtual_machine', 'router_group'),
        attributes: {
          net_type: field('address', netType),
          primary: mark('primary_of'),
          active: choice('status', activeAddresses),
          shared_as: choice('role', sharedRoles),
          net: object('prefix'),
          zone: object('vrf'),
          ipv4_assignment: field('address', assignment4),
          ipv4_address: field('address', ipv4),
          ipv6_assignment: field('address', assignment6),
          ipv6_scope: field('address', scope),
          ipv6_address: field('address', ipv6),
          hostname: field('dns_name', hostName),
          domain: field('dns_name', domainName),
          assigned_port: entry('port', 'assigned_object'),
          assigned_logical_port: entry('logical', 'assigned_object'),
          description,
        },
      },
    ],
  },
];
