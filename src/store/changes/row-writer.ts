import type { ChangeAction, ChangedKind } from '../../domain/storage/change-sets.js';
import type { FinalChecks } from '../../domain/storage/final-checks.js';
import { andThen, forEachSeries, type MaybePromise } from '../../rpc/maybe-promise.js';
import type { SqlSession } from '../engines/connection.js';
import type { Value } from '../engines/sql-dialect.js';
import { type Cascade, findCascaded, ripples } from './cascades.js';
import type { ChangeSet, SearchReach } from './change-set.js';
import { type CurrentVersion, formerRows, rowsWhere } from './current-versions.js';
import { placeOf, type RecordPlace } from './record-places.js';
import { tablesWithoutHistory } from './versioned-tables.js';

/** Runs a statement that writes rows, and returns how many it wrote. */
export interface RowWrites {
  count(text: string, values: readonly Value[]): MaybePromise<number>;
  /** The same where the number is known. */
  apply(text: string, values: readonly Value[], rows: number): MaybePromise<number>;
}

/** Writes rows; `0` where none of them was written, and nothing is noted then. `held` are states before, as far as nobody else can change them. */
type Write = (writes: RowWrites, held?: readonly CurrentVersion[]) => MaybePromise<number>;

/** A new record, and the record that it is part of. */
export interface CreatedRecord {
  readonly subject: number | string;
  readonly object: number | null;
  readonly category?: string | null;
  /** The dialog of a choice, or the title of a report, of a profile of imports or of an address of monitoring. */
  readonly name?: string | null;
  readonly secrets?: readonly string[];
}

/** A change of what is there. */
export interface RecordUpdate {
  readonly subjects: readonly (number | string)[];
  readonly action?: ChangeAction;
  /** Texts that are found by other words afterwards; its own, where nothing is said. */
  readonly reach?: SearchReach;
  /** The title that it has from now on. */
  readonly title?: string | undefined;
  readonly secrets?: readonly string[];
  /** The statement writes a row for each subject that is there, whatever that holds. */
  readonly writesEach?: boolean;
  /** The statement writes the `upcomingNumber` into the row of an entry. */
  readonly writesNumber?: boolean;
  /** Values that the statement writes into the row, by column. A row that has them already is left as it is: nothing changes. */
  readonly columns?: CurrentVersion['own'];
  /** The records as they are, where they were read already and nobody else can change them. */
  readonly former?: readonly CurrentVersion[] | undefined;
}

/** Name of the advisory lock of an object type: no object is held where its configuration changes, and of two changes each has to find the row of the other. */
export const typeClaim = (type: number | string): string => `type ${type}`;

/**
 * The one way to write rows in a transaction: tables with a history take no statement that does not say first what changes, so that its former
 * rows are read and the change set has it.
 */
export class RowWriter {
  private readonly session: SqlSession;
  private readonly changes: ChangeSet | undefined;
  /** The entry that was read last. */
  private read: CurrentVersion | undefined;

  /** Without a change set only tables without a history can be written. */
  constructor(session: SqlSession, changes: ChangeSet | undefined) {
    this.session = session;
    this.changes = changes;
  }

  /** The first entry that meets a condition, by column. Where it is written next, it need not be read again, if nobody else can change it. */
  entryWhere(condition: string, values: readonly Value[]): MaybePromise<CurrentVersion['own'] | undefined> {
    const { holding } = this.session;
    return andThen(rowsWhere(this.session, 'entry', condition, values), ([found]) => {
      if (!found) return undefined;
      return andThen(holding, () => this.noteRead(found));
    });
  }

  private noteRead(found: CurrentVersion): CurrentVersion['own'] {
    const isNoted = this.changeSet().of('entry', found.subject) !== undefined;
    if (!isNoted && this.session.isHeld(Number(found.own.object))) this.read = found;
    return found.own;
  }

  /** Whether an entry is read by way of this writer, as it may be written next. */
  readsFor(session: object): boolean {
    return this.changes !== undefined && session === this.session;
  }

