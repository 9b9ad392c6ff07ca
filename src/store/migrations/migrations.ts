import { CreateTables1795132800000 } from './1795132800000-create-tables.js';
import { NameObjects1795219200000 } from './1795219200000-name-objects.js';
import { ChangeChoices1795222800000 } from './1795222800000-change-choices.js';
import { OrderObjects1795226400000 } from './1795226400000-order-objects.js';
import { NumberRelations1795233600000 } from './1795233600000-number-relations.js';
import { GrantRights1795305600000 } from './1795305600000-grant-rights.js';
import { Search1795320000000 } from './1795320000000-search.js';
import { KeepUsers1795392000000 } from './1795392000000-keep-users.js';
import { OneContact1795465800000 } from './1795465800000-one-contact.js';
import { WholeNets1795552200000 } from './1795552200000-whole-nets.js';
import { BothSides1795638600000 } from './1795638600000-both-sides.js';
import { Organizations1795725000000 } from './1795725000000-organizations.js';
import { JoinEnds1795811400000 } from './1795811400000-join-ends.js';
import { PlanOnce1795897800000 } from './1795897800000-plan-once.js';
import { ReadDamaged1795987800000 } from './1795987800000-read-damaged.js';
import { ListReferrers1796074200000 } from './1796074200000-list-referrers.js';
import { MergeInParts1796160600000 } from './1796160600000-merge-in-parts.js';
import { LimitKeys1796247000000 } from './1796247000000-limit-keys.js';
import { FindAddresses1796350000000 } from './1796350000000-find-addresses.js';
import { Audit1796400000000 } from './1796400000000-audit.js';
import { NumberChanges1796500000000 } from './1796500000000-number-changes.js';
import { KeepResults1796600000000 } from './1796600000000-keep-results.js';
import { FindPastExternals1796700000000 } from './1796700000000-find-past-externals.js';
import { FollowCommits1796720000000 } from './1796720000000-follow-commits.js';
import { FindPurgedEntries1796740000000 } from './1796740000000-find-purged-entries.js';
import { CountObjects1796780000000 } from './1796780000000-count-objects.js';
import { KeepWebhooks1796800000000 } from './1796800000000-keep-webhooks.js';
import { IndexLongDocuments1796810000000 } from './1796810000000-index-long-documents.js';
import { ListSearchTerms1796820000000 } from './1796820000000-list-search-terms.js';
import { ExpirePasswords1796830000000 } from './1796830000000-expire-passwords.js';
import { CountGuesses1796840000000 } from './1796840000000-count-guesses.js';
import { KeepReports1796990000000 } from './1796990000000-keep-reports.js';
import { RotateWebhookSecrets1797050000000 } from './1797050000000-rotate-webhook-secrets.js';
import { RecordReports1797060000000 } from './1797060000000-record-reports.js';
import { KeepLivestatus1797070000000 } from './1797070000000-keep-livestatus.js';
import { SettleIndexes1797080000000 } from './1797080000000-settle-indexes.js';
import { FindFormerEntries1797090000000 } from './1797090000000-find-former-entries.js';

/** Every migration, oldest first. */
export const migrations = [
  CreateTables1795132800000,
  NameObjects1795219200000,
  ChangeChoices1795222800000,
  OrderObjects1795226400000,
  NumberRelations1795233600000,
  GrantRights1795305600000,
  Search1795320000000,
  KeepUsers1795392000000,
  OneContact1795465800000,
  WholeNets1795552200000,
  BothSides1795638600000,
  Organizations1795725000000,
  JoinEnds1795811400000,
  PlanOnce1795897800000,
  ReadDamaged1795987800000,
  ListReferrers1796074200000,
  MergeInParts1796160600000,
  LimitKeys1796247000000,
  FindAddresses1796350000000,
  Audit1796400000000,
  NumberChanges1796500000000,
  KeepResults1796600000000,
  FindPastExternals1796700000000,
  FollowCommits1796720000000,
  FindPurgedEntries1796740000000,
  CountObjects1796780000000,
  KeepWebhooks1796800000000,
  IndexLongDocuments1796810000000,
  ListSearchTerms1796820000000,
  ExpirePasswords1796830000000,
  CountGuesses1796840000000,
  KeepReports1796990000000,
  RotateWebhookSecrets1797050000000,
  RecordReports1797060000000,
  KeepLivestatus1797070000000,
  SettleIndexes1797080000000,
  FindFormerEntries1797090000000,
];
