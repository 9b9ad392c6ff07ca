import type { Kataster } from '../../generated/client.js';
import type { ListedObject } from '../../generated/types.js';
import { otherFamilyOf } from './address-families.js';
import type { RejectedRow } from './csv-outcome.js';
import { filterOf, objectsFound, questionsOf } from './known-objects.js';
import { LinkTitles } from './link-titles.js';
import { type CsvSource, ObjectOperations, type PreparedRows } from './object-operations.js';
import { type RowGroup, rowsOfGroup, titleOf } from './row-groups.js';

/** The operations of a group. */
export interface PreparedGroup extends Omit<PreparedRows, 'faults'> {
  readonly group: RowGroup;
}

/** Groups with operations, and the rows that have none for a reason. */
export interface PreparedPart {
  readonly groups: readonly PreparedGroup[];
  readonly rejected: readonly RejectedRow[];
}

/** Looks up what rows of a part name: their objects, and those that their links lead to. */
export class GroupPreparation {
  private readonly caller: Kataster;
  private readonly source: CsvSource;
  private readonly links: LinkTitles;
  private readonly operations: ObjectOperations;

  constructor(caller: Kataster, source: CsvSource) {
    this.caller = caller;
    const matched = source.attributes.filter(({ name }) => source.match.targets.includes(name));
    const others = matched.flatMap(each => otherFamilyOf(each, source.attributes) ?? []);
    this.source = { ...source, attributes: [...new Set([...matched, ...others])] };
    this.links = new LinkTitles(caller, source.catalogue);
    this.operations = new ObjectOperations(this.source, this.links);
  }

  async prepare(groups: readonly RowGroup[]): Promise<PreparedPart> {
    const { attributes, match } = this.source;
    const parsed = groups.map(group => {
      const rows = rowsOfGroup(group, this.source.rows);
      return { group, rows, filter: filterOf(rows, this.source, this.operations.cells.textOf) };
    });
    const filters = parsed.flatMap(({ filter }) => filter ?? []);
    const categories = [...new Set(attributes.map(({ category }) => category))];
    const answers = (await objectsFound(this.caller, filters, categories)).values();
    const rowsOfObjects = parsed.map(({ rows }) => rows);
    await this.links.look(questionsOf(rowsOfObjects, match, attributes));
    const prepared: PreparedGroup[] = [];
    const rejected: RejectedRow[] = [];
    for (const { group, rows, filter } of parsed) {
      const objects: readonly ListedObject[] = filter ? (answers.next().value ?? []) : [];
      const { faults, ...done } = this.operations.prepare(rows, objects);
      prepared.push({ group, ...done });
      rejected.push(...faults);
    }
    return { groups: prepared, rejected };
  }

  /** Ends a part that was written: links are looked up anew. */
  finish(): void {
    this.links.forget();
  }

  /** Ends a part that was checked: later parts lead to what it would make. */
  promise(groups: readonly PreparedGroup[]): void {
    this.links.forget();
    for (const { group, object, operations } of groups) {
      if (object || operations.length === 0) continue;
      const row = this.source.rows.rowAt(group.rows[0]);
      const described = this.operations.described(row);
      if (this.operations.isLinkedType(described.type)) this.links.promise(titleOf(row, this.source.match), described);
    }
  }
}
