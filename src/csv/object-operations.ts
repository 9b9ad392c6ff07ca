import type { ListedObject } from '../../generated/types.js';
import { type CsvAttribute, type CsvCatalogue, globalCategory } from './catalogue.js';
import { ColumnReadings } from './column-readings.js';
import { ComparableCells } from './comparable-cells.js';
import type { RejectedRow } from './csv-outcome.js';
import type { CsvRow, CsvRows } from './csv-rows.js';
import { EntriesAbove, type RowOperation } from './entries-above.js';
import { RowFault } from './fault-texts.js';
import { type LinkTitles, pathOf, type RowAbove } from './link-titles.js';
import { type CsvMatch, cellOf, missingKeys, type RowsOfObject, titleOf } from './row-groups.js';
import {
  type CellReading,
  creation,
  type DescribedEntry,
  type EntriesWritten,
  entriesOf,
  later,
  saves,
} from './row-operations.js';
import { SharedAddresses } from './shared-addresses.js';
import { isLink } from './targets.js';
import { linkedId } from './values.js';

/** A file, and how its columns are understood. */
export interface CsvSource {
  readonly rows: CsvRows;
  readonly catalogue: CsvCatalogue;
  readonly attributes: readonly CsvAttribute[];
  readonly match: CsvMatch;
}

/** The operations of rows about one object. */
export interface PreparedRows {
  readonly object: ListedObject | undefined;
  /** Whether a value leads to what is made by then, and is left out of a check. */
  readonly isWaiting: boolean;
  readonly operations: readonly RowOperation[];
  readonly faults: readonly RejectedRow[];
}

/** A reason, and its values. */
type Reason = ConstructorParameters<typeof RowFault> extends [unknown, ...infer Rest] ? Rest : never;

const lost = '\uFFFD';

/** Makes operations of rows: an object that is there is updated, another one is created. */
export class ObjectOperations {
  private readonly catalogue: CsvCatalogue;
  private readonly attributes: readonly CsvAttribute[];
  private readonly match: CsvMatch;
  /** Targets of which an object has one value. */
  private readonly singleTargets: readonly string[];
  private readonly links: LinkTitles;
  private readonly shared: SharedAddresses;
  private readonly columns: ColumnReadings;
  readonly cells: ComparableCells;
  /** Whether a column leads to objects of a type: rows of others need not be known by their titles. */
  readonly isLinkedType: (type: string) => boolean;
  private isWaiting = false;

  constructor({ rows, catalogue, attributes, match }: CsvSource, links: LinkTitles) {
    this.catalogue = catalogue;
    this.attributes = attributes;
    this.match = match;
    const single = attributes.filter(({ isMultiValue }) => !isMultiValue).map(({ name }) => name);
    this.singleTargets = ['title', 'sysid', 'type', ...single].filter(target => !match.keys.includes(target));
    this.links = links;
    this.shared = new SharedAddresses(rows, match, attributes);
    this.columns = new ColumnReadings(rows, match, attributes);
    this.cells = new ComparableCells(attributes, this.columns);
    const linked = attributes.filter(({ info }) => isLink(info)).map(({ info }) => catalogue.listPermittedTypes(info.target));
    const types = new Set(linked.flatMap(permitted => permitted ?? []));
    this.isLinkedType = linked.includes(undefined) ? () => true : type => types.has(type);
  }

  /** The operations of rows about one object, of which there is one at most; rows with a fault have none. */
  prepare(rows: RowsOfObject, objects: readonly ListedObject[]): PreparedRows {
    const operations: RowOperation[] = [];
    const above = new EntriesAbove(this.cells.ofAttribute);
    const faults: RejectedRow[] = [];
    const [object] = objects;
    this.isWaiting = false;
    for (const row of rows) {
      try {
        if (objects.length > 1) throw this.fault('severalObjects', { count: objects.length });
        this.rejectContradiction(row, rows);
        const { further, repeated } = above.divide(this.entriesOf(row));
        const made = object ? this.updates(row, object, further, rows.length === 1) : this.creations(row, further, rows);
        for (const { rows: others } of repeated) others.push(row);
        const ofRow = made.map(each => ({ ...each, rows: [row] }));
        for (const entry of further)
          above.add(
            entry,
            ofRow.find(({ entries }) => entries.includes(entry)),
          );
        operations.push(...ofRow);
      } catch (error) {
        if (!(error instanceof RowFault)) throw error;
        faults.push({ ...row, reason: error.message });
      }
    }
    return { object, isWaiting: this.isWaiting, operations, faults };
  }

  /** Type and path of the object that a row makes. */
  described(row: CsvRow): Pick<RowAbove, 'type' | 'path'> {
    const path = pathOf(cellOf(row, this.match, 'C__CATG__LOCATION-parent'), titleOf(row, this.match));
    return { type: this.typeOf(row), path };
  }

