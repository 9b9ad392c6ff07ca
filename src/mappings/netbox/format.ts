import { Dataset } from '../dataset.js';
import type { Row } from '../dump.js';
import type { Format, Origin } from '../mapping.js';
import { cables } from './cables.js';
import { circuits } from './circuits.js';
import { rootLocation } from './common.js';
import { connectors } from './connectors.js';
import { devices } from './devices.js';
import { groups } from './groups.js';
import { links } from './links.js';
import { addresses, nets } from './nets.js';
import { otherNames } from './other-names.js';
import { assignments, parties } from './parties.js';
import { places } from './places.js';
import { ports } from './ports.js';
import { references } from './references.js';
import { routerGroups, sharedAddresses } from './shared-addresses.js';
import { meaningless, toldBy, usual, withoutCounterpart } from './unread-fields.js';
import { isOlder, originOf } from './versions.js';
import { virtual } from './virtual.js';

/** How a dump of NetBox is read. What others lead to comes before them. `version` is that of the system, where somebody names it. */
export function netboxFormat(rows: readonly Row[], version?: string): Format {
  const ways = { references, otherNames };
  const origin = originOf(new Dataset(rows, ways), version);
  const diskUnit = diskUnitOf(origin);
  return {
    ...ways,
    mappings: [
      ...parties,
      ...places,
      ...nets,
      ...devices,
      ...virtual(diskUnit),
      ...groups,
      ...routerGroups,
      ...circuits,
      ...cables,
      ...ports,
      ...connectors,
      ...addresses,
      ...sharedAddresses,
      ...links,
      ...assignments,
    ],
    constants: [rootLocation],
    origin,
    meaningless,
    usual,
    withoutCounterpart,
    toldBy: diskUnit ? toldBy : {},
  };
}

function diskUnitOf({ from, to }: Origin): 'C__MEMORY_UNIT__GB' | 'C__MEMORY_UNIT__MB' | undefined {
  if (!isOlder(from, '4.1')) return 'C__MEMORY_UNIT__MB';
  return isOlder(to, '4.1') ? 'C__MEMORY_UNIT__GB' : undefined;
}
