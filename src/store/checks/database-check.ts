import type {
  ChangePlace,
  CheckReads,
  ChoiceRow,
  CountedOnObject,
  DanglingRow,
  EntryRow,
  HistoryFault,
  LastIds,
  LinkEnds,
  ListedChange,
  LoginRow,
  ObjectCount,
  ObjectRow,
  RecordedChange,
} from '../../domain/check/reads/check-reads.js';
import type { ContentPlace, LinkRecord, UploadContent } from '../../domain/storage/entries.js';
import type { NewRelation } from '../../domain/storage/relations.js';
import type { IndexedDocument, SearchChanges, SearchDocument, ValueRow } from '../../domain/storage/search-store.js';
import { pausedAsCopy } from '../../domain/webhooks/webhook-events.js';
import { RowWriter } from '../changes/row-writer.js';
import { chunksOf } from '../engines/inserts.js';
import { ReadSession } from '../engines/read-session.js';
import { answerLimit } from '../engines/row-limit.js';
import type { Value } from '../engines/sql-dialect.js';
import type { Snapshot } from '../exports/snapshot.js';
import { Definitions } from '../statements/definitions.js';
import { Referents } from '../statements/referents.js';
import { numberOf, entries as searchedEntries, objects as searchedObjects, valuesOfRow } from '../statements/search.js';
import * as statements from './check-statements.js';
import type { EngineChecks } from './engine-checks.js';
import { historyStatements } from './history-statements.js';
import { endOfPage } from './page-bounds.js';

type NumberedRelation = Pick<NewRelation, 'entry' | 'attribute' | 'target'>;
type SysidTaken = { readonly sysid: string; readonly object: number };

/** Reads of `kataster check`, in one snapshot of the database. */
export class DatabaseCheck implements CheckReads {
  readonly referents: Referents;
  readonly schema: Definitions;
  private readonly snapshot: Snapshot;
  private readonly engine: EngineChecks;

  constructor(snapshot: Snapshot, engine: EngineChecks) {
    this.snapshot = snapshot;
    this.engine = engine;
    const ask = async (text: string, values: Parameters<Snapshot['ask']>[1]) => ({ records: await snapshot.ask(text, values) });
    const session = new ReadSession(snapshot.dialect, ask, answerLimit());
    const writes = new RowWriter(session, undefined);
    this.referents = new Referents(session, writes);
    this.schema = new Definitions(session, writes);
  }

  storageFaults(): Promise<readonly string[]> {
    return this.engine.storageFaults(this.snapshot);
  }

  async danglingRows(limit: number): Promise<readonly DanglingRow[]> {
    const found: DanglingRow[] = [];
    for (const { dangling, ...reference } of statements.references)
      for (const { missing } of await this.snapshot.ask<Pick<DanglingRow, 'missing'>>(dangling, [limit]))
        found.push({ ...reference, missing });
    return found;
  }

  async objectsAfter(id: number): Promise<readonly ObjectRow[]> {
    const end = await endOfPage(this.snapshot, 'objects', id);
    return end === undefined ? [] : this.snapshot.ask(statements.objectPage, [id, end]);
  }

  async entriesAfter(id: number): Promise<readonly EntryRow[]> {
    const end = await endOfPage(this.snapshot, 'entries', id);
    return end === undefined ? [] : this.snapshot.ask(statements.entryPage, [id, end]);
  }

  choicesAfter(id: number): Promise<readonly ChoiceRow[]> {
    return this.snapshot.ask(statements.choicePage, [id]);
  }

  loginsAfter(id: number): Promise<readonly LoginRow[]> {
    return this.snapshot.ask(statements.loginPage, [id]);
  }

  async contentOf({ entry, digest }: ContentPlace): Promise<string | undefined> {
    const [found] = await this.snapshot.ask<Pick<UploadContent, 'content'>>(statements.content, [entry, digest]);
    return found?.content;
  }

  async changesAfter(place: ChangePlace | undefined): Promise<readonly RecordedChange[]> {
    const { number, position } = place ?? { number: 0, position: 0 };
    return this.snapshot.ask(statements.changePage, [number, position]);
  }

  async historyFaults(limit: number): Promise<readonly HistoryFault[]> {
    const found: HistoryFault[] = [];
    for (const { text, ...fault } of historyStatements)
      for (const row of await this.snapshot.ask<Pick<HistoryFault, 'subject' | 'number'>>(text, [limit]))
        found.push({ ...fault, ...row });
    return found;
  }

  async listAfter(id: number): Promise<readonly ListedChange[]> {
    const rows = await this.snapshot.ask<ListedChange>(statements.listedPage, [id]);
    return rows.map(row => ({ ...row, id: Number(row.id) }));
  }

  linksOf(first: number, last: number): Promise<readonly LinkRecord[]> {
    return this.snapshot.ask(statements.linkPage, [first, last]);
  }

