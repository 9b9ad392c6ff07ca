import type { ListedObject, ObjectColumn } from '../../../../generated/types.js';
import { cellOfEntry, cellOfValues } from '../../../csv/cell-text.js';
import { listIn, recordIn, textOf } from '../../attributes/attribute-view.js';
import type { Values } from '../../attributes/entry-values.js';
import { viewOf } from '../../attributes/views.js';
import { categoryOf, nameOf, type TypeAttribute } from '../../lists/attributes-of-type.js';
import { TypeIcon } from '../../parts/icon.js';
import { Time } from '../../parts/time.js';
import { to } from '../../routing/addresses.js';
import type { Text } from '../../texts/language.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { objectsWords } from './objects-words.js';

/** A column of a list of objects, named as in a report. */
export interface Column {
  readonly name: string;
  readonly title: string;
  /** Whether lists are sorted by it. */
  readonly isSorted: boolean;
  show(object: ListedObject): preact.ComponentChildren;
  /** Its value in a file. */
  text(object: ListedObject): string;
}

/** Columns about the object itself, in the order in which they are offered; lists are sorted by their names. */
export const objectColumns = {
  title: words.title,
  type_title: words.type,
  cmdb_status_title: words.status,
  sysid: objectsWords.sysid,
  updated: words.updated,
  created: words.created,
  id: objectsWords.id,
} as const satisfies Readonly<Record<string, Text>>;

type ObjectColumnName = keyof typeof objectColumns;

/** Attributes by which people know objects of a type; those in its usual categories are columns of its lists. */
const tellingColumns: readonly string[] = [
  'C__CATG__MODEL-title',
  'C__CATG__IP-hostaddress',
  'C__CATG__LOCATION-parent',
  'C__CATS__NET-address_with_suffix',
  'C__CATS__PERSON-mail',
  'C__CATS__CONTRACT-end_date',
];

/** Columns of a list that names none; of a type, with what its objects are known by. */
export function usualColumns(usualCategories: readonly string[] | undefined): readonly string[] {
  if (usualCategories === undefined) return ['title', 'type_title', 'cmdb_status_title', 'sysid', 'updated'];
  const telling = tellingColumns.filter(name => usualCategories.includes(categoryOf(name)));
  return ['title', ...telling, 'cmdb_status_title', 'sysid', 'updated'];
}

/** Names of columns of which one was put in the place of another. */
export function movedTo(names: readonly string[], moved: string, to: string): readonly string[] {
  const place = names.indexOf(to);
  return names.includes(moved) && place >= 0 ? names.filter(name => name !== moved).toSpliced(place, 0, moved) : names;
}

/** Values of objects that columns are made of; the title leads to the object, beside the icon of its type. */
export function fieldsOf(names: readonly string[]): readonly ObjectColumn[] {
  return [...new Set<ObjectColumn>(['id', 'title', 'type', 'created', ...names.filter(isObjectColumn)])];
}

/** Columns by their names; those of attributes that are not there are left out. A title that is taken names its category, too, as in a report. */
export function columnsNamed(
  names: readonly string[],
  attributes: readonly TypeAttribute[],
  constants: ReadonlyMap<string, string>,
): readonly Column[] {
  const taken = new Set<string>();
  return names.flatMap(name => {
    const attribute = attributes.find(each => nameOf(each) === name || hadName(each, name));
    const column = isObjectColumn(name) ? objectColumn(name, constants) : attribute && attributeColumn(attribute);
    if (!column) return [];
    const title = taken.has(column.title) ? `${column.title} (${attribute?.categoryTitle ?? name})` : column.title;
    taken.add(title);
    return [{ ...column, title }];
  });
}

/** Whether an attribute had a name before it got another key: views keep the name that they were saved by. */
function hadName({ category, attribute: { aliases = [] } }: TypeAttribute, name: string): boolean {
  return aliases.some(alias => `${category}-${alias}` === name);
}

/** Whether a column is about the object itself. */
function isObjectColumn(name: string): name is ObjectColumnName {
  return Object.hasOwn(objectColumns, name);
}

function objectColumn(name: ObjectColumnName, constants: ReadonlyMap<string, string>): Column {
  const show: Partial<Record<ObjectColumnName, Column['show']>> = {
    title: object => <TitleLink object={object} type={constants.get(object.type ?? '')} />,
    updated: ({ updated, created }) => <Time value={updated ?? created} />,
    created: ({ created }) => <Time value={created} />,
  };
  const text = (object: ListedObject): string => object[name] ?? '';
  return { name, title: say(objectColumns[name]), isSorted: true, show: show[name] ?? text, text };
}

function TitleLink({ object: { id, title }, type }: { readonly object: ListedObject; readonly type: string | undefined }) {
  return (
    <a class="object-link" href={to.object(id)}>
      <TypeIcon type={type} size={16} />
      {title}
    </a>
  );
}

/** A column of the values of an attribute, those of several entries one after another. Each keeps its place, so that cells of several columns say which belong to one entry. */
function attributeColumn(each: TypeAttribute): Column {
  const { category, key, attribute, isMultiValue } = each;
  const { unit = '' } = attribute;
  const entriesOf = ({ categories }: ListedObject): readonly Values[] => {
    const entries = listIn(recordIn(categories)[category]);
    return entries.every(entry => isEmpty(entry[key])) ? [] : entries;
  };
  return {
    name: nameOf(each),
    title: attribute.title,
    isSorted: attribute.sortable !== false,
    show: object =>
      entriesOf(object).map((entry, at) => (
        <span key={at}>
          {at > 0 && ', '}
          {isEmpty(entry[key]) ? '–' : viewOf(attribute.type).show(entry[key], {})}
          {!isEmpty(entry[key]) && !isEmpty(entry[unit]) && ` ${textOf(entry[unit])}`}
        </span>
      )),
    text: ({ categories }) => {
      const values = listIn(recordIn(categories)[category]).map(entry => cellOfEntry(entry, key, attribute.unit));
      return isMultiValue ? cellOfValues(values) : (values[0] ?? '');
    },
  };
}

function isEmpty(value: unknown): boolean {
  return textOf(value) === '';
}
