import { type ExternalRecord, retired } from '../domain/storage/externals.js';
import type { Records } from '../domain/storage/records.js';

/** The object or entry that an import created for a row or a part of it. */
export type ImportedRecord = Pick<ExternalRecord, 'object' | 'entry' | 'fingerprint'>;

/** Objects and entries that imports created from one source, as far as they were read. */
export class ExternalIds {
  readonly source: string;
  private readonly known: Map<string, ImportedRecord>;

  /** `constants`: objects of every installation, which no row has to make. */
  constructor(source: string, constants: readonly (readonly [constant: string, object: number])[]) {
    this.source = source;
    this.known = new Map(constants.map(([constant, object]) => [constant, { object, entry: null, fingerprint: '' }]));
  }

  /** External ids of one transaction; they are kept only after its commit. */
  async ofTransaction(records: Records, names: Iterable<string>): Promise<IdsOfTransaction> {
    const unknown = [...new Set(names)].filter(name => !this.known.has(name));
    const found = await records.externals.find(this.source, unknown);
    return new IdsOfTransaction(this.source, this.known, found);
  }

  accept(ids: IdsOfTransaction): void {
    for (const [name, made] of ids.made) this.known.set(name, made);
  }
}

/** External ids that were known before. */
type Before = Pick<ReadonlyMap<string, ImportedRecord>, 'get' | 'has'>;

/** The external ids as one transaction sees it. */
export class IdsOfTransaction {
  /** Ids that were read and ids of new records, by name. */
  readonly made: Map<string, ImportedRecord>;
  private readonly added = new Map<string, ExternalRecord>();
  private readonly changed = new Map<string, ExternalRecord>();
  private readonly source: string;
  private readonly before: Before;

  constructor(source: string, before: Before, found: readonly ExternalRecord[]) {
    this.source = source;
    this.before = before;
    this.made = new Map(found.map(({ name, ...known }) => [name, known]));
  }

  /** The record of a name; `undefined` where the row no longer describes it. */
  find = (name: string): ImportedRecord | undefined => {
    const known = this.made.get(name) ?? this.before.get(name);
    return known?.fingerprint === retired ? undefined : known;
  };

  /** The objects that these names stand for. */
  objects(names: readonly string[]): readonly number[] {
    return names.flatMap(name => this.find(name)?.object ?? []);
  }

  put(name: string, known: ImportedRecord): void {
    const isNew = this.added.has(name) || !this.knows(name);
    this.made.set(name, known);
    (isNew ? this.added : this.changed).set(name, { ...known, source: this.source, name });
  }

  retire(name: string, known: ImportedRecord): void {
    this.put(name, { ...known, fingerprint: retired });
  }

  /** Carries out a part of the transaction; what it puts is kept where it succeeds. */
  async inPart<T>(work: (ids: IdsOfTransaction) => Promise<T>): Promise<T> {
    const before = {
      get: (name: string) => this.made.get(name) ?? this.before.get(name),
      has: (name: string) => this.knows(name),
    };
    const part = new IdsOfTransaction(this.source, before, []);
    const result = await work(part);
    for (const [name, known] of part.made) this.put(name, known);
    return result;
  }

  private knows(name: string): boolean {
    return this.made.has(name) || this.before.has(name);
  }

  async save(records: Records): Promise<void> {
    if (this.added.size > 0) await records.externals.insert([...this.added.values()]);
    if (this.changed.size > 0) await records.externals.put([...this.changed.values()]);
  }
}
