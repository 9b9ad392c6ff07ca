import type { MigrationInterface } from 'typeorm';
import { CreateTables1795132800000 } from './1795132800000-create-tables.js';
import { SecondFactors1795219200000 } from './1795219200000-second-factors.js';
import { IdentityProviders1795305600000 } from './1795305600000-identity-providers.js';
import { SessionAddresses1795392000000 } from './1795392000000-session-addresses.js';
import { Definitions1795478400000 } from './1795478400000-definitions.js';
import { ValueIndex1795564800000 } from './1795564800000-value-index.js';
import { ReportTotals1795575600000 } from './1795575600000-report-totals.js';
import { DirectorySyncs1795580000000 } from './1795580000000-directory-syncs.js';
import { UniqueValues1795585000000 } from './1795585000000-unique-values.js';
import { OrdersOfLists1795590000000 } from './1795590000000-orders-of-lists.js';
import { Passkeys1795595000000 } from './1795595000000-passkeys.js';
import { SubjectClaims1795610000030 } from './1795610000030-subject-claims.js';
import { LinkTargets1795610000060 } from './1795610000060-link-targets.js';
import { Logins1795610000090 } from './1795610000090-logins.js';
import { LinksFromBothEnds1795620000000 } from './1795620000000-links-from-both-ends.js';

/** Every migration, oldest first. */
export const migrations: (new () => MigrationInterface)[] = [
  // The schema of the first release. From there on migrations are added, and none is changed.
  CreateTables1795132800000,
  SecondFactors1795219200000,
  IdentityProviders1795305600000,
  SessionAddresses1795392000000,
  Definitions1795478400000,
  ValueIndex1795564800000,
  ReportTotals1795575600000,
  DirectorySyncs1795580000000,
  UniqueValues1795585000000,
  OrdersOfLists1795590000000,
  Passkeys1795595000000,
  SubjectClaims1795610000030,
  LinkTargets1795610000060,
  Logins1795610000090,
  LinksFromBothEnds1795620000000,
];
