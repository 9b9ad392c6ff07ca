import type { ListedObject, ObjectColumn, ObjectSortKey } from '../../../../generated/types.js';
import { listIn, recordIn, textOf } from '../../attributes/attribute-view.js';
import { viewOf } from '../../attributes/views.js';
import { nameOf, type TypeAttribute } from '../../lists/attributes-of-type.js';
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
  readonly order?: ObjectSortKey;
  show(object: ListedObject): preact.ComponentChildren;
  /** Its value in a file. */
  text(object: ListedObject): string;
}

/** Columns about the object itself, in the order in which they are offered, and what they are sorted by. */
export const objectColumns = {
  title: [words.title, 'title'],
  type_title: [words.type, 'type_title'],
  cmdb_status_title: [words.status, undefined],
  sysid: [objectsWords.sysid, 'sysid'],
  updated: [words.updated, undefined],
  created: [words.created, undefined],
  id: [objectsWords.id, 'id'],
} as const satisfies Readonly<Record<string, readonly [Text, ObjectSortKey | undefined]>>;

type ObjectColumnName = keyof typeof objectColumns;

/** Columns of a list that names none. */
export function usualColumns(isOfOneType: boolean): readonly ObjectColumnName[] {
  return ['title', ...(isOfOneType ? [] : (['type_title'] as const)), 'cmdb_status_title', 'sysid', 'updated'];
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
    const attribute = attributes.find(each => nameOf(each) === name);
    const column = isObjectColumn(name) ? objectColumn(name, constants) : attribute && attributeColumn(attribute);
    if (!column) return [];
    const title = taken.has(column.title) ? `${column.title} (${attribute?.categoryTitle ?? name})` : column.title;
    taken.add(title);
    return [{ ...column, title }];
  });
}

/** Whether a column is about the object itself. */
function isObjectColumn(name: string): name is ObjectColumnName {
  return Object.hasOwn(objectColumns, name);
}

function objectColumn(name: ObjectColumnName, constants: ReadonlyMap<string, string>): Column {
  const [title, order] = objectColumns[name];
  const show: Partial<Record<ObjectColumnName, Column['show']>> = {
    title: object => <TitleLink object={object} type={constants.get(object.type ?? '')} />,
    updated: ({ updated, created }) => <Time value={updated ?? created} />,
    created: ({ created }) => <Time value={created} />,
  };
  const text = (object: ListedObject): string => object[name] ?? '';
  return { name, title: say(title), ...(order && { order }), show: show[name] ?? text, text };
}

function TitleLink({ object: { id, title }, type }: { readonly object: ListedObject; readonly type: string | undefined }) {
  return (
    <a class="object-link" href={to.object(id)}>
      <TypeIcon type={type} size={16} />
      {title}
    </a>
  );
}

/** A column of the values of an attribute, those of several entries one after another. */
function attributeColumn(each: TypeAttribute): Column {
  const { category, key, attribute } = each;
  const valuesOf = ({ categories }: ListedObject): readonly unknown[] =>
    listIn(recordIn(categories)[category])
      .map(entry => entry[key])
      .filter(value => textOf(value) !== '');
  return {
    name: nameOf(each),
    title: attribute.title,
    show: object =>
      valuesOf(object).map((value, at) => (
        <span key={at}>
          {at > 0 && ', '}
          {viewOf(attribute.type).show(value, {})}
        </span>
      )),
    text: object => valuesOf(object).map(textOf).join('; '),
  };
}
