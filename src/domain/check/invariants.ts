import { chains } from './invariants/acyclic.js';
import { addresses } from './invariants/addresses.js';
import { mirrors } from './invariants/bidirectional-links.js';
import { categories } from './invariants/categories.js';
import { changeSets } from './invariants/change-sets.js';
import { connections } from './invariants/connections.js';
import { equalAddresses } from './invariants/equal-addresses.js';
import { ids } from './invariants/ids.js';
import type { Invariant } from './invariants/invariant.js';
import { linkTargets } from './invariants/link-targets.js';
import { links } from './invariants/links.js';
import { logins } from './invariants/logins.js';
import { objectCounts } from './invariants/object-counts.js';
import { positions } from './invariants/positions.js';
import { primaryMarks } from './invariants/primary.js';
import { references } from './invariants/references.js';
import { relations } from './invariants/relations.js';
import { search } from './invariants/search.js';
import { singleEntries } from './invariants/single-entries.js';
import { statuses } from './invariants/statuses.js';
import { storage } from './invariants/storage.js';
import { sysids } from './invariants/sysids.js';
import { texts } from './invariants/texts.js';
import { titles } from './invariants/titles.js';
import { valueIndex } from './invariants/value-index.js';
import { values } from './invariants/values.js';
import { webhooks } from './invariants/webhooks.js';

/** Everything that holds in every database. */
export const invariants: readonly Invariant[] = [
  storage,
  references,
  texts,
  statuses,
  categories,
  values,
  titles,
  sysids,
  objectCounts,
  singleEntries,
  primaryMarks,
  logins,
  addresses,
  equalAddresses,
  links,
  mirrors,
  linkTargets,
  connections,
  positions,
  relations,
  chains,
  search,
  valueIndex,
  changeSets,
  ids,
  webhooks,
];
