import type { Attribute } from '../../attributes/attribute-type.js';
import { typeOf } from '../../attributes/attribute-types.js';
import type { KeptValues } from '../../attributes/attribute-values.js';
import type { ComparedAs } from '../../attributes/definition.js';
import { formatNamed } from '../../attributes/formats.js';
import { memoizeByPart } from '../../attributes/memoize.js';
import { orderingForm, type TextOrder } from '../../attributes/text-orders.js';
import type { Category, Registry } from '../../catalog/registry.js';
import { groupBy } from '../../rpc/grouping.js';
import { globalCategory } from '../categories.js';
import { alternativeValues } from '../lists/alternative-values.js';
import { placesOf } from '../lists/attribute-places.js';
import { placeInGlobal } from '../lists/global-conditions.js';
import { modelOf } from '../models/category-model.js';
import { subtypesOf } from '../models/subtype.js';
import { readableValues } from '../storage/damage.js';
import { attributeNumber, type IndexedValue, indexedText, orderNumber } from '../storage/indexed-values.js';
import type { AttributePlace } from '../storage/object-query.js';
import type { FormerObject, SearchChanges, SearchedEntry, ValueRow } from '../storage/search-store.js';

type Key = Omit<IndexedValue, 'attribute'>;

/** A member of the values of a category that the index has, for one attribute that it is a value of. */
interface IndexedMember {
  readonly key: string;
  /** The key of the value that counts where there is none under the first. */
  readonly otherwise?: string;
  readonly within: string | undefined;
  readonly attribute: number;
  keyOf(value: unknown): Key;
}

type Indexed = Exclude<ComparedAs, 'presence' | 'nothing' | 'entryLink'>;

const asText = (text: string): Key => ({ number: 0, text });
const asComparedText = (value: unknown): Key => asText(indexedText(String(value)));

/** How the index has a value of each family; where `isPlain`, choices are stored as they are, and elsewhere as JSON. */
const families: Readonly<Record<Indexed, (value: unknown, isPlain: boolean) => Key>> = {
  text: asComparedText,
  moment: asComparedText,
  number: value => ({ number: Number(value), text: '' }),
  objectLink: value => ({ number: Number(value), text: '', isLink: true }),
  yesOrNo: value => asText(JSON.stringify(value)),
  choice: (value, isPlain) => asText(isPlain ? String(value) : JSON.stringify(value)),
};

/** Rows of the index of values that changed records had and have no more, and those that they have now. */
export function valueChanges(
  registry: Registry,
  { objects, entries, former }: Pick<SearchChanges, 'objects' | 'entries' | 'former'>,
) {
  const ofObject = (object: number, { values, cmdbStatus }: Pick<FormerObject, 'values' | 'cmdbStatus'>): readonly ValueRow[] =>
    valuesIn(registry, globalCategory, { ...readableValues(values), cmdb_status: cmdbStatus }).map(each => ({
      ...each,
      object,
      entry: 0,
    }));
  const ofEntry = ({ id, object, category, values }: SearchedEntry): readonly ValueRow[] =>
    valuesIn(registry, category, readableValues(values) ?? {}).map(each => ({ ...each, object, entry: id }));
  const rows = [...objects.flatMap(each => ofObject(each.id, each)), ...entries.flatMap(ofEntry)];
  const present = new Set(rows.map(rowName));
  const before = former.flatMap(each => ('id' in each ? ofEntry(each) : ofObject(each.object, each)));
  return { outdated: before.filter(each => !present.has(rowName(each))), rows };
}

/** Key of a row of the index. */
export function rowName({ attribute, number, text, object, entry }: ValueRow): string {
  return `${attribute} ${number} ${object} ${entry} ${text}`;
}

/** The values of an entry of a category, or of an object for Global, as the index has them. */
function valuesIn(registry: Registry, category: string, values: Readonly<KeptValues>): readonly IndexedValue[] {
  return (membersOf(registry).get(category) ?? []).flatMap(member => {
    const value = values[member.key] ?? (member.otherwise === undefined ? undefined : values[member.otherwise]);
    return value === undefined || value === null ? [] : rowsOf(member, value);
  });
}

