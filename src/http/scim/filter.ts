import { text } from '../../messages/text.js';
import { ScimError } from './scim-error.js';
import { isStorable } from './values.js';

/** Values that attributes are to have, by the names of the attributes in lower case. */
export type FilterTerms = ReadonlyMap<string, string>;

const maxFilterChars = 1000;
const term = /^\s*(?:urn:[\w:.]+:)?([a-z]+)(?:\.value)?\s+eq\s+("(?:[^"\\]|\\.)*"|[\w-]+)\s*(?:$|and\s+(?=\S))/i;
const memberFilter = /\bmembers\[\s*value\s+eq\s+("[^"\\]*")\s*\]/gi;

/**
 * Reads a filter: comparisons of equality, joined by `and`. No filter has no terms.
 * @throws ScimError where it is anything else, or names other attributes
 */
export function filterFrom(filter: string | undefined, attributes: readonly string[]): FilterTerms {
  const terms = new Map<string, string>();
  if (filter === undefined) return terms;
  if (filter.length > maxFilterChars) throw fault(attributes);
  let rest = filter.replaceAll(memberFilter, 'members eq $1');
  do {
    const [whole, name = '', value = ''] = term.exec(rest) ?? [];
    const known = attributes.find(each => each.toLowerCase() === name.toLowerCase());
    if (whole === undefined || !known || terms.has(known)) throw fault(attributes);
    terms.set(known, termValue(value, attributes));
    rest = rest.slice(whole.length);
  } while (rest !== '');
  return terms;
}

function termValue(given: string, attributes: readonly string[]): string {
  try {
    const value = given.startsWith('"') ? String(JSON.parse(given)) : given;
    if (isStorable(value)) return value;
  } catch {
    // An escape that JSON does not know.
  }
  throw fault(attributes);
}

function fault(attributes: readonly string[]): ScimError {
  const expected = attributes.join(', ');
  return new ScimError(400, text('ScimFilter', { expected, maxChars: maxFilterChars }), 'invalidFilter');
}
