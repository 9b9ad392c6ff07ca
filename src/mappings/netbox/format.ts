import type { Format } from '../mapping.js';
import { cables } from './cables.js';
import { circuits } from './circuits.js';
import { rootLocation } from './common.js';
import { connectors } from './connectors.js';
import { devices } from './devices.js';
import { groups } from './groups.js';
import { links } from './links.js';
import { addresses, nets } from './nets.js';
import { assignments, parties } from './parties.js';
import { places } from './places.js';
import { ports } from './ports.js';
import { references } from './references.js';
import { virtual } from './virtual.js';

/** How a dump of NetBox is read; written for version 3.6. What others lead to comes before them. */
export const netbox: Format = {
  mappings: [
    ...parties,
    ...places,
    ...nets,
    ...devices,
    ...virtual,
    ...groups,
    ...circuits,
    ...cables,
    ...ports,
    ...connectors,
    ...addresses,
    ...links,
    ...assignments,
  ],
  references,
  constants: [rootLocation],
};