  relationsOf(first: number, last: number): Promise<readonly NumberedRelation[]> {
    return this.snapshot.ask(statements.relationPage, [first, last]);
  }

  linksBetween(entries: readonly number[], attributes: readonly string[]): Promise<readonly LinkEnds[]> {
    const { list } = this.snapshot.dialect;
    return this.snapshot.ask(statements.between, [list(entries), list(attributes)]);
  }

  linksFromObjects(objects: readonly number[], category: string, attribute: string): Promise<readonly LinkEnds[]> {
    return this.snapshot.ask(statements.fromObjects, [this.snapshot.dialect.list(objects), category, attribute]);
  }

  severalEntries(categories: readonly string[], limit: number): Promise<readonly CountedOnObject[]> {
    return this.snapshot.ask(statements.severalEntries, [this.snapshot.dialect.list(categories), limit]);
  }

  severalPrimary(limit: number): Promise<readonly CountedOnObject[]> {
    return this.snapshot.ask(statements.severalPrimary, [limit]);
  }

  listTakenSysids(limit: number): Promise<readonly SysidTaken[]> {
    return this.snapshot.ask(statements.takenSysids, [limit]);
  }

  wrongCounts(limit: number): Promise<readonly ObjectCount[]> {
    return this.snapshot.ask(statements.wrongCounts, [limit]);
  }

  listPausedWebhooks(limit: number): Promise<readonly { readonly id: string; readonly title: string }[]> {
    return this.snapshot.ask(statements.pausedWebhooks, [pausedAsCopy, limit]);
  }

  async lastIds(): Promise<readonly LastIds[]> {
    const found: LastIds[] = [];
    for (const { table, column } of statements.numbered) {
      const [row] = await this.snapshot.ask<{ readonly highest: number | null }>(
        `SELECT max(${column}) AS highest FROM ${table}`,
      );
      found.push({ table, last: await this.engine.lastId(this.snapshot, table, column), highest: row?.highest ?? 0 });
    }
    return found;
  }

  async strangeDocuments(limit: number): Promise<readonly SearchDocument[]> {
    const text = `SELECT s.number FROM (${this.engine.indexed}) s LEFT JOIN entries e ON s.number % 2 = 1 AND e.id = s.number / 2
      LEFT JOIN objects o ON s.number % 2 = 0 AND o.id = s.number / 2 WHERE e.id IS NULL AND o.id IS NULL LIMIT CAST(? AS bigint)`;
    return (await this.snapshot.ask<{ readonly number: number | string }>(text, [limit])).map(({ number }) =>
      documentOf(Number(number)),
    );
  }

  async documentsUnlike(documents: readonly IndexedDocument[]): Promise<readonly SearchDocument[]> {
    if (documents.length === 0) return [];
    const unlike = await this.engine.unlike(this.snapshot, documents);
    return documents.filter(document => unlike.has(numberOf(document)));
  }

  async countIndexedValues(): Promise<number> {
    return Number((await this.snapshot.ask<{ readonly count: number | string }>(statements.countValues))[0]?.count ?? 0);
  }

  async indexedAmong(rows: readonly ValueRow[]): Promise<readonly ValueRow[]> {
    const found: ValueRow[] = [];
    for (const [start, size] of chunksOf(rows.length))
      found.push(...(await this.valueRows(statements.valuesAmong(size), rows.slice(start, start + size).flatMap(valuesOfRow))));
    return found;
  }

  async wrongLinkTargets(attributes: readonly number[], limit: number): Promise<readonly number[]> {
    const values = [this.snapshot.dialect.list(attributes), limit];
    const rows = await this.snapshot.ask<{ readonly target: number }>(statements.wrongLinkTargets, values);
    return rows.map(({ target }) => target);
  }

  indexedAfter(row: ValueRow | undefined): Promise<readonly ValueRow[]> {
    return this.valueRows(statements.valuesAfter, row ? valuesOfRow(row) : [0, 0, '', 0, 0]);
  }

  async recordsOf(rows: readonly ValueRow[]): Promise<Pick<SearchChanges, 'objects' | 'entries'>> {
    const { list } = this.snapshot.dialect;
    const idsOf = (ids: readonly number[]) => list([...new Set(ids)]);
    const objects = rows.filter(({ entry }) => entry === 0).map(({ object }) => object);
    return {
      objects: await this.snapshot.ask(searchedObjects, [idsOf(objects)]),
      entries: await this.snapshot.ask(searchedEntries, [idsOf(rows.map(({ entry }) => entry))]),
    };
  }

  /** One driver answers a bigint as a text. */
  private async valueRows(text: string, values: readonly Value[]): Promise<readonly ValueRow[]> {
    const rows = await this.snapshot.ask<ValueRow>(text, [...values]);
    return rows.map(row => ({ ...row, attribute: Number(row.attribute) }));
  }
}

function documentOf(number: number): SearchDocument {
  return { kind: number % 2 === 1 ? 'entry' : 'object', id: Math.floor(number / 2) };
}
