import type { CsvAttribute } from './catalogue.js';
import type { ColumnReadings } from './column-readings.js';
import { isLink } from './targets.js';
import { spelling } from './values.js';

/** Cells in the forms in which they are compared: all spellings of one value have it in common. */
export class ComparableCells {
  private readonly attributes: ReadonlyMap<string, CsvAttribute>;
  private readonly columns: ColumnReadings;

  constructor(attributes: readonly CsvAttribute[], columns: ColumnReadings) {
    this.attributes = new Map(attributes.map(each => [each.name, each]));
    this.columns = columns;
  }

  /** A value of a target in the one way to read it. */
  readonly textOf = (target: string, value: string): string => {
    const attribute = this.attributes.get(target);
    const [way, other] = attribute ? this.columns.waysOf(attribute, value) : [];
    return way && !other ? way.text : value;
  };

  readonly ofAttribute = (attribute: CsvAttribute, value: string): string =>
    spelling(attribute, this.textOf(attribute.name, value));

  /** Whether two cells say the same of a target that is not the type. */
  isSame(target: string, one: string, other: string): boolean {
    const attribute = this.attributes.get(target);
    return one === other || (attribute !== undefined && this.ofAttribute(attribute, one) === this.ofAttribute(attribute, other));
  }

  /** A key as the service finds objects by it: case does not count, in titles that of any letter, else that of A to Z. */
  ofKey(target: string, value: string): string {
    if (target === 'id' && /^[0-9]+$/.test(value)) return String(Number(value));
    const attribute = this.attributes.get(target);
    if (!attribute || isLink(attribute.info)) return value.normalize('NFC').toLowerCase();
    return this.ofAttribute(attribute, value).replaceAll(/[A-Z]+/g, letters => letters.toLowerCase());
  }
}