function rowsOf({ within, keyOf, attribute }: IndexedMember, value: unknown): readonly IndexedValue[] {
  const found = within === undefined ? value : (value as Readonly<Record<string, unknown>>)[within];
  const values: readonly unknown[] = Array.isArray(found) ? found : [found];
  return values
    .filter(each => each !== undefined && each !== null)
    .map(each => ({ attribute, ...keyOf(each) }))
    .filter(({ number }) => Number.isFinite(number));
}

/** The indexed members of each category: a value counts for its own attribute, and for those of categories that its entry counts as one of. */
const membersOf = memoizeByPart((registry: Registry): ReadonlyMap<string, readonly IndexedMember[]> => {
  const alone = new Set(registry.categories.filter(category => isIndexedAlone(registry, category)));
  const others = registry.categories.filter(category => !alone.has(category));
  const members = new Map([...alone].map(category => [category.const, membersAlone(category, registry)]));
  for (const [category, added] of groupBy(indexedMembers(registry, others), ([category]) => category)) {
    const all = [...(members.get(category) ?? []), ...added.map(([, member]) => member)];
    members.set(category, [...new Map(all.map(each => [`${each.key} ${each.attribute}`, each])).values()]);
  }
  return members;
});

/** Whether the values of a category are those of its own entries, and those count for no other one. */
function isIndexedAlone(registry: Registry, { const: constant, reverses, countsAs, sameAs }: Category): boolean {
  return constant !== globalCategory && !reverses && !countsAs && !sameAs && subtypesOf(registry, constant).size === 0;
}

/** The members of a category that is indexed alone: once for all versions of the schema that have it. */
const membersAlone = memoizeByPart((category: Category, registry: Registry): readonly IndexedMember[] =>
  [...membersFrom(registry, category)].map(([, member]) => member),
);

type MemberOf = readonly [category: string, member: IndexedMember];

function* indexedMembers(registry: Registry, categories: readonly Category[]): Generator<MemberOf> {
  for (const { category, key, first, second, order } of alternativeValues)
    yield [
      category,
      { key: first, otherwise: second, within: undefined, attribute: orderNumber(category, key), keyOf: orderedBy(order) },
    ];
  for (const category of categories) yield* membersFrom(registry, category);
}

/** The indexed members that the attributes of a category give to it and to others. */
function* membersFrom(registry: Registry, category: Category): Generator<MemberOf> {
  for (const attribute of category.hasAttributes ? new Set(category.attributesByKey.values()) : []) {
    const { comparedAs } = typeOf(attribute);
    if (!isIndexed(comparedAs) || attribute.sameAs !== undefined) continue;
    const places = placesIn(registry, category, attribute);
    for (const each of places.filter(isStoredIn))
      for (const named of new Set([places[0] ?? each, each]))
        for (const member of membersAt(each, named, comparedAs, attribute)) yield [each.source.category, member];
  }
}

/** A value as it is, and where texts sort in another order the form that gives it. */
function membersAt(
  { place, key }: AttributePlace,
  { source: { category }, key: name }: AttributePlace,
  comparedAs: Indexed,
  { format }: Attribute,
): readonly IndexedMember[] {
  const within = place.of === 'entry' ? place.within : undefined;
  const isPlain = place.of === 'column' || ('many' in place && place.many === true);
  const keyOf = (value: unknown) => families[comparedAs](value, isPlain);
  const asIs: IndexedMember = { key, within, attribute: attributeNumber(category, name), keyOf };
  const order = formatNamed(format)?.order;
  if (!order) return [asIs];
  return [asIs, { key, within, attribute: orderNumber(category, name), keyOf: orderedBy(order) }];
}

function orderedBy(order: TextOrder): IndexedMember['keyOf'] {
  return value => asText(indexedText(orderingForm(order, String(value))));
}

/** Whether a value stands in the values of an entry or of an object; the CMDB status is given with those of an object. */
function isStoredIn({ source, place }: AttributePlace): boolean {
  const isStored = place.of === 'entry' || place.of === 'object' || (place.of === 'column' && place.column === 'cmdbStatus');
  return source.link === undefined && isStored;
}

function placesIn(registry: Registry, category: Category, attribute: Attribute): readonly AttributePlace[] {
  if (modelOf(registry, category).category.const !== globalCategory) return placesOf(registry, category, attribute);
  return [{ source: { category: globalCategory }, key: attribute.key, place: placeInGlobal(attribute) }];
}

function isIndexed(comparedAs: ComparedAs): comparedAs is Indexed {
  return comparedAs in families;
}