  /** The number that the change set is going to have; `null` where a server gives it out at the end. */
  get upcomingNumber(): number | null {
    return this.session.bufferedInserts?.upcoming ?? null;
  }

  get finalChecks(): FinalChecks {
    return this.changeSet().finalChecks;
  }

  /** How often a row was changed so far. */
  get changeCount(): number {
    return this.changeSet().noteCount;
  }

  /** Writes rows of what was not there before. */
  create(kind: ChangedKind, made: readonly CreatedRecord[], write: Write): MaybePromise<number> {
    const changes = this.changeSet();
    return andThen(write(this.session), written => {
      if (written === 0) return 0;
      for (const { category = null, name = null, secrets = [], ...each } of made)
        changes.note({ kind, ...each, category, name, secrets, action: 'created', reach: 'own' });
      return written;
    });
  }

  /** Writes rows of what is there, or rows that go with it. */
  change(kind: ChangedKind, changing: RecordUpdate, write: Write): MaybePromise<number> {
    return andThen(this.former(kind, changing.subjects, changing.former), former => {
      if (isUnchanged(changing, former)) return former.length;
      const isHeld = changing.writesEach === true && this.isHeld(kind, changing, former);
      const written = isHeld ? write(this.writingEach(changing), former) : write(this.session);
      return andThen(written, rows => {
        if (rows > 0) this.note(kind, changing, former);
        return rows;
      });
    });
  }

  private isHeld(kind: ChangedKind, { subjects }: RecordUpdate, former: readonly CurrentVersion[]): boolean {
    const formerOf = finding(former);
    for (const subject of subjects) {
      const { object } = this.changeSet().of(kind, subject) ?? placeBefore(kind, formerOf(subject));
      if (object === null || !this.session.isHeld(object)) return false;
    }
    return true;
  }

  /** Rows that were read and that nobody else can change are written without waiting for their number. */
  private writingEach({ subjects }: RecordUpdate): RowWrites {
    const apply: RowWrites['count'] = (text, values) => this.session.apply(text, values, subjects.length);
    return { count: apply, apply };
  }

  /** Writes a row that is there, or makes it. */
  async put(kind: ChangedKind, made: CreatedRecord, columns: CurrentVersion['own'], write: Write): Promise<number> {
    const { subject } = made;
    const former = await this.former(kind, [subject]);
    if (isUnchanged({ subjects: [subject], columns }, former)) return former.length;
    const isThere = former.length > 0 || this.changeSet().of(kind, subject) !== undefined;
    if (!isThere) return this.create(kind, [made], write);
    const written = await write(this.session);
    if (written > 0) this.note(kind, { subjects: [subject] }, former);
    return written;
  }

  /** Removes what is there, and with it what the references of the tables say. */
  async remove(
    kind: ChangedKind,
    subjects: readonly (number | string)[],
    write: Write,
    read?: readonly CurrentVersion[],
  ): Promise<number> {
    const former = await this.former(kind, subjects, read);
    const rippled: { readonly ripple: Cascade; readonly found: RecordUpdate; readonly former: readonly CurrentVersion[] }[] = [];
    for (const ripple of ripples[kind]) {
      const found = { ...ripple, subjects: await findCascaded(this.session, ripple, subjects) };
      if (found.subjects.length > 0) rippled.push({ ripple, found, former: await this.former(ripple.kind, found.subjects) });
    }
    const written = await write(this.session);
    if (written === 0) return 0;
    this.note(kind, { subjects, action: 'purged' }, former);
    for (const { ripple, found, former: before } of rippled) this.note(ripple.kind, found, before);
    return written;
  }

  /** Writes the same values of an entry, encrypted with another key. */
  async reencrypt(entry: number, values: string): Promise<void> {
    await this.session.count(reencrypt, [values, entry]);
  }

  /** Writes rows that go with a record and change nothing of it, such as how a source spelled it: they are in no change set. */
  writeUnnoted(write: (writes: RowWrites) => MaybePromise<void>): MaybePromise<void> {
    this.changeSet();
    return write(this.session);
  }

