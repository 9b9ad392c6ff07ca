import type { ImportedRow, ImportRefusal, ImportRemoval, ImportRow, ImportSaved } from '../../generated/types.js';
import { authorOf } from '../domain/author.js';
import type { OpenTransaction } from '../domain/storage/open-transaction.js';
import { ExternalIds, type IdsOfTransaction } from '../import/external-ids.js';
import { leavingOut, type Refusal, withoutRefused } from '../import/refusals.js';
import type { Removal } from '../import/removals.js';
import { reasonOf } from '../import/row-reason.js';
import { writeRow } from '../import/row-writing.js';
import type { MappedRow } from '../mappings/mapped-row.js';
import { inLanguage, text } from '../messages/text.js';
import { RpcError } from '../rpc/rpc-error.js';
import { TimeSlices } from '../rpc/time-slices.js';
import type { CallContext } from './context.js';
import { PushSteps } from './external-push-steps.js';
import { createWrites } from './import-writes.js';
import { mapRows } from './imported-rows.js';
import { isAboutOperation } from './operation-faults.js';

/**
 * Writes rows of a source as one change set. A row that is rejected leaves nothing, and is said to be.
 * @throws RpcError InvalidParameters, LimitExceeded
 */
export async function saveRows(context: CallContext, source: string, rows: readonly ImportRow[]): Promise<ImportSaved> {
  const mapped = mapRows(context, rows);
  return context.store.share({ ending: 'commit' }, async open => {
    const saving = new RowSaving(context, open, source);
    const saved = await saveTogether(open, saving, mapped);
    return { number: (await open.seal(authorOf(context))) ?? null, rows: saved };
  });
}

/** Saves rows that may give way to each other: once more where something else was in the way of some, of which that is left out then. */
async function saveTogether(open: OpenTransaction, saving: RowSaving, rows: readonly MappedRow[]): Promise<ImportedRow[]> {
  const stuck = new Set<MappedRow>();
  for (;;) {
    const saved = await open
      .step(() => saving.all(rows, stuck))
      .catch(error => {
        if (!(error instanceof RowsInTheWay)) throw error;
        for (const row of error.rows) stuck.add(row);
      });
    if (saved) return saved;
  }
}

/** Rows bring values that something else still has once all of them are saved. */
class RowsInTheWay extends Error {
  readonly rows: readonly MappedRow[];

  constructor(rows: readonly MappedRow[]) {
    super();
    this.rows = rows;
  }
}

/** The rows of a call while they are written. */
class RowSaving {
  private readonly context: CallContext;
  private readonly open: OpenTransaction;
  private readonly steps: PushSteps;
  private readonly source: string;

  constructor(context: CallContext, open: OpenTransaction, source: string) {
    this.context = context;
    this.open = open;
    this.steps = new PushSteps(context, open);
    this.source = source;
  }

  /**
   * Saves rows in their order; nothing gives way to those that are stuck.
   * @throws RowsInTheWay
   */
  async all(rows: readonly MappedRow[], stuck: ReadonlySet<MappedRow>): Promise<ImportedRow[]> {
    const names = rows.flatMap(row => namesOf(row));
    const ids = await this.steps.records(async records => {
      await records.externals.lockSource(this.source);
      const found = await new ExternalIds(this.source, []).ofTransaction(records, names);
      await records.objects.lock(found.objects(names));
      return found;
    });
    const hidden = await this.findHidden(ids, names);
    const saved: ImportedRow[] = [];
    const slices = new TimeSlices();
    const checks = await this.steps.records(({ finalChecks }) => finalChecks);
    /** How many checks there are after each row. */
    const ends: number[] = [];
    for (const row of rows) {
      // Reads of others go on meanwhile.
      await slices.pass();
      checks.areAwaited = !stuck.has(row);
      saved.push(await this.one(row, ids, hidden));
      ends.push(checks.count);
    }
    const faults = await checks.faults();
    if (faults.length > 0) throw new RowsInTheWay(faults.flatMap(({ at }) => rows[ends.findIndex(end => at < end)] ?? []));
    await this.steps.records(records => ids.save(records));
    return saved;
  }

  /** Names of records that the caller may not view: neither their ids nor whether their values are the same are returned. */
  private async findHidden(ids: IdsOfTransaction, names: readonly string[]): Promise<ReadonlySet<string>> {
    const { permitted } = this.context;
    const known = names.filter(name => ids.find(name));
    if (!permitted || known.length === 0) return new Set();
    const { reads } = this.open.store.withScope(permitted.rights.scope('view'));
    const seen = await reads.externals.page({ source: this.source, names: known, after: '', limit: known.length });
    const visible = new Set(seen.map(({ name }) => name));
    return new Set(known.filter(name => !visible.has(name)));
  }

  private async one(row: MappedRow, ids: IdsOfTransaction, hidden: ReadonlySet<string>): Promise<ImportedRow> {
    const { name } = row;
    try {
      const { written, refused } = await leavingOut(left =>
        this.open.step(() => ids.inPart(part => this.written(withoutRefused(row, left), part, hidden))),
      );
      const records = namesOf(row).flatMap(each => recordOf(each, ids));
      const { result, removed } = written;
      return { name, result, reason: null, refused: refused.map(each => refusalShown(this.context, each)), removed, records };
    } catch (error) {
      if (!(error instanceof RpcError) || !isAboutOperation(error)) throw error;
      return {
        name,
        result: 'rejected',
        reason: inLanguage(reasonOf(error), this.context.language),
        refused: [],
        removed: [],
        records: [],
      };
    }
  }

  private async written(row: MappedRow, ids: IdsOfTransaction, hidden: ReadonlySet<string>) {
    if (namesOf(row).some(name => hidden.has(name)))
      throw new RpcError('Forbidden', {
        caller: text('ThisCaller'),
        verb: text('View'),
        resource: text('WhatEarlierImportMadeOf'),
      });
    const writes = createWrites(this.steps);
    const removed: ImportRemoval[] = [];
    const removes = (removals: readonly Removal[]): void => {
      removed.push(...removals.map(({ part, attribute }) => ({ part: part || null, attribute })));
    };
    const result = await this.steps.records(records => writeRow({ context: this.context, records, writes, ids, removes }, row));
    return { result: result ?? ('empty' as const), removed };
  }
}

function refusalShown({ language }: CallContext, { part, attribute, reason }: Refusal): ImportRefusal {
  return { part: part || null, attribute: attribute ?? null, reason: inLanguage(reason, language) };
}

/** The names by which the parts of a row are found again. */
function namesOf({ name, entries }: MappedRow): readonly string[] {
  return [name, ...entries.map(({ part }) => `${name}/${part}`)];
}

function recordOf(name: string, ids: IdsOfTransaction): ImportedRow['records'] {
  const known = ids.find(name);
  return known ? [{ name, object: known.object, entry: known.entry }] : [];
}
