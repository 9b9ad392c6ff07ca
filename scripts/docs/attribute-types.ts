import type { AttributeType } from '../../generated/types.js';

/** How values of a type are written and read, in words. */
export interface TypeWords {
  readonly name: string;
  readonly written: string;
  readonly read: string;
}

const choice = { read: 'an object with `id`, `title`, `const` and `title_lang`; `null` while unset' };
const reference = { read: 'an object with `id`, `title`, `sysid`, `type` and `type_title`; `null` while unset' };
const entry = { read: 'an object with `id`, `title` and `type`; `null` while unset' };

/** The types of attributes as readers need them. */
export const attributeTypeWords: Readonly<Record<AttributeType, TypeWords>> = {
  text: { name: 'text', written: 'a text', read: 'the text as it was sent' },
  textarea: {
    name: 'long text',
    written: 'a text of up to 65,535 bytes of UTF-8, several lines',
    read: 'the text as it was sent',
  },
  link: { name: 'web address', written: 'a text that holds a URL', read: 'the text as it was sent' },
  password: { name: 'password', written: 'a text', read: 'the text as it was sent' },
  integer: { name: 'integer', written: 'an integer, or the same as a text', read: 'a numeric text' },
  number: { name: 'number', written: 'a number, or the same as a text', read: 'a numeric text' },
  money: {
    name: 'money',
    written: 'a number with at most two decimals, or the same as a text',
    read: 'a decimal text with two digits',
  },
  date: { name: 'date', written: '`Y-m-d`; `d.m.Y` is understood, too', read: '`Y-m-d`' },
  datetime: { name: 'date and time', written: '`Y-m-d H:i:s`', read: '`Y-m-d H:i:s`' },
  time: { name: 'time', written: '`HH:MM`', read: '`HH:MM`' },
  timespan: { name: 'time span', written: '`HH:MM-HH:MM`', read: '`HH:MM-HH:MM`' },
  boolean: {
    name: 'yes or no',
    written: '`true`, `false`, `1`, `0`, or the texts `yes`, `no`, `ja`, `nein`',
    read: 'an object with `value` (`"0"` or `"1"`) and `title`',
  },
  dialog: { name: 'choice', written: 'the id of a choice as a number, or its constant or title as a text', ...choice },
  dialog_plus: {
    name: 'choice that can be extended',
    written: 'the id of a choice as a number, or its title as a text; an unknown title becomes a new choice',
    ...choice,
  },
  multiselect: {
    name: 'several choices',
    written: 'a list of ids (numbers) and titles (texts)',
    read: 'a list of choices; empty while unset',
  },
  object: { name: 'link to an object', written: 'the id of an object', ...reference },
  objects: { name: 'links to objects', written: 'a list of ids of objects', read: 'a list of objects; empty while unset' },
  entry: { name: 'link to an entry', written: 'the id of an entry', ...entry },
  entries: { name: 'links to entries', written: 'a list of ids of entries', read: 'a list of entries; empty while unset' },
  upload: {
    name: 'upload',
    written: 'the content of a file in base64',
    read: 'an object with `name`, `size` and `type`; `null` while unset',
  },
  file: { name: 'link to a file', written: 'the id of an object of type `C__OBJTYPE__FILE`', ...reference },
  rows: { name: 'rows', written: 'a list of records', read: 'a list of records; empty while unset' },
  computed: { name: 'computed', written: '', read: 'worked out on reading' },
};
