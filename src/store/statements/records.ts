import type { Records } from '../../domain/storage/records.js';
import type { VisibilityScope } from '../../domain/storage/visibility-scope.js';
import type { SqlSession } from '../engines/connection.js';
import { Access } from './access.js';
import { Audit } from './audit.js';
import { Changes } from './changes.js';
import { Choices } from './choices.js';
import { Constants } from './constants.js';
import { Entries } from './entries.js';
import { Externals } from './externals.js';
import { FactRows } from './facts.js';
import { Idempotency } from './idempotency.js';
import { Keys } from './key-records.js';
import { Links } from './links.js';
import { ObjectTypes } from './object-types.js';
import { Objects } from './objects.js';
import { Passwords } from './passwords.js';
import { Pictures } from './pictures.js';
import { Places } from './places.js';
import { PurgeExtents } from './purge-extents.js';
import { Referents } from './referents.js';
import { Relations } from './relations.js';
import { ScopedSession, Scoping } from './scoping.js';
import { Search } from './search.js';
import { SecretKeys } from './secret-keys.js';

/**
 * Records on a connection; a read-only connection refuses writes. A transaction uses few tables, so each repository is opened at
 * first use.
 */
export class SqlRecords implements Records {
  readonly nextIds: Records['nextIds'];
  private readonly session: SqlSession;
  private objectsHere: Objects | undefined;
  private entriesHere: Entries | undefined;
  private choicesHere: Choices | undefined;
  private linksHere: Links | undefined;
  private changesHere: Changes | undefined;
  private referentsHere: Referents | undefined;
  private factsHere: FactRows | undefined;

  constructor(session: SqlSession) {
    this.session = session;
    this.nextIds = (table, count) => session.nextIds(table, count);
  }

  get everything(): SqlRecords {
    const { whole } = this.session;
    return whole === this.session ? this : new SqlRecords(whole);
  }

  scopedTo(scope: VisibilityScope | undefined): SqlRecords {
    const { whole } = this.session;
    return scope ? new SqlRecords(new ScopedSession(whole, new Scoping(scope, whole.dialect))) : this.everything;
  }

  get objects(): Objects {
    this.objectsHere ??= new Objects(this.session);
    return this.objectsHere;
  }

  get entries(): Entries {
    this.entriesHere ??= new Entries(this.session);
    return this.entriesHere;
  }

  get choices(): Choices {
    this.choicesHere ??= new Choices(this.session);
    return this.choicesHere;
  }

  get links(): Links {
    this.linksHere ??= new Links(this.session);
    return this.linksHere;
  }

  get changes(): Changes {
    this.changesHere ??= new Changes(this.session);
    return this.changesHere;
  }

  get referents(): Referents {
    this.referentsHere ??= new Referents(this.session);
    return this.referentsHere;
  }

  get facts(): FactRows {
    this.factsHere ??= new FactRows(this.session);
    return this.factsHere;
  }

  get constants(): Constants {
    return new Constants(this.session);
  }

  get relations(): Relations {
    return new Relations(this.session);
  }

  get objectTypes(): ObjectTypes {
    return new ObjectTypes(this.session);
  }

  get passwords(): Passwords {
    return new Passwords(this.session);
  }

  get keys(): Keys {
    return new Keys(this.session);
  }

  get secretKeys(): SecretKeys {
    return new SecretKeys(this.session);
  }

  get access(): Access {
    return new Access(this.session);
  }

  get audit(): Audit {
    return new Audit(this.session);
  }

  get pictures(): Pictures {
    return new Pictures(this.session);
  }

  get places(): Places {
    return new Places(this.session);
  }

  get purges(): PurgeExtents {
    return new PurgeExtents(this.session);
  }

  get search(): Search {
    return new Search(this.session);
  }

  get idempotency(): Idempotency {
    return new Idempotency(this.session);
  }

  get externals(): Externals {
    return new Externals(this.session);
  }
}