  /** Writes a table without a history. */
  count(text: string, values: readonly Value[]): MaybePromise<number> {
    requireWithoutHistory(text);
    return this.session.count(text, values);
  }

  apply(text: string, values: readonly Value[], rows: number): MaybePromise<number> {
    requireWithoutHistory(text);
    return this.session.apply(text, values, rows);
  }

  private former(
    kind: ChangedKind,
    subjects: readonly (number | string)[],
    read?: readonly CurrentVersion[],
  ): MaybePromise<readonly CurrentVersion[]> {
    const unnoted = this.changeSet().filterUnnoted(kind, subjects);
    if (read?.every(({ own }) => this.isRowHeld(kind, own)))
      return unnoted === subjects ? read : read.filter(({ subject }) => this.changeSet().of(kind, subject) === undefined);
    const [first = 0, ...others] = unnoted;
    if (kind === 'entry' && others.length === 0 && first === this.read?.subject) return [this.read];
    if (unnoted.length === 0) return [];
    const claimed =
      kind === 'type' ? forEachSeries([...unnoted].sort(), type => this.session.advisoryLock(typeClaim(type))) : undefined;
    return andThen(claimed, () => formerRows(this.session, kind, unnoted));
  }

  /** Whether nobody else can change a record: what is part of no object is claimed by its name. */
  private isRowHeld(kind: ChangedKind, own: CurrentVersion['own']): boolean {
    const { object } = placeOf(kind, own);
    return object === null || this.session.isHeld(object);
  }

  private note(kind: ChangedKind, changing: RecordUpdate, former: readonly CurrentVersion[]): void {
    const changes = this.changeSet();
    const { action = 'edited', reach = 'own', secrets = [], title, writesNumber: isNumbered = false } = changing;
    const formerOf = finding(former);
    for (const subject of changing.subjects) {
      const before = formerOf(subject);
      const earlier = changes.of(kind, subject);
      if (!before && !earlier) continue;
      const first = (before ?? earlier?.former)?.own.title;
      const isRetitled = title !== undefined && first !== undefined && first !== title;
      const change = {
        kind,
        subject,
        ...placeBefore(kind, before),
        action,
        former: before,
        secrets,
        isNumbered,
        reach: isRetitled ? 'referrers' : reach,
      } as const;
      changes.note(change);
    }
  }

  private changeSet(): ChangeSet {
    if (!this.changes) throw new Error('Nothing with a history is written without an author');
    return this.changes;
  }
}

/** Whether every row that is to be written was read, and has the values already. A password that is set is written again: callers could guess it otherwise. */
function isUnchanged({ subjects, columns, secrets = [] }: RecordUpdate, former: readonly CurrentVersion[]): boolean {
  if (columns === undefined || secrets.length > 0 || former.length < subjects.length) return false;
  for (const { own } of former) for (const column in columns) if (own[column] !== columns[column]) return false;
  return true;
}

/** Finds the state of a subject among those that were read. */
function finding(former: readonly CurrentVersion[]): (subject: number | string) => CurrentVersion | undefined {
  const [first, ...others] = former;
  if (others.length === 0) return subject => (first?.subject === subject ? first : undefined);
  const known = new Map(former.map(each => [each.subject, each]));
  return subject => known.get(subject);
}

const nowhere: RecordPlace = { object: null, category: null, name: null };

/** The place of a record that was read; nowhere where it is not there. */
function placeBefore(kind: ChangedKind, before: CurrentVersion | undefined): RecordPlace {
  return before ? placeOf(kind, before.own) : nowhere;
}

const reencrypt = 'UPDATE entries SET "values" = ? WHERE id = ?';

const written = /^\s*(?:INSERT (?:OR REPLACE )?INTO|UPDATE|DELETE FROM) (\w+)/;
const allowed = new Map<string, boolean>();

/** Texts are constants of the program, so each is looked at once. */
function requireWithoutHistory(text: string): void {
  const known = allowed.get(text) ?? tablesWithoutHistory.has(written.exec(text)?.[1] ?? '');
  if (!known) throw new Error(`What is written says what changes: ${text}`);
  allowed.set(text, known);
}
