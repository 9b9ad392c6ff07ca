import type { Mapping } from '../mapping.js';
import { entries, entry } from '../values.js';
import { cable, cablings, otherEnd, positionsAtOtherEnd } from './connectors.js';
import { addressesOfInterface } from './shared-addresses.js';

/** Links from ports to cables, addresses and other ports. They come after all ports, as both ends must exist. */
export const links: readonly Mapping[] = [
  {
    model: 'dcim.interface',
    entries: [
      {
        part: 'links',
        category: 'C__CATG__NETWORK_PORT',
        into: entry('port', '.'),
        attributes: {
          assigned_connector: otherEnd,
          assigned_positions: positionsAtOtherEnd,
          cable,
          addresses: addressesOfInterface,
        },
      },
      {
        part: 'stack',
        category: 'C__CATG__NETWORK_LOG_PORT',
        into: entry('logical', '.'),
        attributes: {
          ports: entries('port', 'members', 'parent'),
          parent: entry('logical', 'parent'),
          addresses: addressesOfInterface,
        },
      },
    ],
  },
  {
    model: 'virtualization.vminterface',
    entries: [
      {
        part: 'links',
        category: 'C__CATG__NETWORK_PORT',
        into: entry('port', '.'),
        attributes: { addresses: addressesOfInterface },
      },
    ],
  },
  {
    model: 'dcim.powerport',
    entries: [
      {
        part: 'links',
        category: 'C__CATG__POWER_CONSUMER',
        into: entry('consumer', '.'),
        attributes: { assigned_connector: otherEnd, assigned_positions: positionsAtOtherEnd },
      },
    ],
  },
  ...cablings,
];
