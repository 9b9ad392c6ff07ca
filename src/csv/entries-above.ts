import type { Operation } from '../../generated/types.js';
import type { CsvAttribute } from './catalogue.js';
import type { CsvRow } from './csv-rows.js';
import type { DescribedEntry } from './row-operations.js';
import { tellsEntriesApart } from './targets.js';

/** An operation, and the rows that say what it writes: it is left out once each of them is rejected. */
export interface RowOperation {
  readonly operation: Operation;
  readonly rows: CsvRow[];
}

/** Entries of a row: new ones, and operations of rows above that write what it says once more. */
interface EntriesOfRow {
  readonly further: readonly DescribedEntry[];
  readonly repeated: readonly RowOperation[];
}

/** An entry of a row above, and the operation that writes it; none where it is stored. */
interface EntryAbove {
  /** Its values by their attributes, in the forms in which they are compared. */
  readonly values: ReadonlySet<string>;
  readonly operation: RowOperation | undefined;
}

/** Entries that rows about one object describe: what rows say once more is not made again. */
export class EntriesAbove {
  private readonly comparable: (attribute: CsvAttribute, cell: string) => string;
  private readonly byValue = new Map<string, EntryAbove[]>();

  constructor(comparable: (attribute: CsvAttribute, cell: string) => string) {
    this.comparable = comparable;
  }

  add(entry: DescribedEntry, operation: RowOperation | undefined): void {
    const values = new Set(this.valuesOf(entry));
    for (const value of values) {
      const others = this.byValue.get(value);
      if (others) others.push({ values, operation });
      else this.byValue.set(value, [{ values, operation }]);
    }
  }

  /** Divides the entries of a row. What has no name, such as a module of memory, is another one where the row says nothing else that is new. */
  divide(entries: readonly DescribedEntry[]): EntriesOfRow {
    const above = new Map(entries.map(entry => [entry, this.entryAbove(entry)]));
    const isAllAbove = entries.every(entry => above.get(entry) || !isOfSeveral(entry));
    const isRepeated = (entry: DescribedEntry) => above.get(entry) && !(isAllAbove && isOfSeveral(entry) && !hasName(entry));
    return {
      further: entries.filter(entry => !isRepeated(entry)),
      repeated: entries.filter(isRepeated).flatMap(entry => above.get(entry)?.operation ?? []),
    };
  }

  /** The entry with all values of another one; where there may be several, one without a name has no more than these. Of its values the rarest is looked up. */
  private entryAbove(entry: DescribedEntry): EntryAbove | undefined {
    const own = this.valuesOf(entry);
    const isExact = isOfSeveral(entry) && !hasName(entry);
    const [rarest = []] = own.map(value => this.byValue.get(value) ?? []).toSorted((one, other) => one.length - other.length);
    return rarest.find(({ values }) => own.every(value => values.has(value)) && !(isExact && values.size > own.length));
  }

  private valuesOf({ cells }: DescribedEntry): readonly string[] {
    return [...cells].map(([attribute, cell]) => `${attribute.name}\0${this.comparable(attribute, cell)}`);
  }
}

function isOfSeveral({ cells }: DescribedEntry): boolean {
  return [...cells.keys()].some(({ isMultiValue }) => isMultiValue);
}

/** Whether a value tells an entry apart from others; a choice, such as a kind of memory, does not. */
function hasName({ cells }: DescribedEntry): boolean {
  return [...cells.keys()].some(attribute => tellsEntriesApart(attribute) && attribute.info.dialog === undefined);
}
