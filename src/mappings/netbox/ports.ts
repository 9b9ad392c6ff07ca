import type { AttributeValues, Mapping } from '../mapping.js';
import {
  among,
  asNumber,
  asText,
  choice,
  constant,
  entry,
  field,
  first,
  keyword,
  labelled,
  notAmong,
  object,
  objects,
} from '../values.js';
import { duplexes, logicalTypes, negotiations, plugTypes, portTypes } from './choices.js';
import { label, labelPaths } from './connectors.js';
import { mac, megabits, parseSpeed } from './conversions.js';

const ofDevice = object('device');

/** Attributes that real and virtual interfaces share. */
const portAttributes: AttributeValues = {
  title: field('name'),
  mac: field('mac_address', mac),
  mtu: field('mtu', asText),
  active: field('enabled'),
  layer2_assignment: objects('untagged_vlan', 'tagged_vlans'),
  default_vlan: object('untagged_vlan'),
  description: label,
};

/** Interfaces and power ports. */
export const ports: readonly Mapping[] = [
  {
    model: 'dcim.interface',
    entries: [
      {
        part: 'port',
        category: 'C__CATG__NETWORK_PORT',
        when: notAmong('type', ...logicalTypes),
        of: ofDevice,
        attributes: {
          ...portAttributes,
          interface: entry('interface', 'module'),
          port_type: keyword('type', portTypes),
          plug_type: keyword('type', plugTypes),
          standard: field('type'),
          negotiation: choice('duplex', negotiations),
          duplex: choice('duplex', duplexes),
          speed: first(field('speed', megabits), field('type', parseSpeed)),
          speed_type: constant('C__PORT_SPEED__MBIT_S'),
        },
      },
      {
        part: 'logical',
        category: 'C__CATG__NETWORK_LOG_PORT',
        when: among('type', ...logicalTypes),
        of: ofDevice,
        attributes: {
          title: field('name'),
          mac: field('mac_address', mac),
          active: field('enabled'),
          port_type: field('type'),
          net: objects('untagged_vlan', 'tagged_vlans'),
          description: labelled(labelPaths, { mtu: 'MTU' }),
        },
      },
    ],
  },
  {
    model: 'virtualization.vminterface',
    entries: [
      {
        part: 'port',
        category: 'C__CATG__NETWORK_PORT',
        of: object('virtual_machine'),
        attributes: portAttributes,
      },
    ],
  },
  {
    model: 'dcim.powerport',
    entries: [
      {
        part: 'consumer',
        category: 'C__CATG__POWER_CONSUMER',
        of: ofDevice,
        attributes: {
          title: field('name'),
          active: constant(true),
          watt: field('maximum_draw', asNumber),
          description: labelled([...labelPaths, 'type'], { allocated_draw: 'Allocated draw (W)' }),
        },
      },
    ],
  },
];
