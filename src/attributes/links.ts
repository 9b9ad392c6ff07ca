import { type Text, text } from '../messages/text.js';
import { reference, type Schema } from '../rpc/json-schema.js';
import type { Accepting, Attribute, Pending, Resolving, Showing } from './attribute-type.js';
import type { Kept } from './attribute-values.js';
import type { CatalogLookups } from './catalog-lookups.js';
import { describeGiven, elementsOf, InvalidValue, upToTen } from './invalid-value.js';
import type { ReferencedObject, ReferenceIds } from './references.js';
import { wellFormedText } from './texts.js';
import type { ValueSchemas } from './value-schemas.js';
import { anyOf, arraySchema, clearable, orNull, textPattern } from './value-schemas.js';

const digits = /^[1-9][0-9]{0,15}$/;

/** The id of an object of a type the catalogue permits, or of the one that the link leads to already; a list of one counts as the one. */
export function acceptObject(given: unknown, attribute: Attribute, { registry, referenceIds }: Accepting): Pending {
  const id = idOf(onlyOne(given), text('AnObject'));
  referenceIds.objects.add(id);
  return ({ found, values }) => {
    const object = found.object(id);
    if (!object) throw new InvalidValue(text('ObjectDoesNotExist', { id }));
    const fault = idsIn(values[attribute.key]).includes(id) ? undefined : typeFault(attribute, object, registry);
    if (fault) throw new InvalidValue(fault);
    return id;
  };
}

/** Why a link does not lead to an object: the catalogue permits no objects of its type. `undefined` where it may. */
export function typeFault(
  attribute: Attribute,
  { id, type }: Pick<ReferencedObject, 'id' | 'type'>,
  registry: Pick<CatalogLookups, 'permittedTypes'>,
): Text | undefined {
  const permitted = registry.permittedTypes(attribute);
  if (!permitted || permitted.includes(type)) return undefined;
  return text('ObjectOfOtherType', { object: id, type, expected: upToTen(permitted) });
}

/** The id of an entry of the category that the catalogue names; where new ones may be made, also a title. */
export function acceptEntry(given: unknown, attribute: Attribute, { registry, referenceIds }: Accepting): Pending {
  const one = onlyOne(given);
  if (attribute.extendable && typeof one === 'string') {
    const title = wellFormedText(one);
    return ({ ensureEntry }: Resolving) => ensureEntry(attribute, title);
  }
  const id = idOf(one, text('AnEntry'));
  const category = attribute.target?.category;
  referenceIds.entries.add(id);
  return ({ found }) => {
    const entry = found.entry(id);
    if (!entry) throw new InvalidValue(text('EntryDoesNotExist', { id }));
    if (category && !isOfCategory(entry.category, category, registry)) {
      throw new InvalidValue(text('EntryOfOtherCategory', { entry: id, category: entry.category, expected: category }));
    }
    return id;
  };
}

/** A list of what `accept` takes one of; duplicates are kept once. */
export function listOf(accept: (given: unknown, attribute: Attribute, accepting: Accepting) => Pending) {
  return (given: unknown, attribute: Attribute, accepting: Accepting): Pending => {
    const pending = elementsOf(given, 'ids', accepting).map(each => accept(each, attribute, accepting));
    return async resolving => {
      const ids = new Set<Kept>();
      for (const each of pending) ids.add(await each(resolving));
      return ids.size > 0 ? [...ids] : undefined;
    };
  };
}

export function referObject(kept: Kept, _: Attribute, referenceIds: ReferenceIds): void {
  for (const id of idsIn(kept)) referenceIds.objects.add(id);
}

export function referEntry(kept: Kept, _: Attribute, referenceIds: ReferenceIds): void {
  for (const id of idsIn(kept)) referenceIds.entries.add(id);
}

/** `null` for an object that is gone. */
export function showObject(kept: Kept, _: Attribute, { registry, found, language }: Showing): unknown {
  const object = found.object(kept as number);
  if (!object) return null;
  const { id, title, sysid, type } = object;
  return { id: String(id), title, sysid, type, type_title: registry.objectType(type)?.title[language] ?? type };
}

