import type { CsvAttribute, CsvCatalogue } from './catalogue.js';
import { candidatesOf, comparableTitle, isTitled, isUsually } from './targets.js';

/**
 * Titles of the columns of a file by the names of attributes: titles that lead an import to the same attributes, also one of other types than these.
 * None where no column is an attribute: then the catalogue is not read.
 */
export async function headingsOf(
  columns: readonly { readonly name: string }[],
  types: readonly string[] | undefined,
  read: () => Promise<CsvCatalogue>,
): Promise<ReadonlyMap<string, string>> {
  if (columns.every(({ name }) => !name.includes('-'))) return new Map();
  const catalogue = await read();
  const attributes = await catalogue.attributesOf(types ?? catalogue.types.map(each => each.const));
  return new Map(attributes.map(attribute => [attribute.name, headingOf(attribute, attributes)]));
}

/** The title of a column of a file that is guessed to be this target again, whatever stands beside it: it names the category where that is needed. */
export function headingOf(attribute: CsvAttribute, attributes: readonly CsvAttribute[]): string {
  const { name, isMultiValue, titles, categoryTitles } = attribute;
  const [title = '', category = ''] = [titles[0], categoryTitles[0]];
  const rivals = attributes.filter(other => other !== attribute && isTitled(other, comparableTitle(title)));
  const isClear = (heading: string): boolean => candidatesOf(comparableTitle(heading), attributes, new Set())[0] === name;
  const isUsual = isUsually(attribute, comparableTitle(title));
  const isOnly = !isMultiValue ? isUsual || rivals.every(other => other.isMultiValue) : rivals.length === 0;
  return [...(isOnly ? [title] : []), `${title} (${category})`].find(isClear) ?? name;
}
