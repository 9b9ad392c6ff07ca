import type { ListedObject, ObjectSortKey } from '../../../../generated/types.js';
import { listIn, recordIn, textOf } from '../../attributes/attribute-view.js';
import { viewOf } from '../../attributes/views.js';
import { nameOf, type TypeAttribute } from '../../lists/attributes-of-type.js';
import { TypeIcon } from '../../parts/icon.js';
import { Time } from '../../parts/time.js';
import { to } from '../../routing/addresses.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { objectsWords } from './objects-words.js';

/** A column of a list of objects. */
export interface Column {
  readonly name: string;
  readonly title: string;
  readonly order?: ObjectSortKey;
  show(object: ListedObject): preact.ComponentChildren;
  /** Its value in a file. */
  text(object: ListedObject): string;
}

/** Columns that every object has. */
export function usualColumns(constants: ReadonlyMap<string, string>, isOfOneType: boolean): readonly Column[] {
  const title: Column = {
    name: 'title',
    title: say(words.title),
    order: 'title',
    show: ({ id, title: text, type = '' }) => (
      <a class="object-link" href={to.object(id)}>
        <TypeIcon type={constants.get(type)} size={16} />
        {text}
      </a>
    ),
    text: ({ title: text = '' }) => text,
  };
  const type = plain('type_title', say(words.type), 'type_title');
  return [title, ...(isOfOneType ? [] : [type]), plain('cmdb_status_title', say(words.status))];
}

/** Columns at the end, which give way to chosen ones. */
export function lastColumns(): readonly Column[] {
  return [
    plain('sysid', say(objectsWords.sysid), 'sysid'),
    {
      name: 'updated',
      title: say(words.updated),
      show: ({ updated, created }) => <Time value={updated ?? created} />,
      text: ({ updated, created }) => updated ?? created ?? '',
    },
  ];
}

function plain(name: 'type_title' | 'cmdb_status_title' | 'sysid', title: string, order?: ObjectSortKey): Column {
  const text = (object: ListedObject): string => object[name] ?? '';
  return { name, title, ...(order && { order }), show: text, text };
}

/** A column of the values of an attribute, those of several entries one after another. */
export function attributeColumn(each: TypeAttribute): Column {
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
    text: object => valuesOf(object).map(textOf).join(', '),
  };
}