/** `null` for an entry that is gone. */
export function showEntry(kept: Kept, _: Attribute, { found }: Showing): unknown {
  const entry = found.entry(kept as number);
  return entry ? { id: String(entry.id), title: entry.title, type: entry.category } : null;
}

/** Lists of links; those that lead to nothing any more are left out. */
export function showList(show: (kept: Kept, attribute: Attribute, showing: Showing) => unknown) {
  return (kept: Kept, attribute: Attribute, showing: Showing): unknown =>
    idsIn(kept)
      .map(id => show(id, attribute, showing))
      .filter(shown => shown !== null);
}

/** The ids in a kept link, one or many. */
export function idsIn(kept: Kept): readonly number[] {
  return typeof kept === 'number' ? [kept] : Array.isArray(kept) ? kept : [];
}

function onlyOne(given: unknown): unknown {
  if (!Array.isArray(given)) return given;
  if (given.length !== 1) throw new InvalidValue(text('ExpectedOneIdNotList', { count: given.length }));
  return given[0];
}

/** @throws InvalidValue */
export function idOf(given: unknown, what: Text): number {
  const id = typeof given === 'string' && digits.test(given) ? Number(given) : given;
  if (typeof id === 'number' && Number.isSafeInteger(id) && id > 0) return id;
  throw new InvalidValue(text('ExpectedIdOf', { what }), describeGiven(given));
}

/** Whether entries of a category are entries of another one: it is the same, or the catalogue says that they count as such. */
export function isOfCategory(category: string, other: string, registry: CatalogLookups): boolean {
  const kept = registry.category(category);
  const target = registry.category(other)?.storedIn ?? other;
  return kept?.storedIn === target || kept?.countsAs?.category === target;
}

/** The named schema of one link as it is saved. */
export const linkInput: Schema = {
  title: 'LinkInput',
  description: 'A link as it is saved: an id, or a list of one id.',
  anyOf: [reference('Id'), { type: 'array', items: reference('Id'), minItems: 1, maxItems: 1 }],
};

/** The named schema of several. */
export const linksInput: Schema = {
  title: 'LinksInput',
  description: 'Links as they are saved: a list of ids.',
  type: 'array',
  items: reference('Id'),
};

/** How one link is read and saved; where a title makes an entry, or a list several entries, these are saved, too. */
export function linkSchemas(attribute: Attribute, shown: string): ValueSchemas {
  const { extendable, acceptsMany } = attribute;
  const title: Schema = { type: 'string', pattern: textPattern, maxLength: 255 };
  const one = extendable ? anyOf(reference('Id'), title) : reference('Id');
  const several: Schema = { type: 'array', items: one, minItems: 1, ...(!acceptsMany && { maxItems: 1 }) };
  const isUsual = !extendable && !acceptsMany;
  return { read: orNull(shown), write: clearable(attribute, isUsual ? reference('LinkInput') : anyOf(one, several)) };
}

/** How several links are read and saved. */
export function linksSchemas(attribute: Attribute, shown: string): ValueSchemas {
  return { read: arraySchema(reference(shown)), write: clearable(attribute, reference('LinksInput')) };
}

type Rejected = readonly (readonly [given: unknown, says: string])[];

/** Values that are no id of an object or an entry. */
export function noLinks(what: 'object' | 'entry'): Rejected {
  return [
    ...['Office', true, {}, 0, -1, 1.5].map((given): Rejected[number] => [
      given,
      `expected the id of an ${what}, an integer from 1 to `,
    ]),
    [[1, 1], 'expected one id, not a list of 2'],
    [[], 'expected one id, not a list of 0'],
  ];
}

/** Values that are no list of ids. */
export const noLists: Rejected = [
  [2, 'expected a list of ids, not a number'],
  [['Office'], 'expected the id of an '],
];