  private updates(
    row: CsvRow,
    object: ListedObject,
    entries: readonly DescribedEntry[],
    isOnlyRow: boolean,
  ): readonly EntriesWritten[] {
    const own = this.catalogue.types.find(({ id }) => id === Number(object.type));
    if (cellOf(row, this.match, 'type') !== '' && own?.const !== this.typeOf(row))
      throw this.fault('otherType', { type: own?.titles[0] ?? '' });
    const given = { title: cellOf(row, this.match, 'title'), sysid: cellOf(row, this.match, 'sysid') };
    const stored = { title: object.title, sysid: object.sysid };
    const isSame = (key: keyof typeof given): boolean =>
      given[key] === '' || given[key] === stored[key]?.trim() || this.match.keys.includes(key);
    const data = Object.fromEntries((['title', 'sysid'] as const).filter(key => !isSame(key)).map(key => [key, given[key]]));
    const id = Number(object.id);
    const operation = { method: 'cmdb.category.save', params: { object: id, category: globalCategory, data } };
    return [
      ...(Object.keys(data).length > 0 ? [{ operation, entries: [] }] : []),
      ...saves(id, object, entries, this.reading, isOnlyRow),
    ];
  }

  private creations(row: CsvRow, entries: readonly DescribedEntry[], [first]: RowsOfObject): readonly EntriesWritten[] {
    const name = `line${first.line}`;
    if (row !== first) {
      const further = entries.filter(({ cells }) => [...cells.keys()].some(({ isMultiValue }) => isMultiValue));
      return saves({ $ref: `${name}.id` }, undefined, further, this.reading);
    }
    const [id, sysid] = ['id', 'sysid'].map(target => cellOf(row, this.match, target));
    const title = titleOf(row, this.match);
    const [missing] = missingKeys(row, this.match);
    if (missing !== undefined) throw this.fault('keyless', { column: this.headOf(missing) });
    if (id) throw this.fault('unknownId', { id });
    if (!title) throw this.fault('untitled');
    const type = this.typeOf(row);
    const params = creation(type, { title, ...(sysid && { sysid }) }, entries, this.reading);
    if (this.isLinkedType(type)) this.links.add(title, { ...this.described(row), reference: { $ref: `${name}.id` } });
    return [{ operation: { method: 'cmdb.object.create', as: name, params }, entries }];
  }

  private entriesOf(row: CsvRow): readonly DescribedEntry[] {
    return entriesOf(row, this.match, this.attributes).map(entry => this.shared.withRole(entry));
  }

  private readonly reading: CellReading = {
    linkOf: (attribute, text) => {
      const linked = this.links.linkOf(attribute, text);
      if ('object' in linked) return linked.object;
      if ('reference' in linked) {
        this.isWaiting ||= linked.reference === 'later';
        return linked.reference === 'later' ? later : linked.reference;
      }
      const id = linkedId(text);
      if (id !== undefined) return id;
      throw this.fault(linked.fault, { column: attribute.info.title, text });
    },
    waysOf: (attribute, value) => this.columns.waysOf(attribute, value),
    certain: (attribute, value) => {
      const [way, other] = this.columns.waysOf(attribute, value);
      if (!other) return way?.text ?? value;
      throw this.fault('ambiguous', { column: attribute.info.title, value, one: way?.text ?? '', other: other.text });
    },
    unitOf: (attribute, value, isNew) => {
      const { info, units } = attribute;
      const unit = this.columns.unitOf(attribute);
      if (unit !== '' || (isNew && units?.isPreset)) return unit;
      throw this.fault('unitless', { column: info.title, value, units: units?.titles.join(', ') ?? '' });
    },
  };

  private fault(...[reason, values]: Reason): RowFault {
    return new RowFault(this.catalogue.language, reason, values);
  }

  private typeOf(row: CsvRow): string {
    const text = cellOf(row, this.match, 'type');
    if (text === '' && this.match.type !== '') return this.match.type;
    const type = this.catalogue.typeNamed(text)?.const;
    if (type === undefined) throw this.fault('unknownType', { text, example: this.catalogue.types[0]?.titles[0] ?? '' });
    return type;
  }

  /** Rejects characters that were lost before, values beyond the last column, and a value of which an object has one where the first row of the object has another. */
  private rejectContradiction(row: CsvRow, [first]: RowsOfObject): void {
    if (row.cells.some(cell => cell.includes(lost))) throw this.fault('lostCharacter');
    const count = this.match.targets.length;
    const surplus = row.cells.slice(count).find(cell => cell.trim() !== '');
    if (surplus !== undefined) throw this.fault('surplusCell', { value: surplus.trim(), count });
    if (row === first) return;
    for (const target of this.singleTargets) {
      const value = cellOf(row, this.match, target);
      const before = cellOf(first, this.match, target);
      if (value === '' || this.isSame(target, value, before)) continue;
      throw this.fault('contradiction', { column: this.headOf(target), value, line: first.line, before });
    }
  }

  /** Whether two cells say the same of an object: types and values are compared, not their letters. */
  private isSame(target: string, one: string, other: string): boolean {
    if (target === 'type') return this.catalogue.typeNamed(one) === this.catalogue.typeNamed(other);
    return this.cells.isSame(target, one, other);
  }

  private headOf(target: string): string {
    return this.attributes.find(({ name }) => name === target)?.info.title ?? target;
  }
}
