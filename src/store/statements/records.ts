import type { FinalChecks } from '../../domain/storage/final-checks.js';
import type { Records } from '../../domain/storage/records.js';
import type { VisibilityScope } from '../../domain/storage/visibility-scope.js';
import type { ChangeSet } from '../changes/change-set.js';
import { RowWriter } from '../changes/row-writer.js';
import type { SqlSession } from '../engines/connection.js';
import { Access } from './access.js';
import { Audit } from './audit.js';
import { Choices } from './choices.js';
import { Constants } from './constants.js';
import { Counters } from './counters.js';
import { Definitions } from './definitions.js';
import { Entries } from './entries.js';
import { Externals } from './externals.js';
import { FactRows } from './facts.js';
import { Feed } from './feed.js';
import { History } from './history.js';
import { Idempotency } from './idempotency.js';
import { IdentityRows } from './identity.js';
import { ImportProfiles } from './import-profiles.js';
import { Keys } from './key-records.js';
import { Links } from './links.js';
import { Livestatus } from './livestatus.js';
import { ObjectTypes } from './object-types.js';
import { Objects } from './objects.js';
import { PasskeyRows } from './passkeys.js';
import { Passwords } from './passwords.js';
import { Pictures } from './pictures.js';
import { Places } from './places.js';
import { PurgeExtents } from './purge-extents.js';
import { Referents } from './referents.js';
import { Relations } from './relations.js';
import { Reports } from './reports.js';
import { Reverts } from './reverts.js';
import { Revisions } from './revisions.js';
import { ScopedSession, Scoping } from './scoping.js';
import { Search } from './search.js';
import { SecondFactorRows } from './second-factors.js';
import { SecretKeys } from './secret-keys.js';
import { UniqueValues } from './unique-values.js';
import { Webhooks } from './webhook-records.js';

/**
 * Records on a connection; a read-only connection rejects writes. A transaction uses few tables, so each repository is opened at
 * first use.
 */
export class SqlRecords implements Records {
  readonly nextIds: Records['nextIds'];
  private readonly session: SqlSession;
  private readonly writes: RowWriter;
  private objectsHere: Objects | undefined;
  private entriesHere: Entries | undefined;
  private choicesHere: Choices | undefined;
  private linksHere: Links | undefined;
  private referentsHere: Referents | undefined;
  private factsHere: FactRows | undefined;

  /** Without a change set nothing that has a history is written. */
  constructor(session: SqlSession, changes?: ChangeSet, writes = new RowWriter(session.whole, changes)) {
    this.session = session;
    this.writes = writes;
    this.nextIds = (table, count) => session.nextIds(table, count);
  }

  get everything(): SqlRecords {
    const { whole } = this.session;
    return whole === this.session ? this : new SqlRecords(whole, undefined, this.writes);
  }

  withScope(scope: VisibilityScope | undefined): SqlRecords {
    const { whole } = this.session;
    return scope
      ? new SqlRecords(new ScopedSession(whole, new Scoping(scope, whole.dialect)), undefined, this.writes)
      : this.everything;
  }

  get finalChecks(): FinalChecks {
    return this.writes.finalChecks;
  }

  get changeCount(): number {
    return this.writes.changeCount;
  }

  get objects(): Objects {
    this.objectsHere ??= new Objects(this.session, this.writes);
    return this.objectsHere;
  }

  get entries(): Entries {
    this.entriesHere ??= new Entries(this.session, this.writes);
    return this.entriesHere;
  }

  get choices(): Choices {
    this.choicesHere ??= new Choices(this.session, this.writes);
    return this.choicesHere;
  }

  get links(): Links {
    this.linksHere ??= new Links(this.session, this.writes);
    return this.linksHere;
  }

  get referents(): Referents {
    this.referentsHere ??= new Referents(this.session, this.writes);
    return this.referentsHere;
  }

  get facts(): FactRows {
    this.factsHere ??= new FactRows(this.session, this.writes);
    return this.factsHere;
  }

  get constants(): Constants {
    return new Constants(this.session, this.writes);
  }

  get relations(): Relations {
    return new Relations(this.session, this.writes);
  }

  get objectTypes(): ObjectTypes {
    return new ObjectTypes(this.session, this.writes);
  }

  get passwords(): Passwords {
    return new Passwords(this.session, this.writes);
  }

  get secondFactors(): SecondFactorRows {
    return new SecondFactorRows(this.session, this.writes);
  }

  get passkeys(): PasskeyRows {
    return new PasskeyRows(this.session, this.writes);
  }

  get keys(): Keys {
    return new Keys(this.session, this.writes);
  }

  get secretKeys(): SecretKeys {
    return new SecretKeys(this.session, this.writes);
  }

  get access(): Access {
    return new Access(this.session, this.writes);
  }

  get audit(): Audit {
    return new Audit(this.session, this.writes);
  }

  get pictures(): Pictures {
    return new Pictures(this.session, this.writes);
  }

  get places(): Places {
    return new Places(this.session, this.writes);
  }

  get purges(): PurgeExtents {
    return new PurgeExtents(this.session, this.writes);
  }

  get search(): Search {
    return new Search(this.session, this.writes);
  }

  get history(): History {
    return new History(this.session, this.writes);
  }

  get feed(): Feed {
    return new Feed(this.session, this.writes);
  }

  get idempotency(): Idempotency {
    return new Idempotency(this.session, this.writes);
  }

  get importProfiles(): ImportProfiles {
    return new ImportProfiles(this.session, this.writes);
  }

  get schema(): Definitions {
    return new Definitions(this.session, this.writes);
  }

  get livestatus(): Livestatus {
    return new Livestatus(this.session, this.writes);
  }

  get reports(): Reports {
    return new Reports(this.session, this.writes);
  }

  get reverts(): Reverts {
    return new Reverts(this.session, this.writes);
  }

  get revisions(): Revisions {
    return new Revisions(this.session, this.writes);
  }

  get identity(): IdentityRows {
    return new IdentityRows(this.session, this.writes);
  }

  get uniqueValues(): UniqueValues {
    return new UniqueValues(this.session, this.writes);
  }

  get counters(): Counters {
    return new Counters(this.session, this.writes);
  }

  get webhooks(): Webhooks {
    return new Webhooks(this.session, this.writes);
  }

  get externals(): Externals {
    return new Externals(this.session, this.writes);
  }
}
