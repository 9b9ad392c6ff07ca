import { isOfFormat } from '../attributes/formats.js';
import type { CsvAttribute } from './catalogue.js';

const otherFamilies = { ipv4: 'ipv6', ipv6: 'ipv4' } as const;

/** An address without the length of its net behind it, and without brackets. */
export function hostIn(cell: string): string {
  return cell.replace(/\/[0-9]{1,3}$/, '').replace(/^\[(.*)\]$/, '$1');
}

/** The attribute for addresses of the other family than those of this one: the only one of its category, which has this one alone, too. */
export function otherFamilyOf({ category, info }: CsvAttribute, attributes: readonly CsvAttribute[]): CsvAttribute | undefined {
  const { format } = info;
  if (format !== 'ipv4' && format !== 'ipv6') return undefined;
  const own = attributes.filter(each => each.category === category);
  const beside = own.filter(each => each.info.format === format);
  const [other, ...further] = own.filter(each => each.info.format === otherFamilies[format]);
  return beside.length === 1 && further.length === 0 ? other : undefined;
}

/** Cells of an entry, each address with the attribute of its family: columns of addresses hold both. */
export function byFamily(
  cells: ReadonlyMap<CsvAttribute, string>,
  attributes: readonly CsvAttribute[],
): ReadonlyMap<CsvAttribute, string> {
  const placed = new Map<CsvAttribute, string>();
  for (const [attribute, cell] of cells) {
    const other = otherFamilyOf(attribute, attributes);
    const isOther = other?.info.format !== undefined && !cells.has(other) && isOfFormat(hostIn(cell), other.info.format);
    placed.set(isOther ? other : attribute, cell);
  }
  return placed;
}
