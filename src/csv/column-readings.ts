import { unitMeaning } from '../attributes/units.js';
import { hostIn } from './address-families.js';
import type { CsvAttribute } from './catalogue.js';
import type { CsvRow } from './csv-rows.js';
import { dayWays, momentWays } from './days.js';
import { numeralIn, numeralWays, type Way } from './numerals.js';
import { type CsvMatch, cellOf } from './row-groups.js';
import { valuesOfCell } from './row-operations.js';

/** Types of attributes whose cells have several ways to be read. */
const waysByType: Readonly<Record<string, (cell: string) => readonly Way[]>> = {
  ...{ number: numeralWays, integer: numeralWays, money: numeralWays },
  ...{ date: dayWays, datetime: momentWays },
};

/** Formats of texts that other programs write with more around them. */
const waysByFormat: Readonly<Record<string, (cell: string) => readonly Way[]>> = { ipv4: hostWays, ipv6: hostWays, ip: hostWays };

function hostWays(cell: string): readonly Way[] {
  return [{ custom: '', text: hostIn(cell) }];
}

/** What the cells of a column that are certain say about others. */
interface ColumnCustoms {
  readonly customs: Set<string>;
  /** Spellings of units by what they mean. */
  readonly units: Map<string, string>;
}

/** Readings of columns: where a cell alone has several, the others of its column tell which one is meant. */
export class ColumnReadings {
  private readonly columns: ReadonlyMap<string, ColumnCustoms>;

  constructor(rows: Iterable<CsvRow>, match: CsvMatch, attributes: readonly CsvAttribute[]) {
    const read = attributes.filter(({ info }) => info.type in waysByType);
    this.columns = new Map(read.map(({ name }) => [name, { customs: new Set(), units: new Map() }]));
    if (read.length > 0) for (const row of rows) for (const attribute of read) this.note(attribute, row, match);
  }

  /** The ways to read a value, as far as its column leaves them open. */
  waysOf({ name, info }: CsvAttribute, value: string): readonly Way[] {
    const read = waysByType[info.type] ?? waysByFormat[info.format ?? ''];
    const ways = read?.(value) ?? [{ custom: '', text: value }];
    const customs = this.columns.get(name)?.customs;
    const usual = customs?.size === 1 ? ways.filter(({ custom }) => customs.has(custom)) : [];
    return usual.length > 0 ? usual : ways;
  }

  /** The only unit of a column; nothing where it has none or several. */
  unitOf({ name }: CsvAttribute): string {
    const found = [...(this.columns.get(name)?.units.values() ?? [])];
    return found.length === 1 ? (found[0] ?? '') : '';
  }

  private note(attribute: CsvAttribute, row: CsvRow, match: CsvMatch): void {
    const { name, category, info } = attribute;
    const { customs, units } = this.columns.get(name) ?? {};
    const values = valuesOfCell(attribute, cellOf(row, match, name));
    for (const [way, other] of values.map(value => waysByType[info.type]?.(value) ?? []))
      if (way && !other && way.custom !== '') customs?.add(way.custom);
    if (info.unit === undefined) return;
    const beside = valuesOfCell(attribute, cellOf(row, match, `${category}-${info.unit}`));
    for (const unit of [...values.map(value => numeralIn(value)?.unit ?? ''), ...beside])
      if (unit !== '') units?.set(unitMeaning(unit) ?? unit.toLowerCase(), unit);
  }
}
