import type { AttributeDefinition, AttributeType, KnownAttribute } from '../../generated/types.js';
import type { Category } from '../catalog/registry.js';
import type { Language } from '../domain/context.js';

/** How existing clients know a kind of attribute: what it is, how it is kept, how it is shown, what makes its value readable. */
interface KnownKind {
  readonly info: string;
  readonly data: string;
  readonly ui: string;
  readonly callback?: string;
}

const text = { info: 'text', data: 'text', ui: 'text' };
const browser = { info: 'object_browser', data: 'int', ui: 'popup', callback: 'object' };

const knownKinds: Readonly<Record<AttributeType, KnownKind>> = {
  text,
  textarea: { info: 'textarea', data: 'text_area', ui: 'textarea' },
  link: text,
  integer: { info: 'int', data: 'int', ui: 'text' },
  number: { info: 'float', data: 'float', ui: 'text' },
  money: { info: 'money', data: 'double', ui: 'text' },
  date: { info: 'date', data: 'date', ui: 'popup' },
  datetime: { info: 'datetime', data: 'date_time', ui: 'popup' },
  time: { info: 'time', data: 'time', ui: 'text' },
  timespan: { info: 'timeperiod', data: 'text', ui: 'text' },
  boolean: { info: 'dialog', data: 'int', ui: 'dialog', callback: 'get_yes_or_no' },
  dialog: { info: 'dialog', data: 'int', ui: 'dialog', callback: 'dialog' },
  dialog_plus: { info: 'dialog_plus', data: 'int', ui: 'popup', callback: 'dialog_plus' },
  multiselect: { info: 'multiselect', data: 'int', ui: 'popup', callback: 'dialog_multiselect' },
  object: browser,
  objects: { ...browser, info: 'n2m' },
  entry: browser,
  entries: { info: 'dialog_list', data: 'int', ui: 'dialog_list' },
  password: { info: 'password', data: 'text', ui: 'password' },
  upload: { info: 'upload', data: 'int', ui: 'upload' },
  file: browser,
  rows: { info: 'n2m', data: 'text', ui: 'text' },
  computed: text,
};

/** An attribute as existing clients know it. */
export function knownAttribute(attribute: AttributeDefinition, category: Category, language: Language): KnownAttribute {
  const { key, title, required = false, readOnly = false, dialog, default: usual, type } = attribute;
  const { info, data, ui, callback } = kindOf(attribute);
  const isPrimary = category.namedBy.includes(key);
  const isBackward = category.mode === 'backward';
  const isFixed = readOnly || type === 'computed' || category.mode === 'view';
  const table = category.table ?? '';
  return {
    title: title[language],
    check: { mandatory: required },
    info: {
      primary_field: isPrimary,
      primaryField: isPrimary,
      type: info,
      backward: isBackward,
      backwardCompatible: isBackward,
      title: title.en,
      description: title[language],
    },
    data: { type: data, readonly: isFixed, readOnly: isFixed, index: false, field: `${table}__${key}`, sourceTable: table },
    ui: {
      type: ui,
      params: dialog === undefined ? {} : { dialog },
      default: usual === undefined ? null : String(usual),
      id: `${category.const}__${key.toUpperCase()}`,
    },
    ...(callback !== undefined && { format: { callback: ['isys_export_helper', callback] } }),
  };
}

function kindOf({ key, type, unit, valueType }: AttributeDefinition): KnownKind {
  const kind = knownKinds[valueType === 'datetime' || valueType === 'date' ? valueType : type];
  if (unit !== undefined) return { ...kind, callback: 'convert' };
  return key === 'description' && type === 'textarea' ? { ...kind, info: 'commentary' } : kind;
}
