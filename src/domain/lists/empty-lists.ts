import { type Text, text } from '../../messages/text.js';
import { asJson, suggestion } from '../../rpc/did-you-mean.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import { globalCategory } from '../categories.js';
import type { DomainContext } from '../context.js';
import type { AttributeAsked } from './attribute-conditions.js';
import { contactTexts, type MarkedAttribute } from './catalogue-marks.js';
import { hasTitle } from './lists.js';
import type { ObjectFilter } from './object-filters.js';
import { asLike, hasWildcard } from './wildcards.js';

type Comparing = Pick<AttributeAsked, 'comparison' | 'value'>;

/** Fault in a part of a filter, with its correction; `undefined` where an empty list is the answer. */
type Fault = (filter: ObjectFilter, context: DomainContext) => Text | undefined | Promise<Text | undefined>;

const faults: readonly Fault[] = [
  ({ title }) => rejectWildcard('title', title, [globalCategory, 'title']),
  ({ sysid }) => rejectWildcard('sysid', sysid, [globalCategory, 'sysid']),
  ({ firstName }, { registry }) => rejectWildcard('first_name', firstName, contactTexts(registry).first_name[0]),
  ({ lastName }, { registry }) => rejectWildcard('last_name', lastName, contactTexts(registry).last_name[0]),
  ({ email }, { registry }) => rejectWildcard('email', email, contactTexts(registry).email[0]),
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

function reject(parameter: string, fault: Text | undefined): void {
  if (fault !== undefined) throw invalidParameter(parameter, fault);
}

function firstOf(found: readonly (Text | undefined)[]): Text | undefined {
  return found.find(fault => fault !== undefined);
}

function rejectWildcard(name: string, compared: string | undefined, marked: MarkedAttribute | undefined): Text | undefined {
  if (!hasWildcard(compared) || !marked) return undefined;
  const [category, key] = marked;
  const like = JSON.stringify({ category, key, comparison: 'like', value: asLike(compared) });
  return text('NothingIsCalledAndWildcards', { name, text: JSON.stringify(compared), like });
}

/** Of a text that is compared. */
function faultIn({ comparison = '=', value }: Comparing, path: string): Text | undefined {
  const compared = [value].flat().find(hasWildcard);
  const isLike = comparison.endsWith('like');
  if (compared === undefined || (isLike && compared.includes('*'))) return undefined;
  const right = isLike
    ? text('InLikeStandsForAnything')
    : text('WildcardsStandForThemselvesIn', { comparison: JSON.stringify(comparison) });
  return text('ValueNothingIsLikeExpected', {
    path,
    text: JSON.stringify(compared),
    right,
    asLike: JSON.stringify(asLike(compared)),
  });
}

function noTypeTitled(title: string, { registry, language }: DomainContext): Text | undefined {
  const titles = registry.objectTypes.map(type => type.title[language]);
  if (titles.some(each => hasTitle([title], each))) return undefined;
  const right = suggestion(title, titles, asJson) ?? text('ExpectedOneOfThoseThat');
  return text('TypeTitleNoObjectType', { title: JSON.stringify(title), right });
}

/** An object that the caller may not see is none to them. */
async function noPlace(location: number, { store }: DomainContext): Promise<Text | undefined> {
  if (await store.reads.objects.find(location)) return undefined;
  return text('LocationThereIsNoObject', { location });
}
