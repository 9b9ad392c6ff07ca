import type { Attribute, Category } from './catalog.js';
import type { Spec } from './spec.js';
import { docComment, header, propertyKey, typeImport } from './text.js';

interface ValueTypes {
  readonly read: string;
  /** Absent where a value is worked out and never written. */
  readonly write?: string;
}

const plain = { read: 'string', write: 'string | null' };
const numeric = { read: 'string', write: 'NumberInput' };
const quantity = { read: 'Quantity | null', write: 'NumberInput' };
const choice = { read: 'Choice | null', write: 'ChoiceInput' };
const object = { read: 'ObjectReference | null', write: 'LinkInput' };

/** How the values of each attribute type are read and written. */
const valueTypes: Readonly<Record<string, (attribute: Attribute) => ValueTypes>> = {
  text: () => plain,
  textarea: () => plain,
  link: () => plain,
  integer: ({ unit }) => (unit === undefined ? numeric : quantity),
  number: ({ unit }) => (unit === undefined ? numeric : quantity),
  money: () => numeric,
  date: () => plain,
  datetime: () => plain,
  time: () => plain,
  timespan: () => plain,
  boolean: () => ({ read: 'YesNo', write: 'YesNoInput' }),
  dialog: () => choice,
  dialog_plus: () => choice,
  multiselect: () => ({ read: 'Choice[]', write: '(number | string)[] | null' }),
  object: () => object,
  objects: () => ({ read: 'ObjectReference[]', write: 'LinkInput' }),
  entry: () => ({ read: 'EntryReference | null', write: 'LinkInput' }),
  entries: () => ({ read: 'EntryReference[]', write: 'LinkInput' }),
  password: () => plain,
  upload: () => ({ read: 'StoredFile | null', write: 'string | null' }),
  file: () => object,
  rows: ({ fields = [] }) => ({ read: `${row(fields, 'read')}[]`, write: `${row(fields, 'write')}[] | null` }),
  computed: () => ({ read: 'string' }),
};

/** categories.ts: per category the type of an entry as it is read, and of the data as it is saved. */
export function emitCategories({ categories }: Spec): string {
  const body = `/** A number as it is saved; null clears. */
export type NumberInput = number | string | null;

/** A yes or no as it is saved; null clears. */
export type YesNoInput = boolean | 0 | 1 | 'yes' | 'no' | 'ja' | 'nein' | null;

/** A link as it is saved: an id, or a list of ids; null clears. */
export type LinkInput = Id | Id[] | null;

/** Per category an entry as it is read. */
export interface CategoryEntryTypes {
${categories.map(entryType).join('')}}

/** Per category the data as it is saved; what is absent keeps its value. */
export interface CategoryDataTypes {
${categories.map(dataType).join('')}}
`;
  return [header, imports(body), body].join('\n');
}

// Only what the catalogue needs: an unused import does not compile.
function imports(body: string): string {
  const names = ['Choice', 'ChoiceInput', 'EntryReference', 'Id', 'ObjectReference', 'Quantity', 'StoredFile', 'YesNo'];
  const used = names.filter(name => new RegExp(`[(:=|] ?${name}\\b`).test(body));
  return typeImport(used, './types.js');
}

function entryType({ const: name, title, attributes }: Category): string {
  const members = attributes.map(attribute => member(attribute, '', typesOf(attribute).read));
  return declared(name, title.en, ['    id: string;\n', '    objID: string;\n'], members);
}

function dataType({ const: name, title, mode, attributes }: Category): string {
  const members = attributes.flatMap(attribute => {
    const { write } = typesOf(attribute);
    return write === undefined || attribute.readOnly || mode === 'view' ? [] : [member(attribute, '?', write)];
  });
  return declared(name, title.en, [], members);
}

function declared(name: string, title: string, always: string[], members: string[]): string {
  if (members.length === 0) return '';
  return `${docComment('  ', title)}  ${propertyKey(name)}: {\n${[...always, ...members].join('')}  };\n`;
}

function member({ key, title }: Attribute, mark: string, type: string): string {
  return `${docComment('    ', title?.en ?? '')}    ${propertyKey(key)}${mark}: ${type};\n`;
}

function row(fields: readonly Attribute[], direction: keyof ValueTypes): string {
  const mark = direction === 'read' ? '' : '?';
  const members = fields.map(field => `${propertyKey(field.key)}${mark}: ${typesOf(field)[direction] ?? 'never'}`);
  return `{ ${members.join('; ')} }`;
}

function typesOf(attribute: Attribute): ValueTypes {
  const types = valueTypes[attribute.type];
  if (!types) throw new Error(`${attribute.key}: no types for '${attribute.type}'; add a row to scripts/generate/categories.ts`);
  return types(attribute);
}
