import type { DataSource, QueryRunner } from 'typeorm';
import { CreateTables1795132800000 } from '../migrations/1795132800000-create-tables.js';
import { NameObjects1795219200000 } from '../migrations/1795219200000-name-objects.js';
import { ChangeChoices1795222800000 } from '../migrations/1795222800000-change-choices.js';
import { OrderObjects1795226400000 } from '../migrations/1795226400000-order-objects.js';
import { NumberRelations1795233600000 } from '../migrations/1795233600000-number-relations.js';
import { GrantRights1795305600000 } from '../migrations/1795305600000-grant-rights.js';
import { Search1795320000000 } from '../migrations/1795320000000-search.js';
import { KeepUsers1795392000000 } from '../migrations/1795392000000-keep-users.js';
import { OneContact1795465800000 } from '../migrations/1795465800000-one-contact.js';
import { WholeNets1795552200000 } from '../migrations/1795552200000-whole-nets.js';
import { BothSides1795638600000 } from '../migrations/1795638600000-both-sides.js';
import { Organizations1795725000000 } from '../migrations/1795725000000-organizations.js';
import { JoinEnds1795811400000 } from '../migrations/1795811400000-join-ends.js';
import { PlanOnce1795897800000 } from '../migrations/1795897800000-plan-once.js';
import { ReadDamaged1795987800000 } from '../migrations/1795987800000-read-damaged.js';
import { ListReferrers1796074200000 } from '../migrations/1796074200000-list-referrers.js';
import { MergeInParts1796160600000 } from '../migrations/1796160600000-merge-in-parts.js';
import { LimitKeys1796247000000 } from '../migrations/1796247000000-limit-keys.js';
import { FindAddresses1796350000000 } from '../migrations/1796350000000-find-addresses.js';
import { StoreRefused } from './start-failures.js';
import { MigrationExecutor } from './typeorm.js';

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
];

/** Whether a database with these migrations was changed by a program that is newer than this one. */
export function isNewer(executed: readonly string[]): boolean {
  const known = new Set(migrations.map(({ name }) => name));
  return executed.some(name => !known.has(name));
}

/** Brings a database to the schema of this program; refuses one that a newer program has changed. */
export async function migrate(source: DataSource, runner: QueryRunner): Promise<void> {
  const executor = new MigrationExecutor(source, runner);
  if (isNewer((await executor.getExecutedMigrations()).map(({ name }) => name)))
    throw new StoreRefused('The database was changed by a newer version of kataster. Start that version, or a newer one.');
  executor.transaction = 'each';
  await executor.executePendingMigrations();
}
