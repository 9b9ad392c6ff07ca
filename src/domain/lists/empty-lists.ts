import { asJson, suggestion } from '../../rpc/did-you-mean.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import { globalCategory } from '../categories.js';
import type { DomainContext } from '../context.js';
import { asLike, hasWildcard } from '../search/wildcards.js';
import type { AttributeAsked } from './attribute-conditions.js';
import { contactTexts, type MarkedAttribute } from './catalogue-marks.js';
import { hasTitle } from './lists.js';
import type { ObjectFilter } from './object-filters.js';

type Comparing = Pick<AttributeAsked, 'comparison' | 'value'>;

/** Fault in a part of a filter, with its correction; `undefined` where an empty list is the answer. */
type Fault = (filter: ObjectFilter, context: DomainContext) => string | undefined | Promise<string | undefined>;

const faults: readonly Fault[] = [
  ({ title }) => comparedWhole('title', title, [globalCategory, 'title']),
  ({ sysid }) => comparedWhole('sysid', sysid, [globalCategory, 'sysid']),
  ({ firstName }, { registry }) => comparedWhole('first_name', firstName, contactTexts(registry).first_name[0]),
  ({ lastName }, { registry }) => comparedWhole('last_name', lastName, contactTexts(registry).last_name[0]),
  ({ email }, { registry }) => comparedWhole('email', email, contactTexts(registry).email[0]),
  ({ typeTitle }, context) => (typeTitle === undefined ? undefined : noTypeTitled(typeTitle, context)),
  ({ attributes = [] }) => firstOf(attributes.map((asked, at) => faultIn(asked, `attributes.${at}.`))),
  ({ location }, context) => (location === undefined ? undefined : noPlace(location, context)),
];

/**
 * Rejects a filter that nothing can meet: it names a place or a type that is not there, or has a wildcard where each character stands
 * for itself. It is asked once nothing was found, so that a title with a `*` in it is found all the same. Existing clients get the
 * empty list they know.
 * @throws RpcError InvalidParameters
 */
export async function explainEmptyList(filter: ObjectFilter, context: DomainContext): Promise<void> {
  if (!context.dialect.explainsEmptyLists) return;
  for (const fault of faults) reject('filter', await fault(filter, context));
}

/** The same for conditions of attributes alone. */
export function explainNothingMet(conditions: readonly Comparing[], { dialect }: DomainContext): void {
  if (dialect.explainsEmptyLists) reject('conditions', firstOf(conditions.map((asked, at) => faultIn(asked, `${at}.`))));
}

function reject(parameter: string, fault: string | undefined): void {
  if (fault !== undefined) throw invalidParameter(parameter, fault);
}

function firstOf(found: readonly (string | undefined)[]): string | undefined {
  return found.find(fault => fault !== undefined);
}

function comparedWhole(name: string, text: string | undefined, marked: MarkedAttribute | undefined): string | undefined {
  if (!hasWildcard(text) || !marked) return undefined;
  const [category, key] = marked;
  const like = JSON.stringify({ category, key, comparison: 'like', value: asLike(text) });
  return `${name}: nothing is called ${JSON.stringify(text)}, and wildcards stand for themselves here; expected the whole text, or attributes: [${like}]`;
}

/** Of a text that is compared. */
function faultIn({ comparison = '=', value }: Comparing, path: string): string | undefined {
  const text = [value].flat().find(hasWildcard);
  const isLike = comparison.endsWith('like');
  if (text === undefined || (isLike && text.includes('*'))) return undefined;
  const right = isLike
    ? 'in "like", * stands for anything, not %'
    : `wildcards stand for themselves in ${JSON.stringify(comparison)}`;
  return `${path}value: nothing is like ${JSON.stringify(text)}: ${right}; expected the comparison "like" with ${JSON.stringify(asLike(text))}`;
}

function noTypeTitled(title: string, { registry, language }: DomainContext): string | undefined {
  const titles = registry.objectTypes.map(type => type.title[language]);
  if (titles.some(each => hasTitle([title], each))) return undefined;
  const right = suggestion(title, titles, asJson) ?? 'expected one of those that cmdb.object_types.read lists';
  return `type_title: no object type has the title ${JSON.stringify(title)}; ${right}`;
}

/** An object that the caller may not see is none to them. */
async function noPlace(location: number, { store }: DomainContext): Promise<string | undefined> {
  if (await store.reads.objects.find(location)) return undefined;
  return `location: there is no object ${location}; expected the id of a place`;
}
