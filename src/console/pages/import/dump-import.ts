import { signal } from '@preact/signals';
import type { ImportRow } from '../../../../generated/categories.js';
import type { ImportedRow } from '../../../../generated/types.js';
import { Dataset } from '../../../mappings/dataset.js';
import { type Dump, type Note, noteOn, type Row } from '../../../mappings/dump.js';
import type { KnownRecord } from '../../../mappings/evaluation.js';
import { draftOf, type MappedRow } from '../../../mappings/mapped-row.js';
import type { Format } from '../../../mappings/mapping.js';
import { inEachLanguage, isNoLongerSet } from '../../../mappings/reasons.js';
import { type ImportReport, type RowResult, Tally } from '../../../mappings/report.js';
import { objectsOf } from '../../service/answer.js';
import { rootLocation } from '../../service/constants.js';
import { service } from '../../service/service.js';
import { batchesOf, type DumpBatch } from './dump-batches.js';
import { PartedRun } from './parted-run.js';
import { isPromised, promised, sentRow } from './sent-row.js';

/** A dump, and how it is imported. */
export interface DumpRequest {
  readonly dump: Dump;
  /** The source, such as `netbox:default`. */
  readonly source: string;
  readonly comment: string;
  /** How the dump is read. */
  readonly format: Format;
}

/** A dump that is tried without keeping anything, or imported. */
export class DumpImport {
  readonly run: PartedRun;
  /** Numbers of the change sets that were made, oldest first. */
  readonly numbers = signal<readonly number[]>([]);
  private readonly request: DumpRequest;
  private readonly isTrial: boolean;
  private readonly dataset: Dataset;
  private readonly tally = new Tally();
  /** Records by the names of rows and their parts. */
  private readonly known = new Map<string, KnownRecord>();
  /** Models of rows of which earlier imports made something. */
  private former: ReadonlySet<string> = new Set();

  constructor(request: DumpRequest, isTrial: boolean) {
    this.request = request;
    this.isTrial = isTrial;
    const mapped = new Set(request.format.mappings.map(({ model }) => model));
    this.dataset = new Dataset(request.dump.rows, request.format, model => !mapped.has(model) || this.former.has(model));
    const id = crypto.getRandomValues(new Uint32Array(4)).join('-');
    const batches = batchesOf(this.dataset, request.format);
    const calls = batches.map((batch, at) => ({ size: batch.rows.length, call: () => this.write(batch, `${id} ${at}`) }));
    this.run = new PartedRun([{ size: 0, call: () => this.readKnown() }, ...calls], !isTrial);
  }

  /** The rows so far, by their results. */
  report(): ImportReport {
    return this.tally.report(this.request.format, this.request.dump, this.dataset);
  }

  /** Reads the records that earlier imports made, to which rows may refer. */
  private async readKnown(): Promise<void> {
    for (const constant of this.request.format.constants) this.known.set(constant, { object: rootLocation, entry: null });
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof readPage>> = await readPage(this.request.source, cursor);
      for (const { name, ...record } of page.records) this.known.set(name, record);
      cursor = page.cursor;
    }
    this.former = new Set([...this.known.keys()].map(name => name.split(':', 1)[0] ?? name));
  }

  /** A call that got no answer is made again under the same key: it is carried out once, and its answer has the number of its change set. */
  private async write({ mapping, rows }: DumpBatch, key: string): Promise<void> {
    const drafts = rows.map(row => ({
      row,
      draft: draftOf(mapping, { dataset: this.dataset, row, known: name => this.known.get(name) }),
    }));
    const types = await this.typesKept(drafts.flatMap(({ draft: { mapped } }) => mapped ?? []));
    const sent = drafts.flatMap(({ row, draft: { mapped, lacking } }) =>
      mapped ? [{ row, mapped, lacking, wire: sentRow(mapped, this.known, types) }] : [],
    );
    const answers = await this.save(
      sent.flatMap(({ wire }) => wire ?? []),
      key,
    );
    const skipped = drafts.flatMap(({ draft }) => draft.skipped);
    this.tally.accept({ results: [], skipped, lacking: [], removed: [] });
    for (const { row, mapped, lacking } of sent) this.take(row, mapped, answers.get(row.name), lacking);
  }

  /** Types of objects that keep theirs, as the dump does not tell it: the service takes no object without one. */
  private async typesKept(rows: readonly MappedRow[]): Promise<ReadonlyMap<number, string>> {
    const keeping = rows.filter(({ object }) => object?.applies && object.type === undefined);
    const ids = keeping.flatMap(({ name }) => this.known.get(name)?.object ?? []);
    if (ids.length === 0) return new Map();
    const found = await service.value.cmdb.objects.read({ filter: { ids }, fields: ['id', 'type'], limit: ids.length });
    return new Map(objectsOf(found).flatMap(({ id, type }) => (type === undefined ? [] : [[Number(id), type] as const])));
  }

  private async save(rows: readonly ImportRow[], key: string): Promise<ReadonlyMap<string, ImportedRow>> {
    if (rows.length === 0) return new Map();
    const { source, comment } = this.request;
    const input = { source, rows: [...rows] };
    const options = this.isTrial ? { dry_run: true } : { comment, idempotency_key: key };
    const { number, rows: answers } = await service.value.kataster.imports.save(input, options);
    if (number !== null) this.numbers.value = [...this.numbers.value, number];
    return new Map(answers.map(answer => [answer.name, answer]));
  }

  /** Notes what became of a row. In a trial, what would be made is a promise, to which later rows refer. */
  private take(row: Row, mapped: MappedRow, answer: ImportedRow | undefined, lacking: readonly Note[]): void {
    if (answer?.result === 'rejected') {
      this.tally.reject(row, inEachLanguage(answer.reason ?? ''));
      return;
    }
    const result = this.isTrial ? this.triedResult(mapped, answer) : resultOf(answer);
    if (!this.isTrial) for (const { name, ...record } of answer?.records ?? []) this.known.set(name, record);
    if (this.isTrial) this.promise(mapped);
    if (!result) return;
    const refused = (answer?.refused ?? []).map(({ attribute, reason }) =>
      noteOn(row, inEachLanguage(attribute === null ? reason : `${attribute}: ${reason}`)),
    );
    const removed = (answer?.removed ?? []).map(({ attribute }) => noteOn(row, isNoLongerSet(attribute)));
    this.tally.accept({ results: [{ row, result }], skipped: [], lacking: [...lacking, ...refused], removed });
  }

  /** A row that depends on promises is not tried: it is made where they are. */
  private triedResult(mapped: MappedRow, answer: ImportedRow | undefined): RowResult | undefined {
    const tried = resultOf(answer);
    if (tried && tried !== 'unchanged') return tried;
    const waiting = mapped.entries.filter(each => each.applies && isPromised(each));
    if (waiting.length === 0) return tried;
    return tried || waiting.some(({ into }) => into) ? 'updated' : 'created';
  }

  private promise({ name, object, entries }: MappedRow): void {
    if (object?.applies && !this.known.has(name)) this.known.set(name, promised);
    for (const { part, applies } of entries)
      if (applies && !this.known.has(`${name}/${part}`)) this.known.set(`${name}/${part}`, promised);
  }
}

function readPage(source: string, cursor: string) {
  return service.value.kataster.imports.read({ source, cursor });
}

function resultOf(answer: ImportedRow | undefined): RowResult | undefined {
  return answer && answer.result !== 'empty' && answer.result !== 'rejected' ? answer.result : undefined;
}
